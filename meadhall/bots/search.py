"""Monte Carlo search over information sets: all candidate answers are tried in the same imagined worlds.

`trials.py` defines what a world is and how an answer is tried. Karl's weights select the candidates, and are a prior
that counts as some worlds. Candidates that fall behind drop out, at the latest half of them at each stage of the budget
(sequential halving). When one is left, the search is over.
"""

from __future__ import annotations

import math
import secrets
import time
from typing import Final

from meadhall.bots.bot import MOST_ITERATIONS, Advice, Budget, Estimate, Outlook
from meadhall.bots.trials import Candidate, Trials, forecast

LEAST_SECONDS: Final = 1e-9
MOST_CANDIDATES: Final = 8  # answers that are tried
FAR_BEHIND: Final = 120  # tenths of a point below the best weight, beyond which only the second answer is tried
TRUST: Final = 60  # the number of worlds that karl's opinion counts as
SLOPE: Final = 0.002  # win chance for each tenth of a point of weight
FEWEST: Final = 16  # worlds before a candidate can drop out by evidence
LOOK: Final = 8  # worlds between two checks of the evidence
SURE: Final = 2.5  # standard errors by which a candidate must be behind
WORTH_IT: Final = 0.002  # a gain of win chance that is not worth more search


def promise(one: Candidate, usual: float) -> float:
    """The expected value of a candidate: the mean so far, with karl's opinion as a prior."""
    return (one.total + TRUST * (usual - one.behind)) / (len(one.values) + TRUST)


def stays_ahead(one: Candidate, other: Candidate, worlds: float) -> bool:
    """Whether one candidate will very likely still be ahead of another after the most worlds that there can be."""
    gaps = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=True)]
    mean = sum(gaps) / len(gaps)
    error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
    opinion = TRUST * (other.behind - one.behind)
    return worlds * (mean - SURE * error) + opinion > -WORTH_IT * (worlds + TRUST)


class Searcher:
    """A bot that searches until its budget is spent or one candidate is left."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = secrets.randbits(62) if seed is None else seed

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """The best candidate, with the win chance of each candidate."""
        began = time.monotonic()
        seconds = math.inf if budget.seconds is None else max(budget.seconds, LEAST_SECONDS)
        most = budget.iterations or MOST_ITERATIONS
        race = Race(outlook, outlook.veiled.fold(self._seed) >> 2, most)
        trials = race.trials
        while len(race.running) > 1 and trials.played + len(race.running) <= most:
            trials.run(race.running, began + seconds)
            spent = max(trials.played / most, (time.monotonic() - began) / seconds)
            if spent >= 1:
                break
            race.narrow(spent)
        ranked = race.ranked()
        estimates = [*forecast(outlook, ranked, TRUST), *map(Estimate, race.unlikely)]
        return Advice(ranked[0].code, tuple(estimates), trials.played)


class Race:
    """The candidates of one question that are still in the race, and their trials."""

    def __init__(self, outlook: Outlook, seed: int, most: int) -> None:
        self.outlook = outlook
        self.trials = Trials(outlook, seed)
        self.unlikely: list[int] = []
        self.running = self.line_up()
        self.dropped, self.running = self.running[most:], self.running[:most]
        self.stages = max(math.ceil(math.log2(len(self.running))), 1)

    def line_up(self) -> list[Candidate]:
        """The candidates, karl's own answer first."""
        out = self.trials.out
        self.trials.core.weigh(self.outlook.veiled, self.outlook.seat, out)
        codes = out.listed()
        ranked = sorted(zip(out.weights[: len(codes)], codes, strict=True), key=lambda one: (-one[0], one[1]))
        gaps = [(min(ranked[0][0] - weight, FAR_BEHIND), code) for weight, code in ranked]
        likely = min(max(sum(gap < FAR_BEHIND for gap, _ in gaps), 2), MOST_CANDIDATES)
        self.unlikely = [code for _, code in gaps[likely:]]
        return [Candidate(code, SLOPE * gap) for gap, code in gaps[:likely]]

    def narrow(self, spent: float) -> None:
        """Drop candidates that are far behind, and as many as the spent part of the budget requires."""
        stage, worlds = int(spent * self.stages), self.trials.worlds
        room = max(math.ceil((len(self.running) + len(self.dropped)) / 2**stage), 2)
        if len(self.running) <= room and (worlds < FEWEST or worlds % LOOK):
            return
        ranked = self.ranked()[: len(self.running)]
        first = ranked[0]
        others = ranked[1:room]
        if worlds >= FEWEST:
            others = [other for other in others if not stays_ahead(first, other, worlds / spent)]
        kept = [first, *others]
        self.dropped = [one for one in ranked if one not in kept] + self.dropped
        self.running = kept

    def usual(self) -> float:
        """The mean value of the candidates still in the race."""
        return sum(one.total for one in self.running) / max(len(self.running) * self.trials.worlds, 1)

    def ranked(self) -> list[Candidate]:
        """The candidates, best first; those that dropped out come last."""
        usual = self.usual()
        return sorted(self.running, key=lambda one: (-promise(one, usual), one.code)) + self.dropped
