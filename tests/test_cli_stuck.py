"""Rules that got stuck are told of in one sentence with a code, by every command that plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.errors import Stuck
from meadhall.kernel.rules import Rules
from tests.support.corpus import FOLDER
from tests.support.terminal import Terminal

RECORD = FOLDER / "champions-de-2018-2-players.json"
SENTENCE = "The rules of champions got stuck, for once."


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no answer and no game come to its end."""

    def refuse(*_: Any) -> None:
        raise Stuck(SENTENCE)

    for door in ("check_stuck", "apply"):  # what the lab asks after each step, and by what others answer
        monkeypatch.setattr(Rules, door, refuse)


@pytest.mark.usefixtures("stuck")
@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize(
    "words",
    [
        "sim champions --games 3 --players 2 --processes {processes}",
        "sim champions --games 3 --players 2 --processes {processes} --json",
        "arena champions --seats karl,thrall --games 4 --processes {processes}",
        "study champions --bot thrall --players 2 --games 4 --out {folder} --processes {processes}",
    ],
)
def test_many_games_of_which_one_gets_stuck(terminal: Terminal, tmp_path: Path, words: str, processes: str) -> None:
    if words.startswith("study"):
        pytest.importorskip("duckdb")
    ending = terminal(*words.format(folder=tmp_path, processes=processes).split())
    assert SENTENCE in ending.refused("rules/stuck", 3)


@pytest.mark.usefixtures("stuck")
@pytest.mark.parametrize("more", ["", "--check", "--json", "--seat 1", "--to 20"])
def test_a_record_that_gets_stuck(terminal: Terminal, more: str) -> None:
    assert SENTENCE in terminal("replay", RECORD, *more.split()).refused("rules/stuck", 3)


@pytest.mark.usefixtures("stuck")
@pytest.mark.parametrize("more", ["", "--json"])
def test_a_game_at_the_prompt_that_gets_stuck(terminal: Terminal, tmp_path: Path, more: str) -> None:
    words = ("play", "champions", "--seats", "thrall,karl", "--seed", "1", "--save", tmp_path / "game.json")
    ending = terminal(*words, *more.split())
    assert ending.code == 3 and ending.err.endswith(f"meadhall: {SENTENCE} [rules/stuck]\n")
    assert "Traceback" not in ending.err
