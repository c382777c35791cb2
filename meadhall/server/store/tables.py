"""Tables in the database: what is played, who sits where, and the journal of each."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import Executable, Row, Select, delete, func, insert, or_, select, update

from meadhall.server.errors import UnknownTable
from meadhall.server.store.database import Database
from meadhall.server.store.peers import ENTRY, SEATS, TALK, Peers
from meadhall.server.store.schema import entries, seats, tables, talk
from meadhall.server.store.writer import Expected, Filled, Writer

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
RECORDED: Final = "recorded"  # the kind of a seat in a game that was uploaded
MOST_LISTED: Final = 50
LEAST_CHANGE: Final = 0.001  # seconds: `changed` also tells whether a table is as it was when it was read
MOST_TALK: Final = 100  # lines that are read again, of seats and of those who look on
APPEND: Final = insert(entries)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table: a person, a bot, or one that somebody may take (`link` with a secret, `open` without)."""

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    secret: str | None = None  # its digest

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored, without its journal."""

    id: str
    host: str
    state: str
    game: str
    setting: Mapping[str, Any]
    house: Mapping[str, Any]
    spectators: str
    listed: bool
    created: float
    changed: float
    result: Mapping[str, Any] | None
    seats: tuple[Seat, ...]
    muted: tuple[int | None, ...] = ()  # seats that may not speak; None for all who look on

    def may_speak(self, person: str) -> bool:
        """Whether the host has not muted somebody."""
        seats: list[int | None] = [*self.seats_of(person)]
        return not any(one in self.muted for one in seats or [None])

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [one.seat for one in self.seats if person is not None and one.person == person]


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said at a table."""

    number: int
    person: str
    seat: int | None
    text: str
    time: float
    move: str | None = None  # the id of the message


