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

    VITAL: frozenset[str]  # the effects that nobody should answer without, however little room there is, by their keys
    IS_MAP_FIRST: bool  # whether what is around matters more than texts that are printed on cards and on the board

    def heading(self, view: Any, rules: Any, speech: Speaker, /) -> str:
        """The state of the game in one line."""

    def status(self, view: Any, rules: Any, speech: Speaker, /) -> list[str]:
        """What a seat must see at every question, in two to four lines: how the game stands, and what it has."""

    def around(self, view: Any, rules: Any, speech: Speaker, /) -> list[list[str]]:
        """What is good to see besides, in a few lines, where there is room for it: the fullest form first."""

    def brief(self, effect: Message, /) -> Message | None:
        """An effect where there is little room; None if it only says what is printed and never changes."""

    def sections(self, view: Any, rules: Any, speech: Speaker, /) -> list[Section]:
        """The whole board."""

    def players(self, view: Any, rules: Any, speech: Speaker, /) -> Section:
        """What each seat has: a column of headings, then one column for each seat."""

    def scoring(self, view: Any, speech: Speaker, /) -> Section:
        """The final scoring, by category and seat."""
