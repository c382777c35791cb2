"""Voyages: the journey card, feeding, the monster (CC-4, CJ-1, CA-4, E-5)."""

from __future__ import annotations

import pytest

from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Lose, Place, Sail
from meadhall.champions.words.events import (
    AssignmentSealed,
    CoinLaid,
    DieRolled,
    EnemyDefeated,
    Fed,
    FightBegan,
    FightLost,
    FoodLost,
    JourneyTurned,
    LossesDue,
    SentOut,
    WarriorsLost,
)
from meadhall.kernel.events import Event
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

AT_SEA: tuple[type[Event], ...] = (JourneyTurned, FoodLost, WarriorsLost, Fed, FightBegan)


def bound(
    shore: str = "shore-1",
    journey: str = "all-quiet",
    monster: str = "test-monster",
    *,
    runes: tuple[str, ...] = (),
    edition: str = "de-2018",
    **load: int,
) -> Table:
    """Seat 0 has loaded the large ship with all it has, and is to confirm."""
    t = table(edition=edition)
    t.journey(shore, journey)
    t.enemy(shore, monster)
    t.give(0, **{"swordsman": 0, "favor": 0, "coins": 1, "food": 0, **load})
    t.last(0, Place("large-longship"), Sail(shore))
    t.send(0, shore, **load)
    t.rune(0, *runes)
    return t


@rule("CC-4")
def test_a_voyage_is_journey_card_then_feeding_then_the_monster() -> None:
    t = bound(axeman=3, food=2)
    told = t.done(0, script=["axeman:double", "axeman:double", "axeman:blank"])
    assert told[:6] == (
        AssignmentSealed(0),
        SentOut(0, "shore-1", "axeman", 3),
        SentOut(0, "shore-1", "food", 2),
        JourneyTurned(0, "shore-1", "all-quiet"),
        Fed(0, "shore-1", 3, 0),
        FightBegan(0, "shore-1", "test-monster"),
    )
    assert of(told, WarriorsLost, EnemyDefeated) == [
        WarriorsLost(0, "axeman", 2, "fight"),
        EnemyDefeated(0, "shore-1", "test-monster"),
    ]
    assert t.warriors(0) == (0, 0, 1)
    assert t.lawful()


@rule("CC-4")
@pytest.mark.parametrize("shore", ["shore-1", "shore-2", "shore-3", "shore-4"])
def test_each_shore_has_its_own_journey_card_and_monster(shore: str) -> None:
    t = bound(shore, "no-wind", swordsman=1, food=2)
    told = t.done(0)
    assert of(told, JourneyTurned, FoodLost, Fed, FightBegan) == [
        JourneyTurned(0, shore, "no-wind"),
        FoodLost(0, 1),
        Fed(0, shore, 1, 0),
        FightBegan(0, shore, "test-monster"),
    ]


@rule("CC-4")
def test_a_shore_without_a_ship_is_skipped() -> None:
    t = table()
    told = t.last(0, Place("smokehouse"))
    assert of(told, *AT_SEA) == []
    assert [t.venue(shore).journey_up for shore in ("shore-1", "shore-2", "shore-3", "shore-4")] == [False] * 4
    assert t.view().journeys_discarded == dict.fromkeys(t.cards.journeys, 0)


@rule("CC-4")
def test_the_journey_card_is_turned_up_even_with_nobody_aboard() -> None:
    t = bound("shore-2", "storm", food=1)
    t.give(0, swordsman=1)
    told = t.done(0)
    assert of(told, *AT_SEA) == [JourneyTurned(0, "shore-2", "storm"), FoodLost(0, 1), Fed(0, "shore-2", 0, 0)]
    assert t.view().journeys_discarded["storm"] == 1


@rule("CC-4")
@pytest.mark.parametrize(
    ("edition", "near"), [("en-2015", (3, 4)), ("fr", (1, 2)), ("it", (1, 2)), ("de-2018", (1, 2))]
)
@pytest.mark.parametrize("shore", [1, 2, 3, 4])
def test_one_food_feeds_2_near_and_1_far(edition: str, near: tuple[int, ...], shore: int) -> None:
    t = bound(f"shore-{shore}", edition=edition, swordsman=5, food=2)
    told = t.done(0)
    fed = 4 if shore in near else 2
    assert of(told, Fed) == [Fed(0, f"shore-{shore}", fed, 5 - fed)]
    assert of(told, WarriorsLost)[0] == WarriorsLost(0, "swordsman", 5 - fed, "hunger")
    assert t.lawful()


@rule("CC-4")
@pytest.mark.parametrize(("food", "fed"), [(0, 0), (1, 2), (2, 3), (3, 3)])
def test_an_odd_warrior_takes_a_whole_food(food: int, fed: int) -> None:
    t = bound(spearman=3, food=food)
    assert of(t.done(0), Fed) == [Fed(0, "shore-1", fed, 3 - fed)]


