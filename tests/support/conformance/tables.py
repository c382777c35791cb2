"""Tables of every game of the registry, in many settings, and random play at them."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from meadhall.games import games
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules
from tests.support.conformance.extremes import EXTREMES
from tests.support.conformance.variations import OPTIONS, VARIATIONS

EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


@cache
def usual_tables(game: Game) -> list[Rules]:
    """Every edition with every number of seats, then the strained card sets."""
    editions: list[Mapping[str, Any]] = [{"edition": edition} for edition in game.editions]
    plain = [game.rules(seats, edition) for edition in editions for seats in game.seats]
    strained = [
        game.rules(seats, edition, game.cards(own))
        for own, edition in zip(VARIATIONS.get(game.slug, ()), cycle(editions), strict=False)
        for seats in game.seats
    ]
    return [*plain, *strained]


def fewer(count: int) -> int:
    """So many, or one in so many where the environment says so: whether a mutant is noticed must be known soon."""
    return -(-count // int(os.environ.get("MEADHALL_ONE_IN", "1")))


def settings(game: Game) -> Iterator[Rules]:
    """The usual tables, for ever."""
    return cycle(usual_tables(game))


@cache
def every_table(game: Game) -> list[Rules]:
    """The usual tables, those with other options, and those with the fullest and the emptiest box."""
    mixed = [game.rules(seats, options) for options in OPTIONS.get(game.slug, ()) for seats in game.seats]
    extreme = [game.rules(seats, {}, game.cards(own)) for own in EXTREMES.get(game.slug, ()) for seats in game.seats]
    return [*usual_tables(game), *mixed, *extreme]


def random_match(rules: Rules, seed: int) -> Iterator[tuple[Match, int, int]]:
    """A random match; before each answer the match, who will answer and what. Offers are sometimes taken up."""
    pick = random.Random(seed)
    match = Match(rules, rules.core.Chance(seed))
    while decisions := match.decisions():
        asked = [decision for decision in decisions if not decision.offer or pick.random() < 0.05]
        if not asked:
            continue
        decision = pick.choice(asked)
        code = pick.choice(decision.codes)
        yield match, decision.seat, code
        match.answer(decision.seat, code)
