"""The mutants themselves: each operator makes what it says, and a mutant is still Python."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from meadhall.kernel.game import Game
from tests.support.conformance.tables import EVERY_GAME
from tests.tools.mutants import ROOT, all_tests, break_rule, rule_modules
from tests.tools.mutating import ids_in, mutants_of

MODULE = '''"""A chapter (CF-1 to CF-3)."""

OPEN = 0


def refuse(s: State, seat: int) -> int:
    """Why not (CP-2)."""
    if s.coins[seat] < 3 and s.food[seat] == 0:
        return OPEN
    pay(s, seat, FOOD, WOOD)
    s.wood[seat] += 1
    s.first = seat
    return s.wood[seat] // 2


def is_open(s: State) -> bool:
    """Whether it is."""
    return s.over != 1
'''


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "chapter.py"
    path.write_text(MODULE, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("operator", "was", "becomes"),
    [
        ("comparison", "s.coins[seat] < 3", "s.coins[seat] <= 3"),
        ("comparison", "s.coins[seat] < 3", "s.coins[seat] >= 3"),
        ("comparison", "s.food[seat] == 0", "s.food[seat] != 0"),
        ("constant", "3", "4"),
        ("constant", "3", "2"),
        ("arithmetic", "s.wood[seat] // 2", "(s.wood[seat] * 2)"),
        ("arithmetic", "s.wood[seat] += 1", "s.wood[seat] -= 1"),
        (
            "and/or",
            "s.coins[seat] < 3 and s.food[seat] == 0",
            "(s.coins[seat] < 3 or s.food[seat] == 0)",
        ),
        (
            "condition",
            "s.coins[seat] < 3 and s.food[seat] == 0",
            "not (s.coins[seat] < 3 and s.food[seat] == 0)",
        ),
        ("dropped", "pay(s, seat, FOOD, WOOD)", "pass"),
        ("dropped", "s.first = seat", "pass"),
        ("arguments", "pay(s, seat, FOOD, WOOD)", "pay(s, seat, WOOD, FOOD)"),
        ("return", "return OPEN", "return (OPEN) + 1"),
        ("return", "return s.over != 1", "return not (s.over != 1)"),
    ],
)
def test_an_operator_makes_what_it_says(module: Path, operator: str, was: str, becomes: str) -> None:
    found = mutants_of(module, module.parent)
    assert (operator, was, becomes) in {(one.operator, one.was, one.becomes) for one in found}


def test_every_mutant_is_python_and_differs_in_one_place(module: Path) -> None:
    for one in mutants_of(module, module.parent):
        text = one.applied(MODULE)
        ast.parse(text)
        old, new = one.shown(MODULE)
        assert text != MODULE and old != new
        assert sum(a != b for a, b in zip(MODULE.splitlines(), text.splitlines(), strict=True)) == 1


def test_a_mutant_knows_the_rules_of_its_function_or_else_of_its_module(module: Path) -> None:
    found = mutants_of(module, module.parent)
    assert {one.rules for one in found if one.line < 14} == {("CP-2",)}
    assert {one.rules for one in found if one.line > 14} == {("CF-1", "CF-2", "CF-3")}
    assert ids_in("(CA-4, E-5)") == ("CA-4", "E-5")


@EVERY_GAME
def test_every_chapter_is_broken_and_so_is_what_can_be_known(game: Game) -> None:
    names = {word for path in rule_modules(game.slug) for word in (path.parent.name, path.stem)}
    assert {"setup", "scoring", "play", "questions", "veil", "imagining", "viewing"} <= names
    assert names.isdisjoint({"consistency", "laws", "lawful_play", "weights", "gate", "phrases"})
    assert all((ROOT / "meadhall" / game.slug) in path.parents for path in rule_modules(game.slug))


@EVERY_GAME
def test_mutants_meet_the_scenarios_of_their_game_and_what_every_game_must_keep(game: Game) -> None:
    tests = [Path(name).relative_to(ROOT).as_posix() for name in all_tests(game.slug)]
    assert tests.index(f"tests/{game.slug}/test_cards.py") < tests.index("tests/conformance/test_laws.py")
    assert "tests/conformance/test_agreement.py" not in tests


def test_a_broken_function_is_broken_wherever_it_was_imported_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "broken_chapter.py"
    path.write_text("def two() -> int:\n    return 2\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("tests.tools.mutants.ROOT", tmp_path)
    two = import_module("broken_chapter").two
    assert two() == 2
    break_rule(next(one for one in mutants_of(path, tmp_path) if one.becomes == "3"))
    assert two() == 3
