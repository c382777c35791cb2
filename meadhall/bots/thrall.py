"""The thrall: answers at random."""

from __future__ import annotations

import random
from typing import Any

from meadhall.kernel.game import Decision


class Thrall:
    """Any open answer is as good to it as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed) if seed is not None else random.SystemRandom()

    def answer(self, view: Any, decision: Decision) -> int:
        """The code of an open answer."""
        return self._random.choice(decision.codes)
