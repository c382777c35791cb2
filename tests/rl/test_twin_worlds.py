"""Observations hold what a seat may know and nothing else: two states that it cannot tell apart give equal ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from meadhall.games import game, games
from meadhall.kernel.rules import Rules
from meadhall.rl.actions import Actions
from meadhall.rl.observation import Observer
from meadhall.rl.setting import setting_of
from tests.support.conformance.extremes import FULLEST_CHAMPIONS

TABLES = [(game.slug, seats) for game in games() for seats in game.seats]
MANY_JOURNEYS = {
    **FULLEST_CHAMPIONS["journeys"],
    **{slug: {"copies": 30} for slug in game("champions").cards("open-4").rows["journeys"]},
}
BOXES = [
    *((slug, seats, {}) for slug, seats in TABLES),
    *(("champions", 4, {"cards": cards}) for cards in ("open", "open-2", "open-3")),
    *(("champions", 3, {"edition": edition}) for edition in ("en-2015", "fr")),
    ("champions", 2, {"cards": {**FULLEST_CHAMPIONS, "journeys": MANY_JOURNEYS}}),
]
KARL, RANDOM = 0, -1


def states(rules: Rules, seed: int, slack: int) -> Iterator[Any]:
    """Every state of a game in which a seat is asked, with answers of karl or at random."""
    core = rules.core
    chance, draws, out = core.Chance(seed), core.Chance(seed + 1), core.Answers()
    state = rules.start(chance)
    while (seat := core.next_seat(state)) >= 0:
        yield state
        core.weigh(state, seat, out)
        best = max(out.weights[: out.count])
        codes = [code for code, weight in zip(out.listed(), out.weights, strict=False) if weight >= best]
        choice = codes if slack == KARL else out.listed()
        core.proceed(state, seat, choice[draws.any_of(len(choice))], chance)
    yield state


@pytest.mark.parametrize("slack", [KARL, RANDOM], ids=["karl", "random"])
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_seat_observes_the_same_in_the_true_game_in_its_view_and_in_an_imagined_twin(
    slug: str, seats: int, slack: int
) -> None:
    rules = setting_of(slug, seats).rules
    observer, actions, chance = Observer(rules), Actions(rules), rules.core.Chance(9)
    differing = 0
    for number, state in enumerate(states(rules, 5, slack)):
        for seat in range(seats):
            seen = observer.flat(state, seat)
            veiled = rules.veil(state, seat)
            assert np.array_equal(seen, observer.flat(veiled, seat))
            if (number + seat) % 4 == 0 and rules.core.next_seat(state) >= 0:
                twin = rules.imagine(veiled, seat, chance)
                differing += twin != state
                assert np.array_equal(seen, observer.flat(twin, seat))
                assert np.array_equal(actions.mask(state, seat), actions.mask(twin, seat))
    assert differing > 10, "the twins must be other worlds for this to say anything"


@pytest.mark.parametrize(("slug", "seats", "options"), BOXES)
def test_every_cell_stays_within_the_range_of_its_field(slug: str, seats: int, options: dict[str, Any]) -> None:
    rules = setting_of(slug, seats, **options).rules
    observer = Observer(rules)
    for slack in (KARL, RANDOM):
        for seed in range(2):
            for state in states(rules, seed, slack):
                for seat in range(seats):
                    seen = observer.flat(state, seat)
                    outside = (seen < observer.low) | (seen > observer.high)
                    names = [one.name for one in observer.fields if outside[one.start : one.start + one.length].any()]
                    assert names == []


@pytest.mark.parametrize("slug", [game.slug for game in games()])
def test_almost_every_field_says_something_in_some_game(slug: str) -> None:
    rules = setting_of(slug, 4).rules
    observer = Observer(rules)
    used = np.zeros(observer.length, bool)
    for slack in (KARL, RANDOM):
        for seed in range(6):
            for state in states(rules, seed, slack):
                for seat in range(rules.seats):
                    used |= observer.flat(state, seat) != 0
    silent = [one.name for one in observer.fields if not used[one.start : one.start + one.length].any()]
    assert silent == []
