"""A loop that runs past its bound is reported as stuck; nothing runs for ever, and the state before stands."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games import game
from meadhall.kernel.core.bounds import MOST_STEPS_AN_ANSWER, RUNNING_ON
from meadhall.kernel.errors import Stuck
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting
from meadhall.lab import simulation

BLANK = 0


def endless() -> Rules:
    """Champions with dice that never hit and enemies that never strike, which no card set may have."""
    played = game("champions")
    rules = played.make_rules(played.setting(2))  # not those that other tables share
    rules.box.face = [BLANK] * len(rules.box.face)
    rules.box.enemy_attack = [0] * len(rules.box.enemy_attack)
    return rules


def to_the_brink(rules: Rules, chance: Any) -> tuple[Any, int, int]:
    """A state, and an answer to it after which the rules get stuck."""
    state = rules.start(chance)
    for _ in range(1000):
        seat = rules.core.next_seat(state)
        codes = rules.codes(state, seat)
        code, before = codes[chance.any_of(len(codes))], state.copy()
        rules.core.proceed(state, seat, code, chance)
        if chance.stuck:
            return before, seat, code
    raise AssertionError("no fight began")


def test_a_fight_without_end_is_reported_by_every_loop_of_the_core() -> None:
    rules = endless()
    core = rules.core
    chance, answers = core.Chance(3), core.Answers()
    core.play_out(rules.start(chance), chance, answers)
    assert chance.stuck == RUNNING_ON
    chance = core.Chance(3)
    core.play_lawfully(rules.start(chance), chance, answers)
    assert chance.stuck == RUNNING_ON
    chance = core.Chance(3)
    state, seat, code = to_the_brink(rules, chance)
    chance = core.Chance(3)
    core.proceed(state, seat, code, chance)
    core.play_on(state, chance, answers, -1, rules.box.rounds, 0)
    assert chance.stuck == RUNNING_ON


def test_the_state_before_stands_and_the_sentence_says_what_happened() -> None:
    rules = endless()
    state, seat, code = to_the_brink(rules, rules.core.Chance(3))
    before = state.copy()
    with pytest.raises(Stuck, match=f"got stuck: no question came within {MOST_STEPS_AN_ANSWER:,} steps"):
        rules.apply(state, seat, code, rules.core.Chance(3))
    assert state == before


def test_a_match_that_gets_stuck_is_as_it_was_before() -> None:
    rules = endless()
    match = Match(rules, rules.core.Chance(3))
    with pytest.raises(Stuck):
        for _ in range(1000):
            decision = match.decisions()[0]
            before = (match.state.copy(), match.decisions(), match.number(0), len(match.played))
            match.answer(decision.seat, decision.codes[match.chance.any_of(len(decision.codes))])
    assert (match.state, match.decisions(), match.number(0), len(match.played)) == before


def test_a_simulation_says_that_it_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = endless()
    monkeypatch.setattr(Setting, "rules", lambda _: rules)
    with pytest.raises(Stuck):
        simulation.play_games(game("champions").setting(2), 1, 0, 1)
