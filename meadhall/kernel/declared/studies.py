"""What a game wants counted when very many games of it are studied.

A subject names the event that tells of a use and the field that says what was used; the rest is read off the events'
types, and the words for it are those of the language files.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from meadhall.kernel.events import Event

CATEGORY: Final = "category"  # the subject of where points came from


@dataclass(frozen=True, slots=True)
class Subject:
    """One kind of thing, and the event that counts it; `amount` is the field that says how much, if not once."""

    slug: str
    event: type[Event]
    field: str  # which holds the thing
    amount: str = ""
    named: str = ""  # the thing, where the event itself stands for it; the field is then that of its noun
    among: Callable[[Any], Collection[str]] | None = None  # of a card set: the things meant, if not all of the field's
    laid: type[Event] | None = None  # what puts it into play, if it is not always there
    made: str = ""  # the subject that counts how it is made, if players make some of it themselves


@dataclass(frozen=True, slots=True)
class Study:
    """What is looked at in a game: whose win shares, whose use, and what winners are expected to score."""

    subjects: tuple[Subject, ...]
    starter: type[Event]  # tells who begins
    fair: tuple[str, ...] = ()  # subjects whose win shares should be even
    used: tuple[str, ...] = ()  # subjects of which nothing should be neglected
    spared: tuple[str, ...] = ()  # things of them that are meant for those who have nothing better
    scores: tuple[int, int] | None = None
