"""Win chances: the correction from the share of imagined games that a seat wins to its chance to win the real one.

The share is over- or underconfident, by an amount that depends on how much of the game is left. A linear function of
the log odds for each stage corrects this. Every game declares its own (`Game.forecast`), fitted to games of bots by
`meadhall calibrate --fit`, and what the stage is (`Rules.earliness`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

LEAST: Final = 0.0005  # shares are clamped to this distance from 0 and 1


def log_odds(share: float) -> float:
    """The log odds of a share."""
    share = min(max(share, LEAST), 1 - LEAST)
    return math.log(share / (1 - share))


def chance_of(odds: float) -> float:
    """The probability with these log odds."""
    return (1 + math.tanh(odds / 2)) / 2  # which does not overflow


@dataclass(frozen=True, slots=True)
class Forecast:
    """The linear functions of a game: level and slope when it is late, what is added to the level when it is early, and
    the factor of the slope.

    Log odds are relative to those of an even chance, so that one forecast works for any number of seats.
    """

    level: float = 0.0
    slope: float = 1.0
    level_early: float = 0.0
    slope_early: float = 1.0

    def line(self, early: float) -> tuple[float, float]:
        """Level and slope at a stage, from 1, early, to 0, late."""
        return self.level + self.level_early * early, self.slope * self.slope_early**early

    def chance(self, share: float, seats: int, early: float) -> float:
        """The win chance for a share of imagined games."""
        (level, slope), even = self.line(early), log_odds(1 / seats)
        return chance_of(even + level + slope * (log_odds(share) - even))

    def steepness(self, share: float, seats: int, early: float) -> float:
        """The derivative of the win chance by the share, which scales an error of the share."""
        chance, share = self.chance(share, seats, early), min(max(share, LEAST), 1 - LEAST)
        return self.line(early)[1] * chance * (1 - chance) / (share * (1 - share))

    def share(self, chance: float, seats: int, early: float) -> float:
        """The share of imagined games for a win chance: the inverse of `chance`."""
        (level, slope), even = self.line(early), log_odds(1 / seats)
        return chance_of(even + (log_odds(chance) - even - level) / slope)


def by_round(now: int, rounds: int) -> float:
    """How early in a game a round is: 1 is the first, 0 the last."""
    return min(max((rounds - now) / (rounds - 1), 0.0), 1.0) if rounds > 1 else 0.0
