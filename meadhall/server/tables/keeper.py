"""The keeper of all tables: those that are played are in memory, all others only in the database."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any, Final

from meadhall.kernel.errors import MeadhallError, TableStopped
from meadhall.server.errors import HasStarted, NotStarted, ReadOnly, StoreFailed
from meadhall.server.metrics import LIVE
from meadhall.server.pulse import Pulse
from meadhall.server.store.hours import NOTE_EVERY, Hours
from meadhall.server.store.peers import AWAY, Peers
from meadhall.server.store.people import lasting_sessions
from meadhall.server.store.tables import WAITING, Stored, Tables
from meadhall.server.store.writer import Conflict, WriteFailed
from meadhall.server.tables.dealing import dealt, restored
from meadhall.server.tables.live import LiveTable

IDLE: Final = 300.0  # seconds after which a table that nobody listens at is forgotten
UNSTARTED: Final = 86_400.0  # seconds after which a table that was not begun is forgotten
EXPIRE_EVERY: Final = 600.0
LOOK_EVERY: Final = 2.0
FAREWELL: Final = 50  # times 20 milliseconds for the last message to everybody
REST: Final = 60.0  # seconds before a table that got stuck is tried again
LOG: Final = logging.getLogger(__name__)


class Keeper:
    """Finds, loads, begins and forgets tables."""

    def __init__(
        self, store: Tables, executor: Executor, peers: Peers, pulse: Pulse, stopped: Collection[str] = ()
    ) -> None:
        """`stopped` are tables that are not to be played, because a server hung there."""
        self.pulse = pulse
        self.stopped = stopped
        self.store = store
        self.executor = executor
        self.peers = peers
        self.hours = Hours(store.database, store.writer)
        self.live: dict[str, LiveTable] = {}
        self._expired = 0.0  # when it last forgot tables that were never begun
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._resting: dict[str, float] = {}  # stuck tables, and until when they are not woken by us
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen to other processes, wake the tables at which something is due, forget those that are idle."""
        await self._note_hours()
        await self.peers.start(self._heard)
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Send everybody away."""
        if self._task is not None:
            self._task.cancel()
        await self._note_hours()
        await self.send_all_away()
        await self.peers.stop()

    async def send_all_away(self) -> None:
        """Tell everybody that the server ends, and wait a moment until they know."""
        tables = list(self.live.values())
        for table in tables:
            table.stop("server/restart")
        for _ in range(FAREWELL):
            if not any(table.listeners for table in tables):
                break
            await asyncio.sleep(0.02)

    async def table(self, id: str) -> LiveTable:
        """A table at which a game has begun."""
        if (found := self.live.get(id)) is not None:
            return found
        if id in self.stopped:
            raise TableStopped("The table has stopped, because the server hung there.")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])  # several may wait for it, and one of them may go

    async def begin(self, stored: Stored) -> LiveTable:
        """Deal the cards."""
        if stored.state != WAITING:
            raise HasStarted("The game has begun already.")
        hall, start = dealt(stored, self.executor, self.hours.elapsed)
        try:
            await self.store.begin(stored, start)
        except Conflict:
            if (await self.store.get(stored.id)).state == WAITING:
                raise  # somebody has just left or sat down
            raise HasStarted("The game has begun already.") from None
        return await self._keep(LiveTable(await self.store.get(stored.id), hall, self.store, self.pulse, self._forget))

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.get(id)
        if stored.state == WAITING:
            raise NotStarted("The cards have not been dealt.")
        journal = await self.store.journal(id)
        with self.pulse.at(stored.id):
            hall = restored(stored, journal, self.executor, self.hours.elapsed)
        hall.resume(time.time())
        table = LiveTable(stored, hall, self.store, self.pulse, self._forget)
        await table.talk.catch_up()
        return await self._keep(table)

    async def _keep(self, table: LiveTable) -> LiveTable:
        """Have a table in memory, but only once: one that is being dealt may be loaded at the same time."""
        if (found := self.live.setdefault(table.id, table)) is not table:
            return found
        await self._give(table, await self.peers.own([table.id]))
        table.look_around()  # something may have been written since the journal was read
        return table

    async def _give(self, table: LiveTable, owned: Collection[str]) -> None:
        """Have this process run the bots and clocks of a table, or not; if so, it is woken after a restart too."""
        is_new = table.id in owned and not table.is_owner
        table.own(table.id in owned)
        if is_new and table.is_played:
            with suppress(WriteFailed):  # whoever only looks needs no disk to write to
                await self.store.sleep(table.id, 0.0)

    def _forget(self, table: LiveTable) -> None:
        if table.is_stuck:
            self._resting[table.id] = time.time() + REST
        if self.live.get(table.id) is table:
            del self.live[table.id]

    def reseat(self, stored: Stored) -> None:
        """Tell a table in memory who sits where now."""
        if (table := self.live.get(stored.id)) is not None:
            table.reseat(stored)

    async def send_away(self, person: str) -> None:
        """Close all connections of a person, whose session has ended, at every process."""
        self._send_away(person)
        await self.store.tell("", AWAY, person)

    def _send_away(self, person: str) -> None:
        for table in self.live.values():
            for listener in table.listeners:
                if listener.person == person:
                    listener.leave("session/none")

    async def _check_sessions(self) -> None:
        """Close the connections of sessions that have ended unheard: by a command, or at another process."""
        listening = [one for table in self.live.values() for one in table.listeners if one.session]
        lasting = await lasting_sessions(self.store.database, {one.session for one in listening})
        for listener in listening:
            if listener.session not in lasting:
                listener.leave("session/none")

    def _heard(self, id: str, kind: str, more: Any) -> None:
        """Another process has written something; without an id, anything may have been missed."""
        if kind == AWAY:
            self._send_away(more)
        elif not id:
            for table in self.live.values():
                table.look_around()
        elif (found := self.live.get(id)) is not None:
            found.hear(kind, more)

    async def _look(self) -> None:
        """Again and again: own what nobody owns, wake what is due, forget what is idle."""
        while True:
            try:
                if time.time() - self.hours.noted > NOTE_EVERY:
                    await self._note_hours()
                    await self._check_sessions()
                await self._own()
                await self._tidy()
                await self._expire()
            except MeadhallError as error:
                LOG.warning("the tables cannot be looked after: %s", error)
            except Exception:
                LOG.exception("the tables cannot be looked after")
            await asyncio.sleep(LOOK_EVERY)

    async def _note_hours(self) -> None:
        """Note that a server runs; if that cannot be written, clocks stand meanwhile."""
        try:
            await self.hours.note(time.time())
        except StoreFailed as error:
            LOG.warning("when the server runs cannot be noted: %s", error)

    async def _expire(self) -> None:
        """Now and then, forget tables that were never begun."""
        now = time.time()
        if now - self._expired > EXPIRE_EVERY:
            self._expired = now
            await self.store.expire(now - UNSTARTED)

    async def _own(self) -> None:
        now = time.time()
        self._resting = {id: until for id, until in self._resting.items() if until > now}
        due = await self.store.due(now + LOOK_EVERY)
        for id in await self.peers.own([id for id in due if id not in self.live and id not in self._resting]):
            try:
                if not (await self.table(id)).is_played:
                    await self.store.sleep(id, None)
            except (ReadOnly, TableStopped):
                await self.store.sleep(id, None)  # it can be looked at, not played
            except StoreFailed:
                raise
            except Exception:  # one table that cannot be loaded keeps no other asleep
                LOG.exception("table %s cannot be loaded", id)
                self._resting[id] = now + REST
        owned = await self.peers.own(list(self.live))
        for table in list(self.live.values()):
            await self._give(table, owned)
        others = {process for table in self.live.values() for process in table.presence.elsewhere}
        for process in await self.peers.gone(others):
            for table in self.live.values():
                table.forget_process(process)

    async def _tidy(self) -> None:
        now = time.time()
        LIVE.set(len(self.live))
        for table in list(self.live.values()):
            if table.listeners or now - table.used < IDLE:
                continue
            due = table.due_at if table.is_owner else None
            if due is None or due - now > IDLE:
                if table.is_owner and table.is_played:
                    await self.store.sleep(table.id, due)
                table.stop("table/idle")
                await self.peers.disown(table.id)
