"""Locations (CL-1 to CL-3, CL-5, CL-9 to CL-12, CL-14)."""

from __future__ import annotations

import pytest

from meadhall.champions.cards.options import EDITIONS
from meadhall.champions.words.actions import BuyFavor, Done, Place, Take
from meadhall.champions.words.events import (
    BlameTaken,
    ExtraWorker,
    FavorTaken,
    GoodsPaid,
    GoodsTaken,
    MarkerMoved,
    WarriorsTaken,
    WorkerPlaced,
)
from tests.support.champions.table import table
from tests.support.rule import rule


@rule("CL-1")
@pytest.mark.parametrize(
    ("space", "kind", "count", "warriors", "lying"),
    [
        ("swordsmith", "swordsman", 2, (3, 0, 0), (0, 3, 4)),
        ("hafter", "spearman", 3, (1, 3, 0), (2, 0, 4)),
        ("blacksmith", "axeman", 4, (1, 0, 4), (2, 3, 0)),
    ],
)
def test_each_smith_gives_all_the_warriors_lying_there(
    space: str, kind: str, count: int, warriors: tuple[int, int, int], lying: tuple[int, int, int]
) -> None:
    t = table()
    t.set(lying=[2, 3, 4], supply=[6, 9, 6])
    assert t.go(0, space) == (WorkerPlaced(0, space), WarriorsTaken(0, kind, count))
    assert t.warriors(0) == warriors
    assert tuple(t.view().lying.values()) == (*lying, 1)
    assert t.supply() == (6, 9, 6)
    t.rules.check_laws(t.state)


@rule("CL-2")
def test_the_smokehouse_gives_all_the_food_lying_there() -> None:
    t = table()
    t.stock(food=4)
    assert t.go(0, "smokehouse") == (WorkerPlaced(0, "smokehouse"), GoodsTaken(0, "food", 4))
    assert t.goods(0) == (5, 1, 1)
    assert t.view().lying == {"swordsman": 1, "spearman": 1, "axeman": 1, "food": 0}


@rule("CL-3")
def test_the_jarl_gives_a_swordsman_and_the_marker() -> None:
    t = table(first=0)
    before = t.supply()
    assert t.go(2, "jarls-longhouse") == (
        WorkerPlaced(2, "jarls-longhouse"),
        MarkerMoved(2),
        WarriorsTaken(2, "swordsman", 1),
    )
    assert (t.view().first, t.warriors(2)) == (2, (2, 0, 0))
    assert t.supply() == (before[0] - 1, before[1], before[2])
    assert t.view().lying["swordsman"] == 1


@rule("CL-3")
@pytest.mark.parametrize(
    ("players", "seat", "left"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 2, 3), (4, 3, 0)]
)
def test_who_has_the_marker_already_passes_it_to_the_left(players: int, seat: int, left: int) -> None:
    t = table(players, first=seat)
    assert MarkerMoved(left) in t.go(seat, "jarls-longhouse")
    assert (t.view().first, t.warriors(seat)) == (left, (2, 0, 0))


@rule("CL-3")
def test_the_marker_is_taken_even_with_a_full_longhouse_and_no_dice() -> None:
    t = table(first=0)
    t.give(1, swordsman=8)
    t.set(supply=[0, 5, 5])
    t.go(1, "jarls-longhouse")
    assert (t.view().first, t.warriors(1)) == (1, (8, 0, 0))


@rule("CL-3")
def test_nothing_else_moves_the_marker() -> None:
    t = table(first=3, edition="fr")
    for seat in (3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2):
        t.do(seat, Place("begging"))
    assert (t.view().round, t.view().first) == (2, 3)
    assert not any(isinstance(event, MarkerMoved) for event in t.told())


@rule("CL-5")
@pytest.mark.parametrize(
    ("merchant", "goods", "warriors"),
    [
        ("birka-knarr", (3, 2, 0), (1, 0, 0)),
        ("hedeby-knarr", (2, 3, 1), (1, 0, 0)),
        ("lofoten-boat", (4, 1, 0), (1, 0, 0)),
        ("frisian-cog", (2, 2, 0), (2, 0, 0)),
        ("dublin-trader", (2, 1, 0), (3, 0, 0)),
        ("novgorod-boat", (2, 2, 0), (1, 1, 0)),
        ("miklagard-trader", (2, 1, 0), (1, 0, 1)),
    ],
)
def test_a_coin_buys_everything_the_merchant_ship_shows(
    merchant: str, goods: tuple[int, int, int], warriors: tuple[int, int, int]
) -> None:
    t = table()
    t.merchant(merchant)
    told = t.go(0, "merchant-ship")
    assert told[:2] == (WorkerPlaced(0, "merchant-ship"), GoodsPaid(0, "coins", 1))
    assert (t.goods(0), t.warriors(0)) == (goods, warriors)
    assert t.view().merchant == merchant
    assert t.asked(1) == "place-worker"
    t.rules.check_laws(t.state)


@rule("CL-5", "CV-3")
def test_the_seaworthy_go_aboard_without_a_coin() -> None:
    t = table()
    t.merchant("lofoten-boat")
    t.give(1, coins=0)
    assert t.go(1, "merchant-ship") == (WorkerPlaced(1, "merchant-ship"), GoodsTaken(1, "food", 3))
    assert t.goods(1) == (4, 1, 0)


