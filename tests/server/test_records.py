"""Finished games: stepping through, the record as a file, and playing on from a moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.records import read_record, replay
from tests.support.server.client import Person, play_out
from tests.support.server.process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("records")
    with Server(f"sqlite:///{folder / 'meadhall.db'}") as running:
        yield running


@pytest.fixture(scope="module", params=["champions", "midgard"])
def finished(request: pytest.FixtureRequest, server: Server) -> Iterator[tuple[Person, str, dict[str, Any]]]:
    anna = Person(server.address, "Anna")
    table = anna.open(request.param, ["me", "bot:karl", "bot:karl"])
    chair = anna.sit(table["id"], 0)
    last = play_out(chair)
    chair.close()
    yield anna, table["id"], last
    anna.close()


def test_a_finished_game_is_stepped_through_from_a_seats_eyes(finished: tuple[Person, str, dict[str, Any]]) -> None:
    anna, id, last = finished
    about = anna.get(f"/api/records/{id}")
    count = about["moments"]["0"]
    frames: list[Any] = []
    while len(frames) < count:
        frames += anna.get(f"/api/records/{id}/frames?eye=0&from={len(frames)}")["frames"]
    assert len(frames) == count
    assert frames[-1]["view"] == last["view"]
    assert frames[-1]["result"] == last["result"]
    assert all(one["since"] == before["n"] for before, one in pairwise(frames))
    assert anna.get(f"/api/boxes/{about['box']}")["setting"]["game"] == about["game"]


def test_a_seats_eye_sees_no_other_hand_and_all_revealed_sees_every_one(
    finished: tuple[Person, str, dict[str, Any]],
) -> None:
    anna, id, _ = finished
    game = anna.get(f"/api/records/{id}")["game"]
    moment = {"champions": 3, "midgard": 4}[game]
    mine, every = (
        anna.get(f"/api/records/{id}/frames?eye={eye}&from={moment}&to={moment + 1}")["frames"][0]["view"]["seats"][1]
        for eye in ("0", "all")
    )
    if game == "champions":
        assert {one["destiny"] for one in mine["destinies"]} == {"hidden"}
        assert all(one["destiny"] != "hidden" for one in every["destinies"])
    else:
        assert mine["kept"] is None
        assert every["kept"] is not None


def test_the_record_of_a_game_is_a_file_that_replays(finished: tuple[Person, str, dict[str, Any]]) -> None:
    anna, id, last = finished
    match = replay(read_record(anna.http.get(f"/api/records/{id}/file").content))
    result = match.rules.result(match.state)
    assert result is not None and list(result.scores) == last["result"]["scores"]


def test_a_game_is_played_on_from_a_moment_to_its_end(finished: tuple[Person, str, dict[str, Any]]) -> None:
    anna, id, _ = finished
    moment = anna.get(f"/api/records/{id}")["moments"]["all"] // 2
    then = anna.get(f"/api/records/{id}/frames?eye=all&from={moment}&to={moment + 1}")["frames"][0]["view"]
    seats = ["bot:karl", "me", "bot:thrall"]
    table = anna.post(f"/api/records/{id}/fork", {"moment": moment, "seats": seats})
    names = anna.get(f"/api/records/{id}")["names"]
    for seat, one in enumerate(table["seats"]):
        assert one["mine"] or (one["name"] == names[seat]) == (names[seat] != "Anna")
    chair = anna.sit(table["id"], 1)
    chair.until("frame")
    assert chair.frame["view"]["round"] >= then["round"]
    assert play_out(chair)["result"] is not None
    chair.close()


def test_a_running_game_has_no_record(server: Server) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open("champions", ["me", "bot:karl"])
    for path in ("", "/frames", "/frames?eye=all", "/file"):
        reply = anna.http.get(f"/api/records/{table['id']}{path}")
        assert (reply.status_code, reply.json()["code"]) == (409, "table/not-over")
    anna.close()
