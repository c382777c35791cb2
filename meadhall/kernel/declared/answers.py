"""What is said about the answers to a question: which are open, what each brings, and why others are closed.

A game declares it by a class of its own on top of `Remarks`. Everything is found from what the seat knows: `known` is
always a veiled state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.kernel.messages import Message

if TYPE_CHECKING:
    from meadhall.kernel.rules import Decision


@dataclass(frozen=True, slots=True)
class Open:
    """An answer that can be given.

    `reveals` says that chance may speak, something hidden be shown or a round end: there is no way back, so a person
    is asked to confirm it.
    """

    code: int
    reveals: bool
    effect: Message | None = None  # what follows for certain
    label: Message | None = None  # where it differs from `action-TYPE` with the fields of the action


@dataclass(frozen=True, slots=True)
class Closed:
    """An answer that one could think of and that is not open, with the reason and the rule behind it."""

    code: int
    reason: Message
    rule: str


@dataclass(frozen=True, slots=True)
class Asked:
    """All that there is to say about a question of a seat."""

    decision: Decision
    open: tuple[Open, ...]
    closed: tuple[Closed, ...]
    warnings: tuple[Message, ...]


class Remarks:
    """What a game says about answers; by default no arguments, effects or warnings, and that every answer reveals."""

    def reason_args(self, known: Any, seat: int, code: int, refusal: int) -> Mapping[str, Any]:
        """The arguments of a reason: all that `Reason.parameters` names, or none where they cannot be told."""
        return {}

    def open(self, known: Any, seat: int, codes: Sequence[int]) -> tuple[Open, ...]:
        """What there is to say about the open answers, in their order."""
        return tuple(Open(code, reveals=True) for code in codes)

    def warnings(self, known: Any, seat: int) -> tuple[Message, ...]:
        """What a seat should know before it confirms the choice that it has made so far."""
        return ()


def several(parts: Sequence[Message]) -> Message | None:
    """One effect of several parts; None if there are none."""
    if len(parts) < 2:
        return parts[0] if parts else None
    return Message("effect-several", {"parts": tuple(parts)})
