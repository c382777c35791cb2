"""The board in plain text, for the render mode `ansi`."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final

from meadhall.kernel.declared.pictures import Section
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.events import Audience
from meadhall.kernel.rules import Rules
from meadhall.locale.speech import Speech

ANSI: Final = "ansi"
WIDEST: Final = 40  # characters of a column; longer cells push the rest of their row to the right


def check_mode(mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    if mode not in (None, ANSI):
        raise BadOptions(f"The render mode must be {ANSI!r} or None, not {str(mode)[:20]!r}.")


def drawn(rules: Rules, state: Any, audience: Audience) -> str:
    """What an audience sees of a game, in English: how it stands, what a seat has, and the board as columns."""
    speech, picture = speech_of(rules), rules.game.picture
    view = rules.view(state, audience)
    head = [picture.heading(view, rules, speech)] if audience is None else picture.status(view, rules, speech)
    return "\n\n".join(["\n".join(head), *map(in_columns, picture.sections(view, rules, speech))])


@lru_cache(maxsize=16)
def speech_of(rules: Rules) -> Speech:
    """The English words of a game, with its seats named as the agents are."""
    phrases = rules.phrases
    names = tuple(f"seat_{seat}" for seat in range(rules.seats))
    return Speech("en", ["meadhall", rules.game.messages], phrases.families, names, phrases.own_name)


def in_columns(section: Section) -> str:
    """A section as lines."""
    rows = [row for row in (section.headings, *section.rows) if any(row)]
    widths = [min(max(map(len, column)), WIDEST) for column in zip_longest(*rows, fillvalue="")]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows)
    return "\n".join([section.title, *lines])
