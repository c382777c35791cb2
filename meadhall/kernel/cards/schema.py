"""The schema of card files: figures with their bounds, sorts of rows with their figures, and kinds of rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol


class Figure(Protocol):
    """What a field of a row may contain."""

    def fault(self, given: object) -> str:
        """Why the field cannot have what is given, as the end of a sentence; empty if it can."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    low: int
    high: int

    def fault(self, given: object) -> str:
        """A boolean is not accepted as a number."""
        if type(given) is int and self.low <= given <= self.high:
            return ""
        return f"must be a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a list."""

    words: tuple[str, ...]

    def fault(self, given: object) -> str:
        """Words are case-sensitive."""
        return "" if isinstance(given, str) and given in self.words else f"must be one of {', '.join(self.words)}"


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text."""

    most: int

    def fault(self, given: object) -> str:
        """Line breaks and control characters are not accepted."""
        if isinstance(given, str) and given.isprintable() and given.strip() and len(given) <= self.most:
            return ""
        return f"must be one line of text of 1 to {self.most} characters"


@dataclass(frozen=True, slots=True)
class Entries:
    """A list of `count` entries, or of up to `count` entries if `exactly` is false."""

    entry: Whole | Word
    count: int
    exactly: bool = True

    def fault(self, given: object) -> str:
        """A wrong count is reported before wrong entries."""
        if not isinstance(given, list | tuple):
            return "must be a list"
        if len(given) > self.count or (self.exactly and len(given) < self.count):
            return f"must be a list of {'exactly' if self.exactly else 'at most'} {self.count} entries"
        fault = next((fault for each in given if (fault := self.entry.fault(each))), "")
        return fault and f"has a wrong entry: each {fault}"


@dataclass(frozen=True, slots=True)
class Amounts:
    """Amounts of things by word."""

    words: tuple[str, ...]
    most: int
    something: bool

    def fault(self, given: object) -> str:
        """A thing with amount 0 must be left out."""
        if not isinstance(given, Mapping):
            return f"must be a table such as {{ {self.words[0]} = 1 }}"
        if not all(isinstance(word, str) and word in self.words for word in given):
            return f"may only name {', '.join(self.words)}"
        if any(Whole(1, self.most).fault(count) for count in given.values()):
            return f"must hold whole numbers from 1 to {self.most}"
        return "must name at least one thing" if self.something and not given else ""


@dataclass(frozen=True, slots=True)
class Sort:
    """The figures of one sort of row, the rule of a new row, and which figures may be left out.

    Records name their card set by its digest. So a figure that was added after the first release has its default in
    `added`: a row with that default has the same digest as before the figure existed.
    """

    figures: Mapping[str, Figure]
    rule: str
    defaults: Mapping[str, object] = field(default_factory=dict)
    optional: tuple[str, ...] = ()  # may be left out, without a default
    added: Mapping[str, object] = field(default_factory=dict)  # defaults of figures added after the first release

    @property
    def required(self) -> tuple[str, ...]:
        """The fields that a new row must have."""
        left_out = {*self.defaults, *self.added, *self.optional}
        return ("name", *(name for name in self.figures if name not in left_out))


@dataclass(frozen=True, slots=True)
class RowKind:
    """One kind of rows: free ones, which a card set may change, add and drop, and fixed ones, which it may change."""

    sort: Sort | None = None  # of the free rows; None if all are fixed
    least: int = 0  # the fewest and the most rows, fixed ones included
    most: int = 0
    fixed: Mapping[str, Sort] = field(default_factory=dict)  # by slug

    def sort_of(self, slug: str) -> Sort | None:
        """The sort of the row with this slug; None if there can be no such row."""
        return self.fixed.get(slug, self.sort)


TRUST: Final = ("exact", "inferred", "ours")
LABELS: Final[Mapping[str, Figure]] = {
    "name": Text(60),
    "rule": Text(40),
    "source": Text(200),
    "trust": Word(TRUST),
}
