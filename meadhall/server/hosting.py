"""Everything that a running server consists of, for its routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from meadhall.hall.box import box
from meadhall.kernel.setting import Setting
from meadhall.server.config import Config
from meadhall.server.limits import Limits
from meadhall.server.store.card_sets import CardSets
from meadhall.server.store.database import Database
from meadhall.server.store.peers import Alone, Peers, PostgresPeers
from meadhall.server.store.people import People
from meadhall.server.store.tables import Stored, Tables
from meadhall.server.store.writer import Writer
from meadhall.server.supervising import pulse_of, stopped_tables
from meadhall.server.tables.keeper import Keeper
from meadhall.server.uploads.checking import Checking
from meadhall.server.workers import Workers

MOST_BOXES: Final = 1000


class Hosting:
    """The database, the tables in memory and the workers of one server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.database = Database(config.database)
        self.writer = Writer(self.database)
        self.people = People(self.database, self.writer)
        self.card_sets = CardSets(self.database, self.writer)
        self.peers: Peers = Alone() if self.database.is_sqlite else PostgresPeers(self.database.url)
        self.tables = Tables(self.database, self.writer, self.peers)
        self.pulse = pulse_of()
        self.workers = Workers(config.workers)
        self.keeper = Keeper(self.tables, self.workers, self.peers, self.pulse, stopped_tables())
        self.checking = Checking()
        self.limits = Limits()
        self._boxes: dict[str, Mapping[str, Any]] = {}  # settings by the digest of their box

    def keep_box(self, digest: str, table: Stored) -> None:
        """Remember which setting a box is of, so that it can be asked for by its digest; not if it is another's."""
        if len(self._boxes) > MOST_BOXES:
            self._boxes.clear()
        if box(Setting.read(table.setting).rules()).digest == digest:
            self._boxes[digest] = table.setting

    def box(self, digest: str) -> bytes | None:
        """What is printed at a table, by the digest of it."""
        if digest in self._boxes:
            return box(Setting.read(self._boxes[digest]).rules()).body
        for table in self.keeper.live.values():
            if table.box == digest:
                return box(table.hall.match.rules).body
        return None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the database, wake the tables; at the end write what is waiting."""
        await self.database.open()
        self.writer.start()
        await self.keeper.start()
        beating = asyncio.create_task(self.pulse.beat())
        try:
            yield
        finally:
            beating.cancel()
            await self.keeper.stop()
            await self.writer.stop()
            self.workers.shutdown(wait=False)
            self.checking.close()
            await self.database.close()
