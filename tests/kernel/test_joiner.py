"""Join, then compile: what a strict module may hold, what is declared for it, and that a stale unit is never used."""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from meadhall.kernel.compiling import joiner, units

ROOT = Path(__file__).resolve().parent.parent.parent

STATE = '''
from meadhall.kernel.core.fields import Fields
CELLS = 2 + 1
BIG = 0x100000000
class State(Fields):
    """All."""
    def __init__(self) -> None:
        self.depth = 0
        self.cells = [0] * CELLS
        self.whose = [-1] * 2
def double(s: State, seat: int) -> bool:
    """Twice."""
    total: int = 2 * s.cells[seat]
    s.cells[seat] = total
    return total > CELLS
'''


def made(folder: Path, source: str) -> Path:
    """A game of one strict module, joined; the path of its unit."""
    for name in ("kernel/core", "kernel/compiling", "toy"):
        (folder / "meadhall" / name).mkdir(parents=True, exist_ok=True)
    for name in ("compiling/joiner.py", "core/fields.py", "core/agenda.py"):
        shutil.copy(ROOT / "meadhall" / "kernel" / name, folder / "meadhall" / "kernel" / name)
    (folder / "meadhall/toy/gate.py").write_text('ROOTS = ("rules",)\nDOORS = ("double",)\n')
    (folder / "meadhall/toy/rules.py").write_text(source)
    return joiner.write_unit(folder, "toy", folder / "build")


def declared_function(returned: str, types: str, signature: str) -> str:
    """A rule function as it stands in a unit, up to its body."""
    return joiner.C_FUNCTION.format(returned=returned, types=types) + f"def {signature}:\n"


def test_hints_become_c_declarations_and_constants_c_constants(tmp_path: Path) -> None:
    unit = made(tmp_path, STATE)
    declared = unit.with_suffix(".pxd").read_text()
    assert "    CELLS = 3\n" in declared
    assert "cdef unsigned long long BIG" in declared
    assert "    cdef public short cells[3]\n" in declared
    joined = unit.read_text()
    assert declared_function("bint", "s='State', seat='int', total='int'", "double(s, seat)") in joined
    assert "self.whose[place] = -1" in joined
    assert "self.cells" not in joined.split("def copy")[0].split("def double")[0], "memory is zero to begin with"


def test_a_door_is_called_through_a_function_that_refuses_none(tmp_path: Path) -> None:
    joined = made(tmp_path, STATE).read_text()
    assert (
        "@cython.locals(s='State', seat='int')\ndef open_double(s, seat):\n    if s is None:\n        raise" in joined
    )
    assert "globals()['double'] = open_double" in joined


def test_a_function_that_is_no_door_is_not_seen_from_python(tmp_path: Path) -> None:
    unit = made(tmp_path, STATE + "\ndef inner(s: State) -> None:\n    s.depth = 1\n")
    joined = unit.read_text()
    assert declared_function("void", "s='State'", "inner(s)") in joined
    assert "open_inner" not in joined


def test_no_rule_function_is_exported_to_other_c_code(tmp_path: Path) -> None:
    unit = made(tmp_path, STATE)
    assert "@cython.cfunc\n@cython.inline\n@cython.nogil\n@cython.exceptval(check=False)\n" in unit.read_text()
    assert "double" not in unit.with_suffix(".pxd").read_text(), "Cython exports the functions that a .pxd declares"


def test_a_protocol_stands_for_the_state(tmp_path: Path) -> None:
    source = STATE + "\nfrom meadhall.kernel.core.agenda import owe\n"
    types = "s='State', step='int', seat='int', what='int', more='int'"
    assert declared_function("void", types, "owe(s, step, seat, what, more)") in made(tmp_path, source).read_text()


def test_wide_and_real_numbers_and_lists_of_them_have_their_own_c_types(tmp_path: Path) -> None:
    source = (
        STATE
        + """
from meadhall.kernel.core.strict import Real, Wide
class Odds:
    def __init__(self) -> None:
        self.likely: Real = 0.0
        self.won: list[Real] = [0.0] * CELLS
        self.keys: list[Wide] = [0] * (2 * CELLS)
        self.kept = [0] * CELLS
def half(odds: Odds, of: Real) -> Real:
    part: Real = of / 2
    return part
"""
    )
    unit = made(tmp_path, source)
    declared = unit.with_suffix(".pxd").read_text()
    assert "    cdef public double likely\n    cdef public double won[3]\n" in declared
    assert "    cdef public unsigned long long keys[6]\n    cdef public short kept[3]\n" in declared
    types = "odds='Odds', of='double', part='double'"
    assert declared_function("double", types, "half(odds, of)") in unit.read_text()


