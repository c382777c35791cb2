"""Destiny cards at the sage's hut: Dagrun, true vision, and what lies under the deck (CV-2, CN-11, CT-4, CR-8)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.champions.words.actions import Done, DrawRune, Keep, Look, Use
from meadhall.champions.words.events import (
    DestinyDrawn,
    DestinyHidden,
    DestinyKept,
    DestinyReturned,
    JourneyLookedAt,
    RuneUsed,
    Waived,
)
from meadhall.champions.words.view import RuneView
from tests.support.champions.table import Table, table
from tests.support.rule import rule

DAGRUN, GYLFIR = 0, 1
HANDS = (["crusher-of-ice"], ["earth-smasher"], ["master-of-flames"], ["odins-favored"])
LEFT = (  # in the deck, in the order of the catalogue
    "craftsman",
    "prepared",
    "prosperous",
    "leader-of-armies",
    "runemaster",
    "monster-hunter",
    "slayer-of-the-undead",
    "troll-slayer",
)


def at_the_sages(seat: int = DAGRUN, left: tuple[str, ...] = LEFT) -> Table:
    """A seat has its worker at the sage's hut and is about to look; so many cards are left in the deck."""
    t = table(leaders=("dagrun", "gylfir", "svanhildr", "ullr"))
    gone = [slug for slug in LEFT if slug not in left]
    t.hands(*HANDS[:3], [*HANDS[3], *gone])
    t.go(seat, "sages-hut")
    return t


def held(t: Table, seat: int, audience: int | None = None) -> list[str]:
    """The destiny cards of a seat, as the audience sees them."""
    return [card.destiny for card in t.view(audience).seats[seat].destinies]


@rule("CV-2", "CT-4", "CL-7")
def test_dagrun_draws_2_keeps_1_and_puts_1_under_the_deck() -> None:
    t = at_the_sages()
    t.do(DAGRUN, Look("shore-1"), script=["destiny:troll-slayer", "destiny:runemaster"])
    assert t.asked(DAGRUN) == "keep-destiny"
    assert t.open(DAGRUN) == {Keep("runemaster"), Keep("troll-slayer")}
    assert t.view(DAGRUN).drawn == ("troll-slayer", "runemaster")
    assert t.view(GYLFIR).drawn == t.view().drawn == ("hidden", "hidden")
    t.do(DAGRUN, Keep("troll-slayer"))
    assert held(t, DAGRUN, DAGRUN) == ["crusher-of-ice", "troll-slayer"]
    assert t.view(DAGRUN).under_deck == ("runemaster",)
    assert t.view(GYLFIR).under_deck == t.view().under_deck == ("hidden",)
    assert (t.view().destinies_left, t.view().drawn) == (6, ())
    assert t.asked(GYLFIR) == "place-worker"


@rule("CV-2", "CS-11")
def test_only_dagrun_is_told_what_she_draws_and_keeps() -> None:
    t = at_the_sages()
    t.do(DAGRUN, Look("shore-2"), script=["destiny:troll-slayer", "destiny:craftsman"])
    assert t.news(DAGRUN)[-2:] == [DestinyDrawn(DAGRUN, "troll-slayer"), DestinyDrawn(DAGRUN, "craftsman")]
    assert t.news(GYLFIR) == t.news() == [JourneyLookedAt(DAGRUN, "shore-2"), DestinyHidden(DAGRUN, 2)]
    t.do(DAGRUN, Keep("craftsman"))
    assert t.news(DAGRUN) == [DestinyKept(DAGRUN, "craftsman"), DestinyReturned(DAGRUN, 1)]
    assert t.news(GYLFIR) == t.news() == [DestinyReturned(DAGRUN, 1)]
    assert held(t, DAGRUN) == ["hidden", "hidden"]


@rule("CV-2")
def test_dagrun_keeps_only_a_card_just_drawn() -> None:
    t = at_the_sages()
    t.do(DAGRUN, Look("shore-1"), script=["destiny:troll-slayer", "destiny:runemaster"])
    assert t.refused(DAGRUN, Keep("craftsman")) == "not-drawn"
    assert t.refused(DAGRUN, Keep("crusher-of-ice")) == "not-drawn"
    assert t.refused(DAGRUN, Done()) == "not-asked"


