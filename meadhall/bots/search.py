"""Search over information sets: every answer that is considered is tried in the same imagined worlds, again and again.

`trials.py` says what a world is and how an answer is tried. Karl's weights say which answers are considered, and count
as much as some worlds: a few games cannot shake a good habit. Answers that fall behind drop out, at the latest half of
them at each stage of the budget, and where one is left the search is over.
"""

from __future__ import annotations

import math
import secrets
import time
from typing import Final

from meadhall.bots.bot import MOST_ITERATIONS, Advice, Budget, Estimate, Outlook
from meadhall.bots.trials import Candidate, Trials, forecast

LEAST_SECONDS: Final = 1e-9
MOST_CANDIDATES: Final = 8  # answers that are considered
FAR_BEHIND: Final = 120  # weights, in tenths of a point, by which all but the second answer is not considered
TRUST: Final = 60  # worlds that karl's opinion of an answer counts for
SLOPE: Final = 0.002  # what a tenth of a point is worth, in his opinion
FEWEST: Final = 16  # worlds before an answer drops out by evidence alone
LOOK: Final = 8  # worlds between two looks at the evidence
SURE: Final = 2.5  # standard errors by which an answer must be behind
WORTH_IT: Final = 0.002  # chances of victory for which there is no need to search on


def promise(one: Candidate, usual: float) -> float:
    """What may be expected of an answer: how it went so far, and what karl thought."""
    return (one.total + TRUST * (usual - one.behind)) / (len(one.values) + TRUST)


def stays_ahead(one: Candidate, other: Candidate, worlds: float) -> bool:
    """Whether one will promise more than another, or as good as more, after so many worlds as there can be."""
    gaps = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=True)]
    mean = sum(gaps) / len(gaps)
    error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
    opinion = TRUST * (other.behind - one.behind)
    return worlds * (mean - SURE * error) + opinion > -WORTH_IT * (worlds + TRUST)


class Searcher:
    """A bot that searches for as long as its budget goes, or until it has made up its mind."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = secrets.randbits(62) if seed is None else seed

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """The answer that promises most, with the chance to win the game after each that was considered."""
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
    """The answers to one question that are still in the running, and their trials."""

    def __init__(self, outlook: Outlook, seed: int, most: int) -> None:
        self.outlook = outlook
        self.trials = Trials(outlook, seed)
        self.unlikely: list[int] = []
        self.running = self.line_up()
        self.dropped, self.running = self.running[most:], self.running[:most]
        self.stages = max(math.ceil(math.log2(len(self.running))), 1)

    def line_up(self) -> list[Candidate]:
        """The answers that are considered, karl's own first."""
        out = self.trials.out
        self.trials.core.weigh(self.outlook.veiled, self.outlook.seat, out)
        codes = out.listed()
        ranked = sorted(zip(out.weights[: len(codes)], codes, strict=True), key=lambda one: (-one[0], one[1]))
        gaps = [(min(ranked[0][0] - weight, FAR_BEHIND), code) for weight, code in ranked]
        likely = min(max(sum(gap < FAR_BEHIND for gap, _ in gaps), 2), MOST_CANDIDATES)
        self.unlikely = [code for _, code in gaps[likely:]]
        return [Candidate(code, SLOPE * gap) for gap, code in gaps[:likely]]

    def narrow(self, spent: float) -> None:
        """Let those drop out that are hopeless, and as many as the part of the budget that is spent asks for."""
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
        """How it went on average for those still in the running."""
        return sum(one.total for one in self.running) / max(len(self.running) * self.trials.worlds, 1)

    def ranked(self) -> list[Candidate]:
        """The candidates, the best first; those that dropped out come last."""
        usual = self.usual()
        return sorted(self.running, key=lambda one: (-promise(one, usual), one.code)) + self.dropped
