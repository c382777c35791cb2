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


def test_the_story_since_a_moment_is_told_in_acts_as_in_frames(server: Server) -> None:
    anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
    path = f"/api/tables/{anna.open('midgard', ['me', 'me:Bo', 'me:Cid'], spectators='none')['id']}"
    for number in range(8):
        frames = [anna.get(f"{path}/frame?seat={seat}")["frame"] for seat in range(3)]
        seat = frames[0]["waiting"][0]
        ask = frames[seat]["ask"]
        answer = {"type": "answer", "move": f"m{number}", "at": ask["at"], "code": ask["answers"][0]["code"]}
        assert anna.post(f"{path}/acts?seat={seat}", answer)["type"] == "done"
    for query in ("seat=0", "seat=1", "seat=2", ""):
        whole = anna.get(f"{path}/frame?{query}")["frame"]
        assert len(whole["acts"]) > 3
        for since in (0, whole["acts"][1]["n"], whole["n"]):
            later = [act for act in whole["acts"] if act["n"] > since]
            told = anna.http.get(f"{path}/acts?{query}&since={since}")
            assert told.json() == {"n": whole["n"], "since": since, "acts": later}
            assert told.headers["cache-control"] == "private, no-store"
        assert anna.http.get(f"{path}/acts?{query}&since={whole['n'] + 1}").status_code == 400
    assert bert.http.get(f"{path}/acts?seat=0").json() == {"code": "seat/not-yours"}
    assert bert.http.get(f"{path}/acts").json() == {"code": "table/unknown"}
