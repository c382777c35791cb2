"""Writing the journal of a table, and following what other processes have written to it.

Where another process has written an entry first, that one is followed, and what was to be written is taken again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from meadhall.hall import wire
from meadhall.hall.coding import plain
from meadhall.hall.faults import fault
from meadhall.hall.table import Pending, Table
from meadhall.kernel.errors import MeadhallError, NotOffered, NotYours, Stale
from meadhall.kernel.journal.plain import MOST_ENTRIES, plain_entry, read_entry
from meadhall.server.errors import StoreFailed
from meadhall.server.metrics import COMMIT, ENTRIES
from meadhall.server.pulse import Pulse
from meadhall.server.store.tables import Tables
from meadhall.server.store.writer import Conflict

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 50  # to write what another process may have been faster with: each time that one has got further

Taken = Callable[[], Pending | wire.Down | None]


class Unwritten(StoreFailed):
    """A change could not be written: nothing of it has been told, and the table must be loaded anew."""


class Journaling:
    """The journal of one table in memory."""

    def __init__(self, id: str, hall: Table, store: Tables, pulse: Pulse) -> None:
        self.id = id
        self.hall = hall
        self.store = store
        self.pulse = pulse

    async def written(self, take: Taken) -> wire.Down | None:
        """Take something and write it, then commit it; the reply."""
        for _ in range(TRIES):
            with self.pulse.at(self.id):
                taken = take()
            try:
                if isinstance(taken, Pending):
                    return await self._write(taken)
            except Conflict:
                await self._follow_the_faster()
                continue
            except StoreFailed:
                break
            if not self._may_be_behind(taken) or not await self.catch_up():
                return taken  # if it cannot be read now, nothing was changed: only this message is refused
        LOG.error("a change could not be written", extra={"table": self.id, "entry": self.hall.entries + 1})
        raise Unwritten("The change could not be written.")

    async def _write(self, pending: Pending) -> wire.Down:
        """Append, commit. The end of the game is written together with its last answer."""
        rules, number = self.hall.match.rules, self.hall.entries + 1
        if number > MOST_ENTRIES:
            return wire.Refused(fault(NotOffered("The journal of this table is full.")), pending.entry.move)
        result = rules.result(pending.prepared.state) if pending.prepared is not None else None
        with COMMIT.time():
            await self.store.append(
                self.id, number, plain_entry(pending.entry, rules), None if result is None else plain(result)
            )
        ENTRIES.labels("person" if pending.entry.by is not None else "table").inc()
        return self.hall.commit(pending)

    async def _follow_the_faster(self) -> None:
        try:
            await self.catch_up()
        except MeadhallError as error:
            LOG.warning("table %s cannot be followed: %s", self.id, error)
            raise Unwritten("What another process has written cannot be followed.") from error

    async def catch_up(self) -> bool:
        """Follow what the journal has more than this table; whether that was anything."""
        if self.hall.is_drifted:
            return False
        rules, news = self.hall.match.rules, await self.store.journal(self.id, self.hall.entries)
        for body in news:
            self.hall.follow(read_entry(body, rules, self.hall.entries + 1))
        return bool(news)

    def _may_be_behind(self, reply: wire.Down | None) -> bool:
        """Whether a refusal may come of what another process has written and this one has not heard of yet."""
        is_refused = isinstance(reply, wire.Refused) and reply.error.code in (Stale.code, NotYours.code)
        return is_refused and bool(self.store.peers.process)
