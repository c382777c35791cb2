"""People and their sessions: guests by a name, accounts by a password, programs by a token."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update

from meadhall.server.errors import NameTaken
from meadhall.server.store.database import Database
from meadhall.server.store.schema import entries, people, seats, sessions
from meadhall.server.store.writer import Conflict, Writer

BROWSER: Final = "browser"
PROGRAM: Final = "program"
AT_ONCE: Final = 1000  # sessions that are looked up by one statement
SEEN_EVERY: Final = 3600.0  # seconds between two notes of when somebody was last seen


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is signed in."""

    id: str
    name: str
    login: str | None


def fresh_id() -> str:
    """An id with 128 random bits."""
    return secrets.token_hex(16)


def fresh_secret() -> str:
    """A secret that nobody can guess; only its digest is stored."""
    return secrets.token_urlsafe(24)


def digest_of(secret: str) -> str:
    """What is stored of a secret: it has so many random bits that no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _parts(digests: Sequence[str]) -> Iterator[Sequence[str]]:
    return (digests[first : first + AT_ONCE] for first in range(0, len(digests), AT_ONCE))


async def lasting_sessions(database: Database, digests: Collection[str]) -> set[str]:
    """Those of the sessions that have not ended, by the digests of their tokens."""
    found: set[str] = set()
    async with database.reading() as connection:
        for some in _parts(list(digests)):
            wanted = select(sessions.c.digest).where(sessions.c.digest.in_(some))
            found |= {row.digest for row in await connection.execute(wanted)}
    return found


class People:
    """All people that the database knows."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def add(self, name: str, login: str | None = None, password: str | None = None) -> Person:
        """A new person: a guest, or with login and password (already hashed) an account."""
        now, one = time.time(), fresh_id()
        try:
            await self.writer.write(
                insert(people).values(
                    id=one, name=name, login=login, password=password, created=now, seen=now, gone=False
                )
            )
        except Conflict:
            raise NameTaken("There is an account of that name already.") from None
        return Person(one, name, login)

    async def sign_in(self, person: Person, kind: str = BROWSER) -> str:
        """A new session; the token that proves it."""
        now, token = time.time(), fresh_secret()
        await self.writer.write(
            insert(sessions).values(digest=digest_of(token), person=person.id, kind=kind, created=now, seen=now)
        )
        return token

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self.writer.write(delete(sessions).where(sessions.c.digest == digest_of(token)))

    async def who(self, token: str) -> Person | None:
        """The person whose session this is."""
        digest, now = digest_of(token), time.time()
        found = select(people.c.id, people.c.name, people.c.login, sessions.c.seen).join(
            sessions, sessions.c.person == people.c.id
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(found.where(sessions.c.digest == digest, ~people.c.gone))).first()
        if row is None:
            return None
        if now - row.seen > SEEN_EVERY:
            await self.writer.write(
                update(sessions).where(sessions.c.digest == digest).values(seen=now),
                update(people).where(people.c.id == row.id).values(seen=now),
            )
        return Person(row.id, row.name, row.login)

    async def account(self, login: str) -> tuple[Person, str] | None:
        """An account and the hash of its password."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login, ~people.c.gone))).first()
        return None if row is None else (Person(row.id, row.name, row.login), row.password)

    async def claim(self, person: Person, login: str, password: str) -> Person:
        """Make a guest an account."""
        try:
            await self.writer.write(
                update(people).where(people.c.id == person.id).values(login=login, password=password)
            )
        except Conflict:
            raise NameTaken("There is an account of that name already.") from None
        return Person(person.id, person.name, login)

    async def set_password(self, person: Person, password: str) -> None:
        """A new password, which ends all sessions and voids links to own seats: a thief may have made one."""
        await self.writer.write(
            update(people).where(people.c.id == person.id).values(password=password),
            delete(sessions).where(sessions.c.person == person.id),
            update(seats).where(seats.c.person == person.id).values(secret=None),
        )

    async def rename(self, person: Person, name: str) -> Person:
        """Another name from now on; tables keep the name under which one sat down."""
        await self.writer.write(update(people).where(people.c.id == person.id).values(name=name))
        return Person(person.id, name, person.login)

    async def forget(self, person: Person) -> None:
        """Delete somebody: sessions and account go, and pseudonyms stand at the tables instead of names."""
        pseudonym = f"guest-{secrets.token_hex(3)}"
        await self.writer.write(
            delete(sessions).where(sessions.c.person == person.id),
            update(people).where(people.c.id == person.id).values(name=pseudonym, login=None, password=None, gone=True),
            *await self._pseudonyms(person, pseudonym),
        )

    async def _pseudonyms(self, person: Person, pseudonym: str) -> list[Executable]:
        """Statements that replace the names of a person at all tables, and in their journals."""
        sat = (
            select(seats.c.table, seats.c.seat).where(seats.c.person == person.id).order_by(seats.c.table, seats.c.seat)
        )
        start = select(entries.c.table, entries.c.body).where(
            entries.c.entry == 1, entries.c.table.in_(select(seats.c.table).where(seats.c.person == person.id))
        )
        async with self.database.reading() as connection:
            sitting = (await connection.execute(sat)).all()
            starts = {row.table: json.loads(row.body) for row in await connection.execute(start)}
        found: list[Executable] = []
        names: dict[tuple[str, int], str] = {}
        for row in sitting:
            others = sum(1 for table, _ in names if table == row.table)
            names[row.table, row.seat] = f"{pseudonym} {others + 1}" if others else pseudonym
            here = (seats.c.table == row.table, seats.c.seat == row.seat)
            found.append(update(seats).where(*here).values(name=names[row.table, row.seat], secret=None))
        for table, body in starts.items():
            body["names"] = [names.get((table, seat), name) for seat, name in enumerate(body["names"])]
            here = (entries.c.table == table, entries.c.entry == 1)
            found.append(update(entries).where(*here).values(body=json.dumps(body)))
        return found