@rule("CV-2", "CL-7")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_others_draw_1_and_keep_it(seat: int) -> None:
    t = at_the_sages(seat)
    t.do(seat, Look("shore-1"), script=["destiny:runemaster"])
    assert held(t, seat, seat)[-1] == "runemaster"
    assert t.news(seat)[-1] == DestinyDrawn(seat, "runemaster")
    assert t.news()[-1] == DestinyHidden(seat, 1)
    assert (t.view().destinies_left, t.view().under_deck) == (7, ())
    assert t.asked((seat + 1) % 4) == "place-worker"


@rule("CV-2", "CS-6")
def test_dagruns_starting_card_is_one_like_everybodys() -> None:
    t = table(leaders=("dagrun", "gylfir", "svanhildr", "ullr"))
    assert [len(seat.destinies) for seat in t.view().seats] == [1, 1, 1, 1]
    assert t.told(DAGRUN).count(DestinyHidden(DAGRUN, 1)) == 0
    assert t.told(GYLFIR).count(DestinyHidden(DAGRUN, 1)) == 1
    assert (t.view().destinies_left, t.view().under_deck) == (8, ())


@rule("CN-11", "CT-4", "CV-2")
def test_dagrun_with_true_vision_draws_4_keeps_1_and_puts_3_under_the_deck_in_the_order_drawn() -> None:
    t = at_the_sages()
    t.rune(DAGRUN, "true-vision")
    t.do(DAGRUN, Look("shore-1"))
    assert t.asked(DAGRUN) == "draw-destiny"
    assert t.open(DAGRUN) == {Done(), Use("true-vision")}
    drawn = ("troll-slayer", "runemaster", "prosperous", "craftsman")
    t.do(DAGRUN, Use("true-vision"), script=[f"destiny:{slug}" for slug in drawn])
    assert t.news()[0] == RuneUsed(DAGRUN, "true-vision")
    assert t.news()[1] == DestinyHidden(DAGRUN, 4)
    assert t.open(DAGRUN) == {Keep(slug) for slug in drawn}
    t.do(DAGRUN, Keep("runemaster"))
    assert held(t, DAGRUN, DAGRUN) == ["crusher-of-ice", "runemaster"]
    assert t.view(DAGRUN).under_deck == ("troll-slayer", "prosperous", "craftsman")
    assert t.view(GYLFIR).under_deck == ("hidden", "hidden", "hidden")
    assert t.news() == [DestinyReturned(DAGRUN, 3)]
    assert t.view().destinies_left == 4
    assert t.seat(DAGRUN).runes == (RuneView("true-vision", True),)


@rule("CN-11")
def test_true_vision_lets_others_draw_3_and_keep_1() -> None:
    t = at_the_sages(GYLFIR)
    t.rune(GYLFIR, "true-vision")
    t.do(GYLFIR, Look("shore-4"))
    t.do(GYLFIR, Use("true-vision"), script=["destiny:troll-slayer", "destiny:runemaster", "destiny:prepared"])
    assert t.open(GYLFIR) == {Keep("troll-slayer"), Keep("runemaster"), Keep("prepared")}
    t.do(GYLFIR, Keep("prepared"))
    assert t.news(GYLFIR) == [DestinyKept(GYLFIR, "prepared"), DestinyReturned(GYLFIR, 2)]
    assert held(t, GYLFIR, GYLFIR) == ["earth-smasher", "prepared"]
    assert t.view(GYLFIR).under_deck == ("troll-slayer", "runemaster")


@rule("CN-11")
def test_true_vision_may_be_saved() -> None:
    t = at_the_sages(GYLFIR)
    t.rune(GYLFIR, "true-vision")
    t.do(GYLFIR, Look("shore-1"))
    told = t.done(GYLFIR, script=["destiny:craftsman"])
    assert told == (Waived(GYLFIR), DestinyDrawn(GYLFIR, "craftsman"), DestinyHidden(GYLFIR, 1))
    assert t.seat(GYLFIR).runes == (RuneView("true-vision", False),)
    assert t.asked(2) == "place-worker"


