"""The import law of the house, read off the syntax trees: who may know whom.

    kernel ← games ← games.py ← locale ← bots ← hall ← rl ← lab, terminal, server ← commands ← cli

Each law is a function from one module to its offences, so that the same function can be shown a made-up offender.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from meadhall.kernel.compiling import joiner

ROOT = Path(__file__).resolve().parent.parent

GAMES = {"champions", "midgard"}
LAYERS = (
    {"kernel"},
    GAMES,
    {"games", ""},  # "" is the package itself, meadhall/__init__.py
    {"locale"},
    {"bots"},
    {"hall"},
    {"rl"},
    {"lab", "terminal", "server"},
    {"commands"},
    {"cli"},
    {"__main__"},
)
HEIGHT = {part: height for height, layer in enumerate(LAYERS) for part in layer}
MOST_MODULES = 18  # in one folder, __init__.py counted in: as many as there are chapters of Champions
HTTP = {"aiohttp", "http", "httpx", "litestar", "requests", "starlette", "urllib", "urllib3", "uvicorn", "websockets"}


@dataclass(frozen=True)
class Module:
    """One source file: its dotted name, whether it is a package's __init__, and its text."""

    name: str
    text: str
    is_package: bool = False

    @property
    def part(self) -> str:
        """The part of the house it belongs to: `kernel`, `champions`, `cli`, …"""
        return [*self.name.split("."), ""][1]


def read(path: Path) -> Module:
    """The module in a file of the repository."""
    words = list(path.relative_to(ROOT).with_suffix("").parts)
    is_package = words[-1] == "__init__"
    return Module(".".join(words[:-1] if is_package else words), path.read_text(encoding="utf-8"), is_package)


