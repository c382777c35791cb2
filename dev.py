#!/usr/bin/env python3
"""All chores of the project in one script. It needs only the standard library, so that it works in a fresh clone.

It makes a virtual environment in .venv, installs what requirements/ locks, and compiles the strict core if there is a C
compiler. Work that is already done is skipped.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - a sentence instead of a traceback
    sys.exit(f"Meadhall needs Python 3.11 or newer, and this is Python {sys.version.split()[0]}.")

import argparse
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TESTED = (3, 11)  # the version of Python that all tests are run on
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PEERS = ROOT / ".venv-peers"
LEARNER = ROOT / ".venv-learner"
BUILD = ROOT / "build"
LOCKS = ROOT / "requirements"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
WEB = ROOT / "web"
PAGE = ROOT / "meadhall" / "server" / "page"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NODE = 20  # the least version of Node that builds the page
NO_PAGE = (["sim"], ["arena"], ["study"], ["play"], ["bench"], ["games"])  # jobs that need no page
LAB_JOBS = (["arena"], ["study"])
RL_JOBS = (["games"], ["bench"])
STEPS = {
    "ruff check": ["ruff", "check", "--quiet", "."],
    "ruff format --check": ["ruff", "format", "--check", "--quiet", "--diff", "."],
    "mypy": ["mypy"],
}  # what looks at the code without running it
LOCKED = {
    "run": [],
    "lab": ["-c", "run.txt"],
    "cluster": ["-c", "lab.txt"],
    "rl": ["-c", "lab.txt"],
    "dev": ["-c", "cluster.txt", "-c", "rl.txt"],
    "node": [],
    "peers": [],
}  # each with the files that it must agree with


def say(sentence: str) -> None:
    """Print what is going on, to the standard error."""
    print(f"dev.py: {sentence}", file=sys.stderr, flush=True)


def call(
    *command: str | Path, where: Path = ROOT, quiet: bool = False, check: bool = True, env: dict[str, str] | None = None
) -> int:
    """Run a command; if it fails, say so and exit, unless `check` is false."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=where,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        errors="replace",
    )
    if check and done.returncode:
        if quiet:
            print(done.stdout, file=sys.stderr)
        say(f"this failed with exit code {done.returncode}: {shlex.join(str(word) for word in command)}")
        sys.exit(max(done.returncode, 1))  # a negative code is a signal
    return done.returncode


def digest(paths: Iterable[Path], *words: str) -> str:
    """A digest of the version of Python, the path of the project, these files and these words."""
    total = hashlib.sha256("\0".join([sys.version, str(ROOT), *words]).encode())
    for path in sorted(paths):
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


def written(stamp: Path) -> str:
    """The contents of a stamp of an earlier run; empty if there is none."""
    return stamp.read_text() if stamp.is_file() else ""


