"""What the other processes of a server tell a table, and what it tells them.

A signal says only that something was written; it is then read. A read that fails stops no table: nothing is lost by
reading it again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import StoreFailed
from meadhall.server.store.peers import ASK, ENTRY, HERE, SEATS, TALK, VOTE

if TYPE_CHECKING:
    from meadhall.server.tables.live import LiveTable

LOG: Final = logging.getLogger(__name__)
RETRY: Final = 1.0  # seconds before something is read again


class Hearing:
    """The ear of one table in memory, and its voice to the others."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def look_around(self) -> None:
        """Read what may have been written meanwhile, and ask other processes what lies beside the game."""
        self.table.spawn(self._catch_up(SEATS, ENTRY, TALK))
        self.share(ASK)

    def hear(self, kind: str, more: Any) -> None:
        """Another process has changed something at this table, or asks."""
        table = self.table
        if kind == HERE:
            table.presence.hear(*more)
            table.mark_presence()
        elif kind == ASK:
            self.share(HERE, [table.store.peers.process, sorted(table.presence.here)])
            self.share(VOTE, table.hall.vote())
        else:
            table.spawn(self._catch_up(kind, more=more))

    def share(self, kind: str, more: Any = None) -> None:
        """Tell other processes what is not stored; whoever misses it asks again after a lost connection."""

        async def shared() -> None:
            with suppress(StoreFailed):
                await self.table.store.tell(self.table.id, kind, more)

        if self.table.store.peers.process:
            self.table.spawn(shared())

    async def _catch_up(self, *kinds: str, more: Any = None) -> None:
        """Read what another process has written, again and again until it can be read."""
        table = self.table
        while not table.is_gone:
            try:
                async with table.lock:
                    for kind in kinds:
                        await self._read(kind, more)
            except StoreFailed as error:
                LOG.warning("table %s cannot be read now: %s", table.id, error)
                await asyncio.sleep(RETRY)
                continue
            except MeadhallError:
                table.stop("table/stopped")
                return
            table.changed()
            return

    async def _read(self, kind: str, more: Any) -> None:
        table = self.table
        if kind == TALK:
            await table.talk.catch_up()
        elif kind == SEATS:
            table.reseat(await table.store.get(table.id))
        else:
            await table.journal.catch_up()
        if kind == VOTE:
            table.hall.follow_vote(more)
            await table.written(lambda: table.hall.agreed(table.now()))
