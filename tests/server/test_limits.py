"""Limits hold for a person, or for the address of a stranger, however many sockets there are."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server.client import Chair, Person
from tests.support.server.process import Server, injected

NARROW = """
from meadhall.server.limits import Limits

Limits.KINDS["message"] = (12, 0.2)
Limits.SOCKETS = 3
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limits")
    with Server(f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, NARROW)) as running:
        yield running


def somebody(server: Server, is_known: bool) -> tuple[Person, str]:
    """Somebody who looks on at a table, signed in or not."""
    anna = Person(server.address, "Anna")
    table = anna.open("midgard", ["me", "me:Bo", "me:Cid"])["id"]
    if not is_known:
        anna.http.cookies.clear()
    return anna, table


def welcomed(chair: Chair) -> str:
    """What a socket is told first: that it is welcome, or why not."""
    told = chair.until("frame", "bye")
    return str(told.get("code", "welcome"))


@pytest.mark.parametrize("is_known", [True, False], ids=["a person", "an address"])
def test_messages_are_counted_whatever_socket_they_come_by(server: Server, is_known: bool) -> None:
    anna, table = somebody(server, is_known)
    chairs = [anna.sit(table, None) for _ in range(3)]
    assert [welcomed(chair) for chair in chairs] == ["welcome"] * 3
    replies = []
    for chair in chairs:
        for number in range(8):
            chair.send({"type": "ping", "id": number})
        replies += [chair.until("pong", "refused") for _ in range(8)]
    refused = [one["error"]["code"] for one in replies if one["type"] == "refused"]
    assert set(refused) == {"rate/slow-down"} and len(refused) >= 8


@pytest.mark.parametrize("is_known", [True, False], ids=["a person", "an address"])
def test_nobody_has_more_sockets_than_a_few(server: Server, is_known: bool) -> None:
    anna, table = somebody(server, is_known)
    chairs = [anna.sit(table, None, greets=False) for _ in range(3)]
    assert anna.sit(table, None, greets=False).until("bye")["code"] == "rate/slow-down"
    other, _ = somebody(server, is_known=True)
    assert welcomed(other.sit(table, None)) == "welcome"
    chairs[0].close()
    end = time.monotonic() + 20
    while time.monotonic() < end:
        again = anna.sit(table, None, greets=False)
        with suppress(ConnectionClosed):
            again.send({"type": "ping", "id": 1})
        if again.until("refused", "bye").get("code") != "rate/slow-down":
            return
        time.sleep(0.2)
    raise AssertionError("a socket that is closed still counts")
