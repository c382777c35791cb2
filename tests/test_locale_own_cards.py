"""Cards of one's own in play: everything goes by the name its file gives it, in sentences that still read well."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.champions.words.events import EnemyLaid
from meadhall.games import new_match
from meadhall.kernel.match import Match
from meadhall.kernel.messages import message_of
from meadhall.locale.speech import LANGUAGES, Speech
from meadhall.midgard.words.events import ProvinceDoomed, VikingMoved
from tests.support.rule import rule

EVERY_LANGUAGE = pytest.mark.parametrize("tongue", LANGUAGES)
NAMES = ("Astrid", "Björn", "Ylva")
MIDGARD: Mapping[str, Any] = {
    "name": "An island more",
    "provinces": {
        "helluland": {"name": "Helluland", "kingdom": "alfheim", "villages": 2},
        "gimle": {"name": "New Gimle"},
    },
    "cards": {
        "raid": {"name": "Raid on Helluland", "metal": "bronze", "effect": "invade", "kingdom": "alfheim"},
        "viking-horde": {"name": "All Aboard"},
    },
    "board": {"doom": {"provinces": 11}},
}
MOVED = {
    "en": "Astrid moves a warrior from New Gimle to Helluland.",
    "de": "Astrid zieht einen Krieger aus New Gimle nach Helluland.",
    "fr": "Astrid déplace un guerrier de la province New Gimle dans la province Helluland.",
    "it": "Astrid sposta un guerriero dalla provincia New Gimle nella provincia Helluland.",
}


def table(slug: str, cards: Mapping[str, Any], tongue: str) -> tuple[Match, Speech]:
    """A match with these cards, and the language in which it is told."""
    match = new_match(slug, 3, 1, names=NAMES, cards=cards)
    phrases = match.rules.phrases
    return match, Speech(tongue, ["meadhall", slug], phrases.families, NAMES, phrases.own_name)


@EVERY_LANGUAGE
@rule("MD-1")
def test_provinces_of_ones_own_are_doomed_by_their_names(tongue: str) -> None:
    match, speech = table("midgard", MIDGARD, tongue)
    doomed = [told.event for told in match.log() if isinstance(told.event, ProvinceDoomed)]
    [story] = map(speech.say, match.rules.phrases.story(doomed))
    assert "Helluland" in story and "New Gimle" in story and "Utgard" in story


@EVERY_LANGUAGE
def test_one_goes_to_and_from_provinces_of_ones_own(tongue: str) -> None:
    _, speech = table("midgard", MIDGARD, tongue)
    assert speech.say(message_of("event", VikingMoved(0, "warrior", "gimle", "helluland"))) == MOVED[tongue]


@EVERY_LANGUAGE
def test_what_a_file_names_goes_by_that_name(tongue: str) -> None:
    _, speech = table("midgard", MIDGARD, tongue)
    assert speech.noun("card", "raid") == "Raid on Helluland"
    assert speech.noun("card", "viking-horde") == "All Aboard"
    assert speech.noun("area", "gimle") == "New Gimle"
    assert speech.noun("area", "utgard") == "Utgard"
    assert speech.noun("card", "new-warriors") not in ("", "new-warriors")


@EVERY_LANGUAGE
def test_a_whole_game_with_cards_of_ones_own_can_be_told(tongue: str) -> None:
    match, speech = table("midgard", MIDGARD, tongue)
    pick = random.Random(3)
    while decisions := match.decisions():
        view = match.rules.view(match.state, decisions[0].seat)
        for action in match.rules.actions(decisions[0]):
            assert speech.say(match.rules.phrases.label(action, view))
        match.answer(decisions[0].seat, pick.choice(decisions[0].codes))
    story = " ".join(map(speech.say, match.rules.phrases.story([told.event for told in match.log()])))
    assert "Helluland" in story and "All Aboard" in story
    assert "helluland" not in story and " Gimle" not in story.replace("New Gimle", "")


@EVERY_LANGUAGE
def test_an_enemy_that_is_known_goes_by_a_new_name(tongue: str) -> None:
    cards = {"name": "Renamed", "trolls": {"bridge-troll": {"name": "Bailiff"}}, "dice": {"axeman": {"name": "Axe"}}}
    _, speech = table("champions", cards, tongue)
    assert "Bailiff" in speech.say(message_of("event", EnemyLaid("troll", "bridge-troll")))
    assert speech.noun("enemy", "glam") == "Glam"
    assert "3" in speech.counted("thing", {"axeman": 3})
