"""Twin worlds: two games that differ only in what an audience cannot know are one and the same to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest

from meadhall.kernel.events import Audience, Told
from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import EVERY_GAME, fewer, random_match, settings


def audiences(rules: Rules) -> Iterator[Audience]:
    """Every seat, and the spectator."""
    yield from range(rules.seats)
    yield None


def refusals(rules: Rules, state: Any, seat: int) -> list[int]:
    """Why each answer of the catalogue is closed."""
    return [rules.core.refuse(state, seat, code) for code in range(len(rules.catalogue))]


def told_to(rules: Rules, rows: Any, audience: Audience) -> list[Told]:
    """What an audience hears of what was told."""
    return [Told(told.event, 0) for told in rules.events(rows) if told.to(audience)]


@EVERY_GAME
@pytest.mark.parametrize("one_in", [3, pytest.param(1, marks=pytest.mark.long)])
def test_what_an_audience_cannot_know_changes_nothing_for_it(game: Game, one_in: int) -> None:
    """At every table, and at one question in three or at all."""
    differed = agreed = 0
    for seed, rules in zip(range(fewer(30)), settings(game), strict=False):
        dice = rules.core.Chance(seed)
        for number, (match, seat, code) in enumerate(random_match(rules, seed), seed):
            if number % one_in:
                continue
            state = match.state
            for audience in audiences(rules):
                veiled = rules.veil(state, audience)
                twin = rules.imagine(veiled, audience, dice)
                differed += twin != state
                assert rules.veil(twin, audience) == veiled
                assert repr(rules.view(twin, audience)) == repr(rules.view(state, audience))
                rules.check_laws(twin)
                if audience is not None:
                    assert rules.decision(twin, audience) == rules.decision(state, audience)
                    assert refusals(rules, twin, audience) == refusals(rules, state, audience)
                agreed += same_events(rules, state, twin, audience, seat, code, seed)
    assert differed > fewer(1000), "the twins were hardly ever different"
    assert agreed > fewer(1000)


def same_events(rules: Rules, state: Any, twin: Any, audience: Audience, seat: int, code: int, seed: int) -> bool:
    """The next answer tells the audience the same in both worlds, if its views still agree afterwards."""
    if code not in rules.codes(twin, seat):
        return False
    here, there = state.copy(), twin.copy()
    chance = rules.core.Chance(seed)
    chance.listen()
    rules.core.proceed(here, seat, code, chance)
    rows, outcomes = chance.rows, chance.outcomes
    chance.listen(list(outcomes))
    rules.core.proceed(there, seat, code, chance)
    if chance.drifted or rules.veil(here, audience) != rules.veil(there, audience):
        return False
    for one, other in zip_longest(told_to(rules, rows, audience), told_to(rules, chance.rows, audience)):
        if one != other:
            # two cards shown in another order can lead to the same view; what differs first must be what was shown
            assert one is not None and other is not None and one.event.final and other.event.final
            return False
    return True
