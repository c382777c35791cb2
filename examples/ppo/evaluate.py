"""How often a policy wins against bots that do not search, in games that the core plays between its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from meadhall.kernel.rules import Rules
from meadhall.lab.statistics import wilson
from meadhall.rl.actions import Actions
from meadhall.rl.observation import Observer

Answer = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""From observations and masks, a row for each game, to codes."""


def share_won(answer: Answer, rules: Rules, opponent: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of games won (a shared victory counts its part) and its 95 % interval; the seat goes round."""
    tables = [Game(rules, game % rules.seats, opponent, seed * 1_000_003 + game) for game in range(games)]
    observer, actions = Observer(rules), Actions(rules)
    observations = np.zeros((games, observer.length), np.int16)
    masks = np.zeros((games, actions.count), np.uint8)
    waiting = list(range(games))
    while waiting:  # each round gives one answer in every game that is not over
        for game in waiting:
            observer.flat(tables[game].state, tables[game].seat, observations[game])
            actions.mask(tables[game].state, tables[game].seat, masks[game])
        codes = answer(observations[waiting], masks[waiting])
        for game, code in zip(waiting, codes, strict=True):
            tables[game].give(int(code))
        waiting = [game for game in waiting if not tables[game].is_over]
    won = sum(table.won for table in tables)
    return won / games, *wilson(won, games)


class Game:
    """One game, in which everybody but the learner is played by the core."""

    def __init__(self, rules: Rules, seat: int, opponent: str, seed: int) -> None:
        self.rules, self.seat, self.opponent = rules, seat, opponent
        self.chance = rules.core.Chance(seed)
        self.out = rules.core.Answers()
        self.state: Any = rules.start(self.chance)
        self._let_others_answer()

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.rules.core.next_seat(self.state) < 0

    @property
    def won(self) -> float:
        """The learner's part of the victory."""
        winners = self.rules.winners(self.state)
        return (self.seat in winners) / len(winners)

    def give(self, code: int) -> None:
        """Carry out the learner's answer, and let the others answer until it is asked again."""
        self.rules.core.proceed(self.state, self.seat, code, self.chance)
        self._let_others_answer()

    def _let_others_answer(self) -> None:
        core, state, chance, out = self.rules.core, self.state, self.chance, self.out
        if self.opponent == "karl":
            core.play_on(state, chance, out, self.seat, 10_000, 0)
            return
        asked = core.next_seat(state)
        while asked >= 0 and asked != self.seat:
            core.answers(state, asked, out)
            core.proceed(state, asked, out.codes[chance.any_of(out.count)], chance)
            asked = core.next_seat(state)
