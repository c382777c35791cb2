"""The agenda: work still owed, as plain integers inside the state, the next piece on top.

A step is four numbers: which step, whose it is, and two details. A game's state has the five fields of `Owing`; in the
compiled unit `Owing` is that state.
"""

from typing import Protocol


class Owing(Protocol):
    """Any state with an agenda; place 0 of each list stays empty, so that depth 0 means nothing is owed."""

    depth: int
    step: list[int]
    whose: list[int]
    what: list[int]
    more: list[int]


def owe(s: Owing, step: int, seat: int, what: int, more: int) -> None:
    """Put a step on top of the agenda: it comes next."""
    top = s.depth + 1
    s.depth = top
    s.step[top] = step
    s.whose[top] = seat
    s.what[top] = what
    s.more[top] = more


def settle(s: Owing) -> None:
    """Take the top step off, leaving no trace of it."""
    top = s.depth
    s.step[top] = 0
    s.whose[top] = 0
    s.what[top] = 0
    s.more[top] = 0
    s.depth = top - 1
