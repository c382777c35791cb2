"""Moments of many games: every kind of question, with few answers and with many."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pytest

from meadhall.games import game, games, new_match
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Decision
from meadhall.locale.choosing import languages_with
from tests.support.champions import named_positions as champions
from tests.support.midgard import named_positions as midgard
from tests.support.named import Named

SLUGS: Final = tuple(game.slug for game in games())
EVERY_GAME: Final = pytest.mark.parametrize("slug", SLUGS)
SPOKEN: Final = [(slug, one) for slug in SLUGS for one in languages_with(slug) if one in languages_with("meadhall")]
EVERY_LANGUAGE: Final = pytest.mark.parametrize(("slug", "language"), SPOKEN)
"""Every language in which a game can be played, for every game."""

NAMES: Final = ("Astrid", "Björn", "Cnut", "Dagny", "Eirik")
NAMED: Final[Mapping[str, Sequence[Named]]] = {"champions": champions.NAMED, "midgard": midgard.NAMED}
SEEDS: Final = (*range(12), 14)  # in Champions the last has what the others lack: a troll slain, and blame to give


def asked(match: Match) -> Decision | None:
    """What the seat is asked for which the game waits."""
    seat = match.rules.core.next_seat(match.state)
    return match.decision(seat) if seat >= 0 else None


def first_question(slug: str) -> Match:
    """A game of the fewest players that there can be, at its first question."""
    players = game(slug).seats[0]
    return new_match(slug, players, 1, names=NAMES[:players])


def positions(slug: str) -> Iterator[Match]:
    """The named positions, some of which games seldom come to; then games of all sizes, at every answer."""
    for named in NAMED[slug]:
        yield named.build()
    sizes = game(slug).seats
    for seed in SEEDS:
        players = sizes[seed % len(sizes)]
        match, chosen = new_match(slug, players, seed, names=NAMES[:players]), random.Random(seed)
        while (decision := asked(match)) is not None:
            yield match
            match.answer(decision.seat, chosen.choice(decision.codes))


def questions(slug: str, enough: int) -> Iterator[tuple[Match, Decision]]:
    """Questions of every kind, so many of each at most; the match goes on when the next one is asked for."""
    seen: Counter[str] = Counter()
    for match in positions(slug):
        decision = asked(match)
        assert decision is not None
        if seen[decision.question] < enough:
            seen[decision.question] += 1
            yield match, decision
