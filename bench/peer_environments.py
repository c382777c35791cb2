"""The environments of other projects, random play on one core; `meadhall bench` runs it with the Python of .venv-peers.

A step is what a learner does: take the observation and the mask of what is open, choose, act. Setting up games is
timed, as it is in ours. Prints one line of JSON: steps a second by name.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from catanatron_gym.envs.catanatron_env import CatanatronEnv
from pettingzoo.classic.connect_four import connect_four
from pettingzoo.classic.tictactoe import tictactoe


def of_pettingzoo(environment: Any) -> int:
    """Play one game of PettingZoo; returns its steps."""
    environment.reset()
    steps = 0
    for _ in environment.agent_iter():
        seen, _, is_over, is_cut, _ = environment.last()
        environment.step(None if is_over or is_cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1
    return steps


def of_openspiel(game: Any) -> int:
    """Play one game of OpenSpiel; returns its steps, without those of chance."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
            continue
        np.asarray(state.observation_tensor(), np.float32)
        state.apply_action(random.choice(np.flatnonzero(state.legal_actions_mask()).tolist()))
        steps += 1
    return steps


def of_catanatron(environment: Any) -> int:
    """Play one game of Catanatron, of two players; the other one's turns are part of a step."""
    _, told = environment.reset()
    steps, is_over = 0, False
    while not is_over:
        _, _, is_won, is_cut, told = environment.step(random.choice(told["valid_actions"]))
        is_over = is_won or is_cut
        steps += 1
    return steps


def measure(play: Callable[[Any], int], what: Any, seconds: float) -> float:
    """Steps a second of whole games."""
    began = time.process_time()
    steps = 0
    while (spent := time.process_time() - began) < seconds:
        steps += play(what)
    return steps / spent


if __name__ == "__main__":
    random.seed(1)
    spiel, zoo = f"OpenSpiel {version('open_spiel')}", f"PettingZoo {version('pettingzoo')}"
    contenders: dict[str, tuple[Callable[[Any], int], Any]] = {
        f"{zoo} connect_four_v3": (of_pettingzoo, connect_four.env()),
        f"{zoo} tictactoe_v3": (of_pettingzoo, tictactoe.env()),
        f"{spiel} backgammon": (of_openspiel, pyspiel.load_game("backgammon")),
        f"{spiel} leduc_poker": (of_openspiel, pyspiel.load_game("leduc_poker")),
        f"Catanatron {version('catanatron')} with its environment": (of_catanatron, CatanatronEnv()),
    }
    share = float(sys.argv[1]) / len(contenders)
    print(json.dumps({name: measure(play, what, share) for name, (play, what) in contenders.items()}))
