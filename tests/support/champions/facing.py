"""A position that several chapters of fights start from."""

from __future__ import annotations

from meadhall.champions.words.actions import Place
from tests.support.champions.table import Table, table


def facing(enemy: str, *runes: str, favor: int = 0, **warriors: int) -> Table:
    """Seat 1, led by Gylfir, has sent all its warriors against the left draugr and is to confirm."""
    t = table()
    t.enemy("draugr-left", enemy)
    t.give(1, **{"swordsman": 0, "coins": 0, "favor": favor, **warriors})
    t.last(1, Place("draugr-left"))
    t.send(1, "draugr-left", **warriors)
    t.rune(1, *runes)
    return t
