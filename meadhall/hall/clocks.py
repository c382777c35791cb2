"""The clocks of a table: seconds for a move, a bank with an increment, or days.

A clock runs while the game waits for a person. Time is handed in, so nothing here sleeps or looks at a watch. What is
left to a seat that answers at the same time as others is shown to them only when all answers are in: how long somebody
thinks would tell something about the answer.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from meadhall.hall import wire
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.events import Audience

DAY: Final = 86_400.0
MOST: Final = 365 * DAY


@dataclass(slots=True)
class Hand:
    """The clock of one seat."""

    left: float
    since: float | None = None  # when it began to run
    shown: float = 0.0  # to others

    def at(self, now: float) -> float:
        """What is left at a moment."""
        return self.left if self.since is None else self.left - (now - self.since)


class Clocks:
    """The clocks of all seats."""

    def __init__(self, agreed: Mapping[str, float], seats: int) -> None:
        check(agreed)
        self.is_bank = "bank" in agreed
        self.whole = agreed.get("bank", agreed.get("move", agreed.get("days", 0) * DAY))
        self.add = agreed.get("add", 0.0)
        self.hands = [Hand(self.whole, shown=self.whole) for _ in range(seats)]
        self.sealed: frozenset[int] = frozenset()

    def run(self, waited_for: Collection[int], fresh: Collection[int], now: float) -> None:
        """Let the clocks of some seats run, and stop the others; `fresh` are those who are asked something new."""
        for seat, hand in enumerate(self.hands):
            if hand.since is not None and (seat not in waited_for or seat in fresh):
                hand.left, hand.since = max(hand.at(now), 0.0), None
            if seat in waited_for and hand.since is None:
                if seat in fresh:
                    hand.left = hand.left + self.add if self.is_bank else self.whole
                hand.since = now
        if fresh:
            self.sealed = frozenset(waited_for) if len(waited_for) > 1 else frozenset()
        for seat, hand in enumerate(self.hands):
            if seat not in self.sealed:
                hand.shown = hand.left

    def expired(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, hand in enumerate(self.hands) if hand.since is not None and hand.at(now) <= 0]

    def next_end(self) -> float | None:
        """When the next clock runs out."""
        ends = [hand.since + hand.left for hand in self.hands if hand.since is not None]
        return min(ends, default=None)

    def seen_by(self, audience: Audience, now: float) -> wire.Clock:
        """The clocks as an audience may know them: others' sealed ones as they stood when the question was put."""
        left = {
            str(seat): round(max(hand.shown if seat in self.sealed and seat != audience else hand.at(now), 0.0), 1)
            for seat, hand in enumerate(self.hands)
        }
        return wire.Clock(tuple(seat for seat, hand in enumerate(self.hands) if hand.since is not None), left)


def check(agreed: Mapping[str, float]) -> None:
    """Refuse clocks that nobody can play by."""
    is_known = isinstance(agreed, Mapping) and set(agreed) in ({"move"}, {"bank"}, {"bank", "add"}, {"days"})
    if not is_known or not all(type(cell) in (int, float) and 0 <= cell <= MOST for cell in agreed.values()):
        raise BadOptions('A clock is {"move": seconds}, {"bank": seconds, "add": seconds} or {"days": days}.')
    if not any(agreed.get(key, 0) > 0 for key in ("move", "bank", "days")) or agreed.get("days", 0) > MOST / DAY:
        raise BadOptions("A clock must leave some time, and at most a year.")
