"""What may stand in a card table: figures with their bounds, the fields of one sort of row, and the rows of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol


class Figure(Protocol):
    """What a field may hold."""

    def fault(self, given: object) -> str:
        """Why the field cannot hold what is given, as the end of a sentence; empty if it can."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    low: int
    high: int

    def fault(self, given: object) -> str:
        """Booleans are no numbers here, though Python counts them."""
        if type(given) is int and self.low <= given <= self.high:
            return ""
        return f"must be a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a list."""

    words: tuple[str, ...]

    def fault(self, given: object) -> str:
        """Words are case-sensitive, as slugs are."""
        return "" if isinstance(given, str) and given in self.words else f"must be one of {', '.join(self.words)}"


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text."""

    most: int

    def fault(self, given: object) -> str:
        """No line breaks, no control characters."""
        if isinstance(given, str) and given.isprintable() and given.strip() and len(given) <= self.most:
            return ""
        return f"must be one line of text of 1 to {self.most} characters"


@dataclass(frozen=True, slots=True)
class Entries:
    """So many entries of one sort, in order; any number up to `count` if `exactly` is false."""

    entry: Whole | Word
    count: int
    exactly: bool = True

    def fault(self, given: object) -> str:
        """The count is told before the entries."""
        if not isinstance(given, list | tuple):
            return "must be a list"
        if len(given) > self.count or (self.exactly and len(given) < self.count):
            return f"must be a list of {'exactly' if self.exactly else 'at most'} {self.count} entries"
        fault = next((fault for each in given if (fault := self.entry.fault(each))), "")
        return fault and f"has a wrong entry: each {fault}"


@dataclass(frozen=True, slots=True)
class Amounts:
    """How many of which things, by their words."""

    words: tuple[str, ...]
    most: int
    something: bool

    def fault(self, given: object) -> str:
        """An amount of nothing is left out, not written as 0."""
        if not isinstance(given, Mapping):
            return f"must be a table such as {{ {self.words[0]} = 1 }}"
        if not all(isinstance(word, str) and word in self.words for word in given):
            return f"may only name {', '.join(self.words)}"
        if any(Whole(1, self.most).fault(count) for count in given.values()):
            return f"must hold whole numbers from 1 to {self.most}"
        return "must name at least one thing" if self.something and not given else ""


@dataclass(frozen=True, slots=True)
class Sort:
    """The figures of one sort of row, the rule a new row falls under, and what may be left out.

    Records name their card set by its digest. So a figure that was added after the first release has its default in
    `added`: where a row has just that, the digest is the same as before there was such a figure.
    """

    figures: Mapping[str, Figure]
    rule: str
    defaults: Mapping[str, object] = field(default_factory=dict)
    optional: tuple[str, ...] = ()  # left out without a default
    added: Mapping[str, object] = field(default_factory=dict)  # defaults of figures that are newer than records

    @property
    def required(self) -> tuple[str, ...]:
        """What a new row must have."""
        left_out = {*self.defaults, *self.added, *self.optional}
        return ("name", *(name for name in self.figures if name not in left_out))


@dataclass(frozen=True, slots=True)
class RowKind:
    """One kind of table: rows that a card set may change, add and drop, and fixed ones that it may only change."""

    sort: Sort | None = None  # of the free rows; none if all are fixed
    least: int = 0  # rows of both sorts
    most: int = 0
    fixed: Mapping[str, Sort] = field(default_factory=dict)  # by slug

    def sort_of(self, slug: str) -> Sort | None:
        """The sort of row that stands under a slug; none if there can be no such row."""
        return self.fixed.get(slug, self.sort)


TRUST: Final = ("exact", "inferred", "ours")
LABELS: Final[Mapping[str, Figure]] = {
    "name": Text(60),
    "rule": Text(40),
    "source": Text(200),
    "trust": Word(TRUST),
}
