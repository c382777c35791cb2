"""Swaps with repairs: proposals of the Markov chain in which several swaps follow each other.

If a swap breaks a constraint, repairs follow: swaps that each give a seat a card that it lacks, until all constraints
hold. If that takes too long, the proposal is rejected and all its swaps are undone. A proposal and its reverse are
equally likely (detailed balance): at each point the possible repairs are the same in both directions. They are those
that end the proposal, as likely as they would be as a first swap, and those that mend one constraint and break another.
Repairs swap within packs and with the deck; between packs there would be too many to examine.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.chain_swaps import (
    can_swap,
    is_beside,
    is_open_cell,
    likelihood,
    proposed_place,
    swap,
    swap_back,
)
from meadhall.midgard.core.knowledge.sampler.constraints import lacks_with
from meadhall.midgard.core.knowledge.sampler.limits import MOST_MISSING, MOST_SWAPS
from meadhall.midgard.core.knowledge.sampler.workspace import FROM_DECK, MOST_OWNED, Workspace
from meadhall.midgard.core.numbers.board import MOST_KINDS, NOBODY, NOTHING
from meadhall.midgard.core.state import State

ENDS = 4  # a repair after which nothing is missing is so many times as likely as one that goes on


def can_be_repaired(work: Workspace, cell: int, place: int) -> bool:
    """Whether repairs can follow a swap: one within a pack, or with the deck."""
    return place >= FROM_DECK or is_beside(work, cell, place)


def propose_swap(work: Workspace, s: State, chance: Chance) -> None:
    """Swap any two cards; if something is then missing, repair that, or reject the proposal."""
    cell = work.movable_cell[chance.any_of(work.movable)]
    place = proposed_place(work, s, chance, cell)
    if place < 0:
        return
    work.swaps = 0
    make_swap(work, s, cell, place)
    if work.total == 0:
        return
    if can_be_repaired(work, cell, place):
        for _ in range(MOST_SWAPS - 1):
            if work.total > MOST_MISSING or not repair_once(work, s, chance):
                break
            if work.total == 0:
                return
    take_back(work, s)


def make_swap(work: Workspace, s: State, cell: int, place: int) -> None:
    """Swap, and remember it for `take_back`."""
    work.one[work.swaps] = cell
    work.other[work.swaps] = place
    work.with_card[work.swaps] = work.card[cell]
    work.swaps += 1
    swap(work, s, cell, place)


def take_back(work: Workspace, s: State) -> None:
    """Undo all swaps of a proposal."""
    for i in range(work.swaps):
        last = work.swaps - 1 - i
        swap_back(work, s, work.one[last], work.other[last], work.with_card[last])


def repair_once(work: Workspace, s: State, chance: Chance) -> bool:
    """Make one repair; False if there is none."""
    work.weight = 0
    work.lacks = 0
    for group in range(work.groups):
        if work.missing[group] > 0:
            work.lack_at[work.lacks] = group
            work.lacks += 1
    for i in range(work.lacks):
        weigh_ways(work, s, chance, i)
    if work.weight == 0:
        return False
    make_swap(work, s, work.way, work.way_to)
    return True


def weigh_ways(work: Workspace, s: State, chance: Chance, lack: int) -> None:
    """Choose among all ways to mend one missing card, and those found for others before."""
    seat = work.group_seat[work.lack_at[lack]]
    kind = work.group_kind[work.lack_at[lack]]
    for j in range(work.owned_count[seat]):
        cell = work.owned[seat * MOST_OWNED + j]
        if work.card[cell] != kind:
            part = work.part[cell]
            for place in range(work.begin[part], work.begin[part] + work.size[part]):
                if work.card[place] == kind:
                    weigh_way(work, s, chance, lack, cell, place)
            if is_open_cell(work, cell) and can_swap(work, s, cell, FROM_DECK + kind):
                weigh_way(work, s, chance, lack, cell, FROM_DECK + kind)


def weigh_way(work: Workspace, s: State, chance: Chance, lack: int, cell: int, place: int) -> None:
    """Choose a way with a probability by its weight: the likelihood of its proposal times its preference."""
    seat = work.owner[cell]
    other = work.owner[place] if place < FROM_DECK else NOBODY
    if seat == other:
        return
    kind = work.group_kind[work.lack_at[lack]]
    work.total_then = work.total
    work.mended = 0
    work.is_double = 0
    if not note_change(work, lack, seat, kind, work.stage[cell], 1):
        return
    note_change(work, lack, seat, work.card[cell], work.stage[cell], -1)
    if other != NOBODY:
        note_change(work, lack, other, work.card[cell], work.stage[place], 1)
        note_change(work, lack, other, kind, work.stage[place], -1)
    weight = likelihood(work, s, cell, place) * preference(work)
    if weight > 0:
        work.weight += weight
        if chance.any_of(work.weight) < weight:
            work.way = cell
            work.way_to = place


def note_change(work: Workspace, lack: int, seat: int, kind: int, stage: int, change: int) -> bool:
    """Compute what is missing if a seat had a card more or less; returns whether that mends something."""
    group = work.group_at[seat * MOST_KINDS + kind]
    if group == NOTHING:
        return False
    more = lacks_with(work, group, stage, change) - work.missing[group]
    work.total_then += more
    if more >= 0:
        return False
    work.mended -= more
    for i in range(lack):
        if work.lack_at[i] == group:
            work.is_double = 1
    return True


def preference(work: Workspace) -> int:
    """The preference for a repair: ENDS if nothing is missing after it, 1 if it goes on, 0 if it is not allowed.

    A way that mends two things is counted for the first of them only.
    """
    if work.is_double == 1:
        return 0
    if work.total_then == 0:
        return ENDS
    return 1 if work.total_then <= MOST_MISSING and work.total_then - work.total + work.mended > 0 else 0
