"""Stalls (CL-15, CL-16)."""

from __future__ import annotations

import pytest

from meadhall.champions.cards.options import EDITIONS
from meadhall.champions.words.actions import Done, Place, Trade
from meadhall.champions.words.events import FavorTaken, GloryWon, GoodsPaid, GoodsTaken, WarriorsTaken, WorkerPlaced
from meadhall.kernel.events import Event
from tests.support.champions.table import table
from tests.support.rule import rule


@rule("CL-15", "CL-16", "E-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("stall", "told", "goods", "warriors", "glory"),
    [
        ("skald", [GloryWon(0, 2, "stall")], (5, 5, 5), (1, 0, 0), 2),
        ("generous-merchant", [GoodsTaken(0, "food", 1), GoodsTaken(0, "wood", 1)], (6, 6, 5), (1, 0, 0), 0),
        ("wealthy-traveller", [GoodsTaken(0, "coins", 2)], (5, 5, 7), (1, 0, 0), 0),
        (
            "huskarl",
            [GoodsPaid(0, "food", 1), WarriorsTaken(0, "swordsman", 2)],
            (4, 5, 5),
            (3, 0, 0),
            0,
        ),
        ("raiders", [GoodsPaid(0, "wood", 1), WarriorsTaken(0, "spearman", 2)], (5, 4, 5), (1, 2, 0), 0),
        (
            "jomsvikings",
            [GoodsPaid(0, "coins", 2), WarriorsTaken(0, "swordsman", 1), WarriorsTaken(0, "axeman", 1)],
            (5, 5, 3),
            (2, 0, 1),
            0,
        ),
        (
            "varangians",
            [GoodsPaid(0, "coins", 1), WarriorsTaken(0, "swordsman", 1), WarriorsTaken(0, "spearman", 1)],
            (5, 5, 4),
            (2, 1, 0),
            0,
        ),
    ],
)
def test_each_stall_takes_and_gives_what_it_shows(
    edition: str,
    stall: str,
    told: list[Event],
    goods: tuple[int, int, int],
    warriors: tuple[int, int, int],
    glory: int,
) -> None:
    t = table(edition=edition)
    t.stalls(stall)
    t.give(0, food=5, wood=5, coins=5, favor=3)
    assert t.go(0, stall) == (WorkerPlaced(0, stall), *told)
    assert (t.goods(0), t.warriors(0), t.seat(0).glory, t.seat(0).favor) == (goods, warriors, glory, 3)
    assert t.asked(1) == "place-worker"
    t.rules.check_laws(t.state)


@rule("CL-15", "E-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("times", [1, 2, 3])
def test_at_the_aumingi_food_becomes_favor_up_to_three_times(edition: str, times: int) -> None:
    t = table(edition=edition)
    t.stalls("aumingi")
    t.give(0, food=4, favor=0)
    assert t.go(0, "aumingi") == (WorkerPlaced(0, "aumingi"),)
    assert t.asked(0) == "choose-times"
    assert t.open(0) == {Trade(1), Trade(2), Trade(3)}
    assert t.refused(0, Done()) == "not-asked"
    assert t.do(0, Trade(times)) == (GoodsPaid(0, "food", times), FavorTaken(0, times))
    assert (t.goods(0), t.seat(0).favor, t.seat(0).glory) == ((4 - times, 1, 1), times, 0)
    assert t.asked(1) == "place-worker"


@rule("CL-15", "CP-2")
@pytest.mark.parametrize(("food", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_each_time_at_the_aumingi_must_be_paid_in_full(food: int, most: int) -> None:
    t = table()
    t.stalls("aumingi")
    t.give(0, food=food)
    t.go(0, "aumingi")
    assert t.open(0) == {Trade(times) for times in range(1, most + 1)}
    if most < 3:
        assert t.refused(0, Trade(most + 1)) == "no-food"


@rule("CL-15")
def test_a_stall_that_trades_twice_trades_no_more() -> None:
    cards = {"stalls": {"aumingi": {"times": 2}}}
    t = table(cards=cards)
    t.stalls("aumingi")
    t.give(0, food=9)
    t.go(0, "aumingi")
    assert t.open(0) == {Trade(1), Trade(2)}
    assert t.refused(0, Trade(3)) == "too-many"


@rule("CL-16", "CL-15")
def test_a_stall_is_used_once_per_worker_and_holds_one() -> None:
    t = table()
    t.stalls("skald")
    t.go(0, "skald")
    assert t.seat(0).glory == 2
    t.turn(0)
    assert t.refused(0, Place("skald")) == "taken"
    t.turn(1)
    assert t.refused(1, Place("skald")) == "taken"
    t.end_round()
    t.go(1, "skald")
    assert t.seat(1).glory == 2


@rule("CL-15", "CL-16", "CS-2")
@pytest.mark.parametrize(
    "stall",
    [
        "aumingi",
        "skald",
        "generous-merchant",
        "wealthy-traveller",
        "huskarl",
        "raiders",
        "jomsvikings",
        "varangians",
    ],
)
def test_a_stall_that_was_not_drawn_is_closed(stall: str) -> None:
    t = table()
    t.stalls()
    t.give(0, food=9, wood=9, coins=9)
    assert t.refused(0, Place(stall)) == "not-in-play"
    t.stalls(stall)
    assert stall in t.spaces(0)
