"""The catalogue of a game: every possible action, by its code and as a typed value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.errors import Malformed
from meadhall.kernel.values import Described


@dataclass(frozen=True, slots=True)
class Action(Described):
    """One answer as a typed value. It has no seat; the decision does."""


def place_in(code: int, first: int, end: int) -> int:
    """The place of a code in its span of the catalogue, from 0."""
    assert first <= code < end, f"the code {code} lies in another span"
    return code - first


class Catalogue:
    """All actions of a game with one card set, by code. A code that the card set does not use has no action."""

    def __init__(self, actions: Sequence[Action | None]) -> None:
        self.actions = tuple(actions)
        self._codes = {action: code for code, action in enumerate(self.actions) if action is not None}

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, code: int) -> Action:
        """The action of a code."""
        action = self.actions[code] if type(code) is int and 0 <= code < len(self.actions) else None
        if action is None:
            raise Malformed(
                f"There is no action with the number {str(code)[:20]}; numbers run from 0 to {len(self) - 1}."
            )
        return action

    def code(self, action: Action | Mapping[str, Any] | int) -> int:
        """The code of an action, which is given as a value, as plain data or as its code."""
        if isinstance(action, Action):
            try:
                return self._codes[action]
            except (KeyError, TypeError):  # a field may not be hashable
                raise Malformed(f"{str(action)[:80]} is no action of this game with these cards.") from None
        if isinstance(action, Mapping):
            for known, code in self._codes.items():
                if known.plain() == dict(action):
                    return code
            raise Malformed("This is no action of the game with these cards: " + str(dict(action))[:80])
        self.action(action)
        return action
