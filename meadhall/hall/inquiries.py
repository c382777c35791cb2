"""What people ask bots to think about: hints, and why a bot did what it did. The replies come when they are ready."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meadhall.bots.bot import Estimate
from meadhall.bots.registry import BOTS
from meadhall.hall import wire
from meadhall.hall.faults import fault
from meadhall.hall.motives import Witness, motive
from meadhall.hall.thinking import hint, work_for
from meadhall.kernel.errors import BadRequest, NotOffered, NotYours

if TYPE_CHECKING:
    from meadhall.hall.table import Table

ADVISER: Final = list(BOTS)[-1]

Estimates = tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What a seat waits for: the id of its message, the thought, and how it is told."""

    id: int
    thought: Future[Estimates]
    told: Callable[[Estimates], wire.Told]


class Inquiries:
    """The inquiries of a table that are being thought about, one for each seat at most."""

    def __init__(self, table: Table, executor: Executor, seed: int | None) -> None:
        self.table = table
        self.executor = executor
        self.seed = seed
        self._open: dict[int, Inquiry] = {}  # by seat

    @property
    def is_waited_for(self) -> bool:
        """Whether somebody waits for a reply."""
        return bool(self._open)

    def hint(self, seat: int, asked: wire.AskHint) -> None:
        """Have the strongest bot think about a seat's question."""
        self._check(seat)
        match = self.table.match
        if match.decision(seat) is None:
            raise NotYours(f"Seat {seat} is not being asked anything now.")
        at, work = match.asked_at(seat), work_for(match.rules, match.state, seat, ADVISER, self.seed)

        def told(estimates: Estimates) -> wire.Told:
            if match.decision(seat) is None or match.asked_at(seat) != at:
                raise NotYours(f"Seat {seat} is asked something else now.")
            return wire.Told(asked.id, hint=tuple(map(advised, estimates)))

        self._open[seat] = Inquiry(asked.id, self.executor.submit(hint, work), told)

    def motive(self, seat: int, asked: wire.AskMotive) -> None:
        """Have an act of a bot explained, by what the asker knew when it happened and was told of it."""
        self._check(seat)
        match = self.table.match
        place = match.heard_at(seat, asked.n)
        act = match.acts[place] if place is not None else None
        bot = "" if act is None else self.table.bot_of(act)
        if place is None or act is None or act.by is None or act.by == seat or not bot:
            raise NotOffered("Only what a bot did can be explained.")
        rules, by, heard = match.rules, act.by, act.heard_by(seat)[0].event
        if heard.sealed:
            raise NotOffered("What was answered is sealed.")
        veiled = rules.veil(match.state_before(place), seat).dump()
        witness = Witness(rules.setting, veiled, seat, by, heard, self.seed)

        def told(estimates: Estimates) -> wire.Told:
            done, *others = map(advised, estimates)
            return wire.Told(asked.id, motive=wire.Motive(by, bot, done, tuple(others)))

        self._open[seat] = Inquiry(asked.id, self.executor.submit(motive, witness), told)

    def _check(self, seat: int) -> None:
        if not self.table.house.hints:
            raise NotOffered("This table gives no hints.")
        if seat in self._open:
            raise NotOffered("Something is being thought about for this seat already.")

    def ready(self) -> list[tuple[int, wire.Told | wire.Refused]]:
        """The replies that are thought out, with the seats that wait for them."""
        found = [(seat, one) for seat, one in self._open.items() if one.thought.done()]
        for seat, _ in found:
            del self._open[seat]
        return [(seat, _reply(one)) for seat, one in found]


def _reply(inquiry: Inquiry) -> wire.Told | wire.Refused:
    try:
        return inquiry.told(inquiry.thought.result(0))
    except BadRequest as error:
        return wire.Refused(fault(error), id=inquiry.id)
    except Exception:  # a bot's failure, which tells a person nothing
        return wire.Refused(fault(NotOffered("It could not be thought out.")), id=inquiry.id)


def advised(estimate: Estimate) -> wire.Advised:
    """An estimate as it goes down."""
    return wire.Advised(estimate.code, estimate.share, estimate.error)
