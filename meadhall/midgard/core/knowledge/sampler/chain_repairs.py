"""Walks: proposals of the Markov chain in which several swaps follow each other.

Where a swap leaves something missing, a walk of swaps follows, each of which gives a seat a card that it lacks, until
nothing is missing; if that takes too long, everything is taken back. A walk and its reverse are equally likely
(detailed balance), for at each step the ways to go on are the same in both directions: those that end the walk, as
likely as they would be proposed at first, and those that mend one thing and break another. A walk goes within packs and
over the deck: straight from pack to pack there are too many ways to look at.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.cells import FROM_DECK, MOST_OWNED, Desk
from meadhall.midgard.core.knowledge.sampler.chain_swaps import (
    can_swap,
    is_beside,
    is_open_cell,
    likelihood,
    propose,
    swap,
    swap_back,
)
from meadhall.midgard.core.knowledge.sampler.claims import lacks_with
from meadhall.midgard.core.knowledge.sampler.limits import MOST_MISSING, MOST_STEPS
from meadhall.midgard.core.numbers.board import MOST_KINDS, NOBODY, NOTHING
from meadhall.midgard.core.state import State

ENDS = 4  # a way that ends the walk is so much likelier than one that goes on


def can_walk(desk: Desk, cell: int, place: int) -> bool:
    """Whether a swap stays in a pack, or goes to the deck."""
    return place >= FROM_DECK or is_beside(desk, cell, place)


def stir(desk: Desk, s: State, chance: Chance) -> None:
    """Let any two cards change places; if something is then missing, walk until nothing is, or take all back."""
    cell = desk.loose_cell[chance.any_of(desk.loose)]
    place = propose(desk, s, chance, cell)
    if place < 0:
        return
    desk.steps = 0
    take_step(desk, s, cell, place)
    if desk.total == 0:
        return
    if can_walk(desk, cell, place):
        for _ in range(MOST_STEPS - 1):
            if desk.total > MOST_MISSING or not walk_on(desk, s, chance):
                break
            if desk.total == 0:
                return
    take_back(desk, s)


def take_step(desk: Desk, s: State, cell: int, place: int) -> None:
    """A swap that can be taken back."""
    desk.one[desk.steps] = cell
    desk.other[desk.steps] = place
    desk.with_card[desk.steps] = desk.card[cell]
    desk.steps += 1
    swap(desk, s, cell, place)


def take_back(desk: Desk, s: State) -> None:
    """Undo a whole walk."""
    for i in range(desk.steps):
        step = desk.steps - 1 - i
        swap_back(desk, s, desk.one[step], desk.other[step], desk.with_card[step])


def walk_on(desk: Desk, s: State, chance: Chance) -> bool:
    """Go one step of a walk; False if there is no way on."""
    desk.weight = 0
    desk.lacks = 0
    for group in range(desk.groups):
        if desk.missing[group] > 0:
            desk.lack_at[desk.lacks] = group
            desk.lacks += 1
    for i in range(desk.lacks):
        weigh_ways(desk, s, chance, i)
    if desk.weight == 0:
        return False
    take_step(desk, s, desk.way, desk.way_to)
    return True


def weigh_ways(desk: Desk, s: State, chance: Chance, lack: int) -> None:
    """Choose among all ways to mend one thing that is missing, and those found for others before."""
    seat = desk.group_seat[desk.lack_at[lack]]
    kind = desk.group_kind[desk.lack_at[lack]]
    for j in range(desk.owned_count[seat]):
        cell = desk.owned[seat * MOST_OWNED + j]
        if desk.card[cell] != kind:
            part = desk.part[cell]
            for place in range(desk.begin[part], desk.begin[part] + desk.size[part]):
                if desk.card[place] == kind:
                    weigh_way(desk, s, chance, lack, cell, place)
            if is_open_cell(desk, cell) and can_swap(desk, s, cell, FROM_DECK + kind):
                weigh_way(desk, s, chance, lack, cell, FROM_DECK + kind)


def weigh_way(desk: Desk, s: State, chance: Chance, lack: int, cell: int, place: int) -> None:
    """Choose a way as often as its weight asks: how likely it is to be proposed, and how much it is preferred."""
    seat = desk.owner[cell]
    other = desk.owner[place] if place < FROM_DECK else NOBODY
    if seat == other:
        return
    kind = desk.group_kind[desk.lack_at[lack]]
    desk.total_then = desk.total
    desk.mended = 0
    desk.is_double = 0
    if not note_change(desk, lack, seat, kind, desk.stage[cell], 1):
        return
    note_change(desk, lack, seat, desk.card[cell], desk.stage[cell], -1)
    if other != NOBODY:
        note_change(desk, lack, other, desk.card[cell], desk.stage[place], 1)
        note_change(desk, lack, other, kind, desk.stage[place], -1)
    weight = likelihood(desk, s, cell, place) * haste(desk)
    if weight > 0:
        desk.weight += weight
        if chance.any_of(desk.weight) < weight:
            desk.way = cell
            desk.way_to = place


def note_change(desk: Desk, lack: int, seat: int, kind: int, stage: int, change: int) -> bool:
    """Reckon what is missing if a seat had a card more or less; whether that mends something."""
    group = desk.group_at[seat * MOST_KINDS + kind]
    if group == NOTHING:
        return False
    more = lacks_with(desk, group, stage, change) - desk.missing[group]
    desk.total_then += more
    if more >= 0:
        return False
    desk.mended -= more
    for i in range(lack):
        if desk.lack_at[i] == group:
            desk.is_double = 1
    return True


def haste(desk: Desk) -> int:
    """How much a way is to be preferred: one that ends the walk; one that goes on; none at all.

    A way that mends two things is counted for the first of them alone.
    """
    if desk.is_double == 1:
        return 0
    if desk.total_then == 0:
        return ENDS
    return 1 if desk.total_then <= MOST_MISSING and desk.total_then - desk.total + desk.mended > 0 else 0
