"""Search over information sets: every answer in question is tried in the same imagined worlds, again and again.

A world is a state that agrees with all that the seat knows, and one run of luck. An answer is tried by giving it there
and letting karl play on for everybody until two rounds later, where the scores to come are judged. As all answers meet
the same worlds, what differs between them is the answer and not the luck. Karl's weights say which answers come into
question, and count as much as some worlds: a few games cannot shake a good habit. Answers that fall behind drop out, at
the latest half of them at each stage of the budget, and where one is left the search is over.
"""

from __future__ import annotations

import math
import secrets
import time
from typing import Any, Final

from meadhall.bots.bot import MOST_ITERATIONS, Advice, Budget, Option, Outlook

NOBODY: Final = -1
NO_SLACK: Final = 0
LEAST_SECONDS: Final = 1e-9
MOST_CANDIDATES: Final = 8  # answers that come into question
FAR_BEHIND: Final = 120  # weights, in tenths of a point, by which all but the second answer is out of question
TRUST: Final = 60  # worlds that karl's opinion of an answer counts for
SLOPE: Final = 0.002  # what a tenth of a point is worth, in his opinion
AHEAD: Final = 2  # rounds played on after this one: what comes later is more noise than news
CLOSE: Final = 6.0  # points of a lead that make a victory e times as likely
UNSURE: Final = 3.0  # more of them for every round not played
TENTHS: Final = 10  # of a point, in which scores are judged
FEWEST: Final = 16  # worlds before an answer drops out by evidence alone
LOOK: Final = 8  # worlds between two looks at the evidence
SURE: Final = 2.5  # standard errors by which an answer must be behind
FOR_WINNING: Final = 0.5  # the part of the value that the victory itself decides, once the game is over
WORTH_IT: Final = 0.002  # chances of victory for which there is no need to search on


class Candidate:
    """An answer in question: what karl thinks of it, and how it went in each world."""

    __slots__ = ("behind", "code", "total", "values", "won")

    def __init__(self, code: int, behind: float) -> None:
        self.code = code
        self.behind = behind  # how much worse than the best it may be, by karl
        self.values: list[float] = []
        self.total = 0.0
        self.won = 0.0

    def note(self, value: float, won: float) -> None:
        """Take in how it went in one more world."""
        self.values.append(value)
        self.total += value
        self.won += won

    def promise(self, usual: float) -> float:
        """What may be expected of it: how it went so far, and what karl thought."""
        return (self.total + TRUST * (usual - self.behind)) / (len(self.values) + TRUST)

    def stays_ahead(self, other: Candidate, worlds: float) -> bool:
        """Whether it will promise more than another, or as good as more, after so many worlds as there can be."""
        gaps = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        mean = sum(gaps) / len(gaps)
        error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
        opinion = TRUST * (other.behind - self.behind)
        return worlds * (mean - SURE * error) + opinion > -WORTH_IT * (worlds + TRUST)

    @property
    def option(self) -> Option:
        """The answer with the share of games won after it."""
        return Option(self.code, self.won / len(self.values) if self.values else None)


