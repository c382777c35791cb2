"""The interpreted and the compiled core are one and the same game: they agree on every state of a thousand games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.game import Game
from tests.support.conformance.fingerprints import table
from tests.support.conformance.tables import EVERY_GAME

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 1000
BATCHES = 8
RANGES = [(GAMES * batch // BATCHES, GAMES * (batch + 1) // BATCHES) for batch in range(BATCHES)]


def begun(
    game: Game, first: int, last: int, *, pure: bool, module: str = "tests.support.conformance.fingerprints"
) -> subprocess.Popen[str]:
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


@cache
def is_compiled(game: Game) -> bool:
    """Whether there is a fresh compiled core."""
    return bool(ended(begun(game, 0, 0, pure=False))["compiled"])


def differing(game: Game, interpreted: Sequence[str], compiled: Sequence[str], first: int) -> list[str]:
    """The games on which the two do not agree, with their setting."""
    pairs = zip(interpreted, compiled, strict=True)
    return [
        f"game {number}: {table(game, number).setting}"
        for number, (one, other) in enumerate(pairs, first)
        if one != other
    ]


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize(("first", "last"), RANGES)
def test_interpreted_and_compiled_agree_on_every_state(game: Game, first: int, last: int) -> None:
    if not is_compiled(game) and os.environ.get("MEADHALL_REQUIRE_COMPILED", "") in ("", "0"):
        pytest.skip("there is no fresh compiled core to compare with: `python3 dev.py build` makes one")
    assert is_compiled(game), "MEADHALL_REQUIRE_COMPILED is set, but there is no fresh compiled core"
    processes = begun(game, first, last, pure=True), begun(game, first, last, pure=False)
    interpreted, compiled = (ended(process) for process in processes)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    assert len(interpreted["games"]) == last - first
    assert differing(game, interpreted["games"], compiled["games"], first) == []


@EVERY_GAME
def test_fingerprints_tell_games_apart_and_the_same_game_alike(game: Game) -> None:
    found = ended(begun(game, 0, 12, pure=False))["games"]
    assert len(set(found)) == 12
    assert ended(begun(game, 3, 5, pure=False))["games"] == found[3:5]
