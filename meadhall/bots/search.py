"""Search over information sets: a tree of one's own answers, played on imagined states (ISMCTS).

Every iteration imagines what the seat cannot know, goes down the tree answer by answer, and lets karl play for all
others in between and for everybody from the first new answer on, until two rounds later, where the scores to come are
judged. The tree knows only what the seat has answered, so what it learns is what holds over all that may be
hidden and all that the dice may do. Karl's weights say where to look first, and count as much as some iterations: few
games cannot shake a good habit.
"""

from __future__ import annotations

import math
import secrets
import time
from typing import Any, Final

from meadhall.bots.bot import MOST_ITERATIONS, Advice, Budget, Option, Outlook

NOBODY: Final = -1
REUSE: Final = 6  # iterations on one imagined state: imagining can cost as much as playing on
DEEPEST: Final = 12  # answers of one's own that the tree holds in a row
SHARP: Final = 30.0  # weights, in tenths of a point, that make an answer e times as likely at first
EVENLY: Final = 0.1  # the part of what is expected at first that all answers share
WIDE: Final = 0.4  # how much a likely answer is tried before a good one
TRUST: Final = 100  # iterations that karl's opinion of an answer counts for
SLOPE: Final = 0.003  # what a tenth of a point is worth, in his opinion
AHEAD: Final = 2  # rounds played on after this one: what comes later is more noise than news
UNSURE: Final = 3.0  # points, for every round not played, that make a victory e times as likely
TENTHS: Final = 10  # of a point, in which scores are judged
RANGE: Final = 80.0  # points of a lead that count for all
FOR_WINNING: Final = 0.5  # the part of the value that only the victory decides; the lead decides the rest


class Node:
    """What was seen after a row of own answers: how often, and how it went; and what karl thought of the last one."""

    __slots__ = ("behind", "children", "prior", "value", "visits", "won")

    def __init__(self, prior: float, behind: float) -> None:
        self.prior = prior  # how likely it is the best
        self.behind = behind  # how much worse than the best it may be
        self.visits = 0
        self.value = 0.0
        self.won = 0.0
        self.children: dict[int, Node] = {}

    def expand(self, codes: list[int], weights: list[int]) -> None:
        """Take in answers that were not open here before."""
        if all(code in self.children for code in codes):
            return
        best = max(weights)
        parts = [math.exp((weight - best) / SHARP) for weight in weights]
        whole = sum(parts)
        for code, weight, part in zip(codes, weights, parts, strict=True):
            if code not in self.children:
                prior = (1 - EVENLY) * part / whole + EVENLY / len(codes)
                self.children[code] = Node(prior, SLOPE * (best - weight))

    def promise(self, usual: float) -> float:
        """What may be expected after this answer: how it went so far, and what karl thought."""
        return (self.value + TRUST * (usual - self.behind)) / (self.visits + TRUST)

    @property
    def usual(self) -> float:
        """How it went after any answer."""
        return self.value / self.visits if self.visits else 0.5

    def choose(self, codes: list[int]) -> int:
        """The open answer that promises most, or has been looked at least."""
        root, usual = WIDE * math.sqrt(self.visits + 1), self.usual
        best, most = codes[0], -math.inf
        for code in codes:
            child = self.children[code]
            promise = child.promise(usual) + root * child.prior / (1 + child.visits)
            if promise > most:
                best, most = code, promise
        return best


class Searcher:
    """A bot that searches for as long as its budget goes."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = secrets.randbits(62) if seed is None else seed

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """The answer that promises most, with the share of games won after each."""
        tree = Tree(outlook, outlook.veiled.fold(self._seed) >> 2)
        end = math.inf if budget.seconds is None else time.monotonic() + budget.seconds
        done = 0
        for done in range(1, (budget.iterations or MOST_ITERATIONS) + 1):
            tree.iterate(done)
            if time.monotonic() >= end:
                break
        usual = tree.root.usual
        ranked = sorted(tree.root.children.items(), key=lambda item: (-item[1].promise(usual), item[0]))
        options = [Option(code, node.won / node.visits if node.visits else None) for code, node in ranked]
        return Advice(ranked[0][0], tuple(options), done)


class Tree:
    """The tree of one question."""

    def __init__(self, outlook: Outlook, seed: int) -> None:
        self.outlook = outlook
        self.core = outlook.rules.core
        self.chance = self.core.Chance()
        self.out = self.core.Answers()
        self.seed = seed
        self.imagined: Any = None
        self.state = outlook.rules.new_state()
        self.root = Node(1.0, 0.0)
        rounds = outlook.rules.box.rounds
        self.last = min(outlook.veiled.round + AHEAD, rounds)
        self.unsure = UNSURE * (1 + rounds - self.last)

    def iterate(self, number: int) -> None:
        """Play once from the question to the end, and note how it went."""
        self.chance.reseed(self.seed + number)
        if self.imagined is None or number % REUSE == 0:
            self.imagined = self.outlook.imagine(self.chance)
        self.state.assign(self.imagined)
        path = self.descend()
        self.core.play_on(self.state, self.chance, self.out, NOBODY, self.last, 0)
        value, won = self.worth()
        for node in path:
            node.visits += 1
            node.value += value
            node.won += won

    def descend(self) -> list[Node]:
        """Answer as the tree says, down to the first answer that is new to it."""
        seat, state, core = self.outlook.seat, self.state, self.core
        node = self.root
        path = [node]
        while len(path) <= DEEPEST:
            core.weigh(state, seat, self.out)
            codes = list(self.out.listed())
            node.expand(codes, self.out.weights[: len(codes)])
            code = node.choose(codes)
            core.step_on(state, seat, code, self.chance)
            node = node.children[code]
            path.append(node)
            if node.visits == 0 or self.is_over():
                break
        return path

    def is_over(self) -> bool:
        """Let the others play until the seat is asked again; whether that will not happen."""
        self.core.play_on(self.state, self.chance, self.out, self.outlook.seat, self.last, 0)
        return bool(self.core.next_seat(self.state) != self.outlook.seat)

    def worth(self) -> tuple[float, float]:
        """How good it is for the seat where playing on stopped, from 0 to 1, and its chance to win from there."""
        seats, seat = self.outlook.rules.seats, self.outlook.seat
        scores = [self.core.judge(self.state, other) / TENTHS for other in range(seats)]
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        if self.core.next_seat(self.state) < 0:
            bits = self.core.winners(self.state)
            won = (bits >> seat & 1) / bits.bit_count()
        else:
            parts = [math.exp((score - max(scores)) / self.unsure) for score in scores]
            won = parts[seat] / sum(parts)
        ahead = min(max(0.5 + lead / (2 * RANGE), 0.0), 1.0)
        return FOR_WINNING * won + (1 - FOR_WINNING) * ahead, won
