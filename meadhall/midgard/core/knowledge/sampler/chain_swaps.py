"""Swaps of two cards that the audience cannot tell apart; everything that it has seen stays true.

They are proposals of the Markov chain and the repairs that follow them. A swap of single cards is as likely as its
reverse (detailed balance); `likelihood` gives how likely.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.constraints import count_card
from meadhall.midgard.core.knowledge.sampler.workspace import FROM_DECK, Workspace
from meadhall.midgard.core.numbers.board import NOTHING
from meadhall.midgard.core.state import State

EVEN = 60  # divisible by every number of cells that a part can have besides one


def card_at(work: Workspace, place: int) -> int:
    """The card in a cell, or the card of the deck that a place stands for."""
    return work.card[place] if place < FROM_DECK else place - FROM_DECK


def is_open_cell(work: Workspace, cell: int) -> bool:
    """Whether a cell can get any other card of its metal."""
    return work.is_open[work.part[cell]] == 1


def is_beside(work: Workspace, cell: int, place: int) -> bool:
    """Whether a place is another cell of the same part."""
    return place < FROM_DECK and work.part[cell] == work.part[place]


def can_swap(work: Workspace, s: State, cell: int, place: int) -> bool:
    """Whether a cell can swap cards with another cell or with the deck."""
    if is_beside(work, cell, place):
        return True
    if not is_open_cell(work, cell) or s.box.card_metal[work.card[cell]] != s.box.card_metal[card_at(work, place)]:
        return False
    return s.deck[place - FROM_DECK] > 0 if place >= FROM_DECK else is_open_cell(work, place)


def likelihood(work: Workspace, s: State, cell: int, place: int) -> int:
    """The relative likelihood of a repair as a first swap."""
    if place >= FROM_DECK:
        return EVEN * s.deck[place - FROM_DECK]
    return 2 * EVEN * work.opens // (work.size[work.part[cell]] - 1)


def swap(work: Workspace, s: State, cell: int, place: int) -> None:
    """Swap two cards, and update what is missing."""
    kind = work.card[cell]
    with_kind = card_at(work, place)
    if kind == with_kind:
        return
    work.card[cell] = with_kind
    count_card(work, cell, kind, -1)
    count_card(work, cell, with_kind, 1)
    if place >= FROM_DECK:
        s.deck[with_kind] -= 1
        s.deck[kind] += 1
    else:
        work.card[place] = kind
        count_card(work, place, with_kind, -1)
        count_card(work, place, kind, 1)


def swap_back(work: Workspace, s: State, cell: int, place: int, had: int) -> None:
    """Undo a swap; `had` is the card that the cell had before."""
    swap(work, s, cell, place if place < FROM_DECK else FROM_DECK + had)


def proposed_place(work: Workspace, s: State, chance: Chance, cell: int) -> int:
    """A random place to swap the card of a cell to; NOTHING if there is none."""
    if chance.any_of(2) == 0:
        return cell_beside(work, chance, cell)
    if not is_open_cell(work, cell):
        return NOTHING
    place = any_open(work, s, chance)
    if place == cell or is_beside(work, cell, place) or not can_swap(work, s, cell, place):
        return NOTHING
    return place


def any_open(work: Workspace, s: State, chance: Chance) -> int:
    """A random open cell or card of the deck."""
    rank = chance.any_of(work.opens)
    if rank < work.open_cells:
        return work.open_cell[rank]
    rank -= work.open_cells
    for kind in range(s.box.kinds):
        if rank < s.deck[kind]:
            return FROM_DECK + kind
        rank -= s.deck[kind]
    return NOTHING


def rotate(work: Workspace, s: State, cell: int, via: int, place: int) -> None:
    """Rotate three cards: from the cell to `via`, from `via` to the place, from the place to the cell."""
    if via != cell:
        swap(work, s, cell, via)
    swap(work, s, cell, place)


def rotate_back(work: Workspace, s: State, cell: int, via: int, place: int, had: int) -> None:
    """Undo a rotation; `had` is the card that went from `via` to the place."""
    swap_back(work, s, cell, place, had)
    if via != cell:
        swap(work, s, cell, via)


def cell_beside(work: Workspace, chance: Chance, cell: int) -> int:
    """A random other cell of the part; NOTHING if there is none."""
    part = work.part[cell]
    if work.size[part] < 2:
        return NOTHING
    other = work.begin[part] + chance.any_of(work.size[part] - 1)
    return other if other < cell else other + 1
