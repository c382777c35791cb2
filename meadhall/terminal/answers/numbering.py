"""The numbers under which answers are listed: fixed for each kind of question, from the first turn to the last.

An answer is numbered by its place among all answers that the question can have at this table, open or not. So what is
`7` today is `7` in every round. What ends a choice is always `0`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.kernel.core.codes import DONE
from meadhall.kernel.rules import Rules

END: Final = 0  # the number of what ends a choice, or declines


class Numbers:
    """The numbers of all answers at one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ends = frozenset({DONE, *rules.words.chains.closers})
        self._of: dict[str, Mapping[int, int]] = {}

    def of(self, question: str) -> Mapping[int, int]:
        """The number of every answer that a question can have, by code."""
        if question not in self._of:
            kinds = self.rules.words.answers.get(question) or self._all_kinds()
            codes = [code for kind in kinds for code in self._alike(kind)]
            numbers = {code: number for number, code in enumerate(codes, END + 1)}
            self._of[question] = numbers | dict.fromkeys(self.ends, END)
        return self._of[question]

    def all(self) -> list[int]:
        """Every answer that there is at this table, to whatever question."""
        return [code for kind in self._all_kinds() for code in self._alike(kind)]

    def _alike(self, kind: str) -> list[int]:
        """The answers of a kind at this table."""
        seats = self.rules.seats
        every = enumerate(self.rules.catalogue.actions)
        return [
            code
            for code, action in every
            if action is not None and action.kind == kind and getattr(action, "seat", 0) < seats
            if code not in self.ends
        ]

    def _all_kinds(self) -> tuple[str, ...]:
        """Every kind of action: a game that does not say what a question can be answered with has long numbers."""
        kinds = dict.fromkeys(action.kind for action in self.rules.catalogue.actions if action is not None)
        return tuple(kinds)
