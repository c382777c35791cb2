"""Every bot by its slug: the one list that the command line, the terminal and the server ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from meadhall.bots.bot import Advice, Bot, Budget, Outlook
from meadhall.bots.karl import Karl
from meadhall.bots.thrall import Thrall
from meadhall.kernel.errors import BadOptions


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: how one is made, and how long it thinks if nobody says otherwise."""

    make: Callable[[int | None], Bot]
    budget: Budget


BOTS: Final[dict[str, Kind]] = {
    "thrall": Kind(Thrall, Budget(iterations=1)),
    "karl": Kind(Karl, Budget(iterations=1)),
}


@dataclass(frozen=True, slots=True)
class Player:
    """A bot on its seat, with the budget that it was given."""

    name: str
    bot: Bot
    budget: Budget

    def advise(self, outlook: Outlook) -> Advice:
        """What the bot answers; where there is but one answer, it is given at once."""
        codes = outlook.decision.codes
        if len(codes) == 1:
            return Advice(codes[0])
        return self.bot.advise(outlook, self.budget)


def player(name: str, seed: int | None = None) -> Player:
    """A bot by its slug, `jarl`, or with a budget, `jarl@0.5s`, `jarl@400`; with a seed it plays the same again."""
    slug, at, budget = name.partition("@")
    if slug not in BOTS:
        raise BadOptions(f"There is no bot {slug[:40]!r}; there are {', '.join(BOTS)}.")
    kind = BOTS[slug]
    return Player(name, kind.make(seed), Budget.read(budget) if at else kind.budget)
