"""The bot thrall: answers at random."""

from __future__ import annotations

import random

from meadhall.bots.bot import Advice, Budget, Outlook


class Thrall:
    """Gives a random open answer."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed) if seed is not None else random.SystemRandom()

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """One of the open answers."""
        return Advice(self._random.choice(outlook.decision.codes))
