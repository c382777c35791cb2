"""`meadhall database`: copy the server's database, and look after accounts."""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
from typing import Any

from meadhall.commands.command import Command, console, progress
from meadhall.kernel.errors import BadRequest


def add(command: Command) -> None:
    """Add the parser of the command."""
    parser = command(
        "database",
        "Copy the database of a server, with running games, or give an account a new password.",
        "database copy sqlite:///meadhall.db postgresql://meadhall@localhost/meadhall",
        "database password Astrid --database sqlite:///meadhall.db",
    )
    jobs = parser.add_subparsers(dest="job", required=True, metavar="JOB")
    copying = jobs.add_parser("copy", help="copy one database into another, which must be empty")
    copying.add_argument("source", metavar="FROM", help="sqlite:///FILE or postgresql://…")
    copying.add_argument("target", metavar="TO", help="likewise")
    resetting = jobs.add_parser("password", help="give an account a new password, which is printed once")
    resetting.add_argument("name", help="the name of the account")
    resetting.add_argument("--database", metavar="URL", help="the database (the one that `meadhall serve` uses)")
    for job in (copying, resetting):
        job.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Do the job."""
    job = {"copy": _copy, "password": _password}[arguments.job]
    done = asyncio.run(job(arguments))
    if arguments.json:
        print(json.dumps(done))
    else:
        for name, what in done.items():
            console.print(f"{name}: {what}", highlight=False, markup=False)


async def _copy(arguments: argparse.Namespace) -> dict[str, Any]:
    from meadhall.server.store.copying import copy
    from meadhall.server.store.database import Database

    source, target = Database(arguments.source), Database(arguments.target)
    with progress("copying", arguments.json) as bar:
        task = bar.add_task("rows", total=None)
        try:
            return await copy(source, target, lambda name, rows: bar.update(task, advance=rows))
        finally:
            await source.close()
            await target.close()


async def _password(arguments: argparse.Namespace) -> dict[str, Any]:
    from meadhall.server.config import default_database
    from meadhall.server.names import clean_name, login_of
    from meadhall.server.passwords import hashed
    from meadhall.server.store.database import Database
    from meadhall.server.store.people import People
    from meadhall.server.store.writer import Writer

    database = Database(arguments.database or default_database())
    await database.open()
    writer = Writer(database)
    writer.start()
    people = People(database, writer)
    try:
        found = await people.account(login_of(clean_name(arguments.name)))
        if found is None:
            raise BadRequest(f"There is no account {arguments.name[:40]!r}.")
        fresh = secrets.token_urlsafe(9)
        await people.set_password(found[0], await hashed(fresh))
        return {"name": found[0].name, "password": fresh}
    finally:
        await writer.stop()
        await database.close()
