"""Clocks: they run whether or not a table is in memory, and stand while the server is down."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tests.support.server.client import Person
from tests.support.server.databases import bodies, rows
from tests.support.server.process import Server, injected

FORGETFUL = """
from meadhall.server.tables import keeper

keeper.IDLE, keeper.LOOK_EVERY = 1.0, 0.2
"""  # a table that nobody listens at is forgotten after a second


def kinds(address: str, table: str) -> list[str]:
    """What the entries of a journal are."""
    return [json.loads(body)["type"] for body in bodies(address, table)]


def left(person: Person, table: str, seat: int) -> float:
    """What is left on the clock of a seat."""
    told: dict[str, Any] = person.get(f"/api/tables/{table}/frame?seat={seat}")
    return float(told["aside"]["clock"]["left"][str(seat)])


def test_a_clock_runs_out_at_a_table_that_nobody_has_in_memory(database: str, tmp_path: Path) -> None:
    with Server(database, env=injected(tmp_path, FORGETFUL)) as server:
        anna = Person(server.address, "Anna")
        table = anna.open("champions", ["me", "me:Bo"], clock={"days": 5 / 86_400})["id"]
        began = time.monotonic()
        while "takeover" not in kinds(database, table):
            assert time.monotonic() - began < 12
            time.sleep(0.2)
        assert time.monotonic() - began > 4


def test_clocks_stand_while_the_server_is_down_after_a_second_restart_too(database: str) -> None:
    with Server(database) as server:
        anna = Person(server.address, "Anna")
        table = anna.open("champions", ["me", "me:Bo"], clock={"bank": 1000, "add": 0})["id"]
        seat = anna.get(f"/api/tables/{table}/frame")["frame"]["waiting"][0]
        server.stop()
        hour = 3600.0
        rows(database, "UPDATE hours SET since = since - :hour, until = until - :hour", hour=hour)
        (start,) = bodies(database, table)
        body = json.dumps({**json.loads(start), "time": json.loads(start)["time"] - hour})  # an hour has passed since
        rows(database, 'UPDATE entries SET body = :body WHERE "table" = :id', body=body, id=table)
        server.start()
        assert 900 < left(anna, table, seat) <= 1000
        ask = anna.get(f"/api/tables/{table}/frame?seat={seat}")["frame"]["ask"]
        answer = {"type": "answer", "move": "first", "at": ask["at"], "code": ask["answers"][0]["code"]}
        anna.post(f"/api/tables/{table}/acts?seat={seat}", answer)
        server.kill()
        server.start()
        assert 900 < left(anna, table, seat) <= 1000
