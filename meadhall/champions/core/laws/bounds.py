"""Whether every number of a state is in range: the first check of a state that comes from outside.

The core indexes without checking, so a state that fails here must not be used in any other way.
"""

from meadhall.champions.core.numbers.board import (
    FACES,
    GOODS,
    KINDS,
    LARGE_SHIP,
    MOST_DESTINIES,
    MOST_ENEMIES,
    MOST_JOURNEYS,
    MOST_MERCHANTS,
    MOST_RUNES,
    MOST_SHIPS,
    MOST_STALLS,
    POWERS,
    PRIVATE_SHIP,
    SEATS,
    SHORES,
    SMALL_SHIP,
    SPACES,
    UNKNOWN,
    VENUES,
)
from meadhall.champions.core.numbers.codes import (
    GIVE,
    GIVE_END,
    LOAD_END,
    LOSE,
    LOSE_END,
    PICK,
    PICK_END,
    RECRUIT,
    RECRUIT_END,
    SEND,
    TAKE,
    TAKE_END,
)
from meadhall.champions.core.numbers.limits import AFTER_HUNT, CHOOSING_SUCCESS, DEPTH, HAND, MOST_DRAWN, OWNED, SHOWN
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    BEGIN_ASSIGNING,
    CHECK,
    CHOOSE_SHORE,
    CHOOSE_TIMES,
    DRAW_DESTINY,
    FEED,
    FIGHT,
    GIVE_GOODS,
    LOSE_IN_FIGHT,
    MEET_JOURNEY,
    MEET_MONSTER,
    NEXT_WORKER,
    PICK_DICE,
    RECRUIT_WARRIORS,
    SAIL_TO_SHORE,
    STARVE,
    SUFFER_JOURNEY,
    TAKE_GOODS,
)
from meadhall.champions.core.state import State

PLENTY = 29999  # of anything that is counted; a restored game can reach three times `MOST_GLORY`
BITS = 511  # the bit mask of eight seats and the spectator


def is_veiled(s: State) -> bool:
    """Whether the state is veiled for some audience: nobody knows the decks."""
    return s.in_destiny_deck[0] == UNKNOWN


def is_veiled_for(s: State, audience: int) -> bool:
    """Whether the state can be veiled for this audience: a seat knows its own destiny cards."""
    if audience < s.box.seats:
        for slot in range(audience * HAND, audience * HAND + HAND):
            if s.hand[slot] == UNKNOWN:
                return False
    return is_veiled(s)


def within(number: int, low: int, high: int) -> bool:
    """Whether low <= number <= high."""
    return low <= number <= high


def is_out_of_range(s: State) -> bool:
    """Whether any number of the state is out of range."""
    return (
        not agenda_fits(s)
        or not seats_fit(s)
        or not board_fits(s)
        or not cards_fit(s)
        or not hands_fit(s)
        or not choices_fit(s)
    )


def agenda_fits(s: State) -> bool:
    """The agenda has known steps, of seats at the table, about things that exist."""
    if not within(s.depth, 0, DEPTH - 2) or not within(s.round, 0, s.box.rounds) or not within(s.over, 0, 1):
        return False
    if not within(s.first, 0, s.box.seats - 1):
        return False
    for i in range(DEPTH):
        if not within(s.step[i], 0, BEGIN_ASSIGNING) or not within(s.whose[i], -1, s.box.seats - 1):
            return False
        if not within(s.more[i], 0, PLENTY) or not within(s.what[i], -1, most_of(s, s.step[i])):
            return False
        if s.what[i] < 0 and is_about_a_place(s.step[i]):
            return False
        if s.step[i] == CHOOSE_SHORE and not is_ship(s, s.what[i]):
            return False
    return True


def is_about_a_place(step: int) -> bool:
    """Whether the step names a venue, a shore, a stall or a ship."""
    return (
        step == CHOOSE_TIMES
        or step == CHOOSE_SHORE
        or LOSE_IN_FIGHT <= step <= STARVE
        or FIGHT <= step <= CHECK
        or is_about_a_shore(step)
    )


