"""All bots by name, for the command line, the terminal and the server.

A name is a slug of ours or of a plug-in (`karl`), or a program with its arguments (`program:./mybot.py --level 2`). A
budget may follow the slug: `jarl@0.5s`, `jarl@400`, `program@2s:./mybot.py`.
"""

from __future__ import annotations

import csv
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.bots.bot import Advice, Bot, Budget, Outlook
from meadhall.bots.faults import BotFault
from meadhall.bots.guard import Guarded
from meadhall.bots.karl import Karl
from meadhall.bots.plugins import RESERVED, plugins
from meadhall.bots.search import Searcher
from meadhall.bots.thrall import Thrall
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.rules import Rules

PROGRAM: Final = RESERVED
FOREIGN: Final = Budget(seconds=1.0)  # the default of plug-ins and programs


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: how it is made, and its default budget."""

    make: Callable[[int | None], Bot]
    budget: Budget


BOTS: Final[dict[str, Kind]] = {  # from weak to strong; the last one gives hints
    "thrall": Kind(Thrall, Budget(iterations=1)),
    "karl": Kind(Karl, Budget(iterations=1)),
    "huscarl": Kind(Searcher, Budget(seconds=0.1)),
    "jarl": Kind(Searcher, Budget(seconds=1.0)),
}


@dataclass(frozen=True, slots=True)
class Player:
    """A bot on a seat, with its budget."""

    name: str
    bot: Bot
    budget: Budget

    def advise(self, outlook: Outlook) -> Advice:
        """What the bot answers; a single open answer is given without asking the bot."""
        codes = outlook.decision.codes
        if len(codes) == 1:
            return Advice(codes[0])
        return self.bot.advise(outlook, self.budget)

    @property
    def faults(self) -> Sequence[BotFault]:
        """The faults of a foreign bot so far."""
        return self.bot.faults if isinstance(self.bot, Guarded) else ()

    @property
    def has_given_up(self) -> bool:
        """Whether karl plays on for it."""
        return isinstance(self.bot, Guarded) and self.bot.has_given_up

    @property
    def stood_in(self) -> int:
        """How many answers karl has given for it."""
        return self.bot.stood_in if isinstance(self.bot, Guarded) else 0

    def sit_down(self, rules: Rules, seat: int) -> None:
        """Start its process, if it has one, so that the first question need not wait for it."""
        if isinstance(self.bot, Guarded):
            self.bot.sit_down(rules, seat)

    def close(self) -> None:
        """End its process, if it has one."""
        if isinstance(self.bot, Guarded):
            self.bot.close()


@dataclass(frozen=True, slots=True)
class Called:
    """The parts of a bot's name."""

    slug: str
    budget: str | None
    command: str | None = None

    @classmethod
    def read(cls, name: str) -> Called:
        """Parse a name; only a program has a command."""
        head, colon, command = name.partition(":")
        slug, at, budget = head.partition("@")
        if slug == PROGRAM and colon:
            return cls(slug, budget if at else None, command)
        slug, at, budget = name.partition("@")
        return cls(slug, budget if at else None)


def listed(words: str) -> list[str]:
    """Names joined by commas; a name that has commas itself is quoted."""
    try:
        return [word.strip() for word in next(csv.reader([words], skipinitialspace=True), [])]
    except csv.Error:
        raise BadOptions("Seats are written on one line, with commas between them.") from None


def is_program(name: str) -> bool:
    """Whether the name is that of a program to run."""
    return Called.read(name).command is not None


def is_bot(name: str) -> bool:
    """Whether there is a bot of that name, whatever its budget."""
    called = Called.read(name)
    return called.slug in BOTS or called.command is not None or called.slug in plugins()


def names() -> list[str]:
    """Every slug, ours first, from the weakest to the strongest."""
    return [*BOTS, *(slug for slug in plugins() if slug not in BOTS)]


def check(name: str) -> None:
    """Refuse a name that is not that of a bot."""
    called = Called.read(name)
    kind_of(called)
    if called.budget is not None:
        Budget.read(called.budget)


def kind_of(called: Called) -> Kind:
    """The kind of bot with this name."""
    if called.slug in BOTS:
        return BOTS[called.slug]
    if called.command is not None:
        words = program_words(called.command)
        return Kind(lambda seed: Guarded(words, seed), FOREIGN)
    found = plugins()
    if called.slug in found:
        return Kind(found[called.slug].make, FOREIGN)
    raise BadOptions(f"There is no bot {called.slug[:40]!r}; there are {', '.join(names())}, and {PROGRAM}:COMMAND.")


def program_words(command: str) -> tuple[str, ...]:
    """Split a command into words, with the quotes of a shell; no shell is used."""
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        words = ()
    if not words:
        raise BadOptions(f"The program {command[:40]!r} needs a name, and its quotation marks must come in pairs.")
    return words


def player(name: str, seed: int | None = None) -> Player:
    """A bot by its name; with the same seed it plays in the same way."""
    called = Called.read(name)
    kind = kind_of(called)
    budget = kind.budget if called.budget is None else Budget.read(called.budget)
    return Player(name, kind.make(seed), budget)
