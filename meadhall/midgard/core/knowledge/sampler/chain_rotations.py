"""Stirring: proposals of the Markov chain that move three or four cards at once, for what walks cannot bring about.

Each is proposed as often as its reverse (detailed balance), and accepted if nothing is missing after it.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.cells import FROM_DECK, MOST_OWNED, Desk
from meadhall.midgard.core.knowledge.sampler.chain_swaps import (
    any_open,
    can_swap,
    cell_beside,
    is_open_cell,
    swap,
    turn,
    turn_back,
)
from meadhall.midgard.core.numbers.board import GOLD, NOBODY, NOTHING
from meadhall.midgard.core.state import State


def stir_metals(desk: Desk, s: State, chance: Chance) -> None:
    """Let three cards change places, two of them of one part: the place of a metal in its pack changes by it."""
    cell = desk.loose_cell[chance.any_of(desk.loose)]
    via = cell_beside(desk, chance, cell)
    if via == NOTHING or not is_open_cell(desk, cell):
        return
    place = any_open(desk, s, chance)
    if not can_swap(desk, s, via, place) or (place < FROM_DECK and desk.part[place] == desk.part[cell]):
        return
    had = desk.card[via]
    turn(desk, s, cell, via, place)
    if desk.total > 0:
        turn_back(desk, s, cell, via, place, had)


def stir_packs(desk: Desk, s: State, chance: Chance) -> None:
    """Let a seat's cards of two packs change places, and two more, so that each pack keeps its metals."""
    one = desk.loose_cell[chance.any_of(desk.loose)]
    owner = desk.owner[one]
    if owner == NOBODY or not is_open_cell(desk, one):
        return
    other = desk.owned[owner * MOST_OWNED + chance.any_of(desk.owned_count[owner])]
    if not is_open_cell(desk, other) or desk.part[one] == desk.part[other]:
        return
    near = cell_beside(desk, chance, one)
    far = cell_beside(desk, chance, other)
    if near == NOTHING or far == NOTHING:
        return
    metal = s.box.card_metal[desk.card[one]]
    with_metal = s.box.card_metal[desk.card[other]]
    if s.box.card_metal[desk.card[near]] != with_metal or s.box.card_metal[desk.card[far]] != metal:
        return
    swap(desk, s, one, other)
    swap(desk, s, near, far)
    if desk.total > 0:
        swap(desk, s, near, far)
        swap(desk, s, one, other)


def stir_gold(desk: Desk, s: State, chance: Chance) -> None:
    """Let two gold cards change packs, each to any cell there.

    Gold shown that nobody saw in its pack moves about by this alone: it must stay with its owner, wherever it lies.
    """
    one = desk.loose_cell[chance.any_of(desk.loose)]
    other = any_open(desk, s, chance)
    if other >= FROM_DECK or not is_open_cell(desk, one) or desk.part[one] == desk.part[other]:
        return
    if s.box.card_metal[desk.card[one]] != GOLD or s.box.card_metal[desk.card[other]] != GOLD:
        return
    near = self_or_beside(desk, chance, one)
    far = self_or_beside(desk, chance, other)
    turn(desk, s, far, other, one)
    if near != one:
        swap(desk, s, one, near)
    if desk.total > 0:
        if near != one:
            swap(desk, s, one, near)
        turn_back(desk, s, far, other, one, NOTHING)


def self_or_beside(desk: Desk, chance: Chance, cell: int) -> int:
    """Any cell of the part, the cell itself among them."""
    return cell if chance.any_of(desk.size[desk.part[cell]]) == 0 else cell_beside(desk, chance, cell)
