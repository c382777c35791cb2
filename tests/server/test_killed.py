"""Servers that are killed, disks that are full, and databases that go away: nothing acknowledged is lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.server.client import Chair, Person, is_asked
from tests.support.server.databases import Postgres
from tests.support.server.killing import survive
from tests.support.server.process import Server

resource = pytest.importorskip("resource")
prlimit: Callable[..., Any] | None = getattr(resource, "prlimit", None)


def test_whatever_was_acknowledged_is_there_after_kill_9(database: str) -> None:
    found = survive(database, kills=2, seconds=1.2)
    assert found.acknowledged > 20 and found.by_bots > 5


def asked(chair: Chair) -> dict[str, Any]:
    """The frame in which a seat is asked."""
    while not chair.frame or not is_asked(chair.frame):
        chair.until("frame")
    return chair.frame


def answer_of(chair: Chair, move: str) -> dict[str, Any]:
    """An answer to what a seat is asked."""
    ask = asked(chair)["ask"]
    return {"type": "answer", "move": move, "at": ask["at"], "code": ask["answers"][0]["code"]}


def stopped_and_gone_on(server: Server, failing: Callable[[], Any], can_read: bool) -> None:
    """A table whose answers cannot be written stops with a code, and goes on when they can."""
    anna = Person(server.address, "Anna")
    table = anna.open("champions", ["me", "bot:karl", "bot:karl"])
    chair = anna.sit(table["id"], 0)
    while asked(chair)["waiting"] != [0]:  # a bot that still answers could find out first
        chair.until("frame")
    before = chair.frame["n"]
    message = answer_of(chair, "first-try")
    with failing():
        chair.send(message)
        assert chair.until("refused")["error"] == {"code": "table/stopped"}
        assert chair.until("bye")["code"] == "table/stopped"
        reply = anna.http.post("/api/guests", json={"name": "Bo"})
        assert (reply.status_code, reply.json()) == (503, {"code": "database/failed"})
        assert anna.http.get("/api/health").status_code == (200 if can_read else 503)
        chair.connect()
        if can_read:
            assert chair.until("frame")["n"] == before  # what is there can be looked at
        else:
            assert chair.until("bye")["code"] == "database/failed"
    if not can_read:
        wait_for(lambda: anna.http.get("/api/health").status_code == 200)
        chair.connect()
        assert chair.until("frame")["n"] == before
    chair.send(message)
    assert chair.until("done")["move"] == "first-try"
    while not is_asked(chair.frame) or chair.frame["n"] == before:  # the bots go on, too
        chair.until("frame")
    chair.send(message)
    assert chair.until("done")["move"] == "first-try"
    chair.close()
    anna.close()


def wait_for(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.skipif(prlimit is None, reason="the size of files cannot be limited here")
def test_a_table_stops_with_a_code_while_the_disk_is_full_and_goes_on_afterwards(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}") as server:

        @contextmanager
        def full() -> Iterator[None]:
            assert prlimit is not None
            limits = prlimit(server.pid, resource.RLIMIT_FSIZE)
            prlimit(server.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
            try:
                yield
            finally:
                prlimit(server.pid, resource.RLIMIT_FSIZE, limits)

        stopped_and_gone_on(server, full, can_read=True)


def test_a_table_stops_with_a_code_while_the_database_is_gone_and_goes_on_afterwards(postgres: Postgres) -> None:
    if postgres.server is None:
        pytest.skip("the PostgreSQL server is not ours to stop")
    with Server(postgres.new()) as server:

        @contextmanager
        def gone() -> Iterator[None]:
            postgres.stop()
            try:
                yield
            finally:  # other tests need it, whatever has come of this one
                postgres.start()

        stopped_and_gone_on(server, gone, can_read=False)
