"""A match: running numbers, stale answers, undo, refusals that lose nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from meadhall.kernel.errors import BadRecord, IllegalAction, Malformed, NotYours, NoUndo, Stale
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.records import record_of, replay
from tests.support.conformance.tables import EVERY_GAME, random_match, settings


@EVERY_GAME
def test_every_answer_tells_the_seat_something_and_makes_the_old_number_stale(game: Game) -> None:
    stale = 0
    for seed, rules in zip(range(6), settings(game), strict=False):
        for match, seat, code in random_match(rules, seed):
            number = match.asked_at(seat)
            trial = replay(record_of(match)) if len(match.played) % 25 == 0 else None
            if trial is None:
                continue
            trial.answer(seat, code, trial.asked_at(seat))
            assert trial.number(seat) > number
            if trial.decisions() and any(d.seat == seat for d in trial.decisions()):
                before = trial.state.copy()
                with pytest.raises(Stale):
                    trial.answer(seat, code, number)
                assert trial.state == before
                stale += 1
    assert stale > 6


@EVERY_GAME
def test_events_after_a_number_are_what_an_audience_missed(game: Game) -> None:
    rules = game.rules(game.seats[-1])
    for match, _, _ in random_match(rules, 5):
        for audience in [*range(rules.seats), None]:
            number = match.number(audience)
            told = match.events(audience)
            assert len(told) == number
            assert match.events(audience, number // 2) == told[number // 2 :]


@EVERY_GAME
def test_undo_goes_back_to_the_very_state_before(game: Game) -> None:
    """Taking back the last answer gives the state before it; other seats' sealed answers stay."""
    undone = refused = kept = 0
    for seed, rules in zip(range(40), settings(game), strict=False):
        pick = random.Random(seed)
        history: list[Any] = []
        for match, _, _ in random_match(rules, seed):
            history.append(match.state.copy())
            seat = pick.randrange(rules.seats)
            index = match.undoable(seat)
            often = 0.02 if index is None else 0.1  # mostly there is nothing to undo
            trial = replay(record_of(match)) if pick.random() < often else None
            if trial is None:
                continue
            assert trial.undoable(seat) == index
            if index is None:
                with pytest.raises(NoUndo):
                    trial.undo(seat)
                assert trial.state == match.state
                refused += 1
            else:
                later = trial.played[index + 1 :]
                trial.undo(seat)
                assert trial.played == [*match.played[:index], *later]
                assert all(step.is_sealed and step.seat != seat for step in later)
                kept += bool(later)
                if not later:
                    assert trial.state == history[index]
                assert trial.decisions()
                rules.check_laws(trial.state)
                assert replay(record_of(trial)).state == trial.state
                undone += 1
    seals = any(event.sealed for event in rules.words.events.values())
    assert undone > 20 and refused > 20 and (kept > 0 or not seals)


@EVERY_GAME
def test_a_refused_answer_leaves_everything_as_it_was(game: Game) -> None:
    rules = game.rules(game.seats[0])
    pick = random.Random(1)
    for match, seat, code in random_match(rules, 1):
        before, steps, log = match.state.copy(), list(match.played), match.log()
        closed = [c for c in range(len(rules.catalogue)) if c not in rules.codes(match.state, seat)]
        unasked = [s for s in range(rules.seats) if rules.decision(match.state, s) is None]
        for one in pick.sample(closed, min(len(closed), 1)):
            with pytest.raises((IllegalAction, Malformed)):
                match.answer(seat, one)
        for other in unasked:
            with pytest.raises(NotYours):
                match.answer(other, code)
        for nonsense in (-1, len(rules.catalogue), 10**9, "place", None, 1.5, {"type": "nonsense"}, True):
            with pytest.raises(Malformed):
                match.answer(seat, nonsense)  # type: ignore[arg-type]
        for nobody in (-1, rules.seats, "0", True, [0]):
            for number in (None, 1):
                with pytest.raises(NotYours):
                    match.answer(nobody, code, number)  # type: ignore[arg-type]
        assert (match.state, match.played, match.log()) == (before, steps, log)


@EVERY_GAME
def test_an_action_may_be_given_as_itself_as_plain_data_or_by_number(game: Game) -> None:
    rules = game.rules(game.seats[0])
    for code, action in enumerate(rules.catalogue.actions):
        if action is not None:
            assert rules.catalogue.code(action) == rules.catalogue.code(action.plain()) == code
            assert rules.catalogue.action(code) == action


@EVERY_GAME
def test_an_action_about_nothing_sensible_is_malformed(game: Game) -> None:
    rules = game.rules(game.seats[0])
    kinds = {type(action) for action in rules.catalogue.actions if action is not None}
    nonsenses: list[Any] = [[0], {}, "nothing", None, -1]
    for kind in [kind for kind in kinds if fields(kind)]:
        for nonsense in nonsenses:
            with pytest.raises(Malformed):
                rules.catalogue.code(kind(*[nonsense] * len(fields(kind))))


@EVERY_GAME
def test_every_door_refuses_what_is_no_state(game: Game) -> None:
    rules = game.rules(game.seats[0])
    doors: list[Callable[[Any], object]] = [
        lambda state: rules.codes(state, 0),
        lambda state: rules.decision(state, 0),
        lambda state: rules.reason(state, 0, 1),
        lambda state: rules.asked(state, 0),
        lambda state: rules.warnings(state, 0),
        lambda state: rules.apply(state, 0, 1, rules.core.Chance(1)),
        lambda state: rules.view(state, 0),
        rules.decisions,
        rules.result,
        rules.check_laws,
        rules.save,
    ]
    nothings: list[Any] = [None, {}, rules.box, rules.core.Chance(1)]
    for nothing in nothings:
        for door in doors:
            with pytest.raises(TypeError, match="no state"):
                door(nothing)


@EVERY_GAME
def test_a_broken_saved_state_is_refused(game: Game) -> None:
    rules = game.rules(game.seats[0])
    match = Match(rules, rules.core.Chance(1))
    sound = rules.save(match.state)
    name = next(key for key, value in sound["state"].items() if isinstance(value, list))
    broken: list[Any] = [
        {},
        None,
        [],
        "state",
        {**sound, "revision": 99},
        {**sound, "seats": rules.seats + 1},
        {**sound, "state": None},
        {**sound, "state": {**sound["state"], "more": "x"}},
        {**sound, "state": {**sound["state"], "unheard-of": 1}},
        {**sound, "state": {**sound["state"], name: sound["state"][name][:-1]}},
        {**sound, "state": {**sound["state"], name: [10**6] * len(sound["state"][name])}},
        {**sound, "state": {**sound["state"], name: [True] * len(sound["state"][name])}},
    ]
    for saved in broken:
        with pytest.raises(BadRecord):
            rules.restore(saved)
