"""Mending: swaps that give a seat a card that it lacks.

At first any arrangement is mended until nothing is missing. Afterwards, where a swap leaves something missing, a walk
of such swaps follows until all is there again; if it takes too long, everything is taken back. A walk and its reverse
are equally likely, for at each step the ways to go on are the same in both directions: those that end it, as likely as
they would be proposed at first, and those that mend one thing and break another. A walk goes within packs and over the
deck: straight from pack to pack there are too many ways to look at.
"""

from meadhall.kernel.chance import Chance
from meadhall.midgard.board import MOST_KINDS, MOST_PICKS
from meadhall.midgard.sampler.claims import begin_trying, end_trying
from meadhall.midgard.sampler.desk import FROM_DECK, MOST_MISSING, MOST_OWNED, MOST_STEPS, Desk
from meadhall.midgard.sampler.swapping import (
    can_swap,
    can_walk,
    card_at,
    lay_back,
    likelihood,
    propose,
    swap,
    swap_back,
    turn,
)
from meadhall.midgard.state import State

RASH = 4  # once in so many times any way is taken that mends something
ENDS = 4  # a way that ends the walk is so much likelier than one that goes on


def mend(desk: Desk, s: State, chance: Chance) -> None:
    """Mend until nothing is missing, now this, now that, by the swaps that leave the least missing."""
    while desk.total > 0:
        rank = chance.any_of(desk.total)
        seat = 0
        kind = 0
        for at in range(s.box.seats * MOST_KINDS):
            if 0 <= rank < desk.missing[at]:
                seat = at // MOST_KINDS
                kind = at % MOST_KINDS
            rank -= desk.missing[at]
        look_for(desk, s, chance, seat, kind, chance.any_of(RASH) == 0)
        if desk.steps > 0:
            turn(desk, s, desk.way, desk.via, desk.way_to)
        else:
            shake(desk, s, chance)


def shake(desk: Desk, s: State, chance: Chance) -> None:
    """Where nothing helps at once, any swap may open a way."""
    cell = desk.loose_cell[chance.any_of(desk.loose)]
    place = propose(desk, s, chance, cell)
    if place >= 0:
        swap(desk, s, cell, place)


def look_for(desk: Desk, s: State, chance: Chance, seat: int, kind: int, rash: bool) -> None:
    """Find one of the best ways, or any if rash, to give a seat a card of a kind; none if `steps` stays 0."""
    desk.steps = 0
    desk.weight = 0
    for i in range(desk.cells + 1):
        place = i if i < desk.cells else FROM_DECK + kind
        if holds(desk, place, kind):
            for j in range(desk.owned_count[seat]):
                cell = desk.owned[seat * MOST_OWNED + j]
                if desk.card[cell] != kind:
                    if can_swap(desk, s, cell, place):
                        look_at(desk, s, chance, cell, cell, place, rash)
                    else:
                        for k in range(desk.beside_count[cell]):
                            via = desk.beside[cell * MOST_PICKS + k]
                            if desk.is_open[cell] == 1 and can_swap(desk, s, via, place):
                                look_at(desk, s, chance, cell, via, place, rash)


def look_at(desk: Desk, s: State, chance: Chance, cell: int, via: int, place: int, rash: bool) -> None:
    """Try one way, and keep it in mind if none was better."""
    had = desk.card[cell]
    away = desk.card[via]
    at = desk.owner[cell] * MOST_KINDS + card_at(desk, place)
    lacks = desk.missing[at]
    begin_trying(desk)
    turn(desk, s, cell, via, place)
    left = 0 if rash else desk.total
    lacks -= desk.missing[at]
    lay_back(desk, s, cell, place, away)
    if via != cell:
        lay_back(desk, s, cell, via, had)
    end_trying(desk)
    if lacks > 0 and (desk.steps == 0 or left <= desk.least):
        desk.weight = desk.weight + 1 if desk.steps > 0 and left == desk.least else 1
        desk.steps = 1
        desk.least = left
        if chance.any_of(desk.weight) == 0:
            desk.way = cell
            desk.via = via
            desk.way_to = place


def holds(desk: Desk, place: int, kind: int) -> bool:
    """Whether a card of a kind is there."""
    return place >= FROM_DECK or desk.card[place] == kind


def stir(desk: Desk, s: State, chance: Chance) -> None:
    """Let any two cards change places; if something is then missing, walk until nothing is, or take all back."""
    cell = desk.loose_cell[chance.any_of(desk.loose)]
    place = propose(desk, s, chance, cell)
    if place < 0:
        return
    desk.steps = 0
    take_step(desk, s, cell, place)
    if not can_walk(desk, cell, place) and desk.total > 0:
        take_back(desk, s)
    while desk.total > 0:
        if desk.total > MOST_MISSING or desk.steps == MOST_STEPS or not walk_on(desk, s, chance):
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
    while desk.steps > 0:
        desk.steps -= 1
        swap_back(desk, s, desk.one[desk.steps], desk.other[desk.steps], desk.with_card[desk.steps])


def walk_on(desk: Desk, s: State, chance: Chance) -> bool:
    """Go one step of a walk; False if there is no way on."""
    desk.weight = 0
    desk.lacks = 0
    for at in range(s.box.seats * MOST_KINDS):
        if desk.missing[at] > 0:
            desk.lack_at[desk.lacks] = at
            desk.lacked[desk.lacks] = desk.missing[at]
            desk.lacks += 1
    for i in range(desk.lacks):
        weigh_ways(desk, s, chance, i)
    if desk.weight == 0:
        return False
    take_step(desk, s, desk.way, desk.way_to)
    return True


def weigh_ways(desk: Desk, s: State, chance: Chance, lack: int) -> None:
    """Choose among all ways to mend one thing that is missing, and those found for others before."""
    seat = desk.lack_at[lack] // MOST_KINDS
    kind = desk.lack_at[lack] % MOST_KINDS
    total = desk.total
    for i in range(desk.cells + 1):
        place = i if i < desk.cells else FROM_DECK + kind
        if holds(desk, place, kind):
            for j in range(desk.owned_count[seat]):
                cell = desk.owned[seat * MOST_OWNED + j]
                had = desk.card[cell]
                if had != kind and can_walk(desk, cell, place) and can_swap(desk, s, cell, place):
                    weight = likelihood(desk, s, cell, place)
                    begin_trying(desk)
                    swap(desk, s, cell, place)
                    weight *= haste(desk, total, lack)
                    lay_back(desk, s, cell, place, had)
                    end_trying(desk)
                    if weight > 0:
                        desk.weight += weight
                        if chance.any_of(desk.weight) < weight:
                            desk.way = cell
                            desk.way_to = place


def haste(desk: Desk, total: int, lack: int) -> int:
    """How much a way is to be preferred: one that ends the walk; one that goes on; none at all.

    It must mend what it is taken for, and is not counted again for what comes later.
    """
    mended = 0
    for i in range(desk.lacks):
        less = desk.lacked[i] - desk.missing[desk.lack_at[i]]
        if less > 0 and i < lack:
            return 0
        if less <= 0 and i == lack:
            return 0
        mended += max(less, 0)
    if desk.total == 0:
        return ENDS
    return 1 if desk.total <= MOST_MISSING and desk.total - total + mended > 0 else 0
