"""Locations: what a worker does where it is placed (CL-1 to CL-16, CP-4)."""

from meadhall.champions.core.decks import draw_rune
from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    BEGGING,
    BLACKSMITH,
    CHURCH,
    COIN,
    FIGHT_DRAUGR_RIGHT,
    FIGHT_TROLL,
    FOOD,
    GOODS,
    HUNTING,
    HUTS,
    JARL,
    KINDS,
    LARGE_SHIP,
    MARKET,
    MERCHANT,
    MOST_FAVOR,
    NOBODY,
    NOTHING,
    PRIVATE_SHIP,
    RUNESMITH,
    SAGE,
    SHIPWRIGHT,
    SHORES,
    SMALL_SHIP,
    SMOKEHOUSE,
    STALL,
    SWORDSMAN,
    SWORDSMITH,
    WOOD,
)
from meadhall.champions.core.numbers.codes import BUY_FAVOR, LOOK, RUNE_DECK, RUNE_SPACE, RUNE_SPACE_END, SAIL, TRADE
from meadhall.champions.core.numbers.events import (
    BY_STALL,
    EXTRA_WORKER,
    MARKER_MOVED,
    SHIP_BUILT,
    SHIP_SENT,
    WORKER_PLACED,
)
from meadhall.champions.core.numbers.reasons import (
    HARBOUR_TAKEN,
    NO_CARD_THERE,
    NO_COINS,
    NO_RUNE_THERE,
    NOT_IN_PLAY,
    OPEN,
    TOO_MANY,
)
from meadhall.champions.core.numbers.steps import (
    BEG,
    CHOOSE_FAVOR,
    CHOOSE_RUNE,
    CHOOSE_SHIP,
    CHOOSE_SHORE,
    CHOOSE_TIMES,
    DRAW_DESTINY,
    GIVE_GOODS,
    LOOK_AT_JOURNEY,
)
from meadhall.champions.core.rules.leaders import destinies_drawn, merchant_price
from meadhall.champions.core.rules.longhouse import take_owed
from meadhall.champions.core.rules.placing import pass_turn
from meadhall.champions.core.rules.rounds import rune_on
from meadhall.champions.core.rules.runes import look_at_journey, take_rune
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import (
    pay_goods,
    pay_price,
    refuse_price,
    take_blame,
    take_favor,
    take_goods,
    win_glory,
)
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def place(s: State, chance: Chance, seat: int, space: int) -> None:
    """Set a worker on a space and carry out its action at once (CP-1)."""
    pass_turn(s, seat)
    s.workers[seat] -= 1
    if space == BEGGING:
        s.begging[seat] += 1
    elif space == HUNTING:
        s.hunting[seat] = 1
    else:
        s.worker_on[space] = seat
        if FIGHT_TROLL <= space <= FIGHT_DRAUGR_RIGHT:
            s.owner[space - FIGHT_TROLL] = seat
    chance.tell(WORKER_PLACED, EVERYBODY, seat, space, 0, 0)
    if space >= STALL:
        visit_stall(s, chance, seat, space - STALL)
    elif space >= PRIVATE_SHIP or space == SMALL_SHIP or space == LARGE_SHIP:
        if space == LARGE_SHIP or space == SMALL_SHIP:
            pay_goods(s, chance, seat, COIN, s.box.public_coins[space - SMALL_SHIP])
        owe(s, CHOOSE_SHORE, seat, space, 0)
    else:
        visit(s, chance, seat, space)


def visit(s: State, chance: Chance, seat: int, space: int) -> None:
    """The action of a printed location; fights and hunts wait for their phase (CL-11, CL-12)."""
    if space <= SWORDSMITH:
        visit_smith(s, chance, seat, space)
    elif space == SMOKEHOUSE:
        take_goods(s, chance, seat, FOOD, s.lying_food)
        s.lying_food = 0
    elif space == JARL:
        visit_jarl(s, chance, seat)
    elif space == MARKET:
        owe(s, GIVE_GOODS, seat, 0, 0)
    elif space == MERCHANT:
        visit_merchant(s, chance, seat)
    elif space == RUNESMITH:
        pay_goods(s, chance, seat, WOOD, 1)
        if s.rune_left > 0 or rune_on(s, 0) != NOTHING or rune_on(s, 1) != NOTHING:
            owe(s, CHOOSE_RUNE, seat, 0, 0)
    elif space == SAGE:
        visit_sage(s, seat)
    elif space == SHIPWRIGHT:
        owe(s, CHOOSE_SHIP, seat, 0, 0)
    elif space == CHURCH:
        owe(s, CHOOSE_FAVOR, seat, 0, 0)
    elif space == HUTS:
        visit_huts(s, chance, seat)
    elif space == BEGGING:
        beg(s, chance, seat)


