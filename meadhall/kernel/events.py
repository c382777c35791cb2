"""Events: what happened, who may know it, and what that means for taking back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from meadhall.kernel.core.audiences import SPECTATOR
from meadhall.kernel.values import Described

Audience = int | None
"""A seat, or None for the spectator."""


@dataclass(frozen=True, slots=True)
class Event(Described):
    """Something that happened; a sentence is made of its kind and arguments elsewhere."""

    final: ClassVar[bool] = False  # something hidden is shown, or several seats begin to answer: no undo past it
    sealed: ClassVar[bool] = False  # part of a sealed answer: it does not stop others from taking back


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat took back an answer of which this audience had been told."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentBack(Event):
    """All agreed to go back to an earlier moment."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event with the audiences that may know it, as bits."""

    event: Event
    audience: int

    def to(self, audience: Audience) -> bool:
        """Whether this audience may know of it."""
        return self.audience >> (SPECTATOR if audience is None else audience) & 1 == 1
