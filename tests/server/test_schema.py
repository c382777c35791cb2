"""The schema of the database and its versions, and journals that were stored by earlier versions."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from meadhall.hall import wire
from meadhall.hall.table import Table
from meadhall.hall.thinking import Inline
from meadhall.kernel.journal.plain import read_journal
from meadhall.server.store.database import Database, read_url
from meadhall.server.store.migrating import SCRIPTS, upgrade
from meadhall.server.store.peers import Alone
from meadhall.server.store.schema import metadata
from meadhall.server.store.tables import Tables
from meadhall.server.store.writer import Writer
from meadhall.server.tables.dealing import restored

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.json"))
STORED = [json.loads(file.read_text()) for file in JOURNALS]


def engine_of(address: str) -> Engine:
    """An engine that does not need an event loop."""
    url = read_url(address)
    return sqlalchemy.create_engine(url.set(drivername=url.drivername.replace("+aiosqlite", "")))


@pytest.mark.parametrize("first", [None, "0001"])
def test_an_empty_database_and_one_of_the_first_schema_come_to_the_newest(database: str, first: str | None) -> None:
    engine = engine_of(database)
    with engine.begin() as connection:
        if first is not None:
            upgrade(connection, first)
            values = "('a', 'Anna', 1.0, 1.0, FALSE)"
            connection.execute(sqlalchemy.text(f"INSERT INTO people (id, name, created, seen, gone) VALUES {values}"))
    with engine.begin() as connection:
        upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == ScriptDirectory(str(SCRIPTS)).get_current_head()
        kept = connection.execute(sqlalchemy.text("SELECT name FROM people")).all()
        assert [row[0] for row in kept] == ([] if first is None else ["Anna"])
        upgrade(connection)  # nothing is left to be done
    engine.dispose()


def test_tables_of_the_first_schema_are_played_on_after_an_upgrade(database: str) -> None:
    """All stored journals, each with somebody at the table and something said."""
    engine = engine_of(database)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        insert_first_schema(connection)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    found = asyncio.run(read_back(database))
    assert [entries for _, entries, _ in found] == [len(stored["journal"]) for stored in STORED]
    assert [numbers for numbers, _, _ in found] == [stored["numbers"] for stored in STORED]
    assert {tuple(talk) for _, _, talk in found} == {((1, "well rowed", None),)}


def insert_first_schema(connection: Connection) -> None:
    """Rows as the first version wrote them, in plain SQL: what tables have now must not matter."""

    def insert(into: str, /, **values: Any) -> None:
        names = ", ".join(f'"{name}"' for name in values)
        places = ", ".join(f":{name}" for name in values)
        connection.execute(sqlalchemy.text(f"INSERT INTO {into} ({names}) VALUES ({places})"), values)

    insert("people", id="anna", name="Anna", created=1.0, seen=1.0, gone=False)
    for number, stored in enumerate(STORED):
        start = stored["journal"][0]
        setting = {key: start[key] for key in ("game", "revision", "seats", "options", "cards")}
        state = {"state": "over" if stored["over"] else "running", "game": start["game"], "spectators": "link"}
        texts = {"setting": json.dumps(setting), "house": json.dumps(asdict(wire.House()))}
        insert("tables", id=f"{number:032}", host="anna", **state, **texts, listed=False, created=1.0, changed=1.0)
        for seat, (name, player) in enumerate(zip(start["names"], start["players"], strict=True)):
            who = {"kind": "person", "person": "anna"} if player == "person" else {"kind": "bot", "bot": player}
            insert("seats", table=f"{number:032}", seat=seat, name=name, **who)
        for entry, body in enumerate(stored["journal"], 1):
            insert("entries", table=f"{number:032}", entry=entry, body=json.dumps(body))
        insert("talk", table=f"{number:032}", number=1, person="anna", text="well rowed", time=1.0)


async def read_back(address: str) -> list[tuple[list[int], int, list[tuple[int, str, str | None]]]]:
    """The tables as the server reads them: running numbers, entries and talk of each."""
    database = Database(address)
    await database.open()
    store, found = Tables(database, Writer(database), Alone()), []
    for number in range(len(STORED)):
        table = await store.get(f"{number:032}")
        hall = restored(table, await store.journal(table.id), Inline(), lambda now: now)
        numbers = [hall.number(seat) for seat in range(hall.match.rules.seats)]
        assert table.muted == () and hall.is_over == (table.state == "over")
        talk = [(line.number, line.text, line.move) for line in await store.talk(table.id)]
        found.append((numbers, hall.entries, talk))
    await database.close()
    return found


@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)
def test_a_stored_journal_of_an_earlier_version_still_loads(file: Path) -> None:
    stored = json.loads(file.read_text())
    table = Table.restore(read_journal(stored["journal"]))
    assert table.entries == len(stored["journal"])
    assert [table.number(seat) for seat in range(table.match.rules.seats)] == stored["numbers"]
    assert table.is_over == stored["over"]


def test_the_stored_journals_have_every_kind_of_entry() -> None:
    kinds = {entry["type"] for file in JOURNALS for entry in json.loads(file.read_text())["journal"]}
    assert kinds == {"start", "answer", "chain", "undo", "rewind", "takeover", "return"}
