"""A client of the server, as a page or a program is one: requests by HTTP, and a socket for each seat."""

from __future__ import annotations

import json
import random
import secrets
import time
from contextlib import suppress
from typing import Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol


class Person:
    """Somebody who is signed in as a guest; with a twin, the same person at another address."""

    everybody: ClassVar[list[Person]] = []

    def __init__(self, address: str, name: str, twin: Person | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"origin": address}, timeout=20)
        self.sockets: list[ClientConnection] = []
        self.everybody.append(self)
        if twin is None:
            self.me = self.post("/api/guests", {"name": name})
        else:
            self.me = twin.me
            self.http.cookies.update(dict(twin.http.cookies.items()))

    def post(self, path: str, body: Any) -> Any:
        """Post JSON; the JSON that comes back."""
        reply = self.http.post(path, json=body)
        assert reply.status_code < 300, (reply.status_code, reply.text)
        return reply.json()

    def get(self, path: str) -> Any:
        """Get JSON."""
        reply = self.http.get(path)
        assert reply.status_code < 300, (reply.status_code, reply.text)
        return reply.json()

    def open(self, game: str, seats: list[str], **more: Any) -> Any:
        """Open a table."""
        return self.post("/api/tables", {"game": game, "seats": seats, "pace": 0, **more})

    def close(self) -> None:
        """Close all connections."""
        for socket in self.sockets:
            socket.close()
        self.http.close()

    def sit(self, table: str, seat: int | None, greets: bool = True) -> Chair:
        """A socket to a table; whoever does not greet is told nothing."""
        return Chair(self, table, seat, greets)


class Chair:
    """A seat, or the place of somebody who looks on, with its socket."""

    def __init__(self, person: Person, table: str, seat: int | None, greets: bool = True) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.frame: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.messages: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.socket: ClientConnection
        self.connect(greets)

    def connect(self, greets: bool = True) -> None:
        """Connect, and say hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        self.socket = connect(
            f"{self.person.address.replace('http', 'ws')}/api/tables/{self.table}/socket",
            subprotocols=[Subprotocol("meadhall.1")],
            origin=Origin(self.person.address),
            additional_headers={"Cookie": cookie},
            legacy=True,
        )
        self.person.sockets.append(self.socket)
        if not greets:
            return
        with suppress(ConnectionClosed):  # whoever is refused may read why
            self.send({"type": "hello", "seat": self.seat, "since": self.frame.get("n", 0)})

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def send_text(self, text: str) -> None:
        """Send some text, whatever it is."""
        self.socket.send(text.encode("utf-8", "replace").decode())

    def receive(self, seconds: float = 10.0) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        if message["type"] == "frame":
            self.frame = message
        if message["type"] == "welcome":
            self.welcome = message
        return message

    def until(self, *types: str, seconds: float = 10.0) -> dict[str, Any]:
        """Receive until a message of one of these types comes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = self.receive(end - time.monotonic())
            if message["type"] in types:
                return message
        raise TimeoutError(f"no {types} in {seconds} seconds")

    def answer(self, code: int) -> dict[str, Any]:
        """Answer what is asked, and wait for the reply."""
        return self.given({"type": "answer", "move": secrets.token_hex(8), "at": self.frame["ask"]["at"], "code": code})

    def given(self, sent: dict[str, Any]) -> dict[str, Any]:
        """The reply to a move; one that came too fast for the server is sent again."""
        for _ in range(50):
            self.send(sent)
            reply = self.until("done", "refused", "bye")
            if reply.get("error", {}).get("code") != "rate/slow-down":
                break
            time.sleep(0.2)
        return reply

    def close(self) -> None:
        """Close the socket."""
        self.socket.close()


def is_asked(frame: dict[str, Any]) -> bool:
    """Whether the game waits for the seat; an offer waits for nobody and may be gone at any moment."""
    return frame["ask"] is not None and not frame["ask"]["offer"]


def play_out(chair: Chair, seed: int = 1, most: int = 2000) -> dict[str, Any]:
    """Play a game to its end with random answers; the last frame."""
    pick = random.Random(seed)
    for _ in range(most):
        while not chair.frame or (not is_asked(chair.frame) and chair.frame["result"] is None):
            chair.until("frame")
        if chair.frame["result"] is not None:
            return chair.frame
        before = chair.frame["n"]
        done = chair.answer(pick.choice(chair.frame["ask"]["answers"])["code"])
        if done["type"] == "refused":  # another seat may demand something in the meantime that closes the question
            assert done["error"]["code"] in ("action/not-yours", "action/stale"), done
        while chair.frame["n"] < max(done.get("n", 0), before + 1):
            chair.until("frame")
    raise AssertionError("the game does not end")
