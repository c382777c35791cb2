"""The games for Gymnasium: one seat is the agent's, bots play the others. Importing this module registers both.

`import meadhall.rl.gymnasium`, then `gymnasium.make("meadhall/Champions-v1", seats=3, opponents="karl")`.
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils import EzPickle

from meadhall.bots.bot import Outlook
from meadhall.bots.registry import Player, check, listed, player
from meadhall.games import games
from meadhall.kernel.errors import BadOptions
from meadhall.rl.drawing import ANSI, check_mode, drawn
from meadhall.rl.episode import OVER, STREAMS, Episode
from meadhall.rl.giving import ILLEGAL_REWARD, Observation, given, observation_space
from meadhall.rl.gymnasium_vector import GymnasiumVector, make_vector
from meadhall.rl.setting import setting_of


def line_up(opponents: str, count: int) -> tuple[str, ...]:
    """The bots on the other seats, clockwise from the agent's: one name for all of them, or one for each."""
    names = tuple(listed(opponents))
    for name in names:
        check(name)
    if len(names) not in (1, count):
        raise BadOptions(f"Opponents are one bot for all seats or {count} of them, not {len(names)}.")
    return names * count if len(names) == 1 else names


class OneSeat(gymnasium.Env[Observation, int], EzPickle):
    """A game in which the agent has one seat. A step lasts until that seat is asked again, or the game is over.

    An answer that is not open ends the game and costs `ILLEGAL_REWARD`. `seat=None` takes a seat at random each game.
    A copy is made from the same arguments and must be reset: bots may be processes, which cannot be copied.
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int = 4,
        opponents: str = "karl",
        *,
        seat: int | None = 0,
        structured: bool = False,
        render_mode: str | None = None,
        **setting: Any,
    ) -> None:
        words = {"seat": seat, "structured": structured, "render_mode": render_mode, **setting}
        EzPickle.__init__(self, game, seats, opponents, **words)
        check_mode(render_mode)
        self.setting = setting_of(game, seats, **setting)
        self.render_mode = render_mode
        self._episode = Episode(self.setting)
        if seat is not None:
            self.setting.rules.check_seat(seat)
        self._wanted = seat
        self._seat = seat or 0
        self._names = line_up(opponents, seats - 1)
        self._players: dict[int, Player] = {}
        self._structured = structured
        self._is_over = True
        self.metadata = {**self.metadata, "id": self.setting.id, "opponents": self._names}
        self.observation_space = observation_space(self._episode, structured)
        self.action_space = spaces.Discrete(self._episode.actions.count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with a seed always the same one, if the bots' budgets are iterations."""
        super().reset(seed=seed)
        self.close()
        seats = self.setting.rules.seats
        self._seat = int(self.np_random.integers(seats)) if self._wanted is None else self._wanted
        for place, name in enumerate(self._names, 1):
            self._players[(self._seat + place) % seats] = player(name, int(self.np_random.integers(STREAMS)))
        for seat, one in self._players.items():
            one.sit_down(self.setting.rules, seat)
        self._episode.begin(int(self.np_random.integers(STREAMS)))
        self._let_others_play()
        return self._given(), {"seat": self._seat}

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play until the agent is asked again."""
        if self._is_over:
            raise ResetNeeded("The game is over, or none has begun: call reset() first.")
        if not self.action_space.contains(action):
            raise InvalidAction(
                f"{action!r} is no code of the catalogue; codes run from 0 to {self._episode.actions.count - 1}."
            )
        info: dict[str, Any] = {"seat": self._seat}
        if not self._episode.is_open(int(action)):
            self._is_over = True
            return self._given(), ILLEGAL_REWARD, True, False, {**info, "is_illegal": True}
        self._episode.answer(int(action))
        reward = self._episode.rewards[self._seat] + self._let_others_play()
        return self._given(), reward, self._is_over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of open answers, under the name by which sb3-contrib asks for it."""
        return self._episode.mask(self._seat).astype(np.bool_)

    def render(self) -> str | None:
        """What the agent sees, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        if self._episode.state is None:
            raise ResetNeeded("No game has begun: call reset() first.")
        return drawn(self.setting.rules, self._episode.state, self._seat)

    def close(self) -> None:
        """End the game, and the processes of bots that have one; say so if karl had to answer for a bot."""
        for one in self._players.values():
            one.close()
            if one.faults:
                gymnasium.logger.warn(f"karl answered {one.stood_in} times in the stead of {one.name}: {one.faults[0]}")
        self._players = {}
        self._is_over = True

    def _given(self) -> Observation:
        return given(self._episode, self._seat, self._structured)

    def _let_others_play(self) -> float:
        """Let the bots play until the agent is asked or the game is over; returns what the agent gets meanwhile."""
        reward = 0.0
        episode, rules = self._episode, self.setting.rules
        while episode.seat not in (self._seat, OVER):
            decision = rules.decision(episode.state, episode.seat)
            assert decision is not None
            advice = self._players[episode.seat].advise(Outlook.of(rules, episode.state, decision))
            episode.answer(advice.code)
            reward += episode.rewards[self._seat]
        self._is_over = episode.seat == OVER
        return reward


def many(game: str, num_envs: int, opponents: str = "karl", **setting: Any) -> GymnasiumVector:
    """A batch of games with one agent in each, stepped in the core, for `gymnasium.make_vec`."""
    return make_vector(game, opponents, games=num_envs, **setting)


for _game in games():
    gymnasium.register(
        f"meadhall/{_game.slug.capitalize()}-v1",
        entry_point="meadhall.rl.gymnasium:OneSeat",
        vector_entry_point="meadhall.rl.gymnasium:many",
        kwargs={"game": _game.slug},
    )
