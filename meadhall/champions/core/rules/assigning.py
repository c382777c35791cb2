"""Assigning warriors: all at once and sealed, or openly in turn order (CA-1 to CA-6, E-4)."""

from meadhall.champions.core.numbers.board import (
    ANY_TIME,
    AT_SHORE,
    KINDS,
    LAND_VENUES,
    NOBODY,
    NOTHING,
    PRIVATE_SHIP,
    SHORES,
    SMALL_SHIP,
    VENUES,
)
from meadhall.champions.core.numbers.codes import DEMAND, DONE, LOAD, SEND, SEND_END
from meadhall.champions.core.numbers.events import (
    ASSIGNED,
    ASSIGNING_BEGAN,
    ASSIGNMENT_DEMANDED,
    ASSIGNMENT_SEALED,
    NOTHING_SENT,
    SENT_OUT,
)
from meadhall.champions.core.numbers.limits import CHOOSING, NO_ASIDE, NOT_ASSIGNING, SEALED, SHOWN, WAITING
from meadhall.champions.core.numbers.reasons import (
    FORBIDDEN,
    NO_FOOD,
    NOBODY_ELSE,
    NOT_AT_HOME,
    NOT_YOUR_VENUE,
    NOTHING_TO_ASSIGN,
    OPEN,
    OPEN_ALREADY,
    OUT_OF_ORDER,
    SHIP_FULL,
)
from meadhall.champions.core.numbers.steps import ASSIGN
from meadhall.champions.core.rules.runes import can_use_rune, rune_answers
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import warriors
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance, only

FOOD_ITEM = 3  # what a ship carries besides the three kinds of warrior


def begin_assigning(s: State, chance: Chance) -> None:
    """Every seat with a worker on a fight or a ship assigns (CA-1); all at once, or in turn order (CA-2, E-4)."""
    settle(s)
    owe(s, ASSIGN, NOBODY, 1 - s.box.assign_sealed, 1)
    for venue in range(VENUES):
        if s.owner[venue] != NOBODY:
            s.assigning[s.owner[venue]] = WAITING
    chance.tell(ASSIGNING_BEGAN, EVERYBODY, 0, 0, 0, 0)


def settle_assigning(s: State, chance: Chance) -> bool:
    """Ask the seats that wait, all at once or the next in turn order, and show everything when the last is done.

    A seat with nothing to choose is sealed at once. Returns whether some seat is still choosing, the own question of a
    rune included. Between two links of an assignment nothing of this changes, and it is not computed again.
    """
    if s.more[s.depth] == 0:
        return True
    choosing = False
    aside = False
    seat = s.first
    for _ in range(s.box.seats):
        if s.assigning[seat] == WAITING and not (choosing and s.what[s.depth] == 1):
            if has_assignable(s, seat):
                s.assigning[seat] = CHOOSING
            else:
                seal(s, chance, seat)
        if s.assigning[seat] == CHOOSING:
            choosing = True
        if s.aside[seat] != NO_ASIDE:
            aside = True
        seat += 1
        if seat == s.box.seats:
            seat = 0
    if choosing:
        s.more[s.depth] = 0
        return True
    if aside:
        return True
    for turn in range(s.box.seats):
        show(s, chance, (s.first + turn) % s.box.seats)
    settle(s)
    for seat in range(s.box.seats):
        s.assigning[seat] = NOT_ASSIGNING
    return False


def has_assignable(s: State, seat: int) -> bool:
    """Whether the seat has anything to assign; if so it must confirm at the end, because that is final (CA-2)."""
    if s.aside[seat] != NO_ASIDE:
        return True
    for venue in range(VENUES):
        if s.owner[venue] == seat and refuse_room(s, venue) == OPEN:
            for item in range(items_of(venue)):
                if refuse_item(s, seat, venue, item) == OPEN:
                    return True
    return can_use_rune(s, seat, ANY_TIME)


def first_code(venue: int) -> int:
    """The code that assigns a swordsman to the venue; the other kinds follow, and then food on a ship."""
    if venue < AT_SHORE:
        return SEND + venue * KINDS
    return LOAD + (venue - AT_SHORE) * (KINDS + 1)


