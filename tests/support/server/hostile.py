"""A hostile client: messages that are malformed, huge, deep, out of order, or of other seats and tables."""

from __future__ import annotations

import json
import random
import string
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import psutil

from tests.support.server.client import Chair, Person
from tests.support.server.databases import bodies
from tests.support.server.process import Server

TYPES = (
    "hello", "answer", "chain", "undo", "ask-chain", "ask-why", "ask-odds", "propose", "consent", "ping",
    "welcome", "frame", "done", "", "__class__",
)  # fmt: skip
FIELDS = ("move", "at", "code", "links", "seat", "since", "id", "to", "yes", "text", "venue", "warriors", "dice", "x")
WORDS = ("", "a", "../../etc/passwd", "\u202e", "\ud800", "\x00", "bot:program:/bin/sh", "a" * 5000, "shore-1", "m-1")
NUMBERS = (-1, 0, 1, 7, 10**6, -(10**9), 10**9, 10**30, 2**63, 1.5, float("1e300"))


def anything(pick: random.Random, depth: int = 0) -> Any:
    """Some value that JSON can hold."""
    match pick.randrange(3 if depth > 2 else 5):
        case 0:
            return pick.choice(WORDS)
        case 1:
            return pick.choice(NUMBERS)
        case 2:
            return pick.choice((True, False, None))
        case 3:
            return [anything(pick, depth + 1) for _ in range(pick.randrange(4))]
        case _:
            return {pick.choice(WORDS): anything(pick, depth + 1) for _ in range(pick.randrange(3))}


def message(pick: random.Random, frame: dict[str, Any]) -> str:
    """One message that changes nothing: it is no message, or none that is legal now."""
    luck = pick.random()
    if luck < 0.1:
        return "".join(pick.choices(string.printable + '{}[]"\\', k=pick.randrange(200)))
    if luck < 0.15:
        return pick.choice(
            ("[" * 16_000, '{"a":' * 3000, " " * 16_385, '{"type":"ping","id":' + "9" * 5000 + "}", "NaN")
        )
    if luck < 0.55:
        made = {name: anything(pick) for name in pick.sample(FIELDS, pick.randrange(6))}
        return json.dumps({"type": pick.choice(TYPES), **made})
    at = frame["ask"]["at"] if frame["ask"] else frame["n"]
    shut = [one["code"] for one in frame["ask"]["closed"]] if frame["ask"] else []
    made = pick.choice(
        [
            {"type": "answer", "at": at, "code": pick.choice([*shut, 10**6])},  # closed
            {"type": "answer", "at": at - 1, "code": 0},  # late
            {"type": "answer", "at": at + 1000, "code": 0},  # early
            {"type": "chain", "at": at, "links": [10**6] * pick.randrange(200)},
            {"type": "undo", "at": frame["n"] - 1},
            {"type": "undo", "at": frame["n"] + 1},
            {"type": "consent", "id": 99, "yes": True},
            {"type": "hello", "seat": pick.choice((1, 2, 7)), "since": 0},  # a seat of somebody else, or none
            {"type": "propose", "to": 10**6},
        ]
    )
    return json.dumps(made if made["type"] == "hello" else {**made, "move": f"h-{pick.randrange(10**9)}"})


@dataclass(slots=True)
class Attack:
    """What came of an attack."""

    sent: int = 0
    closed: int = 0  # sockets that the server closed
    codes: Counter[str] = field(default_factory=Counter)
    before: int = 0  # bytes of memory of the server
    after: int = 0


def attack(server: Server, count: int, seed: int = 1) -> Attack:
    """Send hostile messages to a table that waits for the sender, and to one of somebody else."""
    pick, found = random.Random(seed), Attack()
    anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
    tables = [person.open("midgard", ["me", "bot:karl", "bot:karl"])["id"] for person in (anna, bert)]
    chairs = [anna.sit(tables[0], 0), anna.sit(tables[1], None)]
    for chair in chairs:
        chair.until("frame")
        quiet(chair)
    digests = [digest(server, table) for table in tables]
    found.before = memory(server)
    for number in range(count):
        chair = chairs[number % 5 == 0]
        chair.send_text(message(pick, chair.frame))
        found.sent += 1
        if number % 20 == 19:
            for one in chairs:
                for reply in quiet(one):
                    if reply["type"] == "refused":
                        found.codes[reply["error"]["code"]] += 1
                    assert reply["type"] != "done", reply
    found.after = memory(server)
    assert digests == [digest(server, table) for table in tables]
    chairs[0].send({"type": "hello", "seat": 0, "since": 0})
    while not chairs[0].frame["ask"]:
        chairs[0].until("frame")
    assert chairs[0].answer(chairs[0].frame["ask"]["answers"][0]["code"])["type"] == "done"  # the game goes on
    return found


def quiet(chair: Chair) -> list[dict[str, Any]]:
    """Receive until a ping is answered; what came before."""
    chair.send({"type": "ping", "id": 424242})
    came = []
    while (reply := chair.receive(20)) != {"type": "pong", "id": 424242}:
        came.append(reply)
    return came


def digest(server: Server, table: str) -> str:
    """A digest of a journal."""
    return sha256("\n".join(bodies(server.database, table)).encode()).hexdigest()


def memory(server: Server) -> int:
    """The memory of the serving process."""
    found: int = psutil.Process(server.pid).memory_info().rss
    return found
