"""Faults that are injected: a bot that loops, a core that gets stuck, and a read that fails stop nobody else."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from tests.support.server.client import Person, is_asked, play_out
from tests.support.server.databases import bodies
from tests.support.server.process import Server, injected

FAULTS = """
import sys

if "--multiprocessing-fork" in sys.orig_argv:  # a worker
    from meadhall.hall import thinking

    think = thinking.think

    def looping(work):
        while work.bot.startswith("huscarl"):
            pass
        return think(work)

    looping.__module__, looping.__qualname__ = "meadhall.hall.thinking", "think"
    thinking.think = looping
elif "serve" in sys.orig_argv:
    from meadhall.hall import table, wire
    from meadhall.kernel.errors import Stuck
    from meadhall.server import workers

    workers.Workers.__init__.__defaults__ = (0, 3.0)  # seconds that a thought may take
    take = table.Table.take

    def stuck(self, seat, message, now):
        if isinstance(message, wire.Answer) and message.move == "stuck":
            self.stopped = Stuck.code
        return take(self, seat, message, now)

    table.Table.take = stuck
"""


def test_a_bot_that_loops_is_ended_and_answered_for_and_a_stuck_core_stops_only_its_table(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}", env=injected(tmp_path, FAULTS)) as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        looping = anna.sit(anna.open("champions", ["me", "bot:huscarl"])["id"], 0)
        stuck = bert.sit(bert.open("midgard", ["me", "bot:karl", "bot:karl"])["id"], 0)
        other = bert.sit(bert.open("midgard", ["me", "bot:karl", "bot:karl"])["id"], 0)

        stuck.until("frame")
        stuck.send({"type": "answer", "move": "stuck", "at": stuck.frame["ask"]["at"], "code": 0})
        assert stuck.until("refused")["error"]["code"] == "table/stopped"
        assert stuck.until("bye")["code"] == "table/stopped"
        stuck.connect()  # nothing is lost: another answer does not get stuck
        while not is_asked(stuck.until("frame")):
            pass
        assert stuck.answer(stuck.frame["ask"]["answers"][0]["code"])["type"] == "done"

        began, waits = time.monotonic(), []
        for _ in range(3):
            while not looping.frame or not is_asked(looping.frame):
                looping.until("frame", seconds=30)
            assert looping.answer(looping.frame["ask"]["answers"][0]["code"])["type"] == "done"
            looping.until("frame")
            before = time.monotonic()
            other.send({"type": "ping", "id": 1})
            other.until("pong")
            waits.append(time.monotonic() - before)
        while not is_asked(looping.frame):
            looping.until("frame", seconds=30)
        assert time.monotonic() - began > 3  # the bot did loop, was ended, and karl answered for it
        assert sorted(waits)[1] < 0.5  # nobody else waits meanwhile
        assert play_out(other)["result"] is not None


SLOW_TO_END = """
import sys

if "serve" in sys.orig_argv:
    import asyncio

    from meadhall.server.store import tables

    append = tables.Tables.append

    async def slow(self, id, number, entry, result=None):
        await asyncio.sleep(0 if result is None else 4)
        await append(self, id, number, entry, result)

    tables.Tables.append = slow
"""


def test_a_message_that_waits_while_the_game_ends_takes_nothing_back(tmp_path: Path) -> None:
    """Whoever could go back then would have seen everything: the record shows it as soon as the game is over."""
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}", env=injected(tmp_path, SLOW_TO_END)) as server:
        anna = Person(server.address, "Anna")
        table = anna.open("champions", ["me", "bot:thrall"])["id"]
        chair, other = anna.sit(table, 0), anna.sit(table, 0)
        chair.until("frame")
        other.until("frame")
        while True:
            try:
                while not is_asked(chair.frame):
                    chair.until("frame", seconds=2)
                chair.send({
                    "type": "answer", "move": secrets.token_hex(8), "at": chair.frame["ask"]["at"],
                    "code": chair.frame["ask"]["answers"][0]["code"],
                })  # fmt: skip
                before = chair.frame["n"]
                while chair.frame["n"] == before:
                    chair.until("frame", "refused", seconds=2)
                time.sleep(0.05)  # not faster than the server allows
            except TimeoutError:  # the last answer is being written
                break
        other.send({"type": "propose", "move": "back", "to": 5})
        assert other.until("done", "refused")["error"]["code"] == "table/over"
        while chair.frame["result"] is None:
            chair.until("frame")
        assert '"rewind"' not in "".join(bodies(server.database, table))


UNREADABLE = """
import sys

if "serve" in sys.orig_argv:
    from meadhall.server.errors import StoreFailed
    from meadhall.server.store.tables import Tables

    journal, failures = Tables.journal, iter(range(2))

    async def failing(self, id, after=0):
        if after and next(failures, None) is not None:
            raise StoreFailed("The database does not answer.")
        return await journal(self, id, after)

    Tables.journal = failing
"""


def test_a_read_that_fails_stops_no_table(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}", env=injected(tmp_path, UNREADABLE)) as server:
        anna = Person(server.address, "Anna")
        chair = anna.sit(anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"], 0)
        while not chair.frame or not is_asked(chair.frame):
            chair.until("frame")
        time.sleep(1.5)  # it is read again meanwhile
        assert chair.answer(chair.frame["ask"]["answers"][0]["code"])["type"] == "done"
        chair.until("frame")
        assert "bye" not in [one["type"] for one in chair.messages]
        assert server.stop().count("cannot be read now") == 2
