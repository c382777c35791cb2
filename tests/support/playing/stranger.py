"""A stranger at a terminal: reads the screen, types lines, and knows nothing else about the game."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Final

from tests.support.playing.terminals import BREATH, PATIENCE, Sight, Terminal, tail

CHOICE: Final = re.compile(r" ?(\d+)\. (\S.*)")
"""An answer in a list, or in the left column of a picture."""

Taste = Callable[[Sequence[str]], int | None]
"""Which of the listed answers somebody likes, counted from 0; none to leave it to chance."""


def listed(lines: Sequence[str]) -> dict[int, str]:
    """The answers of the last list on some lines, by their numbers, which rise; 0 stands at the end."""
    found: dict[int, str] = {}
    for line in lines:
        if choice := CHOICE.match(line):
            number = int(choice[1])
            if 0 in found or (number and number <= max(found, default=0)):
                found = {}
            found[number] = choice[2].rstrip()
    return found


class Stranger:
    """Plays for all people at one keyboard, by what stands on the screen."""

    def __init__(self, terminal: Terminal, people: Sequence[str], seed: int = 1, taste: Taste | None = None) -> None:
        self.terminal = terminal
        self.people = people
        self.taste = taste
        self.random = random.Random(seed)
        self.before: Sight | None = None  # what was seen when the last line was typed
        self.answers: list[str] = []  # the list last read
        self.numbers: list[int] = []  # and its numbers
        self.asked = 0
        self.facing = ""  # who looks at the screen, as far as one has been asked
        self.now = self.wait()

    def wait(self) -> Sight:
        """Look until the program waits for a line, or is gone."""
        end = time.monotonic() + PATIENCE
        while True:
            time.sleep(BREATH)  # nobody answers at once, and every look starts a process
            sight = self.terminal.see()
            if sight.ended is not None or (sight.prompt and sight != self.before):
                break
            assert time.monotonic() < end, f"The program does not ask any more:\n{tail(sight.lines)}"
        self.now = sight
        self.asked += 1
        if found := listed(self.fresh):
            self.answers, self.numbers = list(found.values()), list(found)
        if self.is_question:
            self.facing = sight.prompt[:-1]
        return sight

    @property
    def fresh(self) -> list[str]:
        """The lines that have come since the last line was typed."""
        if self.before is None or self.now.lines[: len(self.before.lines) - 1] != self.before.lines[:-1]:
            return list(self.now.lines)  # the first look, or the screen was wiped
        return list(self.now.lines[len(self.before.lines) :])

    @property
    def said(self) -> str:
        """The same as one line, however it was broken."""
        return " ".join(" ".join(self.fresh).split())

    @property
    def is_question(self) -> bool:
        """Whether somebody is asked a question of the game: the prompt is a name and an arrow."""
        return self.now.prompt.removesuffix(">") in self.people and self.now.prompt.endswith(">")

    def type(self, text: str) -> Sight:
        """Type a line, and look again."""
        self.before = self.now
        self.terminal.type(text)
        return self.wait()

    def press(self, key: str) -> Sight:
        """Press a key together with Control, and look again."""
        self.before = self.now
        self.terminal.press(key)
        return self.wait()

    def strike(self, blow: int) -> Sight:
        """Send the program a signal, and look again."""
        self.before = self.now
        os.kill(self.terminal.pid, blow)
        return self.wait()

    def choose(self) -> str:
        """The number of some answer in the list."""
        liked = self.taste(self.answers) if self.taste else None
        return str(self.numbers[self.random.randrange(len(self.answers)) if liked is None else liked])

    def go_on(self) -> Sight:
        """Type what the screen asks for: an answer, a name, or just Enter."""
        if self.is_question:
            return self.type(self.choose())
        if self.now.prompt.endswith(":"):
            return self.type(next(name for name in self.people if name in self.now.prompt))
        return self.type("")

    def play(self, most: int = 2000, until: Callable[[], bool] = lambda: False) -> Sight:
        """Go on until something is so, or the program is gone."""
        for _ in range(most):
            if self.now.ended is not None or until():
                return self.now
            self.go_on()
        raise AssertionError(f"After {most} lines there is no end of it:\n{tail(self.now.lines)}")

    def play_to_question(self) -> list[str]:
        """Go on until a question of the game is asked; its answers."""
        self.play(until=lambda: self.is_question)
        return self.answers
