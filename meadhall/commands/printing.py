"""Printing if the output is not UTF-8: characters that cannot be encoded are replaced by readable ones."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

HANDLER: Final = "meadhall-readable"
INSTEAD: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe",
    "Œ": "Oe", "ø": "o", "Ø": "O", "å": "aa", "Å": "Aa", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ł": "l", "Ł": "L",
    "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "‹": "'", "›": "'",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "−": "-", "·": "-", "•": "*", "×": "x", "±": "+/-", "µ": "u",
    "½": "1/2", "¼": "1/4", "¾": "3/4", "†": "+", "←": "<-", "→": "->", "↑": "^", "↓": "v", "►": ">", "◄": "<",
}  # fmt: skip
UNKNOWN: Final = "?"


def readable(character: str) -> str:
    """A character in ASCII: from the list above, as lines and bars, or without its accent."""
    if character in INSTEAD:
        return INSTEAD[character]
    name = unicodedata.name(character, "")
    if name.startswith("BOX DRAWINGS"):
        turns = " AND " in name
        return "-" if "HORIZONTAL" in name and not turns else "|" if "VERTICAL" in name and not turns else "+"
    if name.endswith("BLOCK") or "SHADE" in name:
        return "#"
    if name.startswith("BRAILLE"):  # the spinner
        return "*"
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return bare or UNKNOWN


def replaced(error: UnicodeError) -> tuple[str, int]:
    """The error handler of a codec: a replacement for what it cannot encode."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(readable, error.object[error.start : error.end])), error.end


def print_anywhere() -> None:
    """Make the standard streams accept every text, whatever their encoding."""
    codecs.register_error(HANDLER, replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)