@rule("CN-11", "CN-1")
def test_true_vision_has_no_other_window() -> None:
    t = at_the_sages()
    t.rune(DAGRUN, "true-vision", "wealth")
    assert t.asked(DAGRUN) == "look-at-journey"
    assert t.refused(DAGRUN, Use("true-vision")) == "wrong-window"
    t.do(DAGRUN, Look("shore-1"))
    assert t.open(DAGRUN) == {Done(), Use("true-vision")}
    assert t.refused(DAGRUN, Use("wealth")) == "wrong-window"
    t.done(DAGRUN, script=["destiny:troll-slayer", "destiny:runemaster"])
    assert t.refused(DAGRUN, Use("true-vision")) == "wrong-window"
    t.do(DAGRUN, Keep("troll-slayer"))
    assert t.open(DAGRUN) == {Done(), Use("wealth")}
    assert t.refused(DAGRUN, Use("true-vision")) == "wrong-window"
    t.done(DAGRUN)
    t.turn(DAGRUN)
    assert t.refused(DAGRUN, Use("true-vision")) == "wrong-window"
    assert t.why(GYLFIR, Use("true-vision")) == "not-asked"


@rule("CV-2", "CR-8")
def test_cards_under_the_deck_come_up_in_order_when_the_others_are_gone() -> None:
    t = at_the_sages(left=("runemaster", "troll-slayer"))
    t.do(DAGRUN, Look("shore-1"), script=["destiny:troll-slayer", "destiny:runemaster"])
    t.do(DAGRUN, Keep("runemaster"))
    assert (t.view().destinies_left, t.view(DAGRUN).under_deck) == (0, ("troll-slayer",))
    t.set(worker_on=[-1] * 37)
    t.go(GYLFIR, "sages-hut")
    t.do(GYLFIR, Look("shore-1"))
    assert held(t, GYLFIR, GYLFIR) == ["earth-smasher", "troll-slayer"]
    assert held(t, GYLFIR, DAGRUN) == ["hidden", "troll-slayer"]
    assert held(t, GYLFIR, 2) == ["hidden", "hidden"]
    assert t.view().under_deck == ()
    assert t.match.played[-1].outcomes == ()


@rule("CV-2", "CL-7")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_just_drawn_is_in_no_other_place_of_what_its_drawer_imagines(seed: int) -> None:
    t = at_the_sages()
    first = t.cards.destinies[0]
    t.hands(["craftsman"], *HANDS[1:])
    t.do(DAGRUN, Look("shore-1"), script=[f"destiny:{first}", "destiny:0"])
    assert first in t.view(DAGRUN).drawn
    for audience in (DAGRUN, GYLFIR):
        imagined = t.rules.imagine(t.rules.veil(t.state, audience), audience, t.rules.core.Chance(seed))
        t.rules.check_laws(imagined)
        places = [*imagined.hand, *imagined.under, *imagined.drawn]
        assert sorted([*(card for card in places if card >= 0), *in_deck(imagined)]) == [*range(len(t.cards.destinies))]


def in_deck(state: Any) -> list[int]:
    """The destiny cards in the deck."""
    return [card for card, there in enumerate(state.in_destiny_deck) if there]


def two_under(t: Table) -> None:
    """The deck is empty; under it lie a card that only Dagrun knows, then one that only Gylfir knows."""
    t.hands(*HANDS[:3], [*HANDS[3], *(slug for slug in LEFT if slug not in ("runemaster", "troll-slayer"))])
    under = [t.cards.destinies.index(slug) for slug in ("runemaster", "troll-slayer")]
    for card in under:
        t.cell("in_destiny_deck", card, 0)
    t.set(destiny_left=0, under_count=2, under=[*under, *[-1] * 14])
    t.set(under_known=[1 << DAGRUN, 1 << GYLFIR, *[0] * 14])


