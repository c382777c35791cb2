"""A finished game, moment by moment: from one seat's eyes, from a spectator's, or with everything revealed.

What was taken back is left out. A moment of a seat or a spectator is one at which that audience was told something, so
that counting moments tells no more than was told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meadhall.hall import wire
from meadhall.hall.frames import frame
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.events import Audience, Told
from meadhall.kernel.journal.acts import Act
from meadhall.kernel.journal.entries import Entry
from meadhall.kernel.journal.running import run
from meadhall.kernel.match import Match

ALL: Final = "all"
SPECTATOR: Final = "spectator"
MOST_AT_ONCE: Final = 50

Eye = int | None | str
"""A seat, None for a spectator, or `all`."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game that stands as it was played."""

    played: Match

    @classmethod
    def of(cls, entries: Sequence[Entry]) -> Replay:
        """The game that a journal tells of."""
        return cls(run(entries))

    def acts(self) -> tuple[Act, ...]:
        """The acts that stand, without the opening."""
        return tuple(act for act in self.played.standing if act.change is not None)

    def afresh(self) -> Match:
        """A match at the beginning of the game."""
        played = self.played
        chance = played.rules.core.Chance(0)
        return Match(played.rules, chance, played.names, list(played.opening), played.start)

    def moments(self, eye: Eye) -> Iterator[tuple[int, Match]]:
        """Every moment of the game: after how many acts it is, and the match as it then was."""
        if eye != ALL and eye is not None:
            self.played.rules.check_seat(int(eye))
        match = self.afresh()
        yield 0, match
        seen = 0 if eye == ALL else match.number(audience_of(eye))
        for count, act in enumerate(self.acts(), 1):
            change: Any = act.change
            scripts = [list(outcomes) for outcomes in change.outcomes]
            match.commit(match.prepare(change.seat, change.codes, scripts=scripts))
            if eye == ALL or match.number(audience_of(eye)) > seen:
                seen = 0 if eye == ALL else match.number(audience_of(eye))
                yield count, match

    def frames(self, eye: Eye, first: int = 0, last: int | None = None) -> list[wire.Frame]:
        """The frames of some moments, counted from 0; each tells what has happened since the one before."""
        found: list[wire.Frame] = []
        before = 0
        for number, (_, match) in enumerate(self.moments(eye)):
            if last is not None and number >= last:
                break
            if number >= first:
                found.append(everything(match) if eye == ALL else frame(match, audience_of(eye), before))
            before = 0 if eye == ALL else match.number(audience_of(eye))
        return found

    def rounds(self) -> dict[Eye, list[int]]:
        """The round of each moment of the game, for every eye; the game is run through once for all."""
        audiences: list[Audience] = [*range(self.played.rules.seats), None]
        seen: dict[Eye, int] = {audience: -1 for audience in audiences}
        found: dict[Eye, list[int]] = {audience: [] for audience in audiences}
        found[ALL] = []
        for _, match in self.moments(ALL):
            found[ALL].append(match.state.round)
            for audience in audiences:
                if match.number(audience) > seen[audience]:
                    seen[audience] = match.number(audience)
                    found[audience].append(match.state.round)
        return found

    def state_at(self, eye: Eye, moment: int) -> Any:
        """The state to play on from at a moment: the last one up to it that was not in the middle of a choice.

        A program may answer a choice part by part, and nobody could take up the rest of it.
        """
        found = None
        for number, (_, match) in enumerate(self.moments(eye)):
            by = match.acts[-1].by
            if by is None or not match.rules.is_midway(match.state, by):
                found = match.state.copy()
            if number == moment:
                return found
        raise BadRequest("The game has no such moment.")


def audience_of(eye: Eye) -> Audience:
    """The audience of an eye that does not see everything."""
    assert not isinstance(eye, str), eye
    return eye


def everything(match: Match) -> wire.Frame:
    """The frame of a reader who may know everything."""
    events = tuple(one.event for one in without_shadows(match.acts[-1].told))
    rules, number = match.rules, len(match.acts)
    act = wire.Act(number, match.acts[-1].by, events, tuple(rules.phrases.story(events)))
    view = rules.revealed(match.state)
    result = rules.result(match.state)
    return wire.Frame(number, number - 1, (act,), view, match.waiting(), None, 0, match.scores, result)


def without_shadows(log: Sequence[Told]) -> Iterator[Told]:
    """What somebody saw alone is told to the others without its secret; who knows all needs only the former."""
    for one in log:
        seat: int | None = getattr(one.event, "seat", None)
        if seat is None or one.to(seat):
            yield one