def visit_smith(s: State, chance: Chance, seat: int, space: int) -> None:
    """Take all warriors lying there; what does not fit goes to the supply (CL-1, CP-5)."""
    kind = KINDS - 1 - (space - BLACKSMITH)
    s.owed[kind] = s.lying[kind]
    s.supply[kind] += s.lying[kind]
    s.lying[kind] = 0
    take_owed(s, chance, seat)


def visit_jarl(s: State, chance: Chance, seat: int) -> None:
    """Take a swordsman and the first-player marker; a seat that has it passes it to the left (CL-3, CP-4)."""
    s.first = (seat + 1) % s.box.seats if s.first == seat else seat
    chance.tell(MARKER_MOVED, EVERYBODY, s.first, 0, 0, 0)
    s.owed[SWORDSMAN] = 1
    take_owed(s, chance, seat)


def visit_merchant(s: State, chance: Chance, seat: int) -> None:
    """Pay a coin and take everything the ship shows (CL-5)."""
    pay_goods(s, chance, seat, COIN, merchant_price(s, seat))
    if s.merchant == NOTHING:
        return
    for good in range(GOODS):
        take_goods(s, chance, seat, good, s.box.merchant_goods[s.merchant * GOODS + good])
    for kind in range(KINDS):
        s.owed[kind] = s.box.merchant_warriors[s.merchant * KINDS + kind]
    s.owed_any = s.box.merchant_any[s.merchant]
    take_owed(s, chance, seat)


def visit_sage(s: State, seat: int) -> None:
    """Look at a face-down journey card, then draw a destiny card (CL-7)."""
    owe(s, DRAW_DESTINY, seat, destinies_drawn(s, seat), 0)
    for shore in range(SHORES):
        if refuse_look(s, shore) == OPEN:
            owe(s, LOOK_AT_JOURNEY, seat, 0, 0)
            return


def visit_huts(s: State, chance: Chance, seat: int) -> None:
    """Pay for the extra worker, which can be placed in this round (CL-10)."""
    pay_goods(s, chance, seat, COIN, s.box.hut_price[s.huts_taken])
    s.huts_taken += 1
    s.has_extra[seat] = 1
    s.workers[seat] += 1
    chance.tell(EXTRA_WORKER, EVERYBODY, seat, 0, 0, 0)


def beg(s: State, chance: Chance, seat: int) -> None:
    """Take one blame, and one food or, in some editions, any one good (CL-14, E-3)."""
    take_blame(s, chance, seat)
    if s.box.beggar_chooses == 1:
        owe(s, BEG, seat, 0, 0)
    else:
        take_goods(s, chance, seat, FOOD, 1)


def visit_stall(s: State, chance: Chance, seat: int, stall: int) -> None:
    """Trade once, or up to as often as the stall allows (CL-15, CL-16)."""
    if s.box.stall_times[stall] > 1:
        owe(s, CHOOSE_TIMES, seat, stall, 0)
    else:
        trade(s, chance, seat, stall, 1)


def refuse_times(s: State, seat: int, stall: int, times: int) -> int:
    """The price must be paid in full for each time (CP-2)."""
    if times > s.box.stall_times[stall]:
        return TOO_MANY
    base = stall * GOODS
    return refuse_price(
        s,
        seat,
        times * s.box.stall_pay[base + FOOD],
        times * s.box.stall_pay[base + WOOD],
        times * s.box.stall_pay[base + COIN],
    )


def times_answers(s: State, seat: int, out: Answers) -> None:
    """How often the seat can trade."""
    stall = s.what[s.depth]
    for times in range(1, s.box.stall_times[stall] + 1):
        if refuse_times(s, seat, stall, times) == OPEN:
            out.add(TRADE + times - 1)


