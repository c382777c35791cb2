"""Every bot by its slug: the one list that the command line, the terminal and the server ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from meadhall.bots.thrall import Thrall
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.game import Decision


class Bot(Protocol):
    """A player that sees a view and its open decision, never a state."""

    def answer(self, view: Any, decision: Decision) -> int:
        """The code of an open answer."""


BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {"thrall": Thrall}


def bot(slug: str, seed: int | None = None) -> Bot:
    """A bot by its slug; with a seed it plays the same again."""
    if slug not in BOTS:
        raise BadOptions(f"There is no bot {slug[:40]!r}; there are {', '.join(BOTS)}.")
    return BOTS[slug](seed)
