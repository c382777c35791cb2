"""What every object of the strict core can do: copy, compare, hash into a number, convert to plain values and back.

A `Fields` class lists its fields once, in `__init__`: integers, integer lists of fixed length, and references to other
`Fields` (shared, never copied). Here the methods walk over them by reflection; the compiled unit has the same methods
written out field by field (see `compiling/joiner.py`).
"""

from __future__ import annotations

import dis
from collections.abc import Mapping
from typing import Any, ClassVar, Self

from meadhall.kernel.core.strict import Cells

MASK64 = 0xFFFFFFFFFFFFFFFF
FOLD_PRIME = 0x100000001B3


class Slotted(type):
    """Gives a class a slot for each field that its `__init__` sets; with 90 fields, a dict reads a sixth slower."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Slotted:
        """Make the class, with its fields in the order in which they are set."""
        init = namespace.get("__init__")
        instructions = dis.get_instructions(init) if init else ()
        names = tuple(dict.fromkeys(one.argval for one in instructions if one.opname == "STORE_ATTR"))
        return super().__new__(cls, name, bases, {**namespace, "__slots__": names})


class Fields(metaclass=Slotted):
    """An object of integers and fixed-length integer lists."""

    __slots__: ClassVar[tuple[str, ...]]
    __hash__ = None  # type: ignore[assignment]  # mutable, so not hashable

    def copy(self) -> Self:
        """A copy; objects that it refers to are shared."""
        twin = type(self).__new__(type(self))
        for name in self.__slots__:
            cell = getattr(self, name)
            setattr(twin, name, cell[:] if type(cell) is list else cell)
        return twin

    def assign(self, other: Self) -> None:
        """Copy the numbers of another object into this one; references are not changed."""
        for name, cell in other.dump().items():
            setattr(self, name, cell)

    def fill(self, number: int) -> None:
        """Set every cell to one number."""
        for name, cell in self.dump().items():
            setattr(self, name, [number] * len(cell) if isinstance(cell, list) else number)

    def fold(self, onto: int) -> int:
        """Hash every field into a 64-bit number, in the order of the fields."""
        for cell in self.dump().values():
            for number in cell if isinstance(cell, list) else (cell,):
                onto = ((onto ^ (number & MASK64)) * FOLD_PRIME) & MASK64
        return onto

    def put(self, cells: Cells, at: int) -> None:
        """Write every cell into an array from `at` on, in the order of the fields."""
        for cell in self.dump().values():
            for number in cell if isinstance(cell, list) else (cell,):
                cells[at] = number
                at += 1

    def take(self, cells: Cells, at: int) -> None:
        """Read every cell from where `put` has written it."""
        for name, cell in self.dump().items():
            if isinstance(cell, list):
                setattr(self, name, [cells[at + i] for i in range(len(cell))])
                at += len(cell)
            else:
                setattr(self, name, cells[at])
                at += 1

    def dump(self) -> dict[str, int | list[int]]:
        """All fields by name, as plain values; references are left out."""
        fields: dict[str, int | list[int]] = {}
        for name in self.__slots__:
            cell = getattr(self, name)
            if type(cell) is list:
                fields[name] = cell[:]
            elif type(cell) is int:
                fields[name] = cell
        return fields

    def load(self, values: Mapping[str, int | list[int]]) -> None:
        """Set fields by name."""
        for name, cell in values.items():
            setattr(self, name, cell[:] if isinstance(cell, list) else cell)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)
