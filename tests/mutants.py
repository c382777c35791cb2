"""Break the rules on purpose, and see whether a test notices: a seeded sample of mutants, each run interpreted.

python3 dev.py mutants                               300 mutants of all rule and view modules of Champions
python3 dev.py mutants --game midgard                the same of Midgard
python3 dev.py mutants --count 40 --seed 7
python3 dev.py mutants --module fighting --module losses
python3 dev.py mutants --game midgard --except imagining --processes 1

Each mutant lives in a copy of the tree. First run the tests marked with the rules that the broken function names, then
all others of the game, then those of the conformance to which every game is put, of which fewer games are played than
usual; a mutant that none of them notices has survived. How much work a run may take is measured without any mutant. The
report is in build/, as mutants-GAME.md and .json.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.games import games
from meadhall.kernel import joining
from tests.mutating import Mutant, mutants_of
from tests.test_complete import marks_in

ROOT = Path(__file__).resolve().parent.parent
LEAST = 0.85  # of all mutants must be noticed
KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
ENDLESSLY = "the limit of work"
NO_RULES = {"laws", "ranges", "soaking"}  # they watch over the rules, and are none; what can be known is a rule
LEFT_OUT = ("test_agreement.py",)  # it compares with a compiled core, which a mutant has not
ONE_IN = 12  # games of the conformance tests that take longest are played: a survivor has to go through all of them
FOR_EVER = 7200  # seconds of work that no run without a mutant takes
ENDLESS = 4  # times the work without a mutant, and then one is taken to run for ever
AT_LEAST = 30  # seconds of work that any run may take


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a mutant."""

    mutant: Mutant
    verdict: str
    by: str
    seconds: float


def rule_modules(game: str) -> list[Path]:
    """The modules with rules, and the view."""
    strict = [path for path in joining.strict_modules(ROOT, game) if path.parent.name == game]
    return [path for path in (*strict, ROOT / "meadhall" / game / "view.py") if path.stem not in NO_RULES]


def all_tests(game: str) -> list[list[str]]:
    """The fast tests of a game, by their paths: its own, and those of every game."""
    folders = [sorted((ROOT / "tests" / name).glob("test_*.py")) for name in (game, "conformance")]
    return [[path.relative_to(ROOT).as_posix() for path in found if path.name not in LEFT_OUT] for found in folders]


def nearest_tests(mutant: Mutant, tests: Sequence[str]) -> list[str]:
    """The tests that name a rule of the broken function, and those called like its module."""
    chapter = Path(mutant.path).stem
    near = []
    for name in tests:
        marks = set(marks_in((ROOT / name).read_text(encoding="utf-8")))
        if marks & set(mutant.rules) or Path(name).stem.startswith(f"test_{chapter}"):
            near.append(name)
    return near


def new_tree(folder: Path) -> Path:
    """A copy of what the tests need, without anything compiled."""
    leavings = shutil.ignore_patterns("__pycache__", "_unit.*")
    for name in ("meadhall", "tests", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=leavings)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@dataclass(frozen=True, slots=True)
class Trial:
    """Some tests, and how many seconds of work they may take: by the clock, others at the machine would count too."""

    tests: Sequence[str]
    limit: int


