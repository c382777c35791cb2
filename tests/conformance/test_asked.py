"""What is said about answers is true: reveals before every surprise, reasons with arguments, and nothing unknown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from meadhall.kernel.declared.answers import Asked, Remarks
from meadhall.kernel.errors import NotYours, OtherTable
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import EVERY_GAME, every_table, fewer, random_match, settings

FALSE_ALARMS = 0.01  # of all answers that were said to reveal something: so many may turn out not to, at most


def asked_in(game: Game, answers: int) -> Iterator[tuple[Match, int, int, Asked]]:
    """Random play at every table in turn: what a seat is told about its question before each of so many answers."""
    tables, left = every_table(game), fewer(answers)
    for seed in range(left):
        rules = tables[seed % len(tables)]
        for match, seat, code in random_match(rules, seed):
            asked = rules.asked(match.state, seat)
            assert asked is not None
            yield match, seat, code, asked
            left -= 1
        if left <= 0:
            return


@EVERY_GAME
def test_every_surprise_was_announced(game: Game) -> None:
    outcomes: Counter[tuple[bool, bool]] = Counter()
    before: tuple[Match, int, bool, str] | None = None
    for match, _, code, asked in asked_in(game, 8000):
        if before is not None:
            note(outcomes, before)
        reveals = {one.code: one.reveals for one in asked.open}[code]
        before = match, len(match.played), reveals, asked.decision.question
    assert before is not None
    note(outcomes, before)
    assert outcomes.total() > fewer(5000)
    if type(game.rules(game.seats[0]).remarks) is Remarks:
        return  # a game that says nothing of its answers: all of them are taken to reveal something
    assert outcomes[True, False] <= FALSE_ALARMS * (outcomes[True, True] + outcomes[True, False]), outcomes
    assert outcomes[False, False] > outcomes[True, True] / 10


def note(outcomes: Counter[tuple[bool, bool]], before: tuple[Match, int, bool, str]) -> None:
    """Compare what was said of an answer with what came of it."""
    match, number, reveals, question = before
    is_final = match.played[number].is_final
    assert reveals or not is_final, (question, match.played[number])
    outcomes[reveals, is_final] += 1


@EVERY_GAME
def test_the_answers_are_those_of_the_question_and_the_reasons_those_of_the_core(game: Game) -> None:
    for match, seat, _, asked in asked_in(game, 2000):
        rules, decision = match.rules, match.decision(seat)
        assert asked.decision == decision
        assert tuple(one.code for one in asked.open) == asked.decision.codes
        codes = [one.code for one in asked.closed]
        assert codes == sorted(codes)
        for one in asked.closed:
            reason = rules.reason(match.state, seat, one.code)
            assert reason is not None and not reason.obvious
            assert (one.reason, one.rule) == (reason.message, reason.rule)
            assert not reason.args or set(reason.args) == set(reason.parameters)
            if "needed" in reason.args:
                assert reason.args["have"] < reason.args["needed"]


@EVERY_GAME
def test_a_seat_is_told_the_same_in_every_world_that_agrees_with_what_it_knows(game: Game) -> None:
    compared = 0
    for seed, rules in zip(range(fewer(12)), settings(game), strict=False):
        dice = rules.core.Chance(seed)
        for match, _, _ in random_match(rules, seed):
            for decision in match.decisions():
                compared += same_everywhere(rules, match.state, decision.seat, dice)
    assert compared > fewer(500)


def same_everywhere(rules: Rules, state: Any, seat: int, dice: Any) -> bool:
    """Whether a twin world differs from the true one; in both, and in the veil itself, the seat is told the same."""
    asked, veiled = rules.asked(state, seat), rules.veil(state, seat)
    twin = rules.imagine(veiled, seat, dice)
    assert rules.asked(twin, seat) == asked
    assert rules.asked(veiled, seat) == asked
    assert asked is not None and rules.warnings(veiled, seat) == asked.warnings
    return bool(twin != state)


@EVERY_GAME
def test_to_be_told_changes_nothing(game: Game) -> None:
    for match, seat, _, _ in asked_in(game, 500):
        before = match.state.copy()
        match.rules.asked(match.state, seat)
        assert match.state == before


@EVERY_GAME
def test_what_another_knows_and_seats_that_are_not_there_are_refused(game: Game) -> None:
    rules, refused = game.rules(game.seats[-1]), 0
    for match, seat, _ in islice(random_match(rules, 4), 60):
        for audience in (*(other for other in range(rules.seats) if other != seat), None):
            with suppress(OtherTable):
                rules.asked(rules.veil(match.state, audience), seat)
                refused -= 1
            refused += 1
        for nobody in (-1, rules.seats, 99, True, None, "0"):
            with pytest.raises(NotYours):
                rules.asked(match.state, nobody)  # type: ignore[arg-type]
            with pytest.raises(NotYours):
                rules.warnings(match.state, nobody)  # type: ignore[arg-type]
    assert refused > 10
