"""The games as environments of PettingZoo, in which the seats act one after another (AEC)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from meadhall.rl.drawing import ANSI, check_mode, drawn
from meadhall.rl.episode import OVER, STREAMS, Episode
from meadhall.rl.giving import ILLEGAL_REWARD, Observation, given, observation_space
from meadhall.rl.setting import setting_of


class TurnEnvironment(AECEnv):  # type: ignore[misc]
    """A game with one agent for each seat, `seat_0` onwards in clockwise order.

    The setting is fixed when the environment is made; `metadata["id"]` names all of it.
    """

    def __init__(
        self, game: str, seats: int = 4, *, structured: bool = False, render_mode: str | None = None, **setting: Any
    ) -> None:
        super().__init__()
        self._made_from = (game, seats, {"structured": structured, "render_mode": render_mode, **setting})
        check_mode(render_mode)
        self.setting = setting_of(game, seats, **setting)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v1",
            "id": self.setting.id,
            "is_parallelizable": False,
            "render_modes": [ANSI],
            "render_fps": 1,
        }
        self._episode = Episode(self.setting)
        self._structured = structured
        self._is_dense = self.setting.rewards.dense != 0
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = self._episode.actions.count
        self.observation_spaces = {
            agent: observation_space(self._episode, structured) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        low, high = (np.tile(bound, (seats, 1)) for bound in (self._episode.observer.low, self._episode.observer.high))
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        self._random: np.random.Generator | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """An environment is pickled as what it was made from; the copy must be reset."""
        return _made, (type(self), *self._made_from)

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The space of all codes of the game's catalogue; the mask says which are open."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed always the same one, without any the next one of the last seed."""
        if self._random is None or seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._episode.begin(int(self._random.integers(STREAMS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat]

    def step(self, action: Any) -> None:
        """Answer for the selected agent; one that is dead can only be given None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        episode.answer(index(action))
        self._cumulative_rewards[agent] = 0.0
        is_over = episode.seat == OVER
        if is_over or self._is_dense:
            self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
            self._accumulate_rewards()
        if is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[0 if is_over else episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and the answers that are open to it; none unless it is selected."""
        return given(self._episode, self._seats[agent], self._structured)

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats know together: the flat observation of each, in the order of the agents."""
        return np.stack([self._episode.observation(seat) for seat in self._seats.values()])

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        return drawn(self.setting.rules, self._episode.state, None)

    def close(self) -> None:
        """Nothing is held open."""


def _made(kind: type[TurnEnvironment], game: str, seats: int, words: dict[str, Any]) -> TurnEnvironment:
    return kind(game, seats, **words)


class Turns(AECIterable):  # type: ignore[misc]
    """The selected agents, one after another; the loop must step or reset each time."""

    env: CheckedEnvironment

    def __iter__(self) -> Iterator[str]:
        for _ in range(self.max_iter):
            if not self.env.agents:
                return
            assert self.env.has_moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.env.has_moved = False
            yield self.env.agent_selection


class CheckedEnvironment(TurnEnvironment):
    """An environment with the checks that PettingZoo's own games have.

    They behave as its wrappers `TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper` and `OrderEnforcingWrapper`, but
    without their three layers of delegation, which take four times as long as the game itself. An answer that is not
    open ends the game and costs its seat `ILLEGAL_REWARD`.
    """

    has_moved = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        super().reset(seed, options)
        self.has_moved = True

    def step(self, action: Any) -> None:
        """Answer for the selected agent."""
        if self._random is None:
            EnvLogger.error_step_before_reset()
        self.has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        is_dead = self.terminations[agent]
        assert (action is None and is_dead) or self.action_spaces[agent].contains(action), (
            "action is not in action space"
        )
        if is_dead or self._episode.is_open(int(action)):
            super().step(action)
            return
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and the answers that are open to it."""
        if self._random is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        """What a spectator sees."""
        if self._random is None:
            EnvLogger.error_render_before_reset()
        return super().render()

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats know together."""
        if self._random is None:
            EnvLogger.error_state_before_reset()
        return super().state()

    def agent_iter(self, max_iter: int = 2**63) -> Turns:
        """The selected agents, for a loop that steps each time."""
        if self._random is None:
            EnvLogger.error_agent_iter_before_reset()
        return Turns(self, max_iter)
