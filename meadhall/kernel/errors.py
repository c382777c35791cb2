"""All errors, each with an error code for programs and a sentence for people.

MeadhallError
├── BadRequest          the sender's fault; safe to show         request/bad
│   ├── Malformed       cannot be read as an action             action/malformed
│   ├── IllegalAction   no open decision offers it              action/illegal
│   ├── Stale           answers a decision already closed       action/stale
│   ├── NotYours        this seat is not being asked            action/not-yours
│   ├── NoUndo          nothing of this seat can be taken back  undo/refused
│   ├── OtherTable      a state of another table or audience    state/other
│   ├── UnknownGame     no such game                            game/unknown
│   ├── BadOptions      options or seats the game does not have options/invalid
│   ├── BadOdds         odds that cannot be computed            odds/invalid
│   ├── BadCards        a card set with mistakes                cards/invalid
│   ├── BadPosition     a position that no game can have        position/invalid
│   ├── BadRecord       a record that cannot be read            record/…
│   ├── BadMessage      not a message of the wire               wire/malformed
│   │   └── TooLarge    longer than a message may be            wire/too-large
│   ├── MoveReused      one id for two different messages       wire/move-reused
│   ├── NotOffered      something that this table does not do   table/refused
│   ├── OtherSetting    a folder with results of something else lab/setting
│   └── MissingExtra    a part that is not installed            install/missing
├── ReplayDrift         a record and the rules disagree         record/drift
├── Stuck               the rules ran past a bound              rules/stuck
├── TableStopped        a write failed or the rules got stuck   table/stopped
├── LostWorker          a process or node died on the way       lab/lost
└── BrokenRule          an invariant failed: our bug            rules/broken
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from meadhall.kernel.messages import Message


class MeadhallError(Exception):
    """Base class of all errors raised on purpose; `code` is the error code, `str()` the sentence."""

    code: ClassVar[str] = "meadhall"


class BadRequest(MeadhallError):
    """The sender's fault; safe to show."""

    code = "request/bad"


class Malformed(BadRequest):
    """The answer cannot be read as an action of this game."""

    code = "action/malformed"


class IllegalAction(BadRequest):
    """The seat is asked something else, or this answer is closed to it; `reason` names why, `message` says it."""

    code = "action/illegal"

    def __init__(self, sentence: str, reason: str, message: Message | None = None, rule: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason
        self.message = message
        self.rule = rule


class Stale(BadRequest):
    """The answer belongs to a decision that is no longer the one being asked."""

    code = "action/stale"


class NotYours(BadRequest):
    """This seat is not being asked anything."""

    code = "action/not-yours"


class NoUndo(BadRequest):
    """No answer of this seat can be taken back."""

    code = "undo/refused"


class OtherTable(BadRequest):
    """A state of another table, or one veiled for somebody else."""

    code = "state/other"


class UnknownGame(BadRequest):
    """No game of that name is known."""

    code = "game/unknown"


class BadOptions(BadRequest):
    """Options, editions or a number of seats the game does not have."""

    code = "options/invalid"


class BadOdds(BadRequest):
    """Odds of something that cannot happen, or that is too large to compute."""

    code = "odds/invalid"


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake in a file: the file, the key, and what is wrong."""

    file: str
    key: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.reason}"


class BadCards(BadRequest):
    """A card set that cannot be played; all its mistakes at once."""

    code = "cards/invalid"

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        more = f" (and {len(mistakes) - 1} more)" if len(mistakes) > 1 else ""
        super().__init__(f"{mistakes[0]}{more}")
        self.mistakes = mistakes


class BadPosition(BadRequest):
    """A position that cannot be set up, or that no game can have."""

    code = "position/invalid"


class BadRecord(BadRequest):
    """A record that cannot be read."""

    code = "record/unreadable"


class OtherRevision(BadRecord):
    """A record of a rules revision that this version does not play."""

    code = "record/revision"


class BadMessage(BadRequest):
    """Not a message of the wire, or not of its version."""

    code = "wire/malformed"


class TooLarge(BadMessage):
    """A message that is longer than messages may be."""

    code = "wire/too-large"


class MoveReused(BadRequest):
    """The id of an earlier message with another content."""

    code = "wire/move-reused"


class NotOffered(BadRequest):
    """Something that this table does not do: odds, hints or a rewind where they are not agreed on."""

    code = "table/refused"


class OtherSetting(BadRequest):
    """A folder that holds results of something else."""

    code = "lab/setting"


class MissingExtra(BadRequest):
    """A part of the program needs something that is not installed."""

    code = "install/missing"


class ReplayDrift(MeadhallError):
    """A record and the rules disagree."""

    code = "record/drift"


class LostWorker(MeadhallError):
    """A process or a node that was playing has died."""

    code = "lab/lost"


class Stuck(MeadhallError):
    """A loop of the rules exceeded its bound: our bug, or a bad card set; the state before it is unchanged."""

    code = "rules/stuck"


class TableStopped(MeadhallError):
    """The table has stopped: a change could not be written, or the rules got stuck."""

    code = "table/stopped"


class BrokenRule(MeadhallError):
    """An invariant failed: our bug, never the player's."""

    code = "rules/broken"