def is_about_a_shore(step: int) -> bool:
    """Whether the step names a shore."""
    return step == MEET_JOURNEY or SAIL_TO_SHORE <= step <= FEED or step == SUFFER_JOURNEY or step == MEET_MONSTER


def most_of(s: State, step: int) -> int:
    """The greatest possible number of a step's first detail."""
    if is_about_a_shore(step):
        return SHORES - 1
    if step == CHOOSE_TIMES:
        return s.box.stalls - 1
    if step == NEXT_WORKER:
        return s.box.seats - 1
    if step == DRAW_DESTINY:
        return MOST_DRAWN
    if step == AFTERWARDS:
        return AFTER_HUNT
    if is_about_a_place(step) and step != CHOOSE_SHORE:
        return VENUES - 1
    return PLENTY


def is_ship(s: State, space: int) -> bool:
    """Whether a space is a longship's."""
    return within(space, SMALL_SHIP, LARGE_SHIP) or within(space, PRIVATE_SHIP, PRIVATE_SHIP + s.box.ships - 1)


def seats_fit(s: State) -> bool:
    """What each seat has."""
    for seat in range(SEATS):
        if not within(s.leader[seat], -1, s.box.leaders - 1) or not within(s.ship[seat], -1, s.box.ships - 1):
            return False
        if not within(s.food[seat], 0, PLENTY) or not within(s.wood[seat], 0, PLENTY):
            return False
        if not within(s.coins[seat], 0, PLENTY) or not within(s.favor[seat], 0, PLENTY):
            return False
        if not within(s.blame[seat], 0, PLENTY) or not within(s.glory[seat], -PLENTY, PLENTY):
            return False
        if not within(s.workers[seat], 0, PLENTY) or not within(s.has_extra[seat], 0, 1):
            return False
        if not within(s.powers[seat], 0, (1 << POWERS) - 1) or not within(s.pile[seat], 0, MOST_ENEMIES):
            return False
        if not within(s.hunting[seat], 0, 1) or not within(s.begging[seat], 0, PLENTY):
            return False
        if not within(s.aside[seat], 0, CHOOSING_SUCCESS) or not within(s.aside_left[seat], 0, PLENTY):
            return False
        if not within(s.aside_from[seat], 0, GOODS - 1) or not within(s.assigning[seat], 0, SHOWN):
            return False
        if s.link[seat] != 0 and not within(s.link[seat], SEND, LOAD_END - 1):
            return False
    for i in range(SEATS * KINDS):
        if not within(s.held[i], 0, PLENTY):
            return False
    return True


def board_fits(s: State) -> bool:
    """Workers, ships and goods on the board."""
    if not within(s.huts_taken, 0, s.box.seats) or not within(s.lying_food, 0, PLENTY):
        return False
    for space in range(SPACES):
        if not within(s.worker_on[space], -1, s.box.seats - 1):
            return False
    for kind in range(KINDS):
        if not within(s.supply[kind], 0, PLENTY) or not within(s.lying[kind], 0, PLENTY):
            return False
    for stall in range(MOST_STALLS):
        if not within(s.stall_open[stall], 0, 1):
            return False
    for ship in range(MOST_SHIPS):
        if not within(s.ship_out[ship], 0, 1):
            return False
    for shore in range(SHORES):
        if s.harbour[shore] != -1 and not is_ship(s, s.harbour[shore]):
            return False
        if not within(s.coins_on[shore], 0, PLENTY) or not within(s.aboard[shore], 0, PLENTY):
            return False
        if not within(s.sealed_food[shore], 0, PLENTY):
            return False
    for i in range(VENUES * KINDS):
        if not within(s.sent[i], 0, PLENTY) or not within(s.sealed[i], 0, PLENTY):
            return False
    for venue in range(VENUES):
        if not within(s.owner[venue], -1, s.box.seats - 1) or not within(s.enemy[venue], -1, s.box.enemies - 1):
            return False
    return True


