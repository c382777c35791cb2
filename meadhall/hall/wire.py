"""The wire: what goes between a table and whoever sits at it or looks on. These types are its source.

No sentence crosses it but names, chat and the names of a user's own cards: everything else is a message, a key with
arguments, which the reader's language makes into a sentence. A field with a default is left out where it has it.
`schema.py` writes the types out as JSON Schema and TypeScript.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from meadhall.kernel.declared.answers import Closed, Open
from meadhall.kernel.events import Event
from meadhall.kernel.messages import Message
from meadhall.kernel.rules import Result

WIRE: Final = 1
"""It rises when a field goes or changes its meaning; new fields may come at any time."""


@dataclass(frozen=True, slots=True)
class Act:
    """What an audience was told of one act: its running number after it, the seat that acted, events and story."""

    n: int
    by: int | None
    events: tuple[Event, ...]
    story: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Chain:
    """A question that is answered in parts, as one gesture: which may be named first, and whether none will do.

    Parts of a `set` come in any order; on a `path` those that go on with a part follow it.
    """

    kind: str
    add: tuple[int, ...]
    complete: bool


@dataclass(frozen=True, slots=True)
class Ask:
    """The question of a seat: an answer names `at`. Nothing is legal but what is listed as open."""

    at: int
    question: str
    offer: bool  # it waits for nobody
    text: Message
    answers: tuple[Open, ...]
    closed: tuple[Closed, ...]
    chain: Chain | None = None
    warnings: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """All that an audience has to draw: the acts since a running number, and how things stand after them."""

    type: ClassVar = "frame"

    n: int
    since: int
    acts: tuple[Act, ...]
    view: Any  # the game's own
    waiting: tuple[int, ...]  # the seats that the game waits for
    ask: Ask | None
    undo: int  # how many of the seat's own last acts can be taken back, one by one
    scores: tuple[tuple[int, ...], ...]  # after each round that is over, by seat
    result: Result | None


@dataclass(frozen=True, slots=True)
class Fault:
    """Why something was refused: a code for programs, and for people `refused-…` or a reason of the game."""

    code: str
    args: Mapping[str, Any] | None = None
    reason: Message | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left on the clocks, in seconds by seat, and which of them run."""

    running: tuple[int, ...]
    left: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A wish to go back to a moment, named by the reader's own running number; who has agreed so far."""

    id: int
    by: int
    to: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Aside:
    """What lies beside the game, with a counter of its own: it changes without the game's running numbers."""

    k: int
    players: tuple[str, ...]  # by seat: person, bot:NAME or away:NAME, where a bot plays on for a person
    here: tuple[int, ...]  # the seats with somebody connected
    clock: Clock | None
    proposal: Proposal | None
    thinking: tuple[int, ...]  # the seats whose bots are thinking, as far as that tells nothing
    muted: tuple[int | None, ...] = ()  # the seats that the host lets say nothing; null for all who look on


@dataclass(frozen=True, slots=True)
class House:
    """The rules of a table besides those of the game."""

    whole: ClassVar = True  # sent with all its fields: what a default is, is the table's business

    pace: int = 900  # milliseconds between the acts of bots
    odds: bool = True
    hints: bool = True
    clock: Mapping[str, float] | None = None  # {"move": s}, {"bank": s, "add": s} or {"days": d}
    stand_in: str = "karl"  # plays on for whoever has left


@dataclass(frozen=True, slots=True)
class Welcome:
    """The first message down: which table it is, what is agreed there, and what lies beside the game."""

    type: ClassVar = "welcome"

    wire: int
    app: str
    box: str  # the digest of the box, which holds what is printed
    seat: int | None
    names: tuple[str, ...]
    table: House
    aside: Aside


