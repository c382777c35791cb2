"""Assigning warriors: who assigns, and what they may send (CA-1, CA-5, CA-6)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Demand, Done, Load, Place, Sail, Send, Use
from meadhall.champions.words.events import (
    AssigningBegan,
    AssignmentSealed,
    EnemyDefeated,
    FightBegan,
    Hunted,
    RoundBegan,
    SentOut,
    WarriorsLost,
)
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule


def at_troll(**things: int) -> Table:
    """Seat 0 alone is to assign, to an ordinary troll; what it has is given."""
    t = table()
    t.enemy("troll", "test-troll")
    t.give(0, **{"food": 0, "favor": 0, "swordsman": 0, **things})
    t.last(0, Place("troll"))
    return t


def aboard(ship: str, **things: int) -> Table:
    """Seat 0 alone is to assign, to a ship bound for the first shore."""
    t = table()
    t.journey("shore-1", "all-quiet")
    if ship not in ("small-longship", "large-longship"):
        t.ship(0, ship)
    t.give(0, **{"food": 0, "favor": 0, "swordsman": 0, "coins": 1, **things})
    t.last(0, Place(ship), Sail("shore-1"))
    return t


@rule("CA-1")
def test_those_with_a_worker_on_a_fight_or_a_ship_assign_and_nobody_else() -> None:
    t = table()
    t.go(0, "draugr-right")
    t.sail(1, "small-longship", "shore-2")
    t.go(2, "hunting-grounds")
    told = t.last(3, Place("smokehouse"))
    assert [t.asked(seat) for seat in range(4)] == ["assign", "assign", "offer-demand", "offer-demand"]
    assert [t.seat(seat).assigning for seat in range(4)] == ["choosing", "choosing", "none", "none"]
    assert told[-1] == AssigningBegan()
    assert AssigningBegan() in t.told(None)


@rule("CA-1")
@pytest.mark.parametrize("venue", ["troll", "draugr-left", "draugr-right"])
def test_warriors_of_every_kind_may_go_to_a_fight_but_no_food(venue: str) -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.give(0, food=3, swordsman=1, spearman=1, axeman=1)
    t.last(0, Place(venue))
    assert t.open(0) == {Done(), Send(venue, "swordsman"), Send(venue, "spearman"), Send(venue, "axeman")}


@rule("CA-1", "CA-6")
@pytest.mark.parametrize("shore", ["shore-1", "shore-2", "shore-3", "shore-4"])
def test_warriors_and_food_may_be_loaded_and_nothing_else(shore: str) -> None:
    t = table()
    t.give(0, food=1, wood=5, coins=5, favor=5, swordsman=1, spearman=1, axeman=1)
    t.last(0, Place("small-longship"), Sail(shore))
    items = ("swordsman", "spearman", "axeman", "food")
    assert t.open(0) == {Done(), *(Load(shore, item) for item in items)}


@rule("CA-1", "CF-8")
def test_zero_warriors_may_be_sent() -> None:
    t = at_troll(swordsman=1)
    assert Done() in t.open(0)
    told = t.done(0)
    assert of(told, SentOut, FightBegan) == []
    assert t.warriors(0) == (1, 0, 0)


@rule("CA-1")
def test_a_seat_without_warriors_is_done_at_once() -> None:
    t = table()
    t.give(0, food=4, swordsman=0)
    told = t.last(0, Place("troll"))
    assert told[1:3] == (AssigningBegan(), AssignmentSealed(0))
    assert of(told, FightBegan) == []
    assert of(told, RoundBegan) == [RoundBegan(2)]


@rule("CA-1")
def test_a_seat_with_neither_warriors_nor_food_need_not_load_its_ship() -> None:
    t = table()
    t.give(0, food=0, swordsman=0)
    told = t.last(0, Place("small-longship"), Sail("shore-1"))
    assert AssignmentSealed(0) in told


@rule("CA-1")
def test_food_alone_may_be_loaded() -> None:
    t = aboard("small-longship", food=1)
    assert t.open(0) == {Done(), Load("shore-1", "food")}


@rule("CA-1")
def test_if_nobody_fights_or_sails_nobody_assigns() -> None:
    t = table()
    told = t.last(0, Place("smokehouse"))
    assert of(told, AssigningBegan, AssignmentSealed, RoundBegan) == [AssigningBegan(), RoundBegan(2)]


@rule("CA-1")
def test_a_seat_with_several_places_assigns_to_each_in_board_order() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-right", "test-draugr")
    t.give(0, food=1, swordsman=1, spearman=2, axeman=0)
    t.go(0, "draugr-right")
    t.go(0, "troll")
    t.last(0, Place("small-longship"), Sail("shore-3"))
    everywhere = {
        Done(),
        *(Send(venue, kind) for venue in ("troll", "draugr-right") for kind in ("swordsman", "spearman")),
        *(Load("shore-3", item) for item in ("swordsman", "spearman", "food")),
    }
    assert t.open(0) == everywhere
    t.do(0, Send("troll", "spearman"))
    assert t.open(0) == everywhere - {Send("troll", "swordsman")}
    t.do(0, Send("draugr-right", "swordsman"))
    assert t.open(0) == {
        Done(),
        Send("draugr-right", "spearman"),
        Load("shore-3", "spearman"),
        Load("shore-3", "food"),
    }
    t.do(0, Load("shore-3", "spearman"))
    assert t.open(0) == {Done(), Load("shore-3", "food")}
    assert t.refused(0, Send("troll", "spearman")) == "out-of-order"
    t.do(0, Load("shore-3", "food"))
    assert t.open(0) == {Done()}


@rule("CA-1")
def test_what_is_not_ones_own_cannot_be_manned() -> None:
    t = table()
    t.go(1, "draugr-left")
    t.sail(1, "large-longship", "shore-2")
    t.last(0, Place("troll"))
    assert t.refused(0, Send("draugr-left", "swordsman")) == "not-your-venue"
    assert t.refused(0, Send("draugr-right", "swordsman")) == "not-your-venue"
    assert t.refused(0, Load("shore-1", "food")) == "not-your-venue"
    assert t.refused(0, Load("shore-2", "swordsman")) == "not-your-venue"
    assert t.refused(1, Send("troll", "swordsman")) == "not-your-venue"


@rule("CA-6")
def test_no_more_can_be_sent_than_are_at_home() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.give(0, swordsman=2, axeman=1)
    t.go(0, "draugr-left")
    t.last(0, Place("troll"))
    assert t.refused(0, Send("troll", "spearman")) == "not-at-home"
    t.do(0, Send("troll", "swordsman"))
    t.do(0, Send("troll", "swordsman"))
    assert t.refused(0, Send("troll", "swordsman")) == "not-at-home"
    assert t.refused(0, Send("draugr-left", "swordsman")) == "not-at-home"
    assert t.open(0) == {Done(), Send("troll", "axeman"), Send("draugr-left", "axeman")}


@rule("CA-6")
def test_no_more_food_can_be_loaded_than_is_held_over_all_ships() -> None:
    t = table()
    t.give(0, food=3, swordsman=1)
    t.sail(0, "small-longship", "shore-1")
    t.last(0, Place("large-longship"), Sail("shore-4"))
    t.send(0, "shore-1", food=2)
    t.send(0, "shore-4", food=1)
    assert t.refused(0, Load("shore-4", "food")) == "no-food"


@rule("CA-6", "CA-5")
def test_food_of_this_rounds_hunt_comes_too_late_for_the_ships() -> None:
    t = table()
    t.give(0, food=0, favor=0, swordsman=1, axeman=1)
    t.journey("shore-1", "all-quiet")
    t.enemy("shore-1", "test-monster")
    t.go(0, "hunting-grounds")
    t.last(0, Place("small-longship"), Sail("shore-1"))
    assert t.refused(0, Load("shore-1", "food")) == "no-food"
    t.send(0, "shore-1", swordsman=1)
    told = t.done(0, script=["axeman:double"])
    assert of(told, Hunted, WarriorsLost) == [Hunted(0, 2), WarriorsLost(0, "swordsman", 1, "hunger")]
    assert t.seat(0).food == 2
    assert t.lawful()


@rule("CA-6")
def test_what_others_have_loaded_is_theirs() -> None:
    t = table()
    t.give(0, food=3, swordsman=1)
    t.give(1, food=1, swordsman=1)
    t.sail(0, "small-longship", "shore-2")
    t.last(1, Place("large-longship"), Sail("shore-1"))
    t.send(0, "shore-2", swordsman=1, food=3)
    assert t.open(1) == {Done(), Demand(), Load("shore-1", "swordsman"), Load("shore-1", "food")}


@rule("CA-6")
def test_only_what_was_loaded_is_shown() -> None:
    t = table(edition="en-2015")
    t.give(0, food=1, swordsman=2)
    t.give(0, coins=1)
    t.sail(0, "small-longship", "shore-2")
    t.sail(0, "large-longship", "shore-1")
    t.last(1, Place("troll"))
    t.send(0, "shore-1", swordsman=1)
    t.send(0, "shore-2", swordsman=1, food=1)
    assert t.done(0) == (
        AssignmentSealed(0),
        SentOut(0, "shore-1", "swordsman", 1),
        SentOut(0, "shore-2", "swordsman", 1),
        SentOut(0, "shore-2", "food", 1),
    )


@rule("CA-1", "CA-6")
def test_the_next_round_begins_with_nothing_assigned() -> None:
    t = table()
    t.journey("shore-1", "all-quiet")
    t.enemy("shore-1", "test-monster")
    t.give(0, favor=0, food=2, swordsman=0, axeman=2)
    t.last(0, Place("small-longship"), Sail("shore-1"))
    t.send(0, "shore-1", axeman=1, food=1)
    t.done(0, script=["axeman:blank"])
    t.enemy("troll", "test-troll")
    t.give(0, axeman=2, food=2)
    t.journey("shore-1", "all-quiet")
    t.go(0, "troll")
    t.last(0, Place("small-longship"), Sail("shore-1"))
    t.rune(0, "gifts")
    assert t.venue("shore-1", 0).sealed == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
    assert t.open(0) == {
        Done(),
        Use("gifts"),
        Send("troll", "axeman"),
        Load("shore-1", "axeman"),
        Load("shore-1", "food"),
    }
    t.send(0, "shore-1", axeman=1, food=1)
    assert of(t.done(0), SentOut) == [SentOut(0, "shore-1", "axeman", 1), SentOut(0, "shore-1", "food", 1)]


@rule("CA-6")
def test_warriors_not_assigned_stay_at_home_safe() -> None:
    t = table()
    t.enemy("draugr-left", "fierce-draugr")
    t.give(0, swordsman=3, spearman=2, axeman=1, favor=0)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1, spearman=1)
    told = t.done(0, script=["swordsman:blank", "spearman:blank"])
    assert of(told, WarriorsLost) == [WarriorsLost(0, "swordsman", 1, "fight"), WarriorsLost(0, "spearman", 1, "fight")]
    assert t.warriors(0) == (2, 1, 1)
    assert t.lawful()


@rule("CA-6")
def test_what_was_loaded_leaves_the_stores_and_what_was_not_stays() -> None:
    t = table(edition="en-2015")
    t.give(0, food=4, swordsman=2)
    t.sail(0, "small-longship", "shore-1")
    t.last(1, Place("troll"))
    t.send(0, "shore-1", swordsman=1, food=3)
    assert t.seat(0).food == 4
    told = t.done(0)
    assert told == (
        AssignmentSealed(0),
        SentOut(0, "shore-1", "swordsman", 1),
        SentOut(0, "shore-1", "food", 3),
    )
    assert t.seat(0).food == 1
    assert t.seat(0).assigning == "shown"
    assert t.venue("shore-1").sent == {"swordsman": 1, "spearman": 0, "axeman": 0, "food": 3}
    assert t.asked(0) is None


@rule("CN-1", "CA-1")
def test_runes_may_be_used_before_the_first_warrior_is_sent() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.rune(0, "wealth")
    t.give(0, coins=2, swordsman=2)
    t.last(0, Place("troll"))
    t.done(0)  # what a rune may do after the worker's action
    assert t.open(0) == {Done(), Send("troll", "swordsman"), Use("wealth")}
    t.do(0, Send("troll", "swordsman"))
    assert t.refused(0, Use("wealth")) == "wrong-window"


@rule("CN-1", "CA-1")
def test_one_with_a_rune_but_nobody_to_send_is_asked() -> None:
    t = table()
    t.rune(0, "wealth")
    t.give(0, coins=2, swordsman=0)
    t.last(0, Place("troll"))
    t.done(0)  # what a rune may do after the worker's action
    assert t.open(0) == {Done(), Use("wealth")}


@rule("CA-2", "CF-3")
def test_one_who_assigns_alone_cannot_demand_openness_of_nobody() -> None:
    t = at_troll(axeman=2)
    assert t.refused(0, Demand()) == "nobody-else"
    t.send(0, "troll", axeman=2)
    told = t.done(0, script=["axeman:double", "axeman:double"])
    assert EnemyDefeated(0, "troll", "test-troll") in told
