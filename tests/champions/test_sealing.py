"""Assigning at the same time and sealed, or openly on demand (CA-2, E-4)."""

from __future__ import annotations

import pytest

from meadhall.champions.actions import Demand, Done, Load, Place, Send, Take, Use
from meadhall.champions.events import (
    Assigned,
    AssigningBegan,
    AssignmentDemanded,
    AssignmentSealed,
    FightBegan,
    HuntBegan,
    RoundBegan,
    SentOut,
)
from meadhall.kernel.errors import NotYours
from tests.champions.table import Table, of, table
from tests.rule import rule

SEALED_EDITIONS = ["fr", "it", "de-2018"]


def three_to_assign(first: int = 0, edition: str = "de-2018") -> Table:
    """Seats 0, 1 and 2 are to assign, to the troll, the left draugr and the first shore; seat 3 is not."""
    t = table(first=first, edition=edition)
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.journey("shore-1", "all-quiet")
    t.give(0, favor=0, swordsman=2)
    t.give(1, favor=0, swordsman=0, spearman=1)
    t.give(2, favor=0, food=2, swordsman=0, axeman=1)
    t.go(0, "troll")
    t.go(1, "draugr-left")
    t.sail(2, "small-longship", "shore-1")
    t.last(3, Place("blacksmith"))
    return t


@rule("CA-2")
@pytest.mark.parametrize("edition", SEALED_EDITIONS)
def test_all_assign_at_the_same_time(edition: str) -> None:
    t = three_to_assign(edition=edition)
    assert [t.asked(seat) for seat in range(4)] == ["assign", "assign", "assign", None]
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
    assert [t.asked(seat) for seat in range(4)] == ["assign", "offer-demand", "offer-demand", None]
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
def test_openness_may_be_demanded_before_anybody_is_done() -> None:
    t = three_to_assign()
    t.send(2, "shore-1", axeman=1, food=1)
    told = t.do(1, Demand())
    assert told == (AssignmentDemanded(1),)
    assert t.news(None) == [AssignmentDemanded(1)]
    assert [t.asked(seat) for seat in range(4)] == ["assign", None, None, None]


@rule("CA-2")
def test_one_who_is_done_is_offered_the_demand_until_all_are() -> None:
    t = three_to_assign()
    t.send(1, "draugr-left", spearman=1)
    t.done(1)
    offer = t.decision(1)
    assert offer is not None
    assert (offer.question, offer.offer) == ("offer-demand", True)
    assert t.open(1) == {Demand()}
    assert t.refused(1, Send("draugr-left", "spearman")) == "not-asked"
    assert t.refused(1, Done()) == "not-asked"
    t.done(0)
    assert t.open(0) == {Demand()}
    t.done(2)
    assert t.decision(1) is None
    assert [seat.assigning for seat in t.view(0).seats] == ["none"] * 4


@rule("CA-2")
def test_a_sealed_seat_may_demand_and_takes_all_that_is_sealed_back() -> None:
    t = three_to_assign()
    t.send(0, "troll", swordsman=2)
    t.done(0)
    t.send(2, "shore-1", axeman=1, food=2)
    t.do(0, Demand())
    assert [seat.assigning for seat in t.view().seats] == ["choosing", "waiting", "waiting", "none"]
    assert t.venue("troll", 0).sealed == {"swordsman": 0, "spearman": 0, "axeman": 0}
    assert t.venue("shore-1", 2).sealed == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
    assert t.open(0) == {Done(), Send("troll", "swordsman")}