@dataclass(frozen=True, slots=True)
class Done:
    """A message was carried out; `n` is the seat's running number after it."""

    type: ClassVar = "done"

    move: str
    n: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A message was refused, and nothing was changed."""

    type: ClassVar = "refused"

    error: Fault
    move: str = ""
    id: int | None = None


@dataclass(frozen=True, slots=True)
class Drafted:
    """A choice being composed: what may be added or dropped, whether it can be given, and what to heed."""

    links: tuple[int, ...]
    add: tuple[int, ...]
    drop: tuple[int, ...]
    complete: bool
    warnings: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Odds:
    """How a fight goes: chance to win, warriors lost on average, victories by losses, and the chance to lose."""

    won: float
    lost: float
    by_losses: tuple[float, ...] = ()
    defeat: float = 0.0


@dataclass(frozen=True, slots=True)
class Advised:
    """An answer that a hint names: its chance to win the game, and the standard error of that, where known."""

    code: int
    share: float | None
    error: float | None


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a bot acted as it did, by what the asker may know: what it answered, and the best of what else was open."""

    seat: int
    bot: str
    done: Advised
    others: tuple[Advised, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """The answer to something that was asked about; one of its fields is given."""

    type: ClassVar = "told"

    id: int
    chain: Drafted | None = None
    why: Message | None = None
    rule: str = ""
    odds: Mapping[str, Odds] | None = None  # by what one does: best, strike, reroll
    hint: tuple[Advised, ...] | None = None
    motive: Motive | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """What is new beside the game."""

    type: ClassVar = "note"

    aside: Aside


@dataclass(frozen=True, slots=True)
class Bye:
    """The last message down, with the reason for it."""

    type: ClassVar = "bye"

    code: str


@dataclass(frozen=True, slots=True)
class Said:
    """Something that was said at a table: by a seat, or by somebody who looks on."""

    number: int
    seat: int | None
    text: str
    time: int  # seconds since 1970


@dataclass(frozen=True, slots=True)
class Talk:
    """What was said since the last such message."""

    type: ClassVar = "talk"

    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Pong:
    """The answer to a ping."""

    type: ClassVar = "pong"

    id: int


Down = Welcome | Frame | Done | Refused | Told | Note | Talk | Pong | Bye


@dataclass(frozen=True, slots=True)
class Hello:
    """Whoever connects says as which seat, and the last running number that it has seen."""

    type: ClassVar = "hello"

    seat: int | None = None
    since: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the question that was put `at` a running number."""

    type: ClassVar = "answer"

    move: str
    at: int
    code: int


@dataclass(frozen=True, slots=True)
class Gesture:
    """A whole choice of several parts, in any order; all of it or nothing."""

    type: ClassVar = "chain"

    move: str
    at: int
    links: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the seat's last act; `at` is the seat's running number when it was wanted."""

    type: ClassVar = "undo"

    move: str
    at: int


@dataclass(frozen=True, slots=True)
class AskChain:
    """What may be added to these parts of a choice, or dropped from them? Nobody hears of it."""

    type: ClassVar = "ask-chain"

    id: int
    at: int
    links: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AskWhy:
    """Why is an answer not open?"""

    type: ClassVar = "ask-why"

    id: int
    code: int


@dataclass(frozen=True, slots=True)
class AskOdds:
    """How would a fight at a place go, with some warriors or with those sent; without a place, the roll at hand?"""

    type: ClassVar = "ask-odds"

    id: int
    venue: str | None = None
    warriors: Mapping[str, int] | None = None
    dice: Mapping[str, int] | None = None  # to be rerolled, by kind and face, such as axeman-blank


@dataclass(frozen=True, slots=True)
class AskHint:
    """What would a strong player answer?"""

    type: ClassVar = "ask-hint"

    id: int


@dataclass(frozen=True, slots=True)
class AskMotive:
    """Why did a bot do that? The act is named by the running number that the asker had after it."""

    type: ClassVar = "ask-motive"

    id: int
    n: int


@dataclass(frozen=True, slots=True)
class Propose:
    """Ask the others to go back to the moment of a running number of one's own."""

    type: ClassVar = "propose"

    move: str
    to: int


@dataclass(frozen=True, slots=True)
class Consent:
    """Say yes or no to a proposal."""

    type: ClassVar = "consent"

    move: str
    id: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Say:
    """Say something to all at the table."""

    type: ClassVar = "say"

    move: str
    text: str


@dataclass(frozen=True, slots=True)
class Ping:
    """Is anybody there?"""

    type: ClassVar = "ping"

    id: int


Inquiry = AskChain | AskWhy | AskOdds | AskHint | AskMotive
Up = Hello | Answer | Gesture | Undo | Inquiry | Propose | Consent | Say | Ping
