"""Every printed figure of an enemy is told wherever the enemy is: to who looks it up, on the board, by the page,
and to a learner.

A new figure fails here until it is said in every language, drawn and observed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from meadhall.champions.cards.card_set import ENEMY_REWARDS
from meadhall.champions.cards.schema import ENEMIES
from meadhall.champions.words import picture
from meadhall.champions.words.actions import Place, Sail
from meadhall.locale.speech import LANGUAGES
from meadhall.rl.observation import Observer
from meadhall.terminal.retelling import speech_for
from tests.support.champions.figures import FOES, PRINTED, printed, tried
from tests.support.champions.table import Table
from tests.support.rule import rule
from tests.support.terminal import ROOT

REWARDS = set(ENEMY_REWARDS.values())
GAINED = {"glory", *REWARDS}  # what a victory brings


def facing(kind: str, cards: Mapping[str, Any]) -> Table:
    """Seat 1 may go where the enemy is."""
    t = Table(cards=cards)
    enemy, venue = FOES[kind]
    if kind == "journeys":
        t.journey(venue, enemy, seen_by=(1,))
    else:
        t.enemy(venue, enemy)
    t.turn(1)
    if venue.startswith("shore"):
        t.do(1, Place("large-longship"))
    return t


def told(kind: str, cards: Mapping[str, Any], language: str) -> dict[str, object]:
    """What is said of the enemy: when it is looked up, on the board, above a prompt, with the answer to go there."""
    t = facing(kind, cards)
    enemy, venue = FOES[kind]
    view, speech = t.view(1), speech_for(t.match, language)
    family = "journey" if kind == "journeys" else "enemy"
    asked = t.rules.asked(t.state, 1)
    assert asked is not None
    going = t.rules.catalogue.code(Sail(venue) if venue.startswith("shore") else Place(venue))
    effect = next(one.effect for one in asked.open if one.code == going)
    assert effect is not None
    return {
        "look": [speech.say(message) for message in t.rules.phrases.look(family, enemy, view, 1)],
        "board": picture.fights(view, t.rules, speech).rows,
        "status": picture.foe_at(next(one for one in view.venues if one.venue == venue), t.rules, speech),
        "answer": speech.say(effect),
    }


def same(kind: str, figure: str, language: str) -> set[str]:
    """Where two cards that differ in a figure are told in the same words."""
    said = [told(kind, printed(kind, figure, value), language) for value in tried(kind, figure)]
    return {door for one, other in combinations(said, 2) for door in one if one[door] == other[door]}


@rule("CF-1", "CF-3", "CA-4", "CE-2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "figure"), PRINTED)
def test_a_figure_is_said_wherever_its_enemy_is(kind: str, figure: str, language: str) -> None:
    """The line above a prompt leaves out what a victory brings; the kraken is met unseen, so it is only looked up."""
    left_out = {"status"} if figure in GAINED else set()
    if kind == "journeys":
        left_out = {"board", "status", "answer"}
    assert same(kind, figure, language) == left_out


@rule("CF-1", "CF-3", "CA-4", "CE-2")
@pytest.mark.parametrize(("kind", "figure"), [one for one in PRINTED if one[0] in ENEMIES])
def test_a_figure_is_observed_by_a_learner(kind: str, figure: str) -> None:
    tables = [facing(kind, printed(kind, figure, value)) for value in tried(kind, figure)]
    seen = [Observer(t.rules).flat(t.state, 1).tobytes() for t in tables]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize(("kind", "figure"), [one for one in PRINTED if one[0] in ENEMIES])
def test_a_figure_is_read_and_shown_by_the_page(kind: str, figure: str) -> None:
    """Read into `Enemy`, drawn on its card, and written on the board in words."""
    read, card, board = (
        (ROOT / "web" / "src" / "games" / "champions" / name).read_text(encoding="utf-8")
        for name in ("printed.ts", "board/Foe.svelte", "picture.ts")
    )
    shown = "reward" if figure in REWARDS else figure
    assert re.search(rf"\b{figure}\b", read)
    assert re.search(rf"\bfoe\.{shown}\b", card)
    assert re.search(rf"\b{figure}\b", board)
