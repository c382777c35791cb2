"""The load of a server, on loopback: many tables, one person at each by socket beside bots at pace 0.

python -m bench.server_load                       20 tables for 10 seconds
python -m bench.server_load --tables 500 --rate 100 --seconds 60
python -m bench.server_load --profile profile.out      also profile the server (cProfile)

It prints how long an answer takes until its frame has come, the processor time of the server for each entry of the
journals, and its memory for each table. On a machine that does something else the times are worth little, the
processor time more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from meadhall.server.limits import Limits
from tests.support.server.client import Person, is_asked
from tests.support.server.databases import rows
from tests.support.server.process import GENEROUS, Server, injected

PROFILE = """
import sys

if "serve" in sys.orig_argv and "MEADHALL_LISTENING" in __import__("os").environ:
    import atexit
    import cProfile
    import time

    profile = cProfile.Profile(time.process_time)  # the machine may be busy
    profile.enable()
    atexit.register(lambda: (profile.disable(), profile.dump_stats({file!r})))
"""


class Player:
    """One seat that answers at random, at a rate."""

    def __init__(self, person: Person, table: str, seed: int, pause: float) -> None:
        self.person, self.table = person, table
        self.pick, self.pause = random.Random(seed), pause
        self.waits: list[float] = []
        self.answers = 0

    async def play(self, end: float) -> None:
        """Play until a moment."""
        cookie = f"meadhall={self.person.http.cookies['meadhall']}"
        async with connect(
            f"{self.person.address.replace('http', 'ws')}/api/tables/{self.table}/socket",
            subprotocols=[Subprotocol("meadhall.1")],
            origin=Origin(self.person.address),
            additional_headers={"Cookie": cookie},
        ) as socket:
            await socket.send('{"type":"hello","seat":0}')
            frame: dict[str, Any] = {}
            await asyncio.sleep(self.pick.random() * self.pause)
            while time.monotonic() < end:
                frame = await self._asked(socket, frame, end)
                if not frame or frame["result"] is not None:
                    return
                frame = await self._answered(socket, frame, end)
                await asyncio.sleep(self.pause * self.pick.uniform(0.5, 1.5))

    async def _asked(self, socket: ClientConnection, frame: dict[str, Any], end: float) -> dict[str, Any]:
        while not frame or (not is_asked(frame) and frame["result"] is None):
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), max(0.1, end - time.monotonic())))
            except TimeoutError:
                return {}
            frame = message if message["type"] == "frame" else frame
        return frame

    async def _answered(self, socket: ClientConnection, frame: dict[str, Any], end: float) -> dict[str, Any]:
        code = self.pick.choice(frame["ask"]["answers"])["code"]
        self.answers += 1
        answer = {"type": "answer", "move": f"m{self.answers}", "at": frame["ask"]["at"], "code": code}
        began, wanted = time.perf_counter(), frame["n"] + 1
        await socket.send(json.dumps(answer))
        while frame["n"] < wanted and time.monotonic() < end + 5:
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if message["type"] == "refused":
                return {}
            wanted = max(wanted, message["n"]) if message["type"] == "done" else wanted
            frame = message if message["type"] == "frame" else frame
        self.waits.append(time.perf_counter() - began)
        return frame


def measured(arguments: argparse.Namespace, folder: Path) -> None:
    """Open the tables, play, and print the figures."""
    code = GENEROUS + (PROFILE.format(file=os.path.abspath(arguments.profile)) if arguments.profile else "")
    with Server(arguments.database or f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, code)) as server:
        process = psutil.Process(server.pid)
        needed = -(-arguments.tables // Limits.SOCKETS)
        people = [Person(server.address, f"Anna {number}") for number in range(needed)]
        empty = process.memory_info().rss
        seats = ["me", "bot:karl", "bot:karl"]
        games = ("champions", "midgard")
        pause = arguments.tables / arguments.rate
        players = []
        for number in range(arguments.tables):
            person = people[number % needed]
            players.append(Player(person, person.open(games[number % 2], seats)["id"], number, pause))
        before, cpu = counted(server), process.cpu_times()
        began = time.monotonic()

        async def all_play() -> None:
            await asyncio.gather(*(one.play(began + arguments.seconds) for one in players))

        asyncio.run(all_play())
        seconds, spent = time.monotonic() - began, process.cpu_times()
        entries = counted(server) - before
        used = spent.user + spent.system - cpu.user - cpu.system
        waits = sorted(wait for one in players for wait in one.waits)
        held = process.memory_info().rss - empty
        for person in people:
            person.close()
    print(
        f"{arguments.tables} tables, {len(waits):,} answers and {entries:,} entries in {seconds:.1f} s "
        f"({entries / seconds:.0f} entries/s)\n"
        f"from answer to frame: median {1000 * statistics.median(waits):.0f} ms, "
        f"p99 {1000 * waits[int(len(waits) * 0.99)]:.0f} ms\n"
        f"processor time of the server: {1000 * used / entries:.2f} ms an entry, {used / seconds:.0%} of one core\n"
        f"memory: {held / arguments.tables / 1000:.0f} kB a table, load of the machine {os.getloadavg()[0]:.1f}"
    )


def counted(server: Server) -> int:
    """How many entries all journals have."""
    found: int = rows(server.database, "SELECT count(*) FROM entries")[0][0]
    return found


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=40.0, help="answers of people a second, in all")
    parser.add_argument("--seconds", type=float, default=10.0, help="at most 120")
    parser.add_argument("--database", default="", help="a new SQLite file, unless one is named")
    parser.add_argument("--profile", default="", metavar="FILE")
    arguments = parser.parse_args()
    arguments.seconds = min(arguments.seconds, 120.0)
    with tempfile.TemporaryDirectory() as folder:
        measured(arguments, Path(folder))


if __name__ == "__main__":
    main()