def cards_fit(s: State) -> bool:
    """Where cards are, and how many are left."""
    for card in range(MOST_ENEMIES):
        if not within(s.enemy_at[card], 0, OWNED + s.box.seats - 1):
            return False
    for rune in range(MOST_RUNES):
        if not within(s.rune_at[rune], 0, OWNED + s.box.seats - 1) or not within(s.rune_used[rune], 0, 1):
            return False
    for card in range(MOST_MERCHANTS):
        if not within(s.merchant_gone[card], 0, 1):
            return False
    for kind in range(MOST_JOURNEYS):
        if not within(s.journey_deck[kind], 0, PLENTY) or not within(s.journey_discard[kind], 0, PLENTY):
            return False
        if not within(s.journey_old[kind], 0, PLENTY):
            return False
    for shore in range(SHORES):
        if not within(s.journey[shore], -1, s.box.journeys - 1) or not within(s.journey_up[shore], 0, 1):
            return False
        if not within(s.journey_seen[shore], 0, BITS) or not within(s.journey_is_old[shore], 0, 1):
            return False
    return within(s.merchant, -1, s.box.merchants - 1) and within(s.rune_left, 0, MOST_RUNES)


def hands_fit(s: State) -> bool:
    """Destiny cards in hands, drawn, and under the deck, without gaps."""
    if not within(s.under_count, 0, MOST_DESTINIES) or not within(s.drawn_count, 0, MOST_DRAWN):
        return False
    for seat in range(SEATS):
        if not within(s.destiny_count[seat], 0, HAND):
            return False
        for i in range(HAND):
            slot = seat * HAND + i
            if not within(s.hand[slot], -1, s.box.destinies - 1) or not within(s.hand_known[slot], 0, BITS):
                return False
            if (s.hand[slot] >= 0) != (i < s.destiny_count[seat]) or not within(s.hand_open[slot], 0, 1):
                return False
    for slot in range(MOST_DESTINIES):
        if not within(s.under[slot], -1, s.box.destinies - 1) or not within(s.under_known[slot], 0, BITS):
            return False
        if (s.under[slot] >= 0) != (slot < s.under_count) or not within(s.in_destiny_deck[slot], 0, 1):
            return False
    for slot in range(MOST_DRAWN):
        if not within(s.drawn[slot], -1, s.box.destinies - 1) or not within(s.drawn_known[slot], 0, BITS):
            return False
        if (s.drawn[slot] >= 0) != (slot < s.drawn_count):
            return False
    return True


def chain_fits(s: State) -> bool:
    """The chain is at a code of the question that it belongs to."""
    step = s.step[s.depth]
    if s.chain == 0:
        return True
    if step == GIVE_GOODS:
        return within(s.chain, GIVE, GIVE_END - 1)
    if step == TAKE_GOODS:
        return within(s.chain, TAKE, TAKE_END - 1)
    if step == RECRUIT_WARRIORS:
        return within(s.chain, RECRUIT, RECRUIT_END - 1)
    if step == PICK_DICE:
        return within(s.chain, PICK, PICK_END - 1)
    if LOSE_IN_FIGHT <= step <= STARVE:
        return within(s.chain, LOSE, LOSE_END - 1)
    return False


def choices_fit(s: State) -> bool:
    """Unfinished chains, and the dice on the table."""
    if not chain_fits(s) or not within(s.owed_any, 0, PLENTY) or not within(s.reacting, 0, 1):
        return False
    for kind in range(KINDS):
        if not within(s.owed[kind], 0, PLENTY):
            return False
    for good in range(GOODS):
        if not within(s.swapped[good], 0, PLENTY):
            return False
    for die in range(KINDS * FACES):
        if not within(s.shown[die], 0, PLENTY) or not within(s.picked[die], 0, s.shown[die]):
            return False
    return within(s.damage, 0, PLENTY)
