"""Swaps: two cards that an audience has not told apart change places; all that it has seen stays right.

A swap is proposed as often as its reverse: `likelihood` says how often.
"""

from meadhall.kernel.chance import Chance
from meadhall.midgard.board import MOST_PICKS, NOTHING
from meadhall.midgard.sampler.claims import note_missing
from meadhall.midgard.sampler.desk import FROM_DECK, Desk
from meadhall.midgard.state import State

EVEN = 60  # can be divided by as many cells as lie beside one


def card_at(desk: Desk, place: int) -> int:
    """The card on a cell, or the one of the deck that is meant."""
    return desk.card[place] if place < FROM_DECK else place - FROM_DECK


def is_beside(desk: Desk, cell: int, place: int) -> bool:
    """Whether a place is another cell of the same segment."""
    return place < FROM_DECK and desk.segment[cell] == desk.segment[place] and desk.segment[cell] != NOTHING


def can_walk(desk: Desk, cell: int, place: int) -> bool:
    """Whether a swap stays in a pack, or goes to the deck."""
    return place >= FROM_DECK or is_beside(desk, cell, place)


def can_swap(desk: Desk, s: State, cell: int, place: int) -> bool:
    """Whether a cell may change cards with another, or with the deck."""
    if is_beside(desk, cell, place):
        return True
    if place >= FROM_DECK:
        return (
            desk.is_open[cell] == 1
            and s.deck[place - FROM_DECK] > 0
            and s.box.card_metal[desk.card[cell]] == s.box.card_metal[place - FROM_DECK]
        )
    return (
        desk.is_open[cell] == 1
        and desk.is_open[place] == 1
        and s.box.card_metal[desk.card[cell]] == s.box.card_metal[desk.card[place]]
    )


def likelihood(desk: Desk, s: State, cell: int, place: int) -> int:
    """How often a swap of a walk is proposed at first, beside others."""
    if place >= FROM_DECK:
        return EVEN * s.deck[place - FROM_DECK]
    return 2 * EVEN * desk.opens // desk.beside_count[cell]


def swap(desk: Desk, s: State, cell: int, place: int) -> None:
    """Let two cards change places, and count anew what is missing."""
    kind = desk.card[cell]
    with_kind = card_at(desk, place)
    desk.card[cell] = with_kind
    owner = desk.owner[cell]
    note_missing(desk, s, owner, kind)
    note_missing(desk, s, owner, with_kind)
    if place >= FROM_DECK:
        s.deck[with_kind] -= 1
        s.deck[kind] += 1
    else:
        desk.card[place] = kind
        note_missing(desk, s, desk.owner[place], kind)
        note_missing(desk, s, desk.owner[place], with_kind)


def swap_back(desk: Desk, s: State, cell: int, place: int, had: int) -> None:
    """Undo a swap; a card of the deck went there as the one that the cell had before."""
    swap(desk, s, cell, place if place < FROM_DECK else FROM_DECK + had)


def lay_back(desk: Desk, s: State, cell: int, place: int, had: int) -> None:
    """The same on trial: what is missing is put back from what was noted."""
    kind = desk.card[cell]
    desk.card[cell] = had
    if place >= FROM_DECK:
        s.deck[kind] += 1
        s.deck[had] -= 1
    else:
        desk.card[place] = kind


def propose(desk: Desk, s: State, chance: Chance, cell: int) -> int:
    """Where the card of a cell might change to; NOTHING if nowhere."""
    if chance.any_of(2) == 0:
        return cell_beside(desk, chance, cell)
    if desk.is_open[cell] == 0:
        return NOTHING
    place = any_open(desk, s, chance)
    if place == cell or is_beside(desk, cell, place) or not can_swap(desk, s, cell, place):
        return NOTHING
    return place


def any_open(desk: Desk, s: State, chance: Chance) -> int:
    """Any open cell, or any card of the deck."""
    rank = chance.any_of(desk.opens)
    if rank < desk.open_cells:
        return desk.open_cell[rank]
    rank -= desk.open_cells
    for kind in range(s.box.kinds):
        if rank < s.deck[kind]:
            return FROM_DECK + kind
        rank -= s.deck[kind]
    return NOTHING


def turn(desk: Desk, s: State, cell: int, via: int, place: int) -> None:
    """Three cards change places: the cell's goes beside it, that one away, and the one from there comes to the cell."""
    if via != cell:
        swap(desk, s, cell, via)
    swap(desk, s, cell, place)


def turn_back(desk: Desk, s: State, cell: int, via: int, place: int, had: int) -> None:
    """Undo it; `had` is the card that went away."""
    swap_back(desk, s, cell, place, had)
    if via != cell:
        swap(desk, s, cell, via)


def cell_beside(desk: Desk, chance: Chance, cell: int) -> int:
    """Another cell of the segment, each as often; NOTHING if there is none."""
    count = desk.beside_count[cell]
    return NOTHING if count == 0 else desk.beside[cell * MOST_PICKS + chance.any_of(count)]
