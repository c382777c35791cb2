"""A position in which three seats are to assign (CA-2)."""

from __future__ import annotations

from typing import Any

from meadhall.champions.words.actions import Place
from tests.support.champions.table import Table, table


def three_to_assign(**options: Any) -> Table:
    """Seats 0, 1 and 2 are to assign, to the troll, the left draugr and the first shore; seat 3 is not."""
    t = table(**options)
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.journey("shore-1", "all-quiet")
    t.give(0, favor=0, swordsman=2)
    t.give(1, favor=0, swordsman=0, spearman=1)
    t.give(2, favor=0, food=2, swordsman=0, axeman=1)
    t.go(0, "troll")
    t.go(1, "draugr-left")
    t.sail(2, "small-longship", "shore-1")
    t.last(3, Place("blacksmith"))
    return t
