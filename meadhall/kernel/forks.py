"""Expand chance: enumerate all outcomes, for counting lines of play (perft) and for exact odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, TypeVar

from meadhall.kernel.rules import Rules

T = TypeVar("T")
Script = tuple[tuple[int, int], ...]


def every_way(rules: Rules, run: Callable[[Any], T]) -> Iterator[tuple[T, Fraction]]:
    """Run a function with every possible script of outcomes; yields each result with its probability."""
    left: list[tuple[Script, Fraction]] = [((), Fraction(1))]
    while left:
        script, likely = left.pop()
        chance = rules.core.Chance()
        chance.listen(list(script))
        result = run(chance)
        if not chance.forked:
            yield result, likely
            continue
        label, count = chance.outcomes[len(script)][0], chance.forked
        left += [((*script, (label, index)), likely / count) for index in reversed(range(count))]


def after(rules: Rules, state: Any, seat: int, code: int) -> Iterator[tuple[Any, Fraction]]:
    """Every state that an answer can lead to."""

    def run(chance: Any) -> Any:
        child = state.copy()
        rules.core.proceed(child, seat, code, chance)
        return child

    return every_way(rules, run)


def perft(rules: Rules, state: Any, depth: int) -> int:
    """The number of lines of play of `depth` answers, with chance expanded; seats that answer at once go in order."""
    seat = rules.core.next_seat(state)
    if depth == 0 or seat < 0:
        return 1
    return sum(
        perft(rules, child, depth - 1)
        for code in rules.codes(state, seat)
        for child, _ in after(rules, state, seat, code)
    )