def pytest(tree: Path, game: str, trial: Trial) -> tuple[bool, str]:
    """Run tests in a tree up to the first failure; whether there was one, and the test that failed."""
    others = " and ".join(f"not {other.slug}" for other in games() if other.slug != game)
    words = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--tb=no", "--hypothesis-profile=ci"]
    command = [sys.executable, "-m", "pytest", *words, "-m", "not slow", "-k", others, *trial.tests]
    surroundings = {"MEADHALL_PURE": "1", "MEADHALL_REQUIRE_COMPILED": "0", "MEADHALL_ONE_IN": str(ONE_IN)}
    done = subprocess.run(
        ["sh", "-c", f'ulimit -t {trial.limit}; exec "$@"', "sh", *command],
        cwd=tree,
        env={**os.environ, **surroundings, "PYTHONPATH": str(tree)},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return True, ENDLESSLY
    failed = [
        line.split(" - ")[0].split(" ", 1)[1]
        for line in done.stdout.splitlines()
        if line.startswith(("FAILED", "ERROR"))
    ]
    return done.returncode not in (0, 5), (failed or ["a crash"])[0]  # 5: no test was left to run


def measured(tree: Path, game: str) -> list[Trial]:
    """All tests of a game, none of which fails without a mutant, with their limits."""
    trials = []
    for tests in all_tests(game):
        before = work_so_far()
        failed, by = pytest(tree, game, Trial(tests, FOR_EVER))
        if failed:
            sys.exit(f"The tests do not even pass without a mutant: {by}.")
        trials.append(Trial(tests, AT_LEAST + round(ENDLESS * (work_so_far() - before))))
    return trials


def work_so_far() -> float:
    """Seconds of work of all processes started here that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def judge(mutant: Mutant, tree: Path, game: str, trials: Sequence[Trial]) -> Fate:
    """Break one thing, test, and mend it again."""
    began = time.perf_counter()
    path = tree / mutant.path
    source = path.read_text(encoding="utf-8")
    own, *others = trials
    near = nearest_tests(mutant, own.tests)
    far = [name for name in own.tests if name not in near]
    write_module(path, mutant.applied(source))
    try:
        for trial in (replace(own, tests=near), replace(own, tests=far), *others):
            failed, by = pytest(tree, game, trial) if trial.tests else (False, "")
            if failed:
                return Fate(mutant, TIMEOUT if by == ENDLESSLY else KILLED, by, time.perf_counter() - began)
        return Fate(mutant, SURVIVED, "", time.perf_counter() - began)
    finally:
        write_module(path, source)


def write_module(path: Path, source: str) -> None:
    """Write a module and forget its compiled form: two versions of one second and size would look the same."""
    path.write_text(source, encoding="utf-8")
    for leaving in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        leaving.unlink()


def judge_all(mutants: Sequence[Mutant], game: str, processes: int) -> list[Fate]:
    """The fate of every mutant, several at a time, each in a tree of its own."""
    fates = []
    trees: queue.Queue[Path] = queue.Queue()

    def one(mutant: Mutant) -> Fate:
        tree = trees.get()
        try:
            return judge(mutant, tree, game, trials)
        finally:
            trees.put(tree)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as home, Progress(*columns) as bar, ThreadPoolExecutor(processes) as pool:
        for number in range(processes):
            trees.put(new_tree(Path(home, str(number))))
        task = bar.add_task("without any mutant", total=len(mutants))
        trials = measured(trees.queue[0], game)
        for done in as_completed([pool.submit(one, mutant) for mutant in mutants]):
            fate = done.result()
            fates.append(fate)
            bar.console.print(told(fate), highlight=False, markup=False, soft_wrap=True)
            count = Counter(fate.verdict for fate in fates)
            bar.update(task, advance=1, description=f"{len(fates) - count[SURVIVED]} of {len(fates)} noticed")
    return sorted(fates, key=lambda fate: (fate.mutant.path, fate.mutant.line))


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
            by = f", by {fate.by}" if fate.by else ""
            lines.append(f"- {fate.mutant.path}:{fate.mutant.line}, {fate.mutant.operator}{by}")
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
    modules = [
        path
        for path in rule_modules(arguments.game)
        if (not arguments.module or path.stem in arguments.module) and path.stem not in arguments.without
    ]
    every = [mutant for path in modules for mutant in mutants_of(path, ROOT)]
    chosen = random.Random(arguments.seed).sample(every, min(arguments.count, len(every)))
    print(f"{len(chosen)} of {len(every)} mutants in {len(modules)} modules, seed {arguments.seed}")
    fates = judge_all(chosen, arguments.game, arguments.processes)
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
