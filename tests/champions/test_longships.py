"""The shipwright and the longships (CL-8, CL-13, CS-3)."""

from __future__ import annotations

import pytest

from meadhall.champions.cards.options import EDITIONS
from meadhall.champions.words.actions import BuyShip, Done, Load, Place, Sail
from meadhall.champions.words.events import GoodsPaid, ShipBuilt, ShipSent, WorkerPlaced
from tests.support.champions.table import Table, table
from tests.support.rule import rule

ALL_SHORES = {Sail("shore-1"), Sail("shore-2"), Sail("shore-3"), Sail("shore-4")}


def own(t: Table, seat: int, ship: str) -> None:
    """Let a seat have a private longship already."""
    place = t.cards.ships.index(ship)
    t.cell("ship", seat, place)
    t.cell("ship_out", place, 0)


@rule("CL-8")
@pytest.mark.parametrize(
    ("ship", "wood", "coins"), [("karfi", 2, 1), ("snekka", 2, 3), ("skeid", 3, 3), ("drekkar", 4, 4)]
)
def test_a_private_longship_costs_what_it_shows(ship: str, wood: int, coins: int) -> None:
    t = table()
    t.give(0, wood=6, coins=6)
    assert t.go(0, "shipwright") == (WorkerPlaced(0, "shipwright"),)
    assert t.asked(0) == "choose-ship"
    assert t.open(0) == {BuyShip("karfi"), BuyShip("snekka"), BuyShip("skeid"), BuyShip("drekkar")}
    assert t.refused(0, Done()) == "not-asked"
    told = t.do(0, BuyShip(ship))
    assert told == (GoodsPaid(0, "wood", wood), GoodsPaid(0, "coins", coins), ShipBuilt(0, ship))
    assert (t.goods(0), t.seat(0).ship) == ((1, 6 - wood, 6 - coins), ship)
    assert set(t.view().ships_left) == {"karfi", "snekka", "skeid", "drekkar"} - {ship}
    assert t.seat(0).glory == 0
    assert t.asked(1) == "place-worker"


@rule("CL-8", "CP-2")
@pytest.mark.parametrize(
    ("wood", "coins", "ships"),
    [
        (2, 1, {"karfi"}),
        (2, 2, {"karfi"}),
        (2, 3, {"karfi", "snekka"}),
        (3, 2, {"karfi"}),
        (3, 3, {"karfi", "snekka", "skeid"}),
        (4, 3, {"karfi", "snekka", "skeid"}),
        (3, 4, {"karfi", "snekka", "skeid"}),
        (4, 4, {"karfi", "snekka", "skeid", "drekkar"}),
    ],
)
def test_only_a_ship_that_can_be_paid_is_offered(wood: int, coins: int, ships: set[str]) -> None:
    t = table()
    t.give(0, wood=wood, coins=coins)
    t.go(0, "shipwright")
    assert t.open(0) == {BuyShip(ship) for ship in ships}


@rule("CL-8", "CP-2")
def test_who_can_pay_no_ship_cannot_come_to_the_shipwright() -> None:
    t = table()
    t.give(0, wood=1, coins=9)
    assert t.refused(0, Place("shipwright")) == "no-wood"
    t.give(0, wood=9, coins=0)
    assert t.refused(0, Place("shipwright")) == "no-coins"
    t.give(0, wood=2, coins=1)
    assert "shipwright" in t.spaces(0)


@rule("CL-8", "CP-2")
def test_a_ship_too_dear_is_refused_for_what_is_lacking() -> None:
    t = table()
    t.give(0, wood=3, coins=1)
    t.go(0, "shipwright")
    assert t.refused(0, BuyShip("snekka")) == "no-coins"
    assert t.refused(0, BuyShip("drekkar")) == "no-wood"


@rule("CL-8")
def test_there_is_one_private_longship_per_player_in_the_whole_game() -> None:
    t = table()
    t.give(0, wood=9, coins=9)
    t.go(0, "shipwright")
    t.do(0, BuyShip("karfi"))
    t.end_round()
    t.turn(0)
    assert t.refused(0, Place("shipwright")) == "has-ship"
    t.give(1, wood=9, coins=9)
    t.go(1, "shipwright")
    assert t.refused(1, BuyShip("karfi")) == "not-in-play"
    assert t.open(1) == {BuyShip("snekka"), BuyShip("skeid"), BuyShip("drekkar")}


@rule("CL-8", "CS-3")
@pytest.mark.parametrize(("players", "ships"), [(2, {"karfi", "drekkar"}), (3, {"karfi", "snekka", "drekkar"})])
def test_a_ship_for_more_players_cannot_be_bought(players: int, ships: set[str]) -> None:
    t = table(players)
    t.give(0, wood=9, coins=9)
    t.go(0, "shipwright")
    assert t.open(0) == {BuyShip(ship) for ship in ships}
    assert t.refused(0, BuyShip("skeid")) == "not-in-play"


@rule("CL-8")
def test_with_every_ship_sold_the_shipwright_is_closed() -> None:
    t = table(2)
    t.give(0, wood=9, coins=9)
    t.set(ship_out=[0] * 6)
    assert t.refused(0, Place("shipwright")) == "not-in-play"


@rule("CL-8", "CL-13")
def test_a_new_ship_is_a_location_of_its_owners_in_the_same_round() -> None:
    t = table()
    t.give(0, wood=2, coins=1)
    assert t.refused(0, Place("karfi")) == "not-your-ship"
    t.go(0, "shipwright")
    t.do(0, BuyShip("karfi"))
    assert t.refused(1, Place("karfi")) == "not-your-ship"
    t.turn(0)
    assert "karfi" in t.spaces(0)
    t.do(0, Place("karfi"))
    t.do(0, Sail("shore-4"))
    assert t.venue("shore-4").ship == "karfi"


