"""What a card set lets a player come to is known before it is played: sums that leave their cells are refused."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from meadhall.champions.cards.card_set import CardSet, cards_from, check
from meadhall.champions.cards.totals import sums
from meadhall.champions.core.numbers.board import STALL
from meadhall.champions.game import GAME
from meadhall.kernel.errors import BadCards
from tests.support.rule import rule

FAVOR = {"pay": {}, "take": {"favor": 20, "glory": 20}, "times": 3}
STALLS = (*CardSet.shipped().stalls, "economic-1", "economic-2", "military-1", "military-2")
NEW = {slug: {"name": slug.replace("-", " "), "side": slug.split("-")[0]} for slug in STALLS[-4:]}


def rich(favor_glory: int = 10, rounds: int = 9, workers: int = 6, **stall: Any) -> dict[str, Any]:
    """As many stalls as there can be, each of them rich."""
    return {
        "name": "rich",
        "board": {
            "game": {"rounds": rounds},
            "workers": {"counts": [workers] * 3},
            "stalls-drawn": {"economic": [6, 6, 6], "military": [6, 6, 6]},
            "scoring": {"favor_glory": favor_glory},
        },
        "stalls": {slug: {**FAVOR, **stall, **NEW.get(slug, {})} for slug in STALLS},
    }


def most(own: dict[str, Any]) -> dict[str, int]:
    """What a set lets a player come to, by thing."""
    return {one.thing: one.total for one in sums(cards_from(own, "rich.toml").rows)}


@rule("CE-5", "CL-15")
def test_favor_that_would_leave_its_cell_is_refused_by_its_figures() -> None:
    mistakes = {mistake.key: mistake.reason for mistake in check(rich(), "rich.toml")}
    assert "3790 favor in a game (3780 from stalls), and the most that is allowed is 2000" in mistakes["stalls"]
    assert "41972 glory in a game (37900 from board.scoring.favor_glory" in mistakes["board.scoring.favor_glory"]
    with pytest.raises(BadCards):
        cards_from(rich(), "rich.toml")


@pytest.mark.parametrize("name", CardSet.contents.sets)
def test_shipped_sets_are_far_from_the_bounds(name: str) -> None:
    assert all(4 * one.total < one.most for one in sums(CardSet.shipped(name).rows))


@rule("CL-15", "CL-16")
def test_a_greedy_player_comes_near_the_bound_and_never_past_it() -> None:
    """All stalls bring favor and nobody else takes them: the bound is one that a game comes near to."""
    own = rich(2, 6, 3, take={"favor": 12})
    rules = GAME.rules(2, {"starting_favor": 10}, cards_from(own, "rich.toml"))
    bound, chance = most(own)["favor"], rules.core.Chance(1)
    state = rules.start(chance)
    while (seat := rules.core.next_seat(state)) >= 0:
        codes = rules.codes(state, seat)
        stalls = [code for code in codes if 9 + STALL <= code < 46]
        trades = [code for code in codes if 92 <= code < 95]
        rules.apply(state, seat, (trades or stalls or codes)[-1], chance)
        rules.check_laws(state)
        assert max(state.favor) <= bound
    assert bound == 10 + 6 * 4 * 36
    assert max(state.favor) >= 3 * bound // 4


@rule("CL-4", "CC-1", "CR-7")
def test_goods_are_bounded_together_for_the_market_swaps_them() -> None:
    less = most(rich(0, 9, 6, take={"food": 1}))
    more = most(rich(0, 9, 6, take={"food": 1, "wood": 1, "coins": 1}))
    assert more["goods"] > less["goods"] > 100


@rule("CF-3", "CV-5", "CN-9")
def test_glory_counts_what_a_berserker_wins_while_an_enemy_lasts() -> None:
    before = {one.thing: one.total for one in sums(CardSet.shipped().rows)}
    tough = {slug: {"defence": 60} for slug in CardSet.shipped().rows["trolls"]}
    after = most({"name": "tough", "trolls": tough})
    assert after["glory"] >= before["glory"] + 8 * 20


@rule("CE-7", "CL-14")
def test_begging_with_every_worker_is_within_the_bound_of_blame() -> None:
    rules = GAME.rules(2, {"suspicious_villagers": True, "blame_beyond": 20})
    bound = next(one.total for one in sums(rules.cards.rows) if one.thing == "blame")
    chance = rules.core.Chance(2)
    state = rules.start(chance)
    while (seat := rules.core.next_seat(state)) >= 0:
        codes = rules.codes(state, seat)
        rules.apply(state, seat, 27 if 27 in codes else codes[0], chance)
    rules.check_laws(state)
    assert bound // 2 < max(state.blame) <= bound and min(state.glory) < -100


def test_a_bound_is_asked_only_of_a_set_without_other_mistakes() -> None:
    broken = tomllib.loads('name = "broken"\n[drop]\ntrolls = ["no-such-troll"]\n')
    broken["stalls"] = rich()["stalls"]
    assert all("is too much" not in mistake.reason for mistake in check(broken, "broken.toml"))
