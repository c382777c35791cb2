"""Rotations and double swaps: proposals of the Markov chain that move three or four cards, where single swaps fail.

Each is as likely as its reverse (detailed balance), and is accepted if no constraint is broken after it.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.chain_swaps import (
    any_open,
    can_swap,
    cell_beside,
    is_open_cell,
    rotate,
    rotate_back,
    swap,
)
from meadhall.midgard.core.knowledge.sampler.workspace import FROM_DECK, MOST_OWNED, Workspace
from meadhall.midgard.core.numbers.board import GOLD, NOBODY, NOTHING
from meadhall.midgard.core.state import State


def propose_rotation(work: Workspace, s: State, chance: Chance) -> None:
    """Rotate three cards, two of them of one part: this changes the place of a metal in its pack."""
    cell = work.movable_cell[chance.any_of(work.movable)]
    via = cell_beside(work, chance, cell)
    if via == NOTHING or not is_open_cell(work, cell):
        return
    place = any_open(work, s, chance)
    if not can_swap(work, s, via, place) or (place < FROM_DECK and work.part[place] == work.part[cell]):
        return
    had = work.card[via]
    rotate(work, s, cell, via, place)
    if work.total > 0:
        rotate_back(work, s, cell, via, place, had)


def propose_double_swap(work: Workspace, s: State, chance: Chance) -> None:
    """Swap a seat's cards of two packs, and two more cards, so that each pack keeps its metals."""
    one = work.movable_cell[chance.any_of(work.movable)]
    owner = work.owner[one]
    if owner == NOBODY or not is_open_cell(work, one):
        return
    other = work.owned[owner * MOST_OWNED + chance.any_of(work.owned_count[owner])]
    if not is_open_cell(work, other) or work.part[one] == work.part[other]:
        return
    near = cell_beside(work, chance, one)
    far = cell_beside(work, chance, other)
    if near == NOTHING or far == NOTHING:
        return
    metal = s.box.card_metal[work.card[one]]
    with_metal = s.box.card_metal[work.card[other]]
    if s.box.card_metal[work.card[near]] != with_metal or s.box.card_metal[work.card[far]] != metal:
        return
    swap(work, s, one, other)
    swap(work, s, near, far)
    if work.total > 0:
        swap(work, s, near, far)
        swap(work, s, one, other)


def propose_gold_swap(work: Workspace, s: State, chance: Chance) -> None:
    """Swap two gold cards between packs, each into a random cell there.

    Only this moves gold that was shown and that the audience did not see in its pack, because it must stay with its
    owner.
    """
    one = work.movable_cell[chance.any_of(work.movable)]
    other = any_open(work, s, chance)
    if other >= FROM_DECK or not is_open_cell(work, one) or work.part[one] == work.part[other]:
        return
    if s.box.card_metal[work.card[one]] != GOLD or s.box.card_metal[work.card[other]] != GOLD:
        return
    near = self_or_beside(work, chance, one)
    far = self_or_beside(work, chance, other)
    rotate(work, s, far, other, one)
    if near != one:
        swap(work, s, one, near)
    if work.total > 0:
        if near != one:
            swap(work, s, one, near)
        rotate_back(work, s, far, other, one, NOTHING)


def self_or_beside(work: Workspace, chance: Chance, cell: int) -> int:
    """A random cell of the part, which may be the cell itself."""
    return cell if chance.any_of(work.size[work.part[cell]]) == 0 else cell_beside(work, chance, cell)
