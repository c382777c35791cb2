"""The turns of bots at a table, at its pace.

How long a bot thinks tells something about its answer, so it never answers at the moment it is done: an open answer
comes on a tick of the table's pace after the last act, a sealed one at a moment that was drawn when it was asked.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meadhall.bots.bot import Estimate
from meadhall.bots.registry import BOTS
from meadhall.hall import wire
from meadhall.hall.faults import fault
from meadhall.hall.thinking import FALLBACK, hint, think, work_for
from meadhall.kernel.errors import BadRequest, NotOffered, NotYours
from meadhall.kernel.journal.acts import Prepared

if TYPE_CHECKING:
    from meadhall.hall.table import Table

PERSON: Final = "person"
ADVISER: Final = list(BOTS)[-1]
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
    """The bots of a table, and the hints that people asked for."""

    def __init__(self, table: Table, executor: Executor, draw: Callable[[], float], seed: int | None) -> None:
        self.table = table
        self.executor = executor
        self.draw = draw
        self.seed = seed
        self.acted = 0.0  # when the last act was
        self._turns: dict[int, Turn] = {}
        self._hints: dict[int, tuple[int, int, Future[tuple[Estimate, ...]]]] = {}  # by seat: id, question, thought

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
        return self.executor.submit(think, work_for(self.table.match.rules, self.table.match.state, seat, bot, seed))

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

    def hint(self, seat: int, number: int) -> None:
        """Have the strongest bot think about a seat's question."""
        if not self.table.house.hints:
            raise NotOffered("This table gives no hints.")
        match = self.table.match
        if match.decision(seat) is None:
            raise NotYours(f"Seat {seat} is not being asked anything now.")
        if seat in self._hints:
            raise NotOffered("A hint is being thought out already.")
        work = work_for(match.rules, match.state, seat, ADVISER, self.seed)
        self._hints[seat] = (number, match.asked_at(seat), self.executor.submit(hint, work))

    def ready(self) -> list[tuple[int, wire.Told | wire.Refused]]:
        """The hints that are thought out; one for a question that is gone is refused."""
        found: list[tuple[int, wire.Told | wire.Refused]] = []
        for seat, (number, at, thought) in list(self._hints.items()):
            if thought.done():
                del self._hints[seat]
                found.append((seat, self._told(seat, number, at, thought)))
        return found

    def _told(self, seat: int, number: int, at: int, thought: Future[tuple[Estimate, ...]]) -> wire.Told | wire.Refused:
        match = self.table.match
        try:
            if match.decision(seat) is None or match.asked_at(seat) != at:
                raise NotYours(f"Seat {seat} is asked something else now.")
            estimates = thought.result(0)
        except BadRequest as error:
            return wire.Refused(fault(error), id=number)
        except Exception:  # a bot's failure, which tells a person nothing
            return wire.Refused(fault(NotOffered("The hint could not be thought out.")), id=number)
        return wire.Told(number, hint=tuple(wire.Advised(one.code, one.share, one.error) for one in estimates))
