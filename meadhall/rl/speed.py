"""The speed of the environments, one game at a time, for `meadhall bench`; run as a program, it prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import numpy as np

from meadhall.rl.aec import CheckedEnvironment

SEATS = 4


def aec_steps(slug: str, seconds: float) -> float:
    """Steps a second of random play with PettingZoo's interface: take observation and mask, choose, act."""
    chooser = random.Random(1)
    env = CheckedEnvironment(slug, SEATS)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            env.step(None if is_over else chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / spent


if __name__ == "__main__":
    print(json.dumps({"aec_steps": aec_steps(sys.argv[1], float(sys.argv[2]))}))
