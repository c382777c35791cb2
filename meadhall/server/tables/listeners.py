"""Whoever listens at a table: what has been sent to it so far, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from meadhall.hall import wire
from meadhall.hall.coding import encode
from meadhall.kernel.events import Audience
from meadhall.server.encoding import encode_frame
from meadhall.server.errors import ReadOnly

if TYPE_CHECKING:
    from meadhall.server.tables.live import LiveTable

MOST_BYTES: Final = 1_000_000  # replies that somebody does not take; frames are never queued

Send = Callable[[bytes], Awaitable[None]]


class Listener:
    """One connection to a table. Frames are made when it can take them, so one that is slow gets several acts at once.

    Replies are queued; whoever does not take them is sent away.
    """

    def __init__(self, table: LiveTable, person: str | None, session: str = "") -> None:
        self.table = table
        self.person = person
        self.session = session  # the digest of its token
        self.audience: Audience = None
        self.is_greeted = False
        self.n = 0  # the running number that it has been sent
        self.k = 0  # likewise of what lies beside the game
        self.said = 0  # likewise of the talk
        self.farewell = ""  # the code of the last message down
        self._replies: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()

    def greet(self, audience: Audience, since: int) -> None:
        """Listen as an audience from now on; `since` is the last running number that it has seen."""
        table = self.table
        self.audience, self.is_greeted = audience, True
        welcome = table.hall.welcome(audience, table.app, table.now())
        self.reply(welcome)
        self.send(encode_frame(table.hall.frame(audience, since)))
        self.n, self.k, self.said = table.hall.number(audience), welcome.aside.k, 0
        if table.hall.is_drifted:  # nothing more will come
            self.reply(wire.Talk(tuple(table.talk.lines)))
            self.leave(ReadOnly.code)

    def reply(self, message: wire.Down) -> None:
        """Send something to this listener alone."""
        self.send(encode(message))

    def send(self, body: bytes) -> None:
        """Queue something to be sent."""
        self._size += len(body)
        if self._size > MOST_BYTES:
            self.leave("wire/slow")
            return
        self._replies.append(body)
        self.wake()

    def leave(self, code: str) -> None:
        """Send it away, with a reason."""
        self.farewell = self.farewell or code
        self.wake()

    def expect_greeting(self) -> None:
        """Send it away if it has not said as whom it listens."""
        if not self.is_greeted:
            self.leave("wire/silent")

    def wake(self) -> None:
        """There may be something new."""
        self._wake.set()

    async def woken(self, seconds: float) -> None:
        """Wait for something that may be new, for so many seconds at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), seconds)
        self._wake.clear()

    async def run(self, send: Send) -> str:
        """Send whatever there is to be told, until it is sent away; why."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                body = self._replies.popleft()
                self._size -= len(body)
                await send(body)
            if self.farewell:
                await send(encode(wire.Bye(self.farewell)))
                return self.farewell
            for body in self._news():
                await send(body)

    def _news(self) -> list[bytes]:
        """The frame, the note and the talk that are new."""
        if not self.is_greeted:
            return []
        table, found = self.table, []
        number = table.hall.number(self.audience)
        if number > self.n:
            found.append(table.frame(self.audience, self.n))
            self.n = number
        if table.hall.k != self.k:
            self.k = table.hall.k
            found.append(encode(wire.Note(table.hall.aside(self.audience, table.now()))))
        if len(lines := table.talk.lines) > self.said:
            found.append(encode(wire.Talk(tuple(lines[self.said :]))))
            self.said = len(lines)
        return found
