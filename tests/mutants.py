"""Break the rules on purpose, and see whether a test notices: a seeded sample of mutants, each run interpreted.

python3 dev.py mutants                               300 mutants of all rule and view modules of Champions
python3 dev.py mutants --game midgard                the same of Midgard
python3 dev.py mutants --count 40 --seed 7
python3 dev.py mutants --module fighting --module losses

Each mutant lives in a copy of the tree. First run the tests marked with the rules that the broken function names, then
all others of the game; a mutant that none of them notices has survived. The report is in build/, as mutants-GAME.md and
.json.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.games import games
from meadhall.kernel import joining
from tests.mutating import Mutant, mutants_of
from tests.test_complete import marks_in

ROOT = Path(__file__).resolve().parent.parent
LEAST = 0.85  # of all mutants must be noticed
KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
NO_RULES = {"laws", "ranges", "soaking"}  # they watch over the rules, and are none; what can be known is a rule
LEFT_OUT = ("test_agreement.py",)  # it compares with a compiled core, which a mutant has not


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


def all_tests(game: str) -> list[str]:
    """The fast tests of a game, by their paths."""
    found = [*(ROOT / "tests" / game).glob("test_*.py"), *(ROOT / "tests" / "conformance").glob("test_*.py")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name not in LEFT_OUT)


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


def pytest(tree: Path, tests: Sequence[str], limit: float) -> tuple[int | None, str]:
    """Run tests in a tree up to the first failure; the exit code, none if time ran out, and the test that failed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--tb=no"]
    environment = {**os.environ, "MEADHALL_PURE": "1", "MEADHALL_REQUIRE_COMPILED": "0", "PYTHONPATH": str(tree)}
    process = subprocess.Popen(
        [*command, "-m", "not slow", *tests],
        cwd=tree,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        out, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # the session that was started just above
        process.communicate()
        return None, "the time limit"
    failed = [
        line.split(" - ")[0].split(" ", 1)[1] for line in out.splitlines() if line.startswith(("FAILED", "ERROR"))
    ]
    return process.returncode, (failed or ["a crash"])[0]


def judge(mutant: Mutant, tree: Path, tests: Sequence[str], limit: float) -> Fate:
    """Break one thing, test, and mend it again."""
    began = time.perf_counter()
    path = tree / mutant.path
    source = path.read_text(encoding="utf-8")
    write_module(path, mutant.applied(source))
    try:
        near = nearest_tests(mutant, tests)
        for some in (near, [name for name in tests if name not in near]):
            code, by = pytest(tree, some, limit) if some else (0, "")
            if code not in (0, 5):  # 5: no test was left to run
                verdict = TIMEOUT if code is None else KILLED
                return Fate(mutant, verdict, by, time.perf_counter() - began)
        return Fate(mutant, SURVIVED, "", time.perf_counter() - began)
    finally:
        write_module(path, source)


def write_module(path: Path, source: str) -> None:
    """Write a module and forget its compiled form: two versions of one second and size would look the same."""
    path.write_text(source, encoding="utf-8")
    for leaving in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        leaving.unlink()


def judge_all(mutants: Sequence[Mutant], game: str, processes: int, limit: float) -> list[Fate]:
    """The fate of every mutant, several at a time, each in a tree of its own."""
    tests, fates = all_tests(game), []
    trees: queue.Queue[Path] = queue.Queue()

    def one(mutant: Mutant) -> Fate:
        tree = trees.get()
        try:
            return judge(mutant, tree, tests, limit)
        finally:
            trees.put(tree)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as home, Progress(*columns) as bar, ThreadPoolExecutor(processes) as pool:
        for number in range(processes):
            trees.put(new_tree(Path(home, str(number))))
        task = bar.add_task("without any mutant", total=len(mutants))
        first = trees.get()
        code, by = pytest(first, tests, limit * 4)
        trees.put(first)
        if code != 0:
            sys.exit(f"The tests do not even pass without a mutant: {by}.")
        for done in as_completed([pool.submit(one, mutant) for mutant in mutants]):
            fates.append(done.result())
            count = Counter(fate.verdict for fate in fates)
            bar.update(task, advance=1, description=f"{len(fates) - count[SURVIVED]} of {len(fates)} noticed")
    return sorted(fates, key=lambda fate: (fate.mutant.path, fate.mutant.line))


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
    parser.add_argument("--game", default="champions", choices=[game.slug for game in games()])
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many at a time (all cores)")
    parser.add_argument("--limit", type=float, default=240, help="seconds for each run of tests (240)")
    arguments = parser.parse_args()
    modules = [path for path in rule_modules(arguments.game) if not arguments.module or path.stem in arguments.module]
    every = [mutant for path in modules for mutant in mutants_of(path, ROOT)]
    chosen = random.Random(arguments.seed).sample(every, min(arguments.count, len(every)))
    print(f"{len(chosen)} of {len(every)} mutants in {len(modules)} modules, seed {arguments.seed}")
    fates = judge_all(chosen, arguments.game, arguments.processes, arguments.limit)
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
