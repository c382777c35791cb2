"""What a game wants counted in a study of many games.

A subject names the event of a use, and its field that says what was used. The rest follows from the types of the
events, and the words are in the language files.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from meadhall.kernel.events import Event

CATEGORY: Final = "category"  # the subject that counts where points came from


@dataclass(frozen=True, slots=True)
class Subject:
    """A kind of thing, and the event that counts it; `amount` is the field with the number, if it is not always one."""

    slug: str
    event: type[Event]
    field: str  # the field with the thing
    amount: str = ""
    named: str = ""  # the thing, if the event itself stands for it; `field` is then that of its noun
    among: Callable[[Any], Collection[str]] | None = None  # the things of a card set, if not all of the field
    laid: type[Event] | None = None  # the event that puts it into play, if it is not always in play
    made: str = ""  # the subject that counts how it is made, if players make it


@dataclass(frozen=True, slots=True)
class Study:
    """What a study of a game measures: win shares, use, and what winners are expected to score."""

    subjects: tuple[Subject, ...]
    starter: type[Event]  # the event that says who begins
    fair: tuple[str, ...] = ()  # subjects whose win shares should be even
    used: tuple[str, ...] = ()  # subjects of which everything should be used
    spared: tuple[str, ...] = ()  # things that are exempt from this, as a last resort for players
    scores: tuple[int, int] | None = None