def tool(name: str, venv: Path = VENV) -> Path:
    """A program of an environment."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def make_venv(venv: Path) -> None:
    """Make an empty environment, with uv if it is installed, because it needs no ensurepip."""
    say(f"making {venv.name} with Python {sys.version.split()[0]}")
    if sys.version_info[:2] != TESTED:
        say(f"Meadhall is tested on Python {'.'.join(map(str, TESTED))}; nobody has run all tests on this version")
    uv = shutil.which("uv")
    if uv:
        call(uv, "venv", "--quiet", "--clear", "--python", sys.executable, venv)
    elif importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python cannot make virtual environments: install its venv package (Debian: python3-venv) or uv.")
    else:
        call(sys.executable, "-m", "venv", "--clear", venv, quiet=True)


def install(venv: Path, *arguments: str | Path) -> None:
    """Install into an environment, with uv if it is installed. `build_core` compiles the core."""
    uv = shutil.which("uv")
    python = tool("python", venv)
    pip: list[str | Path] = [python, "-m", "pip", "install", "--no-compile"]  # most modules are never imported
    client = [uv, "pip", "install", "--python", python] if uv else pip
    call(*client, *arguments, quiet=True, env={"MEADHALL_PURE": "1", "MEADHALL_REQUIRE_COMPILED": "0"})


def set_up(kind: str, venv: Path = VENV) -> None:
    """Make the environment with everything in `requirements/<kind>.txt`; ours also has the project, as editable."""
    wanted = {name: digest([LOCKS / f"{name}.txt", ROOT / "pyproject.toml"]) for name in {kind, "dev"}}  # dev holds all
    whole = tool("python", venv).exists()
    if whole and any(written(venv / f"{name}-stamp") == now for name, now in wanted.items()):
        return
    maker = digest([], "uv" if shutil.which("uv") else "pip")  # an environment made by uv has no pip
    if not whole or written(venv / "maker-stamp") != maker:
        make_venv(venv)
        (venv / "maker-stamp").write_text(maker)
    say(f"installing what requirements/{kind}.txt locks")
    install(venv, "--require-hashes", "-r", LOCKS / f"{kind}.txt")
    house = digest([ROOT / "pyproject.toml"])
    if venv == VENV and written(venv / "house-stamp") != house:
        install(venv, "--no-deps", "--no-build-isolation", "-e", ROOT)
        (venv / "house-stamp").write_text(house)
    (venv / f"{kind}-stamp").write_text(wanted[kind])


def can_compile() -> bool:
    """Whether there is a C compiler with Python's headers, tested by compiling a tiny file."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def build_core() -> None:
    """Compile the strict core if its sources have changed, or say that it stays interpreted."""
    if os.environ.get("MEADHALL_PURE", "0") not in ("", "0"):
        return
    stamp = BUILD / "core-stamp"
    package = ROOT / "meadhall"
    homes = [package / "kernel", *(gate.parent for gate in package.glob("*/gate.py"))]
    sources = [path for home in homes for path in home.rglob("*.py")]
    now = digest([*sources, ROOT / "setup.py", LOCKS / "run.txt"])
    then, *units = written(stamp).splitlines() or [""]
    if then == now and all((ROOT / unit).exists() for unit in units):
        return
    known = os.name != "nt"  # on Windows setup.py finds out by itself
    if known and not can_compile():
        say("no C compiler with Python's headers works here, so the rules run interpreted: slower, but the same")
        return
    say("compiling the core")
    required = {"MEADHALL_REQUIRE_COMPILED": "1" if known else "0", "MEADHALL_SANITIZE": "0"}
    call(tool("python"), "setup.py", "-q", "build_ext", "--inplace", env=required)
    built = [path.relative_to(ROOT).as_posix() for path in package.glob(f"*/_unit{SUFFIX}")]
    BUILD.mkdir(exist_ok=True)
    stamp.write_text("\n".join([now, *built]))


