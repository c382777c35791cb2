"""What every record of the strict core can do: copy, compare, fold into a number, go to plain values and back.

A `Fields` class lists its fields once, in `__init__`: integers, integer lists of fixed length, and references to other
`Fields` (shared, never copied). Here the methods walk over them by reflection; the compiled unit has the same methods
written out field by field (see `joining.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

MASK64 = 0xFFFFFFFFFFFFFFFF
FOLD_PRIME = 0x100000001B3


class Fields:
    """A record of integers and fixed-length integer lists."""

    __hash__ = None  # type: ignore[assignment]  # records change; they are no keys

    def copy(self) -> Self:
        """A record of its own with the same contents; referred records are shared."""
        twin = type(self).__new__(type(self))
        mine = twin.__dict__
        for name, value in self.__dict__.items():
            mine[name] = value[:] if type(value) is list else value
        return twin

    def assign(self, other: Self) -> None:
        """Take over the numbers of another record, without a new object; references stay as they are."""
        mine = self.__dict__
        for name, value in other.__dict__.items():
            if type(value) is list:
                mine[name] = value[:]
            elif type(value) is int:
                mine[name] = value

    def fill(self, cell: int) -> None:
        """Set every cell to one number."""
        mine = self.__dict__
        for name, value in mine.items():
            if type(value) is list:
                mine[name] = [cell] * len(value)
            elif type(value) is int:
                mine[name] = cell

    def fold(self, onto: int) -> int:
        """Fold every field onto a 64-bit number, in the order of the fields."""
        for value in self.__dict__.values():
            if type(value) is list:
                for cell in value:
                    onto = ((onto ^ (cell & MASK64)) * FOLD_PRIME) & MASK64
            elif type(value) is int:
                onto = ((onto ^ (value & MASK64)) * FOLD_PRIME) & MASK64
        return onto

    def dump(self) -> dict[str, int | list[int]]:
        """All fields by name, as plain values."""
        return {
            name: value[:] if type(value) is list else value
            for name, value in self.__dict__.items()
            if not isinstance(value, Fields)
        }

    def load(self, values: Mapping[str, int | list[int]]) -> None:
        """Set fields by name; `checked_load` is the door for values of doubtful origin."""
        for name, value in values.items():
            self.__dict__[name] = value[:] if isinstance(value, list) else value

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__