@rule("CL-13")
@pytest.mark.parametrize(
    ("ship", "coins"), [("small-longship", 0), ("large-longship", 1), ("drekkar", 0), ("snekka", 0)]
)
def test_a_ship_is_put_into_a_harbour_at_once(ship: str, coins: int) -> None:
    t = table()
    t.give(0, coins=3)
    if ship in t.cards.ships:
        own(t, 0, ship)
    told = t.go(0, ship)
    assert told == (WorkerPlaced(0, ship), *([GoodsPaid(0, "coins", coins)] if coins else []))
    assert t.goods(0) == (1, 1, 3 - coins)
    assert t.asked(0) == "choose-shore"
    assert t.open(0) == ALL_SHORES
    assert t.refused(0, Done()) == "not-asked"
    assert t.do(0, Sail("shore-3")) == (ShipSent(0, ship, "shore-3"),)
    assert (t.venue("shore-3").ship, t.venue("shore-3").owner) == (ship, 0)
    assert [venue.ship for venue in t.view().venues].count(None) == 6
    assert t.asked(1) == "place-worker"


@rule("CL-13", "CS-3", "CA-3")
@pytest.mark.parametrize(
    ("ship", "capacity"),
    [("small-longship", 5), ("large-longship", 10), ("karfi", 6), ("snekka", 7), ("skeid", 7), ("drekkar", 8)],
)
def test_each_ship_has_its_capacity(ship: str, capacity: int) -> None:
    t = table()
    t.give(0, swordsman=2, food=12)
    if ship in t.cards.ships:
        own(t, 0, ship)
    t.last(0, Place(ship), Sail("shore-1"))
    t.send(0, "shore-1", swordsman=1, food=capacity - 1)
    assert t.refused(0, Load("shore-1", "food")) == "ship-full"
    assert t.open(0) == {Done()}


@rule("CL-13", "E-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_harbour_takes_one_ship(edition: str) -> None:
    t = table(edition=edition)
    t.sail(0, "small-longship", "shore-2")
    t.go(1, "large-longship")
    assert t.refused(1, Sail("shore-2")) == "harbour-taken"
    assert t.open(1) == ALL_SHORES - {Sail("shore-2")}


@rule("CL-13", "CR-5", "E-5")
@pytest.mark.parametrize(("edition", "unused"), [("en-2015", "shore-1"), ("fr", "shore-4"), ("de-2018", "shore-4")])
@pytest.mark.parametrize("players", [2, 3])
def test_a_harbour_not_in_use_takes_no_ship(players: int, edition: str, unused: str) -> None:
    t = table(players, edition=edition)
    t.go(0, "small-longship")
    assert t.refused(0, Sail(unused)) == "not-in-play"
    assert t.open(0) == ALL_SHORES - {Sail(unused)}


@rule("CL-13")
@pytest.mark.parametrize("players", [2, 3])
def test_no_ship_can_be_taken_when_every_harbour_in_use_is_full(players: int) -> None:
    t = table(players)
    own(t, 0, "karfi")
    own(t, 1, "drekkar")
    t.set(coins=[5] * 4)
    t.sail(0, "karfi", "shore-1")
    t.sail(0, "large-longship", "shore-2")
    t.turn(1)
    assert {"small-longship", "drekkar"} <= t.spaces(1)
    t.sail(1, "drekkar", "shore-3")
    t.turn(0)
    assert t.refused(0, Place("small-longship")) == "no-harbour"
    t.cell("worker_on", t.cards.spaces.index("large-longship"), -1)
    assert t.refused(0, Place("large-longship")) == "no-harbour"


@rule("CL-13")
def test_with_four_players_the_fourth_harbour_is_open_till_the_last() -> None:
    t = table()
    own(t, 0, "karfi")
    own(t, 1, "drekkar")
    t.sail(0, "karfi", "shore-1")
    t.sail(1, "drekkar", "shore-2")
    t.sail(0, "large-longship", "shore-3")
    t.sail(2, "small-longship", "shore-4")
    own(t, 3, "skeid")
    t.turn(3)
    assert t.refused(3, Place("skeid")) == "no-harbour"


@rule("CL-13")
def test_a_private_ship_takes_only_its_owners_worker_once_a_round() -> None:
    t = table()
    own(t, 2, "skeid")
    assert t.refused(0, Place("skeid")) == "not-your-ship"
    t.sail(2, "skeid", "shore-1")
    t.turn(2)
    assert t.refused(2, Place("skeid")) == "taken"
    assert t.refused(2, Place("karfi")) == "not-your-ship"
    t.end_round()
    t.done(2)
    t.turn(2)
    assert t.view().round == 2
    assert "skeid" in t.spaces(2)


@rule("CL-13")
def test_a_player_may_have_several_ships_out() -> None:
    t = table()
    own(t, 0, "karfi")
    t.sail(0, "karfi", "shore-4")
    t.sail(0, "small-longship", "shore-1")
    t.sail(0, "large-longship", "shore-2")
    assert [venue.owner for venue in t.view().venues[3:]] == [0, 0, None, 0]
    assert t.goods(0) == (1, 1, 0)


@rule("CL-13", "CP-2")
def test_the_coin_of_the_large_longship_is_asked_for_before_the_harbour() -> None:
    t = table()
    t.give(0, coins=0)
    assert t.refused(0, Place("large-longship")) == "no-coins"
    assert "small-longship" in t.spaces(0)
