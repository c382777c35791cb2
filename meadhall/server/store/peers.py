"""Other processes of the server on the same database.

On PostgreSQL they tell each other with NOTIFY what they have written, and agree by advisory locks which one runs the
bots and clocks of a table: a lock is free again as soon as its process is gone. SQLite has one process.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy import text
from sqlalchemy.engine import URL

from meadhall.server.store.writer import Filled

CHANNEL: Final = "meadhall"
ENTRY: Final = "entry"
SEATS: Final = "seats"
TALK: Final = "talk"
VOTE: Final = "vote"
HERE: Final = "here"
ASK: Final = "ask"  # what is there beside the game?
AWAY: Final = "away"  # a person whose sessions have ended
RETRY: Final = 1.0  # seconds
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :body)")

GONE: Final = """
    SELECT id FROM unnest(%s::text[]) id WHERE NOT EXISTS (
        SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1 AND granted
        AND (classid::bigint << 32 | objid::bigint) = hashtextextended(id, 0)
    )
"""

LOG: Final = logging.getLogger(__name__)

Heard = Callable[[str, str, Any], None]
"""What is done with a signal: the table, what it is about, and more of it."""


class Peers(Protocol):
    """How a process knows of the others."""

    process: str  # what this one is called

    def telling(self, table: str, kind: str, more: Any = None) -> Sequence[Filled]:
        """Statements that tell the others, to be written together with what they are about."""

    async def own(self, tables: Collection[str]) -> set[str]:
        """Those of the tables whose bots and clocks this process runs from now on."""

    async def disown(self, table: str) -> None:
        """Leave a table's bots and clocks to others."""

    async def gone(self, processes: Collection[str]) -> set[str]:
        """Those of the other processes that are not there any more."""

    async def start(self, heard: Heard) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """End."""


class Alone:
    """The only process."""

    process = ""

    def telling(self, table: str, kind: str, more: Any = None) -> Sequence[Filled]:
        """There is nobody to tell."""
        return ()

    async def own(self, tables: Collection[str]) -> set[str]:
        """All of them."""
        return set(tables)

    async def disown(self, table: str) -> None:
        """There is nobody else."""

    async def gone(self, processes: Collection[str]) -> set[str]:
        """There are no others."""
        return set()

    async def start(self, heard: Heard) -> None:
        """There is nobody to listen to."""

    async def stop(self) -> None:
        """There is nothing to end."""


class PostgresPeers:
    """Processes that share a PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        self.process = secrets.token_hex(4)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._locks: Any = None
        self._owned: set[str] = set()
        self._locking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def telling(self, table: str, kind: str, more: Any = None) -> Sequence[Filled]:
        """A notification, which is sent when what it is about has been committed."""
        body = json.dumps([self.process, table, kind, more], separators=(",", ":"))
        return (Filled(NOTIFY, {"body": body}),)

    async def own(self, tables: Collection[str]) -> set[str]:
        """Take the locks that nobody has; those of tables that this process has already are kept."""
        async with self._locking:
            self._owned |= await self._locked([table for table in tables if table not in self._owned])
        return {table for table in tables if table in self._owned}

    async def _locked(self, wanted: list[str]) -> set[str]:
        """Try some locks; even without any the connection is tried, for all locks go with it."""
        import psycopg

        try:
            if self._locks is None or self._locks.closed:
                self._owned.clear()
                self._locks = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                await self._locks.execute("SELECT pg_advisory_lock(hashtextextended(%s, 0))", (self.process,))
            query = "SELECT id FROM unnest(%s::text[]) id WHERE pg_try_advisory_lock(hashtextextended(id, 0))"
            rows = await (await self._locks.execute(query, (wanted,))).fetchall()
            return {row[0] for row in rows}
        except psycopg.Error as error:
            LOG.warning("the locks of tables cannot be taken: %s", error)
            if self._locks is not None:
                await self._locks.close()
            self._locks = None
            self._owned.clear()
            return set()

    async def disown(self, table: str) -> None:
        """Free a lock."""
        import psycopg

        if table in self._owned and self._locks is not None:
            self._owned.discard(table)
            with suppress(psycopg.Error):
                await self._locks.execute("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", (table,))

    async def gone(self, processes: Collection[str]) -> set[str]:
        """Those that do not hold the lock of their own name any more."""
        import psycopg

        if not processes or self._locks is None:
            return set()
        try:
            rows = await (await self._locks.execute(GONE, (list(processes),))).fetchall()
        except psycopg.Error:
            return set()
        return {row[0] for row in rows}

    async def start(self, heard: Heard) -> None:
        """Listen to the others."""
        self._task = asyncio.create_task(self._listen(heard))

    async def stop(self) -> None:
        """Free all locks, and listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._locks is not None:
            await self._locks.close()

    async def _listen(self, heard: Heard) -> None:
        """Hand on every signal of another process; after a lost connection anything may have been missed."""
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    heard("", ENTRY, None)
                    async for signal in connection.notifies():
                        self._hand_on(signal.payload, heard)
            except psycopg.Error as error:
                LOG.warning("the other processes cannot be heard: %s", error)
                await asyncio.sleep(RETRY)

    def _hand_on(self, payload: str, heard: Heard) -> None:
        try:
            process, table, kind, more = json.loads(payload)
            if process != self.process:
                heard(table, kind, more)
        except Exception:  # whoever may connect to the database may notify anything
            LOG.exception("a signal of another process cannot be read")
