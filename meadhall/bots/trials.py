"""Trials of answers in the same imagined worlds, and the win chances computed from them.

A world is a state that agrees with all that the seat knows, and a seed for chance. An answer is tried by giving it
there and letting karl play on for everybody until two rounds later, where the final scores are estimated. Because all
answers are tried in the same worlds, luck does not distort the comparison.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from meadhall.bots.bot import Estimate, Outlook
from meadhall.kernel.declared.forecast import chance_of, log_odds

NOBODY: Final = -1
NO_SLACK: Final = 0
AHEAD: Final = 2  # rounds played after this one; more add noise and little information
CLOSE: Final = 6.0  # a lead of so many points makes a victory e times as likely
UNSURE: Final = 3.0  # added to CLOSE for every round not played
TENTHS: Final = 10  # scores are estimated in tenths of a point
OPINION: Final = 4.0  # log odds for each unit of win chance in karl's opinion: the slope near one half
FOR_WINNING: Final = 0.5  # the part of the value that depends on the victory itself, once the game is over


class Candidate:
    """An answer that is tried: karl's opinion, and its result in each world."""

    __slots__ = ("behind", "code", "total", "values", "won")

    def __init__(self, code: int, behind: float = 0.0) -> None:
        self.code = code
        self.behind = behind  # how much worse than the best it is in karl's opinion
        self.values: list[float] = []  # its value for the seat in each world
        self.won: list[float] = []  # the win chance or the victory in each world
        self.total = 0.0

    def note(self, value: float, won: float) -> None:
        """Add the result in one more world."""
        self.values.append(value)
        self.won.append(won)
        self.total += value


class Trials:
    """The worlds in which the answers to one question are tried."""

    def __init__(self, outlook: Outlook, seed: int) -> None:
        self.outlook = outlook
        self.core = outlook.rules.core
        self.chance = self.core.Chance()
        self.out = self.core.Answers()
        self.state = outlook.rules.new_state()
        self.seed = seed
        self.worlds = 0
        self.played = 0
        rounds = outlook.rules.box.rounds
        self.last = min(outlook.veiled.round + AHEAD, rounds)
        self.close = CLOSE + UNSURE * (rounds - self.last)

    def run(self, candidates: Sequence[Candidate], until: float = math.inf) -> None:
        """Try every candidate in one more world; it counts only if there is time for all of them."""
        luck = self.seed + 2 * (self.worlds + 1)
        self.chance.reseed(luck)
        imagined = self.outlook.imagine_likely(self.chance)
        went = []
        for candidate in candidates:
            if time.monotonic() >= until:
                return
            self.state.assign(imagined)
            self.chance.reseed(luck + 1)
            self.core.proceed(self.state, self.outlook.seat, candidate.code, self.chance)
            self.core.play_on(self.state, self.chance, self.out, NOBODY, self.last, NO_SLACK)
            self.outlook.rules.check_stuck(self.chance)
            went.append(self.worth(self.state))
            self.played += 1
        self.worlds += 1
        for candidate, worth in zip(candidates, went, strict=True):
            candidate.note(*worth)

    def worth(self, state: Any) -> tuple[float, float]:
        """The value of a state for the seat, from 0 to 1, and its chance to win from there."""
        seats, seat = self.outlook.rules.seats, self.outlook.seat
        scores = [self.core.judge(state, other) / TENTHS for other in range(seats)]
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        ahead = 1 / (1 + math.exp(-lead / self.close))
        if self.core.next_seat(state) < 0:
            winners = self.outlook.rules.winners(state)
            won = (seat in winners) / len(winners)
            return FOR_WINNING * won + (1 - FOR_WINNING) * ahead, won
        parts = [math.exp((score - max(scores)) / self.close) for score in scores]
        return ahead, parts[seat] / sum(parts)


def forecast(outlook: Outlook, ranked: Sequence[Candidate], trust: float) -> list[Estimate]:
    """The win chances of the candidates, in the given order; the first must have been tried in the most worlds.

    The others are compared with the first in the worlds that both were tried in, so that the luck of a few worlds does
    not distort the chance of one that dropped out early. Karl's opinion counts as `trust` more worlds. One world with
    an even chance is added, so that a few worlds never give certainty.
    """
    first, even = ranked[0], 1 / outlook.rules.seats
    if not first.won:
        return [Estimate(one.code) for one in ranked]
    top = (math.fsum(first.won) + even) / (len(first.won) + 1)
    found = []
    for one in ranked:
        count = len(one.won)
        if not count:
            found.append(Estimate(one.code))
            continue
        gap = math.fsum(mine - best for mine, best in zip(one.won, first.won, strict=False))
        least = even / (count + 1)
        beside = log_odds(min(max(top + gap / (count + 1), least), 1 - least)) - log_odds(top)
        opinion = OPINION * (first.behind - one.behind)
        share = chance_of(log_odds(top) + (count * beside + trust * opinion) / (count + trust))
        mean = (math.fsum(one.won) + even) / (count + 1)
        spread = math.fsum((won - mean) ** 2 for won in one.won) + (even - mean) ** 2
        found.append(stated(outlook, one.code, share, math.sqrt(spread) / (count + 1)))
    return found


def stated(outlook: Outlook, code: int, share: float, error: float) -> Estimate:
    """An estimate with the win chance by the game's forecast, and its standard error."""
    rules, line = outlook.rules, outlook.rules.game.forecast
    early = rules.earliness(outlook.veiled)
    return Estimate(code, line.chance(share, rules.seats, early), error * line.steepness(share, rules.seats, early))
