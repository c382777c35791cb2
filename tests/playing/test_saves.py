"""Saved games are journals: the whole log comes back, also what was taken back; saves of version 1 still load."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from meadhall.games import games
from meadhall.kernel.errors import BadRecord, MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.journal.saved import FORMAT
from meadhall.kernel.match import Match
from meadhall.kernel.records import record_of, write_record
from meadhall.terminal.saves import read
from tests.support.playing.desk import save

EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def played(game: Game, answers: int = 60) -> tuple[Match, list[str]]:
    """A match with some answers, a few of which were taken back."""
    rules, pick = game.rules(game.seats[0]), random.Random(8)
    match = Match(rules, rules.core.Chance(8), [f"name {seat}" for seat in range(rules.seats)])
    while len(match.played) < answers or not any(match.undoable(seat) is not None for seat in range(rules.seats)):
        decision = match.decisions()[0]
        match.answer(decision.seat, pick.choice(decision.codes))
        if match.undoable(decision.seat) is not None and pick.random() < 0.2:
            match.undo(decision.seat)
    return match, ["person", *["thrall"] * (rules.seats - 1)]


@EVERY_GAME
def test_a_saved_game_comes_back_with_its_whole_log(game: Game, tmp_path: Path) -> None:
    match, players = played(game)
    save(tmp_path / "game.json", match, players)
    saved = read(tmp_path / "game.json")
    assert saved.players == tuple(players) and saved.match.names == match.names
    assert saved.match.acts == match.acts and saved.match.state == match.state
    assert [saved.match.number(seat) for seat in range(match.rules.seats)] == [
        match.number(seat) for seat in range(match.rules.seats)
    ]
    assert saved.match.chance.system, "what comes next can be foretold"


@EVERY_GAME
def test_a_save_of_version_1_loads_and_can_be_taken_back_from(game: Game, tmp_path: Path) -> None:
    match, players = played(game)
    record = json.loads(write_record(record_of(match)))
    old = {"format": FORMAT, "version": 1, "players": players, "record": record}
    (tmp_path / "old.json").write_text(json.dumps(old))
    saved = read(tmp_path / "old.json")
    assert saved.match.state == match.state and saved.match.played == match.played
    seat = next(seat for seat in range(match.rules.seats) if match.undoable(seat) is not None)
    saved.match.undo(seat)
    assert saved.match.played == match.played[:-1]


@EVERY_GAME
def test_a_spoilt_save_is_refused_with_one_sentence(game: Game, tmp_path: Path) -> None:
    match, players = played(game, 10)
    path = tmp_path / "game.json"
    save(path, match, players)
    sound = json.loads(path.read_text())
    start = sound["journal"][0]
    spoilt: list[dict[str, Any]] = [
        {"version": 3},
        {"journal": None},
        {"journal": []},
        {"journal": sound["journal"][1:]},
        {"journal": [start, start]},
        {"journal": [{**start, "players": ["nobody at all"] * match.rules.seats}, *sound["journal"][1:]]},
        {"journal": [*sound["journal"], {"type": "undo", "seat": 99}]},
        {"journal": [*sound["journal"], {"type": "answer", "seat": 0, "code": 10**9, "outcomes": []}]},
    ]
    for change in spoilt:
        path.write_text(json.dumps({**sound, **change}))
        with pytest.raises(MeadhallError) as refused:
            read(path)
        assert "\n" not in str(refused.value) and (
            isinstance(refused.value, BadRecord) or refused.value.code == "record/drift"
        )