@rule("CV-2", "CS-11")
def test_of_the_cards_under_the_deck_everybody_sees_those_they_know_alone() -> None:
    t = table(leaders=("dagrun", "gylfir", "svanhildr", "ullr"))
    two_under(t)
    assert t.view(DAGRUN).under_deck == ("runemaster", "hidden")
    assert t.view(GYLFIR).under_deck == ("hidden", "troll-slayer")
    assert t.view(2).under_deck == t.view().under_deck == ("hidden", "hidden")


@rule("CV-2", "CS-11")
def test_when_the_first_card_under_the_deck_is_drawn_the_next_is_known_to_those_who_knew_it() -> None:
    t = table(leaders=("dagrun", "gylfir", "svanhildr", "ullr"))
    two_under(t)
    t.go(2, "sages-hut")
    t.do(2, Look("shore-1"))
    assert held(t, 2, DAGRUN) == ["hidden", "runemaster"]
    assert held(t, 2, GYLFIR) == ["hidden", "hidden"]
    assert t.view(DAGRUN).under_deck == ("hidden",)
    assert t.view(GYLFIR).under_deck == ("troll-slayer",)
    assert list(t.state.under_known) == [1 << GYLFIR, *[0] * 15]


@rule("CV-2", "CN-11")
def test_who_draws_several_known_cards_hides_again_which_one_is_kept() -> None:
    t = at_the_sages(left=("prepared", "runemaster", "troll-slayer"))
    t.rune(GYLFIR, "true-vision")
    t.do(DAGRUN, Look("shore-1"), script=["destiny:troll-slayer", "destiny:runemaster"])
    t.do(DAGRUN, Keep("runemaster"))
    t.set(worker_on=[-1] * 37)
    t.go(GYLFIR, "sages-hut")
    t.do(GYLFIR, Look("shore-1"))
    t.do(GYLFIR, Use("true-vision"), script=["destiny:prepared"])
    assert t.open(GYLFIR) == {Keep("prepared"), Keep("troll-slayer")}
    assert t.view(DAGRUN).drawn == ("hidden", "troll-slayer")
    t.do(GYLFIR, Keep("troll-slayer"))
    assert held(t, GYLFIR, DAGRUN) == ["hidden", "hidden"]
    assert t.view(DAGRUN).under_deck == ("hidden",)
    assert t.view(GYLFIR).under_deck == ("prepared",)


@rule("CR-8", "CV-2")
def test_dagrun_keeps_the_only_card_left_without_a_choice() -> None:
    t = at_the_sages(left=("prepared",))
    t.do(DAGRUN, Look("shore-1"), script=["destiny:prepared"])
    assert held(t, DAGRUN, DAGRUN) == ["crusher-of-ice", "prepared"]
    assert (t.view().destinies_left, t.view().under_deck) == (0, ())
    assert t.asked(GYLFIR) == "place-worker"


@rule("CR-8", "CN-11")
def test_true_vision_draws_no_more_than_there_are() -> None:
    t = at_the_sages(left=("prepared", "runemaster", "troll-slayer"))
    t.rune(DAGRUN, "true-vision")
    t.do(DAGRUN, Look("shore-1"))
    t.do(DAGRUN, Use("true-vision"), script=["destiny:troll-slayer", "destiny:runemaster", "destiny:prepared"])
    assert t.open(DAGRUN) == {Keep("prepared"), Keep("runemaster"), Keep("troll-slayer")}
    t.do(DAGRUN, Keep("prepared"))
    assert t.view(DAGRUN).under_deck == ("troll-slayer", "runemaster")


@rule("CR-8", "CL-7")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    t = at_the_sages(GYLFIR, left=())
    t.do(GYLFIR, Look("shore-1"))
    assert held(t, GYLFIR, GYLFIR) == ["earth-smasher"]
    assert t.asked(2) == "place-worker"


@rule("CN-11", "CL-6", "CN-1")
def test_a_rune_taken_earlier_in_the_round_serves_at_the_sages() -> None:
    t = table()
    t.lay_runes("healing", "journey")
    t.go(0, "runesmith")
    t.do(0, DrawRune(), script=["rune:true-vision"])
    assert t.asked(1) == "place-worker"
    t.go(0, "sages-hut")
    t.do(0, Look("shore-1"))
    assert t.open(0) == {Done(), Use("true-vision")}
