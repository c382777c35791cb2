"""The journey cards: what each takes from the ship, and from the ship alone (CJ-1)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Lose, Place, Sail, Use
from meadhall.champions.words.events import (
    Fed,
    FightBegan,
    FoodLost,
    JourneyTurned,
    WarriorsLost,
)
from meadhall.kernel.events import Event
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

AT_SEA: tuple[type[Event], ...] = (JourneyTurned, FoodLost, WarriorsLost, Fed, FightBegan)


def bound(journey: str, shore: str = "shore-1", *, runes: tuple[str, ...] = (), **load: int) -> Table:
    """Seat 0 has loaded the large ship with all it has, and is to confirm."""
    t = table()
    t.journey(shore, journey)
    t.enemy(shore, "test-monster")
    t.give(0, **{"swordsman": 0, "favor": 0, "coins": 1, "food": 0, **load})
    t.last(0, Place("large-longship"), Sail(shore))
    t.send(0, shore, **load)
    t.rune(0, *runes)
    return t


@rule("CJ-1")
@pytest.mark.parametrize(("journey", "food"), [("all-quiet", 3), ("no-wind", 2)])
def test_all_quiet_takes_nothing_and_no_wind_1_food(journey: str, food: int) -> None:
    t = bound(journey, "shore-3", swordsman=4, food=3)
    told = t.done(0)
    lost = [] if food == 3 else [FoodLost(0, 1)]
    assert of(told, *AT_SEA)[: 2 + len(lost)] == [
        JourneyTurned(0, "shore-3", journey),
        *lost,
        Fed(0, "shore-3", food, 4 - food),
    ]


@rule("CJ-1")
def test_without_food_aboard_no_wind_takes_nothing_not_even_from_home() -> None:
    t = bound("no-wind", swordsman=1)
    t.give(0, food=5)
    assert of(t.done(0), FoodLost) == []
    assert t.seat(0).food == 5


@rule("CJ-1")
def test_the_whirlpool_takes_the_only_kind_aboard_without_asking() -> None:
    t = bound("whirlpool", axeman=2, food=2)
    t.give(0, swordsman=2)
    told = t.done(0)
    assert of(told, *AT_SEA)[:3] == [
        JourneyTurned(0, "shore-1", "whirlpool"),
        WarriorsLost(0, "axeman", 1, "journey"),
        Fed(0, "shore-1", 1, 0),
    ]
    assert t.seat(0).warriors["swordsman"] == 2


@rule("CJ-1")
def test_with_nobody_aboard_the_whirlpool_takes_nothing() -> None:
    t = bound("whirlpool", food=2)
    assert of(t.done(0), FoodLost, WarriorsLost) == []


@rule("CJ-1")
@pytest.mark.parametrize("journey", ["storm", "lost"])
def test_an_empty_ship_has_nothing_to_lose(journey: str) -> None:
    t = table()
    t.journey("shore-1", journey)
    t.give(0, food=3)
    t.last(0, Place("small-longship"), Sail("shore-1"))
    told = t.done(0)
    assert of(told, *AT_SEA) == [JourneyTurned(0, "shore-1", journey), Fed(0, "shore-1", 0, 0)]
    assert (t.seat(0).food, t.warriors(0)) == (3, (1, 0, 0))


@rule("CJ-1")
def test_what_is_not_aboard_cannot_be_lost() -> None:
    t = bound("lost", spearman=1)
    told = t.done(0)
    assert of(told, *AT_SEA) == [
        JourneyTurned(0, "shore-1", "lost"),
        WarriorsLost(0, "spearman", 1, "journey"),
        Fed(0, "shore-1", 0, 0),
    ]


@rule("CJ-1")
def test_lost_takes_both_where_just_two_items_are_aboard() -> None:
    t = bound("lost", spearman=1, food=1)
    told = t.done(0)
    assert of(told, *AT_SEA) == [
        JourneyTurned(0, "shore-1", "lost"),
        WarriorsLost(0, "spearman", 1, "journey"),
        FoodLost(0, 1),
        Fed(0, "shore-1", 0, 0),
    ]
    assert t.lawful()


@rule("CJ-1")
def test_the_storm_leaves_the_ship_its_own_choice_even_far_from_home() -> None:
    t = bound("storm", "shore-4", swordsman=1, axeman=1, food=1)
    t.done(0)
    assert t.open(0) == {Lose("swordsman"), Lose("axeman"), Lose("food")}


@rule("CJ-1")
def test_the_card_stays_face_up_until_clean_up() -> None:
    t = bound("storm", swordsman=1, food=1)
    t.done(0)
    assert (t.venue("shore-1").journey, t.venue("shore-1").journey_up) == ("storm", True)
    t.do(0, Lose("food"))
    assert t.venue("shore-1").journey_up is False
    assert t.view().journeys_discarded["storm"] == 1


@rule("CJ-1")
def test_neither_healing_nor_favor_helps_against_a_journey_card() -> None:
    t = bound("whirlpool", runes=("healing",), swordsman=1, axeman=1, food=1)
    t.give(0, favor=3)
    t.done(0)
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}
    assert t.refused(0, Use("healing")) == "wrong-window"


@rule("CJ-1", "CC-4")
def test_healing_helps_neither_the_hungry_nor_those_lost_at_sea_without_a_choice() -> None:
    t = bound("whirlpool", runes=("healing",), swordsman=2)
    told = t.done(0)
    assert of(told, WarriorsLost) == [
        WarriorsLost(0, "swordsman", 1, "journey"),
        WarriorsLost(0, "swordsman", 1, "hunger"),
    ]


@rule("CN-1", "CJ-1", "CC-4")
def test_runes_for_any_time_may_be_used_before_a_choice_at_sea() -> None:
    t = bound("storm", runes=("gifts",), swordsman=2, axeman=1, food=1)
    t.done(0)
    assert t.open(0) == {Lose("swordsman"), Lose("axeman"), Lose("food"), Use("gifts")}
    t.do(0, Lose("food"))
    assert t.open(0) == {Done(), Use("gifts")}  # just after the outcome
