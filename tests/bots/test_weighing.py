"""Weights: one for every answer, the same interpreted and compiled, and legal advice at every table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots.bot import Outlook
from meadhall.bots.registry import player
from meadhall.kernel.game import Game
from tests.support.conformance.tables import EVERY_GAME, every_table

ROOT = Path(__file__).resolve().parent.parent.parent


def found(game: Game, games: int, *, pure: bool) -> dict[str, Any]:
    """What a process weighed with one of the two cores."""
    environment = {name: value for name, value in os.environ.items() if name != "MEADHALL_PURE"}
    if pure:
        environment |= {"MEADHALL_PURE": "1"}
    command = [sys.executable, "-m", "tests.support.bots.weighed", game.slug, str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@EVERY_GAME
@pytest.mark.parametrize("games", [16, pytest.param(60, marks=pytest.mark.long)])
def test_interpreted_and_compiled_weigh_alike(game: Game, games: int) -> None:
    compiled = found(game, games, pure=False)
    if not compiled["compiled"]:
        pytest.skip("there is no fresh compiled core")
    assert compiled["weighed"] == found(game, games, pure=True)["weighed"]


@EVERY_GAME
def test_karl_answers_lawfully_at_every_table(game: Game) -> None:
    for number, rules in enumerate(every_table(game)):
        core, chance = rules.core, rules.core.Chance(number)
        bots = [player("karl", number * 10 + seat) for seat in range(rules.seats)]
        state, out = rules.start(chance), core.Answers()
        while (seat := core.next_seat(state)) >= 0:
            decision = rules.decision(state, seat)
            assert decision is not None
            code = bots[seat].advise(Outlook.of(rules, state, decision)).code
            assert code in decision.codes
            core.proceed(state, seat, code, chance)
        assert core.broken_law(state, out) == 0


@EVERY_GAME
def test_what_a_seat_cannot_know_weighs_nothing(game: Game) -> None:
    for number, rules in enumerate(every_table(game)[:16]):
        core, chance, out = rules.core, rules.core.Chance(number), rules.core.Answers()
        state = rules.start(chance)
        while (seat := core.next_seat(state)) >= 0:
            veiled, weights = rules.veil(state, seat), []
            for seed in (1, 2):
                core.weigh(rules.imagine(veiled, seat, core.Chance(seed)), seat, out)
                weights.append(tuple(out.weights[: out.count]))
            assert weights[0] == weights[1], rules.catalogue.action(out.codes[0])
            heaviest = out.codes[weights[0].index(max(weights[0]))]
            core.proceed(state, seat, heaviest, chance)


@EVERY_GAME
def test_a_veiled_state_weighs_as_the_true_one_does_and_stays_as_it_was(game: Game) -> None:
    for number, rules in enumerate(every_table(game)[:16]):
        core, chance, out = rules.core, rules.core.Chance(number), rules.core.Answers()
        state = rules.start(chance)
        while core.next_seat(state) >= 0:
            for decision in rules.decisions(state):
                veiled = rules.veil(state, decision.seat)
                before = veiled.copy()
                core.weigh(state, decision.seat, out)
                expected = out.listed(), tuple(out.weights[: out.count])
                core.weigh(veiled, decision.seat, out)
                assert (out.listed(), tuple(out.weights[: out.count])) == expected, decision.question
                assert veiled == before
            core.proceed(state, decision.seat, decision.codes[chance.any_of(len(decision.codes))], chance)


@EVERY_GAME
def test_karl_imagines_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game.rules(game.seats[-1])
    state = rules.start(rules.core.Chance(1))
    monkeypatch.setattr(Outlook, "imagine", lambda *_: pytest.fail("karl imagined a state"))
    outlook = Outlook.of(rules, state, rules.decisions(state)[0])
    assert player("karl", 3).advise(outlook).code in outlook.decision.codes
