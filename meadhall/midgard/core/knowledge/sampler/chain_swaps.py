"""Swaps: two cards that an audience has not told apart change places; all that it has seen stays right.

They are the proposals of the Markov chain, and the steps of its walks. Of single cards, a swap is proposed as often as
its reverse (detailed balance): `likelihood` says how often.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.cells import FROM_DECK, Desk
from meadhall.midgard.core.knowledge.sampler.claims import count_card
from meadhall.midgard.core.numbers.board import NOTHING
from meadhall.midgard.core.state import State

EVEN = 60  # can be divided by as many cells as lie beside one


def card_at(desk: Desk, place: int) -> int:
    """The card on a cell, or the one of the deck that is meant."""
    return desk.card[place] if place < FROM_DECK else place - FROM_DECK


def is_open_cell(desk: Desk, cell: int) -> bool:
    """Whether a cell may get any other card of a metal."""
    return desk.is_open[desk.part[cell]] == 1


def is_beside(desk: Desk, cell: int, place: int) -> bool:
    """Whether a place is another cell of the same part."""
    return place < FROM_DECK and desk.part[cell] == desk.part[place]


def can_swap(desk: Desk, s: State, cell: int, place: int) -> bool:
    """Whether a cell may change cards with another, or with the deck."""
    if is_beside(desk, cell, place):
        return True
    if not is_open_cell(desk, cell) or s.box.card_metal[desk.card[cell]] != s.box.card_metal[card_at(desk, place)]:
        return False
    return s.deck[place - FROM_DECK] > 0 if place >= FROM_DECK else is_open_cell(desk, place)


def likelihood(desk: Desk, s: State, cell: int, place: int) -> int:
    """How often a swap of a walk is proposed at first, beside others."""
    if place >= FROM_DECK:
        return EVEN * s.deck[place - FROM_DECK]
    return 2 * EVEN * desk.opens // (desk.size[desk.part[cell]] - 1)


def swap(desk: Desk, s: State, cell: int, place: int) -> None:
    """Let two cards change places, and count anew what is missing."""
    kind = desk.card[cell]
    with_kind = card_at(desk, place)
    if kind == with_kind:
        return
    desk.card[cell] = with_kind
    count_card(desk, cell, kind, -1)
    count_card(desk, cell, with_kind, 1)
    if place >= FROM_DECK:
        s.deck[with_kind] -= 1
        s.deck[kind] += 1
    else:
        desk.card[place] = kind
        count_card(desk, place, with_kind, -1)
        count_card(desk, place, kind, 1)


def swap_back(desk: Desk, s: State, cell: int, place: int, had: int) -> None:
    """Undo a swap; a card of the deck went there as the one that the cell had before."""
    swap(desk, s, cell, place if place < FROM_DECK else FROM_DECK + had)


def propose(desk: Desk, s: State, chance: Chance, cell: int) -> int:
    """Where the card of a cell might change to; NOTHING if nowhere."""
    if chance.any_of(2) == 0:
        return cell_beside(desk, chance, cell)
    if not is_open_cell(desk, cell):
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
    """Another cell of the part, each as often; NOTHING if there is none."""
    part = desk.part[cell]
    if desk.size[part] < 2:
        return NOTHING
    other = desk.begin[part] + chance.any_of(desk.size[part] - 1)
    return other if other < cell else other + 1
