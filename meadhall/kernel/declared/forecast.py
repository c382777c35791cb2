"""Win chances: how the share of imagined games that a seat wins becomes its chance to win the real one.

The share is too sure of itself, or not sure enough, by an amount that depends on how much of the game is left. On the
scale of log odds a straight line for each stage corrects that; every game declares its own (`Game.forecast`), fitted to
games of bots by `meadhall calibrate --fit`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

LEAST: Final = 0.0005  # no share is taken for more certain than this


def log_odds(share: float) -> float:
    """A share on the scale of log odds."""
    share = min(max(share, LEAST), 1 - LEAST)
    return math.log(share / (1 - share))


def chance_of(odds: float) -> float:
    """A chance from its log odds."""
    return 1 / (1 + math.exp(-odds))


@dataclass(frozen=True, slots=True)
class Forecast:
    """The lines of a game: level and slope in the last round, and how much more in the first.

    Log odds are counted from those of an even chance, so that one forecast serves any number of seats.
    """

    level: float = 0.0
    slope: float = 1.0
    level_early: float = 0.0
    slope_early: float = 0.0

    def line(self, early: float) -> tuple[float, float]:
        """Level and slope at a stage: 1 is the first round, 0 the last."""
        return self.level + self.level_early * early, max(self.slope + self.slope_early * early, 0.0)

    def chance(self, share: float, seats: int, early: float) -> float:
        """The chance to win that a share of imagined games stands for."""
        (level, slope), even = self.line(early), log_odds(1 / seats)
        return chance_of(even + level + slope * (log_odds(share) - even))

    def steepness(self, share: float, seats: int, early: float) -> float:
        """By how much the chance grows with the share: what an error of the share comes to."""
        chance, share = self.chance(share, seats, early), min(max(share, LEAST), 1 - LEAST)
        return self.line(early)[1] * chance * (1 - chance) / (share * (1 - share))

    def share(self, chance: float, seats: int, early: float) -> float:
        """The share of imagined games behind a chance."""
        (level, slope), even = self.line(early), log_odds(1 / seats)
        return chance_of(even + (log_odds(chance) - even - level) / slope) if slope else 1 / seats


def earliness(now: int, rounds: int) -> float:
    """How early in a game a round is: 1 is the first, 0 the last."""
    return min(max((rounds - now) / (rounds - 1), 0.0), 1.0) if rounds > 1 else 0.0
