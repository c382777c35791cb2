"""The quick estimate of a fight beside the dice themselves, and the judgement beside how games end."""

from __future__ import annotations

import random
from statistics import correlation
from typing import Any

import pytest

from meadhall.champions.board import AT_TROLL, SWORDMAIDEN
from meadhall.champions.game import GAME
from meadhall.champions.names import FACES
from meadhall.kernel.units import wants

RULES = GAME.rules(4)
FIGHTS = ((3, 0, 0, 1, 4), (0, 3, 1, 2, 5), (2, 2, 2, 3, 8), (5, 0, 0, 3, 6), (0, 0, 3, 4, 6), (1, 1, 0, 2, 3))
ROLLS = 2000


def estimated(a: int, b: int, c: int, attack: int, defence: int) -> int:
    """The chance of a victory by the estimate, out of a thousand."""
    enemy = {"attack": attack, "defence": defence}
    cards = GAME.cards({"name": "one troll", "trolls": {slug: enemy for slug in GAME.open_cards.slugs("trolls")}})
    rules = GAME.rules(4, {"draft_leaders": False}, cards)
    core: Any = rules.core
    state = rules.start(core.Chance(1))
    gifts = [rules.box.leader_gift[leader] for leader in state.leader]
    seat = next(seat for seat in range(4) if gifts[seat] != SWORDMAIDEN)
    return int(core.estimate(state, seat, AT_TROLL, a, b, c, core.Answers()))


def fought(troop: list[int], attack: int, defence: int, dice: random.Random) -> bool:
    """One fight, the swordsmen lost first."""
    damage = 0
    while sum(troop) > 0 and damage < defence:
        faces = [RULES.box.face[kind * 6 + dice.randrange(6)] for kind, count in enumerate(troop) for _ in range(count)]
        damage += sum({1: 1, 2: 2}.get(face, 0) for face in faces)
        due = max(attack - faces.count(FACES.index("shield")), 0)
        for kind in range(len(troop)):
            lost = min(troop[kind], due)
            troop[kind] -= lost
            due -= lost
    return damage >= defence


@pytest.mark.parametrize("fight", FIGHTS)
def test_the_estimate_is_near_the_dice(fight: tuple[int, int, int, int, int]) -> None:
    *troop, attack, defence = fight
    dice = random.Random(1)
    won = sum(fought(list(troop), attack, defence, dice) for _ in range(ROLLS))
    assert estimated(*fight) / 1000 == pytest.approx(won / ROLLS, abs=0.1)


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
        core.step_on(state, seat, out.codes[weights.index(max(weights))], chance)
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
