"""Talk at a table: the same message is said once, the host mutes whom it likes, and silent sockets are closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.server.client import Chair, Person
from tests.support.server.databases import rows
from tests.support.server.process import Server, injected

HURRIED = """
import sys

if "serve" in sys.orig_argv:
    from meadhall.server.routes import socket

    from meadhall.server.tables import talking

    socket.HELLO = 1.0
    talking.MOST_LOOKING_ON = 3
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("talk")
    with Server(f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, HURRIED)) as running:
        yield running


def said(chair: Chair, move: str, text: str) -> dict[str, Any]:
    """What comes of saying something."""
    chair.send({"type": "say", "move": move, "text": text})
    return chair.until("done", "refused")


def test_a_message_that_is_sent_again_is_said_once_after_a_restart_too(server: Server) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open("midgard", ["me", "me:Bo", "bot:karl"])["id"]
    chair = anna.sit(table, 0)
    chair.until("frame")
    done = said(chair, "a", "well rowed")
    assert done["type"] == "done" and said(chair, "a", "well rowed") == done
    assert said(chair, "a", "badly rowed")["error"]["code"] == "wire/move-reused"
    by_http = anna.http.post(
        f"/api/tables/{table}/acts?seat=0", json={"type": "say", "move": "a", "text": "well rowed"}
    )
    assert by_http.json() == done
    chair.close()
    server.stop()
    server.start()
    again = Person(server.address, "", twin=anna).sit(table, 0)
    again.until("frame")
    assert said(again, "a", "well rowed") == done
    assert said(again, "a", "badly rowed")["error"]["code"] == "wire/move-reused"
    lines = rows(server.database, 'SELECT number, text FROM talk WHERE "table" = :table', table=table)
    assert [tuple(line) for line in lines] == [(1, "well rowed")]


def test_the_host_mutes_a_seat_or_all_who_look_on_and_lets_them_speak_again(server: Server) -> None:
    anna, bert, cora = (Person(server.address, name) for name in ("Anna", "Bert", "Cora"))
    opened = anna.open("midgard", ["me", "link", "bot:karl"])
    path = f"/api/tables/{opened['id']}"
    bert.post(f"{path}/seats/1/claim", {"secret": opened["links"]["1"].rpartition("=")[2]})
    anna.post(f"{path}/start", {})
    host, guest, onlooker = anna.sit(opened["id"], 0), bert.sit(opened["id"], 1), cora.sit(opened["id"], None)
    for chair in (host, guest, onlooker):
        chair.until("frame")
    reply = bert.http.post(f"{path}/mute", json={"seat": 0})
    assert (reply.status_code, reply.json()["code"]) == (403, "table/not-host")
    assert anna.http.post(f"{path}/mute", json={"seat": 9}).status_code == 400
    for seat, chair in ((1, guest), (None, onlooker)):
        assert said(chair, "before", "once")["type"] == "done"
        anna.post(f"{path}/mute", {"seat": seat})
        while host.until("note")["aside"].get("muted") != [seat]:
            pass
        assert said(chair, "during", "twice")["error"]["code"] == "talk/muted"
        assert said(host, f"host{seat}", "hush")["type"] == "done"
        anna.post(f"{path}/mute", {"seat": seat, "muted": False})
        assert said(chair, "after", "thrice")["type"] == "done"
    texts = rows(server.database, 'SELECT text FROM talk WHERE "table" = :table ORDER BY number', table=opened["id"])
    assert [text for (text,) in texts] == ["once", "hush", "thrice"] * 2


def test_whoever_looks_on_takes_no_room_from_the_seats_after_a_restart_either(server: Server) -> None:
    anna, cora = Person(server.address, "Anna"), Person(server.address, "Cora")
    table = anna.open("midgard", ["me", "me:Bo", "me:Cid"])["id"]
    host, onlooker = anna.sit(table, 0), cora.sit(table, None)
    assert said(host, "first", "welcome")["type"] == "done"
    for number in range(3):
        assert said(onlooker, f"m{number}", "row, row")["type"] == "done"
    assert said(onlooker, "m3", "row, row")["error"]["code"] == "table/refused"
    assert said(onlooker, "m1", "row, row")["type"] == "done"  # said before
    server.stop()
    server.start()
    for chair in (host, onlooker):
        chair.connect()
        chair.until("frame")
    assert said(onlooker, "m4", "row, row")["error"]["code"] == "table/refused"
    assert said(host, "second", "hush")["type"] == "done"


def test_a_socket_that_does_not_greet_is_closed_in_time(server: Server) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    silent = anna.sit(table, 0, greets=False)
    assert silent.until("bye", seconds=5)["code"] == "wire/silent"
    greeted = anna.sit(table, 0)
    greeted.until("frame")
    with pytest.raises(TimeoutError):
        greeted.until("bye", seconds=2)