def items_of(venue: int) -> int:
    """How many kinds of things can be assigned to a venue."""
    return KINDS if venue < AT_SHORE else KINDS + 1


def code_venue(code: int) -> int:
    """The venue that an assigning code names."""
    if SEND <= code < SEND_END:
        return (code - SEND) // KINDS
    return AT_SHORE + (code - LOAD) // (KINDS + 1)


def code_item(code: int) -> int:
    """The kind of warrior, or food, that an assigning code names."""
    if SEND <= code < SEND_END:
        return (code - SEND) % KINDS
    return (code - LOAD) % (KINDS + 1)


def capacity(s: State, shore: int) -> int:
    """The capacity of the ship bound for a shore (CA-3, CL-13)."""
    ship = s.harbour[shore]
    if ship >= PRIVATE_SHIP:
        return s.box.ship_capacity[ship - PRIVATE_SHIP]
    return s.box.public_capacity[ship - SMALL_SHIP]


def refuse_send(s: State, seat: int, code: int) -> int:
    """Why one more warrior or food cannot be assigned there (CA-3, CA-4, CA-6)."""
    if code < s.link[seat]:
        return OUT_OF_ORDER
    venue = code_venue(code)
    if s.owner[venue] != seat:
        return NOT_YOUR_VENUE
    why = refuse_room(s, venue)
    return refuse_item(s, seat, venue, code_item(code)) if why == OPEN else why


def refuse_room(s: State, venue: int) -> int:
    """A ship holds only so much (CA-3)."""
    return SHIP_FULL if venue >= AT_SHORE and load_of(s, venue - AT_SHORE) >= capacity(s, venue - AT_SHORE) else OPEN


def refuse_item(s: State, seat: int, venue: int, item: int) -> int:
    """Why the seat has no such item for the venue (CA-3, CA-4, CA-6)."""
    if item == FOOD_ITEM:
        if s.food[seat] == 0 or (s.link[seat] != 0 and s.food[seat] <= loaded_food(s, seat)):
            return NO_FOOD
    else:
        home = s.held[seat * KINDS + item]
        if home == 0 or (s.link[seat] != 0 and home <= chosen(s, seat, item)):
            return NOT_AT_HOME
        if venue < LAND_VENUES and s.enemy[venue] != NOTHING and s.box.enemy_forbids[s.enemy[venue]] == item:
            return FORBIDDEN
    return OPEN


def chosen(s: State, seat: int, kind: int) -> int:
    """Warriors of a kind that the seat has assigned so far."""
    total = 0
    for venue in range(VENUES):
        if s.sealed[venue * KINDS + kind] > 0 and s.owner[venue] == seat:
            total += s.sealed[venue * KINDS + kind]
    return total


def loaded_food(s: State, seat: int) -> int:
    """Food that the seat has loaded so far."""
    total = 0
    for shore in range(SHORES):
        if s.sealed_food[shore] > 0 and s.owner[AT_SHORE + shore] == seat:
            total += s.sealed_food[shore]
    return total


def load_of(s: State, shore: int) -> int:
    """Warriors and food assigned to the ship so far."""
    base = (AT_SHORE + shore) * KINDS
    return s.sealed[base] + s.sealed[base + 1] + s.sealed[base + 2] + s.sealed_food[shore]


def refuse_demand(s: State, seat: int) -> int:
    """Any seat can demand open assignment until all have confirmed, if more than one seat assigns (CA-2).

    In revision 1 only seats with something to assign could.
    """
    if s.what[s.depth] == 1:
        return OPEN_ALREADY
    if s.box.revision > 1:
        return OPEN if assigners(s) > 1 else NOBODY_ELSE
    if warriors(s, seat) == 0 and (s.food[seat] == 0 or not has_ship_out(s, seat)):
        return NOTHING_TO_ASSIGN
    for other in range(s.box.seats):
        if other != seat and s.assigning[other] != NOT_ASSIGNING:
            return OPEN
    return NOBODY_ELSE


