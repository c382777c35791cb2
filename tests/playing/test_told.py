"""What the prompt shows: enemies with what they forbid, trophies, cards with their marks, headings, rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.champions.words import picture as champions
from meadhall.champions.words.events import BlameTaken, EnemyDiscarded
from meadhall.champions.words.phrases import ChampionsPhrases
from meadhall.games import game, new_match
from meadhall.midgard.words import picture as midgard
from meadhall.midgard.words.events import CardPlayed, KingdomScored, RagnarokScored, TokensTaken
from meadhall.midgard.words.phrases import MidgardPhrases
from meadhall.terminal.retelling import speech_for
from tests.support.champions.table import Table
from tests.support.playing.desk import Desk
from tests.support.playing.moments import EVERY_LANGUAGE, NAMES, first_question, questions


def facing_a_troll() -> Table:
    """Seat 0 is to place a worker; the troll forbids swordsmen."""
    t = Table(players=2, leaders=("svanhildr", "ullr"))
    t.enemy("troll", "swordproof-troll")
    t.give(0, swordsman=2, axeman=1, favor=2)
    t.turn(0)
    return t


def test_forbidden_weapons_stand_on_the_board_in_the_answers_and_with_the_odds(tmp_path: Path) -> None:
    desk = Desk(facing_a_troll().match, tmp_path)
    shown = desk.type("board", "odds troll")
    assert "no swordsmen" in shown.split("Where does your worker go?")[0]
    assert "swordsmen cannot fight it" in shown and "Swordsmen cannot fight it." in shown.split("Chance to win")[1]


def test_colours_stand_wherever_an_enemy_is_named_with_its_figures(tmp_path: Path) -> None:
    match = next(match for match, decision in questions("champions", 3) if decision.question == "place-worker")
    desk = Desk(match, tmp_path)
    view, words = desk.session.view(0), match.rules.phrases
    assert isinstance(words, ChampionsPhrases)
    enemies = [venue.enemy for venue in view.venues if venue.enemy]
    coloured = [enemy for enemy in enemies if words.enemy(enemy)[0].get("colour")]
    board = desk.type("board")
    for enemy in coloured:
        colour = words.enemy(enemy)[0]["colour"]
        assert f"{desk.session.speech.noun('enemy', enemy)} ({colour}" in board


def test_ones_own_trophies_are_listed_and_those_of_others_only_if_they_lie_open() -> None:
    match = new_match("champions", 2, 1, names=NAMES[:2])
    rules, speech = match.rules, speech_for(match, "en")
    view = match.view(0)
    slain = ("bog-walker", "glam", "soti", "boulder-thrower")
    seats = tuple(replace(seat, slain=slain, slain_on_show=False) for seat in view.seats)
    held = replace(view, seats=seats)
    status = " ".join(champions.status(held, rules, speech))
    assert "Defeated: Boulder Thrower, Glam (red), Bog Walker (yellow), Soti (yellow)." in status
    assert champions.slain(seats[1], held, rules, speech) == ""
    assert champions.slain(replace(seats[1], slain_on_show=True), held, rules, speech)


def test_on_a_voyage_the_crew_and_who_waits_for_it_are_told() -> None:
    """Whoever must choose whom the sea takes or who starves knows who is aboard and what is ahead."""
    match = new_match("champions", 2, 1, names=NAMES[:2])
    rules, speech, view = match.rules, speech_for(match, "en"), match.view(0)
    aboard = {"owner": 0, "enemy": "garm", "feeds": 2, "sent": {"swordsman": 2, "food": 1}, "journey": "whirlpool"}
    venues = tuple(replace(one, **aboard) if one.venue == "shore-1" else one for one in view.venues)
    for phase in ("journey", "feeding"):
        status = champions.status(replace(view, phase=phase, venues=venues), rules, speech)[-1]
        assert status.startswith("First Shore: Garm (red), attack")
        assert status.endswith("1 food feeds 2 warriors, aboard: 2 swordsmen and 1 food, journey card: Whirlpool.")


def test_a_chieftain_in_a_heaven_is_counted_there() -> None:
    match = new_match("midgard", 3, 1, names=NAMES[:3])
    speech, seat = speech_for(match, "en"), match.view(0).seats[0]
    assert midgard.heavens(replace(seat, chieftain="asgard", warriors={"asgard": 2}), speech) == (
        "Asgard the chieftain and 2 warriors"
    )
    assert midgard.heavens(replace(seat, chieftain="vanaheim", warriors={}), speech) == "Vanaheim the chieftain"


def test_the_card_that_is_asked_for_is_among_the_cards_to_play() -> None:
    match = next(match for match, decision in questions("midgard", 1) if decision.question == "play-card")
    seat = match.rules.core.next_seat(match.state)
    view = match.view(seat)
    assert midgard.plays(view.seats[seat], view) == view.seats[seat].plays_left + 1
    others = [one for one in view.seats if one.seat != seat]
    assert all(midgard.plays(one, view) == one.plays_left for one in others)


def test_nobody_is_called_first_before_the_first_draft_is_over() -> None:
    match = first_question("midgard")
    speech = speech_for(match, "en")
    assert "first player" not in midgard.heading(match.view(0), match.rules, speech)


def test_cards_are_listed_with_metal_number_and_how_many_there_are(tmp_path: Path) -> None:
    found = set()
    for match, decision in questions("midgard", 30):
        if decision.question in ("keep-card", "play-card"):
            desk, words = Desk(match, tmp_path), match.rules.phrases
            assert isinstance(words, MidgardPhrases)
            view = desk.session.view(decision.seat)
            held = (view.pack if decision.question == "keep-card" else view.seats[decision.seat].stock) or {}
            for one in desk.inquiry.listed:
                card = match.rules.catalogue.action(one.code).plain()["card"]
                marks = words.card_marks(card, 1)
                assert one.effect.startswith(str(marks["metal"]))
                assert (f"×{held[card]}" in one.effect) == (held[card] > 1)
                assert not marks["number"] or f" {marks['number']}" in one.effect
                found |= {"gold"} if marks["number"] else set()
                found |= {"doubles"} if held[card] > 1 else set()
    assert found == {"gold", "doubles"}


def test_goals_say_whose_vikings_are_there(tmp_path: Path) -> None:
    said = []
    for match, decision in questions("midgard", 12):
        if decision.question in ("choose-goal", "choose-horde"):
            inquiry = Desk(match, tmp_path).inquiry
            for one in inquiry.listed:
                area = match.rules.catalogue.action(one.code).plain().get("area")
                forces = midgard.forces_in(area, inquiry.view, inquiry.speech) if area else []
                assert all(force in one.effect for force in forces), one
                said += forces
    assert said


def test_scoring_and_ragnarok_have_headings_and_a_card_that_scores_has_none() -> None:
    phrases = game("midgard").rules(3).phrases
    scored, token = KingdomScored(0, "alfheim", 1, 3), TokensTaken(0, "alfheim", 1)
    ragnarok = RagnarokScored(1, 2, 4)
    keys = [message.key for message in phrases.story([scored, token, ragnarok])]
    assert keys[0] == "story-scoring" and keys[3] == "story-ragnarok"
    card = CardPlayed(0, "score-alfheim")
    assert "story-scoring" not in [message.key for message in phrases.story([card, scored, token])]
    both = [message.key for message in phrases.story([card, scored, token, scored, token])]
    assert both.index("story-scoring") == 3


def test_that_nobody_has_defeated_the_troll_is_told_before_the_blame_for_it() -> None:
    match = new_match("champions", 3, 1)
    for _ in range(2000):
        told = [message.key for message in match.rules.phrases.story([one.event for one in match.acts[-1].told])]
        if "event-enemy-discarded" in told and "event-blame-taken" in told:
            blamed = [place for place, key in enumerate(told) if key == "event-blame-taken"]
            assert told[min(blamed) - 1] == "event-enemy-discarded"
            return
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.codes[0])
    pytest.fail("no round ended with an undefeated troll")


def test_blame_that_somebody_is_given_is_not_told_as_if_it_came_from_a_draugr() -> None:
    phrases = game("champions").rules(3).phrases
    left, right = EnemyDiscarded("draugr-left", "glam"), EnemyDiscarded("draugr-right", "bog-walker")
    told = [message.key for message in phrases.story([BlameTaken(2), left, right])]
    assert told == ["event-blame-taken", "event-enemy-discarded", "event-enemy-discarded"]


@EVERY_LANGUAGE
def test_the_rules_are_at_hand_by_chapter_id_and_word(slug: str, language: str, tmp_path: Path) -> None:
    desk = Desk(first_question(slug), tmp_path, language=language)
    example = {"champions": "CF-1", "midgard": "MX-2"}[slug]
    typed = ("rules", f"rules {example.lower()}", f"rules {example[:2]}", "rules xyzzy")
    every, one, chapter, none = desk.type_each(*typed)
    assert example[:2] in every and len(every.splitlines()) > 8
    assert example in one and len(one) > 60 and chapter.count(example[:2]) > 1
    assert none == f"{desk.session.speech.say('rules-unknown', typed='xyzzy')}\n" and not desk.given
    word = desk.session.speech.say("rules-how").rstrip(".").split()[-1]
    assert desk.type(f"rules {word}") != f"{desk.session.speech.say('rules-unknown', typed=word)}\n"
