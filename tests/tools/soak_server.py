"""The full forms of what the tests of the server show in short.

python3 dev.py soak server kills                          60 times kill -9 on SQLite and on PostgreSQL
python3 dev.py soak server kills --times 10 --on sqlite   fewer, on one of them
python3 dev.py soak server messages                       10,000 hostile messages
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.support.server.client import Person
from tests.support.server.databases import Postgres
from tests.support.server.hostile import attack
from tests.support.server.killing import survive
from tests.support.server.process import GENEROUS, Server, injected

DATABASES = ("sqlite", "postgresql")


def kills(arguments: argparse.Namespace) -> int:
    """Kill the server again and again in the middle of games, and read every journal afterwards."""
    for kind in arguments.on or DATABASES:
        postgres = Postgres() if kind == "postgresql" else None
        with tempfile.TemporaryDirectory() as folder:
            address = postgres.new() if postgres else f"sqlite:///{Path(folder) / 'meadhall.db'}"
            began = time.perf_counter()
            found = survive(address, arguments.times, arguments.seed)
        if postgres:
            postgres.close()
        print(
            f"{kind}: {found.kills} kills, {found.acknowledged:,} answers acknowledged, all of them in the journals "
            f"({found.entries:,} entries, {found.by_bots:,} of bots); {found.in_flight} were under way when the server "
            f"died; refused: {dict(found.refused)}; {time.perf_counter() - began:.0f} s.",
            flush=True,
        )
    return 0


def messages(arguments: argparse.Namespace) -> int:
    """Send hostile messages; the journals stay as they are, and memory does not grow."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, GENEROUS)) as server:
            attack(server, 500, arguments.seed)  # what is loaded once is loaded
            found = attack(server, arguments.times, arguments.seed + 1)
            while Person.everybody:
                Person.everybody.pop().close()
    print(
        f"{found.sent:,} hostile messages: {dict(found.codes)}; the journals are unchanged; "
        f"memory {found.before / 1e6:.1f} MB before, {found.after / 1e6:.1f} MB after."
    )
    return 0 if found.after < 1.1 * found.before else 1


def main(words: list[str]) -> int:
    """Run one of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    several = parser.add_subparsers(required=True)
    killing = several.add_parser("kills", help="kill -9")
    killing.add_argument("--times", type=int, default=60, help="how often on each database (60)")
    killing.add_argument("--on", action="append", choices=DATABASES, help="only on this database, repeatable (both)")
    killing.set_defaults(run=kills)
    hostile = several.add_parser("messages", help="hostile messages")
    hostile.add_argument("--times", type=int, default=10_000, help="how many (10,000)")
    hostile.set_defaults(run=messages)
    arguments = parser.parse_args(words)
    result: int = arguments.run(arguments)
    return result