class Tables:
    """All tables of the database."""

    def __init__(self, database: Database, writer: Writer, peers: Peers) -> None:
        self.database = database
        self.writer = writer
        self.peers = peers

    async def add(self, table: Stored, journal: Sequence[Mapping[str, Any]] = ()) -> None:
        """Store a new table; one at which a game has ended comes with its journal."""
        await self.writer.write(
            insert(tables).values(
                id=table.id,
                host=table.host,
                state=table.state,
                game=table.game,
                setting=json.dumps(table.setting),
                house=json.dumps(table.house),
                spectators=table.spectators,
                listed=table.listed,
                created=table.created,
                changed=table.changed,
                result=None if table.result is None else json.dumps(table.result),
            ),
            *(
                insert(seats).values(
                    table=table.id,
                    seat=one.seat,
                    kind=one.kind,
                    person=one.person,
                    bot=one.bot,
                    name=one.name,
                    secret=one.secret,
                )
                for one in table.seats
            ),
            *(
                insert(entries).values(table=table.id, entry=number, body=json.dumps(entry))
                for number, entry in enumerate(journal, 1)
            ),
        )

    async def get(self, id: str) -> Stored:
        """A table by its id."""
        if (found := await self.find(id)) is None:
            raise UnknownTable("There is no such table.")
        return found

    async def find(self, id: str) -> Stored | None:
        """A table by its id, if there is one."""
        return next(iter(await self._read(select(tables).where(tables.c.id == id))), None)

    async def open_ones(self) -> list[Stored]:
        """The tables that wait for players and that everybody may see, the newest first."""
        wanted = select(tables).where(tables.c.state == WAITING, tables.c.listed)
        return await self._read(wanted.order_by(tables.c.created.desc()).limit(MOST_LISTED))

    async def of(self, person: str, most: int | None = MOST_LISTED) -> list[Stored]:
        """The tables of a person, the last changed first."""
        sat = select(seats.c.table).where(seats.c.person == person)
        wanted = select(tables).where(or_(tables.c.host == person, tables.c.id.in_(sat)))
        return await self._read(wanted.order_by(tables.c.changed.desc()).limit(most))

    async def count_open(self, host: str) -> int:
        """How many tables somebody has opened at which no game has ended."""
        wanted = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.state != OVER)
        async with self.database.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def count_recorded(self, host: str) -> int:
        """How many games somebody has uploaded."""
        return len(await self._recorded(host))

    async def _recorded(self, host: str) -> list[str]:
        wanted = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        wanted = wanted.where(tables.c.host == host, seats.c.seat == 0, seats.c.kind == RECORDED)
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def remove_recorded(self, host: str, id: str | None = None) -> None:
        """Delete a game that somebody has uploaded, or all of them."""
        ids = [one for one in await self._recorded(host) if id in (None, one)]
        if id is not None and not ids:
            raise UnknownTable("There is no such uploaded game.")
        await self.writer.write(
            *(delete(kind).where(kind.c.table.in_(ids)) for kind in (talk, entries, seats)),
            delete(tables).where(tables.c.id.in_(ids)),
        )

    async def expire(self, before: float) -> None:
        """Forget the tables at which no cards were dealt before a moment."""
        old = select(tables.c.id).where(tables.c.state == WAITING, tables.c.changed < before)
        await self.writer.write(
            delete(seats).where(seats.c.table.in_(old)),
            delete(tables).where(tables.c.state == WAITING, tables.c.changed < before),
        )

    async def due(self, before: float) -> list[str]:
        """The ids of the tables at which something happens by itself before a moment, as far as the database knows."""
        wanted = select(tables.c.id).where(tables.c.state == RUNNING, tables.c.due < before)
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def _read(self, wanted: Select[Any]) -> list[Stored]:
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            sitting = (await connection.execute(select(seats).where(seats.c.table.in_(ids)))).all()
        by_table: dict[str, list[Seat]] = {}
        for row in sorted(sitting, key=lambda row: row.seat):
            seat = Seat(row.seat, row.kind, row.name, row.person, row.bot, row.secret)
            by_table.setdefault(row.table, []).append(seat)
        return [_stored(row, by_table.get(row.id, [])) for row in rows]

    async def sit(self, table: Stored, *changes: Seat) -> Stored:
        """Change who sits where; `Conflict` if somebody else has changed the table since it was read."""
        moved = replace(
            table,
            changed=max(time.time(), table.changed + LEAST_CHANGE),
            seats=tuple(next((new for new in changes if new.seat == one.seat), one) for one in table.seats),
        )
        await self.writer.write(
            self._unchanged(table, changed=moved.changed),
            *(
                update(seats)
                .where(seats.c.table == table.id, seats.c.seat == one.seat)
                .values(kind=one.kind, person=one.person, bot=one.bot, name=one.name, secret=one.secret)
                for one in changes
            ),
            *await self._renamed(moved),
            *self.peers.telling(table.id, SEATS),
        )
        return moved

    async def _renamed(self, table: Stored) -> list[Executable]:
        """A statement for the names in the journal, if somebody has sat down under another one in a running game."""
        start = (entries.c.table == table.id, entries.c.entry == 1)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(entries.c.body).where(*start))).first()
        body, names = json.loads(row.body) if row else {}, [one.name for one in table.seats]
        if body.get("names", names) == names:
            return []
        return [update(entries).where(*start).values(body=json.dumps({**body, "names": names}))]

    async def mute(self, table: Stored, muted: tuple[int | None, ...]) -> Stored:
        """Say which seats may not speak; `Conflict` if somebody else has changed the table since it was read."""
        moved = replace(table, changed=max(time.time(), table.changed + LEAST_CHANGE), muted=muted)
        await self.writer.write(
            self._unchanged(table, changed=moved.changed, muted=json.dumps(muted)),
            *self.peers.telling(table.id, SEATS),
        )
        return moved

    async def begin(self, table: Stored, start: Mapping[str, Any]) -> None:
        """The cards are dealt: the first entry of the journal; `Conflict` if somebody has changed the table."""
        await self.writer.write(
            self._unchanged(table, state=RUNNING, changed=max(time.time(), table.changed + LEAST_CHANGE), due=0.0),
            insert(entries).values(table=table.id, entry=1, body=json.dumps(start)),
        )

    def _unchanged(self, table: Stored, **values: Any) -> Expected:
        """Change a table, if it is still as it was when it was read."""
        same = (tables.c.id == table.id, tables.c.state == table.state, tables.c.changed == table.changed)
        return Expected(update(tables).where(*same).values(**values))

    async def append(
        self, id: str, number: int, entry: Mapping[str, Any], result: Mapping[str, Any] | None = None
    ) -> None:
        """One more entry of a journal; `Conflict` if another process has written one of that number.

        With a result the game is over.
        """
        await self.writer.write(
            Filled(APPEND, {"table": id, "entry": number, "body": json.dumps(entry)}),
            *(() if result is None else (self._over(id, result),)),
            *self.peers.telling(id, ENTRY),
        )

    def _over(self, id: str, result: Mapping[str, Any]) -> Executable:
        ended = {"state": OVER, "changed": time.time(), "due": None, "result": json.dumps(result)}
        return update(tables).where(tables.c.id == id).values(ended)

    async def sleep(self, id: str, due: float | None) -> None:
        """Note when something happens at a table by itself: nobody has it in memory until then."""
        await self.writer.write(update(tables).where(tables.c.id == id).values(due=due))

    async def tell(self, id: str, kind: str, more: Any = None) -> None:
        """Tell the other processes something that is not stored."""
        if statements := self.peers.telling(id, kind, more):
            await self.writer.write(*statements)

    async def journal(self, id: str, after: int = 0) -> list[Any]:
        """The journal of a table as plain data, or what came after an entry."""
        wanted = select(entries.c.body).where(entries.c.table == id, entries.c.entry > after).order_by(entries.c.entry)
        async with self.database.reading() as connection:
            return [json.loads(row.body) for row in await connection.execute(wanted)]

    async def talk(self, id: str, after: int = 0) -> list[Line]:
        """The last lines that the seats of a table said, and those who look on, or those after a number."""
        wanted = select(talk).where(talk.c.table == id, talk.c.number > after)
        wanted = wanted.order_by(talk.c.number.desc()).limit(MOST_TALK)
        rows: list[Row[Any]] = []
        async with self.database.reading() as connection:
            for speaking in (talk.c.seat.is_not(None), talk.c.seat.is_(None)):
                rows += (await connection.execute(wanted.where(speaking))).all()
        return [_line(row) for row in sorted(rows, key=lambda row: row.number)]

    async def count_talk(self, id: str, is_seated: bool) -> int:
        """How many lines the seats of a table have said, or those who look on."""
        speaking = talk.c.seat.is_not(None) if is_seated else talk.c.seat.is_(None)
        wanted = select(func.count()).select_from(talk).where(talk.c.table == id, speaking)
        async with self.database.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def said(self, id: str, person: str, move: str) -> Line | None:
        """What somebody has said at a table in a message of this id."""
        wanted = select(talk).where(talk.c.table == id, talk.c.person == person, talk.c.move == move)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _line(row)

    async def say(self, id: str, line: Line) -> None:
        """Store something that was said; `Conflict` if there is a line of that number, or of that person and move."""
        await self.writer.write(
            insert(talk).values(table=id, **asdict(line)),
            *self.peers.telling(id, TALK),
        )


def _line(row: Row[Any]) -> Line:
    return Line(row.number, row.person, row.seat, row.text, row.time, row.move)


def _stored(row: Row[Any], sitting: list[Seat]) -> Stored:
    return Stored(
        row.id,
        row.host,
        row.state,
        row.game,
        json.loads(row.setting),
        json.loads(row.house),
        row.spectators,
        row.listed,
        row.created,
        row.changed,
        json.loads(row.result) if row.result else None,
        tuple(sitting),
        tuple(json.loads(row.muted)),
    )
