"""Whole games through a real server, by real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.games import games
from tests.support.server.client import Person, play_out
from tests.support.server.process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'meadhall.db'}") as running:
        yield running


@pytest.mark.parametrize("game", ["champions", "midgard"])
def test_a_person_plays_a_whole_game_against_bots(server: Server, game: str) -> None:
    assert game in {one.slug for one in games()}
    anna = Person(server.address, "Anna")
    table = anna.open(game, ["me", "bot:karl", "bot:thrall"])
    assert table["state"] == "running"
    chair = anna.sit(table["id"], 0)
    last = play_out(chair)
    assert len(last["result"]["scores"]) == 3
    assert anna.get(f"/api/tables/{table['id']}")["state"] == "over"
    chair.close()
    anna.close()
