"""Confidence intervals of win shares, and ratings on the Elo scale with their intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import log10, sqrt
from statistics import fmean

Z = 1.959964  # 95 % of a normal distribution
T = 2.093024  # 95 % of Student's with 19 degrees of freedom
GROUPS = 20
ELO = 400.0
MEAN = 1500.0
ROUNDS = 10_000
CLOSE = 1e-10

Duels = dict[tuple[str, str], float]
"""How often the first finished before the second; a draw is half for each."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win share (Wilson score interval); shared wins count as fractions."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = share + spread / 2
    reach = Z * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a bot: 400 points more are ten wins in eleven duels. The mean of all bots is 1500."""

    bot: str
    rating: float
    low: float | None = None
    high: float | None = None


def duel(finish: Sequence[tuple[str, int]], found: Duels) -> None:
    """Add a game as duels of each pair of bots: who finished before whom."""
    for (one, place), (other, their) in permutations(finish, 2):
        if one != other:
            found[one, other] += 1.0 if place < their else 0.5 if place == their else 0.0


def strengths(found: Duels, bots: Sequence[str]) -> dict[str, float]:
    """The maximum-likelihood strengths of a Bradley-Terry model, by Hunter's iteration, as ratings.

    One drawn duel of each pair of bots is added, so that a bot that never lost has a rating too.
    """
    won = {pair: found.get(pair, 0.0) + 0.5 for pair in permutations(bots, 2)}
    strong = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = dict(strong)
        for bot in bots:
            others = [other for other in bots if other != bot]
            met = sum((won[bot, other] + won[other, bot]) / (strong[bot] + strong[other]) for other in others)
            strong[bot] = sum(won[bot, other] for other in others) / met if met else 1.0
        if all(abs(strong[bot] / before[bot] - 1) < CLOSE for bot in bots):
            break
    logs = {bot: ELO * log10(strong[bot]) for bot in bots}
    mean = fmean(logs.values())
    return {bot: MEAN + one - mean for bot, one in logs.items()}


def is_one_sided(found: Duels, bots: Sequence[str]) -> bool:
    """Whether some bots never lost a duel to the others, so that their strength has no upper bound.

    Maximum-likelihood strengths exist only if every bot can be reached from every other along won duels (Ford).
    """
    return any(len(reached(found, bots, up)) < len(bots) for up in (False, True))


def reached(found: Duels, bots: Sequence[str], up: bool) -> set[str]:
    """The bots reachable from the first one along won duels; with `up`, along lost duels."""
    there, news = {bots[0]}, [bots[0]]
    while news:
        one = news.pop()
        others = [other for other in bots if other not in there]
        more = {other for other in others if found.get((other, one) if up else (one, other), 0.0)}
        there |= more
        news += more
    return there


def ratings(games: Iterable[tuple[int, Sequence[tuple[str, int]]]]) -> list[Rating]:
    """Ratings from games, each given as a number and the finishing places.

    The games are divided into twenty groups by their numbers. The intervals come from leaving out one group at a time
    (jackknife). Games with the same seed must have the same number, because they are not independent.
    """
    heaps: list[Duels] = [defaultdict(float) for _ in range(GROUPS)]
    bots: dict[str, None] = {}
    for number, finish in games:
        bots.update(dict.fromkeys(bot for bot, _ in finish))
        duel(finish, heaps[number % GROUPS])
    names = sorted(bots)
    total = {pair: sum(heap.get(pair, 0.0) for heap in heaps) for pair in permutations(names, 2)}
    middle = strengths(total, names)
    rest = [{pair: total[pair] - heap.get(pair, 0.0) for pair in total} for heap in heaps]
    if len(names) == 1 or not all(heaps) or any(is_one_sided(duels, names) for duels in rest):
        return [Rating(bot, middle[bot]) for bot in names]
    without = [strengths(duels, names) for duels in rest]
    found = []
    for bot in names:
        mean = fmean(one[bot] for one in without)
        reach = T * sqrt((GROUPS - 1) / GROUPS * sum((one[bot] - mean) ** 2 for one in without))
        found.append(Rating(bot, middle[bot], middle[bot] - reach, middle[bot] + reach))
    return found
