"""The names that strict Python needs besides the language: a wide integer, a real number, two decorators of methods.

`compiling/joiner.py`, which joins strict modules for compiling, knows these names. Interpreted, they have no effect.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

Wide = int  # a 64-bit unsigned integer when compiled; a plain `int` hint is a C int
Real = float  # a C double when compiled; for odds only, never for a rule


def locked(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a method that the core calls although it uses Python objects; compiled, it takes the interpreter's lock."""
    return function


def outside(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a method that only ordinary Python calls; it is compiled as a normal method."""
    return function
