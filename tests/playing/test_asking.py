"""Besides answers: why, look, story, help and lang; each says what was asked for and answers nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from meadhall.champions.game import ChampionsRules
from meadhall.champions.words.view import View
from meadhall.kernel.events import Audience
from meadhall.kernel.match import Match
from meadhall.locale.rulebook import Source
from meadhall.terminal.answers.answering import closed_code
from meadhall.terminal.commands import COMMANDS
from meadhall.terminal.saves import read
from tests.support.champions.named_positions import assigning, losses, market, played, start
from tests.support.playing.desk import Desk
from tests.support.playing.moments import EVERY_GAME, EVERY_LANGUAGE, asked, first_question, questions

RULE: Final = re.compile(r"^Rule ([A-Z]{2}-\d+): (.+)\n$")


def two() -> Match:
    """The first worker of two players."""
    return start(2)


@EVERY_GAME
def test_what_a_player_has_none_of_is_not_named_by_itself(slug: str, tmp_path: Path) -> None:
    """A heading such as “In the heavens” without anything after it says nothing."""
    for match, _ in questions(slug, 1):
        desk = Desk(match, tmp_path)
        for name, said in zip(match.names, desk.type_each(*(f"look {name}" for name in match.names)), strict=True):
            title, _, *lines = said.splitlines()
            assert title == name and lines
            assert not [line for line in lines if ":" not in line]


@pytest.mark.parametrize(
    ("build", "typed", "sentence", "rule"),
    [
        (two, "why 10", "Shipwright: That needs 2 wood, and you have 1.", "CP-2"),
        (two, "why shipwright", "Shipwright: That needs 2 wood, and you have 1.", "CP-2"),
        (two, "WHY worker", "Worker Huts: That needs 5 coins, and you have 1.", "CP-2"),
        (two, "w hut workers", "Worker Huts: That needs 5 coins, and you have 1.", "CP-2"),
        (two, "why hafter", "Hafter is open: you can choose it.", ""),
        (two, "why 2", "Hafter is open: you can choose it.", ""),
        (assigning, "why 3", "Troll: 1 axeman: Axemen cannot fight the King of the Dovre Fells.", "CA-4"),
        (assigning, "why axeman troll", "Troll: 1 axeman: Axemen cannot fight", "CA-4"),
        (two, "why", "Why what? Type the number or a word of a closed answer", ""),
        (two, "why 98", "“98” is no answer here", ""),
        (two, "why 0", "“0” is no answer here", ""),
        (two, "why 1 2", "“1 2” is no answer here", ""),
        (two, "why valhalla", "“valhalla” is no answer here", ""),
    ],
)
def test_why_gives_the_reason_and_its_rule(
    tmp_path: Path, build: Callable[[], Match], typed: str, sentence: str, rule: str
) -> None:
    desk = Desk(build(), tmp_path)
    first, *others = desk.type(typed).splitlines(keepends=True)
    assert first.startswith(sentence) and not desk.given
    assert [found[1] for line in others if (found := RULE.match(line))] == ([rule] if rule else [])
    assert len(others) == bool(rule)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("look kraken", "Kraken: A fight with the kraken: attack 2, defence 3, 3 glory."),
        ("l KRAK", "Kraken: A fight with the kraken: attack 2, defence 3, 3 glory."),
        ("look hafter", "Hafter: take 1 spearman"),
        ("look rune of gifts", "Rune of Gifts: Take 4 "),
        ("look gifts", "Rune of Gifts: Take 4 "),
        ("look dagrun", "Dagrun the Destined: At the sage's hut"),
        ("look seat 1", "seat 1\n"),
        ("look CF-1", "Rule CF-1: A fight is a series of rounds."),
        ("look cf-1", "Rule CF-1: A fight is a series of rounds."),
        ("look draugr", "“draugr” could be Left Draugr, Right Draugr."),
        ("look blame", "There is nothing called “blame”; do you mean Blacksmith?"),
        ("look valhalla", "There is nothing called “valhalla” to look at"),
        ("look CF-99", "There is nothing called “CF-99” to look at"),
        ("look [bold]", "There is nothing called “[bold]” to look at"),
        ("drop", "You have not chosen anything yet"),
        ("undo", "You have not answered anything yet"),
        ("save", "Which file? Type “save my-game.json”."),
        ("load", "Which file? Type “load my-game.json”."),
        ("lang", "“” is none of the languages: en, de, fr, it."),
        ("lang klingon", "“klingon” is none of the languages: en, de, fr, it."),
    ],
)
def test_whatever_is_asked_is_told_and_answers_nothing(tmp_path: Path, typed: str, sentence: str) -> None:
    desk = Desk(played(2, 1, draft_leaders=False), tmp_path)
    assert desk.type(typed).startswith(sentence) and not desk.given


@EVERY_LANGUAGE
def test_everything_can_be_looked_at_by_its_name(slug: str, language: str, tmp_path: Path) -> None:
    """Cards, places and dice: whatever stands on the screen has something to be said about it."""
    desk = Desk(first_question(slug), tmp_path, language=language)
    speech = desk.session.speech
    names = [speech.noun(family, slug) for family, slug in desk.match.rules.phrases.subjects()]
    for name, said in zip(names, desk.type_each(*(f"look {name.upper()}" for name in names)), strict=True):
        assert said.startswith(name) and len(said) > len(name) + 3 and said.count("\n") == 1, said
    assert not speech.faults


@EVERY_LANGUAGE
def test_every_rule_can_be_looked_at(slug: str, language: str, tmp_path: Path) -> None:
    desk = Desk(first_question(slug), tmp_path, language=language)
    source = Source(slug, language, {})
    rules = [rule for chapter in source.structure["chapters"] for rule in chapter["rules"]]
    for rule, said in zip(rules, desk.type_each(*(f"look {rule}" for rule in rules)), strict=True):
        assert source.say(f"rule-{rule}") in said
    assert {reason.rule for reason in desk.match.rules.words.reasons.values() if reason.rule} <= set(rules)


def test_whoever_has_no_tokens_sees_that(tmp_path: Path) -> None:
    desk = Desk(first_question("midgard"), tmp_path)
    assert "Tokens: Astrid 0; Björn 0." in desk.type("look")


def test_look_alone_shows_the_board_and_asks_again(tmp_path: Path) -> None:
    desk = Desk(market(), tmp_path)
    said = desk.type("look")
    assert "Round 1 of 1" in said and "What do you swap at the market?" in said and "1. Give 1 food" in said


@pytest.mark.parametrize("typed", ["hafter", "1"])
def test_a_worker_placed_at_the_prompt_builds_one_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """For the board, the question, every answer and what was typed together; then one for whoever is next."""
    desk, seats = Desk(start(4), tmp_path, plain=False), list[Audience]()
    view_of = ChampionsRules.view_of

    def counted(rules: ChampionsRules, veiled: object, audience: Audience) -> View:
        seats.append(audience)
        return view_of(rules, veiled, audience)

    monkeypatch.setattr(ChampionsRules, "view_of", counted)
    first = desk.session.facing
    desk.type(typed, "")
    assert [step.seat for step in desk.given] == [first] and seats == [first]


def test_the_story_is_told_once_more(tmp_path: Path) -> None:
    desk = Desk(losses(), tmp_path)
    said = desk.type("story")
    assert said.startswith("Since your last answer:") and "The enemy strikes" in said
    assert "A stall is set up" in desk.type("story all") and not desk.given


@EVERY_LANGUAGE
def test_help_names_every_command_in_the_language_in_use(slug: str, language: str, tmp_path: Path) -> None:
    desk = Desk(first_question(slug), tmp_path, language=language)
    said, speech = desk.type("help"), desk.session.speech
    assert said == desk.type("?") == desk.type(speech.say("command-help"))
    for name in COMMANDS:
        is_named = re.search(rf"^ +{re.escape(speech.say(f'command-{name}'))}\b", said, re.MULTILINE) is not None
        assert is_named == (name != "odds" or desk.match.rules.fights is not None), name


@EVERY_LANGUAGE
def test_the_examples_of_the_help_belong_to_the_game(slug: str, language: str, tmp_path: Path) -> None:
    """What is given to look at is there, the rule is one, and the answer goes by that word."""
    desk = Desk(first_question(slug), tmp_path, language=language)
    said, speech = desk.type("help"), desk.session.speech
    look, why = speech.say("command-look"), speech.say("command-why")
    number, subject, person, rule, *_ = re.findall(rf"\b{look} ([\w-]+)", said)
    assert number.isdigit() and person == "Astrid" and re.fullmatch(r"[A-Z]{2}-\d+", rule)
    for name, told in zip((subject, rule), desk.type_each(f"look {subject}", f"look {rule}"), strict=True):
        assert told != f"{speech.say('look-unknown', typed=name)}\n" and len(told) > 30
    word = re.findall(rf"\b{why} ([^\W\d]\w+)", said)[0]
    assert closed_code(desk.inquiry, word, anywhere=True) is not None
    assert word in speech.say("help-answers") and word in desk.type("why") and not speech.faults


@EVERY_GAME
def test_an_answer_can_be_looked_at_by_its_number(slug: str, tmp_path: Path) -> None:
    desk = Desk(first_question(slug), tmp_path)
    for one in desk.inquiry.listed:
        said = desk.type(f"look {one.number}")
        assert said == f"{one.label}: {one.effect}\n" if one.effect else said.startswith(one.label)


@EVERY_GAME
def test_enter_alone_shows_the_question_again(slug: str, tmp_path: Path) -> None:
    desk = Desk(first_question(slug), tmp_path)
    put, again = desk.type_each("why", "")
    assert desk.session.speech.say(desk.inquiry.text) not in put
    assert desk.session.speech.say(desk.inquiry.text) in again and not desk.given


@EVERY_LANGUAGE
def test_the_language_can_be_changed_in_the_middle(slug: str, language: str, tmp_path: Path) -> None:
    """The question is put anew; words, commands and the English commands are understood."""
    desk = Desk(first_question(slug), tmp_path)
    decision, rules = asked(desk.match), desk.match.rules
    assert decision is not None
    said = desk.type(f"lang {language.upper()}")
    speech, view = desk.session.speech, desk.session.view(decision.seat)
    question = speech.say(rules.phrases.question(decision.question, view, decision.seat))
    assert said.startswith(speech.say("language")) and question in said
    assert speech.language == language and not desk.given
    code = decision.codes[-1]
    label = desk.inquiry.label(code)
    assert label in said and label in desk.type(f"{speech.say('command-why')} {label}")
    assert label in desk.type(f"why {label}")
    assert desk.answers(label.lower()) == [rules.catalogue.action(code)]


def test_a_game_saved_under_a_name_and_loaded_again_stays_as_it_was_saved(tmp_path: Path) -> None:
    named = tmp_path / "a.json"
    desk = Desk(two(), tmp_path)
    desk.type(f"save {named}")
    saved = named.read_bytes()
    assert f"{named} stays as it is; from now on the game is kept in " in desk.type(f"load {named}")
    desk.type("hafter")
    assert named.read_bytes() == saved
    assert desk.session.path.parent == tmp_path / "kept" and len(read(desk.session.path).match.played) == len(
        desk.match.played
    )
