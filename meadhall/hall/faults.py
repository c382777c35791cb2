"""Errors on the wire: a code for programs, and for people a message."""

from __future__ import annotations

from typing import Final

from meadhall.hall import wire
from meadhall.kernel import errors
from meadhall.kernel.messages import Message

REFUSALS: Final[tuple[type[errors.MeadhallError], ...]] = (
    errors.Malformed,
    errors.IllegalAction,
    errors.Stale,
    errors.NotYours,
    errors.NoUndo,
    errors.BadOdds,
    errors.BadMessage,
    errors.TooLarge,
    errors.MoveReused,
    errors.NotOffered,
    errors.TableStopped,
)
"""What a table refuses a message with; each has a sentence in every language."""


def fault(error: errors.MeadhallError) -> wire.Fault:
    """An error as it goes down; `str(error)` is for the log."""
    if isinstance(error, errors.IllegalAction):
        return wire.Fault(error.code, reason=error.message, rule=error.rule)
    return wire.Fault(error.code)


def sentence(refused: wire.Fault) -> Message:
    """What a person is told: the reason of the game, or what its code means."""
    return refused.reason or Message(f"refused-{refused.code.replace('/', '-')}")
