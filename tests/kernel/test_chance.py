"""Chance: seeded, scripted, forked, from the system; the same stream compiled and interpreted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from meadhall.games import games
from meadhall.kernel.forks import every_way
from meadhall.kernel.game import Game

EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def chance(game: Game, seed: int = 0) -> Any:
    """A chance of the core in use."""
    return game.rules(game.seats[0]).core.Chance(seed)


@EVERY_GAME
def test_a_seed_gives_the_same_stream_for_ever(game: Game) -> None:
    one = chance(game, 1)
    assert [one.any_of(100) for _ in range(12)] == [60, 49, 10, 9, 58, 95, 91, 7, 82, 78, 50, 57]
    two = chance(game)
    two.reseed(1)
    three = chance(game, 1)
    assert [two.pick(1, 6) for _ in range(50)] == [three.pick(1, 6) for _ in range(50)]


@EVERY_GAME
def test_picks_are_even_and_neighbouring_seeds_share_nothing(game: Game) -> None:
    counts = Counter(chance(game, seed).pick(1, 6) for seed in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    one = chance(game, 3)
    rolls = Counter(one.pick(1, 6) for _ in range(6000))
    assert all(850 < count < 1150 for count in rolls.values())
    pairs = Counter((one.pick(1, 2), one.pick(1, 2)) for _ in range(4000))
    assert all(850 < count < 1150 for count in pairs.values())


@EVERY_GAME
def test_silent_and_aloud_draw_from_one_stream(game: Game) -> None:
    silent, recording = chance(game, 5), chance(game, 5)
    recording.listen()
    drawn = [silent.pick(1, 9) for _ in range(20)]
    assert [recording.pick(1, 9) for _ in range(20)] == drawn
    assert recording.outcomes == [(1, index) for index in drawn]
    assert silent.outcomes == []


@EVERY_GAME
def test_a_script_is_followed_then_chance_draws_on_and_says_so(game: Game) -> None:
    scripted = chance(game)
    scripted.listen([(1, 4), (2, 0)])
    assert scripted.pick(1, 6) == 4
    assert scripted.pick(2, 3) == 0
    assert scripted.forked == 0
    assert 0 <= scripted.pick(1, 5) < 5
    assert scripted.forked == 5
    assert scripted.pick(1, 7) < 7 and scripted.forked == 5
    assert scripted.outcomes[:2] == [(1, 4), (2, 0)] and len(scripted.outcomes) == 4
    assert scripted.drifted == 0


@EVERY_GAME
@pytest.mark.parametrize("script", [[(2, 0)], [(1, 6)], [(1, -1)]])
def test_a_script_that_does_not_fit_is_noted_as_drift(game: Game, script: list[tuple[int, int]]) -> None:
    scripted = chance(game)
    scripted.listen(script)
    assert 0 <= scripted.pick(1, 6) < 6
    assert scripted.drifted == 1


@EVERY_GAME
def test_the_system_gives_no_stream_that_a_seed_could_repeat(game: Game) -> None:
    one, two = chance(game, 1), chance(game, 1)
    one.trust_system()
    two.trust_system()
    assert [one.pick(1, 1000) for _ in range(20)] != [two.pick(1, 1000) for _ in range(20)]
    assert all(0 <= index < 1000 for _, index in one.outcomes)


@EVERY_GAME
def test_telling_reaches_only_those_who_listen(game: Game) -> None:
    quiet = chance(game)
    quiet.tell(1, 511, 2, 3, 4, 5)
    assert quiet.rows == []
    quiet.listen()
    quiet.tell(1, 511, 2, 3, 4, 5)
    assert quiet.rows == [(1, 511, 2, 3, 4, 5)]
    quiet.listen()
    assert quiet.rows == []


@EVERY_GAME
def test_forks_run_every_way_once_with_its_odds(game: Game) -> None:
    rules = game.rules(game.seats[0])

    def two_picks(chance: Any) -> tuple[int, ...]:
        first = chance.pick(1, 3)
        return (first,) if first == 0 else (first, chance.pick(2, 2))

    ways = list(every_way(rules, two_picks))
    assert ways == [
        ((0,), Fraction(1, 3)),
        ((1, 0), Fraction(1, 6)),
        ((1, 1), Fraction(1, 6)),
        ((2, 0), Fraction(1, 6)),
        ((2, 1), Fraction(1, 6)),
    ]
