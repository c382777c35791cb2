"""Errors of the server, and the HTTP status of every error code."""

from __future__ import annotations

from typing import Final

from meadhall.hall import wire
from meadhall.hall.faults import fault
from meadhall.kernel.errors import BadRequest, MeadhallError


class NoSession(BadRequest):
    """Nobody is signed in, or the session has ended."""

    code = "session/none"


class WrongPassword(BadRequest):
    """Name and password do not belong together."""

    code = "session/refused"


class NameTaken(BadRequest):
    """There is an account of that name."""

    code = "account/taken"


class UnknownTable(BadRequest):
    """There is no such table, or it may not be looked at."""

    code = "table/unknown"


class NotStarted(BadRequest):
    """The cards have not been dealt."""

    code = "table/not-started"


class HasStarted(BadRequest):
    """The cards have been dealt: seats are fixed."""

    code = "table/started"


class NotOver(BadRequest):
    """The game has not ended."""

    code = "table/not-over"


class Unfinished(BadRequest):
    """The game in a file has not ended."""

    code = "record/unfinished"


class NotChecked(BadRequest):
    """A file could not be checked in time."""

    code = "upload/failed"


class TooMany(BadRequest):
    """Somebody keeps as many files as one may."""

    code = "upload/full"


class GameOver(BadRequest):
    """The game is over: nothing is taken back any more."""

    code = "table/over"


class ReadOnly(BadRequest):
    """The rules of this version do not follow the journal: the table can be looked at only."""

    code = "table/read-only"


class NotHost(BadRequest):
    """Only the host of a table may do this."""

    code = "table/not-host"


class SeatTaken(BadRequest):
    """Somebody sits there."""

    code = "seat/taken"


class SeatNotYours(BadRequest):
    """The seat belongs to somebody else."""

    code = "seat/not-yours"


class WrongSecret(BadRequest):
    """A seat cannot be claimed with this secret, whatever is wrong with it."""

    code = "secret/wrong"


class Muted(BadRequest):
    """The host has muted whoever wants to speak."""

    code = "talk/muted"


class SlowDown(BadRequest):
    """Too many requests in too short a time."""

    code = "rate/slow-down"


class ForeignOrigin(BadRequest):
    """The request comes from another site."""

    code = "request/foreign"


class WrongVersion(BadRequest):
    """The page speaks another version of the wire."""

    code = "wire/version"


class StoreFailed(MeadhallError):
    """The database cannot be read or written now."""

    code = "database/failed"


STATUS: Final = {
    "session/none": 401,
    "session/refused": 403,
    "account/taken": 409,
    "table/unknown": 404,
    "table/not-started": 409,
    "table/started": 409,
    "table/not-over": 409,
    "table/over": 409,
    "table/read-only": 409,
    "table/not-host": 403,
    "table/stopped": 503,
    "table/refused": 409,
    "seat/taken": 409,
    "seat/not-yours": 403,
    "secret/wrong": 403,
    "talk/muted": 403,
    "rate/slow-down": 429,
    "upload/full": 409,
    "request/foreign": 403,
    "database/failed": 503,
    "request/bad": 400,
    "wire/malformed": 400,
    "wire/too-large": 413,
    "wire/version": 426,
    "wire/move-reused": 409,
    "action/stale": 409,
    "action/not-yours": 409,
}
UNPROCESSABLE: Final = 422
UNPROCESSABLE_CODES: Final = (
    "options/invalid",
    "cards/invalid",
    "game/unknown",
    "record/unreadable",
    "record/revision",
    "record/drift",
    "record/unfinished",
    "upload/failed",
    "rules/stuck",
    "server/broken",
)
FAREWELLS: Final = ("wire/slow", "wire/silent", "server/restart", "table/idle")
"""Why a socket is closed, besides errors."""


def status(code: str) -> int:
    """The HTTP status of an error code."""
    return STATUS.get(code, UNPROCESSABLE)


def headers_of(code: str) -> dict[str, str]:
    """The headers that belong to an error code."""
    return {"retry-after": "2"} if code == SlowDown.code else {}


def told(error: MeadhallError) -> wire.Fault:
    """What a client is told of an error."""
    return fault(error)
