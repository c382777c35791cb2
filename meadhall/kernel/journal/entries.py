"""The entries of a journal: what a running table keeps, so that it can be restored at any time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.journal.acts import Change, Outcome


@dataclass(frozen=True, slots=True)
class Takeover:
    """A bot plays on for a seat."""

    seat: int
    bot: str
    why: str  # a slug: left, clock


@dataclass(frozen=True, slots=True)
class Return:
    """The person of a seat plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Start:
    """The beginning: what is played, by whom, and what chance said at the setup."""

    setting: Mapping[str, Any]
    names: tuple[str, ...]
    players: tuple[str, ...]  # for each seat "person" or the name of a bot
    outcomes: tuple[Outcome, ...]
    state: Mapping[str, Any] | None = None  # the fields of the state that it began from, if not from the setup


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: what happened, who did it and when (seconds since 1970).

    Of a message that a seat sent it keeps the seat, the sender's own id and a digest of the message, so that the same
    message is known again after a restart.
    """

    what: Start | Change | Takeover | Return
    who: str = ""  # person, the name of a bot, or table
    time: float = 0.0
    by: int | None = None
    move: str = ""
    body: str = ""
