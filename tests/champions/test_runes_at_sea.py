"""Runes on a voyage: the rune of the journey, and fights against the kraken and monsters (CN-6 to CN-10, CT-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.champions.words.actions import Done, Lose, Place, Use
from meadhall.champions.words.events import (
    DamageDealt,
    DeckRebuilt,
    FoodLost,
    GloryWon,
    Healed,
    JourneyTurned,
    KrakenFought,
    LossesDue,
    RuneUsed,
    WarriorsLost,
)
from meadhall.kernel.events import Event
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule


def voyage(
    t: Table, journey: str, script: Sequence[str] = (), monster: str = "test-monster", **load: int
) -> tuple[Event, ...]:
    """Seat 0 sails to the first shore with this load; `script` says what then happens at sea."""
    t.journey("shore-1", journey)
    t.enemy("shore-1", monster)
    t.sail(0, "small-longship", "shore-1")
    t.stock(food=0)
    t.last(1, Place("smokehouse"))
    t.send(0, "shore-1", **load)
    return t.done(0, script=script)


def crew(*runes: str, food: int = 2, swordsman: int = 2, axeman: int = 0, **options: Any) -> Table:
    """A table at which seat 0 has these runes, food and warriors, and no favor."""
    t = table(**options)
    t.rune(0, *runes)
    t.give(0, favor=0, food=food, swordsman=swordsman, axeman=axeman, coins=0)
    return t


def discarded(t: Table) -> dict[str, int]:
    """The journey cards in the discard pile."""
    return {slug: count for slug, count in t.view().journeys_discarded.items() if count}


@rule("CN-10")
def test_the_rune_of_the_journey_turns_up_another_card_to_be_suffered_instead() -> None:
    t = crew("journey")
    voyage(t, "whirlpool", swordsman=2, food=2)
    assert t.asked(0) == "meet-journey"
    assert t.open(0) == {Done(), Use("journey")}
    assert (t.warriors(0), t.venue("shore-1").journey, discarded(t)) == ((2, 0, 0), "whirlpool", {})
    left = t.view().journeys_left
    told = t.do(0, Use("journey"), script=["journey:no-wind", "swordsman:hit", "swordsman:hit"])
    assert told[:3] == (RuneUsed(0, "journey"), JourneyTurned(0, "shore-1", "no-wind"), FoodLost(0, 1))
    assert t.news(2)[:3] == list(told[:3])
    assert of(told, WarriorsLost)[0] == WarriorsLost(0, "swordsman", 2, "fight")
    assert discarded(t) == {"whirlpool": 1, "no-wind": 1}
    assert t.view().journeys_left == left - 2  # the next round laid one more


@rule("CN-10")
def test_the_first_card_is_in_the_discard_pile_while_the_second_is_suffered() -> None:
    t = crew("journey", axeman=1)
    voyage(t, "all-quiet", swordsman=2, axeman=1, food=2)
    told = t.do(0, Use("journey"), script=["journey:lost"])
    assert told == (RuneUsed(0, "journey"), JourneyTurned(0, "shore-1", "lost"))
    assert t.asked(0) == "lose-at-sea"
    assert t.open(0) == {Lose("swordsman"), Lose("axeman"), Lose("food")}
    assert (t.venue("shore-1").journey, discarded(t)) == ("lost", {"all-quiet": 1})


@rule("CN-10")
def test_the_rune_of_the_journey_may_be_saved() -> None:
    t = crew("journey", food=1, swordsman=1)
    voyage(t, "no-wind", swordsman=1, food=1)
    told = t.done(0)
    assert of(told, FoodLost) == [FoodLost(0, 1)]
    assert not t.seat(0).runes[0].used


@rule("CN-10", "CC-4")
def test_the_rune_of_the_journey_is_offered_even_with_nobody_aboard() -> None:
    t = crew("journey")
    voyage(t, "all-quiet", food=1)
    assert t.open(0) == {Done(), Use("journey")}
    told = t.do(0, Use("journey"), script=["journey:storm"])
    assert of(told, FoodLost) == [FoodLost(0, 1)]


@rule("CN-10")
def test_the_rune_of_the_journey_serves_for_ones_own_ship_alone() -> None:
    t = crew()
    t.rune(1, "journey")
    t.give(0, food=0, swordsman=1)
    told = voyage(t, "whirlpool", swordsman=1)
    assert of(told, JourneyTurned, WarriorsLost) == [
        JourneyTurned(0, "shore-1", "whirlpool"),
        WarriorsLost(0, "swordsman", 1, "journey"),
    ]
    assert not t.seat(1).runes[0].used


@rule("CN-10", "CF-6")
def test_a_kraken_sent_away_is_not_fought() -> None:
    t = crew("journey")
    voyage(t, "kraken", swordsman=2, food=1)
    told = t.do(0, Use("journey"), script=["journey:all-quiet", "swordsman:hit", "swordsman:hit"])
    assert of(told, KrakenFought) == []


@rule("CN-10", "CF-6")
def test_a_kraken_turned_up_second_is_fought() -> None:
    t = crew("journey")
    voyage(t, "all-quiet", swordsman=2, food=1)
    told = t.do(0, Use("journey"), script=["journey:kraken", "swordsman:blank", "swordsman:blank"])
    assert told[1:3] == (JourneyTurned(0, "shore-1", "kraken"), KrakenFought(0, "shore-1"))


@rule("CN-10", "CR-8")
def test_the_first_card_is_not_among_those_the_deck_is_rebuilt_from() -> None:
    t = crew("journey")
    t.journey("shore-1", "whirlpool")
    deck = tuple(t.state.journey_deck)
    t.set(journey_deck=[0] * 12, journey_discard=list(deck), journey_left=0)
    voyage(t, "whirlpool", swordsman=2, food=2)
    before_lost = sum(deck[: t.cards.journeys.index("lost")])
    told = t.do(0, Use("journey"), script=[f"journey:{before_lost}"])
    assert told[1:] == (DeckRebuilt("journeys"), JourneyTurned(0, "shore-1", "lost"))
    assert discarded(t) == {"whirlpool": 1}
    assert t.view().journeys_left == sum(deck) - 1


@rule("CN-10", "CN-1")
def test_the_rune_of_the_journey_has_no_other_window() -> None:
    t = crew("journey", "wealth")
    t.give(0, coins=1)
    t.turn(0)
    assert t.refused(0, Use("journey")) == "wrong-window"
    t.journey("shore-1", "storm")
    t.go(0, "small-longship")
    assert t.refused(0, Use("journey")) == "wrong-window"


@rule("CT-2", "CN-9")
def test_the_rune_of_glory_on_a_monster_worth_13_adds_6() -> None:
    t = crew("glory", axeman=2, swordsman=0, food=1)
    voyage(t, "all-quiet", script=["axeman:double", "axeman:double"], axeman=2, food=1)
    assert (t.asked(0), t.seat(0).glory) == ("take-reward", 13)
    told = t.do(0, Use("glory"))
    assert told[:2] == (RuneUsed(0, "glory"), GloryWon(0, 6, "rune"))
    assert (t.seat(0).glory, t.seat(0).favor) == (19, 1)


@rule("CT-2", "CN-9", "CF-6", "E-7")
def test_the_rune_of_glory_on_a_kraken_adds_1() -> None:
    t = crew("glory", axeman=3, swordsman=0, food=0)
    voyage(t, "kraken", script=["axeman:double", "axeman:double", "axeman:hit"], axeman=3)
    assert (t.asked(0), t.seat(0).glory) == ("take-reward", 3)
    assert t.open(0) == {Done(), Use("glory")}
    told = t.do(0, Use("glory"))
    assert told[:2] == (RuneUsed(0, "glory"), GloryWon(0, 1, "rune"))
    assert t.seat(0).glory == 4


@rule("CN-8", "CF-6", "CJ-1")
def test_healing_helps_against_the_kraken() -> None:
    t = crew("healing", swordsman=3, food=1)
    voyage(t, "kraken", script=["swordsman:hit", "swordsman:hit", "swordsman:hit"], swordsman=3, food=1)
    assert t.open(0) == {Lose("swordsman"), Use("healing")}
    told = t.do(0, Use("healing"))
    assert told[:2] == (RuneUsed(0, "healing"), Healed(0))
    assert of(told, WarriorsLost)[0] == WarriorsLost(0, "swordsman", 1, "hunger")


@rule("CN-8", "CJ-1", "CC-4")
@pytest.mark.parametrize(("journey", "question"), [("whirlpool", "lose-at-sea"), ("all-quiet", "starve")])
def test_healing_helps_neither_against_a_journey_nor_against_hunger(journey: str, question: str) -> None:
    t = crew("healing", swordsman=2, axeman=1, food=1)
    voyage(t, journey, swordsman=2, axeman=1, food=1)
    assert t.asked(0) == question
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}
    assert t.refused(0, Use("healing")) == "wrong-window"


@rule("CN-8", "CA-4")
def test_healing_does_not_save_those_whom_the_monster_forbids() -> None:
    t = crew("healing", swordsman=1, axeman=1, food=1)
    told = voyage(t, "all-quiet", ["swordsman:hit"], "axeproof-monster", swordsman=1, axeman=1, food=1)
    assert of(told, WarriorsLost, DamageDealt, LossesDue) == [
        WarriorsLost(0, "axeman", 1, "ban"),
        DamageDealt(0, 1, 1, 2),
        LossesDue(0, 1),
    ]
    assert t.open(0) == {Lose("swordsman"), Use("healing")}


@rule("CN-6", "CN-7", "CF-6", "CF-7")
def test_potential_and_reaction_serve_against_the_kraken() -> None:
    t = crew("potential", "reaction", swordsman=2)
    voyage(t, "kraken", script=["swordsman:blank", "swordsman:shield"], swordsman=2, food=2)
    assert t.open(0) == {Done(), Use("potential"), Use("reaction")}
    t.do(0, Use("potential"), script=["swordsman:shield"])
    assert t.open(0) == {Done(), Use("reaction")}
    told = t.do(0, Use("reaction"), script=["swordsman:hit", "swordsman:hit"])
    assert of(told, DamageDealt, LossesDue)[:3] == [
        DamageDealt(0, 2, 2, 3),
        DamageDealt(0, 2, 4, 3),
        LossesDue(0, 2),
    ]
