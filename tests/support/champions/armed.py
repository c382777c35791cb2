"""The vocabulary of the tests about runes: a seat that has all ten, and what it is offered."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from meadhall.champions.words.actions import Use
from tests.support.champions.table import Table, table

ANY_TIME = {"gifts", "wealth", "knowledge", "success"}
RUNES = (*sorted(ANY_TIME), "potential", "reaction", "healing", "glory", "journey", "true-vision")


def armed(players: int = 4, **options: Any) -> Table:
    """A table at which seat 0 has all ten runes, each worth using, and is about to place."""
    t = table(players, **options)
    t.rune(0, *RUNES)
    t.give(0, coins=10, wood=5, food=5, favor=1)
    t.turn(0)
    return t


def offered(t: Table, seat: int = 0) -> AbstractSet[str]:
    """The runes offered to a seat."""
    return {action.rune for action in t.open(seat) if isinstance(action, Use)}
