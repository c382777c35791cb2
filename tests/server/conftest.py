"""Databases for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.client import Person
from tests.support.server.databases import Postgres


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Close all connections that a test has made."""
    before = len(Person.everybody)
    yield
    while len(Person.everybody) > before:
        Person.everybody.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'meadhall.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()
