"""Errors on the wire: the code for programs; for people the reason of the game, where there is one."""

from __future__ import annotations

from meadhall.hall import wire
from meadhall.kernel.errors import IllegalAction, MeadhallError


def fault(error: MeadhallError) -> wire.Fault:
    """An error as it goes down. Its sentence is `error-CODE` of the language files; `str(error)` is for the log."""
    if isinstance(error, IllegalAction):
        return wire.Fault(error.code, reason=error.message, rule=error.rule)
    return wire.Fault(error.code)
