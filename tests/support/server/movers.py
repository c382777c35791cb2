"""Seats that play by themselves, and remember what the server has acknowledged."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Sequence
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.server.client import Chair, Person, is_asked

LOST = (ConnectionClosed, InvalidHandshake, ConnectionError, TimeoutError, EOFError)
HARMLESS = ("action/stale", "action/not-yours", "undo/refused", "table/stopped", "table/over", "rate/slow-down")
"""Refusals that may come of another seat being faster, or of a table that has just been stopped."""

MOST_UNDOS = 20  # of a seat: two who only take back would never come to an end


class Mover:
    """A seat that answers at random when it is asked, sometimes takes back, and sends again what was not answered."""

    def __init__(self, chair: Chair, seed: int) -> None:
        self.chair = chair
        self.pick = random.Random(seed)
        self.flying: dict[str, Any] | None = None  # sent, and not yet acknowledged
        self.done: list[tuple[dict[str, Any], int]] = []  # acknowledged messages, with the running number told
        self.refused: list[str] = []
        self.undos = 0
        self.is_lost = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.chair.frame) and self.chair.frame["result"] is not None

    def step(self) -> bool:
        """Take what has come, and answer if asked; whether anything happened."""
        if self.is_lost:
            return False
        try:
            return self._read() or self._act()
        except LOST:
            self.is_lost = True
            return False

    def _read(self) -> bool:
        count = 0
        while True:
            try:
                message = self.chair.receive(0)
            except TimeoutError:
                return count > 0
            count += 1
            self._note(message)

    def _note(self, message: dict[str, Any]) -> None:
        sent = self.flying
        if message["type"] == "bye":
            self.is_lost = True
        if sent is None or message.get("move") != sent["move"]:
            return
        if message["type"] == "done":
            self.done.append((sent, message["n"]))
        else:
            assert message["error"]["code"] in HARMLESS, message
            self.refused.append(message["error"]["code"])
        if message["type"] == "done" or message["error"]["code"] != "table/stopped":
            self.flying = None

    def _act(self) -> bool:
        frame = self.chair.frame
        if self.flying is not None or not frame or self.is_over:
            return False
        if self.done and self.done[-1][1] > frame["n"]:
            return False  # its frame is still on the way
        if frame["undo"] and self.undos < MOST_UNDOS and self.pick.random() < 0.1:
            self.undos += 1
            message = {"type": "undo", "at": frame["n"]}
        elif is_asked(frame):
            code = self.pick.choice(frame["ask"]["answers"])["code"]
            message = {"type": "answer", "at": frame["ask"]["at"], "code": code}
        else:
            return False
        self.flying = {**message, "move": secrets.token_hex(8)}
        self.chair.send(self.flying)
        return True

    def come_back(self) -> None:
        """Connect again, see that nothing told before is gone, and send again what was not acknowledged."""
        before = self.chair.frame.get("n", 0)
        self.chair.connect()
        self.is_lost = False
        welcome, frame = self.chair.receive(), self.chair.receive()
        assert (welcome["type"], frame["type"]) == ("welcome", "frame")
        assert frame["n"] >= before, "something that was told is gone"
        told = [sent["at"] for sent, _ in self.done if sent["type"] == "answer"]
        if frame["ask"] is not None and self.done and self.done[-1][0]["type"] == "answer":
            assert frame["ask"]["at"] != told[-1], "the seat is asked again what it has answered"
        if self.flying is not None:
            self.chair.send(self.flying)

    def resend(self, last: int) -> None:
        """Send again what was acknowledged; the same is acknowledged again, and nothing happens."""
        for sent, number in self.done[-last:]:
            reply = self.chair.given(sent)
            while reply.get("move") != sent["move"]:
                self._note(reply)
                reply = self.chair.until("done", "refused")
            assert reply == {"type": "done", "move": sent["move"], "n": number}, (sent, number, reply)


class Crowd:
    """Several seats that play by themselves."""

    def __init__(self, movers: Sequence[Mover]) -> None:
        self.movers = movers

    @classmethod
    def of(cls, person: Person, tables: Sequence[dict[str, Any]], seed: int = 1) -> Crowd:
        """All seats of one person at some tables."""
        return cls(
            [
                Mover(person.sit(table["id"], seat["seat"]), seed * 100 + number)
                for number, table in enumerate(tables)
                for seat in table["seats"]
                if seat["mine"]
            ]
        )

    def play(self, seconds: float, most: int = 1_000_000) -> int:
        """Play for some time or some answers, or until all is over or lost; how many answers were acknowledged."""
        end, before = time.monotonic() + seconds, self.acknowledged
        while time.monotonic() < end and self.acknowledged - before < most:
            if all(one.is_lost or one.is_over for one in self.movers):
                break
            if not any([one.step() for one in self.movers]):
                time.sleep(0.002)
        return self.acknowledged - before

    @property
    def acknowledged(self) -> int:
        """How many answers the server has acknowledged."""
        return sum(len(one.done) for one in self.movers)

    def close(self) -> None:
        """Close all sockets."""
        for one in self.movers:
            one.chair.close()