def assigners(s: State) -> int:
    """How many seats assign."""
    count = 0
    for seat in range(s.box.seats):
        if s.assigning[seat] != NOT_ASSIGNING:
            count += 1
    return count


def is_demand_offered(s: State, seat: int) -> bool:
    """Whether a seat that is not choosing may demand open assignment (CA-2); in revision 1, only one that is done."""
    if s.box.revision == 1 and s.assigning[seat] != SEALED:
        return False
    return refuse_demand(s, seat) == OPEN


def has_ship_out(s: State, seat: int) -> bool:
    """Whether a ship of the seat is in a harbour."""
    for venue in range(AT_SHORE, VENUES):
        if s.owner[venue] == seat:
            return True
    return False


def assign_answers(s: State, seat: int, out: Answers) -> None:
    """Done, what can be sent and loaded in board order, the demand and, at the first link, runes."""
    out.add(DONE)
    owner = s.owner
    link = s.link[seat]
    for venue in range(VENUES):
        if owner[venue] == seat and refuse_room(s, venue) == OPEN:
            first = first_code(venue)
            for item in range(items_of(venue)):
                if first + item >= link and refuse_item(s, seat, venue, item) == OPEN:
                    out.add(first + item)
    if refuse_demand(s, seat) == OPEN:
        out.add(DEMAND)
    if link == 0:
        rune_answers(s, seat, ANY_TIME, out)


def assign_one(s: State, chance: Chance, seat: int, code: int) -> None:
    """Assign one warrior or food, unseen (CA-1)."""
    venue = code_venue(code)
    item = code_item(code)
    if item == FOOD_ITEM:
        s.sealed_food[venue - AT_SHORE] += 1
    else:
        s.sealed[venue * KINDS + item] += 1
    s.link[seat] = code
    chance.tell(ASSIGNED, only(seat), seat, venue, item, 0)


def seal(s: State, chance: Chance, seat: int) -> None:
    """The seat is done; in open assignment, it is shown at once (CA-2)."""
    s.assigning[seat] = SEALED
    s.link[seat] = 0
    s.more[s.depth] = 1
    chance.tell(ASSIGNMENT_SEALED, EVERYBODY, seat, 0, 0, 0)
    if s.what[s.depth] == 1:
        show(s, chance, seat)


def show(s: State, chance: Chance, seat: int) -> None:
    """Send what was sealed, visible to all and final (CA-6)."""
    if s.assigning[seat] != SEALED:
        return
    s.assigning[seat] = SHOWN
    total = 0
    for venue in range(VENUES):
        if s.owner[venue] == seat:
            for kind in range(KINDS):
                count = s.sealed[venue * KINDS + kind]
                s.sealed[venue * KINDS + kind] = 0
                s.sent[venue * KINDS + kind] = count
                total += count
                if count > 0:
                    chance.tell(SENT_OUT, EVERYBODY, seat, venue, kind, count)
            if venue >= AT_SHORE:
                food = s.sealed_food[venue - AT_SHORE]
                s.sealed_food[venue - AT_SHORE] = 0
                s.aboard[venue - AT_SHORE] = food
                s.food[seat] -= food
                total += food
                if food > 0:
                    chance.tell(SENT_OUT, EVERYBODY, seat, venue, FOOD_ITEM, food)
    if total == 0:
        chance.tell(NOTHING_SENT, EVERYBODY, seat, 0, 0, 0)


def demand(s: State, chance: Chance, seat: int) -> None:
    """Take back everything sealed; all assign openly in turn order (CA-2)."""
    chance.tell(ASSIGNMENT_DEMANDED, EVERYBODY, seat, 0, 0, 0)
    s.what[s.depth] = 1
    s.more[s.depth] = 1
    for i in range(VENUES * KINDS):
        s.sealed[i] = 0
    for shore in range(SHORES):
        s.sealed_food[shore] = 0
    for other in range(s.box.seats):
        s.link[other] = 0
        if s.assigning[other] != NOT_ASSIGNING:
            s.assigning[other] = WAITING
