"""Tables that nobody begins are forgotten after a day; those that are played stay."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.server.errors import UnknownTable
from meadhall.server.store.database import Database
from meadhall.server.store.peers import Alone
from meadhall.server.store.people import People, Person
from meadhall.server.store.tables import RUNNING, Tables
from meadhall.server.store.writer import Writer
from meadhall.server.tables.plans import NewTable, planned

DAY = 86_400.0


async def opened(store: Tables, host: Person, age: float, state: str | None = None) -> str:
    """A table that was opened so many seconds ago; its id."""
    table, _ = planned(NewTable("champions", ["me", "link"]), host)
    then = time.time() - age
    await store.add(replace(table, created=then, changed=then, state=state or table.state))
    return table.id


async def forgotten(file: Path) -> None:
    database = Database(f"sqlite:///{file}")
    await database.open()
    writer = Writer(database)
    writer.start()
    store = Tables(database, writer, Alone())
    host = await People(database, writer).add("Anna")
    old = await opened(store, host, 2 * DAY)
    fresh = await opened(store, host, DAY / 2)
    played = await opened(store, host, 2 * DAY, RUNNING)
    assert await store.count_open(host.id) == 3
    await store.expire(time.time() - DAY)
    with pytest.raises(UnknownTable):
        await store.get(old)
    assert (await store.get(fresh)).id == fresh
    assert (await store.get(played)).id == played
    assert await store.count_open(host.id) == 2
    await writer.stop()
    await database.close()


def test_tables_that_nobody_begins_are_forgotten_after_a_day(tmp_path: Path) -> None:
    asyncio.run(forgotten(tmp_path / "meadhall.db"))
