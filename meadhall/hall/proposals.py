"""Going back by consent: one seat proposes a moment, and it happens when all people at the table agree."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

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
            self.open = None
        elif self.open.agreed | {seat} >= set(people):
            return self.match.prepare_rewind(self.open.to)
        else:
            self.open.agreed.add(seat)
        return None

    def lapses(self) -> bool:
        """Whether the open proposal is void now, because something has happened since."""
        if self.open is None or self.open.acts == len(self.match.acts):
            return False
        self.open = None
        return True


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
