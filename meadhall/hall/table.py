"""A table with people and bots at it.

Whatever changes it is first taken (`take`, `due`, `leave`, `come_back`), which gives a `Pending` entry of the journal
and changes nothing; then the host writes the entry, and only then commits it. Time, chance and the way bots are run are
handed in. Frames are pulled: an audience's frame has changed when its running number has.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from meadhall.bots.registry import Called
from meadhall.bots.registry import check as check_bot
from meadhall.hall import wire
from meadhall.hall.asking import drafted
from meadhall.hall.box import box
from meadhall.hall.clocks import Clocks
from meadhall.hall.coding import check as check_message
from meadhall.hall.coding import encode
from meadhall.hall.faults import fault
from meadhall.hall.frames import frame
from meadhall.hall.inquiries import Inquiries
from meadhall.hall.proposals import Proposals
from meadhall.hall.telling import odds, why
from meadhall.hall.thinking import Inline, Thinking, think
from meadhall.hall.turns import Turns
from meadhall.kernel.errors import (
    BadOptions,
    MeadhallError,
    MoveReused,
    NotOffered,
    NoUndo,
    Stale,
    Stuck,
    TableStopped,
)
from meadhall.kernel.events import Audience
from meadhall.kernel.journal.acts import Act, Answered, Prepared, Undone
from meadhall.kernel.journal.entries import Entry, Return, Start, Takeover
from meadhall.kernel.journal.running import begin, follow, start_of
from meadhall.kernel.match import Match
from meadhall.kernel.setting import Setting

PERSON: Final = "person"
MOST_UNDOS: Final = 100  # of a seat in a round


@dataclass(frozen=True, slots=True)
class Pending:
    """A change that is to be written as an entry and then committed."""

    entry: Entry
    seat: int
    prepared: Prepared | None = None


class Table:
    """A match with its players: all that a server, a terminal or a page needs of it."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        house: wire.House | None = None,
        executor: Executor | None = None,
        draw: Callable[[], float] = lambda: 0.5,
        seed: int | None = None,
        thinking: Thinking = think,
        elapsed: Callable[[float], float] = lambda now: now,
    ) -> None:
        """`draw` gives a number from 0 to 1 by which the moments of sealed answers are chosen.

        Bots think as `thinking` does it, in the executor. `elapsed` gives what clocks go by at a moment, if that is not
        time itself: they stand while nobody can play.
        """
        if len(players) != match.rules.seats:
            raise BadOptions(f"There are {len(players)} players for {match.rules.seats} seats.")
        self.match = match
        self.house = house or wire.House()
        for bot in {*players, self.house.stand_in} - {PERSON}:
            check_bot(bot)
        self.players = list(players)
        self.stand_ins: dict[int, str] = {}  # by seat, where a bot plays on for a person
        self.here: set[int] = set()
        self.entries = 1  # written so far, the start included
        self.muted: tuple[int | None, ...] = ()  # the seats that may not speak; None for all who look on
        self.stopped = ""  # the code of the error that stopped the table
        self.is_drifted = False  # the rules follow its journal only so far: it can be looked at, not played
        self.elapsed = elapsed
        self.clocks = Clocks(self.house.clock, match.rules.seats) if self.house.clock else None
        executor = executor or Inline()
        self.turns = Turns(self, executor, draw, seed, thinking)
        self.inquiries = Inquiries(self, executor, seed)
        self.proposals = Proposals(match)
        self.k = 0  # how often something beside the game has changed
        self._undos: dict[tuple[int, int], int] = {}
        self._by_bots: dict[int, str] = {}  # the bots that acted for people, by the identity of the act
        self._moves: dict[tuple[int, str], tuple[str, int]] = {}  # body and number, by seat and move
        self._clocked: dict[int, int] = {}  # the question for which a seat's clock was last wound

    @classmethod
    def open(
        cls, setting: Setting, names: Sequence[str], players: Sequence[str], chance: Any, now: float, **more: Any
    ) -> tuple[Table, Entry]:
        """A new table, and the first entry of its journal."""
        table = cls(Match(setting.rules(), chance, names), players, **more)
        table.turns.acted = now
        table._settle(now)
        return table, start_of(table.match, players, now)

    @classmethod
    def restore(cls, entries: Iterable[Entry], chance: Any = None, **more: Any) -> Table:
        """The table that a journal tells of: match, running numbers, players and the ids of all messages."""
        rest = iter(entries)
        first = next(rest, None)
        match = begin(first, chance)
        assert first is not None and isinstance(first.what, Start)
        table = cls(match, first.what.players, **more)
        table.turns.acted = first.time
        table._settle(first.time)
        for entry in rest:
            table.follow(entry)
        return table

    @classmethod
    def restore_part(cls, entries: Iterator[Entry], chance: Any = None, **more: Any) -> Table:
        """As much of a table as the rules can follow of a journal that they part from, to be looked at."""
        table = cls.restore([next(entries)], chance, **more)
        with suppress(MeadhallError):
            for entry in entries:
                table.follow(entry)
        table.is_drifted, table.clocks = True, None
        return table

    def follow(self, entry: Entry) -> None:
        """Do what an entry says that stands in the journal already, perhaps because another process wrote it."""
        follow(self.match, entry, self.entries + 1)
        self._note(entry)

    @property
    def setting(self) -> Setting:
        """What is played here."""
        return self.match.rules.setting

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.match.decisions()

    def player(self, seat: int) -> str:
        """Who plays a seat now: a person, or the name of a bot."""
        return self.stand_ins.get(seat, self.players[seat])

    def bot_of(self, act: Act) -> str:
        """The bot that did an act, without its budget; an empty string if a person did."""
        if act.by is None or not isinstance(act.change, Answered):
            return ""
        bot = self._by_bots.get(id(act), self.players[act.by])
        return "" if bot == PERSON else level(bot)

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat in range(self.match.rules.seats) if self.player(seat) == PERSON]

    def number(self, audience: Audience) -> int:
        """The running number of an audience: while it stands still, nothing of its frame changes."""
        return self.match.number(audience)

    def frame(self, audience: Audience, since: int = 0) -> wire.Frame:
        """What an audience is told after a running number, and has to draw."""
        if self.is_drifted:  # nothing is offered any more
            return replace(frame(self.match, audience, since, 0), ask=None)
        return frame(self.match, audience, since, 0 if audience is None else self.undos(audience))

    def undos(self, seat: int) -> int:
        """How many of its own acts a seat may take back, one by one; those that a bot gave for it stay."""
        if self._has_undone_enough(seat):
            return 0
        count = 0
        for place in self.match.undoable_acts(seat):
            if id(self.match.standing[place]) in self._by_bots:
                break
            count += 1
        return count

    def _has_undone_enough(self, seat: int) -> bool:
        return self._undos.get((seat, self.match.state.round), 0) >= MOST_UNDOS

    def welcome(self, audience: Audience, app: str, now: float) -> wire.Welcome:
        """The first message to whoever connects."""
        where = box(self.match.rules).digest
        return wire.Welcome(wire.WIRE, app, where, audience, self.match.names, self.house, self.aside(audience, now))

    def aside(self, audience: Audience, now: float) -> wire.Aside:
        """What lies beside the game."""
        players = tuple(
            f"away:{level(self.stand_ins[seat])}"
            if seat in self.stand_ins
            else PERSON
            if one == PERSON
            else f"bot:{level(one)}"
            for seat, one in enumerate(self.players)
        )
        clock = self.clocks.seen_by(audience, self.elapsed(now)) if self.clocks else None
        wish = self.proposals.open
        proposal = wish.seen_by(self.match, audience) if wish else None
        here, thinking = tuple(sorted(self.here)), self.turns.thinking()
        return wire.Aside(self.k, players, here, clock, proposal, thinking, self.muted)

    def resume(self, now: float) -> None:
        """After a restart: bots begin anew to think."""
        self.turns.acted = now

    def note_aside(self) -> None:
        """Count that something beside the game has changed."""
        self.k += 1

    def be_here(self, seat: int, is_here: bool) -> None:
        """Note whether anybody of a seat is connected."""
        self.match.rules.check_seat(seat)
        if is_here != (seat in self.here):
            self.here ^= {seat}
            self.note_aside()

    def mute(self, seats: Sequence[int | None]) -> None:
        """Note whom the host has muted."""
        if self.muted != tuple(seats):
            self.muted = tuple(seats)
            self.note_aside()

    def take(self, seat: int, message: wire.Up, now: float) -> Pending | wire.Down | None:
        """Take a message of a seat: a reply, or what is to be written and committed first.

        A hint or a motive comes later, from `ready`. Whatever is wrong with the message is answered with one `Refused`.
        """
        try:
            check_message(message)
            self.match.rules.check_seat(seat)
        except MeadhallError as error:
            return wire.Refused(fault(error))
        move, number = getattr(message, "move", ""), getattr(message, "id", None)
        try:
            if self.stopped:
                raise TableStopped("The table has stopped.")
            if move and self.has_taken(seat, move):
                body, n = self._moves[seat, move]
                if body != _body(message):
                    raise MoveReused("This id was used for another message.")
                return wire.Done(move, n)
            return self._taken(seat, message, now)
        except Stuck as error:
            self.stopped = error.code
            self.note_aside()
            return wire.Refused(fault(TableStopped(str(error))), move)
        except MeadhallError as error:
            return wire.Refused(fault(error), move, number if not move else None)

    def _taken(self, seat: int, message: wire.Up, now: float) -> Pending | wire.Down | None:
        match = self.match
        match message:
            case wire.Answer(_, at, code):
                return self._pending(match.prepare(seat, [code], at), seat, message, now)
            case wire.Gesture(_, at, links):
                return self._pending(match.prepare_choice(seat, links, at), seat, message, now)
            case wire.Undo(_, at):
                if at != match.number(seat):
                    raise Stale(f"Seat {seat} has been told something newer; look again before taking back.")
                if self._has_undone_enough(seat):
                    raise NoUndo(f"Seat {seat} has taken back {MOST_UNDOS} answers in this round; that is enough.")
                if match.undoable(seat) is not None and not self.undos(seat):
                    raise NoUndo(f"Seat {seat} cannot take back what a bot has answered for it.")
                return self._pending(match.prepare_undo(seat), seat, message, now)
            case wire.AskChain(number, at, links):
                return wire.Told(number, chain=drafted(match, seat, links, at))
            case wire.AskHint():
                self.inquiries.hint(seat, message)
            case wire.AskMotive():
                self.inquiries.motive(seat, message)
            case wire.AskWhy():
                return why(match, seat, message)
            case wire.AskOdds():
                return odds(match, self.house, seat, message)
            case wire.Propose(_, to):
                return self._voted(self.proposals.propose(seat, to, self.people()), seat, message, now)
            case wire.Consent(_, number, yes):
                return self._voted(self.proposals.consent(seat, number, yes, self.people()), seat, message, now)
            case _:
                raise NotOffered("A table takes no such message.")
        return None

    def _pending(self, prepared: Prepared, seat: int, message: wire.Up, now: float) -> Pending:
        assert prepared.act.change is not None
        entry = Entry(prepared.act.change, PERSON, now, seat, getattr(message, "move", ""), _body(message))
        return Pending(entry, seat, prepared)

    def _voted(
        self, rewind: Prepared | None, seat: int, message: wire.Propose | wire.Consent, now: float
    ) -> Pending | wire.Done:
        """A vote that settles the matter is written; any other is only beside the game."""
        if rewind is not None:
            return self._pending(rewind, seat, message, now)
        self.note_aside()
        self._moves[seat, message.move] = (_body(message), self.number(seat))
        return wire.Done(message.move, self.number(seat))

    def has_taken(self, seat: int, move: str) -> bool:
        """Whether a message of this id was carried out; the same message again changes nothing."""
        return (seat, move) in self._moves

    def vote(self) -> Mapping[str, Any]:
        """What another process of the host has to know of the proposal that is being voted on."""
        return self.proposals.plain()

    def follow_vote(self, told: Mapping[str, Any]) -> None:
        """Take over what another process knows of it."""
        if self.proposals.follow(told):
            self.note_aside()

    def agreed(self, now: float) -> Pending | None:
        """Going back, if all have agreed to it."""
        rewind = self.proposals.agreed(self.people())
        if rewind is None or self.proposals.open is None:
            return None
        assert rewind.act.change is not None
        return Pending(Entry(rewind.act.change, PERSON, now), self.proposals.open.by, rewind)

    def leave(self, seat: int, now: float, why: str = "left") -> Pending | None:
        """A person goes, and a bot plays on; None if the seat has no person to go."""
        self.match.rules.check_seat(seat)
        if self.players[seat] != PERSON or seat in self.stand_ins or self.is_over:
            return None
        return Pending(Entry(Takeover(seat, self.house.stand_in, why), "table", time=now), seat)

    def come_back(self, seat: int, now: float) -> Pending | None:
        """A person plays on for the bot that played meanwhile."""
        self.match.rules.check_seat(seat)
        return Pending(Entry(Return(seat), PERSON, time=now), seat) if seat in self.stand_ins else None

    def due(self, now: float) -> Pending | None:
        """What is due by itself: the answer of a bot, or a clock that has run out."""
        if self.stopped or self.is_drifted or self.is_over:
            return None
        for seat in self.clocks.expired(self.elapsed(now)) if self.clocks else ():
            return self.leave(seat, now, "clock")
        try:
            found = self.turns.due(now)
        except Stuck as error:
            self.stopped = error.code
            self.note_aside()
            return None
        if found is None:
            return None
        seat, bot, prepared = found
        assert prepared.act.change is not None
        return Pending(Entry(prepared.act.change, bot, now), seat, prepared)

    def next_due(self, now: float) -> float | None:
        """When to look again, if nobody says anything before."""
        if self.stopped or self.is_drifted or self.is_over:
            return None
        ends = [self.turns.next_due(now)]
        if self.clocks is not None and (end := self.clocks.next_end()) is not None:
            ends.append(now + end - self.elapsed(now))
        return min((end for end in ends if end is not None), default=None)

    def ready(self) -> list[tuple[int, wire.Told | wire.Refused]]:
        """Hints and motives that have been thought out, with the seats that asked for them."""
        return self.inquiries.ready()

    def commit(self, pending: Pending) -> wire.Done:
        """Make a change that has been written."""
        if pending.prepared is not None:
            self.match.commit(pending.prepared)
        self._note(pending.entry)
        return wire.Done(pending.entry.move, self.number(pending.seat))

    def _note(self, entry: Entry) -> None:
        """What an entry means besides the match: who plays, which ids are used up, how clocks run."""
        self.entries += 1
        match entry.what:
            case Takeover(seat, bot):
                self.stand_ins[seat] = bot
                self.note_aside()
            case Return(seat):
                self.stand_ins.pop(seat, None)
                self.note_aside()
            case Undone(seat):
                here = (seat, self.match.state.round)
                self._undos[here] = self._undos.get(here, 0) + 1
            case Answered(seat) if seat in self.stand_ins:
                self._by_bots[id(self.match.acts[-1])] = self.stand_ins[seat]
        if entry.by is not None and entry.move:
            self._moves[entry.by, entry.move] = (entry.body, self.number(entry.by))
        self.turns.acted = entry.time
        self._settle(entry.time)

    def _settle(self, now: float) -> None:
        """After a change: a proposal of before is void, clocks run for whom the game waits for."""
        if self.proposals.lapses():
            self.note_aside()
        waited = [seat for seat in self.match.waiting() if self.player(seat) == PERSON]
        fresh = [seat for seat in waited if self._is_fresh(seat)]
        self._clocked.update((seat, self.match.asked_at(seat)) for seat in waited)
        if self.clocks is not None:
            self.clocks.run(waited, fresh, self.elapsed(now))

    def _is_fresh(self, seat: int) -> bool:
        """Whether a seat is asked something new, not for another part of the same choice."""
        is_new = self._clocked.get(seat) != self.match.asked_at(seat)
        return is_new and not self.match.rules.is_midway(self.match.state, seat)


def _body(message: wire.Up) -> str:
    """A digest of what a message says, by which it is known again."""
    return hashlib.sha256(encode(message)).hexdigest()[:16]


@cache
def level(bot: str) -> str:
    """The name of a bot without its budget, which is the host's business."""
    return Called.read(bot).slug
