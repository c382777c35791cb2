"""The vocabulary of the tests about the end of the game: a table without anything, and what was scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.champions.table import CARDS, Table, table

COLOURED: Mapping[str, Any] = {
    "draugr": {
        **CARDS["draugr"],
        "cold-draugr": {"name": "C", "attack": 1, "defence": 2, "glory": 6, "coins": 4, "colour": "blue"},
    },
    "monsters": {
        **CARDS["monsters"],
        "golden-monster": {"name": "G", "attack": 1, "defence": 2, "glory": 6, "favor": 1, "colour": "yellow"},
    },
}
"""Two enemies of each colour: a draugr and a monster."""


def bare(players: int = 4, **options: Any) -> Table:
    """A table at which nobody has anything: no goods, favor, warriors or destiny cards."""
    t = table(players, cards=COLOURED, **options)
    t.set(food=[0] * 4, wood=[0] * 4, coins=[0] * 4, favor=[0] * 4)
    t.hands(*[()] * players)
    for seat in range(players):
        t.give(seat, swordsman=0)
    return t


def scored(t: Table, category: str) -> tuple[int, ...]:
    """What each seat scored in a category at the end."""
    scoring = t.view().scoring
    assert scoring is not None
    return scoring[category]


def glory(t: Table) -> list[int]:
    """The glory of each seat."""
    return [seat.glory for seat in t.view().seats]


def winners(t: Table) -> tuple[int, ...]:
    """Who won."""
    result = t.rules.result(t.state)
    assert result is not None
    return result.winners
