"""Completeness: every rule, action, event, reason, question, card and space is named by a test; excuses have reasons.
Every field of the box is read.

Rules are named by the mark `@rule("CF-2")`, everything else as a word in a test or its vocabulary. Cards and spaces may
also be named by a golden playthrough.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import EVERY_GAME

TESTS = Path(__file__).resolve().parent
DOCS = TESTS.parent / "docs" / "rules"
RULE = re.compile(r"\*\*([A-Z]{1,2}-\d+)\b|^\| ([A-Z]{1,2}-\d+) \|", re.MULTILINE)
ID = re.compile(r"\b[A-Z]{1,2}-\d+\b")

UNTESTED_RULES: Mapping[str, str] = {}
UNNAMED_WORDS: Mapping[str, str] = {}
"""What no test needs to name, each with the reason why."""


def rules_in(text: str) -> list[str]:
    """The ids of a page of rules, in its order: **CF-1** in the text, `| E-1 |` in a table."""
    return list(dict.fromkeys(one or other for one, other in RULE.findall(text)))


@cache
def documented(game: Game) -> tuple[str, ...]:
    """The ids of a game's rules."""
    return tuple(rules_in((DOCS / f"{game.slug}.md").read_text(encoding="utf-8")))


def marks_in(text: str) -> Iterator[str]:
    """The ids that a test module names by the mark."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
            for given in node.args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value


@cache
def marked() -> dict[str, list[str]]:
    """Every id that a test names, with the files that do."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for one in marks_in(path.read_text(encoding="utf-8")):
            found.setdefault(one, []).append(path.name)
    return found


def words_in(texts: Iterable[str]) -> frozenset[str]:
    """Every word of some texts; a slug with hyphens is one word, and so is a name of Python."""
    return frozenset(word for text in texts for word in re.findall(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9]+)*", text))


@cache
def words_of_tests() -> frozenset[str]:
    """Every word of the tests and their vocabulary."""
    return words_in(p.read_text(encoding="utf-8") for p in TESTS.rglob("*.py") if p != Path(__file__).resolve())


@cache
def words_of_goldens() -> frozenset[str]:
    """Every word of the golden playthroughs."""
    return words_in(path.read_text(encoding="utf-8") for path in (TESTS / "golden").glob("*.txt"))


def table(game: Game) -> Rules:
    """The rules at a table with the shipped cards."""
    return game.rules(game.seats[-1])


def missing(wanted: Iterable[str], named: frozenset[str]) -> list[str]:
    """What is named nowhere and not excused."""
    return sorted(one for one in set(wanted) if one and one not in named and one not in UNNAMED_WORDS)


@EVERY_GAME
def test_every_rule_is_held_by_a_test(game: Game) -> None:
    untested = [one for one in documented(game) if one not in marked() and one not in UNTESTED_RULES]
    assert untested == [], f"no test is marked with these rules of docs/rules/{game.slug}.md"


@EVERY_GAME
def test_every_rule_that_a_test_or_a_refusal_names_exists(game: Game) -> None:
    ids = documented(game)
    letters = {one[0] for one in ids}  # editions have a letter of their own, where a game has several
    named = {one for one in marked() if one[0] in letters}
    named |= {one for reason in table(game).words.reasons.values() for one in ID.findall(reason.rule)}
    assert sorted(named - set(ids)) == []


@EVERY_GAME
def test_every_action_is_named_by_a_test(game: Game) -> None:
    actions = {type(action).__name__ for action in table(game).catalogue.actions if action is not None}
    assert missing(actions, words_of_tests()) == []


@EVERY_GAME
def test_every_event_is_named_by_a_test(game: Game) -> None:
    assert missing({event.__name__ for event in table(game).words.events.values()}, words_of_tests()) == []


@EVERY_GAME
def test_every_reason_for_a_refusal_is_named_by_a_test(game: Game) -> None:
    assert missing({reason.key for reason in table(game).words.reasons.values()}, words_of_tests()) == []


@EVERY_GAME
def test_every_question_is_named_by_a_test(game: Game) -> None:
    assert missing(table(game).words.questions.values(), words_of_tests()) == []


@EVERY_GAME
def test_every_card_and_space_is_named_by_a_test_or_a_golden_playthrough(game: Game) -> None:
    lexicon = table(game).lexicon
    unnamed = {field: missing(slugs, words_of_tests() | words_of_goldens()) for field, slugs in lexicon.items()}
    assert not any(unnamed.values()), {field: slugs for field, slugs in unnamed.items() if slugs}


@EVERY_GAME
def test_every_field_of_the_box_is_read(game: Game) -> None:
    """By the core or by the words; the card set that fills it does not count."""
    home = Path(inspect.getfile(type(game))).parent
    sources = [path.read_text(encoding="utf-8") for path in home.rglob("*.py") if path.name != "card_set.py"]
    read = {name for text in sources for name in re.findall(r"\bbox\.(\w+)", text)}
    kernel = {"seats", "revision", "patient"}
    assert [name for name in table(game).box.dump() if name not in read | kernel] == []


def test_nothing_is_excused_that_needs_no_excuse() -> None:
    assert [one for one in UNTESTED_RULES if one in marked()] == []
    assert [one for one in UNNAMED_WORDS if one in words_of_tests()] == []
    assert all(UNTESTED_RULES.values()) and all(UNNAMED_WORDS.values())


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("- **CF-1** Each fight.\n- **CL-1 blacksmith / hafter**: take", ["CF-1", "CL-1"]),
        ("**CE-3** runes. **CE-4** ship, as CE-9 says.", ["CE-3", "CE-4"]),
        ("| id | point |\n|---|---|\n| E-1 | favor |\n| E-16 | harbour |", ["E-1", "E-16"]),
        ("**(ruling)** and **empty**", []),
    ],
)
def test_rule_ids_are_found_in_a_page(text: str, ids: list[str]) -> None:
    assert rules_in(text) == ids


def test_marks_and_words_are_found_in_a_module() -> None:
    module = '@rule("CF-1", "CF-2")\ndef test_one() -> None:\n    assert asked == "lose-in-fight"\n'
    assert list(marks_in(module)) == ["CF-1", "CF-2"]
    assert {"lose-in-fight", "test_one"} <= words_in([module])
    assert "fight" not in words_in([module])
