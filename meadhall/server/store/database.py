"""The database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import event, func, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadhall.kernel.errors import BadRequest
from meadhall.server.errors import StoreFailed
from meadhall.server.store.migrating import upgrade

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}

UPGRADING: Final = 0x6D656164  # the lock of whoever brings the schema up to date


def read_url(text: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadRequest("The database must be written sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadRequest(f"The database {kind[:20]!r} is not supported; use sqlite or postgresql.")
    return url.set(drivername=DRIVERS[kind])


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """Connections to one database. Whatever is written goes through a `Writer`."""

    def __init__(self, address: str) -> None:
        self.url = read_url(address)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        if self.is_sqlite and self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            pool_pre_ping=not self.is_sqlite,
            hide_parameters=True,  # names and digests of secrets do not belong into a log
        )
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date."""
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:  # several processes may start at once
                    await connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
                await connection.run_sync(upgrade)
        except CommandError:
            raise BadRequest("The database is of a newer version of Meadhall; install that one.") from None
        except (SQLAlchemyError, OSError) as error:
            raise BadRequest(f"The database cannot be opened: {_first_line(error)}") from error

    def check_that_it_exists(self) -> None:
        """Refuse a file that is not there, where it would be no use to make one."""
        if self.is_sqlite and not Path(self.url.database or "").is_file():
            raise BadRequest("There is no such database.")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(f"The database cannot be read: {_first_line(error)}") from error

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _first_line(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0][:200]
