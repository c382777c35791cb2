"""A question in one place: its module has its answers, their refusal and effect, each in one function.

Read off the syntax trees: what is compared with the number of a question. Those that `must_ask…` does not name are
always asked; those that a window does not name take no rune.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.games import games
from meadhall.kernel.game import Game
from tests.support.conformance.tables import EVERY_GAME

ROOT = Path(__file__).resolve().parent.parent
PARTS = {"answers": "list", "refuse": "refusal", "answer": "effect", "must": "necessity", "window": "window"}
NOT_ANSWERED = {"RUNE_OFFER": "it takes runes alone", "OUT_OF_TURN": "it waits for a question aside"}


def part_of(function: str) -> str:
    """Which part of a question a function has, by the first or last word of its name."""
    words = function.split("_")
    if words[0] == "refuse" and words[-1] not in ("refuse", "answer"):
        return ""
    return PARTS.get(words[0]) or PARTS.get(words[-1], "")


def steps(game: Game) -> dict[str, int]:
    """The numbers of all steps by name."""
    module = importlib.import_module(f"meadhall.{game.slug}.core.numbers.steps")
    bounds = ("LAST_", "FIRST_", "QUESTIONS")
    return {name: step for name, step in vars(module).items() if name.isupper() and not name.startswith(bounds)}


def questions(game: Game) -> set[str]:
    """The names of the steps that have a name to be asked by."""
    asked = game.rules(game.seats[0]).words.questions
    return {name for name, step in steps(game).items() if step in asked}


def named(node: ast.AST, game: Game) -> Iterator[str]:
    """The steps that something is compared with."""
    for part in ast.walk(node):
        match part:
            case ast.Compare(ops=[ast.Eq()], comparators=[ast.Name(id=name)]) if name in steps(game):
                yield name


def modules(game: Game) -> list[Path]:
    """Where the questions of a game are: a module, or a folder whose `asking.py` only passes them on."""
    core = ROOT / "meadhall" / game.slug / "core"
    found = [*core.glob("questions.py"), *core.glob("questions/*.py")]
    return [path for path in found if path.name not in ("__init__.py", "asking.py")]


def parts(path: Path, game: Game) -> dict[str, set[str]]:
    """The questions that each part of a module knows."""
    found: dict[str, set[str]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and part_of(node.name):
            found.setdefault(part_of(node.name), set()).update(named(node, game))
    return found


@EVERY_GAME
def test_every_question_belongs_to_one_module(game: Game) -> None:
    known = [name for path in modules(game) for name in set().union(*parts(path, game).values())]
    assert sorted(set(known) - {"OUT_OF_TURN"}) == sorted(questions(game))
    assert len(known) == len(set(known))


@pytest.mark.parametrize("path", [path for game in games() for path in modules(game)], ids=lambda path: path.stem)
def test_a_module_lists_refuses_and_carries_out_the_same_questions(path: Path) -> None:
    game = next(game for game in games() if game.slug in path.parts)
    found = parts(path, game)
    everything = set().union(*found.values()) - set(NOT_ANSWERED)
    assert found["list"] == everything
    assert found["refusal"] == everything
    assert found["effect"] == everything


@EVERY_GAME
def test_every_step_is_asked_or_runs_by_itself(game: Game) -> None:
    play = ROOT / "meadhall" / game.slug / "core" / "play.py"
    run = set(named(ast.parse(play.read_text(encoding="utf-8")), game))
    assert run | questions(game) | set(NOT_ANSWERED) == set(steps(game)) | set(NOT_ANSWERED)
