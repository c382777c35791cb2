"""The interface of bots: a bot gets an outlook and a budget, and returns advice. It never gets a state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from meadhall.kernel.errors import BadOptions
from meadhall.kernel.rules import Decision, Rules

MOST_SECONDS = 3600.0
MOST_ITERATIONS = 1_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about a question: in seconds, or in iterations if results must be reproducible."""

    seconds: float | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.iterations}" if self.iterations is not None else f"{self.seconds:g}s"

    @classmethod
    def read(cls, text: str) -> Budget:
        """Parse a budget: `400` for iterations, `0.5s` for seconds."""
        try:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0 < seconds <= MOST_SECONDS:
                    return cls(seconds=seconds)
            else:
                iterations = int(text)
                if 0 < iterations <= MOST_ITERATIONS:
                    return cls(iterations=iterations)
        except ValueError:
            pass
        raise BadOptions(f"A bot's budget is written like 400 (iterations) or 0.5s (seconds), not {text[:20]!r}.")


class Outlook:
    """All that a bot gets: the rules of the table, what its seat may know, and its question."""

    def __init__(self, rules: Rules, veiled: Any, decision: Decision) -> None:
        self.rules = rules
        self.veiled = veiled
        self.decision = decision

    @classmethod
    def of(cls, rules: Rules, state: Any, decision: Decision) -> Outlook:
        """The outlook of the seat that is asked."""
        return cls(rules, rules.veil(state, decision.seat), decision)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    @cached_property
    def view(self) -> Any:
        """What the seat may know, as the game's typed view."""
        return self.rules.view_of(self.veiled, self.seat)

    def imagine(self, chance: Any) -> Any:
        """A full state that agrees with what the seat knows, with random hidden cards and sealed answers of others."""
        return self.rules.imagine(self.veiled, self.seat, chance)

    def imagine_likely(self, chance: Any) -> Any:
        """A full state that agrees with what the seat knows, where others have sealed what karl would answer."""
        return self.rules.imagine_likely(self.veiled, self.seat, chance)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a bot thinks of an answer: the chance to win the game with it, if it knows, and the standard error."""

    code: int
    share: float | None = None
    error: float | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot answers, and its estimates of answers, best first."""

    code: int
    estimates: tuple[Estimate, ...] = ()
    iterations: int = 0

    @property
    def share(self) -> float | None:
        """The chance to win the game that the bot states for its answer, if it does."""
        return next((estimate.share for estimate in self.estimates if estimate.code == self.code), None)


class Bot(Protocol):
    """A player that sees an outlook, never a state."""

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """What to answer: always one of the open answers, within the budget."""
