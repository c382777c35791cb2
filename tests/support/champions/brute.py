"""Fights reckoned by brute force on the core itself: every answer, every roll of the dice, until nothing changes.

Nothing here knows how a fight goes. The core is asked what is open and where each answer can lead; the best answers
are then found by going over all positions again and again. One favor is never spent: with it the core asks after every
roll, so that no fight runs on for ever by itself. A rune of wealth makes the core ask again when the fight is over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from meadhall.champions.core.numbers import steps
from meadhall.champions.words.actions import Done, Pick, Use
from meadhall.kernel.actions import Action
from meadhall.kernel.forks import after
from tests.support.champions.table import Table

ROUNDS = {steps.FIGHT_ROUND, steps.STRIKE, steps.CHECK}
IN_A_FIGHT = {steps.REROLL, steps.PICK_DICE, steps.LOSE_IN_FIGHT}
CLOSE = 1e-13
SAME = 1e-9

Ways = list[tuple[float, int]]  # how likely, and to which position


@dataclass
class Positions:
    """All positions of a fight: the answers of each with where they lead, or how it ended."""

    ways: dict[int, list[Ways]] = field(default_factory=dict)
    won: dict[int, float] = field(default_factory=dict)
    lost: dict[int, float] = field(default_factory=dict)


def brute_force(
    table: Table, seat: int, is_won: Callable[[Any], bool], now: Action | None = None
) -> tuple[float, float]:
    """The chance to win and the losses to expect, if the seat answers "done" or `now`, and then plays at its best."""
    sent = sum(table.state.held[seat * 3 : seat * 3 + 3])
    positions = Positions()
    start = Positions()
    begun = _lead(table, table.state, seat, table.rules.catalogue.code(now or Done()))
    left = {state.fold(0): state for _, state in begun}
    while left:
        key, state = left.popitem()
        if table.rules.core.question(state, seat) not in IN_A_FIGHT:
            positions.won[key] = float(is_won(state))
            positions.lost[key] = float(sent - sum(state.held[seat * 3 : seat * 3 + 3]))
            continue
        positions.ways[key] = []
        for code in table.rules.codes(state, seat):
            action = table.rules.catalogue.action(code)
            if (isinstance(action, Pick) and state.favor[seat] == 1) or action == Use("wealth"):
                continue
            led = _lead(table, state, seat, code)
            positions.ways[key].append([(likely, child.fold(0)) for likely, child in led])
            left |= {
                child.fold(0): child
                for _, child in led
                if child.fold(0) not in positions.ways and child.fold(0) not in positions.won
            }
    start.ways[0] = [[(likely, state.fold(0)) for likely, state in begun]]
    _find_best(positions)
    return _mean(start.ways[0][0], positions.won), _mean(start.ways[0][0], positions.lost)


def _lead(table: Table, state: Any, seat: int, code: int) -> list[tuple[float, Any]]:
    """Every position that an answer can lead to, each once."""
    likely: dict[int, float] = {}
    states: dict[int, Any] = {}
    for child, chance in after(table.rules, state, seat, code):
        _forget_rounds(child)
        key = child.fold(0)
        likely[key] = likely.get(key, 0.0) + float(chance)
        states[key] = child
    return [(likely[key], states[key]) for key in likely]


def _forget_rounds(state: Any) -> None:
    """Let positions that differ only in how many rounds were fought be one: else a fight could have thousands."""
    is_round = [at <= state.depth and step in ROUNDS for at, step in enumerate(state.step)]
    state.more = [more % 2 if fought else more for fought, more in zip(is_round, state.more, strict=True)]


def _mean(ways: Ways, worth: dict[int, float]) -> float:
    return sum(likely * worth[key] for likely, key in ways)


def _find_best(positions: Positions) -> None:
    """First the most victories; then, among the answers that bring them, the fewest losses."""
    _settle(positions.ways, positions.won, max)
    best = {
        key: [ways for ways in answers if _mean(ways, positions.won) >= positions.won[key] - SAME]
        for key, answers in positions.ways.items()
    }
    _settle(best, positions.lost, min)


def _settle(ways: dict[int, list[Ways]], worth: dict[int, float], best: Callable[..., float]) -> None:
    """Go over all positions until their worth stays the same."""
    worth |= dict.fromkeys(ways, 0.0)
    moved = 1.0
    while moved > CLOSE:
        moved = 0.0
        for key in ways:
            found = best(_mean(one, worth) for one in ways[key])
            moved = max(moved, abs(found - worth[key]))
            worth[key] = found