BUFFERS = """
from meadhall.kernel.core.strict import Cells, Floats, Wide
def double(s: State, cells: Cells, at: Wide) -> int:
    s.take(cells, at)
    return s.depth
"""


def test_an_array_of_the_caller_is_a_pointer_in_a_rule_and_typed_memory_at_its_door(tmp_path: Path) -> None:
    source = STATE.split("def double")[0] + BUFFERS
    unit = made(tmp_path, source)
    joined = unit.read_text()
    assert (
        declared_function("int", "s='State', cells='short *', at='unsigned long long'", "double(s, cells, at)")
        in joined
    )
    door = joined.split("def open_double")[1]
    assert "@cython.locals(s='State', cells='short[::1]', at='unsigned long long', outcome='int')" in joined
    assert "if s is None or cells is None:" in door
    assert "with cython.nogil:\n        outcome = double(s, cython.address(cells[0]), at)\n    return outcome" in door
    assert "cdef void take(self, short *cells, unsigned long long at)" in unit.with_suffix(".pxd").read_text()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("WORDS = 'not a number'", "WORDS is not an integer constant"),
        ("CELLS = 4", "CELLS has two values"),
        ("for i in range(3):\n    pass", "a strict module has constants, classes and functions"),
    ],
)
def test_what_is_not_strict_is_refused(tmp_path: Path, line: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        made(tmp_path, STATE + "\n" + line + "\n")


def test_modules_are_joined_each_after_what_it_imports() -> None:
    order = joiner.strict_modules(ROOT, "champions")
    places = {path: place for place, path in enumerate(order)}
    assert len(places) == len(order)
    for path in order:
        for line in path.read_text().splitlines():
            if line.startswith("from meadhall."):
                module = line.split()[1]
                if module not in joiner.STRICT_WORDS:
                    assert places[ROOT / (module.replace(".", "/") + ".py")] < places[path]


def test_a_unit_is_stale_once_any_of_its_files_has_changed_or_is_gone(tmp_path: Path) -> None:
    header: dict[str, Any] = {}
    lines = made(tmp_path, STATE).read_text().splitlines()
    exec("\n".join(line for line in lines if line.startswith(("SOURCES", "DIGEST"))), header)
    files, fresh = header["SOURCES"], header["DIGEST"]
    assert {"meadhall/toy/rules.py", "meadhall/toy/gate.py", "meadhall/kernel/compiling/joiner.py"} < set(files)
    assert joiner.digest(tmp_path, files) == fresh
    for name in files:
        path = tmp_path / name
        before = path.read_text()
        path.write_text(before + "from meadhall.toy.more import more\n")
        assert joiner.digest(tmp_path, files) != fresh, name
        path.unlink()
        assert joiner.digest(tmp_path, files) != fresh, name
        path.write_text(before)
    assert joiner.digest(tmp_path, files) == fresh


def test_a_stale_unit_is_never_used(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = ModuleType("fresh")
    fresh.SOURCES = joiner.sources(ROOT, "champions")  # type: ignore[attr-defined]
    fresh.DIGEST = joiner.digest(ROOT, joiner.sources(ROOT, "champions"))  # type: ignore[attr-defined]
    stale = ModuleType("stale")
    stale.DIGEST = "0" * 16  # type: ignore[attr-defined]
    for variable in ("MEADHALL_PURE", "MEADHALL_REQUIRE_COMPILED"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(importlib, "import_module", lambda name: fresh)
    assert units.compiled_unit("meadhall.champions") is fresh
    monkeypatch.setenv("MEADHALL_PURE", "1")
    assert units.compiled_unit("meadhall.champions") is None
    monkeypatch.setenv("MEADHALL_PURE", "0")
    monkeypatch.setattr(importlib, "import_module", lambda name: stale)
    assert units.compiled_unit("meadhall.champions") is None
    monkeypatch.setenv("MEADHALL_REQUIRE_COMPILED", "1")
    with pytest.raises(ImportError, match="no fresh compiled core"):
        units.compiled_unit("meadhall.champions")
