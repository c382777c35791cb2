"""What happens in a match, act by act: what was answered or taken back, what chance said, and who was told what.

A `Change` is all that a journal needs to do it again; an `Act` adds what was told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meadhall.kernel.errors import BadRecord
from meadhall.kernel.events import Audience, Told

CELL = range(-32768, 32768)  # what a field of the state can hold

Outcome = tuple[int, int]
"""The number of a label, and which of the outcomes it was."""

Outcomes = list[Outcome]

Situation = tuple[int, int, int, int]
"""How many answers came before, a digest of the state, a seat, and the code that it answers.

The count is needed: a throw of dice that changes nothing leads to an equal state, and must not fall again and again.
"""


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat answered: one code, or those of a whole choice; after each, what chance said."""

    seat: int
    codes: tuple[int, ...]
    outcomes: tuple[tuple[Outcome, ...], ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took back the last of its acts that stood."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rewound:
    """All agreed to go back to the moment after so many acts of the log, the opening included."""

    to: int


Change = Answered | Undone | Rewound


@dataclass(frozen=True, slots=True)
class Played:
    """One answer as it was played: who gave which code, what chance said, and what was told."""

    seat: int
    code: int
    outcomes: tuple[Outcome, ...]
    told: tuple[Told, ...]

    @property
    def is_final(self) -> bool:
        """Whether chance spoke, something hidden was shown, or others began to answer sealed: no undo past it."""
        return bool(self.outcomes) or any(told.event.final for told in self.told)

    @property
    def is_sealed(self) -> bool:
        """Whether nobody else learnt more than that the seat is done."""
        return all(told.event.sealed for told in self.told)


@dataclass(frozen=True, slots=True)
class Act:
    """One act of a match: the opening, the answers of one gesture, an undo or a rewind."""

    change: Change | None  # None is the opening
    played: tuple[Played, ...]
    told: tuple[Told, ...]

    @property
    def by(self) -> int | None:
        """The seat that acted; None for the opening, and for all together."""
        return None if self.change is None or isinstance(self.change, Rewound) else self.change.seat

    @property
    def is_final(self) -> bool:
        """Whether it cannot be taken back without everybody's consent."""
        return any(one.is_final for one in self.played)

    @property
    def is_sealed(self) -> bool:
        """Whether nobody else learnt more than that the seat is done."""
        return all(one.is_sealed for one in self.played)

    def heard_by(self, audience: Audience) -> tuple[Told, ...]:
        """What an audience was told of it."""
        return tuple(told for told in self.told if told.to(audience))


@dataclass(frozen=True, slots=True)
class Prepared:
    """A change worked out on a copy of a match: written to a journal first, then committed."""

    act: Act
    after: int  # how many acts the match had when it was worked out
    state: Any
    standing: tuple[Act, ...]  # the acts that stand afterwards
    scores: tuple[tuple[int, ...], ...]  # after each round, likewise
    met: Mapping[Situation, tuple[Outcome, ...]] = field(default_factory=dict)


def check_script(script: Outcomes | None) -> None:
    """Refuse what chance cannot follow: a script is a list of outcomes, each the number of its label and its own."""
    if script is not None and not (isinstance(script, list) and all(map(_is_outcome, script))):
        raise BadRecord("A script must be a list of outcomes, each a pair of small whole numbers.")


def _is_outcome(pair: object) -> bool:
    return isinstance(pair, tuple) and len(pair) == 2 and all(type(one) is int and one in CELL for one in pair)
