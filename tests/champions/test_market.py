"""The market (CL-4): food, wood and coins one for one."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Give, Place, Take
from meadhall.champions.words.events import GoodsPaid, GoodsTaken, Waived, WorkerPlaced
from tests.support.champions.table import Table, table
from tests.support.rule import rule


def at_the_market(food: int = 0, wood: int = 0, coins: int = 0) -> Table:
    """Seat 0 has placed a worker at the market with these goods."""
    t = table()
    t.give(0, food=food, wood=wood, coins=coins)
    t.go(0, "market")
    return t


@rule("CL-4")
@pytest.mark.parametrize(
    ("given", "taken", "after"),
    [
        ("food", "wood", (2, 4, 3)),
        ("food", "coins", (2, 3, 4)),
        ("wood", "food", (4, 2, 3)),
        ("wood", "coins", (3, 2, 4)),
        ("coins", "food", (4, 3, 2)),
        ("coins", "wood", (3, 4, 2)),
    ],
)
def test_each_good_is_swapped_for_each_other(given: str, taken: str, after: tuple[int, int, int]) -> None:
    t = at_the_market(3, 3, 3)
    assert t.asked(0) == "give-goods"
    assert t.do(0, Give(given)) == (GoodsPaid(0, given, 1),)
    assert t.done(0) == (Waived(0),)
    assert t.asked(0) == "take-goods"
    assert t.do(0, Take(taken)) == (GoodsTaken(0, taken, 1),)
    assert t.goods(0) == after
    assert t.asked(1) == "place-worker"


@rule("CL-4")
def test_any_number_may_be_swapped() -> None:
    t = at_the_market(food=5)
    for _ in range(5):
        t.do(0, Give("food"))
    assert t.asked(0) == "take-goods"
    assert t.open(0) == {Take("wood"), Take("coins")}
    for _ in range(4):
        t.do(0, Take("wood"))
    assert t.open(0) == {Take("wood"), Take("coins")}
    t.do(0, Take("wood"))
    assert t.goods(0) == (0, 5, 0)
    assert t.asked(1) == "place-worker"


@rule("CL-4")
def test_as_many_are_taken_as_were_given_in_any_mix() -> None:
    t = at_the_market(food=4)
    t.do(0, Give("food"))
    t.do(0, Give("food"))
    t.do(0, Give("food"))
    t.done(0)
    t.do(0, Take("wood"))
    assert t.do(0, Take("coins")) == (GoodsTaken(0, "coins", 1), GoodsTaken(0, "coins", 1))
    assert t.goods(0) == (1, 1, 2)
    assert t.asked(1) == "place-worker"


@rule("CL-4")
@pytest.mark.parametrize(
    ("first", "second", "left", "after"),
    [
        ("food", "wood", "coins", (0, 1, 5)),
        ("food", "coins", "wood", (0, 5, 1)),
        ("wood", "coins", "food", (5, 0, 1)),
    ],
)
def test_two_goods_given_leave_the_third_to_take(
    first: str, second: str, left: str, after: tuple[int, int, int]
) -> None:
    t = at_the_market(2, 2, 2)
    t.do(0, Give(first))
    t.do(0, Give(first))
    t.do(0, Give(second))
    assert t.open(0) == {Done(), Give(second)}
    assert t.refused(0, Give(left)) == ("nothing-left-to-take" if left == "coins" else "out-of-order")
    assert t.done(0) == (Waived(0), GoodsTaken(0, left, 3))
    assert t.goods(0) == after
    assert t.asked(1) == "place-worker"


@rule("CL-4", "CP-6")
def test_nothing_need_be_swapped() -> None:
    t = at_the_market(1, 1, 1)
    assert t.open(0) == {Done(), Give("food"), Give("wood"), Give("coins")}
    assert t.done(0) == (Waived(0),)
    assert t.goods(0) == (1, 1, 1)
    assert t.asked(1) == "place-worker"


@rule("CL-4")
def test_what_was_given_is_not_taken_back() -> None:
    t = at_the_market(wood=2)
    t.do(0, Give("wood"))
    t.done(0)
    assert t.open(0) == {Take("food"), Take("coins")}
    assert t.refused(0, Take("wood")) == "given-away"
    assert t.refused(0, Done()) == "not-asked"


@rule("CL-4")
def test_goods_are_given_and_taken_in_the_order_food_wood_coins() -> None:
    t = at_the_market(2, 3, 2)
    t.do(0, Give("wood"))
    assert t.refused(0, Give("food")) == "out-of-order"
    assert t.open(0) == {Done(), Give("wood"), Give("coins")}
    t.do(0, Give("wood"))
    t.do(0, Give("wood"))
    t.done(0)
    t.do(0, Take("food"))
    assert t.open(0) == {Take("food"), Take("coins")}
    t.do(0, Take("food"))
    t.do(0, Take("food"))
    assert t.goods(0) == (5, 0, 2)


@rule("CL-4")
def test_after_coins_nothing_but_coins_can_follow() -> None:
    t = at_the_market(wood=3)
    t.do(0, Give("wood"))
    t.do(0, Give("wood"))
    t.do(0, Give("wood"))
    assert t.do(0, Take("coins")) == (GoodsTaken(0, "coins", 1), GoodsTaken(0, "coins", 2))
    assert t.goods(0) == (0, 0, 3)


@rule("CL-4", "CP-2")
@pytest.mark.parametrize(
    ("goods", "closed", "reason"),
    [
        ({"wood": 1, "coins": 1}, "food", "no-food"),
        ({"food": 1, "coins": 1}, "wood", "no-wood"),
        ({"food": 1, "wood": 1}, "coins", "no-coins"),
    ],
)
def test_only_what_one_has_can_be_given(goods: dict[str, int], closed: str, reason: str) -> None:
    t = at_the_market(**goods)
    assert t.refused(0, Give(closed)) == reason
    assert t.open(0) == {Done(), *(Give(good) for good in goods)}


@rule("CL-4")
def test_when_the_last_good_is_given_the_taking_begins() -> None:
    t = at_the_market(food=1)
    t.do(0, Give("food"))
    assert t.asked(0) == "take-goods"


@rule("CL-4")
def test_favor_is_not_traded() -> None:
    t = at_the_market(coins=1)
    t.do(0, Give("coins"))
    t.do(0, Take("wood"))
    assert (t.goods(0), t.seat(0).favor) == ((0, 1, 0), 1)


@rule("CL-4", "CP-2")
def test_the_next_visit_to_the_market_starts_afresh() -> None:
    t = at_the_market(food=1, wood=1)
    t.do(0, Give("food"))
    t.done(0)
    t.do(0, Take("coins"))
    assert t.goods(0) == (0, 1, 1)
    t.turn(1)
    assert t.refused(1, Place("market")) == "taken"
    t.end_round()
    t.turn(0)
    assert t.do(0, Place("market")) == (WorkerPlaced(0, "market"),)
    assert t.open(0) == {Done(), Give("food"), Give("wood"), Give("coins")}
