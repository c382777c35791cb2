"""Moments of many games: every kind of question, with few answers and with many."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

from meadhall.games import new_match
from meadhall.kernel.game import Decision
from meadhall.kernel.match import Match
from tests.champions.positions import NAMED

NAMES: Final = ("Astrid", "Björn", "Cnut", "Dagny")
SEEDS: Final = (*range(12), 29)  # the last has what the others lack: a rune of glory in time


def asked(match: Match) -> Decision | None:
    """What the seat is asked for which the game waits."""
    seat = match.rules.core.next_seat(match.state)
    return match.decision(seat) if seat >= 0 else None


def positions() -> Iterator[Match]:
    """The named positions, some of which games seldom come to; then games of two, three and four, at every answer."""
    for named in NAMED:
        yield named.build()
    for seed in SEEDS:
        players = 2 + seed % 3
        match, chosen = new_match("champions", players, seed, names=NAMES[:players]), random.Random(seed)
        while (decision := asked(match)) is not None:
            yield match
            match.answer(decision.seat, chosen.choice(decision.codes))


def questions(enough: int) -> Iterator[tuple[Match, Decision]]:
    """Questions of every kind, so many of each at most; the match goes on when the next one is asked for."""
    seen: Counter[str] = Counter()
    for match in positions():
        decision = asked(match)
        assert decision is not None
        if seen[decision.question] < enough:
            seen[decision.question] += 1
            yield match, decision