@cache
def modules(*folders: str) -> list[Module]:
    """All modules in some folders of the repository, in a fixed order."""
    return [read(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def known() -> frozenset[str]:
    """The dotted names of the package, to tell `from package import module` from `from module import name`."""
    return frozenset(module.name for module in modules("meadhall"))


@cache
def imports(module: Module) -> tuple[str, ...]:
    """The dotted name of everything a module imports, wherever in it; of a name inside a module, the module."""
    return tuple(read_imports(module))


def read_imports(module: Module) -> Iterator[str]:
    """The same, read off the syntax tree."""
    for node in ast.walk(ast.parse(module.text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            words = module.name.split(".")
            upward = node.level - module.is_package
            home = ".".join(words[: len(words) - upward]) if node.level else ""
            source = ".".join(word for word in (home, node.module) if word)
            for alias in node.names:
                whole = f"{source}.{alias.name}"
                yield whole if whole in known() else source
        elif isinstance(node, ast.Call) and called(node.func) in ("import_module", "__import__"):
            given = [word.value for word in node.args if isinstance(word, ast.Constant)]
            yield from (word for word in given if isinstance(word, str))


def called(function: ast.expr) -> str:
    """The name of what is called, without where it comes from."""
    return getattr(function, "attr", "") or getattr(function, "id", "")


def parts_imported(module: Module) -> Iterator[tuple[str, str]]:
    """Each import of another part of the house: the part and the dotted name."""
    for name in imports(module):
        words = name.split(".")
        part = [*words, ""][1]
        if words[0] == "meadhall" and part != module.part:
            yield part, name


@cache
def strict() -> frozenset[str]:
    """The dotted names of all strict modules, the kernel's among them; mere numbers may be read by anybody."""
    games = joiner.units(ROOT)
    paths = [(ROOT / path).resolve() for game in games for path in joiner.strict_modules(ROOT, game)]
    return frozenset(read(path).name for path in paths if has_code(path))


def has_code(path: Path) -> bool:
    """Whether a module holds more than constants: only then do its two speeds differ for who imports it."""
    return any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in ast.parse(path.read_text()).body)


def upward(module: Module) -> list[str]:
    """Imports of a part that does not stand lower; two parts of one layer do not know each other."""
    return [name for part, name in parts_imported(module) if HEIGHT[part] >= HEIGHT[module.part]]


def foreign(module: Module) -> list[str]:
    """Imports from outside the standard library and the house, in the kernel, the games and their list."""
    if HEIGHT[module.part] > HEIGHT["games"]:
        return []
    return [name for name in imports(module) if name.split(".")[0] not in {*sys.stdlib_module_names, "meadhall"}]


def arrays(module: Module) -> list[str]:
    """Imports of NumPy below `rl`."""
    if HEIGHT[module.part] >= HEIGHT["rl"]:
        return []
    return [name for name in imports(module) if name.split(".")[0] == "numpy"]


def web(module: Module) -> list[str]:
    """Imports of anything that speaks HTTP below `server`."""
    if HEIGHT[module.part] >= HEIGHT["server"]:
        return []
    return [name for name in imports(module) if name.split(".")[0] in HTTP]


def past_the_gate(module: Module) -> list[str]:
    """Imports of a strict module by what is neither strict itself nor the gate of its game."""
    words = module.name.split(".")
    if module.name in strict() or words[-1] == "gate":
        return []
    return [name for name in imports(replace(module, text=at_run_time(module.text))) if name in strict()]


def at_run_time(text: str) -> str:
    """A module without what it imports for its types alone."""
    tree = ast.parse(text)
    tree.body = [
        node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
    ]
    return ast.unparse(tree)


def offences(law: Callable[[Module], list[str]], *folders: str) -> list[str]:
    """Every breach of a law in some folders, as `who imports whom`."""
    return [f"{module.name} imports {name}" for module in modules(*folders) for name in law(module)]


def test_what_is_strict_is_in_core_and_what_is_in_core_is_strict() -> None:
    """The kernel's `strict.py` and `fields.py` are the words that strict modules are written in."""
    words = {name.replace(".", "/") + ".py" for name in joiner.STRICT_WORDS}
    for game in joiner.units(ROOT):
        strict = {path.relative_to(ROOT).as_posix() for path in joiner.strict_modules(ROOT, game)}
        core = {
            path.relative_to(ROOT).as_posix()
            for part in ("kernel", game)
            for path in (ROOT / "meadhall" / part / "core").rglob("*.py")
            if path.name != "__init__.py"
        }
        assert strict == core - words


def test_no_folder_holds_more_modules_than_one_can_survey() -> None:
    folders = {path.parent for path in (ROOT / "meadhall").rglob("*.py")}
    crowded = {folder.name: len(list(folder.glob("*.py"))) for folder in folders}
    assert {name: count for name, count in crowded.items() if count > MOST_MODULES} == {}


def test_every_part_of_the_house_has_its_place() -> None:
    assert {module.part for module in modules("meadhall")} <= set(HEIGHT)


def test_nothing_imports_what_stands_above_or_beside_it() -> None:
    assert offences(upward, "meadhall") == []


def test_the_games_do_not_know_each_other() -> None:
    players = [module for module in modules("meadhall") if module.part in GAMES]
    assert [(m.name, name) for m in players for part, name in parts_imported(m) if part in GAMES] == []


def test_the_kernel_and_the_games_use_the_standard_library_alone() -> None:
    assert offences(foreign, "meadhall") == []


def test_nothing_below_rl_knows_numpy() -> None:
    assert offences(arrays, "meadhall") == []


def test_nothing_below_the_server_knows_http() -> None:
    assert offences(web, "meadhall") == []


def test_strict_modules_are_imported_by_their_gate_and_each_other_alone() -> None:
    assert offences(past_the_gate, "meadhall", "tests", "bench") == []


def test_a_gate_opens_its_own_game_alone() -> None:
    doors = [m for m in modules("meadhall") if m.name.endswith(".gate")]
    strangers = [(m.name, n) for m in doors for part, n in parts_imported(m) if n in strict() and part != "kernel"]
    assert strangers == []


def test_every_game_with_a_gate_has_strict_modules() -> None:
    gated = {module.part for module in modules("meadhall") if module.name.endswith(".gate")}
    assert gated == set(joiner.units(ROOT))
    assert all(joiner.strict_modules(ROOT, game) for game in gated)


@pytest.mark.parametrize(
    ("law", "name", "text"),
    [
        (upward, "meadhall.kernel.seats", "import meadhall.champions.gate"),
        (upward, "meadhall.kernel.seats", "from meadhall import bots"),
        (upward, "meadhall.kernel.seats", "from ..champions import gate"),
        (upward, "meadhall.kernel.seats", "def late():\n    from meadhall.cli import main"),
        (upward, "meadhall.kernel.seats", "import importlib\nimportlib.import_module('meadhall.server.sockets')"),
        (upward, "meadhall.champions.game", "from meadhall.midgard.gate import State"),
        (upward, "meadhall.champions.game", "from meadhall.games import find"),
        (upward, "meadhall.games", "from meadhall.bots.random import Random"),
        (upward, "meadhall.lab.arena", "from meadhall.server.rows import Table"),
        (foreign, "meadhall.kernel.seats", "import rich.console"),
        (foreign, "meadhall.champions.game", "try:\n    import numpy\nexcept ImportError:\n    numpy = None"),
        (foreign, "meadhall.games", "from msgspec import Struct"),
        (arrays, "meadhall.bots.network", "import numpy as np"),
        (web, "meadhall.rl.environment", "import http.client"),
    ],
)
def test_the_checker_catches_an_offender(law: Callable[[Module], list[str]], name: str, text: str) -> None:
    assert law(Module(name, text)) != []


@pytest.mark.parametrize(
    ("law", "name", "text"),
    [
        (upward, "meadhall.cli", "from meadhall.server import app\nfrom meadhall.kernel.errors import BadRequest"),
        (upward, "meadhall.kernel.seats", "from .errors import MeadhallError"),
        (upward, "meadhall.bots.greedy", "from meadhall.games import find"),
        (foreign, "meadhall.cli", "import rich"),
        (foreign, "meadhall.kernel.seats", "import tomllib\nfrom meadhall.kernel.errors import BadRequest"),
        (arrays, "meadhall.rl.encoding", "import numpy"),
        (web, "meadhall.server.app", "import litestar"),
    ],
)
def test_the_checker_lets_the_lawful_pass(law: Callable[[Module], list[str]], name: str, text: str) -> None:
    assert law(Module(name, text)) == []


def test_the_checker_catches_whoever_walks_past_the_gate() -> None:
    assert strict()
    for name in strict():
        for outsider in ("meadhall.bots.cheat", "meadhall.kernel.cheat", "tests.champions.test_cheat", "bench.cheat"):
            package, _, module = name.rpartition(".")
            assert past_the_gate(Module(outsider, f"import {name}")) == [name]
            assert past_the_gate(Module(outsider, f"from {package} import {module}")) == [name]
            assert past_the_gate(Module(outsider, f"from {name} import something")) == [name]
        assert past_the_gate(Module("meadhall.champions.gate", f"import {name}")) == []