def trade(s: State, chance: Chance, seat: int, stall: int, times: int) -> None:
    """Pay and take what the stall shows (CL-15, CL-16)."""
    base = stall * GOODS
    for good in range(GOODS):
        pay_goods(s, chance, seat, good, times * s.box.stall_pay[base + good])
    for good in range(GOODS):
        take_goods(s, chance, seat, good, times * s.box.stall_take[base + good])
    take_favor(s, chance, seat, times * s.box.stall_favor[stall])
    win_glory(s, chance, seat, times * s.box.stall_glory[stall], BY_STALL)
    for kind in range(KINDS):
        s.owed[kind] = times * s.box.stall_warriors[stall * KINDS + kind]
    take_owed(s, chance, seat)


def refuse_new_rune(s: State, code: int) -> int:
    """A face-up rune, or the top of the deck (CL-6)."""
    if code == RUNE_DECK:
        return NO_RUNE_THERE if s.rune_left == 0 else OPEN
    if RUNE_SPACE <= code < RUNE_SPACE_END and rune_on(s, code - RUNE_SPACE) != NOTHING:
        return OPEN
    return NO_RUNE_THERE


def new_rune_answers(s: State, out: Answers) -> None:
    """The runes that can be taken."""
    for code in range(RUNE_SPACE, RUNE_DECK + 1):
        if refuse_new_rune(s, code) == OPEN:
            out.add(code)


def choose_rune(s: State, chance: Chance, seat: int, code: int) -> None:
    """Take a rune (CL-6)."""
    settle(s)
    rune = rune_on(s, code - RUNE_SPACE) if RUNE_SPACE <= code < RUNE_SPACE_END else draw_rune(s, chance)
    take_rune(s, chance, seat, rune)


def refuse_look(s: State, shore: int) -> int:
    """Only a face-down journey card can be looked at (CL-7)."""
    return NO_CARD_THERE if s.journey[shore] == NOTHING or s.journey_up[shore] == 1 else OPEN


def look_answers(s: State, out: Answers) -> None:
    """The shores with a face-down journey card."""
    for shore in range(SHORES):
        if refuse_look(s, shore) == OPEN:
            out.add(LOOK + shore)


def look(s: State, chance: Chance, seat: int, shore: int) -> None:
    """Look at it in secret (CL-7)."""
    settle(s)
    look_at_journey(s, chance, seat, shore)


def build_ship(s: State, chance: Chance, seat: int, ship: int) -> None:
    """Pay for a private longship, which becomes a location of its owner (CL-8)."""
    settle(s)
    pay_price(s, chance, seat, 0, s.box.ship_wood[ship], s.box.ship_coins[ship])
    s.ship_out[ship] = 0
    s.ship[seat] = ship
    chance.tell(SHIP_BUILT, EVERYBODY, seat, ship, 0, 0)


def refuse_favor(s: State, seat: int, favor: int) -> int:
    """The seat must be able to pay for so much favor (CL-9)."""
    return NO_COINS if s.coins[seat] < s.box.church_price[favor] else OPEN


def favor_answers(s: State, seat: int, out: Answers) -> None:
    """How much favor the seat can pay for."""
    for favor in range(1, MOST_FAVOR + 1):
        if refuse_favor(s, seat, favor) == OPEN:
            out.add(BUY_FAVOR + favor - 1)


def stave_church(s: State, chance: Chance, seat: int, favor: int) -> None:
    """Pay 1, 3, 6 or 10 coins for 1, 2, 3 or 4 favor (CL-9)."""
    settle(s)
    pay_goods(s, chance, seat, COIN, s.box.church_price[favor])
    take_favor(s, chance, seat, favor)


def refuse_shore(s: State, shore: int) -> int:
    """One ship per harbour in use (CL-13, E-16)."""
    if s.box.shore_in_use[shore] == 0:
        return NOT_IN_PLAY
    return HARBOUR_TAKEN if s.harbour[shore] != NOBODY else OPEN


def shore_answers(s: State, out: Answers) -> None:
    """The shores one can sail to."""
    for shore in range(SHORES):
        if refuse_shore(s, shore) == OPEN:
            out.add(SAIL + shore)


def send_ship(s: State, chance: Chance, seat: int, shore: int) -> None:
    """Put the ship into the harbour of its shore (CL-13)."""
    ship = s.what[s.depth]
    settle(s)
    s.harbour[shore] = ship
    s.owner[AT_SHORE + shore] = seat
    chance.tell(SHIP_SENT, EVERYBODY, seat, ship, shore, 0)
