"""`meadhall tables`: look after the tables of a server."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from meadhall.commands.command import Command, console
from meadhall.kernel.errors import BadRequest


def add(command: Command) -> None:
    """Add the parser of the command."""
    parser = command(
        "tables",
        "List the tables of a server, show one, export its journal, or archive old ones into a file.",
        "tables list",
        "tables show 3f0c…",
        "tables export 3f0c… journal.json",
        "tables archive --days 365 old-games.jsonl",
    )
    jobs = parser.add_subparsers(dest="job", required=True, metavar="JOB")
    listing = jobs.add_parser("list", help="all tables, the last changed first")
    showing = jobs.add_parser("show", help="one table and who sits there")
    exporting = jobs.add_parser("export", help="write the journal of a table to a file")
    archiving = jobs.add_parser("archive", help="move games that ended long ago into a file, one a line")
    for job in (showing, exporting):
        job.add_argument("table", help="the id of the table, or its beginning")
    exporting.add_argument("file", help="where to write it")
    archiving.add_argument("file", help="where to add them")
    archiving.add_argument("--days", type=int, default=365, help="games that ended so many days ago (365)")
    for job in (listing, showing, exporting, archiving):
        job.add_argument("--database", metavar="URL", help="the database (the one that `meadhall serve` uses)")
        job.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Do the job."""
    done = asyncio.run(_done(arguments))
    if arguments.json:
        print(json.dumps(done))
    elif arguments.job == "list":
        grid = Grid("table", "game", "state", "players", "changed", box=None)
        for one in done:
            grid.add_row(one["id"][:8], one["game"], one["state"], ", ".join(one["names"]), one["changed"])
        console.print(grid)
    else:
        console.print_json(json.dumps(done))


async def _done(arguments: argparse.Namespace) -> Any:
    from meadhall.server.config import default_database
    from meadhall.server.store.archiving import Archive
    from meadhall.server.store.database import Database

    database = Database(arguments.database or default_database())
    await database.open()
    archive = Archive(database)
    try:
        match arguments.job:
            case "list":
                return await archive.listed()
            case "show":
                return await archive.shown(arguments.table)
            case "export":
                journal = await archive.journal(arguments.table)
                Path(arguments.file).write_text(json.dumps(journal, indent=1), encoding="utf-8")
                return {"entries": len(journal), "file": arguments.file}
            case _:
                if arguments.days < 0:
                    raise BadRequest("The number of days must not be negative.")
                before = time.time() - arguments.days * 86_400
                return {"archived": await archive.move(before, Path(arguments.file)), "file": arguments.file}
    finally:
        await database.close()
