"""The same company once more: one table for all who ask, with the bots where they were."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server.client import Person, play_out
from tests.support.server.process import GENEROUS, Server, injected


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("company")
    with Server(f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, GENEROUS)) as running:
        yield running


def test_all_who_ask_for_another_game_find_the_same_table(server: Server) -> None:
    anna, bert, carl = (Person(server.address, name) for name in ("Anna", "Bert", "Carl"))
    first = anna.open("champions", ["me", "link", "bot:karl"], hints=False)
    secret = first["links"]["1"].rpartition("k=")[2]
    bert.post(f"/api/tables/{first['id']}/seats/1/claim", {"secret": secret})
    anna.post(f"/api/tables/{first['id']}/start", {})
    again = f"/api/tables/{first['id']}/again"
    assert bert.http.post(again, json={}).json() == {"code": "seat/not-yours"}  # while it is played
    bert.post(f"/api/tables/{first['id']}/seats/1/leave", {})
    play_out(anna.sit(first["id"], 0))

    mine = bert.post(again, {})
    assert mine["state"] == "waiting" and mine["host"] and mine["id"] != first["id"]
    assert mine["setting"] == anna.get(f"/api/tables/{first['id']}")["setting"] and mine["house"]["hints"] is False
    assert [(one["kind"], one["mine"]) for one in mine["seats"]] == [("link", False), ("person", True), ("bot", False)]
    assert set(mine["links"]) == {"0"} and mine["seats"][0]["name"] == "Anna"
    hers = anna.post(again, {})
    assert hers["id"] == mine["id"] and hers["links"] == {} and hers["seats"][0]["mine"]
    assert anna.post(again, {})["id"] == mine["id"]
    assert carl.http.post(again, json={}).json() == {"code": "seat/not-yours"}
    assert bert.post(f"/api/tables/{mine['id']}/start", {})["state"] == "running"
    assert anna.post(again, {})["id"] == mine["id"]


def test_against_bots_the_next_game_begins_at_once(server: Server) -> None:
    anna = Person(server.address, "Anna")
    first = anna.open("champions", ["me", "bot:thrall"])
    play_out(anna.sit(first["id"], 0))
    then = anna.post(f"/api/tables/{first['id']}/again", {})
    assert then["state"] == "running" and [one["bot"] for one in then["seats"]] == [None, "thrall"]
