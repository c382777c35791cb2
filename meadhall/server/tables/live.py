"""A table that is being played: the hall's table, whoever listens, and the journal that everything is written to.

Append, commit, then tell: what is taken is written first, and only when it is on the disk is it done and told. A write
that fails stops the table; it is loaded from its journal when somebody comes next.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from meadhall.hall import wire
from meadhall.hall.box import box
from meadhall.hall.faults import fault
from meadhall.hall.table import Pending, Table
from meadhall.kernel.errors import MoveReused, TableStopped
from meadhall.kernel.events import Audience
from meadhall.server.config import VERSION
from meadhall.server.encoding import encode_frame
from meadhall.server.errors import GameOver, Muted, ReadOnly
from meadhall.server.metrics import STOPPED
from meadhall.server.pulse import Pulse
from meadhall.server.store.peers import HERE, VOTE
from meadhall.server.store.tables import Stored, Tables
from meadhall.server.tables.hearing import Hearing
from meadhall.server.tables.hints import Hints
from meadhall.server.tables.journaling import Journaling, Taken, Unwritten
from meadhall.server.tables.listeners import Listener
from meadhall.server.tables.presence import Presence
from meadhall.server.tables.talking import Talking

LOG: Final = logging.getLogger(__name__)
TICK: Final = 0.02  # the least time between two looks at what is due


class LiveTable:
    """One table in memory."""

    def __init__(
        self, stored: Stored, hall: Table, store: Tables, pulse: Pulse, on_stop: Callable[[LiveTable], None]
    ) -> None:
        self.stored = stored
        self.id = stored.id
        self.hall = hall
        self.box = box(hall.match.rules).digest
        hall.mute(stored.muted)
        self.store = store
        self.pulse = pulse
        self.app = VERSION
        self.listeners: set[Listener] = set()
        self.talk = Talking(stored.id, store)
        self.used = time.time()
        self.is_owner = False  # whether this process runs its bots and clocks
        self._on_stop = on_stop
        self.lock = asyncio.Lock()
        self._frames: dict[tuple[Audience, int], bytes] = {}  # of this moment
        self._framed = 0  # after how many entries that is
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.journal = Journaling(stored.id, hall, store, pulse)
        self.presence = Presence()
        self._hearing = Hearing(self)
        self._hints = Hints()
        self.is_gone = False
        self.is_stuck = False  # stopped by the rules or by a mistake of ours: it would only happen again

    def now(self) -> float:
        """Seconds since 1970: entries of the journal keep them."""
        return time.time()

    @property
    def is_played(self) -> bool:
        """Whether anything can still happen here."""
        return not (self.hall.is_over or self.hall.is_drifted)

    def check_played(self) -> None:
        """Refuse a change where the rules have parted from the journal."""
        if self.hall.is_drifted:
            raise ReadOnly("The rules of this version do not follow the journal: the table can be looked at only.")

    def own(self, is_owner: bool) -> None:
        """Begin or cease to run bots and clocks."""
        if is_owner != self.is_owner:
            self.is_owner = is_owner
            self._plan()

    def frame(self, audience: Audience, since: int) -> bytes:
        """The frame of an audience, made once for all who listen."""
        if self._framed != self.hall.entries:
            self._framed, self._frames = self.hall.entries, {}
        key = (audience, since)
        if key not in self._frames:
            self._frames[key] = encode_frame(self.hall.frame(audience, since))
        return self._frames[key]

    async def say(self, seat: int, message: wire.Up) -> wire.Down | None:
        """Take a message of a seat; the reply, after everything has been written. A hint or a motive is told later."""
        self.check_played()
        self.used, move = self.now(), getattr(message, "move", "")
        reply = await self._do(lambda: self._taken(seat, message, move), move)
        if isinstance(message, wire.Propose | wire.Consent) and isinstance(reply, wire.Done):
            self._hearing.share(VOTE, self.hall.vote())
        return reply

    def _taken(self, seat: int, message: wire.Up, move: str) -> Pending | wire.Down | None:
        """What comes of a message once it is its turn: the game may have ended while it waited."""
        is_late = self.hall.is_over and isinstance(message, wire.Undo | wire.Propose | wire.Consent)
        if is_late and not self.hall.has_taken(seat, move):
            return wire.Refused(fault(GameOver("The game is over; everything has been shown.")), move)
        return self.hall.take(seat, message, self.now())

    async def hint(self, seat: int, question: wire.AskHint | wire.AskMotive) -> wire.Down:
        """Ask for a hint or a motive, and wait for it."""
        reply = await self.say(seat, question)
        if reply is not None:
            return reply
        return await self._hints.wait(seat, question.id)

    async def come_back(self, seat: int) -> None:
        """A person is back: the bot that played on hands over."""
        if self.hall.is_drifted:
            return
        await self._do(lambda: self.hall.come_back(seat, self.now()))

    async def leave(self, seat: int) -> None:
        """A person leaves: a bot plays on."""
        self.check_played()
        await self._do(lambda: self.hall.leave(seat, self.now()))

    async def speak(self, person: str, seat: int | None, message: wire.Say) -> wire.Done:
        """Say something to all at the table."""
        self.check_played()
        self.used = self.now()
        if not self.stored.may_speak(person):
            raise Muted("The host has muted you at this table.")
        if seat is not None and self.hall.has_taken(seat, message.move):
            raise MoveReused("This id was used for another message.")
        async with self.lock:
            await self.talk.say(person, seat, message.move, message.text, self.now())
        self._tell()
        return wire.Done(message.move, self.hall.number(seat))

    def join(self, listener: Listener) -> None:
        """Somebody listens."""
        self.listeners.add(listener)

    def part(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.used = self.now()
        self.mark_presence()

    def mark_presence(self) -> None:
        """Note whose seats somebody listens as, here or at another process."""
        here = {one.audience for one in self.listeners if one.is_greeted and one.audience is not None}
        if self.presence.moves(here):
            self._hearing.share(HERE, [self.store.peers.process, sorted(here)])
        for seat in range(self.hall.match.rules.seats):
            self.hall.be_here(seat, seat in self.presence.everywhere)
        self._tell()

    def reseat(self, stored: Stored) -> None:
        """Somebody else sits on a seat now, or under another name: who sat there listens no more."""
        self.stored = stored
        self.hall.match.names = tuple(one.name for one in stored.seats)
        self.hall.mute(stored.muted)
        self._tell()
        for listener in self.listeners:
            if listener.audience is not None and listener.audience not in stored.seats_of(listener.person):
                listener.leave("seat/not-yours")

    def look_around(self) -> None:
        """Read what may have been written meanwhile, and ask other processes what lies beside the game."""
        self._hearing.look_around()

    def hear(self, kind: str, more: Any) -> None:
        """Another process has changed something at this table, or asks."""
        self._hearing.hear(kind, more)

    def forget_process(self, process: str) -> None:
        """Another process is gone, and whoever listened there."""
        if self.presence.forget(process):
            self.mark_presence()

    async def _do(self, take: Taken, move: str = "") -> wire.Down | None:
        """Take something, write it, tell it; the reply."""
        async with self.lock:
            reply = await self.written(take, move)
        if self.hall.stopped:
            self.stop("table/stopped", is_stuck=True)
        self.changed()
        return reply

    async def written(self, take: Taken, move: str = "") -> wire.Down | None:
        """Take something and write it, with the lock held; a write that fails stops the table."""
        if self.is_gone:
            return wire.Refused(fault(TableStopped("The table has stopped.")), move)
        try:
            return await self.journal.written(take)
        except Unwritten as error:
            self.stop("table/stopped")
            return wire.Refused(fault(TableStopped(str(error))), move)

    def changed(self, least: float = 0.0) -> None:
        """After a change: tell it, and plan what is due next."""
        self._tell()
        self._plan(least)

    def _tell(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def _plan(self, least: float = 0.0) -> None:
        """Look again when something is due, after `least` seconds at the earliest."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.is_gone:
            return
        now = self.now()
        with self.pulse.at(self.id):
            due = self.hall.next_due(now) if self.is_owner else None
        if self.hall.inquiries.is_waited_for:
            due = min(due or now + 10 * TICK, now + 10 * TICK)
        if due is not None:
            delay = max(due - now, least, TICK if self.hall.house.pace else 0.0)
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self.spawn(self._due()))

    def spawn(self, work: Any) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _due(self) -> None:
        """What happens by itself: a bot answers, a clock runs out, a hint is ready."""
        before = self.hall.entries
        try:
            async with self.lock:
                if self.is_gone:
                    return
                if self.is_owner:
                    await self.written(lambda: self.hall.due(self.now()), "")
                for seat, told in self.hall.ready():
                    self._tell_hint(seat, told)
        except Exception:  # a mistake of ours at this table must not stop any other, nor stop this one unnoticed
            LOG.exception("table %s has stopped", self.id)
            self.stop("table/stopped", is_stuck=True)
            return
        if self.hall.stopped:
            self.stop("table/stopped", is_stuck=True)
        self.changed(TICK if self.hall.entries == before else 0.0)  # a bot that still thinks is not asked at once

    def _tell_hint(self, seat: int, told: wire.Told | wire.Refused) -> None:
        """To whoever waits for it by HTTP, else to all who listen as that seat."""
        if self._hints.tell(seat, told):
            return
        for listener in self.listeners:
            if listener.audience == seat:
                listener.reply(told)

    def stop(self, code: str, is_stuck: bool = False) -> None:
        """Forget the table and send everybody away; whoever comes back finds it as its journal tells."""
        self.is_gone, self.is_stuck = True, is_stuck
        if code == TableStopped.code:
            STOPPED.inc()
        if self._timer is not None:
            self._timer.cancel()
        for listener in self.listeners:
            listener.leave(code)
        self._hints.stop()
        self._on_stop(self)

    @property
    def due_at(self) -> float | None:
        """When something happens here by itself."""
        return None if self.is_gone else self.hall.next_due(self.now())