class Searcher:
    """A bot that searches for as long as its budget goes, or until it has made up its mind."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = secrets.randbits(62) if seed is None else seed

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """The answer that promises most, with the share of games won after each that came into question."""
        began = time.monotonic()
        seconds = math.inf if budget.seconds is None else max(budget.seconds, LEAST_SECONDS)
        most = budget.iterations or MOST_ITERATIONS
        race = Race(outlook, outlook.veiled.fold(self._seed) >> 2, most)
        while len(race.running) > 1 and race.played + len(race.running) <= most:
            race.run(began + seconds)
            spent = max(race.played / most, (time.monotonic() - began) / seconds)
            if spent >= 1:
                break
            race.narrow(spent)
        ranked = race.ranked()
        options = [*(one.option for one in ranked), *map(Option, race.unlikely)]
        return Advice(ranked[0].code, tuple(options), race.played)


class Race:
    """The answers to one question, and the worlds in which they are tried."""

    def __init__(self, outlook: Outlook, seed: int, most: int) -> None:
        self.outlook = outlook
        self.core = outlook.rules.core
        self.chance = self.core.Chance()
        self.out = self.core.Answers()
        self.state = outlook.rules.new_state()
        self.seed = seed
        self.worlds = 0
        self.played = 0
        self.unlikely: list[int] = []
        self.running = self.line_up()
        self.dropped, self.running = self.running[most:], self.running[:most]
        self.stages = max(math.ceil(math.log2(len(self.running))), 1)
        rounds = outlook.rules.box.rounds
        self.last = min(outlook.veiled.round + AHEAD, rounds)
        self.close = CLOSE + UNSURE * (rounds - self.last)

    def line_up(self) -> list[Candidate]:
        """The answers that come into question, karl's own first."""
        self.chance.reseed(self.seed)
        self.core.weigh(self.outlook.imagine(self.chance), self.outlook.seat, self.out)
        codes = self.out.listed()
        ranked = sorted(zip(self.out.weights[: len(codes)], codes, strict=True), key=lambda one: (-one[0], one[1]))
        gaps = [(min(ranked[0][0] - weight, FAR_BEHIND), code) for weight, code in ranked]
        likely = min(max(sum(gap < FAR_BEHIND for gap, _ in gaps), 2), MOST_CANDIDATES)
        self.unlikely = [code for _, code in gaps[likely:]]
        return [Candidate(code, SLOPE * gap) for gap, code in gaps[:likely]]

    def run(self, until: float) -> None:
        """Try every answer still in question in one more world, which counts only if there is time for all of them."""
        luck = self.seed + 2 * (self.worlds + 1)
        self.chance.reseed(luck)
        imagined = self.outlook.imagine_likely(self.chance)
        went = []
        for candidate in self.running:
            if time.monotonic() >= until:
                return
            self.state.assign(imagined)
            self.chance.reseed(luck + 1)
            self.core.step_on(self.state, self.outlook.seat, candidate.code, self.chance)
            self.core.play_on(self.state, self.chance, self.out, NOBODY, self.last, NO_SLACK)
            went.append(self.worth(self.state))
            self.played += 1
        self.worlds += 1
        for candidate, worth in zip(self.running, went, strict=True):
            candidate.note(*worth)

    def worth(self, state: Any) -> tuple[float, float]:
        """How good it is for the seat where playing on stopped, from 0 to 1, and its chance to win from there."""
        seats, seat = self.outlook.rules.seats, self.outlook.seat
        scores = [self.core.judge(state, other) / TENTHS for other in range(seats)]
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        ahead = 1 / (1 + math.exp(-lead / self.close))
        if self.core.next_seat(state) < 0:
            bits = self.core.winners(state)
            won = (bits >> seat & 1) / bits.bit_count()
            return FOR_WINNING * won + (1 - FOR_WINNING) * ahead, won
        parts = [math.exp((score - max(scores)) / self.close) for score in scores]
        return ahead, parts[seat] / sum(parts)

    def narrow(self, spent: float) -> None:
        """Let those drop out that are hopeless, and as many as the part of the budget that is spent asks for."""
        stage = int(spent * self.stages)
        room = max(math.ceil((len(self.running) + len(self.dropped)) / 2**stage), 2)
        if len(self.running) <= room and (self.worlds < FEWEST or self.worlds % LOOK):
            return
        ranked = self.ranked()[: len(self.running)]
        first = ranked[0]
        others = ranked[1:room]
        if self.worlds >= FEWEST:
            others = [other for other in others if not first.stays_ahead(other, self.worlds / spent)]
        kept = [first, *others]
        self.dropped = [one for one in ranked if one not in kept] + self.dropped
        self.running = kept

    def usual(self) -> float:
        """How it went on average for those still in question."""
        return sum(one.total for one in self.running) / max(len(self.running) * self.worlds, 1)

    def ranked(self) -> list[Candidate]:
        """The candidates, the best first; those that dropped out come last."""
        usual = self.usual()
        return sorted(self.running, key=lambda one: (-one.promise(usual), one.code)) + self.dropped
