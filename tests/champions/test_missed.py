"""What is left out of "at any time" is looked for in random games (CN-1)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support.champions.missed import QUESTION, RUN
from tests.support.rule import rule


def missed(revision: int) -> dict[str, int]:
    """How many moments are missed in a few games, one of each edition with each number of players, by where."""
    command = [sys.executable, "-m", "tests.support.champions.missed", "--games", "12", "--revision", str(revision)]
    surroundings = {**os.environ, "MEADHALL_PURE": "1"}
    told = subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True).stdout
    found = (line.split(": ") for line in told.splitlines() if line.startswith("missed"))
    return {where.removeprefix("missed at a "): int(rest.split(",")[0]) for where, rest in found}


@pytest.mark.slow
@rule("CN-1")
def test_no_use_of_a_rune_is_missed_while_anybody_is_asked_anything() -> None:
    before, now = missed(1), missed(2)
    assert before[QUESTION] > 0
    assert now[QUESTION] == 0
    assert now[RUN] <= before[RUN]