@rule("CC-4")
@pytest.mark.parametrize(("food", "fed"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_on_a_far_shore_each_takes_a_whole_food(food: int, fed: int) -> None:
    t = bound("shore-3", spearman=3, food=food)
    assert of(t.done(0), Fed) == [Fed(0, "shore-3", fed, 3 - fed)]


@rule("CC-4")
@pytest.mark.parametrize("crew", [0, 1])
def test_all_food_aboard_returns_to_the_supply(crew: int) -> None:
    t = bound(swordsman=crew, food=7)
    t.give(0, food=9)  # two more at home
    t.done(0)
    assert t.seat(0).food == 2
    assert t.venue("shore-1").sent["food"] == 0


@rule("CC-4", "CF-8")
def test_if_all_starve_there_is_no_fight() -> None:
    t = bound(swordsman=2)
    told = t.done(0)
    assert of(told, *AT_SEA, DieRolled) == [
        JourneyTurned(0, "shore-1", "all-quiet"),
        Fed(0, "shore-1", 0, 2),
        WarriorsLost(0, "swordsman", 2, "hunger"),
    ]
    assert of(told, FightLost) == []
    assert CoinLaid("shore-1") in told
    assert t.venue("shore-1").enemy == "test-monster"
    assert t.lawful()


@rule("CC-4")
def test_ships_of_several_seats_sail_from_left_to_right() -> None:
    t = table(first=1)
    t.journey("shore-4", "all-quiet")
    t.journey("shore-2", "no-wind")
    t.journey("shore-1", "storm")
    t.ship(0, "karfi")
    t.give(0, food=0, swordsman=0)
    t.give(1, food=0, swordsman=0)
    t.give(2, food=0, swordsman=0)
    t.sail(1, "small-longship", "shore-4")
    t.sail(0, "karfi", "shore-2")
    told = t.last(2, Place("large-longship"), Sail("shore-1"))
    assert of(told, JourneyTurned) == [
        JourneyTurned(2, "shore-1", "storm"),
        JourneyTurned(0, "shore-2", "no-wind"),
        JourneyTurned(1, "shore-4", "all-quiet"),
    ]


@rule("CC-4")
@pytest.mark.parametrize(
    ("edition", "shores"),
    [("en-2015", {2, 3, 4}), ("fr", {1, 2, 3}), ("it", {1, 2, 3}), ("de-2018", {1, 2, 3})],
)
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_leave_out_one_far_shore(edition: str, shores: set[int], players: int) -> None:
    t = table(players=players, edition=edition)
    t.go(0, "small-longship")
    assert t.open(0) == {Sail(f"shore-{shore}") for shore in shores}


@rule("CA-4")
def test_forbidden_warriors_eat_and_are_then_destroyed_unrolled() -> None:
    t = bound(monster="axeproof-monster", swordsman=1, axeman=3, food=2)
    told = t.done(0, script=["swordsman:double"])
    assert of(told, *AT_SEA, DieRolled, EnemyDefeated) == [
        JourneyTurned(0, "shore-1", "all-quiet"),
        Fed(0, "shore-1", 4, 0),
        WarriorsLost(0, "axeman", 3, "ban"),
        FightBegan(0, "shore-1", "axeproof-monster"),
        DieRolled(0, "swordsman", "double"),
        WarriorsLost(0, "swordsman", 1, "fight"),
        EnemyDefeated(0, "shore-1", "axeproof-monster"),
    ]
    assert t.seat(0).favor == 2
    assert t.lawful()


@rule("CA-4", "CF-8")
def test_if_only_forbidden_warriors_arrive_there_is_no_fight() -> None:
    t = bound(monster="axeproof-monster", runes=("healing",), axeman=2, food=1)
    told = t.done(0)
    assert of(told, *AT_SEA, LossesDue, FightLost) == [
        JourneyTurned(0, "shore-1", "all-quiet"),
        Fed(0, "shore-1", 2, 0),
        WarriorsLost(0, "axeman", 2, "ban"),
    ]
    assert t.warriors(0) == (0, 0, 0)
    assert t.seat(0).runes[0].used is False
    assert t.lawful()


@rule("CA-4", "CJ-1")
def test_forbidden_warriors_may_be_lost_on_the_way_instead_of_others() -> None:
    t = bound(journey="whirlpool", monster="axeproof-monster", swordsman=1, axeman=1, food=1)
    t.done(0)
    told = t.do(0, Lose("axeman"), script=["swordsman:double"])
    assert of(told, WarriorsLost, EnemyDefeated)[0] == WarriorsLost(0, "axeman", 1, "journey")
    assert EnemyDefeated(0, "shore-1", "axeproof-monster") in told


@rule("CF-8", "CC-4")
def test_where_no_monster_lies_the_crew_comes_home() -> None:
    t = bound(swordsman=2, food=1)
    monster = t.cards.enemies.index("test-monster")
    t.cell("enemy", slugs.VENUES.index("shore-1"), -1)
    t.cell("enemy_at", monster, 0)
    t.cell("enemy_left", 2, t.state.enemy_left[2] + 1)
    told = t.done(0)
    assert of(told, *AT_SEA) == [JourneyTurned(0, "shore-1", "all-quiet"), Fed(0, "shore-1", 2, 0)]
    assert t.venue("shore-1").sent == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
    assert t.warriors(0) == (2, 0, 0)
    assert t.lawful()


@rule("CF-8")
def test_a_crew_lost_on_the_way_fights_nobody() -> None:
    t = bound(journey="whirlpool", swordsman=1, food=1)
    told = t.done(0)
    assert of(told, *AT_SEA, FightLost) == [
        JourneyTurned(0, "shore-1", "whirlpool"),
        WarriorsLost(0, "swordsman", 1, "journey"),
        Fed(0, "shore-1", 0, 0),
    ]
