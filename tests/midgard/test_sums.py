"""What a card set lets a player come to is known before it is played: sums that leave their cells are refused."""

from __future__ import annotations

from typing import Any

from meadhall.midgard.cards.card_set import CardSet, cards_from, check, open_set
from meadhall.midgard.cards.schema import BOARD_SORTS
from meadhall.midgard.cards.totals import MOST_REACHED, sums
from meadhall.midgard.core.numbers import board
from meadhall.midgard.game import GAME
from tests.support.rule import rule


def scoring(**printed: Any) -> dict[str, Any]:
    """A set in which nothing is played but cards that score Jotunheim, the whole map but for two provinces."""
    far = {slug: {"kingdom": "jotunheim"} for slug in open_set().provinces[2:]}
    near = {open_set().provinces[1]: {"kingdom": "mannheim"}}
    row = {"metal": "bronze", "effect": "score", "kingdom": "jotunheim", "copies": 50}
    return {
        "name": "scoring",
        "provinces": {**far, **near},
        "drop": {"cards": list(open_set().kinds)},
        "cards": {f"score-{n}": {"name": f"Score {n}", **row} for n in range(4)},
        "board": {
            "deal": {"bronze": 6, "silver": 0, "gold": 0},
            "plays": {"counts": [6, 6, 6]},
            "kingdoms": {"points": [40] * board.MOST_PROVINCES},
            **printed,
        },
    }


def most(own: dict[str, Any]) -> list[tuple[str, int]]:
    """What a set lets a player come to."""
    return [(one.thing, one.total) for one in sums(cards_from(own, "scoring.toml").rows)]


@rule("MG-1", "MV-2")
def test_points_of_every_card_that_scores_are_counted() -> None:
    played, size, rounds = board.SEATS * 18, len(open_set().provinces) - 2, 3
    (_, points), *tokens = most(scoring())
    assert points >= (played + rounds) * 40
    chosen = rounds * open_set().rows["board"]["heavens"]["vanaheim_tokens"]
    assert tokens == [("tokens", rounds + chosen)] * 2 + [("tokens", size * (played + rounds) + chosen)]


@rule("ME-1", "MV-3")
def test_sets_need_tokens_of_every_kingdom() -> None:
    """A card that scores brings tokens of one kingdom alone, so sets do not grow with it."""
    own = scoring(sets={"points": 20})
    points = next(one for one in sums(cards_from(own, "scoring.toml").rows) if one.thing == "points")
    assert points.parts["board.sets.points"] <= 20 * (3 + 6)


def test_no_figures_within_their_bounds_leave_the_cells() -> None:
    """The most of everything at once is refused, if at all, by a mistake that names the greatest part."""
    own = scoring(
        sets={"points": 20},
        heavens={"asgard_points": 40, "vanaheim_tokens": 20},
        ragnarok={"doom_points": 10, "valhalla_points": 10},
        warriors={"boat": 20, "reserve": 20},
    )
    mistakes = check(own, "scoring.toml")
    assert all("is too much: one player could come to" in mistake.reason for mistake in mistakes)
    assert bool(mistakes) == (sums(CardSet.contents.merged(own, "x"))[0].total > MOST_REACHED)
    assert set(own["board"]) <= set(BOARD_SORTS)


@rule("MV-2")
def test_no_game_passes_the_bound() -> None:
    own = scoring()
    rules = GAME.rules(5, {}, cards_from(own, "scoring.toml"))
    bounds = [total for _, total in most(own)]
    for seed in range(3):
        chance = rules.core.Chance(seed)
        state = rules.start(chance)
        assert rules.core.play_lawfully(state, chance, rules.core.Answers()) == 0
        assert max(state.score) <= bounds[0] and rules.can_reach(state)
