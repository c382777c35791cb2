"""The figures of the batches in `meadhall bench`."""

from __future__ import annotations

import pytest

from meadhall.games import game
from meadhall.rl.vector_speed import BATCH, figures


def test_the_speed_of_batches_is_measured_in_one_process_and_in_two() -> None:
    if not game("midgard").core.COMPILED:
        pytest.skip("the interpreted core takes long for a batch of this size")
    found = figures("midgard", 0.05)
    assert found["batch"] == BATCH
    assert found["vector_steps"] > 50_000, "a tenth of what a slow machine does"
    assert found["two_processes"] > 0
