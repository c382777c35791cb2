"""A match that begins from a state: it goes on as the game would have, is undone and recorded like any other."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.errors import BadRecord, OtherTable, ReplayDrift
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.records import read_record, record_of, replay, write_record
from tests.support.conformance.tables import EVERY_GAME, every_table, random_match
from tests.support.terminal import Terminal


def midway(game: Game, seed: int, answers: int = 60) -> Match:
    """A random match after some answers."""
    return next(islice(random_match(every_table(game)[seed], seed), answers, None))[0]


@EVERY_GAME
def test_a_match_goes_on_from_a_state_as_the_game_does(game: Game) -> None:
    for seed in range(8):
        whole = midway(game, seed)
        part = Match(whole.rules, whole.rules.core.Chance(1), start=whole.state)
        assert part.decisions() == whole.decisions()
        assert part.log() == []
        for number in range(40):
            decision = whole.decisions()[0]
            code = decision.codes[number % len(decision.codes)]
            told = whole.answer(decision.seat, code)
            script = list(whole.played[-1].outcomes)
            assert part.answer(decision.seat, code, script=script) == told
            assert part.state == whole.state


@EVERY_GAME
def test_the_state_handed_in_stays_as_it_is_and_undo_goes_back_to_it(game: Game) -> None:
    undone = 0
    for seed in range(20):
        whole = midway(game, seed)
        start, kept = whole.state, whole.state.copy()
        match = Match(whole.rules, game.core.Chance(seed), start=start)
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.codes[0])
        assert start == kept
        if match.undoable(decision.seat) is not None:
            match.undo(decision.seat)
            assert match.state == kept
            undone += 1
    assert undone


@EVERY_GAME
def test_a_record_keeps_where_the_match_began(game: Game) -> None:
    for seed in range(8):
        match = Match(midway(game, seed).rules, game.core.Chance(seed), start=midway(game, seed).state)
        for _ in range(10):
            decision = match.decisions()[0]
            match.answer(decision.seat, decision.codes[-1])
        record = read_record(write_record(record_of(match)))
        assert record == record_of(match)
        assert replay(record).state == match.state


@EVERY_GAME
def test_a_record_from_the_setup_on_names_no_start(game: Game) -> None:
    assert "start" not in json.loads(write_record(record_of(midway(game, 1))))


@EVERY_GAME
def test_no_match_begins_from_what_is_no_lawful_state_of_its_table(game: Game) -> None:
    match = midway(game, 0)
    broken = match.state.copy()
    broken.round = 99
    with pytest.raises(BadRecord):
        Match(match.rules, game.core.Chance(1), start=broken)
    with pytest.raises(BadRecord):
        Match(match.rules, game.core.Chance(1), start=match.rules.veil(match.state, 0))
    other = game.rules(next(seats for seats in game.seats if seats != match.rules.seats))
    with pytest.raises(OtherTable):
        Match(other, game.core.Chance(1), start=match.state)


@EVERY_GAME
@pytest.mark.parametrize(
    ("start", "error"),
    [
        ([], BadRecord),
        ({"round": 99}, BadRecord),
        ({"no_such_field": 1}, BadRecord),
        ({"round": "1"}, BadRecord),
    ],
)
def test_a_record_with_a_wrong_start_is_refused(game: Game, start: Any, error: type[Exception]) -> None:
    match = Match(midway(game, 2).rules, game.core.Chance(1), start=midway(game, 2).state)
    plain = json.loads(write_record(record_of(match)))
    changed = {**plain, "start": {**plain["start"], **start} if isinstance(start, dict) else start}
    with pytest.raises(error):
        replay(read_record(json.dumps(changed)))


@EVERY_GAME
def test_a_record_with_a_start_has_no_opening(game: Game) -> None:
    match = Match(midway(game, 2).rules, game.core.Chance(1), start=midway(game, 2).state)
    plain = json.loads(write_record(record_of(match)))
    label = next(iter(match.rules.words.labels.values()))
    with pytest.raises(ReplayDrift):
        replay(read_record(json.dumps({**plain, "opening": [f"{label}:0"]})))


@EVERY_GAME
def test_the_command_line_tells_a_record_that_begins_midway(game: Game, terminal: Terminal, tmp_path: Path) -> None:
    match = Match(midway(game, 3).rules, game.core.Chance(1), start=midway(game, 3).state)
    decision = match.decisions()[0]
    match.answer(decision.seat, decision.codes[0])
    file = tmp_path / "part.json"
    file.write_text(write_record(record_of(match)), encoding="utf-8")
    assert terminal("replay", str(file), "--check").code == 0
    assert terminal("replay", str(file), "--plain").code == 0
