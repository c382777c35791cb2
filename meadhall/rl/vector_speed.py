"""The speed of batches, for `meadhall bench`: steps a second with observation and mask, answers drawn from the mask.

Run as a program, it prints JSON: by processor time for one process, and by the clock for two at once beside one.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from meadhall.rl.vector import make

SEATS: Final = 4
BATCH: Final = 1024
STEPS: Final = 50  # between two looks at the clock


def steps_a_second(slug: str, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second of one batch; each writes the observation, the mask and the rewards of a game."""
    batch = make(slug, games=BATCH, seats=SEATS)
    batch.random(STEPS)
    steps = 0
    began = clock()
    while (spent := clock() - began) < seconds:
        batch.random(STEPS)
        steps += BATCH * STEPS
    return steps / spent


def together(slug: str, seconds: float, processes: int) -> float:
    """Steps a second of all processes by the clock, run at the same time."""
    command = [sys.executable, "-m", __spec__.name, slug, str(seconds), "alone"]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(processes)]
    return sum(float(one.communicate()[0]) for one in running)


def figures(slug: str, seconds: float) -> dict[str, float | int]:
    """What the section `rl` of `meadhall bench` says of batches."""
    return {
        "vector_steps": steps_a_second(slug, seconds),
        "batch": BATCH,
        "two_processes": together(slug, seconds, 2) / together(slug, seconds, 1),
    }


if __name__ == "__main__":
    if sys.argv[3:] == ["alone"]:
        print(steps_a_second(sys.argv[1], float(sys.argv[2]), time.perf_counter))
    else:
        print(json.dumps(figures(sys.argv[1], float(sys.argv[2]))))
