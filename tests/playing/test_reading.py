"""What a player types is read as it is meant: numbers, words, parts of words, several pieces at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

import pytest

from meadhall.champions.words.actions import Done, Give, Load, Lose, Place, Send, Take
from meadhall.kernel.actions import Action
from meadhall.kernel.match import Match
from meadhall.locale.choosing import languages_with
from meadhall.locale.speech import Speech
from meadhall.midgard.words.actions import Done as MoveNoMore
from meadhall.midgard.words.actions import PickChieftain, PickWarrior
from meadhall.terminal.answering import Answering, Stopped
from meadhall.terminal.commands import COMMANDS, command_in
from meadhall.terminal.reading import plain_words
from meadhall.terminal.retelling import speech_for
from tests.support.champions.named_positions import (
    assigning,
    blame,
    fighting,
    hungry,
    last_runes,
    losses,
    market,
    reroll,
    start,
)
from tests.support.midgard.named_positions import invasion
from tests.support.playing.desk import Desk
from tests.support.playing.moments import EVERY_LANGUAGE, questions

ENOUGH: Final = 4  # questions of a kind, to see them with few answers and with many


def two() -> Match:
    """The first worker of two players."""
    return start(2)


def one_kind() -> Match:
    """Three swordsmen, and nobody else, are to be assigned to the troll alone."""
    return fighting(attack=1, start={"swordsman": 3})


SWORDSMAN, SPEARMAN = Send("troll", "swordsman"), Send("troll", "spearman")
LADEN, FED = Load("shore-1", "spearman"), Load("shore-1", "food")
ALL = [SWORDSMAN, SWORDSMAN, LADEN, FED, FED, Done()]
NO_ANSWER = "is no answer here; type its number or a word of it, or “help”."


@pytest.mark.parametrize(
    ("build", "typed", "meant"),
    [
        (two, "1", [Place("blacksmith")]),
        (two, " 2. ", [Place("hafter")]),
        (two, "hafter", [Place("hafter")]),
        (two, "HAFTER!", [Place("hafter")]),
        (two, "haf", [Place("hafter")]),
        (two, "hafters", [Place("hafter")]),
        (two, "Jarl's Longhouse", [Place("jarls-longhouse")]),
        (two, "jarls longhouse", [Place("jarls-longhouse")]),
        (two, "longhouse jarl", [Place("jarls-longhouse")]),
        (two, "jarls-longhouse", [Place("jarls-longhouse")]),
        (two, "left", [Place("draugr-left")]),
        (two, "draugr left", [Place("draugr-left")]),
        (two, "troll", [Place("troll")]),
        (market, "2 2 1", [Give("food"), Give("food"), Done()]),
        (market, "2,3+1", [Give("food"), Give("wood"), Done()]),
        (market, "3 2 1", [Give("food"), Give("wood"), Done()]),
        (market, "2 food done", [Give("food"), Give("food"), Done()]),
        (market, "1 wood, 1 food, done", [Give("food"), Give("wood"), Done()]),
        (market, "food wood", []),
        (market, "food; coins; done", [Give("food"), Give("coins"), Done()]),
        (market, "2 foods & 1 coin", [Give("food"), Give("food"), Give("coins")]),
        (market, "done", [Done()]),
        (one_kind, "1 swordsman", [SWORDSMAN]),
        (one_kind, "troll 1 swordsman", [SWORDSMAN]),
        (one_kind, "troll: 2 swordsmen, done", [SWORDSMAN, SWORDSMAN, Done()]),
        (assigning, "2 swordsmen", []),
        (assigning, "troll 2 swordsmen", [SWORDSMAN, SWORDSMAN]),
        (assigning, "1 spearman troll", [SPEARMAN]),
        (assigning, "troll spearman", [SPEARMAN]),
        (assigning, "troll: 1 spearman, 1 swordsman", [SWORDSMAN, SPEARMAN]),
        (assigning, "troll 2 swordsmen, first shore 1 spearman 2 food done", ALL),
        (assigning, "first shore 2 food 1 spearman, troll 2 swordsmen done", ALL),
        (assigning, "done, first shore 1 food", [FED, Done()]),
        (losses, "1 swordsman 1 spearman", [Lose("swordsman"), Lose("spearman")]),
        (losses, "spearman, swordsman", [Lose("swordsman"), Lose("spearman")]),
        (losses, "2 swordsmen", [Lose("swordsman"), Lose("swordsman")]),
        (hungry, "2 sword", [Lose("swordsman"), Lose("swordsman")]),
        (invasion, "chieftain", [PickChieftain()]),
        (invasion, "Boat", [PickWarrior("boat")]),
        (invasion, "warrior asgard", [PickWarrior("asgard")]),
        (invasion, "warriors from the boat", [PickWarrior("boat")]),
        (invasion, "done", [MoveNoMore()]),
    ],
)  # fmt: skip
def test_lines_are_read_as_they_are_meant(
    tmp_path: Path, build: Callable[[], Match], typed: str, meant: list[Action]
) -> None:
    assert Desk(build(), tmp_path).answers(typed) == meant


@pytest.mark.parametrize(
    ("build", "typed", "sentence"),
    [
        (two, "draugr", "“draugr” could be several things: Left Draugr, Right Draugr."),
        (two, "long", "“long” could be several things: Jarl's Longhouse, Small Longship, Large Longship."),
        (assigning, "2 food men", f"“food men” {NO_ANSWER}"),
        (two, "valhalla", f"“valhalla” {NO_ANSWER}"),
        (two, "hafter blacksmith", f"“hafter blacksmith” {NO_ANSWER}"),
        (two, "20", "There is no answer 20; answers run from 1 to 19."),
        (two, "1 0", "There is no answer 0; answers run from 1 to 19."),
        (market, "2 2 9", "There is no answer 9; answers run from 1 to 4."),
    ],
)
def test_a_line_that_means_nothing_or_several_things_changes_nothing(
    tmp_path: Path, build: Callable[[], Match], typed: str, sentence: str
) -> None:
    desk = Desk(build(), tmp_path)
    assert desk.type(typed) == f"{sentence}\n" and not desk.given


@pytest.mark.parametrize(
    ("build", "typed"),
    [
        (assigning, "troll 2 swordsmen 1 axeman done"),  # the troll forbids axemen
        (assigning, "done, troll 1 axeman"),
        (market, "9 food done"),
        (market, "2 2 2 2 1"),
    ],
)
def test_a_chain_is_not_ended_while_something_typed_for_it_is_left(
    tmp_path: Path, build: Callable[[], Match], typed: str
) -> None:
    """What is open may be done or not, but “done” only holds once all of the rest was."""
    desk = Desk(build(), tmp_path)
    assert Done() not in desk.answers(typed)


def test_an_answer_can_be_taken_back_even_if_more_was_typed_than_is_open(tmp_path: Path) -> None:
    """The sentence that comes promises undo; so the turn must not be over at once."""
    desk = Desk(start(2), tmp_path)
    desk.type("hafter, blacksmith", "undo")
    assert not any(isinstance(desk.match.rules.catalogue.action(step.code), Place) for step in desk.match.played)


def test_what_happens_by_itself_is_not_called_closed(tmp_path: Path) -> None:
    """A spearman and an axeman fall; after the one, the other is all that is left, and is not asked for."""
    desk = Desk(losses(), tmp_path)
    said = desk.type("1 axeman 1 spearman")
    assert "loses 1 axeman" in said and "no further" not in said


class Listener:
    """In place of a match: notes what is answered, and asks nothing more."""

    def __init__(self, match: Match) -> None:
        self.rules, self.state, self.view = match.rules, match.state, match.view
        self.heard: list[int] = []

    def answer(self, seat: int, code: int) -> None:
        self.heard.append(code)

    def decision(self, seat: int) -> None:
        return None


@EVERY_LANGUAGE
def test_an_answer_typed_as_it_is_listed_is_that_answer_once(slug: str, language: str) -> None:
    """In small letters and without accents as well."""
    wrong = {}
    for match, decision in questions(slug, ENOUGH):
        speech, view = speech_for(match, language), match.rules.view(match.state, decision.seat)
        for code in decision.codes:
            action = match.rules.catalogue.action(code)
            label = speech.say(match.rules.phrases.label(action, view, decision.question))
            for typed in (label, " ".join(plain_words(label))):
                listener = Listener(match)
                try:
                    Answering(cast(Match, listener), speech).answer(decision, typed)
                except Stopped as stopped:
                    wrong[decision.question, typed] = stopped.message.key
                if listener.heard != [code]:
                    wrong.setdefault((decision.question, typed), "another answer")
    assert not wrong, f"{len(wrong)} are read otherwise: {list(wrong.items())[:20]}"


def accusing() -> Match:
    """The troll is slain, no blame is discarded: who takes one?"""
    match = blame()
    match.answer(match.rules.core.next_seat(match.state), Done())
    return match


NO = {"en": "No", "de": "Nein", "fr": "Non", "it": "No"}
NOBODY = {"en": "Nobody", "de": "Niemand", "fr": "Personne", "it": "Nessuno"}
DONE = {"en": "Done", "de": "Fertig", "fr": "Terminé", "it": "Fatto"}


@pytest.mark.parametrize("language", languages_with("champions"))
@pytest.mark.parametrize(
    ("build", "said"),
    [(last_runes, NO), (reroll, NO), (blame, NO), (accusing, NOBODY), (market, DONE), (assigning, DONE)],
)
def test_an_answer_that_ends_is_called_no_where_it_refuses(
    build: Callable[[], Match], said: dict[str, str], language: str, tmp_path: Path
) -> None:
    """The question lists it so, on the screen and to whoever asks the rules; "done" is understood besides."""
    for typed in (said[language].upper(), DONE[language], "done"):
        desk = Desk(build(), tmp_path, language=language)
        asked = desk.match.rules.asked(desk.match.state, desk.session.facing or 0)
        assert asked is not None and asked.open[0].code == 0
        assert desk.session.speech.say(asked.open[0].label or "action-done") == said[language]
        assert desk.answers(typed) == [Done()]
        assert f"\n1. {said[language]}" in desk.shown.getvalue()[: desk.typed_at[0]]


@pytest.mark.parametrize("language", languages_with("meadhall"))
def test_each_word_for_a_command_is_short_for_one_command_and_needs_no_accents(language: str) -> None:
    speech, english = Speech(language, ["meadhall"]), Speech("en", ["meadhall"])
    for name in COMMANDS:
        for word in (speech.say(f"command-{name}"), speech.form(f"command-{name}", "short", {})):
            for typed in (word, word.upper(), unaccented(word)):
                assert command_in(f"{typed} troll 2", speech, english) == (name, "troll 2")


@pytest.mark.parametrize(
    ("language", "typed", "name"), [("it", "probabilita", "odds"), ("it", "perche", "why"), ("fr", "h", "story")]
)
def test_commands_of_the_own_language_come_first(language: str, typed: str, name: str) -> None:
    assert command_in(typed, Speech(language, ["meadhall"]), Speech("en", ["meadhall"])) == (name, "")


def unaccented(word: str) -> str:
    """A word as it is typed on a keyboard without accents."""
    return word.translate(str.maketrans("àèéìòùü", "aeeiouu"))


@pytest.mark.parametrize("language", languages_with("champions"))
def test_begging_can_be_answered_with_one_noun(language: str, tmp_path: Path) -> None:
    for good in ("food", "wood", "coins"):
        desk = Desk(start(2), tmp_path, language=language)
        nouns = [desk.session.speech.noun("thing", good, "", {"count": count}) for count in (1, 2)]
        for noun in nouns:
            assert desk.answers("begging", noun) == [Place("begging"), Take(good)]
            desk = Desk(start(2), tmp_path, language=language)
