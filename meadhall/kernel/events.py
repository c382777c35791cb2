"""Events: what happened, who may know it, and whether it can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from meadhall.kernel.core.audiences import SPECTATOR
from meadhall.kernel.values import Described

Audience = int | None
"""A seat, or None for the spectator."""


@dataclass(frozen=True, slots=True)
class Event(Described):
    """Something that happened, as a typed value; `locale` makes a sentence of it."""

    final: ClassVar[bool] = False  # no undo past it, because something hidden is shown or several seats begin to answer
    sealed: ClassVar[bool] = False  # part of a sealed answer, which does not prevent others from taking back


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat took back an answer that this audience had been told of."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentBack(Event):
    """All agreed to go back to an earlier moment."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event with the bit mask of the audiences that may know it."""

    event: Event
    audience: int

    def to(self, audience: Audience) -> bool:
        """Whether this audience may know of it."""
        return self.audience >> (SPECTATOR if audience is None else audience) & 1 == 1
