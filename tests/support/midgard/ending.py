"""Words for tests of scoring: an empty board, what a round or the game brings at its end, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.kernel.events import Event
from tests.support.midgard.table import Table, table


def bare(players: int = 3) -> Table:
    """A table with nobody on the board and no province doomed: chieftains on boats, warriors in the reserves."""
    t = table(players)
    for seat in range(players):
        t.place(seat)
    t.doom()
    return t


def stand(t: Table, area: str, *strengths: str) -> None:
    """Who is in an area, seat by seat: "2" are warriors, "C" the chieftain, "C1" both, "" nobody."""
    for seat, strength in enumerate(strengths):
        warriors = strength.removeprefix("C")
        t.place(seat, area if strength.startswith("C") else "boat", **{area: int(warriors or 0)})


def finish(t: Table, seat: int = 0) -> tuple[Event, ...]:
    """End the last round, and with it the game."""
    t.set(round=3)
    return t.end_round(seat)


def scored(t: Table, category: str) -> tuple[int, ...]:
    """What each seat has won of one sort."""
    return tuple(mine.points[category] for mine in t.view().seats)


def winners(t: Table) -> Sequence[int]:
    """Who has won."""
    result = t.rules.result(t.state)
    assert result is not None, "the game is not over"
    return result.winners
