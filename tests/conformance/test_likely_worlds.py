"""Likely worlds agree with the view like any imagined ones, and in them the others have sealed what karl would."""

from __future__ import annotations

from typing import Any

import pytest

from bench.imagined_worlds import mean_and_error, measured, positions
from meadhall.bots.bot import Outlook
from meadhall.champions.core.numbers.codes import DEMAND, DONE
from meadhall.champions.core.numbers.limits import CHOOSING, SEALED
from meadhall.games import game as game_of
from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from meadhall.midgard.core.numbers.board import NOTHING
from meadhall.midgard.core.numbers.codes import KEEP
from tests.conformance.test_twin_worlds import audiences
from tests.support.conformance.tables import EVERY_GAME, fewer, random_match, settings

SEALED_FIELDS = {"champions": ("sealed", "sealed_food"), "midgard": ("keeping",)}


def cards_of(rules: Rules, state: Any) -> dict[str, Any]:
    """A state without what seats have sealed."""
    return {name: cell for name, cell in state.dump().items() if name not in SEALED_FIELDS.get(rules.game.slug, ())}


@EVERY_GAME
def test_a_likely_world_agrees_with_the_view_and_has_the_cards_of_any_other(game: Game) -> None:
    differed = 0
    for seed, rules in zip(range(fewer(6)), settings(game), strict=False):
        for answers, (match, _, _) in enumerate(random_match(rules, seed)):
            for audience in audiences(rules):
                veiled = rules.veil(match.state, audience)
                likely = rules.imagine_likely(veiled, audience, rules.core.Chance(answers))
                usual = rules.imagine(veiled, audience, rules.core.Chance(answers))
                assert rules.veil(likely, audience) == veiled
                rules.check_laws(likely)
                assert cards_of(rules, likely) == cards_of(rules, usual)
                differed += likely != usual
    if fewer(6) == 6 and game.slug in SEALED_FIELDS:  # the first few games may be of an edition that seals nothing
        assert differed > 15, "what others have sealed hardly ever mattered"


@EVERY_GAME
def test_imagining_tells_nobody_anything_and_leaves_the_view_as_it_was(game: Game) -> None:
    rules = game.rules(4)
    for match, seat, _ in random_match(rules, 5):
        decision, state = match.decision(seat), match.state
        assert decision is not None
        outlook = Outlook.of(rules, state, decision)
        before, veiled = state.copy(), outlook.veiled.copy()
        chance = rules.core.Chance(3)
        outlook.imagine_likely(chance)
        assert (state, outlook.veiled) == (before, veiled) and not chance.rows and not chance.outcomes


def best(rules: Rules, state: Any, seat: int, below: int) -> set[int]:
    """The answers that weigh most with karl, of those below a code."""
    out = rules.core.Answers()
    rules.core.weigh(state, seat, out)
    weights = {code: weight for code, weight in zip(out.listed(), out.weights, strict=False) if code < below}
    return {code for code, weight in weights.items() if weight == max(weights.values())}


def assigned_by_karl(rules: Rules, world: Any, seat: int) -> tuple[list[int], list[int]]:
    """What is sealed in a world once karl has assigned anew for a seat that had sealed."""
    state = world.copy()
    state.assigning = [CHOOSING if other == seat else one for other, one in enumerate(world.assigning)]
    mine = [owner == seat for owner in world.owner]
    state.sealed = [0 if mine[at // 3] else count for at, count in enumerate(world.sealed)]
    state.sealed_food = [0 if mine[3 + shore] else count for shore, count in enumerate(world.sealed_food)]
    chance = rules.core.Chance(1)
    while True:
        (code,) = best(rules, state, seat, DEMAND)
        if code == DONE:
            return state.sealed, state.sealed_food
        rules.core.proceed(state, seat, code, chance)


def test_in_champions_others_have_assigned_as_karl_would() -> None:
    rules, seen = game_of("champions").rules(4), 0
    for seed in range(3):
        for _, outlook, _ in positions(rules, seed):
            world = outlook.imagine_likely(rules.core.Chance(seed))
            for other in range(4):
                if other != outlook.seat and world.assigning[other] == SEALED:
                    assert assigned_by_karl(rules, world, other) == (world.sealed, world.sealed_food)
                    seen += 1
    assert seen > 20


def test_in_midgard_others_have_kept_what_karl_would() -> None:
    rules, seen = game_of("midgard").rules(4), 0
    for _, outlook, _ in positions(rules, 3):
        world = outlook.imagine_likely(rules.core.Chance(3))
        for other in range(4):
            if other != outlook.seat and world.keeping[other] != NOTHING:
                asked = world.copy()
                asked.keeping = [NOTHING if seat == other else one for seat, one in enumerate(world.keeping)]
                assert KEEP + world.keeping[other] in best(rules, asked, other, KEEP + len(world.deck))
                seen += 1
    assert seen > 20


@pytest.mark.slow
def test_in_champions_likely_worlds_flatter_nobody() -> None:
    """With three others sealed, answers at random add a quarter of the games to the share of the one who imagines."""
    gaps = measured(game_of("champions").rules(4), 16, 3, only=3)
    flattery, _ = mean_and_error(gaps[3, "uniform"])
    mean, error = mean_and_error(gaps[3, "likely"])
    assert flattery > 0.15 and abs(mean) < 3 * error
