"""Placing workers: whose turn it is, and which spaces are open (CP-1 to CP-7, CL-8 to CL-16)."""

from meadhall.champions.board import (
    ANY_TIME,
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
    SHIPWRIGHT,
    SHORES,
    SMALL_SHIP,
    STALL,
    WOOD,
)
from meadhall.champions.codes import BUY_SHIP, PLACE
from meadhall.champions.leaders import merchant_price
from meadhall.champions.reasons import (
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
from meadhall.champions.state import State
from meadhall.champions.steps import AFTERWARDS, BEGIN_ASSIGNING, PLACE_WORKER, RESOLVE
from meadhall.kernel.agenda import owe, settle
from meadhall.kernel.answers import Answers

FIRST_COST = MERCHANT  # the spaces before it, from the blacksmith to the market, ask for nothing


def next_worker(s: State) -> None:
    """Clockwise, the next seat with a worker places it; when nobody has one, warriors are assigned (CP-1, CP-7).

    The step stays on the agenda for the whole phase; after each worker its owner may still use runes (CN-1).
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
        after = seat + 1
        if after == seats:
            after = 0
        if s.workers[seat] > 0:
            s.whose[top] = after
            s.what[top] = seat
            owe(s, PLACE_WORKER, seat, 0, 0)
            return
        seat = after
    settle(s)
    owe(s, RESOLVE, NOBODY, 0, 0)
    owe(s, BEGIN_ASSIGNING, NOBODY, 0, 0)


def refuse_place(s: State, seat: int, space: int) -> int:
    """Why the seat may not use the space: taken, not in play, or not to be paid in full (CP-2)."""
    if s.worker_on[space] != NOBODY:
        return TAKEN
    if space < FIRST_COST:
        return OPEN
    return refuse_cost(s, seat, space)


def refuse_cost(s: State, seat: int, space: int) -> int:
    """What a free space asks for; the first six ask for nothing (CL-5 to CL-16)."""
    if space >= STALL:
        return refuse_stall(s, seat, space - STALL)
    if space >= HUNTING:
        return refuse_departure(s, seat, space)
    return refuse_in_town(s, seat, space)


def refuse_in_town(s: State, seat: int, space: int) -> int:
    """What the locations in town ask for (CL-5 to CL-10)."""
    if space == MERCHANT:
        return NO_COINS if s.coins[seat] < merchant_price(s, seat) else OPEN
    if space == RUNESMITH:
        return NO_WOOD if s.wood[seat] < 1 else OPEN
    if space == SHIPWRIGHT:
        return refuse_shipwright(s, seat)
    if space == CHURCH:
        return NO_COINS if s.coins[seat] < s.box.church_price[1] else OPEN
    if space == HUTS:
        if s.has_extra[seat] == 1:
            return HAS_EXTRA
        return NO_COINS if s.coins[seat] < s.box.hut_price[s.huts_taken] else OPEN
    return OPEN


def refuse_departure(s: State, seat: int, space: int) -> int:
    """Hunting grounds, fights, ships and begging (CL-11 to CL-14)."""
    if space == BEGGING:
        return OPEN
    if space == HUNTING:
        return ALREADY_HUNTING if s.hunting[seat] == 1 else OPEN
    if space <= FIGHT_DRAUGR_RIGHT:
        return NO_ENEMY if s.enemy[space - FIGHT_TROLL] == NOTHING else OPEN
    if space >= PRIVATE_SHIP:
        if s.ship[seat] != space - PRIVATE_SHIP:
            return NOT_YOUR_SHIP
    elif s.coins[seat] < s.box.public_coins[space - SMALL_SHIP]:
        return NO_COINS
    return refuse_sailing(s)


def refuse_stall(s: State, seat: int, stall: int) -> int:
    """A stall must have been laid out, and its price be at hand (CS-2, CL-15, CL-16)."""
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
    why = NOT_IN_PLAY
    for ship in range(s.box.ships):
        refusal = refuse_ship(s, seat, ship)
        if refusal == OPEN:
            return OPEN
        if refusal != NOT_IN_PLAY:
            why = refusal
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
    """Every space open to the seat, in board order; those that cannot be are passed over without asking why."""
    count = 0  # written without `add`: a third of all answers is listed here
    worker_on = s.worker_on
    codes = out.codes
    for space in range(FIRST_COST):
        if worker_on[space] == NOBODY:
            codes[count] = PLACE + space
            count += 1
    for space in range(FIRST_COST, HUNTING):
        if worker_on[space] == NOBODY and refuse_in_town(s, seat, space) == OPEN:
            codes[count] = PLACE + space
            count += 1
    for space in range(HUNTING, PRIVATE_SHIP):
        if worker_on[space] == NOBODY and refuse_departure(s, seat, space) == OPEN:
            codes[count] = PLACE + space
            count += 1
    out.count = count
    if s.ship[seat] != NOTHING and refuse_place(s, seat, PRIVATE_SHIP + s.ship[seat]) == OPEN:
        out.add(PLACE + PRIVATE_SHIP + s.ship[seat])
    for stall in range(s.box.stalls):
        if s.stall_open[stall] == 1 and s.worker_on[STALL + stall] == NOBODY and refuse_stall(s, seat, stall) == OPEN:
            out.add(PLACE + STALL + stall)
