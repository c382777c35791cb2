"""A desk in this very process: a session with a keyboard made of lines, and a screen that can be read."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console

from meadhall.kernel.actions import Action
from meadhall.kernel.journal.acts import Played
from meadhall.kernel.match import Match
from meadhall.terminal.answers.inquiry import Inquiry
from meadhall.terminal.asking import Asking
from meadhall.terminal.host import Host
from meadhall.terminal.saves import PERSON
from meadhall.terminal.screen import Screen
from meadhall.terminal.session import Session

WIDE: Final = 4000  # columns at which no sentence is broken
LOW: Final = 24  # lines of a small terminal


def save(path: Path, match: Match, players: Sequence[str]) -> None:
    """Keep a game in a file, as a session does."""
    assert Host.of(match, players, path).keep() is None


class Quiet(Exception):
    """Nothing more is typed."""


class Desk:
    """One session; whoever is asked first sits at the desk already."""

    def __init__(
        self,
        match: Match,
        home: Path,
        players: Sequence[str] | None = None,
        language: str = "en",
        width: int = WIDE,
        plain: bool = True,
    ) -> None:
        self.shown = io.StringIO()
        self.given: list[Played] = []  # the answers that the last lines were taken for
        self.prompts: list[str] = []  # those after which a line was typed
        self.typed_at: list[int] = []  # where on the screen each of the last lines was typed
        self.lines: list[str | BaseException] = []
        console = Console(file=self.shown, width=width, height=LOW, highlight=False, emoji=False, markup=False)
        host = Host.of(match, players or [PERSON] * match.rules.seats, home / "kept.json", seed=1)
        self.session = Session(host, language, Screen(console, plain), self.keyboard, home / "kept", 1)
        self.session.facing = match.rules.core.next_seat(match.state)

    @property
    def match(self) -> Match:
        """The game as it stands; another one after `load`."""
        return self.session.match

    @property
    def inquiry(self) -> Inquiry:
        """What whoever is asked first is asked now, before anything is typed."""
        return Asking(self.session, self.match.rules.core.next_seat(self.match.state)).inquiry

    def keyboard(self, prompt: str) -> str:
        """The next line, when the session asks for one; or what befalls the keyboard instead."""
        if not self.lines:
            raise Quiet
        self.prompts.append(prompt)
        self.typed_at.append(len(self.shown.getvalue()))
        line = self.lines.pop(0)
        if isinstance(line, BaseException):
            raise line
        return line

    def type_each(self, *lines: str | BaseException) -> list[str]:
        """Type some lines; what comes on the screen after each of them."""
        self.lines = list(lines)
        self.typed_at = []
        before = len(self.match.played)
        with suppress(Quiet):
            self.session.play()
        assert not self.lines, f"The session was over before {self.lines} could be typed."
        self.given = self.match.played[before:]
        shown = self.shown.getvalue()
        return [shown[begin:end] for begin, end in zip(self.typed_at, [*self.typed_at[1:], None], strict=True)]

    def type(self, *lines: str | BaseException) -> str:
        """Type some lines; what comes on the screen after the first of them."""
        return "".join(self.type_each(*lines))

    def answers(self, *lines: str) -> list[Action]:
        """Type some lines; the answers that they were taken for, in order."""
        self.type(*lines)
        return [self.match.rules.catalogue.action(step.code) for step in self.given]
