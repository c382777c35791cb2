"""The third game passes the conformance suite and runs in every command, with one line that registers it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUN = "import sys, tests.third.game; from meadhall.cli import main; sys.exit(main(sys.argv[1:]))"


def meadhall(*words: str, typed: str = "", home: Path | None = None) -> str:
    """What a command prints about the third game, once it is registered."""
    environment = {**os.environ, "XDG_STATE_HOME": str(home or ROOT / "build"), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", RUN, *words], cwd=ROOT, input=typed, capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


CONFORMANCE = ["laws", "match", "doors", "twin_worlds", "restored", "likely_worlds", "asked", "views", "journal"]
SUITE = [
    *(f"tests/conformance/test_{name}.py" for name in CONFORMANCE),
    *(f"tests/hall/test_{name}.py" for name in ("frames", "table", "twin_worlds")),
]


def test_the_third_game_passes_the_conformance_suite() -> None:
    """But for what it does not have: choices of several parts, a compiled core, and card sets at their extremes."""
    command = [sys.executable, "-m", "pytest", "-v", "-p", "tests.third.registered", "-p", "no:xdist", "-k", "hoard"]
    done = subprocess.run([*command, *SUITE], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert {line.partition("::")[0] for line in done.stdout.splitlines() if " PASSED" in line} == set(SUITE)


def test_the_guide_names_the_same_tests() -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    named = re.findall(r"tests/(\w+)/test_\{([\w,]+)\}\.py", guide)
    assert [f"tests/{folder}/test_{name}.py" for folder, names in named for name in names.split(",")] == SUITE


def test_it_is_simulated_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    assert "checksum" in meadhall("sim", "hoard", "--players", "3", "--games", "20", "--record", str(record))
    assert " wins with " in meadhall("replay", str(record), "--plain")
    seen = meadhall("replay", str(record), "--plain", "--seat", "0", "--to", "6")
    assert "seat 0 has the" in seen and "seat 1 has the" not in seen


def test_bots_that_search_play_it_in_the_arena() -> None:
    told = meadhall("arena", "hoard", "--seats", "huscarl@20,karl,thrall", "--games", "3", "--processes", "1")
    assert "huscarl@20" in told and "3 games of hoard" in told


def test_it_is_played_at_the_prompt_to_its_end(tmp_path: Path) -> None:
    turns = "roll!\nkeep!\n\n" * 40
    told = meadhall("play", "hoard", "--seats", "Astrid,karl", "--seed", "3", "--plain", typed=turns, home=tmp_path)
    assert "Roll the die, or keep the gold of this turn?" in told and "The game is over." in told


def test_without_numbered_rules_one_is_told_so_and_plays_on(tmp_path: Path) -> None:
    typed = "rules\nrules gold\nwhy\nlook crown\nhelp\n" + "roll!\nkeep!\n\n" * 40
    told = meadhall("play", "hoard", "--seats", "Astrid,karl", "--seed", "3", "--plain", typed=typed, home=tmp_path)
    assert told.count("There are no numbered rules of this game.") == 2 and "The game is over." in told
    assert "{" not in told
    done = subprocess.run([sys.executable, "-c", RUN, "rules", "hoard"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode and "There are no numbered rules of hoard here." in done.stderr
