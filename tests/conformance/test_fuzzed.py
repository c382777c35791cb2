"""Card sets made at random: no game breaks a law or leaves the sums of its figures, and both speeds agree."""

from __future__ import annotations

import os
import random

import pytest

from meadhall.kernel.game import Game
from tests.conformance.test_agreement import begun, ended
from tests.support.conformance.fuzzed import fuzzed, fuzzed_rules, held_to_its_sums, play
from tests.support.conformance.tables import EVERY_GAME, fewer

FEW = 6
MANY = 60


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
def test_both_speeds_agree_on_made_up_sets(game: Game) -> None:
    if not ended(begun(game, 0, 0, pure=False))["compiled"] and not os.environ.get("MEADHALL_REQUIRE_COMPILED"):
        pytest.skip("there is no fresh compiled core to compare with: `python3 dev.py build` makes one")
    first = random.Random(game.slug).randrange(1000)
    module = "tests.support.conformance.fuzzed"
    processes = [begun(game, first, first + fewer(MANY), pure=pure, module=module) for pure in (True, False)]
    interpreted, compiled = (ended(process) for process in processes)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    pairs = zip(interpreted["games"], compiled["games"], strict=True)
    assert [first + place for place, (one, other) in enumerate(pairs) if one != other] == []
