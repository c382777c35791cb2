"""Assigning at the same time and sealed, or openly on demand (CA-2, E-4)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Demand, Done, Load, Place, Send
from meadhall.champions.words.events import (
    Assigned,
    AssigningBegan,
    AssignmentSealed,
    FightBegan,
    HuntBegan,
    NothingSent,
    SentOut,
)
from tests.support.champions.assigners import three_to_assign
from tests.support.champions.table import of, table
from tests.support.rule import rule

SEALED_EDITIONS = ["fr", "it", "de-2018"]


@rule("CA-2")
@pytest.mark.parametrize("edition", SEALED_EDITIONS)
def test_all_assign_at_the_same_time(edition: str) -> None:
    t = three_to_assign(edition=edition)
    assert [t.asked(seat) for seat in range(4)] == ["assign", "assign", "assign", "offer-demand"]
    assert t.open(0) == {Done(), Demand(), Send("troll", "swordsman")}
    assert t.open(1) == {Done(), Demand(), Send("draugr-left", "spearman")}
    assert t.open(2) == {Done(), Demand(), Load("shore-1", "axeman"), Load("shore-1", "food")}
    assert t.match.decisions()[0].offer is False


@rule("CA-2")
def test_any_order_of_answers_will_do() -> None:
    t = three_to_assign()
    t.done(2)
    t.send(0, "troll", swordsman=1)
    t.done(1)
    assert [t.asked(seat) for seat in range(4)] == ["assign", "offer-demand", "offer-demand", "offer-demand"]
    assert of(t.done(0), FightBegan) == [FightBegan(0, "troll", "test-troll")]


@rule("CA-2")
def test_what_is_assigned_is_known_to_its_owner_alone() -> None:
    t = three_to_assign()
    others = [t.match.number(audience) for audience in (1, 2, 3, None)]
    t.send(0, "troll", swordsman=2)
    assert t.news(0) == [Assigned(0, "troll", "swordsman")]
    assert t.news(None) == []
    assert [t.match.number(audience) for audience in (1, 2, 3, None)] == others
    assert [t.venue("troll", audience).sealed for audience in (1, 2, 3, None)] == [None] * 4
    assert t.venue("troll", 0).sealed == {"swordsman": 2, "spearman": 0, "axeman": 0}
    assert t.venue("troll", 0).sent == {"swordsman": 0, "spearman": 0, "axeman": 0}


@rule("CA-2")
def test_what_is_loaded_is_known_to_its_owner_alone() -> None:
    t = three_to_assign()
    t.send(2, "shore-1", axeman=1, food=2)
    assert t.venue("shore-1", 2).sealed == {"swordsman": 0, "spearman": 0, "axeman": 1, "food": 2}
    assert t.venue("shore-1", 0).sealed is None
    assert t.venue("shore-1", 0).sent == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
    assert t.view(0).seats[2].food == 2


@rule("CA-2")
def test_others_see_that_a_seat_is_done_and_nothing_more() -> None:
    t = three_to_assign()
    t.send(0, "troll", swordsman=2)
    told = t.done(0)
    assert told == (AssignmentSealed(0),)
    assert t.news(None) == [AssignmentSealed(0)]
    assert [seat.assigning for seat in t.view(1).seats] == ["done", "choosing", "choosing", "none"]
    assert t.venue("troll", 1).sealed is None


@rule("CA-2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_when_all_are_done_everything_is_shown_from_the_first_player_on(first: int, order: list[int]) -> None:
    t = three_to_assign(first=first)
    t.give(0, axeman=1)
    t.send(0, "troll", swordsman=2, axeman=1)
    t.send(1, "draugr-left", spearman=1)
    t.send(2, "shore-1", axeman=1, food=2)
    t.done(1)
    t.done(0)
    t.done(2)
    shown = {
        0: [SentOut(0, "troll", "swordsman", 2), SentOut(0, "troll", "axeman", 1)],
        1: [SentOut(1, "draugr-left", "spearman", 1)],
        2: [SentOut(2, "shore-1", "axeman", 1), SentOut(2, "shore-1", "food", 2)],
    }
    assert of(t.news(None), AssignmentSealed, SentOut) == [
        AssignmentSealed(2),
        *(event for seat in order for event in shown[seat]),
    ]


@rule("CA-2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_the_book_of_2015_has_all_assign_openly_in_turn_order(first: int, order: list[int]) -> None:
    t = three_to_assign(first=first, edition="en-2015")
    one, two, three = order
    assert [seat for seat in range(4) if t.asked(seat)] == [one]
    assert [t.seat(seat).assigning for seat in (one, two, three, 3)] == ["choosing", "waiting", "waiting", "none"]
    assert t.refused(one, Demand()) == "open-already"
    assert Demand() not in t.open(one)
    t.done(one)
    assert t.asked(two) == "assign"
    t.done(two)
    assert t.asked(three) == "assign"
    assert len(of(t.told(None), AssigningBegan)) == 1


@rule("CA-2")
def test_openly_too_those_with_nobody_to_send_are_passed_over() -> None:
    t = table(edition="en-2015")
    t.enemy("draugr-right", "test-draugr")
    t.give(0, swordsman=0)
    t.go(0, "troll")
    told = t.last(2, Place("draugr-right"))
    assert told[-3:] == (AssigningBegan(), AssignmentSealed(0), NothingSent(0))
    assert [t.asked(seat) for seat in range(4)] == [None, None, "assign", None]


@rule("CA-2", "CP-4")
def test_a_marker_won_this_round_counts_for_the_order() -> None:
    t = table()
    t.go(0, "troll")
    t.go(1, "draugr-left")
    t.go(2, "draugr-right")
    t.last(2, Place("jarls-longhouse"))
    t.do(0, Demand())
    assert [t.asked(seat) for seat in range(4)] == [None, None, "assign", None]


@rule("CA-2", "CC-1")
def test_nothing_is_resolved_before_all_are_done() -> None:
    t = three_to_assign()
    t.cell("hunting", 3, 1)
    assert of(t.done(0), HuntBegan) == []
    assert of(t.done(1), HuntBegan) == []
    assert of(t.done(2), HuntBegan) == [HuntBegan(3)]
