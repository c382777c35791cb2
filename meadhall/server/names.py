"""Names that people choose, and names for bots."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection
from typing import Final

from meadhall.kernel.errors import BadRequest

MOST_NAME: Final = 24
MOST_TEXT: Final = 400
MOST_LOGIN: Final = 40
SPACES: Final = re.compile(r"\s+")
BOT_NAMES: Final = (
    "Halvard", "Skarde", "Ingrid", "Runa", "Thora", "Bjarne", "Sigrun", "Leif", "Astrid", "Torsten", "Yrsa", "Gunnar",
    "Hilda", "Orm", "Solveig", "Ketil",
)  # fmt: skip


def clean(text: str, most: int) -> str:
    """Text without control and bidirectional characters and without superfluous spaces."""
    kept = "".join(one if unicodedata.category(one)[0] != "C" else " " if one.isspace() else "" for one in text)
    return SPACES.sub(" ", unicodedata.normalize("NFC", kept)).strip()[:most].strip()


def clean_name(text: str) -> str:
    """The name of a person."""
    name = clean(text, MOST_NAME)
    if not name:
        raise BadRequest("A name needs at least one letter.")
    return name


def login_of(name: str) -> str:
    """What an account is known by: names that look alike to a reader are one."""
    return unicodedata.normalize("NFKC", name).casefold()[:MOST_LOGIN]


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    free = [name for name in BOT_NAMES if name not in taken]
    return secrets.choice(free or BOT_NAMES)


def distinct(name: str, taken: Collection[str]) -> str:
    """A name that differs from those taken."""
    if name not in taken:
        return name
    return next(one for one in (f"{name[: MOST_NAME - 3]} {number}" for number in range(2, 99)) if one not in taken)
