"""No loop of the core is endless: strict modules count every loop, with a bound that a reader can name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadhall.kernel.compiling import joiner

ROOT = Path(__file__).resolve().parents[2]
STRICT = sorted({path for game in joiner.units(ROOT) for path in joiner.strict_modules(ROOT, game)})


def uncounted(text: str) -> list[int]:
    """The lines of all loops that are not `for … in range(…)`."""
    loops = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.While | ast.For)]
    return [
        loop.lineno
        for loop in loops
        if isinstance(loop, ast.While)
        or not (isinstance(loop.iter, ast.Call) and ast.unparse(loop.iter.func) == "range")
    ]


@pytest.mark.parametrize("path", STRICT, ids=lambda path: path.relative_to(ROOT / "meadhall").as_posix())
def test_every_loop_of_a_strict_module_is_counted(path: Path) -> None:
    assert uncounted(path.read_text(encoding="utf-8")) == []


def test_an_uncounted_loop_is_noticed() -> None:
    assert uncounted("for i in range(3):\n    while True:\n        pass\nfor j in [1, 2]:\n    pass\n") == [4, 2]
