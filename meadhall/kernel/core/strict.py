"""The few words that strict Python needs beyond the language: a wide integer, a real number, two marks on methods.

`compiling/joiner.py` joins and compiles strict modules and knows these names. Interpreted, they mean nothing.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

Wide = int  # a 64-bit unsigned integer when compiled; a plain `int` hint is a C int
Real = float  # a C double when compiled; for reckoning odds, never for a rule


def locked(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a method the core calls although it touches Python objects: compiled, it takes the interpreter's lock."""
    return function


def outside(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a method that only ordinary Python calls: it is compiled as it stands."""
    return function
