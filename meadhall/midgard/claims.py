"""Claims: what others have played must be among the cards that they are imagined to have had (MA-2)."""

from meadhall.midgard.board import MOST_PLAYS, NOBODY, SEATS
from meadhall.midgard.drafting import pack_of, slot_at
from meadhall.midgard.state import State


def taken(s: State, seat: int, kind: int, now: int) -> int:
    """How many of a kind the seat has taken in the draft of a round."""
    count = 0
    for pick in range(s.picks_made[now]):
        if s.took[slot_at(now, pack_of(s, now, seat, pick), pick)] == kind:
            count += 1
    return count


def missing_of(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind the seat has played that it cannot have had by then."""
    if seat == NOBODY or not has_played(s, seat, kind):
        return 0
    had = 0
    now = 0
    draw = 0
    need = 0
    worst = 0
    for play in range(s.plays_made[seat]):
        while now < s.round and s.plays_before[now * SEATS + seat] <= play:
            had += taken(s, seat, kind, now)
            now += 1
        while draw < s.drawn_count and (s.drawn_by[draw] != seat or s.drawn_at[draw] <= play):
            if s.drawn_by[draw] == seat and s.drawn[draw] == kind:
                had += 1
            draw += 1
        if s.played[seat * MOST_PLAYS + play] == kind:
            need += 1
            worst = max(worst, need - had)
    return worst


def has_played(s: State, seat: int, kind: int) -> bool:
    """Whether the seat has played a card of the kind."""
    for play in range(s.plays_made[seat]):
        if s.played[seat * MOST_PLAYS + play] == kind:
            return True
    return False


def missing(s: State, audience: int) -> int:
    """Everything that does not fit."""
    total = 0
    for seat in range(s.box.seats):
        if seat != audience:
            for kind in range(s.box.kinds):
                total += missing_of(s, seat, kind)
    return total


def missing_two(s: State, seat: int, kind: int, other: int) -> int:
    """What a seat lacks of two kinds."""
    return missing_of(s, seat, kind) + missing_of(s, seat, other)
