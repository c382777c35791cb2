"""Claims: what others have played or shown must be among the cards that they are imagined to have had (MA-1, MA-2)."""

from meadhall.midgard.board import GOLD, MOST_KINDS, MOST_PLAYS, NOBODY
from meadhall.midgard.sampler.desk import MOST_OWNED, Desk
from meadhall.midgard.state import State


def count_claims(desk: Desk, s: State, audience: int) -> None:
    """What each other seat must have had, and what of it is missing."""
    desk.total = 0
    desk.claimed = 0
    for seat in range(s.box.seats):
        for kind in range(s.box.kinds):
            at = seat * MOST_KINDS + kind
            desk.claims[at] = 0
            desk.missing[at] = 0
            if s.gold_owner[kind] == seat and seat != audience:
                desk.claims[at] = 1
        if seat != audience:
            for play in range(s.plays_made[seat]):
                kind = s.played[seat * MOST_PLAYS + play]
                if s.box.card_metal[kind] != GOLD:
                    desk.claims[seat * MOST_KINDS + kind] += 1
            for kind in range(s.box.kinds):
                desk.claimed += desk.claims[seat * MOST_KINDS + kind]
                note_missing(desk, s, seat, kind)


def note_missing(desk: Desk, s: State, seat: int, kind: int) -> None:
    """Count anew what a seat lacks of a kind."""
    at = seat * MOST_KINDS + kind
    if seat == NOBODY or desk.claims[at] == 0:
        return
    lacks = gold_lacking(desk, s, seat, kind) if s.box.card_metal[kind] == GOLD else lacking(desk, s, seat, kind)
    if lacks != desk.missing[at]:
        if desk.trying == 1:
            desk.noted_at[desk.noted] = at
            desk.noted_was[desk.noted] = desk.missing[at]
            desk.noted += 1
        desk.total += lacks - desk.missing[at]
        desk.missing[at] = lacks


def begin_trying(desk: Desk) -> None:
    """From now on note what changes."""
    desk.trying = 1
    desk.noted = 0


def end_trying(desk: Desk) -> None:
    """Put back what was missing before."""
    desk.trying = 0
    while desk.noted > 0:
        desk.noted -= 1
        at = desk.noted_at[desk.noted]
        desk.total += desk.noted_was[desk.noted] - desk.missing[at]
        desk.missing[at] = desk.noted_was[desk.noted]


def lacking(desk: Desk, s: State, seat: int, kind: int) -> int:
    """How many cards of a kind the seat has played that it cannot have had by then."""
    left = desk.claims[seat * MOST_KINDS + kind]
    need = 0
    worst = 0
    play = 0
    while left > 0:
        if s.played[seat * MOST_PLAYS + play] == kind:
            left -= 1
            need += 1
            had = 0
            for i in range(desk.owned_count[seat]):
                cell = desk.owned[seat * MOST_OWNED + i]
                if desk.card[cell] == kind and desk.since[cell] <= play:
                    had += 1
            worst = max(worst, need - had)
        play += 1
    return worst


def gold_lacking(desk: Desk, s: State, seat: int, kind: int) -> int:
    """Whether a gold card lies elsewhere than with the one who showed it, in that round's draft (MA-1)."""
    for i in range(desk.owned_count[seat]):
        cell = desk.owned[seat * MOST_OWNED + i]
        if desk.card[cell] == kind and desk.round[cell] == s.gold_round[kind]:
            return 0
    return 1
