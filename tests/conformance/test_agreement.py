"""The interpreted and the compiled core are one and the same game: they agree on every state of some hundred games.

`python3 dev.py test --all` compares a thousand of each.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.game import Game
from tests.support.conformance.fingerprints import table
from tests.support.conformance.tables import EVERY_GAME

ROOT = Path(__file__).resolve().parent.parent.parent
FINGERPRINTS = "tests.support.conformance.fingerprints"
BATCH = 120
RANGES = [
    *((first, first + BATCH) for first in range(0, 2 * BATCH, BATCH)),  # every table several times
    *(pytest.param(first, first + BATCH, marks=pytest.mark.long) for first in range(2 * BATCH, 1000, BATCH)),
]


def begun(game: Game, first: int, last: int, *, pure: bool, module: str = FINGERPRINTS) -> subprocess.Popen[str]:
    """A process that fingerprints some games with one of the two cores."""
    environment = {name: value for name, value in os.environ.items() if name != "MEADHALL_PURE"}
    if pure:
        environment |= {"MEADHALL_PURE": "1"}
    command = [sys.executable, "-m", module, game.slug, str(first), str(last)]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def ended(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What a process found; whatever stopped it is shown."""
    out, err = process.communicate()
    assert process.returncode == 0, f"the core stopped with {process.returncode}:\n{err}"
    found: dict[str, Any] = json.loads(out)
    return found


def disagreed(game: Game, first: int, last: int, module: str = FINGERPRINTS) -> list[int]:
    """The games on which the two cores disagree; skips the test where there is nothing to compare."""
    compiled = ended(begun(game, first, last, pure=False, module=module))
    if not compiled["compiled"]:  # and nobody has set MEADHALL_REQUIRE_COMPILED, or it would not have started
        pytest.skip("there is no fresh compiled core to compare with: `python3 dev.py build` makes one")
    interpreted = ended(begun(game, first, last, pure=True, module=module))
    assert not interpreted["compiled"] and len(interpreted["games"]) == last - first
    pairs = zip(interpreted["games"], compiled["games"], strict=True)
    return [number for number, (one, other) in enumerate(pairs, first) if one != other]


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize(("first", "last"), RANGES)
def test_interpreted_and_compiled_agree_on_every_state(game: Game, first: int, last: int) -> None:
    differing = disagreed(game, first, last)
    assert not differing, [f"game {number}: {table(game, number).setting}" for number in differing]


@EVERY_GAME
def test_fingerprints_tell_games_apart_and_the_same_game_alike(game: Game) -> None:
    found = ended(begun(game, 0, 12, pure=False))["games"]
    assert len(set(found)) == 12
    assert ended(begun(game, 3, 5, pure=False))["games"] == found[3:5]
