"""What a game declares of its observations: the fields of the flat vector that its core writes for a seat.

A trained player depends on every number here, so a change is a new version, with a line in the history.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the vector: where it begins, its shape, the range of its cells, and what they mean."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    scale: int  # divide a cell by this for a number of about 1
    meaning: str

    @property
    def length(self) -> int:
        """The number of its cells."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Observed:
    """The fields in their order, and what each version of them changed."""

    fields: tuple[Field, ...]
    history: Mapping[int, str]

    @property
    def version(self) -> int:
        """The newest version."""
        return max(self.history)

    @property
    def length(self) -> int:
        """The number of cells of the vector."""
        return sum(field.length for field in self.fields)


FieldRow = tuple[str, tuple[int, ...], int, int, int, str]


def fields_of(rows: Iterable[FieldRow]) -> tuple[Field, ...]:
    """Fields one after another, from rows of name, shape, least, greatest, scale and meaning."""
    found: list[Field] = []
    for name, shape, low, high, scale, meaning in rows:
        start = found[-1].start + found[-1].length if found else 0
        found.append(Field(name, start, shape, low, high, scale, meaning))
    return tuple(found)
