"""Going back by consent: one seat proposes a moment, and it happens when all people at the table agree."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from meadhall.hall import wire
from meadhall.kernel.errors import NotOffered, NoUndo, Stale
from meadhall.kernel.events import Audience
from meadhall.kernel.journal.acts import Prepared
from meadhall.kernel.match import Match


@dataclass(slots=True)
class Wish:
    """A proposal that is being voted on."""

    id: int
    by: int
    to: int  # after how many acts of the log
    acts: int  # how many there were when it was made: an act since makes it void
    agreed: set[int] = field(default_factory=set)

    def seen_by(self, match: Match, audience: Audience) -> wire.Proposal:
        """The proposal with its moment in an audience's own running number."""
        return wire.Proposal(self.id, self.by, match.number_after(audience, self.to), tuple(sorted(self.agreed)))


class Proposals:
    """The proposal that is open at a table, one at a time. Bots agree only where there is but one person."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.open: Wish | None = None
        self._made = 0
        self._closed = 0  # the id of the last one that is not open any more

    def propose(self, seat: int, to: int, people: Collection[int]) -> Prepared | None:
        """Propose to go back; the rewind itself if there is nobody else to agree."""
        if self.open is not None:
            raise NotOffered("There is a proposal already; it must be answered first.")
        if seat not in people:
            raise NotOffered("Only people propose to go back.")
        acts = moment(self.match, seat, to)
        if len(people) == 1:
            return self.match.prepare_rewind(acts)
        self._made += 1
        self.open = Wish(self._made, seat, acts, len(self.match.acts), {seat})
        return None

    def consent(self, seat: int, number: int, yes: bool, people: Collection[int]) -> Prepared | None:
        """Say yes or no; the rewind once all have agreed."""
        if self.open is None or self.open.id != number:
            raise Stale("This proposal is not open any more.")
        if seat not in people:
            raise NotOffered("Only people agree to a proposal.")
        if not yes:
            self._close()
        elif self.open.agreed | {seat} >= set(people):
            return self.match.prepare_rewind(self.open.to)
        else:
            self.open.agreed.add(seat)
        return None

    def lapses(self) -> bool:
        """Whether the open proposal is void now, because something has happened since."""
        if self.open is None or self.open.acts == len(self.match.acts):
            return False
        self._close()
        return True

    def _close(self) -> None:
        if self.open is not None:
            self._closed, self.open = self.open.id, None

    def agreed(self, people: Collection[int]) -> Prepared | None:
        """The rewind, if all have agreed: some of them perhaps at another process of the host."""
        if self.open is None or not self.open.agreed >= set(people):
            return None
        return self.match.prepare_rewind(self.open.to)

    def plain(self) -> dict[str, Any]:
        """What another process has to know of the proposal."""
        wish = None if self.open is None else {**asdict(self.open), "agreed": sorted(self.open.agreed)}
        return {"made": self._made, "closed": self._closed, "open": wish}

    def follow(self, told: Mapping[str, Any]) -> bool:
        """Take over what another process knows; whether that was anything new.

        Of two proposals made at the same time every process keeps the one of the lower seat.
        """
        before = self.plain()
        self._made = max(self._made, told["made"])
        self._closed = max(self._closed, told["closed"])
        if self.open is not None and self.open.id <= self._closed:
            self.open = None
        if told["open"] is not None:
            wish = Wish(**{**told["open"], "agreed": set(told["open"]["agreed"])})
            if wish.id > self._closed and wish.acts == len(self.match.acts):
                self._join(wish)
        return self.plain() != before

    def _join(self, wish: Wish) -> None:
        if self.open is not None and (self.open.id, self.open.by) == (wish.id, wish.by):
            self.open.agreed |= wish.agreed
        elif self.open is None or (wish.id, wish.by) < (self.open.id, self.open.by):
            self.open = wish


def moment(match: Match, seat: int, number: int) -> int:
    """After how many acts a seat had that running number: the latest such moment that everybody can tell apart.

    A sealed answer is heard of by nobody else, so going back to the middle of one would tell the others how many parts
    it had. Such a moment is moved to the last one at which every audience was told something.
    """
    last = len(match.acts) - 1
    if type(number) is not int or not 0 <= number < match.number(seat):
        raise NoUndo("There is no such moment to go back to.")
    audiences: list[Audience] = [*range(match.rules.seats), None]
    for acts in range(last, 0, -1):
        if match.number_after(seat, acts) <= number and all(
            match.number_after(audience, acts) > match.number_after(audience, acts - 1) for audience in audiences
        ):
            return acts
    raise NoUndo("There is no such moment to go back to.")
