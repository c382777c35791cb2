"""Mutation tests: break the rules in a seeded sample of places, and check that a test notices; runs interpreted.

python3 dev.py mutants                               300 mutants of all rule and view modules of Champions
python3 dev.py mutants --game midgard                the same of Midgard
python3 dev.py mutants --count 40 --seed 7
python3 dev.py mutants --module fighting --module losses
python3 dev.py mutants --game midgard --except imagining --processes 1

The tests of the game are collected once. For each mutant the process forks, one function is broken in the fork, and the
tests run until one fails: first those marked with the rules that the function names, then all others of the game, then
those that every game must pass, some of which play fewer games than usual. A mutant that none of them notices has
survived. Each test is given a multiple of the work it takes without a mutant. The report is in build/, as
mutants-GAME.md and .json. This needs a system that can fork.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.games import games
from meadhall.kernel.compiling import joiner
from tests.tools.mutating import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[2]
LEAST = 0.85  # of all mutants must be noticed
KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
NOBODY = "nobody"
# Folders: who watches over the rules, how karl plays, how worlds are sampled, what learners see (tests/rl).
NO_RULES = {"laws", "policy", "sampler", "observing"}
LEFT_OUT = ("test_agreement.py", "test_match.py")  # about the compiled core, which a mutant has not, and the kernel
ONE_IN = 24  # of the games of the longest conformance tests are played, because a survivor runs all of them
SLACK = 4  # times the work of a test without a mutant, after which it counts as endless
AT_LEAST = 5  # seconds of work that any test may take
SURROUNDINGS = {"MEADHALL_PURE": "1", "MEADHALL_REQUIRE_COMPILED": "0", "MEADHALL_ONE_IN": str(ONE_IN)}


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a mutant."""

    mutant: Mutant
    verdict: str
    by: str
    seconds: float


def rule_modules(game: str) -> list[Path]:
    """The modules with rules, and the view."""
    home = ROOT / "meadhall" / game
    strict = [path for path in joiner.strict_modules(ROOT, game) if path.is_relative_to(home)]
    return [path for path in (*strict, home / "words" / "viewing.py") if path.parent.name not in NO_RULES]


def all_tests(game: str) -> list[str]:
    """The tests of a game, by their paths: its own, then those of every game."""
    found = [path for name in (game, "conformance") for path in sorted((ROOT / "tests" / name).glob("test_*.py"))]
    return [str(path) for path in found if path.name not in LEFT_OUT]


def break_rule(mutant: Mutant) -> None:
    """Make one function wrong in this process, wherever it was imported to."""
    path = ROOT / mutant.path
    whole = import_module(".".join(Path(mutant.path).with_suffix("").parts))
    broken: dict[str, Any] = {"__name__": whole.__name__, "__package__": whole.__package__}
    exec(compile(mutant.applied(path.read_text(encoding="utf-8")), path, "exec"), broken)
    changed = 0
    for name, function in functions_of(vars(whole), whole.__name__).items():
        wrong = functions_of(broken, whole.__name__)[name]
        changed += function.__code__ != wrong.__code__
        function.__code__ = wrong.__code__
    assert changed, f"{mutant} broke nothing"


def functions_of(names: dict[str, Any], module: str) -> dict[str, FunctionType]:
    """The functions that a module makes itself, those of its classes included."""
    found = {}
    for name, one in names.items():
        if isinstance(one, FunctionType) and one.__module__ == module:
            found[name] = one
        elif isinstance(one, type) and one.__module__ == module:
            found |= {f"{name}.{key}": part for key, part in vars(one).items() if isinstance(part, FunctionType)}
    return found


def nearest_first(items: Sequence[pytest.Item], mutant: Mutant, limits: dict[str, float]) -> list[pytest.Item]:
    """Tests that name a rule of the broken function, those called like its module, others of the game, all others.

    Of equally near ones, the shorter come first.
    """
    chapter = Path(mutant.path).stem

    def distance(item: pytest.Item) -> int:
        marks = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        near = (marks & set(mutant.rules), item.path.stem == f"test_{chapter}", item.path.parent.name != "conformance")
        return next((i for i, is_near in enumerate(near) if is_near), len(near))

    return sorted(items, key=lambda item: (distance(item), limits[item.nodeid]))


def apart(work: Callable[[], str], note: Path) -> int:
    """Do some work in a fork of this process, which leaves behind what it comes to in a note; the fork's number."""
    process = os.fork()
    if process == 0:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        with suppress(BaseException):
            note.write_text(work(), encoding="utf-8")
        os._exit(0)
    return process


def failed(item: pytest.Item, limit: float) -> bool:
    """Run one test; beyond its limit of work, the signal ends the whole process."""
    signal.setitimer(signal.ITIMER_PROF, limit)
    reports = runtestprotocol(item, log=False, nextitem=None)
    return any(report.failed for report in reports)


