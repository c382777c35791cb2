"""Calibration: whether the win chances that a bot states are right, and the forecast that would fit them."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import fsum
from typing import Any, Final, NamedTuple

from meadhall.kernel.declared.forecast import Forecast, chance_of, log_odds
from meadhall.lab.contest import Contest, ForecastRow, SeatRow

BINS: Final = 10
SAMPLES: Final = 2000  # bootstrap samples of the games, for the intervals
TAIL: Final = 0.025
NEAR: Final = 0.07  # the most by which a stated chance may differ from the share won
ENOUGH: Final = 60  # games in a bin before it is judged
MOST_ITERATIONS: Final = 50  # of the fit, which needs about ten
STRIDE: Final = 1.0  # the most by which a coefficient changes in one of them
CLOSE: Final = 1e-6


class Stated(NamedTuple):
    """A stated win chance, and the outcome; a shared win counts as a fraction."""

    number: int
    early: float
    share: float
    won: float


def stated(forecasts: Iterable[ForecastRow], seats: Iterable[SeatRow]) -> list[Stated]:
    """Every stated win chance, with the outcome of its game."""
    won = {(row.number, row.seat): row.won for row in seats}
    return [Stated(row.number, row.early, row.share, won[row.number, row.seat]) for row in forecasts]


def reliability(contest: Contest, games: int, rows: Sequence[Stated]) -> dict[str, Any]:
    """The summary of a bot's win chances: Brier score, that of the base rate, and the share won in each tenth."""
    base = fsum(row.won for row in rows) / max(len(rows), 1)
    bins: list[list[Stated]] = [[] for _ in range(BINS)]
    for row in rows:
        bins[min(int(row.share * BINS), BINS - 1)].append(row)
    return {
        "game": contest.setting.game,
        "bot": contest.bots[0],
        "games": games,
        "brier": brier((row.share, row.won) for row in rows),
        "base_brier": brier((base, row.won) for row in rows),
        "bins": [in_bin(number, held, contest.seed) for number, held in enumerate(bins)],
    }


def brier(pairs: Iterable[tuple[float, float]]) -> float | None:
    """The Brier score: the mean squared difference of chances and outcomes."""
    squares = [(chance - won) ** 2 for chance, won in pairs]
    return round(fsum(squares) / len(squares), 5) if squares else None


def in_bin(number: int, rows: Sequence[Stated], seed: int) -> dict[str, Any]:
    """The mean stated chance in one tenth of the scale, and the share won; the interval resamples whole games."""
    by_game: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        by_game[row.number].append(row.won)
    low, high = resampled([(len(won), fsum(won)) for won in by_game.values()], seed)
    return {
        "low": number / BINS,
        "high": (number + 1) / BINS,
        "questions": len(rows),
        "games": len(by_game),
        "predicted": _mean([row.share for row in rows]),
        "won": _mean([row.won for row in rows]),
        "won_low": low,
        "won_high": high,
    }


def resampled(games: Sequence[tuple[int, float]], seed: int) -> tuple[float | None, float | None]:
    """The 95 % interval of a share won, from questions and wins of each game (percentile bootstrap)."""
    if not games:
        return None, None
    draw, found = random.Random(seed), []
    for _ in range(SAMPLES):
        drawn = draw.choices(games, k=len(games))
        found.append(sum(won for _, won in drawn) / sum(count for count, _ in drawn))
    found.sort()
    edge = int(TAIL * SAMPLES)
    return round(found[edge], 5), round(found[-1 - edge], 5)


def _mean(numbers: Sequence[float]) -> float | None:
    return round(fsum(numbers) / len(numbers), 5) if numbers else None


def holds(one: dict[str, Any]) -> bool | None:
    """Whether the chances of a bin are right: near the share won, or within its interval; None with too few games."""
    if one["games"] < ENOUGH:
        return None
    stated_at, low, high = float(one["predicted"]), float(one["won_low"]), float(one["won_high"])
    return abs(stated_at - float(one["won"])) <= NEAR or low <= stated_at <= high


def fitted(rows: Sequence[Stated], forecast: Forecast, seats: int) -> Forecast:
    """The forecast that maximises the likelihood of these outcomes (logistic regression, by Fisher's scoring).

    The chances were stated by `forecast`; its inverse gives the shares behind them. What is fitted of the slope and of
    its factor is the logarithm.
    """
    even = log_odds(1 / seats)
    points = [(row.early, log_odds(forecast.share(row.share, seats, row.early)) - even, row.won) for row in rows]
    found = [0.0] * 4
    for _ in range(MOST_ITERATIONS):
        climb, bend = [0.0] * 4, [[1e-6 * (i == j) for j in range(4)] for i in range(4)]
        for early, beyond, won in points:
            tilted = beyond * math.exp(found[1] + found[3] * early)
            chance = chance_of(even + found[0] + found[2] * early + tilted)
            features, weight = (1.0, tilted, early, early * tilted), chance * (1 - chance)
            for i in range(4):
                climb[i] += (won - chance) * features[i]
                for j in range(4):
                    bend[i][j] += weight * features[i] * features[j]
        change = solved(bend, climb)
        found = [old + min(max(more, -STRIDE), STRIDE) for old, more in zip(found, change, strict=True)]
        if max(map(abs, change)) < CLOSE:
            break
    level, slope, level_early, slope_early = found
    numbers = (level, math.exp(slope), level_early, math.exp(slope_early))
    return Forecast(*(round(number, 3) for number in numbers))


def judged_apart(rows: Sequence[Stated], forecast: Forecast, seats: int) -> list[Stated]:
    """The chances by a forecast that was fitted to other games: each half of the games by the fit to the other half."""
    fits = [fitted([row for row in rows if row.number % 2 != half], forecast, seats) for half in (0, 1)]
    return [
        row._replace(share=fits[row.number % 2].chance(forecast.share(row.share, seats, row.early), seats, row.early))
        for row in rows
    ]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small system of linear equations (Gaussian elimination with pivoting)."""
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [cell / rows[at][at] for cell in rows[at]]
        for row in range(size):
            if row != at:
                part = rows[row][at]
                rows[row] = [cell - part * mine for cell, mine in zip(rows[row], rows[at], strict=True)]
    return [row[-1] for row in rows]
