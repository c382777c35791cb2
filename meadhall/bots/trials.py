"""Trials: answers tried in the same imagined worlds, and the win chances that follow.

A world is a state that agrees with all that the seat knows, and one run of luck. An answer is tried by giving it there
and letting karl play on for everybody until two rounds later, where the scores to come are judged. As all answers meet
the same worlds, what differs between them is the answer and not the luck.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from meadhall.bots.bot import Estimate, Outlook
from meadhall.kernel.declared.forecast import chance_of, earliness, log_odds

NOBODY: Final = -1
NO_SLACK: Final = 0
AHEAD: Final = 2  # rounds played on after this one: what comes later is more noise than news
CLOSE: Final = 6.0  # points of a lead that make a victory e times as likely
UNSURE: Final = 3.0  # more of them for every round not played
TENTHS: Final = 10  # of a point, in which scores are judged
OPINION: Final = 4.0  # log odds for what karl's opinion makes a whole victory: the slope of chances near one half
FOR_WINNING: Final = 0.5  # the part of the value that the victory itself decides, once the game is over


class Candidate:
    """An answer that is tried: what karl thinks of it, and how it went in each world."""

    __slots__ = ("behind", "code", "total", "values", "won")

    def __init__(self, code: int, behind: float = 0.0) -> None:
        self.code = code
        self.behind = behind  # how much worse than the best it may be, by karl
        self.values: list[float] = []  # how good it was for the seat
        self.won: list[float] = []  # the chance to win, or the victory
        self.total = 0.0

    def note(self, value: float, won: float) -> None:
        """Take in how it went in one more world."""
        self.values.append(value)
        self.won.append(won)
        self.total += value


class Trials:
    """The worlds in which the answers to one question are tried, one after another."""

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
        """Try every candidate in one more world, which counts only if there is time for all of them."""
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
        """How good it is for the seat where playing on stopped, from 0 to 1, and its chance to win from there."""
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
    """The candidates with their chances to win, in the order given; the first has been tried in the most worlds.

    The others are compared with the first in the worlds that both have met, so that one that dropped out early is
    not shown the luck of its few worlds; karl's opinion counts as so many worlds more. One world of an even chance is
    added, so that no handful of worlds makes anything certain.
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
    """An option with its chance to win as the game's forecast has it, and the standard error of that."""
    rules = outlook.rules
    early = earliness(outlook.veiled.round, rules.box.rounds)
    line = rules.game.forecast
    return Estimate(code, line.chance(share, rules.seats, early), error * line.steepness(share, rules.seats, early))
