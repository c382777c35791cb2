"""Placing workers (CP-1 to CP-4, CP-6, CP-7): whose turn it is, which spaces are open, and who pays what."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Place, Take
from meadhall.champions.words.events import (
    BlameTaken,
    GoodsPaid,
    GoodsTaken,
    HuntBegan,
    WarriorsForfeited,
    WarriorsTaken,
    WorkerPlaced,
)
from meadhall.kernel.errors import NotYours
from tests.support.champions.table import table
from tests.support.rule import rule

FREE = {
    "blacksmith",
    "hafter",
    "swordsmith",
    "smokehouse",
    "jarls-longhouse",
    "market",
    "sages-hut",
    "hunting-grounds",
    "troll",
    "draugr-left",
    "draugr-right",
    "small-longship",
    "begging",
}
"""The spaces without a cost, stalls left aside."""


@rule("CP-1", "CP-7")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, 1, [1, 0, 1, 0, 1, 0, 1, 0]),
        (3, 1, [1, 2, 0, 1, 2, 0, 1, 2, 0]),
        (4, 3, [3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]),
    ],
)
def test_one_worker_at_a_time_goes_round_clockwise_until_nobody_has_one(
    players: int, first: int, order: list[int]
) -> None:
    t = table(players, first=first, edition="fr")
    for seat in order:
        assert t.view().round == 1
        assert [(decision.seat, decision.question) for decision in t.match.decisions()] == [(seat, "place-worker")]
        t.do(seat, Place("begging"))
    assert [event.seat for event in t.told() if isinstance(event, WorkerPlaced)] == order
    assert t.view().round == 2
    assert t.asked(first) == "place-worker"


@rule("CP-1")
def test_passing_is_not_possible() -> None:
    t = table()
    assert t.refused(0, Done()) == "not-asked"
    t.give(0, food=0, wood=0, coins=0, swordsman=0)
    assert t.refused(0, Done()) == "not-asked"


@rule("CP-1")
def test_nobody_places_a_worker_out_of_turn() -> None:
    t = table()
    with pytest.raises(NotYours):
        t.match.answer(1, Place("market"))
    assert t.open(1) == set()
    assert t.why(1, Place("market")) == "not-asked"


@rule("CP-1")
def test_the_action_is_carried_out_at_once() -> None:
    t = table()
    assert t.go(0, "smokehouse") == (WorkerPlaced(0, "smokehouse"), GoodsTaken(0, "food", 1))
    assert t.goods(0) == (2, 1, 1)
    assert t.seat(0).workers == 2
    assert t.view().workers_on == {"smokehouse": 0}
    assert t.asked(1) == "place-worker"


@rule("CP-2")
def test_with_the_starting_goods_all_is_open_but_shipwright_and_huts() -> None:
    t = table()
    t.stalls("aumingi", "skald", "generous-merchant", "wealthy-traveller", "huskarl", "raiders", "varangians")
    paid = {"merchant-ship", "runesmith", "stave-church", "large-longship"}
    stalls = {"aumingi", "skald", "generous-merchant", "wealthy-traveller", "huskarl", "raiders", "varangians"}
    assert t.open(0) == {Place(space) for space in FREE | paid | stalls}


@rule("CP-2", "CP-6")
def test_who_has_nothing_may_use_every_space_without_cost() -> None:
    t = table()
    t.stalls("aumingi", "skald", "generous-merchant", "wealthy-traveller", "huskarl", "raiders", "varangians")
    t.give(0, food=0, wood=0, coins=0, favor=0, swordsman=0)
    assert t.open(0) == {Place(space) for space in FREE | {"skald", "generous-merchant", "wealthy-traveller"}}


@rule("CP-2")
@pytest.mark.parametrize(
    "space",
    [
        "blacksmith",
        "hafter",
        "swordsmith",
        "smokehouse",
        "jarls-longhouse",
        "market",
        "merchant-ship",
        "runesmith",
        "sages-hut",
        "shipwright",
        "stave-church",
        "worker-huts",
        "troll",
        "draugr-left",
        "draugr-right",
        "small-longship",
        "large-longship",
        "wealthy-traveller",
        "raiders",
    ],
)
def test_most_spaces_hold_one_worker_only(space: str) -> None:
    t = table()
    t.stalls("wealthy-traveller", "raiders")
    t.set(wood=[9] * 4, coins=[9] * 4)
    spaces = [-1] * 37
    spaces[t.cards.spaces.index(space)] = 2
    t.set(worker_on=spaces)
    assert t.refused(0, Place(space)) == "taken"
    t.turn(2)
    assert t.refused(2, Place(space)) == "taken"
    assert space not in t.spaces(2)


@rule("CP-2")
@pytest.mark.parametrize(
    ("space", "good", "price", "reason"),
    [
        ("merchant-ship", "coins", 1, "no-coins"),
        ("runesmith", "wood", 1, "no-wood"),
        ("stave-church", "coins", 1, "no-coins"),
        ("worker-huts", "coins", 5, "no-coins"),
        ("large-longship", "coins", 1, "no-coins"),
        ("aumingi", "food", 1, "no-food"),
        ("huskarl", "food", 1, "no-food"),
        ("raiders", "wood", 1, "no-wood"),
        ("jomsvikings", "coins", 2, "no-coins"),
        ("varangians", "coins", 1, "no-coins"),
    ],
)
def test_a_space_is_closed_to_who_cannot_pay_in_full(space: str, good: str, price: int, reason: str) -> None:
    t = table()
    t.stalls(*[stall for stall in t.cards.stalls if stall == space])
    t.give(0, food=9, wood=9, coins=9)
    t.give(0, **{good: price - 1})
    assert t.refused(0, Place(space)) == reason
    assert space not in t.spaces(0)
    t.give(0, food=0, wood=0, coins=0)
    t.give(0, **{good: price})
    assert space in t.spaces(0)


@rule("CP-3")
def test_what_is_paid_goes_to_the_supply_and_what_is_taken_comes_from_it() -> None:
    t = table()
    t.stalls("varangians")
    t.give(0, coins=3)
    assert t.go(0, "varangians") == (
        WorkerPlaced(0, "varangians"),
        GoodsPaid(0, "coins", 1),
        WarriorsTaken(0, "swordsman", 1),
        WarriorsTaken(0, "spearman", 1),
    )
    assert (t.goods(0), t.warriors(0), t.supply()) == ((1, 1, 2), (2, 1, 0), (6, 10, 9))


@rule("CP-4", "CL-3")
def test_placing_goes_on_clockwise_though_the_marker_has_moved() -> None:
    t = table(first=0)
    t.go(2, "jarls-longhouse")
    assert t.view().first == 2
    order = []
    for _ in range(5):
        order.append(t.match.decisions()[0].seat)
        t.do(order[-1], Place("begging"))
        t.do(order[-1], Take("food"))
    assert order == [3, 0, 1, 2, 3]


@rule("CP-4")
def test_this_rounds_hunt_and_the_next_round_go_by_the_new_marker() -> None:
    t = table(first=0)
    for seat in range(4):
        t.give(seat, favor=0)
        t.go(seat, "hunting-grounds")
    told = t.last(2, Place("jarls-longhouse"))
    assert [event.seat for event in told if isinstance(event, HuntBegan)] == [2, 3, 0, 1]
    assert t.asked(2) == "place-worker"


@rule("CP-4")
def test_this_rounds_open_assignment_goes_by_the_new_marker() -> None:
    t = table(first=0, edition="en-2015")
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.go(0, "troll")
    t.go(1, "draugr-left")
    t.last(1, Place("jarls-longhouse"))
    assert [decision.seat for decision in t.match.decisions()] == [1]


@rule("CP-6", "CL-1", "CL-2")
@pytest.mark.parametrize("space", ["blacksmith", "hafter", "swordsmith", "smokehouse"])
def test_an_empty_blue_location_may_be_taken(space: str) -> None:
    t = table()
    t.set(lying=[0, 0, 0], lying_food=0)
    assert t.go(0, space) == (WorkerPlaced(0, space),)
    assert (t.goods(0), t.warriors(0), t.view().workers_on) == ((1, 1, 1), (1, 0, 0), {space: 0})


@rule("CP-6", "CL-4")
def test_the_market_may_be_taken_with_nothing_to_swap() -> None:
    t = table()
    t.give(0, food=0, wood=0, coins=0)
    assert t.go(0, "market") == (WorkerPlaced(0, "market"),)
    assert t.asked(1) == "place-worker"


@rule("CP-6", "CL-12")
@pytest.mark.parametrize("space", ["troll", "draugr-left", "draugr-right"])
def test_a_fight_may_be_reserved_with_no_warriors_at_home(space: str) -> None:
    t = table()
    t.give(0, swordsman=0)
    assert t.go(0, space) == (WorkerPlaced(0, space),)
    assert t.venue(space).owner == 0


@rule("CP-6", "CP-5", "CL-16")
def test_a_cost_may_be_paid_though_the_longhouse_is_full() -> None:
    t = table()
    t.stalls("huskarl")
    t.give(0, swordsman=0, axeman=8)
    assert t.go(0, "huskarl") == (
        WorkerPlaced(0, "huskarl"),
        GoodsPaid(0, "food", 1),
        WarriorsForfeited(0, 2),
    )
    assert (t.goods(0), t.warriors(0)) == ((0, 1, 1), (0, 0, 8))


@rule("CP-6", "CP-5", "CL-16")
def test_a_cost_may_be_paid_though_the_dice_have_run_out() -> None:
    t = table()
    t.stalls("raiders")
    t.set(supply=[5, 0, 5])
    told = t.go(0, "raiders")
    assert told == (WorkerPlaced(0, "raiders"), GoodsPaid(0, "wood", 1), WarriorsForfeited(0, 2))
    assert (t.goods(0), t.warriors(0)) == ((1, 0, 1), (1, 0, 0))


@rule("CP-6", "CL-6")
def test_the_runesmith_may_be_paid_though_no_rune_is_left() -> None:
    t = table()
    t.set(rune_at=[11] * 10 + [0, 0], rune_left=0)
    assert t.go(0, "runesmith") == (WorkerPlaced(0, "runesmith"), GoodsPaid(0, "wood", 1))
    assert (t.goods(0), t.seat(0).runes) == ((1, 0, 1), ())
    assert t.asked(1) == "place-worker"


@rule("CP-7")
def test_who_has_no_worker_is_skipped() -> None:
    t = table(edition="it")
    t.set(workers=[2, 0, 0, 1])
    order = []
    while t.view().round == 1:
        order.append(t.match.decisions()[0].seat)
        t.do(order[-1], Place("begging"))
    assert order == [0, 3, 0]


@rule("CP-7", "CL-10")
def test_who_takes_the_extra_worker_with_the_last_one_is_in_again() -> None:
    t = table(3, edition="fr")
    t.give(1, coins=5)
    t.set(workers=[1, 1, 0, 0])
    t.go(1, "worker-huts")
    t.do(0, Place("begging"))
    assert [(decision.seat, decision.question) for decision in t.match.decisions()] == [(1, "place-worker")]
    t.do(1, Place("begging"))
    assert t.view().round == 2


@rule("CP-7", "CL-10")
def test_the_very_last_worker_at_the_huts_is_followed_by_the_extra_one() -> None:
    t = table(3, edition="fr")
    t.give(2, coins=5)
    t.last(2, Place("worker-huts"))
    assert [(decision.seat, decision.question) for decision in t.match.decisions()] == [(2, "place-worker")]
    assert BlameTaken(2) in t.do(2, Place("begging"))
    assert t.view().round == 2
