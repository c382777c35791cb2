"""The agenda: the work that is still owed, as integers inside the state; the next step is on top.

A step is four numbers: which step, whose it is, and two details. The state of a game has the five fields of `Owing`. In
the compiled unit, `Owing` is that state.
"""

from typing import Protocol


class Owing(Protocol):
    """Any state with an agenda. Index 0 of each list stays unused, so that depth 0 means that nothing is owed."""

    depth: int
    step: list[int]
    whose: list[int]
    what: list[int]
    more: list[int]


def owe(s: Owing, step: int, seat: int, what: int, more: int) -> None:
    """Push a step onto the agenda: it comes next."""
    top = s.depth + 1
    s.depth = top
    s.step[top] = step
    s.whose[top] = seat
    s.what[top] = what
    s.more[top] = more


def settle(s: Owing) -> None:
    """Pop the top step, and clear its cells."""
    top = s.depth
    s.step[top] = 0
    s.whose[top] = 0
    s.what[top] = 0
    s.more[top] = 0
    s.depth = top - 1
