"""A server that hangs is started again, and only the table at which it hung stays stopped."""

from __future__ import annotations

import os
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server.client import Person, play_out
from tests.support.server.process import ROOT, Server

HANGING = """
from meadhall.hall import table, wire

real = table.Table.take

def take(self, seat, message, now):
    while isinstance(message, wire.AskWhy) and message.code == 7777:
        pass
    return real(self, seat, message, now)

table.Table.take = take
"""  # an endless loop where the rules are asked, which no bound has caught


@pytest.fixture
def hanging(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "sitecustomize.py").write_text(HANGING)
    return {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}


def test_a_server_that_hangs_at_a_table_is_started_again_and_other_tables_go_on(
    tmp_path: Path, hanging: dict[str, str]
) -> None:
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}", env=hanging) as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        good = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
        bad = bert.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
        chair, doomed = anna.sit(good, 0), bert.sit(bad, 0)
        doomed.until("frame")
        doomed.send({"type": "ask-why", "id": 1, "code": 7777})
        began = time.monotonic()
        with pytest.raises(ConnectionClosed):
            while True:
                chair.receive(20)
        while True:
            try:
                anna.get("/api/health")
                break
            except (httpx.HTTPError, AssertionError):
                assert time.monotonic() - began < 30
                time.sleep(0.1)
        chair.connect()
        assert play_out(chair)["result"] is not None
        assert bert.http.get(f"/api/tables/{bad}/frame?seat=0").json()["code"] == "table/stopped"
        chair.close()
        anna.close()
        bert.close()


def test_a_server_ends_with_its_supervisor(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'meadhall.db'}").start()
    server.kill()
    for _ in range(100):
        try:
            httpx.get(f"{server.address}/api/health", timeout=1)
        except httpx.HTTPError:
            return
        time.sleep(0.1)
    raise AssertionError("the server has survived its supervisor")
