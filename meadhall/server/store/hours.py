"""When a server ran on this database: the clocks of all tables stand at all other times.

A journal has the moments of its entries, so what a seat has used of its time follows from it and from these hours, at
every process and after every restart alike.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sqlalchemy import insert, select, update

from meadhall.server.store.database import Database
from meadhall.server.store.schema import hours
from meadhall.server.store.writer import Writer

NOTE_EVERY: Final = 10.0  # seconds
SILENCE: Final = 25.0  # seconds without a note after which no process can have been there


class Hours:
    """The hours of a server, be it one process or several."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.noted = 0.0  # when this process has last noted that it runs
        self._gaps: list[tuple[float, float]] = []

    async def note(self, now: float) -> None:
        """A server runs now."""
        async with self.database.reading() as connection:
            known = [(row.since, row.until) for row in await connection.execute(select(hours).order_by(hours.c.since))]
        is_first = self.database.is_sqlite and not self.noted  # there was no other process since the last one ended
        if not known or is_first or now - known[-1][1] > SILENCE:
            await self.writer.write(insert(hours).values(since=now, until=now))
            known.append((now, now))
        else:
            await self.writer.write(update(hours).where(hours.c.since == known[-1][0]).values(until=now))
        self._gaps = [(until, since) for (_, until), (since, _) in pairwise(known)]
        self.noted = now

    def elapsed(self, moment: float) -> float:
        """What clocks go by at a moment: time, without the hours in which no server ran."""
        return moment - sum(max(min(end, moment) - begin, 0.0) for begin, end in self._gaps)
