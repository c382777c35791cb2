"""Placing workers: whose turn it is, and which spaces are open (CP-1 to CP-7, CL-8 to CL-16)."""

from meadhall.champions.core.numbers.board import (
    ANY_TIME,
    AT_SHORE,
    BEGGING,
    CHURCH,
    COIN,
    FIGHT_DRAUGR_RIGHT,
    FIGHT_TROLL,
    FOOD,
    GOODS,
    HUNTING,
    HUTS,
    MERCHANT,
    NOBODY,
    NOTHING,
    PRIVATE_SHIP,
    RUNESMITH,
    SAGE,
    SHIPWRIGHT,
    SHORES,
    SMALL_SHIP,
    STALL,
    WOOD,
)
from meadhall.champions.core.numbers.codes import BUY_SHIP, PLACE
from meadhall.champions.core.numbers.reasons import (
    ALREADY_HUNTING,
    HAS_EXTRA,
    HAS_SHIP,
    NO_COINS,
    NO_ENEMY,
    NO_FOOD,
    NO_HARBOUR,
    NO_WOOD,
    NOT_IN_PLAY,
    NOT_YOUR_SHIP,
    OPEN,
    TAKEN,
)
from meadhall.champions.core.numbers.steps import AFTERWARDS, BEGIN_ASSIGNING, NEXT_WORKER, PLACE_WORKER, RESOLVE
from meadhall.champions.core.rules.leaders import merchant_price
from meadhall.champions.core.state import State
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers


def next_worker(s: State) -> None:
    """Clockwise, the next seat with a worker places it; when nobody has one, warriors are assigned (CP-1, CP-7).

    The step stays on the agenda for the whole phase, as `PLACE_WORKER` while it is a question; after each worker its
    owner may still use runes (CN-1).
    """
    top = s.depth
    before = s.what[top]
    s.what[top] = NOBODY
    if before != NOBODY and s.powers[before] & ANY_TIME != 0:
        owe(s, AFTERWARDS, before, 0, 0)
        return
    seats = s.box.seats
    seat = s.whose[top]
    for _ in range(seats):
        if s.workers[seat] > 0:
            s.step[top] = PLACE_WORKER
            s.whose[top] = seat
            return
        seat += 1
        if seat == seats:
            seat = 0
    settle(s)
    owe(s, RESOLVE, NOBODY, 0, 0)
    owe(s, BEGIN_ASSIGNING, NOBODY, 0, 0)


def pass_turn(s: State, seat: int) -> None:
    """Put the next turn on the agenda, after everything that the placed worker brings about (CP-1)."""
    top = s.depth
    s.step[top] = NEXT_WORKER
    s.what[top] = seat
    s.whose[top] = seat + 1 if seat + 1 < s.box.seats else 0


def refuse_place(s: State, seat: int, space: int) -> int:
    """Why the seat may not use the space: it is taken, not in play, or cannot be paid in full (CP-2)."""
    if s.worker_on[space] != NOBODY:
        return TAKEN
    if space >= STALL:
        return refuse_stall(s, seat, space - STALL)
    if space >= PRIVATE_SHIP:
        return refuse_private_ship(s, seat, space - PRIVATE_SHIP)
    if space >= HUNTING:
        return refuse_departure(s, seat, space)
    return refuse_in_town(s, seat, space)


def refuse_in_town(s: State, seat: int, space: int) -> int:
    """The locations in town; those not named have no condition (CL-1 to CL-10)."""
    if space == MERCHANT:
        return refuse_merchant(s, seat)
    if space == RUNESMITH:
        return refuse_runesmith(s, seat)
    if space == SHIPWRIGHT:
        return refuse_shipwright(s, seat)
    if space == CHURCH:
        return refuse_church(s, seat)
    if space == HUTS:
        return refuse_huts(s, seat)
    return OPEN


def refuse_departure(s: State, seat: int, space: int) -> int:
    """Hunting grounds, fights and public ships; begging is always open (CL-11 to CL-14)."""
    if space == HUNTING:
        return refuse_hunting(s, seat)
    if space <= FIGHT_DRAUGR_RIGHT:
        return refuse_fight(s, space - FIGHT_TROLL)
    if space == BEGGING:
        return OPEN
    return refuse_public_ship(s, seat, space - SMALL_SHIP)


def refuse_merchant(s: State, seat: int) -> int:
    """The merchant ship costs a coin, except for the seaworthy (CL-5, CV-3)."""
    return NO_COINS if s.coins[seat] == 0 and merchant_price(s, seat) > 0 else OPEN


def refuse_runesmith(s: State, seat: int) -> int:
    """The runesmith costs one wood (CL-6)."""
    return NO_WOOD if s.wood[seat] == 0 else OPEN


def refuse_church(s: State, seat: int) -> int:
    """At least one favor must be affordable (CL-9)."""
    return NO_COINS if s.coins[seat] < s.box.church_price[1] else OPEN


def refuse_huts(s: State, seat: int) -> int:
    """Once per player, at a price that falls (CL-10)."""
    if s.has_extra[seat] == 1:
        return HAS_EXTRA
    return NO_COINS if s.coins[seat] < s.box.hut_price[s.huts_taken] else OPEN


def refuse_hunting(s: State, seat: int) -> int:
    """Any number of players, one worker each (CL-11)."""
    return ALREADY_HUNTING if s.hunting[seat] == 1 else OPEN


