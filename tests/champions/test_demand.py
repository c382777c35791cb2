"""The demand that all assign openly, in turn order (CA-2)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Demand, Done, Load, Place, Sail, Send, Take, Use
from meadhall.champions.words.events import (
    AssignmentDemanded,
    AssignmentSealed,
    RoundBegan,
    SentOut,
)
from meadhall.kernel.errors import NotYours
from tests.support.champions.assigners import three_to_assign
from tests.support.champions.table import of, table
from tests.support.rule import rule


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
def test_one_who_does_not_assign_may_demand() -> None:
    t = three_to_assign()
    t.send(1, "draugr-left", spearman=1)
    t.done(1)
    assert (t.asked(3), t.open(3)) == ("offer-demand", {Demand()})
    assert t.do(3, Demand()) == (AssignmentDemanded(3),)
    assert [seat.assigning for seat in t.view().seats] == ["choosing", "waiting", "waiting", "none"]
    assert [t.asked(seat) for seat in range(4)] == ["assign", None, None, None]


@rule("CA-2")
@pytest.mark.parametrize(
    ("revision", "venue", "warriors", "food", "question"),
    [
        (1, "troll", 0, 0, None),
        (1, "troll", 0, 2, None),
        (1, "troll", 1, 0, "offer-demand"),
        (1, "shore-2", 0, 0, None),
        (1, "shore-2", 0, 1, "offer-demand"),
        (1, "shore-2", 1, 0, "offer-demand"),
        (2, "troll", 0, 0, "offer-demand"),
        (2, "troll", 1, 0, "offer-demand"),
        (2, "shore-2", 0, 0, "offer-demand"),
    ],
)
def test_one_who_is_done_may_demand_in_revision_1_only_if_there_was_something_to_assign(
    revision: int, venue: str, warriors: int, food: int, question: str | None
) -> None:
    t = table(revision=revision)
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.give(1, swordsman=warriors, food=food)
    t.go(0, "draugr-left")
    t.sail(0, "large-longship", "shore-1")
    if venue == "troll":
        t.last(1, Place("troll"))
    else:
        t.last(1, Place("small-longship"), Sail(venue))
    if t.asked(1) == "assign":
        assert Demand() in t.open(1)
        t.done(1)
    assert t.asked(0) == "assign"
    assert t.asked(1) == question
    assert t.view().seats[1].assigning == "done"


@rule("CA-2", "CN-1")
def test_one_asked_for_the_sake_of_a_rune_alone_may_demand() -> None:
    t = three_to_assign()
    t.give(1, spearman=0)
    t.rune(1, "gifts")
    assert t.open(1) == {Done(), Demand(), Use("gifts")}


@rule("CA-2")
def test_where_one_alone_assigns_nobody_can_demand() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.last(0, Place("troll"))
    assert t.refused(0, Demand()) == "nobody-else"
    assert [t.asked(seat) for seat in range(4)] == ["assign", None, None, None]


@rule("CA-2")
def test_where_all_assign_openly_nobody_is_offered_to_demand() -> None:
    t = three_to_assign(edition="en-2015")
    assert [t.asked(seat) for seat in range(4)] == ["assign", None, None, None]


@rule("CA-2")
def test_in_revision_1_only_those_with_something_to_assign_could_demand() -> None:
    t = three_to_assign(revision=1)
    assert t.decision(3) is None
    t.give(1, spearman=0)
    t.rune(1, "gifts")
    assert t.refused(1, Demand()) == "nothing-to-assign"
    assert t.open(1) == {Done(), Use("gifts")}


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
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_demand_needs_one_other_who_assigns(players: int) -> None:
    t = table(players=players)
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.go(players - 1, "troll")
    t.last(0, Place("draugr-left"))
    assert t.open(0) == {Done(), Demand(), Send("draugr-left", "swordsman")}
    assert t.open(players - 1) == {Done(), Demand(), Send("troll", "swordsman")}
