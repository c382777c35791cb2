"""A batch as a vector environment of Gymnasium: one seat of each game against bots, or all seats by self-play.

Games begin anew within the step that ends them (`AutoresetMode.SAME_STEP`). The last observation of a game is not kept,
because nothing can be answered in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from meadhall.kernel.errors import BadOptions
from meadhall.rl.vector import MOST_SEED, POLICIES, Batch, make

Observations = NDArray[np.int16]


class GymnasiumVector(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Games of a batch, each with one agent.

    With `opponents`, the agent of game i has the seat i modulo the number of seats, and is rewarded for all that
    happens until it is asked again. Without, every seat is an agent in its turn: the reward is that of the seat that
    has answered, and `infos["rewards"]` has those of all seats. `infos["action_mask"]` says which actions are open.
    """

    def __init__(self, batch: Batch, opponents: str | None = "karl") -> None:
        if opponents is not None and opponents not in POLICIES:
            raise BadOptions(f"The opponents must be {', '.join(POLICIES)} or None, not {str(opponents)[:20]!r}.")
        self.batch, self.opponents = batch, opponents
        self.num_envs = batch.games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        observer, count = batch.observer, batch.actions.count
        shape = (batch.games, observer.length)
        self.single_observation_space = Box(observer.low, observer.high, dtype=np.int16)
        self.single_action_space = Discrete(count)
        self.observation_space = Box(
            np.broadcast_to(observer.low, shape), np.broadcast_to(observer.high, shape), dtype=np.int16
        )
        self.action_space = MultiDiscrete(np.full(batch.games, count))
        super().reset(seed=batch.seed)
        self._has_begun = False
        self.seats = ((batch.first + np.arange(batch.games)) % batch.rules.seats).astype(np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games: by a seed always the same ones, without any the next ones of the last seed.

        The first time, the last seed is that of the batch.
        """
        if isinstance(seed, list):
            raise BadOptions("A batch has one seed, from which each of its games gets its own.")
        super().reset(seed=seed)
        if seed is None and self._has_begun:
            seed = int(self.np_random.integers(MOST_SEED))
        self._has_begun = True
        self.batch.reset(seed)
        if self.opponents is not None:
            self.batch.run_to(self.seats, self.opponents)
        return self.batch.observations.copy(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer in every game, and let the opponents answer."""
        if not self._has_begun:
            raise ResetNeeded("No game has begun: call reset() first.")
        batch = self.batch
        seats = batch.seats_to_move.copy() if self.opponents is None else self.seats
        batch.step(actions)
        if self.opponents is not None:
            batch.run_to(self.seats, self.opponents)
        rewards = batch.rewards[np.arange(batch.games), seats]
        ended = batch.dones.astype(bool)
        return batch.observations.copy(), rewards, ended, np.zeros(batch.games, bool), self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, as some libraries ask for it."""
        return self.batch.masks.astype(bool)

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks.copy(),
            "rewards": batch.rewards.copy(),
            "seat": batch.seats_to_move.copy(),
        }


def make_vector(slug: str, opponents: str | None = "karl", **settings: Any) -> GymnasiumVector:
    """A vector environment of a game; the settings are those of `vector.make`."""
    return GymnasiumVector(make(slug, **settings), opponents)
