"""The board in words: what a game shows of a view, as sections for a prompt or a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from meadhall.kernel.messages import Message


class Speaker(Protocol):
    """Turns messages into sentences of one language."""

    names: Sequence[str]  # of the players, by seat

    def say(self, message: Message | str, **args: Any) -> str:
        """The sentence of a message."""

    def noun(self, family: str, slug: str, /) -> str:
        """A noun of the game."""

    def counted(self, family: str, counts: Mapping[str, int], /) -> str:
        """A list such as "2 swordsmen and 1 food"."""

    def apart(self, parts: Sequence[str], /) -> str:
        """Parts of a line with semicolons between them."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the board: a title, headings, and rows; the first cell of a row says what it is about."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Picture(Protocol):
    """How a game shows a view; a module can implement this protocol."""

    SHOWN_AT: tuple[str, ...]  # the questions at which the board is shown without a command

    def heading(self, view: Any, rules: Any, speech: Speaker, /) -> str:
        """The state of the game in one line."""

    def sections(self, view: Any, rules: Any, speech: Speaker, /) -> list[Section]:
        """The whole board."""

    def players(self, view: Any, speech: Speaker, /) -> Section:
        """What each seat has: a column of headings, then one column for each seat."""

    def scoring(self, view: Any, speech: Speaker, /) -> Section:
        """The final scoring, by category and seat."""
