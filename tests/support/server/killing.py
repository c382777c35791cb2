"""A server that is killed again and again in the middle of games; nothing that it acknowledged may be lost."""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from dataclasses import dataclass, field

from meadhall.hall.table import Table
from meadhall.kernel.journal.plain import read_journal
from tests.support.server.client import Person
from tests.support.server.databases import bodies
from tests.support.server.movers import Crowd
from tests.support.server.process import Server

TABLES = (
    ("champions", ["me", "me:Bo", "me:Cy", "bot:karl"]),
    ("midgard", ["me", "me:Bo", "bot:karl"]),
    ("champions", ["me", "bot:huscarl"]),
)


@dataclass(slots=True)
class Survived:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    in_flight: int = 0  # messages that were sent, and not acknowledged when the server died
    entries: int = 0
    by_bots: int = 0
    refused: Counter[str] = field(default_factory=Counter)


def survive(database: str, kills: int, seed: int = 1, seconds: float = 1.5) -> Survived:
    """Play, kill the server at random moments and start it again; then read the journals."""
    found, pick = Survived(), random.Random(seed)
    with Server(database) as server:
        person = Person(server.address, "Anna")
        tables = [person.open(game, seats) for game, seats in TABLES]
        crowd = Crowd.of(person, tables, seed)
        for _ in range(kills):
            timer = threading.Timer(pick.uniform(0.1, 0.9) * seconds, server.kill)
            timer.start()
            crowd.play(seconds * 5)
            timer.join()
            found.kills += 1
            found.in_flight += sum(one.flying is not None for one in crowd.movers)
            server.start()
            for mover in crowd.movers:
                mover.come_back()
                mover.resend(3)
            if all(one.is_over for one in crowd.movers):
                crowd.close()
                check(database, tables, crowd, found)
                tables = [person.open(game, seats) for game, seats in TABLES]
                crowd = Crowd.of(person, tables, seed + found.kills)
        crowd.play(seconds)
        for mover in crowd.movers:
            mover.resend(len(mover.done) if len(mover.done) < 40 else 40)
        crowd.close()
        person.close()
    check(database, tables, crowd, found)
    return found


def check(database: str, tables: list[dict[str, str]], crowd: Crowd, found: Survived) -> None:
    """Every acknowledged message stands in its journal, each once, and every journal can be played on."""
    for table in tables:
        journal = [json.loads(body) for body in bodies(database, table["id"])]
        moves = Counter((entry["by"], entry["move"]) for entry in journal if "move" in entry)
        assert max(moves.values(), default=1) == 1, "a message was applied twice"
        for mover in crowd.movers:
            if mover.chair.table == table["id"]:
                missing = [sent for sent, _ in mover.done if (mover.chair.seat, sent["move"]) not in moves]
                assert not missing, "an acknowledged answer is gone"
                found.acknowledged += len(mover.done)
                found.refused.update(mover.refused)
        found.entries += len(journal)
        found.by_bots += sum(entry.get("who", "person") not in ("person", "table") for entry in journal)
        Table.restore(read_journal(journal))
