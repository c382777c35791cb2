"""The names that strict Python needs besides the language: numbers, arrays of the caller, two decorators of methods.

`compiling/joiner.py`, which joins strict modules for compiling, knows these names. Interpreted, they have no effect.
"""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

Wide = int  # a 64-bit unsigned integer when compiled; a plain `int` hint is a C int
Real = float  # a C double when compiled; for odds only, never for a rule


class Whole(Protocol):
    """An array of whole numbers that the caller owns: a memory view, or what gives one."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, cell: int, /) -> None: ...


class Floats(Protocol):
    """The same of 32-bit real numbers."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, cell: float, /) -> None: ...


Cells = Whole  # of 16 bits; compiled, these are C pointers without a length, so the caller checks it
Flags = Whole  # of 8 bits, from 0
Signs = Whole  # of 8 bits, with a sign
Wides = Whole  # of 64 bits, from 0


def locked(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a method that the core calls although it uses Python objects; compiled, it takes the interpreter's lock."""
    return function


def outside(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a method that only ordinary Python calls; it is compiled as a normal method."""
    return function
