"""Looking after stored tables: list, show, and move old games into a file."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select

from meadhall.kernel.errors import BadRequest
from meadhall.server.errors import UnknownTable
from meadhall.server.store.database import Database
from meadhall.server.store.schema import entries, seats, tables, talk
from meadhall.server.store.tables import OVER


class Archive:
    """The tables of a database, for whoever runs the server."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(self) -> list[dict[str, Any]]:
        """All tables, the last changed first."""
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(tables).order_by(tables.c.changed.desc()))).all()
            sitting = (await connection.execute(select(seats.c.table, seats.c.name).order_by(seats.c.seat))).all()
        names: dict[str, list[str]] = {}
        for row in sitting:
            names.setdefault(row.table, []).append(row.name)
        return [
            {"id": row.id, "game": row.game, "state": row.state, "names": names.get(row.id, []), "changed": _day(row)}
            for row in rows
        ]

    async def _found(self, beginning: str) -> str:
        async with self.database.reading() as connection:
            wanted = select(tables.c.id).where(tables.c.id.startswith(beginning, autoescape=True)).limit(2)
            rows = (await connection.execute(wanted)).all()
        if not rows:
            raise UnknownTable("There is no such table.")
        if len(rows) > 1:
            raise BadRequest("Several tables begin so; name more of the id.")
        return str(rows[0].id)

    async def shown(self, beginning: str) -> dict[str, Any]:
        """A table with its seats."""
        id = await self._found(beginning)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).one()
            chairs = select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot).where(seats.c.table == id)
            sitting = (await connection.execute(chairs.order_by(seats.c.seat))).all()
        return {
            "id": id,
            "game": row.game,
            "state": row.state,
            "changed": _day(row),
            "entries": len(await self.journal(id)),
            "setting": json.loads(row.setting),
            "house": json.loads(row.house),
            "result": json.loads(row.result) if row.result else None,
            "seats": [dict(one._mapping) for one in sitting],
        }

    async def journal(self, beginning: str) -> list[Any]:
        """The journal of a table."""
        id = await self._found(beginning)
        wanted = select(entries.c.body).where(entries.c.table == id).order_by(entries.c.entry)
        async with self.database.reading() as connection:
            return [json.loads(row.body) for row in await connection.execute(wanted)]

    async def move(self, before: float, file: Path) -> int:
        """Write games that ended before a moment to the end of a file, then delete them; how many."""
        wanted = select(tables.c.id).where(tables.c.state == OVER, tables.c.changed < before)
        async with self.database.reading() as connection:
            ids = [row.id for row in await connection.execute(wanted)]
        for id in ids:
            line = json.dumps({**await self.shown(id), "journal": await self.journal(id)}, ensure_ascii=False)
            with file.open("a", encoding="utf-8") as written:
                written.write(line + "\n")
                written.flush()
                os.fsync(written.fileno())  # before it is deleted
            async with self.database.engine.begin() as connection:
                for table in (talk, entries, seats):
                    await connection.execute(delete(table).where(table.c.table == id))
                await connection.execute(delete(tables).where(tables.c.id == id))
        return len(ids)


def _day(row: Any) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.changed))