def refuse_fight(s: State, venue: int) -> int:
    """There must be an enemy to fight (CL-12)."""
    return NO_ENEMY if s.enemy[venue] == NOTHING else OPEN


def refuse_public_ship(s: State, seat: int, ship: int) -> int:
    """A public longship may cost a coin and needs a harbour (CL-13)."""
    why = refuse_fare(s, seat, ship)
    return refuse_sailing(s) if why == OPEN else why


def refuse_fare(s: State, seat: int, ship: int) -> int:
    """What a public longship costs (CL-13)."""
    return NO_COINS if s.coins[seat] < s.box.public_coins[ship] else OPEN


def refuse_private_ship(s: State, seat: int, ship: int) -> int:
    """A private longship takes only its owner's worker (CL-13)."""
    return NOT_YOUR_SHIP if s.ship[seat] != ship else refuse_sailing(s)


def refuse_stall(s: State, seat: int, stall: int) -> int:
    """A stall must be in play, and the seat must be able to pay its price (CS-2, CL-15, CL-16)."""
    if s.stall_open[stall] == 0:
        return NOT_IN_PLAY
    base = stall * GOODS
    if s.food[seat] < s.box.stall_pay[base + FOOD]:
        return NO_FOOD
    if s.wood[seat] < s.box.stall_pay[base + WOOD]:
        return NO_WOOD
    return NO_COINS if s.coins[seat] < s.box.stall_pay[base + COIN] else OPEN


def refuse_sailing(s: State) -> int:
    """A ship needs an empty harbour in use (CL-13, E-16)."""
    for shore in range(SHORES):
        if s.box.shore_in_use[shore] == 1 and s.harbour[shore] == NOBODY:
            return OPEN
    return NO_HARBOUR


def refuse_shipwright(s: State, seat: int) -> int:
    """One private longship per player in the whole game, and one must be affordable (CL-8)."""
    if s.ship[seat] != NOTHING:
        return HAS_SHIP
    if s.wood[seat] < s.box.least_ship_wood:
        return NO_WOOD
    why = NOT_IN_PLAY
    for ship in range(s.box.ships):
        if s.ship_out[ship] == 1:
            why = refuse_ship(s, seat, ship)
            if why == OPEN:
                return OPEN
    return why


def refuse_ship(s: State, seat: int, ship: int) -> int:
    """Why the seat cannot buy this longship (CL-8, CS-3)."""
    if ship >= s.box.ships or s.ship_out[ship] == 0:
        return NOT_IN_PLAY
    if s.wood[seat] < s.box.ship_wood[ship]:
        return NO_WOOD
    return NO_COINS if s.coins[seat] < s.box.ship_coins[ship] else OPEN


def ship_answers(s: State, seat: int, out: Answers) -> None:
    """The longships the seat can pay for."""
    for ship in range(s.box.ships):
        if refuse_ship(s, seat, ship) == OPEN:
            out.add(BUY_SHIP + ship)


def place_answers(s: State, seat: int, out: Answers) -> None:
    """Every space open to the seat, in board order.

    This is written out location by location and without `add`, because a third of all answers are listed here. A loop
    over `refuse_place` gives the same list and takes twice as long; a test compares the two.
    """
    free = s.worker_on
    codes = out.codes
    count = 0
    for space in range(MERCHANT):
        if free[space] == NOBODY:
            codes[count] = PLACE + space
            count += 1
    if free[MERCHANT] == NOBODY and refuse_merchant(s, seat) == OPEN:
        codes[count] = PLACE + MERCHANT
        count += 1
    if free[RUNESMITH] == NOBODY and refuse_runesmith(s, seat) == OPEN:
        codes[count] = PLACE + RUNESMITH
        count += 1
    if free[SAGE] == NOBODY:
        codes[count] = PLACE + SAGE
        count += 1
    if free[SHIPWRIGHT] == NOBODY and refuse_shipwright(s, seat) == OPEN:
        codes[count] = PLACE + SHIPWRIGHT
        count += 1
    if free[CHURCH] == NOBODY and refuse_church(s, seat) == OPEN:
        codes[count] = PLACE + CHURCH
        count += 1
    if free[HUTS] == NOBODY and refuse_huts(s, seat) == OPEN:
        codes[count] = PLACE + HUTS
        count += 1
    if refuse_hunting(s, seat) == OPEN:
        codes[count] = PLACE + HUNTING
        count += 1
    for venue in range(AT_SHORE):
        if free[FIGHT_TROLL + venue] == NOBODY and refuse_fight(s, venue) == OPEN:
            codes[count] = PLACE + FIGHT_TROLL + venue
            count += 1
    sailing = refuse_sailing(s)
    if sailing == OPEN:
        for ship in range(2):
            if free[SMALL_SHIP + ship] == NOBODY and refuse_fare(s, seat, ship) == OPEN:
                codes[count] = PLACE + SMALL_SHIP + ship
                count += 1
    codes[count] = PLACE + BEGGING
    out.count = count + 1
    own = s.ship[seat]
    if own != NOTHING and sailing == OPEN and free[PRIVATE_SHIP + own] == NOBODY:
        out.add(PLACE + PRIVATE_SHIP + own)
    stall_open = s.stall_open
    for stall in range(s.box.stalls):
        if stall_open[stall] == 1 and free[STALL + stall] == NOBODY and refuse_stall(s, seat, stall) == OPEN:
            out.add(PLACE + STALL + stall)