def node_tools() -> tuple[str, dict[str, str]] | None:
    """npm and the environment to run it in: the machine's own, or that of a wheel; None if there is none."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm:
        said = subprocess.run([own, "--version"], capture_output=True, text=True).stdout
        if said.startswith("v") and int(said[1:].split(".")[0]) >= NODE:
            return npm, {}
    say(f"no Node {NODE} or newer is here; taking it from the package registry")
    install(VENV, "--require-hashes", "-r", LOCKS / "node.txt")
    found = tool("npm")
    return (str(found), {"PATH": f"{found.parent}{os.pathsep}{os.environ['PATH']}"}) if found.exists() else None


def npm(*words: str, check: bool = True, quiet: bool = True) -> int:
    """Run npm in web/."""
    found = node_tools() or sys.exit("The page cannot be built: neither Node nor its wheel can be had here.")
    return call(found[0], *words, where=WEB, quiet=quiet, check=check, env=found[1])


def build_page() -> None:
    """Build the page if its sources have changed."""
    sources = [path for path in (*WEB.glob("*"), *WEB.glob("public/*"), *(WEB / "src").rglob("*")) if path.is_file()]
    now, stamp = digest(sources), BUILD / "page-stamp"
    if written(stamp) == now and (PAGE / "index.html").exists():
        return
    locked, installed = digest([WEB / "package-lock.json"]), WEB / "node_modules" / ".meadhall-stamp"
    if written(installed) != locked:
        say("installing what web/package-lock.json locks")
        npm("ci", "--no-audit", "--no-fund")
        installed.write_text(locked)
    say("building the page")
    npm("run", "build")
    BUILD.mkdir(exist_ok=True)
    stamp.write_text(now)


def get_browser() -> None:
    """A Chromium for the tests: one that is here, with CI=true Debian's package, else playwright's own download.

    If there is none after that, the tests of the page fail and say what to do.
    """
    if os.environ.get("CHROMIUM") or any(map(shutil.which, BROWSERS)):
        return
    if os.environ.get("CI") and shutil.which("apt-get"):
        say("installing Debian's chromium")
        call("apt-get", "-qq", "update", quiet=True, check=False)
        call("apt-get", "-qq", "install", "--yes", "--no-install-recommends", "chromium", quiet=True, check=False)
    else:
        say("downloading a Chromium for playwright, if there is none")
        call(tool("playwright"), "install", "chromium", quiet=True, check=False)


def run(arguments: list[str]) -> int:
    """Set up, compile, build the page, and start meadhall with the given arguments; without any, play in a browser."""
    kind = "lab" if arguments[:1] in LAB_JOBS else "run"
    set_up("cluster" if "--cluster" in arguments else kind)
    if arguments[:1] in RL_JOBS:
        set_up("rl")
    build_core()
    if arguments[:1] not in NO_PAGE:
        build_page()
    return call(tool("meadhall"), *arguments, check=False)


def test(arguments: list[str]) -> int:
    """Set up, compile, and run every check: lint, format, types, tests; with --all also the long tests.

    With any other arguments, pytest alone, given these.
    """
    python = tool("python")
    chosen = [] if arguments == ["--all"] else arguments
    set_up("run")  # all that compiling needs
    with ThreadPoolExecutor() as aside:  # on two cores, what waits for nothing runs beside the rest
        building = [aside.submit(build_core)]
        set_up("dev")
        building += [aside.submit(build_page), aside.submit(set_up_learner)]
        steps = {} if chosen else STEPS
        failed = [name for name, step in steps.items() if call(python, "-m", *step, check=False)]
        get_browser()
        for built in building:
            built.result()
    if chosen:
        return call(python, "-m", "pytest", *chosen, check=False)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    which = ["-m", "", "--timeout=3600"] if arguments else ["--timeout=300"]  # pyproject.toml leaves out the long ones
    # A test that hangs is ended and named.
    words = ["-q", "-n", str(cores), "--dist=worksteal", "--durations=10", *which]
    if call(python, "-m", "pytest", *words, check=False):
        failed.append("pytest")
    if failed:
        say(f"test failed in: {', '.join(failed)}")
    return 1 if failed else 0


def build(arguments: list[str]) -> int:
    """Set up, compile, and build the page."""
    set_up("run")
    build_core()
    build_page()
    return 0


def sanitize(arguments: list[str]) -> int:
    """Run tests on a copy whose core stops at an index out of bounds. Needs gcc."""
    set_up("dev")
    copy = BUILD / "sanitized"
    shutil.rmtree(copy, ignore_errors=True)
    leavings = shutil.ignore_patterns("__pycache__", "_unit.*")
    for name in ("meadhall", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=leavings)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, copy)
    say("compiling the core with checked bounds")
    env = {"MEADHALL_SANITIZE": "1", "MEADHALL_REQUIRE_COMPILED": "1", "MEADHALL_PURE": "0", "PYTHONPATH": str(copy)}
    call(tool("python"), "setup.py", "-q", "build_ext", "--inplace", where=copy, env=env)
    tests = arguments or ["-m", "", "tests/conformance/test_agreement.py"]  # with the long ones
    code = call(tool("python"), "-m", "pytest", "-q", "-p", "no:xdist", *tests, where=copy, env=env, check=False)
    if code < 0:
        say(f"the core was stopped by signal {-code}: most likely an index out of bounds, in the test named above")
    return code


def peers(arguments: list[str]) -> int:
    """Set up .venv-peers with the projects that bench/ compares us with; with arguments, run its Python with them."""
    set_up("peers", PEERS)
    return call(tool("python", PEERS), *arguments, check=False) if arguments else 0


def set_up_learner() -> None:
    """Make .venv-learner for examples/ppo: PyTorch, which is too large for the environment of the project."""
    wanted = digest([LOCKS / "learner.txt"])
    if tool("python", LEARNER).exists() and written(LEARNER / "learner-stamp") == wanted:
        return
    make_venv(LEARNER)
    say("installing what requirements/learner.txt names")
    install(LEARNER, "-r", LOCKS / "learner.txt")
    (LEARNER / "learner-stamp").write_text(wanted)


def train(arguments: list[str]) -> int:
    """Train a network by self-play (examples/ppo); with preferences, find the best list of codes instead."""
    set_up("run")
    build_core()
    set_up_learner()
    chosen = arguments[:1] == ["preferences"]
    name = "examples.ppo.preferences" if chosen else "examples.ppo.train"
    return call(tool("python", LEARNER), "-m", name, *arguments[chosen:], check=False)


def lock(arguments: list[str]) -> int:
    """Write requirements/*.txt from requirements/*.in, without addresses of registries. Needs uv."""
    uv = shutil.which("uv") or sys.exit("Locking needs uv; installing what is locked does not.")
    options = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
    options += ["--no-emit-index-url", "--no-emit-find-links", *arguments]
    for kind, also in LOCKED.items():
        call(uv, "pip", "compile", f"{kind}.in", *also, "-o", f"{kind}.txt", *options, where=LOCKS)
        if "://" in (LOCKS / f"{kind}.txt").read_text():
            sys.exit(f"requirements/{kind}.txt holds an address; take it out before committing.")
    return 0


def module(name: str) -> Callable[[list[str]], int]:
    """A chore that is a module, which gets all arguments."""

    def chore(arguments: list[str]) -> int:
        set_up("dev")
        build_core()
        return call(tool("python"), "-m", name, *arguments, check=False)

    return chore


def in_browser(name: str) -> Callable[[list[str]], int]:
    """A chore that is a module and looks at the page in a browser."""

    def chore(arguments: list[str]) -> int:
        set_up("dev")
        build_core()
        build_page()
        get_browser()
        return call(tool("python"), "-m", name, *arguments, check=False)

    return chore


def clean(arguments: list[str]) -> int:
    """Remove what was built and cached; with --all the environments too."""
    doomed = [BUILD, PAGE, ROOT / "dist", *ROOT.glob("*.egg-info"), *ROOT.glob(".*_cache"), ROOT / ".hypothesis"]
    for home in ("meadhall", "tests", "bench", "examples"):
        doomed += [*(ROOT / home).rglob("__pycache__"), *(ROOT / home).rglob("_unit.*")]
    if "--all" in arguments:
        doomed += [VENV, PEERS, LEARNER, WEB / "node_modules"]
    for path in doomed:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    return 0


COMMANDS: dict[str, tuple[Callable[[list[str]], int], str, str]] = {
    "run": (run, "", "dev.py run\ndev.py run -- sim champions --players 2 --games 10"),
    "test": (test, "", "dev.py test\ndev.py test --all\ndev.py test -k fighting"),
    "build": (build, "", "dev.py build"),
    "sanitize": (sanitize, "", "dev.py sanitize\ndev.py sanitize tests/midgard"),
    "peers": (peers, "", "dev.py peers\ndev.py peers -- -c 'import catanatron'"),
    "mutants": (
        module("tests.tools.mutants"),
        "Break the rules on purpose; see whether a test notices.",
        "dev.py mutants\ndev.py mutants --game midgard",
    ),
    "soak": (
        module("tests.tools.soak"),
        "Play many random games and check every law after every answer.",
        "dev.py soak\ndev.py soak --game midgard\ndev.py soak server kills",
    ),
    "fuzz": (
        module("tests.tools.fuzz"),
        "Play with card sets made at random, and from states with numbers changed at random.",
        "dev.py fuzz\ndev.py fuzz --game midgard --sets 1000",
    ),
    "sampler": (
        module("tests.tools.sampler"),
        "Measure Midgard's imagine: processor time, passes of the search, length of the chain.",
        "dev.py sampler\ndev.py sampler --chain 120",
    ),
    "golden": (
        module("tests.tools.golden"),
        "Write the golden files and the English rules anew, to be read in review.",
        "dev.py golden",
    ),
    "pictures": (
        in_browser("tests.tools.pictures"),
        "Photograph every screen and state of the page into build/pictures/.",
        "dev.py pictures\ndev.py pictures --game midgard --size 390x844 --language de",
    ),
    "speed": (
        in_browser("tests.tools.page_speed"),
        "Measure how heavy and how fast the page is; alone on the machine.",
        "dev.py speed\ndev.py speed --game midgard --json",
    ),
    "train": (train, "", "dev.py train champions --minutes 10\ndev.py train preferences midgard --minutes 1"),
    "lock": (lock, "", "dev.py lock\ndev.py lock --upgrade"),
    "clean": (clean, "", "dev.py clean\ndev.py clean --all"),
}


def main(words: list[str]) -> int:
    """Read the command; all words after it are its arguments."""
    raw = argparse.RawDescriptionHelpFormatter
    every = "examples:\n  python3 dev.py run\n  python3 dev.py test\n  python3 dev.py test -k fighting"
    parser = argparse.ArgumentParser("dev.py", description=__doc__, epilog=every, formatter_class=raw)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, (chore, sentence, examples) in COMMANDS.items():
        about = sentence or chore.__doc__ or ""
        shown = "examples:\n" + "\n".join(f"  python3 {line}" for line in examples.splitlines())
        usage = f"dev.py {name} [--] [arguments ...]"
        commands.add_parser(name, usage=usage, help=about, description=about, epilog=shown, formatter_class=raw)
    rest = words[1:]
    asks_help = rest[:1] in (["-h"], ["--help"])
    command = parser.parse_args(words[: 2 if asks_help else 1]).command
    return COMMANDS[command][0](rest[1:] if rest[:1] == ["--"] else rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
