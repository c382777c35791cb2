"""What a ship holds, and which warriors an enemy forbids (CA-3, CA-4)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Load, Place, Sail, Send
from meadhall.champions.words.events import (
    AssignmentSealed,
)
from tests.support.champions.table import Table, table
from tests.support.rule import rule


def aboard(ship: str, shore: str = "shore-1", **things: int) -> Table:
    """Seat 0 alone is to load a ship bound for a shore."""
    t = table()
    t.journey(shore, "all-quiet")
    if ship not in ("small-longship", "large-longship"):
        t.ship(0, ship)
    t.give(0, **{"food": 0, "favor": 0, "swordsman": 0, "coins": 1, **things})
    t.last(0, Place(ship), Sail(shore))
    return t


@rule("CA-3")
@pytest.mark.parametrize(
    ("ship", "capacity"),
    [
        ("small-longship", 5),
        ("large-longship", 10),
        ("karfi", 6),
        ("snekka", 7),
        ("skeid", 7),
        ("drekkar", 8),
    ],
)
def test_warriors_and_food_together_never_exceed_the_ship(ship: str, capacity: int) -> None:
    t = aboard(ship, food=12, swordsman=2, axeman=1)
    t.send(0, "shore-1", swordsman=1, axeman=1, food=capacity - 3)
    assert t.open(0) == {Done(), Load("shore-1", "food")}
    t.do(0, Load("shore-1", "food"))
    assert t.refused(0, Load("shore-1", "food")) == "ship-full"
    assert t.open(0) == {Done()}


@rule("CA-3")
def test_warriors_alone_may_fill_the_ship() -> None:
    t = aboard("small-longship", "shore-4", food=1, swordsman=1, spearman=2, axeman=5)
    t.send(0, "shore-4", swordsman=1, spearman=2, axeman=2)
    assert t.refused(0, Load("shore-4", "axeman")) == "ship-full"
    assert t.refused(0, Load("shore-4", "food")) == "ship-full"
    assert t.open(0) == {Done()}


@rule("CA-3")
def test_each_ship_has_its_own_room() -> None:
    t = table()
    t.give(0, food=20, swordsman=1, coins=1)
    t.sail(0, "small-longship", "shore-2")
    t.last(0, Place("large-longship"), Sail("shore-1"))
    t.send(0, "shore-1", food=10)
    assert t.refused(0, Load("shore-1", "food")) == "ship-full"
    t.send(0, "shore-2", food=5)
    assert t.refused(0, Load("shore-2", "food")) == "ship-full"


@rule("CA-4")
def test_a_troll_that_forbids_a_weapon_is_not_met_with_it() -> None:
    t = table()
    t.enemy("troll", "swordproof-troll")
    t.give(0, swordsman=1, spearman=1, axeman=1)
    t.last(0, Place("troll"))
    assert t.refused(0, Send("troll", "swordsman")) == "forbidden"
    assert t.open(0) == {Done(), Send("troll", "spearman"), Send("troll", "axeman")}


@rule("CA-4")
@pytest.mark.parametrize("kind", ["swordsman", "spearman", "axeman"])
def test_a_draugr_that_forbids_a_weapon_is_not_met_with_it(kind: str) -> None:
    proof = {"name": "P", "attack": 1, "defence": 2, "glory": 6, "coins": 4, "colour": "red", "forbids": kind}
    t = table(cards={"draugr": {"proof-draugr": proof}})
    t.enemy("draugr-right", "proof-draugr")
    t.give(0, swordsman=1, spearman=1, axeman=1)
    t.last(0, Place("draugr-right"))
    assert t.refused(0, Send("draugr-right", kind)) == "forbidden"
    assert len(t.open(0)) == 3


@rule("CA-4")
def test_one_who_has_only_forbidden_warriors_has_nothing_to_assign() -> None:
    t = table()
    t.enemy("troll", "swordproof-troll")
    t.give(0, swordsman=2)
    assert AssignmentSealed(0) in t.last(0, Place("troll"))
    assert t.warriors(0) == (2, 0, 0)


@rule("CA-4")
def test_any_weapon_may_sail_to_a_monster_that_forbids_it() -> None:
    t = table()
    t.enemy("shore-1", "axeproof-monster")
    t.give(0, food=0, swordsman=0, axeman=1)
    t.last(0, Place("small-longship"), Sail("shore-1"))
    assert t.open(0) == {Done(), Load("shore-1", "axeman")}