class Judge:
    """A plugin for pytest which, instead of running the tests it has collected, judges mutants by them."""

    def __init__(self, mutants: Sequence[Mutant], processes: int) -> None:
        self.mutants = mutants
        self.processes = processes
        self.fates: list[Fate] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All mutants, several at a time."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with tempfile.TemporaryDirectory() as home, Progress(*columns) as bar:
            task = bar.add_task("without any mutant", total=len(self.mutants))
            limits = measured(session.items, Path(home, "limits"))
            for fate in self.judged(session.items, limits, Path(home)):
                self.fates.append(fate)
                bar.console.print(told(fate), highlight=False, markup=False, soft_wrap=True)
                noticed = sum(fate.verdict != SURVIVED for fate in self.fates)
                bar.update(task, advance=1, description=f"{noticed} of {len(self.fates)} noticed")
        return True

    def judged(self, items: Sequence[pytest.Item], limits: dict[str, float], home: Path) -> Iterator[Fate]:
        """The fates, as they become known."""
        running: dict[int, tuple[Mutant, Path, float]] = {}
        left = list(self.mutants)
        while left or running:
            while left and len(running) < self.processes:
                mutant = left.pop(0)
                note = home / str(len(left))
                work = partial(noticed_by, mutant, items, limits)
                running[apart(work, note)] = mutant, note, time.perf_counter()
            process, status = os.wait()
            mutant, note, began = running.pop(process)
            if os.WIFSIGNALED(status):
                verdict, by = TIMEOUT, "the limit of work"
            else:
                by = note.read_text(encoding="utf-8") if note.exists() else "a crash"
                verdict = SURVIVED if by == NOBODY else KILLED
            yield Fate(mutant, verdict, by, time.perf_counter() - began)


def noticed_by(mutant: Mutant, items: Sequence[pytest.Item], limits: dict[str, float]) -> str:
    """The first test that fails with a mutant."""
    break_rule(mutant)
    near = nearest_first(items, mutant, limits)
    return next((item.nodeid for item in near if failed(item, limits[item.nodeid])), NOBODY)


def measured(items: Sequence[pytest.Item], note: Path) -> dict[str, float]:
    """How much work each test may take, by what it takes without a mutant; none of them fails then."""

    def work() -> str:
        limits = {}
        for item in items:
            began = time.process_time()
            if failed(item, 0):
                return json.dumps(item.nodeid)
            limits[item.nodeid] = AT_LEAST + SLACK * (time.process_time() - began)
        return json.dumps(limits)

    os.waitpid(apart(work, note), 0)
    found: Any = json.loads(note.read_text(encoding="utf-8"))
    if not isinstance(found, dict):
        sys.exit(f"The tests do not even pass without a mutant: {found}.")
    return found


def told(fate: Fate) -> str:
    """A fate in one line."""
    broken = fate.mutant
    return " ".join(f"{fate.verdict} {broken.path}:{broken.line} {broken.was} became {broken.becomes}".split())


def report(fates: Sequence[Fate]) -> str:
    """All mutants by fate, survivors first, with the line as it was and as it became."""
    count = Counter(fate.verdict for fate in fates)
    counts = ", ".join(f"{number} {verdict}" for verdict, number in count.items())
    lines = [f"# Mutants\n\n{counts}; score {score(fates):.1%}."]
    for verdict in (SURVIVED, TIMEOUT, KILLED):
        lines.append(f"\n## {verdict}\n")
        for fate in (fate for fate in fates if fate.verdict == verdict):
            old, new = fate.mutant.shown((ROOT / fate.mutant.path).read_text(encoding="utf-8"))
            lines.append(f"- {fate.mutant.path}:{fate.mutant.line}, {fate.mutant.operator}, by {fate.by}")
            lines.append(f"  `{old}` became `{new}`")
    return "\n".join(lines) + "\n"


def score(fates: Sequence[Fate]) -> float:
    """The share of mutants that some test noticed; one that runs for ever is noticed too."""
    return sum(fate.verdict != SURVIVED for fate in fates) / max(len(fates), 1)


def main() -> int:
    """Sample, break, test, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same mutants (1)")
    parser.add_argument("--module", action="append", default=[], help="only of this module, repeatable")
    parser.add_argument("--except", action="append", default=[], dest="without", help="not of this module, repeatable")
    parser.add_argument("--game", default="champions", choices=[game.slug for game in games()])
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many at a time (all cores)")
    arguments = parser.parse_args()
    if any(os.environ.get(name) != wanted for name, wanted in SURROUNDINGS.items()):  # the core is chosen at its import
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.tools.mutants", *sys.argv[1:]], {**os.environ, **SURROUNDINGS}
        )
    modules = [
        path
        for path in rule_modules(arguments.game)
        if (not arguments.module or path.stem in arguments.module) and path.stem not in arguments.without
    ]
    every = [mutant for path in modules for mutant in mutants_of(path, ROOT)]
    chosen = random.Random(arguments.seed).sample(every, min(arguments.count, len(every)))
    print(f"{len(chosen)} of {len(every)} mutants in {len(modules)} modules, seed {arguments.seed}", flush=True)
    judge = Judge(chosen, arguments.processes)
    others = " and ".join(f"not {other.slug}" for other in games() if other.slug != arguments.game)
    words = [
        "-s",
        "-qq",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "--hypothesis-profile=ci",
        "-m",
        "not slow and not long",
    ]
    pytest.main([*words, "-k", others, *all_tests(arguments.game)], [judge])
    fates = sorted(judge.fates, key=lambda fate: (fate.mutant.path, fate.mutant.line))
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    path = folder / f"mutants-{arguments.game}.md"
    path.write_text(report(fates), encoding="utf-8")
    path.with_suffix(".json").write_text(json.dumps([asdict(fate) for fate in fates], indent=1), encoding="utf-8")
    survivors = sum(fate.verdict == SURVIVED for fate in fates)
    print(f"{score(fates):.1%} noticed, {survivors} survived; see build/{path.name}")
    return 0 if score(fates) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
