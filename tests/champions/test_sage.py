"""The sage's hut (CL-7): one journey card seen alone, one destiny card drawn in secret."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Keep, Look
from meadhall.champions.words.events import (
    DestinyDrawn,
    DestinyHidden,
    DestinyKept,
    DestinyReturned,
    JourneyLookedAt,
    JourneySeen,
    WorkerPlaced,
)
from tests.support.champions.table import Table, table
from tests.support.rule import rule

DESTINIES = (
    "crusher-of-ice",
    "earth-smasher",
    "master-of-flames",
    "craftsman",
    "prepared",
    "prosperous",
    "leader-of-armies",
    "odins-favored",
    "runemaster",
    "monster-hunter",
    "slayer-of-the-undead",
    "troll-slayer",
)


def leave_destinies(t: Table, *left: str, under: tuple[str, ...] = ()) -> None:
    """Let only these cards be left in the destiny deck, and these under it; the others are nowhere."""
    deck = [int(i < 12 and DESTINIES[i] in left) for i in range(16)]
    below = [DESTINIES.index(slug) for slug in under]
    t.set(in_destiny_deck=deck, destiny_left=len(left), under=below + [-1] * (16 - len(below)), under_count=len(below))
    t.set(under_known=[1] * len(below) + [0] * (16 - len(below)))


def cards(t: Table, seat: int) -> list[str]:
    """The destiny cards that a seat holds."""
    return [card.destiny for card in t.seat(seat).destinies]


@rule("CL-7")
@pytest.mark.parametrize("journey", ["all-quiet", "no-wind", "whirlpool", "storm", "lost", "kraken"])
def test_the_sage_shows_a_journey_card_to_the_visitor_alone(journey: str) -> None:
    t = table()
    t.journey("shore-3", journey)
    assert t.go(0, "sages-hut") == (WorkerPlaced(0, "sages-hut"),)
    assert t.asked(0) == "look-at-journey"
    assert t.open(0) == {Look("shore-1"), Look("shore-2"), Look("shore-3"), Look("shore-4")}
    assert t.refused(0, Done()) == "not-asked"
    t.do(0, Look("shore-3"))
    assert t.news(0)[0] == JourneySeen(0, "shore-3", journey)
    assert t.news(1)[0] == t.news(2)[0] == t.news()[0] == JourneyLookedAt(0, "shore-3")
    assert (t.venue("shore-3", 0).journey, t.venue("shore-3", 1).journey) == (journey, "hidden")
    assert (t.venue("shore-3").seen_by, t.venue("shore-3").journey_up) == ((0,), False)


@rule("CL-7")
@pytest.mark.parametrize("destiny", DESTINIES)
def test_then_a_destiny_card_is_drawn_and_kept_secret(destiny: str) -> None:
    t = table()
    leave_destinies(t, *DESTINIES)
    t.set(hand=[-1] * 40, destiny_count=[0] * 4)
    t.go(0, "sages-hut")
    t.do(0, Look("shore-1"), script=[f"destiny:{destiny}"])
    assert t.news(0)[1:] == [DestinyDrawn(0, destiny)]
    assert t.news(1)[1:] == t.news()[1:] == [DestinyHidden(0, 1)]
    assert cards(t, 0) == [destiny]
    assert [card.destiny for card in t.view(1).seats[0].destinies] == ["hidden"]
    assert t.seat(0).destinies[0].known_to == (0,)
    assert t.view().destinies_left == 11
    assert t.asked(1) == "place-worker"


@rule("CL-7")
def test_the_card_drawn_joins_those_held() -> None:
    t = table()
    t.destinies(0, "prepared")
    t.go(0, "sages-hut")
    t.do(0, Look("shore-1"), script=["destiny:0"])
    assert len(cards(t, 0)) == 2
    assert cards(t, 0)[0] == "prepared"
    assert t.view().destinies_left == 7
    t.rules.check_laws(t.state)


@rule("CL-7", "CR-5")
@pytest.mark.parametrize(
    ("edition", "shores"),
    [("en-2015", ["shore-2", "shore-3", "shore-4"]), ("de-2018", ["shore-1", "shore-2", "shore-3"])],
)
def test_only_a_shore_with_a_journey_card_can_be_looked_at(edition: str, shores: list[str]) -> None:
    t = table(3, edition=edition)
    t.go(0, "sages-hut")
    assert t.open(0) == {Look(shore) for shore in shores}
    assert t.refused(0, Look("shore-1" if edition == "en-2015" else "shore-4")) == "no-card-there"


@rule("CL-7")
def test_a_card_seen_before_may_be_looked_at_again() -> None:
    t = table()
    t.set(journey_seen=[1, 1, 1, 1])
    t.go(0, "sages-hut")
    assert t.open(0) == {Look("shore-1"), Look("shore-2"), Look("shore-3"), Look("shore-4")}


@rule("CL-7")
def test_two_who_looked_both_know_the_card() -> None:
    t = table()
    t.journey("shore-1", "storm")
    t.set(journey_seen=[4, 0, 0, 0])
    t.go(0, "sages-hut")
    t.do(0, Look("shore-1"))
    assert t.venue("shore-1").seen_by == (0, 2)
    assert [t.venue("shore-1", seat).journey for seat in range(4)] == ["storm", "hidden", "storm", "hidden"]


@rule("CL-7")
def test_a_card_face_up_cannot_be_looked_at() -> None:
    t = table()
    t.set(journey_up=[0, 1, 0, 0])
    t.go(0, "sages-hut")
    assert t.refused(0, Look("shore-2")) == "no-card-there"
    assert t.open(0) == {Look("shore-1"), Look("shore-3"), Look("shore-4")}


@rule("CL-7")
def test_with_no_journey_card_face_down_only_a_destiny_is_drawn() -> None:
    t = table()
    t.set(journey_up=[1, 1, 1, 1])
    t.go(0, "sages-hut")
    assert t.news()[1:] == [DestinyHidden(0, 1)]
    assert t.asked(1) == "place-worker"


@rule("CR-8", "CL-7")
def test_with_no_destiny_left_none_is_drawn() -> None:
    t = table()
    t.destinies(0, "prepared")
    leave_destinies(t)
    t.go(0, "sages-hut")
    t.do(0, Look("shore-1"))
    assert cards(t, 0) == ["prepared"]
    assert not any(isinstance(event, DestinyDrawn) for event in t.news(0))
    assert t.asked(1) == "place-worker"


@rule("CR-8", "CL-7", "CV-2")
def test_cards_put_under_the_deck_come_up_when_the_others_are_gone() -> None:
    t = table()
    leave_destinies(t, under=("runemaster", "craftsman"))
    t.go(2, "sages-hut")
    t.do(2, Look("shore-1"))
    assert t.news(2)[1:] == [DestinyDrawn(2, "runemaster")]
    assert cards(t, 2)[-1] == "runemaster"
    assert t.seat(2).destinies[-1].known_to == (0, 2)
    assert t.view(0).under_deck == ("craftsman",)
    assert t.view(2).under_deck == ("hidden",)


@rule("CR-8", "CV-2")
def test_a_draw_of_more_than_is_left_takes_what_is_there() -> None:
    t = table(leaders=("dagrun", "gylfir", "svanhildr", "ullr"))
    leave_destinies(t, "troll-slayer")
    t.go(0, "sages-hut")
    t.do(0, Look("shore-1"))
    assert t.news(0)[1:] == [DestinyDrawn(0, "troll-slayer")]
    assert cards(t, 0)[-1] == "troll-slayer"
    assert (t.view().destinies_left, t.view().under_deck) == (0, ())


@rule("CR-8", "CV-2")
def test_a_draw_goes_on_with_the_cards_under_the_deck() -> None:
    t = table(leaders=("dagrun", "gylfir", "svanhildr", "ullr"))
    leave_destinies(t, "troll-slayer", under=("runemaster", "craftsman"))
    t.go(0, "sages-hut")
    t.do(0, Look("shore-1"))
    assert t.open(0) == {Keep("troll-slayer"), Keep("runemaster")}
    assert t.refused(0, Keep("craftsman")) == "not-drawn"
    assert t.view(0).drawn == ("troll-slayer", "runemaster")
    assert t.view(1).drawn == ("hidden", "hidden")
    t.do(0, Keep("runemaster"))
    assert t.news(0) == [DestinyKept(0, "runemaster"), DestinyReturned(0, 1)]
    assert t.news(1) == t.news() == [DestinyReturned(0, 1)]
    assert t.view(0).under_deck == ("craftsman", "troll-slayer")
    assert t.view(1).under_deck == ("hidden", "hidden")
