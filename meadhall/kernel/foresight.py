"""What an answer leads to for certain, found by carrying it out on a copy of what a seat knows.

Until chance speaks or something hidden is shown, everything that happens follows from what the seat knows. So it does
not matter in which of the worlds that agree with it the answer is tried, and only what is told before that is used.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.declared.core import Core

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Foretold:
    """What follows an answer: rows of events before the first surprise, whether there is one, and the state if not."""

    rows: Sequence[Row]
    reveals: bool
    state: Any  # None after a surprise


def foretell(
    core: Core[Any], world: Any, seat: int, code: int, surprises: Collection[int], drawn: Collection[int] = ()
) -> Foretold:
    """Try an open answer in a world; `surprises` are the events up to which everything is certain.

    `drawn` are events that tell what was drawn, where something was: certain only if chance was not asked at all.
    """
    after, chance = world.copy(), core.Chance()
    chance.listen()
    core.proceed(after, seat, code, chance)
    for place, row in enumerate(chance.rows):
        if row[0] in surprises or (chance.outcomes and row[0] in drawn):
            return Foretold(chance.rows[:place], True, None)
    if chance.outcomes or chance.stuck:
        return Foretold((), True, None)
    return Foretold(chance.rows, False, after)
