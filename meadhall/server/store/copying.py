"""Copy one database into another: from SQLite to PostgreSQL and back, with running games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import func, insert, select

from meadhall.kernel.errors import BadRequest
from meadhall.server.store.database import Database
from meadhall.server.store.schema import metadata, people

AT_ONCE: Final = 1000


async def copy(source: Database, target: Database, told: Callable[[str, int], Any]) -> dict[str, int]:
    """Copy everything; the target must be empty. How many rows each table has."""
    source.check_that_it_exists()
    await source.open()
    await target.open()
    counts: dict[str, int] = {}
    async with source.engine.connect() as reading, target.engine.begin() as writing:
        if (await writing.execute(select(func.count()).select_from(people))).scalar_one():
            raise BadRequest("The database to copy to is not empty.")
        for table in metadata.sorted_tables:
            counts[table.name] = 0
            rows = await reading.stream(select(table).order_by(*table.primary_key.columns))
            async for some in rows.partitions(AT_ONCE):
                await writing.execute(insert(table), [dict(row._mapping) for row in some])
                counts[table.name] += len(some)
                told(table.name, counts[table.name])
    return counts
