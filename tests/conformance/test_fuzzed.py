"""Card sets made at random: no game breaks a law or leaves the sums of its figures, and both speeds agree."""

from __future__ import annotations

import random

import pytest

from meadhall.kernel.game import Game
from tests.conformance.test_agreement import disagreed
from tests.support.conformance.fuzzed import fuzzed, fuzzed_rules, held_to_its_sums, play
from tests.support.conformance.tables import EVERY_GAME, fewer

FEW = 6
MANY = 15


@EVERY_GAME
def test_made_up_sets_are_many_and_the_same_again(game: Game) -> None:
    made = [fuzzed(game, number) for number in range(FEW)]
    assert made == [fuzzed(game, number) for number in range(FEW)]
    assert len({game.cards(own).digest for own in made}) == FEW


@EVERY_GAME
@pytest.mark.parametrize("manner", ["random", "karl", "greedy"])
def test_no_game_with_a_made_up_set_breaks_a_law_or_leaves_its_sums(game: Game, manner: str) -> None:
    rules = [fuzzed_rules(game, number) for number in range(fewer(2 * FEW))]
    assert len({play(one, number, manner) for number, one in enumerate(rules)}) == len(rules)


@EVERY_GAME
def test_a_state_beyond_its_sums_is_noticed(game: Game) -> None:
    rules = game.rules(game.seats[0])
    state = rules.start(rules.core.Chance(1))
    held_to_its_sums(rules, state)
    if game.slug == "champions":
        state.favor = [1000, *state.favor[1:]]
    else:
        state.score, state.points = [2000, *state.score[1:]], [2000, *state.points[1:]]
    with pytest.raises(AssertionError):
        held_to_its_sums(rules, state)


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize("batch", [0, *(pytest.param(batch, marks=pytest.mark.long) for batch in (1, 2, 3))])
def test_both_speeds_agree_on_made_up_sets(game: Game, batch: int) -> None:
    first = random.Random(game.slug).randrange(1000) + batch * MANY
    assert disagreed(game, first, first + fewer(MANY), "tests.support.conformance.fuzzed") == []