@rule("CL-9")
@pytest.mark.parametrize(("favor", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_stave_church_has_its_prices(favor: int, price: int) -> None:
    t = table()
    t.give(0, coins=12, favor=1)
    assert t.go(0, "stave-church") == (WorkerPlaced(0, "stave-church"),)
    assert t.asked(0) == "choose-favor"
    assert t.do(0, BuyFavor(favor)) == (GoodsPaid(0, "coins", price), FavorTaken(0, favor))
    assert (t.goods(0), t.seat(0).favor) == ((1, 1, 12 - price), 1 + favor)
    assert t.asked(1) == "place-worker"


@rule("CL-9", "CP-2")
@pytest.mark.parametrize(("coins", "most"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (30, 4)])
def test_one_to_four_favor_may_be_bought_as_far_as_the_coins_go(coins: int, most: int) -> None:
    t = table()
    t.give(0, coins=coins)
    t.go(0, "stave-church")
    assert t.open(0) == {BuyFavor(favor) for favor in range(1, most + 1)}
    assert t.refused(0, Done()) == "not-asked"
    if most < 4:
        assert t.refused(0, BuyFavor(most + 1)) == "no-coins"


@rule("CL-10")
def test_the_huts_grow_cheaper_from_5_coins_to_2() -> None:
    t = table()
    t.set(coins=[5, 5, 5, 5])
    prices = []
    for seat, price in ((2, 5), (0, 4), (3, 3), (1, 2)):
        prices.append(t.view().next_hut_price)
        told = t.go(seat, "worker-huts")
        assert told == (WorkerPlaced(seat, "worker-huts"), GoodsPaid(seat, "coins", price), ExtraWorker(seat))
        assert t.goods(seat) == (1, 1, 5 - price)
        t.set(worker_on=[-1] * 37)
    assert prices == [5, 4, 3, 2]
    assert t.view().next_hut_price is None


@rule("CL-10", "CP-2")
@pytest.mark.parametrize(("taken", "price"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_next_hut_needs_its_whole_price(taken: int, price: int) -> None:
    t = table()
    t.set(huts_taken=taken)
    t.give(0, coins=price - 1)
    assert t.refused(0, Place("worker-huts")) == "no-coins"
    t.give(0, coins=price)
    assert "worker-huts" in t.spaces(0)


@rule("CL-10")
def test_the_extra_worker_is_there_this_very_round_and_only_once_a_game() -> None:
    t = table()
    t.give(0, coins=20)
    t.go(0, "worker-huts")
    assert (t.seat(0).workers, t.seat(0).extra_worker) == (3, True)
    t.set(worker_on=[-1] * 37)
    t.turn(0)
    assert t.refused(0, Place("worker-huts")) == "has-extra"
    t.end_round()
    t.turn(0)
    assert t.seat(0).workers == 4
    assert t.refused(0, Place("worker-huts")) == "has-extra"


@rule("CL-11")
def test_everybody_may_hunt_but_each_with_one_worker() -> None:
    t = table()
    for seat in range(4):
        assert t.go(seat, "hunting-grounds") == (WorkerPlaced(seat, "hunting-grounds"),)
    assert all(mine.hunting for mine in t.view().seats)
    assert t.goods(0) == (1, 1, 1)
    assert t.refused(0, Place("hunting-grounds")) == "already-hunting"


@rule("CL-12")
@pytest.mark.parametrize("space", ["troll", "draugr-left", "draugr-right"])
def test_a_fight_is_reserved_for_one(space: str) -> None:
    t = table()
    t.go(1, space)
    assert t.venue(space).owner == 1
    assert [venue.owner for venue in t.view().venues].count(None) == 6
    t.turn(2)
    assert t.refused(2, Place(space)) == "taken"
    assert t.warriors(1) == (1, 0, 0)


@rule("CL-14", "E-3")
@pytest.mark.parametrize(("good", "goods"), [("food", (2, 1, 1)), ("wood", (1, 2, 1)), ("coins", (1, 1, 2))])
def test_a_beggar_takes_a_blame_and_a_good_by_choice(good: str, goods: tuple[int, int, int]) -> None:
    t = table()
    assert t.go(0, "begging") == (WorkerPlaced(0, "begging"), BlameTaken(0))
    assert t.asked(0) == "beg"
    assert t.open(0) == {Take("food"), Take("wood"), Take("coins")}
    assert t.refused(0, Done()) == "not-asked"
    assert t.do(0, Take(good)) == (GoodsTaken(0, good, 1),)
    assert (t.goods(0), t.seat(0).blame) == (goods, 1)
    assert t.asked(1) == "place-worker"


@rule("CL-14", "E-3")
@pytest.mark.parametrize("edition", ["en-2015", "fr", "it"])
def test_a_beggar_of_the_other_books_takes_food(edition: str) -> None:
    t = table(edition=edition)
    assert t.go(0, "begging") == (WorkerPlaced(0, "begging"), BlameTaken(0), GoodsTaken(0, "food", 1))
    assert (t.goods(0), t.seat(0).blame) == ((2, 1, 1), 1)


@rule("CL-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_begging_takes_any_number_of_workers(edition: str) -> None:
    t = table(edition=edition, beggar_chooses=False)
    for seat in (0, 1, 2, 3, 0, 1, 0):
        t.go(seat, "begging")
    assert [mine.begging for mine in t.view().seats] == [3, 2, 1, 1]
    assert [mine.blame for mine in t.view().seats] == [3, 2, 1, 1]
    assert [mine.workers for mine in t.view().seats] == [0, 1, 2, 2]
    assert "begging" not in t.view().workers_on


@rule("CL-14")
def test_who_can_use_nothing_else_must_beg() -> None:
    t = table(2)
    t.give(0, food=0, wood=0, coins=0)
    spaces = [1] * 37
    spaces[t.cards.spaces.index("begging")] = -1
    t.set(worker_on=spaces, hunting=[1, 0, 0, 0])
    assert t.open(0) == {Place("begging")}
