"""What the tables of all scenario tests share: a position that is set up by hand, and a match that is played from it.

The words that set up positions are those of `meadhall/<game>/positions.py`; each game has a table of its own in
`tests/support/<game>/table.py`, which adds what tests do and ask. A table can be changed between two answers, and is
not held to the laws.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

import pytest

from meadhall.kernel.actions import Action
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.events import Audience, Event
from meadhall.kernel.journal.acts import Outcomes
from meadhall.kernel.match import Match
from meadhall.kernel.position import Position
from meadhall.kernel.rules import Decision


class AnyTable(Position):
    """A match of any game whose position can be set up by hand."""

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._match

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.seats

    def refresh(self) -> None:
        """Ask anew after the position was changed by hand."""
        self.match._ask(None)

    def _set(self, **fields: Any) -> None:
        super()._set(**fields)
        self.refresh()

    def set(self, **fields: Any) -> None:
        """Set whole fields of the state: `t.set(huts_taken=2, coins=[1, 2, 3, 4])`."""
        self._set(**fields)

    def cell(self, field: str, place: int, number: int) -> None:
        """Set one cell of a field."""
        self._put(field, {place: number})

    def label(self, word: str) -> int:
        """The number of a label of chance."""
        return next(number for number, known in self.rules.words.labels.items() if known == word)

    @abstractmethod
    def outcomes(self, words: Sequence[str]) -> Outcomes:
        """What chance is to say, in the words of the game."""

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
        return [told.event for told in self.match.played[-1].told if told.to(audience)]

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
