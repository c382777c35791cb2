"""What the tables of all scenario tests share: a match whose position is set up by hand, while answers go through it.

Each game has a table of its own in `tests/support/<game>/table.py`, which adds the words of its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

import pytest

from meadhall.kernel.actions import Action
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.events import Audience, Event
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Decision, Rules

Outcome = tuple[int, int]


class AnyTable:
    """A match of any game whose position can be set up by hand."""

    rules: Rules
    match: Match

    def __init__(self, rules: Rules, seed: int, opening: Sequence[str]) -> None:
        self.rules = rules
        self.players = rules.seats
        self.match = Match(rules, rules.core.Chance(seed), script=self.outcomes(opening))

    @property
    def state(self) -> Any:
        """The true state; set whole fields, then `refresh`."""
        return self.match.state

    def refresh(self) -> None:
        """Ask anew after the position was changed by hand."""
        self.match._ask(None)

    def set(self, **fields: Any) -> None:
        """Set whole fields of the state: `t.set(huts_taken=2, coins=[1, 2, 3, 4])`."""
        for name, value in fields.items():
            setattr(self.state, name, value)
        self.refresh()

    def cell(self, field: str, place: int, number: int) -> None:
        """Set one cell of a field."""
        cells = getattr(self.state, field)
        cells[place] = number
        self.set(**{field: cells})

    def label(self, word: str) -> int:
        """The number of a label of chance."""
        return next(number for number, known in self.rules.words.labels.items() if known == word)

    def outcomes(self, words: Sequence[str]) -> list[Outcome]:
        """What chance is to say, in the words of the game."""
        raise NotImplementedError

    def do(self, seat: int, action: Action, script: Sequence[str] = ()) -> tuple[Event, ...]:
        """Answer; `script` says what chance brings, in the words of the game: "swordsman:hit", "doom:gimle"."""
        return tuple(told.event for told in self.match.answer(seat, action, script=self.outcomes(script)))

    def open(self, seat: int) -> AbstractSet[Action]:
        """The answers open to a seat; none if it is not asked."""
        decision = self.decision(seat)
        return {self.rules.catalogue.action(code) for code in decision.codes} if decision else set()

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked."""
        return next((d for d in self.match.decisions() if d.seat == seat), None)

    def asked(self, seat: int) -> str | None:
        """The kind of question a seat is asked."""
        decision = self.decision(seat)
        return decision.question if decision else None

    def why(self, seat: int, action: Action) -> str | None:
        """The key of the reason why an action is closed to a seat; None if it is open."""
        reason = self.rules.reason(self.state, seat, action)
        return reason.key if reason else None

    def refused(self, seat: int, action: Action) -> str:
        """Try an action that must be refused, and say why it was; the state stays untouched."""
        before = self.state.copy()
        with pytest.raises(IllegalAction) as refusal:
            self.match.answer(seat, action)
        assert self.state == before
        assert self.why(seat, action) == refusal.value.reason
        return refusal.value.reason

    def news(self, audience: Audience = None) -> list[Event]:
        """What an audience was told of the last answer."""
        return [told.event for told in self.match.steps[-1].told if told.to(audience)]

    def told(self, audience: Audience = None) -> list[Event]:
        """Everything an audience was told."""
        return [told.event for told in self.match.events(audience)]

    def lawful(self) -> bool:
        """Whether the position breaks no law of the game."""
        self.rules.check_laws(self.state)
        return True


def of(told: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds, in their order."""
    return [event for event in told if isinstance(event, kinds)]
