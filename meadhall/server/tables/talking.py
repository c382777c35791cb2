"""What is said at a table."""

from __future__ import annotations

from typing import Final

from meadhall.hall import wire
from meadhall.kernel.errors import MoveReused, NotOffered
from meadhall.server.names import MOST_TEXT, clean
from meadhall.server.store.tables import Line, Tables
from meadhall.server.store.writer import Conflict

MOST_TALK: Final = 500  # lines of the seats of a table
MOST_LOOKING_ON: Final = 250  # lines of all who look on, who take no room from the seats
TRIES: Final = 5  # to say what another process may have been faster with


class Talking:
    """The lines of a table, as far as they are in memory; only the last ones are read after a restart."""

    def __init__(self, id: str, store: Tables) -> None:
        self.id = id
        self.store = store
        self.lines: list[wire.Said] = []

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    async def catch_up(self) -> None:
        """Read what was said and is not in memory yet."""
        self.lines += [said_of(line) for line in await self.store.talk(self.id, self.last)]

    async def say(self, person: str, seat: int | None, move: str, text: str, now: float) -> None:
        """Write a line. The same message again changes nothing, after a restart too: the database knows its id."""
        said = clean(text, MOST_TEXT)
        if not said:
            return
        for _ in range(TRIES):
            if await self.store.count_talk(self.id, seat is not None) >= (
                MOST_LOOKING_ON if seat is None else MOST_TALK
            ):
                break
            line = Line(self.last + 1, person, seat, said, now, move)
            try:
                await self.store.say(self.id, line)
            except Conflict:
                await self.catch_up()
                if await self._has_said(person, move, said):
                    return
                continue
            self.lines.append(said_of(line))
            return
        if not await self._has_said(person, move, said):
            raise NotOffered("Enough has been said at this table.")

    async def _has_said(self, person: str, move: str, text: str) -> bool:
        before = await self.store.said(self.id, person, move)
        if before is not None and before.text != text:
            raise MoveReused("This id was used for another message.")
        return before is not None


def said_of(line: Line) -> wire.Said:
    """A line of talk as it goes down."""
    return wire.Said(line.number, line.seat, line.text, round(line.time))
