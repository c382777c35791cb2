"""One game that is played answer by answer: what the environments of all libraries share.

Offers, which a seat may take while nobody waits for it, are never asked. Seats that are asked at once answer one after
another, and none of them sees what the others have sealed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.rl.actions import Actions
from meadhall.rl.observation import Observer
from meadhall.rl.setting import Environment

OVER = -1  # the seat that is asked when the game is over
STREAMS = 2**63  # seeds of games are below it


class Episode:
    """A game of one setting, which can be begun again any number of times."""

    def __init__(self, setting: Environment) -> None:
        self.setting = setting
        self.rules = setting.rules
        self.observer = Observer(self.rules)
        self.actions = Actions(self.rules)
        self.state: Any = None
        self.seat = OVER
        self.rewards: list[float] = []  # of all seats, for the last answer
        self._nothing = [0.0] * self.rules.seats
        self._scores = np.zeros(self.rules.seats, np.int32)
        self._core = self.rules.core
        self._chance = self._core.Chance()

    def begin(self, seed: int) -> None:
        """Set up a new game; the same seed gives the same outcomes for the same answers."""
        self._chance = self._core.Chance(seed)  # a new one: the last game may have got stuck
        self.state = self._core.State(self.rules.box)
        self._core.start(self.state, self._chance)
        self._go_on()
        self.rewards = self._nothing
        self._scores = self.setting.rewards.scores(self.rules, self.state)

    def answer(self, code: int) -> None:
        """Answer for the seat that is asked; an answer that is not open is refused, and nothing changes."""
        if not self.is_open(code):
            self.rules.after(self.state, self.seat, code, self._chance)  # raises, and says why
        self._core.proceed(self.state, self.seat, code, self._chance)
        self._go_on()
        self.rewards = self._rewarded() if self.seat == OVER or self.setting.rewards.dense else self._nothing

    def is_open(self, code: int) -> bool:
        """Whether the seat that is asked may answer with this code."""
        is_code = 0 <= code < self.actions.count and self.seat != OVER
        return is_code and not self._core.refuse(self.state, self.seat, code)

    def _go_on(self) -> None:
        if self._chance.stuck:
            self.rules.check_stuck(self._chance)
        self.seat = self._core.next_seat(self.state)

    def _rewarded(self) -> list[float]:
        """What all seats get for the last answer: for points, and for the end of the game."""
        kind, before = self.setting.rewards, self._scores
        self._scores = kind.scores(self.rules, self.state)
        found: list[float] = (kind.between(before, self._scores) + kind.final(self.rules, self.state)).tolist()
        return found

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat may know, as a new flat vector."""
        return self.observer.flat(self.state, seat)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """A new mask of the answers that are open to a seat: all zeros if it is not the one that is asked."""
        if seat == self.seat:
            return self.actions.mask(self.state, seat)
        return np.zeros(self.actions.count, np.int8)
