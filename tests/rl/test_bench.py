"""The environments in `meadhall bench`: ours by game, other projects' where they are installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.commands import bench as command
from meadhall.games import games
from meadhall.lab import benchmark
from meadhall.rl.speed import aec_steps


def test_one_game_at_a_time_is_fast_enough() -> None:
    """A quarter of the 20,000 steps a second that are wanted on a quiet machine; interpreted it is slower."""
    for one in games():
        assert aec_steps(one.slug, 0.2) > (5_000 if one.core.COMPILED else 100)


def test_our_environments_are_measured_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def run(name: str, words: list[str], **_: str) -> dict[str, float]:
        asked.append(words[2:])
        vector = {"vector_steps": 2e6 + len(asked), "batch": 8, "two_processes": 1.9}
        return vector if words[2].endswith("vector_speed") else {"aec_steps": 3e4}

    monkeypatch.setattr(benchmark, "run", run)
    monkeypatch.setattr(benchmark, "PEER_PYTHON", Path("nowhere"))
    found = benchmark.environments(0.5)
    assert found["rl_peers"] == {} and set(found["rl"]) == {one.slug for one in games()}
    for figures in found["rl"].values():
        assert set(figures) == {"vector_steps", "batch", "two_processes", "aec_steps"}
    assert len(asked) == 3 * 2 * len(games()) and all(words[-1] == "0.5" for words in asked)
    command.show_environments(found["rl"], {"OpenSpiel chess": 1234.0})
    shown = capsys.readouterr().out
    assert "30,000" in shown and "2,000,0" in shown and "1,234" in shown