@rule("CA-2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_after_a_demand_all_assign_openly_from_the_first_player_on(first: int, order: list[int]) -> None:
    t = three_to_assign(first=first)
    t.do(0, Demand())
    one, two, three = order
    assert [seat for seat in range(4) if t.asked(seat)] == [one]
    t.done(one)
    assert [seat for seat in range(4) if t.asked(seat)] == [two]
    assert t.view().seats[one].assigning == "shown"
    t.done(two)
    assert [seat for seat in range(4) if t.asked(seat)] == [three]
    assert of(t.done(three), RoundBegan) == [RoundBegan(2)]


@rule("CA-2")
def test_openly_each_sees_what_those_before_have_sent() -> None:
    t = three_to_assign()
    t.do(2, Demand())
    t.send(0, "troll", swordsman=2)
    assert t.venue("troll", 1).sent == {"swordsman": 0, "spearman": 0, "axeman": 0}
    assert t.done(0) == (AssignmentSealed(0), SentOut(0, "troll", "swordsman", 2))
    assert t.news(None) == [AssignmentSealed(0), SentOut(0, "troll", "swordsman", 2)]
    assert t.venue("troll", 1).sent == {"swordsman": 2, "spearman": 0, "axeman": 0}
    assert t.open(1) == {Done(), Send("draugr-left", "spearman")}
    t.done(1)
    assert t.open(2) == {Done(), Load("shore-1", "axeman"), Load("shore-1", "food")}


@rule("CA-2", "CA-6")
def test_one_who_has_shown_is_not_asked_again() -> None:
    t = three_to_assign()
    t.do(2, Demand())
    t.done(0)
    with pytest.raises(NotYours):
        t.do(0, Demand())
    with pytest.raises(NotYours):
        t.do(2, Done())


@rule("CA-2")
def test_nobody_demands_twice() -> None:
    t = three_to_assign()
    t.do(1, Demand())
    assert t.refused(0, Demand()) == "open-already"


@rule("CA-2")
def test_one_with_nothing_to_assign_cannot_demand() -> None:
    t = three_to_assign()
    assert t.decision(3) is None
    with pytest.raises(NotYours):
        t.do(3, Demand())


@rule("CA-2")
def test_a_chain_begun_before_the_demand_starts_anew() -> None:
    t = three_to_assign()
    t.send(2, "shore-1", food=1)
    assert t.refused(2, Load("shore-1", "axeman")) == "out-of-order"
    t.do(2, Demand())
    t.done(0)
    t.done(1)
    assert t.open(2) == {Done(), Load("shore-1", "axeman"), Load("shore-1", "food")}


@rule("CA-2", "CN-1")
def test_after_a_demand_a_rune_may_be_used_before_the_first_warrior_again() -> None:
    t = three_to_assign()
    t.rune(0, "gifts")
    t.send(0, "troll", swordsman=1)
    t.do(0, Demand())
    assert t.open(0) == {Done(), Send("troll", "swordsman"), Use("gifts")}


@rule("CA-2")
def test_a_choice_of_gifts_under_way_survives_the_demand() -> None:
    t = three_to_assign()
    t.rune(1, "gifts")
    t.do(1, Use("gifts"))
    t.do(0, Demand())
    assert t.asked(1) == "choose-gifts"
    t.do(1, Take("food"))
    t.do(1, Take("food"))
    t.do(1, Take("food"))
    t.do(1, Take("food"))
    assert t.seat(1).food == 5
    assert [t.asked(seat) for seat in range(4)] == ["assign", None, None, None]


@rule("CA-2")
def test_the_last_to_confirm_ends_the_offer() -> None:
    t = three_to_assign()
    t.done(0)
    t.done(1)
    t.done(2)
    assert t.view().round == 2
    assert t.refused(0, Demand()) == "not-asked"


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
    assert told[-2:] == (AssigningBegan(), AssignmentSealed(0))
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


@rule("CA-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_demand_needs_one_other_who_assigns(players: int) -> None:
    t = table(players=players)
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.go(players - 1, "troll")
    t.last(0, Place("draugr-left"))
    assert t.open(0) == {Done(), Demand(), Send("draugr-left", "swordsman")}
    assert t.open(players - 1) == {Done(), Demand(), Send("troll", "swordsman")}


@rule("CA-2", "CC-1")
def test_nothing_is_resolved_before_all_are_done() -> None:
    t = three_to_assign()
    t.cell("hunting", 3, 1)
    assert of(t.done(0), HuntBegan) == []
    assert of(t.done(1), HuntBegan) == []
    assert of(t.done(2), HuntBegan) == [HuntBegan(3)]
