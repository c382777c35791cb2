"""The board in words: what a game shows of a view, as sections that a prompt or a page lays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from meadhall.kernel.messages import Message


class Speaker(Protocol):
    """Whoever says messages in one language."""

    names: Sequence[str]  # of the players, by seat

    def say(self, message: Message | str, **args: Any) -> str:
        """The sentence of a message."""

    def noun(self, family: str, slug: str, /) -> str:
        """A noun of the game."""

    def counted(self, family: str, counts: Mapping[str, int], /) -> str:
        """A list such as "2 swordsmen and 1 food"."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the board: a title, headings, and rows that begin with what they are about."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Picture(Protocol):
    """How a game shows a view; a module of the game will do."""

    SHOWN_AT: tuple[str, ...]  # the questions at which the board is shown unasked

    def heading(self, view: Any, rules: Any, speech: Speaker, /) -> str:
        """Where the game stands, in one line."""

    def sections(self, view: Any, rules: Any, speech: Speaker, /) -> list[Section]:
        """The whole board."""

    def players(self, view: Any, speech: Speaker, /) -> Section:
        """What lies before each seat, one column a seat after the one with the names of the rows."""

    def scoring(self, view: Any, speech: Speaker, /) -> Section:
        """The final scoring, by category and seat."""
