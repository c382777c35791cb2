"""Actions by number and by name, and masks of those that are open.

The number of an action is its code in the catalogue of the game, which never changes. Its name is made of the typed
action: the kind, then its fields, as in "place hafter".
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.kernel.errors import Malformed
from meadhall.kernel.rules import Rules
from meadhall.rl.setting import core_of


class Actions:
    """The actions of one setting."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._core = core_of(rules)
        self.count = len(rules.catalogue)
        self.names: tuple[str, ...] = tuple(self._named(code) for code in range(self.count))
        self._codes = {name: code for code, name in enumerate(self.names)}

    def _named(self, code: int) -> str:
        """The name of a code; the cards of a setting leave some codes without an action."""
        action = self.rules.catalogue.actions[code]
        if action is None:
            return f"unused {code}"
        plain = action.plain()
        return " ".join(str(part) for part in plain.values())

    def name(self, code: int) -> str:
        """The name of an action."""
        if not 0 <= code < self.count:
            raise Malformed(f"There is no action with the number {code}; numbers run from 0 to {self.count - 1}.")
        return self.names[code]

    def code(self, name: str) -> int:
        """The number of an action."""
        code = self._codes.get(name)
        if code is None:
            raise Malformed(f"There is no action with the name {str(name)[:60]!r} in this game with these cards.")
        return code

    def mask(self, state: Any, seat: int, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for each action that is open to the seat, 0 for the others; all 0 if the seat is asked nothing.

        An offer, for which nobody waits, is not asked: its answers count as closed.
        """
        rules = self.rules
        rules.check_seat(seat)
        rules.check_state(state)
        if out is None:
            out = np.empty(self.count, np.int8)
        elif out.dtype not in (np.int8, np.uint8) or out.shape != (self.count,) or not out.flags.carray:
            raise ValueError(f"the array for a mask must be {self.count} contiguous cells of int8, writeable")
        asked = self._core.question(state, seat)
        if not asked or asked in rules.words.offers:
            out[:] = 0
        else:
            self._core.write_mask(state, seat, self._core.Answers(), out.view(np.uint8).data, 0, self.count)
        return out
