"""When runes may be used: all ten lie before one seat, at placing and assigning each question offers its own (CN-1)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.champions.words.actions import (
    Demand,
    Done,
    Give,
    Keep,
    Load,
    Look,
    Place,
    Reveal,
    Sail,
    Send,
    Take,
    Use,
)
from meadhall.champions.words.events import GoodsTaken, RuneUsed
from tests.support.champions.armed import ANY_TIME, armed, offered
from tests.support.champions.table import Table, table
from tests.support.rule import rule


@rule("CN-1")
def test_before_a_worker_is_placed_runes_for_any_time_are_offered() -> None:
    t = armed()
    assert t.asked(0) == "place-worker"
    assert offered(t) == ANY_TIME
    for rune in ("potential", "reaction", "healing", "glory", "journey", "true-vision"):
        assert t.refused(0, Use(rune)) == "wrong-window"


@rule("CN-1")
def test_after_the_action_they_are_offered_again() -> None:
    t = armed()
    t.do(0, Place("smokehouse"))
    assert t.asked(0) == "afterwards"
    assert t.open(0) == {Done(), *(Use(rune) for rune in ANY_TIME)}
    assert t.open(1) == set()
    told = t.do(0, Use("wealth"))
    assert told == (RuneUsed(0, "wealth"), GoodsTaken(0, "coins", 5))
    assert offered(t) == ANY_TIME - {"wealth"}
    t.done(0)
    assert t.asked(1) == "place-worker"


@rule("CN-1")
def test_without_a_rune_for_any_time_nobody_is_asked_after_the_action() -> None:
    t = table()
    t.rune(0, "potential", "reaction", "healing", "glory", "journey", "true-vision")
    t.go(0, "smokehouse")
    assert t.asked(1) == "place-worker"


@rule("CN-1")
@pytest.mark.parametrize(
    ("space", "then", "question"),
    [
        ("small-longship", (), "choose-shore"),
        ("market", (), "give-goods"),
        ("market", (Give("food"), Done()), "take-goods"),
        ("begging", (), "beg"),
        ("shipwright", (), "choose-ship"),
        ("stave-church", (), "choose-favor"),
        ("aumingi", (), "choose-times"),
        ("merchant-ship", (), "recruit-warriors"),
        ("sages-hut", (), "look-at-journey"),
        ("sages-hut", (Look("shore-1"), Use("true-vision")), "keep-destiny"),
    ],
)
def test_within_an_action_no_rune_is_offered(space: str, then: tuple[Any, ...], question: str) -> None:
    t = armed()
    t.merchant("gotland-knarr")
    t.stalls("aumingi")
    t.do(0, Place(space))
    for action in then:
        t.do(0, action)
    assert t.asked(0) == question
    assert offered(t) == set()
    assert t.refused(0, Use("wealth")) == "wrong-window"


@rule("CN-1", "CL-6")
def test_at_the_runesmith_no_rune_is_offered() -> None:
    t = table()
    t.rune(0, "wealth")
    t.go(0, "runesmith")
    assert (t.asked(0), offered(t)) == ("choose-rune", set())


@rule("CN-1", "CN-11")
def test_before_the_destiny_is_drawn_only_true_vision_is_offered() -> None:
    t = armed()
    t.do(0, Place("sages-hut"))
    t.do(0, Look("shore-1"))
    assert (t.asked(0), t.open(0)) == ("draw-destiny", {Done(), Use("true-vision")})
    t.do(0, Use("true-vision"))
    kept = next(action for action in t.open(0) if isinstance(action, Keep))
    t.do(0, kept)
    assert (t.asked(0), offered(t)) == ("afterwards", ANY_TIME)


@rule("CN-1")
def test_while_a_rune_asks_its_own_question_no_other_is_offered() -> None:
    t = armed()
    t.hands(["craftsman"], [], [], [])
    t.do(0, Use("gifts"))
    assert (t.asked(0), offered(t)) == ("choose-gifts", set())
    t.do(0, Take("coins"))
    t.do(0, Use("success"))
    assert (t.asked(0), t.open(0)) == ("reveal-destiny", {Reveal("craftsman")})
    t.do(0, Reveal("craftsman"))
    assert offered(t) == {"wealth", "knowledge"}


def assigning(**options: Any) -> Table:
    """Seat 0 has all runes and a ship, seat 1 stands at the left draugr, and both are to assign."""
    t = armed(**options)
    t.enemy("draugr-left", "test-draugr")
    t.stock(food=0)
    t.do(0, Place("small-longship"))
    t.do(0, Sail("shore-1"))
    t.done(0)
    t.go(1, "draugr-left")
    t.last(2, Place("smokehouse"))
    return t


@rule("CN-1", "CA-1")
def test_when_assigning_they_are_offered_at_the_first_link_alone() -> None:
    t = assigning()
    assert (t.asked(0), offered(t)) == ("assign", ANY_TIME)
    t.do(0, Load("shore-1", "swordsman"))
    assert (t.asked(0), offered(t)) == ("assign", set())
    assert [t.refused(0, Use(rune)) for rune in sorted(ANY_TIME)] == ["wrong-window"] * 4
    t.done(0)
    assert (t.asked(0), offered(t)) == ("offer-demand", ANY_TIME)


@rule("CN-1", "CN-2", "CA-6")
def test_food_from_gifts_can_still_be_loaded() -> None:
    t = assigning()
    t.give(0, food=0)
    assert Load("shore-1", "food") not in t.open(0)
    t.do(0, Use("gifts"))
    assert (t.asked(0), t.asked(1)) == ("choose-gifts", "assign")
    t.do(1, Send("draugr-left", "swordsman"))
    t.do(0, Take("food"))
    t.do(0, Take("coins"))
    assert Load("shore-1", "food") in t.open(0)
    assert offered(t) == ANY_TIME - {"gifts"}


@rule("CN-1", "CA-2")
def test_after_a_demand_the_assignment_begins_anew_with_its_runes() -> None:
    t = assigning()
    t.do(0, Load("shore-1", "swordsman"))
    t.do(1, Demand())
    assert (t.asked(0), offered(t)) == ("assign", ANY_TIME)


@rule("CN-1", "E-4")
def test_assigning_openly_they_are_offered_in_ones_turn() -> None:
    t = table(edition="en-2015", first=1)
    t.rune(0, "wealth")
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.go(0, "draugr-right")
    t.done(0)
    t.go(1, "draugr-left")
    t.last(2, Place("smokehouse"))
    assert (t.asked(1), t.asked(0)) == ("assign", "offer-rune")
    t.done(1)
    assert t.open(0) == {Done(), Send("draugr-right", "swordsman"), Use("wealth")}


@rule("CN-1", "CA-1")
def test_who_has_nothing_to_assign_may_still_use_a_rune_if_a_worker_stands_at_a_fight() -> None:
    t = table()
    t.rune(0, "wealth")
    t.rune(2, "gifts")
    t.give(0, swordsman=0)
    t.last(0, Place("draugr-left"))
    t.done(0)
    assert (t.asked(0), t.open(0)) == ("assign", {Done(), Use("wealth")})
    assert t.open(2) == {Use("gifts")}
    t.do(0, Use("wealth"))
    assert t.asked(0) == "place-worker", "with the rune used there is nothing left to confirm, and the round goes on"
