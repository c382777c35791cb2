"""What a player types is read as it is meant: numbers, words, parts of words, several pieces at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from meadhall.champions.words.actions import Done, Give, Load, Lose, Place, Send, Take
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Audience
from meadhall.kernel.match import Match
from meadhall.locale.choosing import languages_with
from meadhall.locale.speech import Speech
from meadhall.midgard.words.actions import Done as MoveNoMore
from meadhall.midgard.words.actions import Move, PickChieftain, PickWarrior
from meadhall.terminal.answers.answering import Meant, Stopped, meant
from meadhall.terminal.commands import COMMANDS, command_in
from meadhall.terminal.reading import plain_words
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
FOOD, WOOD, COIN = (Give(good) for good in ("food", "wood", "coins"))


@pytest.mark.parametrize(
    ("build", "typed", "meant"),
    [
        (two, "1", [Place("blacksmith")]),
        (two, " 2. ", [Place("hafter")]),
        (two, "2!", [Place("hafter")]),
        (two, "hafter", [Place("hafter")]),
        (two, "HAFTER!", [Place("hafter")]),
        (two, "haf", [Place("hafter")]),
        (two, "Jarl's Longhouse", [Place("jarls-longhouse")]),
        (two, "jarls longhouse", [Place("jarls-longhouse")]),
        (two, "longhouse jarl", [Place("jarls-longhouse")]),
        (two, "jarls-longhouse", [Place("jarls-longhouse")]),
        (two, "left", [Place("draugr-left")]),
        (two, "draugr left", [Place("draugr-left")]),
        (two, "troll", [Place("troll")]),
        (market, "1 1 5 5 0", [FOOD, FOOD, Done(), Take("wood"), Take("wood")]),
        (market, "take wood; give 1 food; done", [FOOD, Done(), Take("wood")]),
        (market, "done", [Done()]),
        (market, "0", [Done()]),
        (one_kind, "1 swordsman; done", [SWORDSMAN, Done()]),
        (one_kind, "troll 1 swordsman; 0", [SWORDSMAN, Done()]),
        (one_kind, "troll: 2 swordsmen, done", [SWORDSMAN, SWORDSMAN, Done()]),
        (assigning, "troll 2 swordsmen done", [SWORDSMAN, SWORDSMAN, Done()]),
        (assigning, "1 spearman troll, done", [SPEARMAN, Done()]),
        (assigning, "troll spearman; done", [SPEARMAN, Done()]),
        (assigning, "troll: 1 spearman, 1 swordsman; done", [SWORDSMAN, SPEARMAN, Done()]),
        (assigning, "troll 2 swordsmen, first shore 1 spearman 2 food done", ALL),
        (assigning, "first shore 2 food 1 spearman; troll 2 swordsmen; done", ALL),
        (assigning, "2 swordsmen to the troll; 1 spearman, 2 food to shore 1; done", ALL),
        (assigning, "shore 1: 2 food, 1 spearman; troll: 2 swordsmen; done", ALL),
        (assigning, "done, first shore 1 food", [FED, Done()]),
        (losses, "1 swordsman 1 spearman", [Lose("swordsman"), Lose("spearman")]),
        (losses, "spearman, swordsman", [Lose("swordsman"), Lose("spearman")]),
        (losses, "2 swordsmen", [Lose("swordsman"), Lose("swordsman")]),
        (hungry, "2 sword", [Lose("swordsman"), Lose("swordsman")]),
        (invasion, "done", [MoveNoMore()]),
        (invasion, "boat to vidblain; done", [PickWarrior("boat"), Move("vidblain"), MoveNoMore()]),
    ],
)  # fmt: skip
def test_lines_are_read_as_they_are_meant(
    tmp_path: Path, build: Callable[[], Match], typed: str, meant: list[Action]
) -> None:
    """What cannot be taken back, and a crew that may starve, is confirmed by Enter."""
    assert Desk(build(), tmp_path).answers(typed, "") == meant


@pytest.mark.parametrize(
    ("build", "typed", "parts"),
    [
        (market, "2,1+1", [WOOD, FOOD, FOOD]),
        (market, "give 1 wood, give 1 food", [WOOD, FOOD]),
        (assigning, "troll spearman", [SPEARMAN]),
        (assigning, "first shore 1 food; done; 9 food", []),
        (invasion, "chieftain", [PickChieftain()]),
        (invasion, "Boat", [PickWarrior("boat")]),
        (invasion, "warrior asgard", [PickWarrior("asgard")]),
        (invasion, "warriors from the boat", [PickWarrior("boat")]),
        (invasion, "boat vidblain", [PickWarrior("boat"), Move("vidblain")]),
        (invasion, "boat; 2", [PickWarrior("boat"), Move("vidblain")]),
    ],
)
def test_parts_of_a_choice_are_a_draft_until_it_is_given(
    tmp_path: Path, build: Callable[[], Match], typed: str, parts: list[Action]
) -> None:
    """Nobody hears of it: no running number moves, and nothing is kept."""
    desk = Desk(build(), tmp_path)
    audiences: list[Audience] = [*range(desk.match.rules.seats), None]
    before = [desk.match.number(audience) for audience in audiences]
    desk.type(typed)
    assert drafted(desk) == parts and not desk.given
    assert [desk.match.number(audience) for audience in audiences] == before and not desk.session.path.exists()


def drafted(desk: Desk) -> list[Action]:
    """The parts of the choice that is being composed."""
    assert desk.session.asking is not None
    return [desk.match.rules.catalogue.action(code) for code in desk.session.asking.inquiry.links]


@pytest.mark.parametrize(
    ("build", "typed", "sentence"),
    [
        (two, "draugr", "“draugr” could be several things: Left Draugr, Right Draugr."),
        (two, "long", "“long” could be several things: Jarl's Longhouse, Small Longship, Large Longship."),
        (assigning, "2 food men", f"“food men” {NO_ANSWER}"),
        (assigning, "2 swordsmen", "“swordsmen” could be several things: Troll: 1 swordsman, First Shore: "),
        (two, "valhalla", f"“valhalla” {NO_ANSWER}"),
        (two, "hafter blacksmith", f"“hafter blacksmith” {NO_ANSWER}"),
        (two, "hafter, blacksmith", "Only one answer is asked for here; “Hafter” cannot be combined with others."),
        (two, "98", "There is no answer 98 here."),
        (two, "1 0", "There is no answer 0 here."),
        (two, "10", "Shipwright: That needs 2 wood, and you have 1."),
        (market, "1 1 98", "There is no answer 98 here."),
        (market, "done, give 9 food", "Give 1 food: That needs 1 food, and you have 0."),
        (assigning, "troll 2 swordsmen 1 axeman done", "Troll: 1 axeman: Axemen cannot fight the King"),
        (assigning, "demand, troll 1 swordsman", "Only one answer is asked for here; “Demand that all"),
    ],
)  # fmt: skip
def test_a_line_that_means_nothing_or_several_things_changes_nothing(
    tmp_path: Path, build: Callable[[], Match], typed: str, sentence: str
) -> None:
    """All of a line or nothing: no part of it is taken either."""
    desk = Desk(build(), tmp_path)
    said = desk.type(typed)
    assert said.startswith(sentence) and said.count("\n") == 1 and not desk.given and drafted(desk) == []


def test_what_happens_by_itself_is_not_called_closed(tmp_path: Path) -> None:
    """A spearman and an axeman fall; after the one, the other is all that is left, and is not asked for."""
    desk = Desk(losses(), tmp_path)
    assert "loses 1 axeman" in desk.type("1 axeman 1 spearman", "")


@EVERY_LANGUAGE
def test_an_answer_typed_as_it_is_listed_is_that_answer_once(slug: str, language: str, tmp_path: Path) -> None:
    """In small letters and without accents as well; and so is its number."""
    wrong = {}
    for match, decision in questions(slug, ENOUGH):
        inquiry = Desk(match, tmp_path, language=language).inquiry
        for one in inquiry.listed:
            for typed in (one.label, " ".join(plain_words(one.label)), str(one.number)):
                try:
                    found = read_as(meant(inquiry, typed))
                except Stopped as stopped:
                    wrong[decision.question, typed] = stopped.message.key
                    continue
                if found != [one.code]:
                    wrong[decision.question, typed] = "another answer"
    assert not wrong, f"{len(wrong)} are read otherwise: {list(wrong.items())[:20]}"


def read_as(line: Meant) -> list[int]:
    """The answers that a line means."""
    if line.answer is not None:
        return [line.answer]
    return [*line.inquiry.links, *([line.inquiry.ending or 0] if line.ends else [])]


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
        assert desk.answers(typed, "") == [Done()]
        assert f"\n0. {said[language]}" in desk.shown.getvalue()[: desk.typed_at[0]]


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
