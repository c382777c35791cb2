"""Rewards: what each seat gets at the end of a game, and, as an option, for points on the way.

`rank`: from 1 for the first seat to -1 for the last one; seats that share a place get the mean of the places. `win`: 1,
shared by all winners, and 0 for the others. `difference`: the score less the mean of the other seats' scores, divided
by 50. `dense` adds so much for each point by which the score of a seat has changed since the answer before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from meadhall.kernel.errors import BadOptions

if TYPE_CHECKING:
    from meadhall.kernel.rules import Rules

KINDS: Final = ("rank", "win", "difference")  # by their numbers in the core


@dataclass(frozen=True, slots=True)
class Rewards:
    """A kind of reward, and how much a point on the way is worth."""

    kind: str = "rank"
    dense: float = 0.0

    def __post_init__(self) -> None:
        """Refuse a kind that there is not, and a weight that is no number."""
        if self.kind not in KINDS:
            raise BadOptions(f"The rewards must be one of {', '.join(KINDS)}, not {str(self.kind)[:20]!r}.")
        if type(self.dense) not in (int, float) or not abs(self.dense) <= 1:
            raise BadOptions("The dense reward for a point must be a number from -1 to 1.")

    @property
    def number(self) -> int:
        """The number of the kind in the core."""
        return KINDS.index(self.kind)

    @property
    def name(self) -> str:
        """The rewards in one word, as a part of an id."""
        return f"{self.kind}+{float(self.dense)!r}" if self.dense else self.kind

    def scores(self, rules: Rules, state: Any) -> NDArray[np.int32]:
        """The current points of all seats; `between` compares two of these."""
        return np.array([rules.score(state, seat) for seat in range(rules.seats)], np.int32)

    def between(self, before: NDArray[np.int32], after: NDArray[np.int32]) -> NDArray[np.float32]:
        """The dense reward of all seats for one answer."""
        return ((after - before) * float(self.dense)).astype(np.float32)

    def final(self, rules: Rules, state: Any) -> NDArray[np.float32]:
        """The rewards of all seats for the end of a game; zeros before it."""
        rules.check_state(state)
        core: Any = rules.core
        out = core.Answers()
        return np.array([core.reward_for(state, seat, self.number, out) for seat in range(rules.seats)], np.float32)

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest reward; points have no bound."""
        if self.kind == "difference" or self.dense:
            return float("-inf"), float("inf")
        return (-1.0, 1.0) if self.kind == "rank" else (0.0, 1.0)
