"""The host of a table at this machine: its journal in a file, its bots in the background, its time from a clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

from meadhall.hall import wire
from meadhall.hall.table import Pending, Table
from meadhall.kernel.errors import Stuck
from meadhall.kernel.events import Audience
from meadhall.kernel.journal.entries import Entry, Start
from meadhall.kernel.journal.plain import plain_entry
from meadhall.kernel.journal.running import journal_of
from meadhall.kernel.match import Match
from meadhall.kernel.messages import Message
from meadhall.kernel.setting import Setting
from meadhall.terminal import saves
from meadhall.terminal.background import Background
from meadhall.terminal.company import Company

Clock = Callable[[], float]


class Host:
    """Runs one table: an entry is written to the journal, then committed, and then told.

    If the file cannot be written, the game goes on, and `fault` says why.
    """

    def __init__(self, table: Table, entries: Iterable[Entry], company: Company, path: Path, clock: Clock) -> None:
        self.table = table
        self.company = company
        self.path = path  # where the game is kept after every change
        self.clock = clock
        self.journal: list[Mapping[str, Any]] = [plain_entry(entry, table.match.rules) for entry in entries]
        self.fault: OSError | None = None

    @classmethod
    def open(
        cls,
        setting: Setting,
        names: Sequence[str],
        players: Sequence[str],
        chance: Any,
        path: Path,
        seed: int | None = None,
        clock: Clock = time.time,
    ) -> Host:
        """A new game."""
        company = Company()
        table, start = Table.open(setting, names, players, chance, clock(), **_furnished(company, seed))
        return cls(table, [start], company, path, clock)

    @classmethod
    def restore(cls, entries: Sequence[Entry], players: Sequence[str], path: Path, clock: Clock = time.time) -> Host:
        """A game that goes on, with these players."""
        company, first = Company(), entries[0]
        assert isinstance(first.what, Start)
        entries = [replace(first, what=replace(first.what, players=tuple(players))), *entries[1:]]
        return cls(Table.restore(entries, **_furnished(company, None)), entries, company, path, clock)

    @classmethod
    def of(
        cls, match: Match, players: Sequence[str], path: Path, seed: int | None = None, clock: Clock = time.time
    ) -> Host:
        """A match that has begun elsewhere."""
        company = Company()
        table = Table(match, players, **_furnished(company, seed))
        return cls(table, journal_of(match, players), company, path, clock)

    @property
    def match(self) -> Match:
        """The game itself."""
        return self.table.match

    def answer(self, seat: int, at: int, code: int) -> wire.Down | None:
        """An answer of a seat."""
        return self.take(seat, wire.Answer(self._move(), at, code))

    def give(self, seat: int, at: int, links: Sequence[int]) -> wire.Down | None:
        """A whole choice of a seat."""
        return self.take(seat, wire.Gesture(self._move(), at, tuple(links)))

    def undo(self, seat: int) -> wire.Down | None:
        """Take back the last act of a seat."""
        return self.take(seat, wire.Undo(self._move(), self.table.number(seat)))

    def take(self, seat: int, message: wire.Up) -> wire.Down | None:
        """A message of a seat, and the reply."""
        reply = self.table.take(seat, message, self.clock())
        return self.commit(reply) if isinstance(reply, Pending) else reply

    def _move(self) -> str:
        """An id for a message."""
        return f"prompt-{self.table.entries}"

    def commit(self, pending: Pending) -> wire.Done:
        """Write a change, then make it."""
        rules, state = self.match.rules, pending.prepared.state if pending.prepared else self.match.state
        self.journal.append(plain_entry(pending.entry, rules))
        self.fault = self.keep(is_over=rules.core.next_seat(state) < 0)
        return self.table.commit(pending)

    def keep(self, path: Path | None = None, is_over: bool | None = None) -> OSError | None:
        """Write the game to its file, or to another; why that failed, if it did."""
        try:
            saves.write(path or self.path, self.journal, self.table.is_over if is_over is None else is_over)
        except OSError as error:
            return error
        return None

    def thoughts(self) -> dict[int, Future[tuple[int, ...]]]:
        """What bots are thinking about now, by seat; those that the game waits for begin to think."""
        return {} if self.table.is_over else self.table.turns.thoughts(self.clock())

    def let_a_bot_answer(self) -> int | None:
        """Carry out the answer of a bot that has one; its seat."""
        pending = self.table.due(self.clock())
        if self.table.stopped:
            raise Stuck("The rules got stuck; the table has stopped.")
        if pending is None:
            return None
        self.commit(pending)
        return pending.seat

    def story(self, audience: Audience, since: int) -> list[Message]:
        """What an audience was told after a running number, act by act."""
        tell = self.match.rules.phrases.story
        told = self.match.told(audience, since)
        return [message for _, _, heard in told for message in tell([one.event for one in heard])]

    def close(self) -> None:
        """Let the bots go."""
        self.company.close()


def _furnished(company: Company, seed: int | None) -> dict[str, Any]:
    """What a table needs besides its game; its bots answer as soon as they know what."""
    return {"house": wire.House(pace=0), "executor": Background(), "seed": seed, "thinking": company.think}
