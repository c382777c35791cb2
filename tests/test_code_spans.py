"""Codes have widths: wherever a code is compared with a span of the catalogue, it is with both ends of it.

So a number appended to the catalogue falls into no span; `conformance/test_appended_codes.py` appends some.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest

from meadhall.games import games
from meadhall.kernel.game import Game
from tests.support.conformance.tables import EVERY_GAME

ROOT = Path(__file__).resolve().parent.parent

EXCUSED: Mapping[str, str] = {
    "code_venue": "asked only for codes from SEND up to LOAD_END",
    "code_item": "asked only for codes from SEND up to LOAD_END",
    "venue_and_item": "asked only for codes from SEND up to LOAD_END",
    "origin_of": "asked only for picks: codes from PICK_CHIEFTAIN up to PICK_FROM_END",
    "pick_loss": "asked only for picks: codes from PICK_CHIEFTAIN up to PICK_FROM_END",
    "on_the_way": "a pick that the agenda holds",
    "imagine_likely": "the favourite of a list in which an unknown code weighs least",
}
"""Functions that take a code apart without comparing it themselves, each with the reason."""


def catalogue_module(game: Game) -> ModuleType:
    """The module with the numbers of a game's catalogue."""
    return importlib.import_module(f"meadhall.{game.slug}.core.numbers.codes")


def numbers(codes: ModuleType) -> dict[str, int]:
    """The constants of a catalogue by name; of those it imports only the kernel's "done"."""
    tree = ast.parse(Path(str(codes.__file__)).read_text(encoding="utf-8"))
    names = [ast.unparse(node.targets[0]) for node in tree.body if isinstance(node, ast.Assign)]
    return {name: getattr(codes, name) for name in ("DONE", *names)}


@EVERY_GAME
def test_spans_lie_side_by_side_and_fill_the_catalogue(game: Game) -> None:
    named = numbers(catalogue_module(game))
    starts = {name: start for name, start in named.items() if not name.endswith("_END") and name != "CODES"}
    spans = sorted({(start, named.get(f"{name}_END", start + 1)) for name, start in starts.items()})
    outer = [span for span in spans if not any(a <= span[0] and span[1] <= b for a, b in spans if (a, b) != span)]
    assert [start for start, _ in outer] == [0, *(end for _, end in outer[:-1])]
    assert outer[-1][1] == named["CODES"] == len(game.rules(game.seats[0]).catalogue)


@EVERY_GAME
def test_a_span_holds_one_kind_of_action(game: Game) -> None:
    named = numbers(catalogue_module(game))
    actions = game.rules(game.seats[0]).catalogue.actions
    for name, start in named.items():
        held = {type(action) for action in actions[start : named.get(f"{name}_END", start)] if action is not None}
        assert len(held) <= 1, name


def is_code(node: ast.expr, named: Mapping[str, int]) -> str:
    """The name of a catalogue's number, if the expression is one: `USE`, or `codes.USE` outside the core."""
    match node:
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="codes"), attr=name):
            return name if name in named else ""
    return ""


def compared(node: ast.expr, named: Mapping[str, int]) -> tuple[str, str, str] | None:
    """What is compared with which span, if it is with both of its ends: `code`, `USE`, `USE_END`."""
    match node:
        case ast.Compare(left=left, ops=[ast.LtE(), ast.Lt() | ast.LtE() as last], comparators=[middle, right]):
            start, end = is_code(left, named), is_code(right, named)
            if start and end and end.endswith("_END") == isinstance(last, ast.Lt) and named[start] < named[end]:
                return ast.unparse(middle), start, end
    return None


def conjuncts(test: ast.expr) -> Iterator[ast.expr]:
    """What must all be true for a test to be."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for part in test.values:
            yield from conjuncts(part)
    else:
        yield test


class Offences(ast.NodeVisitor):
    """Comparisons with one end of a span, and codes taken apart where both ends were not compared before."""

    def __init__(self, named: Mapping[str, int]) -> None:
        self.named = named
        self.found: dict[str, str] = {}  # by function
        self.guards: list[tuple[str, str, str]] = []
        self.function = ""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function starts with nothing compared."""
        self.function, self.guards = node.name, []
        self.generic_visit(node)

    def guarded(self, test: ast.expr, *parts: ast.AST) -> None:
        """Visit what stands under a test."""
        known = [compared(part, self.named) for part in conjuncts(test)]
        self.guards += [one for one in known if one]
        for part in parts:
            self.visit(part)
        self.guards = self.guards[: len(self.guards) - len([one for one in known if one])]

    def visit_If(self, node: ast.If) -> None:
        """The body stands under the test; so does what follows an `and` in it."""
        self.guarded(node.test, node.test, *node.body)
        for part in node.orelse:
            self.visit(part)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Likewise."""
        self.guarded(node.test, node.test, node.body)
        self.visit(node.orelse)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Equal, unequal, or both ends."""
        names = [is_code(part, self.named) for part in (node.left, *node.comparators)]
        is_order = not all(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops)
        if any(names) and is_order and compared(node, self.named) is None:
            self.found[self.function] = f"line {node.lineno}: {ast.unparse(node)} leaves a span open"
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """`code - USE`, where `USE <= code < USE_END` was asked before."""
        start = is_code(node.right, self.named)
        if isinstance(node.op, ast.Sub) and f"{start}_END" in self.named:
            parts = {ast.unparse(part) for part in ast.walk(node.left)}
            if not any(isinstance(part, ast.Attribute) and part.attr == "chain" for part in ast.walk(node.left)):
                ends = [(self.named[a], self.named[b]) for what, a, b in self.guards if what in parts]
                if not any(a <= self.named[start] and self.named[f"{start}_END"] <= b for a, b in ends):
                    self.found[self.function] = f"line {node.lineno}: {ast.unparse(node)} is taken for {start} unasked"
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """The count of all numbers grows."""
        if node.id == "CODES":
            self.found[self.function] = f"line {node.lineno}: CODES is the end of no span"


def offences(text: str, named: Mapping[str, int]) -> dict[str, str]:
    """The functions of a module in which an appended code could fall into a span, each with the last such place."""
    visitor = Offences(named)
    visitor.visit(ast.parse(text))
    return visitor.found


def test_no_span_of_the_catalogue_is_left_open() -> None:
    found: dict[str, str] = {}
    for game in games():
        named = numbers(catalogue_module(game))
        for path in (ROOT / "meadhall" / game.slug).rglob("*.py"):
            if path.name != "codes.py":
                found |= offences(path.read_text(encoding="utf-8"), named)
    assert {function: place for function, place in found.items() if function not in EXCUSED} == {}
    assert set(found) == set(EXCUSED), "an excuse that nothing needs"


@pytest.mark.parametrize(
    "line",
    [
        "if code >= USE: pass",
        "if USE <= code: pass",
        "if code < LOAD: pass",
        "if USE <= code < CODES: pass",
        "if USE <= code <= USE_END: pass",
        "if USE <= code < REVEAL: pass",
        "rune = code - USE",
        "rune = 0 if code == DONE else code - USE",
        "if USE <= other < USE_END: rune = code - USE",
        "if PICK <= code < PICK_END: rune = code - USE",
        "if DONE == code or USE <= code < USE_END: rune = code - USE",
        "rune = out.codes[i] - USE",
    ],
)
def test_the_law_sees_a_span_that_is_left_open(line: str) -> None:
    assert offences(line, numbers(catalogue_module(games()[0])))
