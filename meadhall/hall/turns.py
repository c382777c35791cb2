"""The turns of bots at a table, at its pace.

How long a bot thinks tells something about its answer, so it never answers at the moment it is done: an open answer
comes on a tick of the table's pace after the last act, a sealed one at a moment that was drawn when it was asked.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meadhall.hall.thinking import FALLBACK, Thinking, think, work_for
from meadhall.kernel.journal.acts import Prepared

if TYPE_CHECKING:
    from meadhall.hall.table import Table

PERSON: Final = "person"
LATEST: Final = 3.0  # a sealed answer comes after 1 to 3 paces


@dataclass(slots=True)
class Turn:
    """An answer that a bot is thinking about: for which question, when it may come, and the thought itself."""

    seat: int
    at: int
    bot: str
    due: float
    is_sealed: bool
    thought: Future[tuple[int, ...]]


class Turns:
    """The bots of a table."""

    def __init__(
        self, table: Table, executor: Executor, draw: Callable[[], float], seed: int | None, thinking: Thinking = think
    ) -> None:
        self.table = table
        self.executor = executor
        self.think = thinking
        self.draw = draw
        self.seed = seed
        self.acted = 0.0  # when the last act was
        self._turns: dict[int, Turn] = {}

    @property
    def pace(self) -> float:
        """Seconds between two acts of bots."""
        return self.table.house.pace / 1000

    def thinking(self) -> tuple[int, ...]:
        """The seats whose bots are thinking about an open answer."""
        return tuple(sorted(seat for seat, turn in self._turns.items() if not turn.is_sealed))

    def plan(self, now: float) -> None:
        """Ask every bot that the game waits for, and forget questions that are not put any more."""
        before, match = self.thinking(), self.table.match
        asked = {seat: match.asked_at(seat) for seat in match.waiting() if self.table.player(seat) != PERSON}
        for seat, turn in list(self._turns.items()):
            if asked.get(seat) != turn.at or self.table.player(seat) != turn.bot:
                turn.thought.cancel()
                del self._turns[seat]
        is_sealed = len(match.waiting()) > 1
        for seat, at in asked.items():
            if seat not in self._turns:
                wait = self.pace * (1 + (LATEST - 1) * self.draw()) if is_sealed else self.pace
                due = (now if is_sealed else max(self.acted, now - self.pace)) + wait
                bot = self.table.player(seat)
                self._turns[seat] = Turn(seat, at, bot, due, is_sealed, self._think(seat, bot, at))
        if self.thinking() != before:
            self.table.note_aside()

    def _think(self, seat: int, bot: str, at: int) -> Future[tuple[int, ...]]:
        seed = None if self.seed is None else hash((self.seed, seat, at)) & 0x7FFFFFFF
        return self.executor.submit(
            self.think, work_for(self.table.match.rules, self.table.match.state, seat, bot, seed)
        )

    def thoughts(self, now: float) -> dict[int, Future[tuple[int, ...]]]:
        """What the bots are thinking about, by seat; a host that has nothing else to do can wait for it."""
        self.plan(now)
        return {seat: turn.thought for seat, turn in self._turns.items()}

    def due(self, now: float) -> tuple[int, str, Prepared] | None:
        """The next answer whose time has come: the seat, the bot that gave it, and the answer."""
        self.plan(now)
        for turn in sorted(self._turns.values(), key=lambda one: (one.due, one.seat)):
            if turn.due > now:
                return None
            if not turn.thought.done():
                turn.due = now + self.pace
                continue
            del self._turns[turn.seat]
            if not turn.is_sealed:
                self.table.note_aside()
            return turn.seat, turn.bot, self._prepared(turn)
        return None

    def _prepared(self, turn: Turn) -> Prepared:
        """The answer of a bot, or where it failed that of one which does not search."""
        match = self.table.match
        try:
            return match.prepare(turn.seat, turn.thought.result(0), turn.at)
        except Exception:  # whatever a bot does, the game goes on
            codes = think(work_for(match.rules, match.state, turn.seat, FALLBACK, self.seed))
            return match.prepare(turn.seat, codes, turn.at)

    def next_due(self, now: float) -> float | None:
        """When the next answer may come."""
        self.plan(now)
        return min((turn.due for turn in self._turns.values()), default=None)
