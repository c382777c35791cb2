"""The quick estimate of a fight beside the dice themselves, and the judgement beside how games end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from statistics import correlation, mean
from typing import Any

import pytest

from meadhall.champions.core.numbers.board import AT_TROLL, SWORDMAIDEN
from meadhall.champions.game import GAME, ChampionsRules
from meadhall.champions.odds import fight_odds
from meadhall.champions.words.slugs import KINDS
from meadhall.kernel.compiling.units import wants

RULES = GAME.rules(4)
SETS = ("open", "open-2", "open-3", "open-4")


def estimated(rules: ChampionsRules, troll: str, troop: Sequence[int]) -> int:
    """The chance to slay a troll by the estimate, out of a thousand."""
    core: Any = rules.core
    state = rules.start(core.Chance(1))
    gifts = [rules.box.leader_gift[leader] for leader in state.leader]
    seat = next(seat for seat in range(4) if gifts[seat] != SWORDMAIDEN)
    enemies = list(state.enemy)
    enemies[AT_TROLL] = rules.cards.enemies.index(troll)
    state.enemy = enemies
    return int(core.estimate(state, seat, AT_TROLL, *troop, core.Answers()))


@pytest.mark.parametrize("cards", SETS)
def test_the_estimate_is_near_the_exact_odds(cards: str) -> None:
    """Whatever the dice: those of the third set stray far less with spears and axes than those of the first."""
    rules = GAME.rules(4, {"draft_leaders": False}, GAME.cards(cards))
    assert isinstance(rules, ChampionsRules)
    errors = []
    for slug in rules.cards.slugs("trolls"):
        allowed = [kind for kind in KINDS if kind != rules.cards.rows["trolls"][slug]["forbids"]]
        for troop in product(range(4), repeat=len(KINDS)):
            sent = {kind: count for kind, count in zip(KINDS, troop, strict=True) if count}
            if sent and set(sent) <= set(allowed) and sum(troop) <= 6:
                exact = fight_odds(rules, slug, sent).won
                errors.append(abs(estimated(rules, slug, troop) / 1000 - exact))
    assert mean(errors) < 0.025
    assert sum(error > 0.1 for error in errors) < 0.06 * len(errors)


def judged(seed: int, judgements: dict[int, list[tuple[int, int]]]) -> None:
    """Play a game by weights, and note in each round what every seat is judged to score, beside what it scores."""
    core: Any = RULES.core
    chance, out = core.Chance(seed), core.Answers()
    noted: list[list[int]] = []
    state = RULES.start(chance)
    while (seat := core.next_seat(state)) >= 0:
        if len(noted) < state.round:
            noted.append([core.judge(state, each) for each in range(4)])
        core.weigh(state, seat, out)
        weights = list(out.weights[: out.count])
        core.proceed(state, seat, out.codes[weights.index(max(weights))], chance)
    for number, row in enumerate(noted, 1):
        judgements.setdefault(number, []).extend((row[seat], state.glory[seat] * 10) for seat in range(4))
    assert [core.judge(state, seat) for seat in range(4)] == [state.glory[seat] * 10 for seat in range(4)]


def test_the_judgement_goes_with_the_score_and_the_more_the_later() -> None:
    judgements: dict[int, list[tuple[int, int]]] = {}
    for seed in range(10 if wants("MEADHALL_PURE") else 60):
        judged(seed, judgements)
    middle, late = (correlation(*zip(*judgements[number], strict=True)) for number in (4, 8))
    assert middle > 0.25
    assert late > 0.7
    error = [judged_to_be - is_worth for judged_to_be, is_worth in judgements[5]]
    assert abs(sum(error) / len(error)) < 100
