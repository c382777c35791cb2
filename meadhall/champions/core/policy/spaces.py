"""The worth of a worker on each space (CP-1, CL-1 to CL-16)."""

from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    AXEMAN,
    BLACKSMITH,
    CHURCH,
    COIN,
    DESTINED,
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
    NOTHING,
    PRIVATE_SHIP,
    RUNE_SPACES,
    RUNESMITH,
    SAGE,
    SHIPWRIGHT,
    SHORES,
    SMALL_SHIP,
    SMOKEHOUSE,
    SPEARMAN,
    STALL,
    SWORDSMAN,
    SWORDSMITH,
    WOOD,
)
from meadhall.champions.core.numbers.codes import PLACE, PLACE_END, USE, USE_END
from meadhall.champions.core.numbers.reasons import OPEN
from meadhall.champions.core.policy.aims import troop_gain, venue_gain
from meadhall.champions.core.policy.campaign import ship_room
from meadhall.champions.core.policy.goods import swap_gain
from meadhall.champions.core.policy.notes import (
    NOTE_FAVOR,
    NOTE_GOOD,
    NOTE_HOME,
    NOTE_LATER,
)
from meadhall.champions.core.policy.runes import rune_worth, weigh_free_rune
from meadhall.champions.core.policy.worth import TENTHS, blame_price, gain, rounds_after, ship_gain
from meadhall.champions.core.rules.leaders import has_gift, merchant_price
from meadhall.champions.core.rules.locations import refuse_shore
from meadhall.champions.core.rules.placing import refuse_ship
from meadhall.champions.core.rules.rounds import rune_on
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers

WORKER = 20  # what a worker brings in a round
FIRST = 47  # to go first next round
DESTINY = 18
CHOSEN_DESTINY = 1  # more if one of several can be chosen
DESTINY_EARLY = 10  # tenths more for each round to come
PATIENCE = 8  # less for hunting, which other workers cannot take away
LOOKING = 2  # to look at a journey card


def sailing_gain(s: State, seat: int, out: Answers, space: int) -> int:
    """The best shore for a ship."""
    room = ship_room(s, space)
    best = 0
    for shore in range(SHORES):
        if refuse_shore(s, shore) == OPEN and s.enemy[AT_SHORE + shore] != NOTHING:
            best = max(best, venue_gain(s, seat, out, AT_SHORE + shore, room))
    if space == SMALL_SHIP or space == LARGE_SHIP:
        best += gain(s, seat, out, COIN, -s.box.public_coins[space - SMALL_SHIP])
    return best


def hunting_gain(s: State, seat: int, out: Answers) -> int:
    """Food from the hunt of those who stay at home (CC-1)."""
    worth = gain(s, seat, out, FOOD, min(out.notes[NOTE_HOME] // 6, s.box.hunt_limit))
    return worth - PATIENCE if out.notes[NOTE_LATER] > 0 else worth


def merchant_gain(s: State, seat: int, out: Answers) -> int:
    """Everything that the merchant ship shows, for a coin (CL-5)."""
    card = s.merchant
    total = gain(s, seat, out, COIN, s.box.merchant_goods[card * GOODS + COIN] - merchant_price(s, seat))
    total += gain(s, seat, out, WOOD, s.box.merchant_goods[card * GOODS + WOOD])
    crew = card * KINDS
    wild = s.box.merchant_any[card]
    return total + troop_gain(
        s,
        seat,
        out,
        s.box.merchant_warriors[crew + SWORDSMAN],
        s.box.merchant_warriors[crew + SPEARMAN],
        s.box.merchant_warriors[crew + AXEMAN] + wild,
        s.box.merchant_goods[card * GOODS + FOOD],
    )


def stall_gain(s: State, seat: int, out: Answers, stall: int, times: int) -> int:
    """What a stall gives for what it takes (CL-15, CL-16)."""
    goods = stall * GOODS
    total = times * (s.box.stall_favor[stall] * out.notes[NOTE_FAVOR] + s.box.stall_glory[stall] * TENTHS)
    for good in range(WOOD, GOODS):
        total += gain(s, seat, out, good, times * (s.box.stall_take[goods + good] - s.box.stall_pay[goods + good]))
    food = times * (s.box.stall_take[goods + FOOD] - s.box.stall_pay[goods + FOOD])
    crew = stall * KINDS
    a = times * s.box.stall_warriors[crew + SWORDSMAN]
    b = times * s.box.stall_warriors[crew + SPEARMAN]
    c = times * s.box.stall_warriors[crew + AXEMAN]
    return total + troop_gain(s, seat, out, a, b, c, food)


def best_times(s: State, seat: int, out: Answers, stall: int) -> int:
    """The greatest gain of a stall over the number of times that the seat can pay for."""
    best = stall_gain(s, seat, out, stall, 1)
    for times in range(2, s.box.stall_times[stall] + 1):
        if times * s.box.stall_pay[stall * GOODS + FOOD] <= s.food[seat]:
            best = max(best, stall_gain(s, seat, out, stall, times))
    return best


def favor_gain(s: State, seat: int, out: Answers, favor: int) -> int:
    """So much favor at the church's price (CL-9)."""
    return favor * out.notes[NOTE_FAVOR] + gain(s, seat, out, COIN, -s.box.church_price[favor])


def town_gain(s: State, seat: int, out: Answers, space: int) -> int:
    """The locations in town that only take or give goods, favor and cards."""
    after = rounds_after(s)
    best = 0
    if space == MARKET:
        return swap_gain(s, seat, out)
    if space == RUNESMITH:
        for place in range(RUNE_SPACES):
            if rune_on(s, place) != NOTHING:
                best = max(best, rune_worth(s, seat, out, rune_on(s, place)))
        return best + gain(s, seat, out, WOOD, -1)
    if space == SAGE:
        best = DESTINY + DESTINY_EARLY * after // 10 if s.destiny_left + s.under_count > 0 else 0
        if has_gift(s, seat, DESTINED):
            best += CHOSEN_DESTINY
        return best + LOOKING
    if space == SHIPWRIGHT:
        for ship in range(s.box.ships):
            if refuse_ship(s, seat, ship) == OPEN:
                best = max(best, ship_gain(s, seat, out, ship))
        return best
    if space == CHURCH:
        for favor in range(1, MOST_FAVOR + 1):
            if s.coins[seat] >= s.box.church_price[favor]:
                best = max(best, favor_gain(s, seat, out, favor))
        return best
    if space == HUTS:
        return (after + 1) * WORKER + gain(s, seat, out, COIN, -s.box.hut_price[s.huts_taken])
    if space == JARL:
        best = troop_gain(s, seat, out, 1, 0, 0, 0)
        if after > 0:
            best += FIRST if s.first != seat else -FIRST
        return best
    good = FOOD
    if s.box.beggar_chooses == 1:
        for other in range(1, GOODS):
            if out.notes[NOTE_GOOD + other] > out.notes[NOTE_GOOD + good]:
                good = other
    return gain(s, seat, out, good, 1) - blame_price(s, seat)


def space_worth(s: State, seat: int, out: Answers, space: int) -> int:
    """The worth of a worker on a space."""
    if space >= STALL:
        return best_times(s, seat, out, space - STALL)
    if space >= PRIVATE_SHIP or space == SMALL_SHIP or space == LARGE_SHIP:
        return sailing_gain(s, seat, out, space)
    if FIGHT_TROLL <= space <= FIGHT_DRAUGR_RIGHT:
        return venue_gain(s, seat, out, space - FIGHT_TROLL, 0)
    if space == BLACKSMITH:
        return troop_gain(s, seat, out, 0, 0, s.lying[AXEMAN], 0)
    if space < SWORDSMITH:
        return troop_gain(s, seat, out, 0, s.lying[SPEARMAN], 0, 0)
    if space == SWORDSMITH:
        return troop_gain(s, seat, out, s.lying[SWORDSMAN], 0, 0, 0)
    if space == SMOKEHOUSE:
        return troop_gain(s, seat, out, 0, 0, 0, s.lying_food)
    if space == MERCHANT:
        return merchant_gain(s, seat, out) if s.merchant != NOTHING else 0
    if space == HUNTING:
        return hunting_gain(s, seat, out)
    return town_gain(s, seat, out, space)


def weigh_spaces(s: State, seat: int, out: Answers) -> None:
    """Weigh every open space, and every rune that can be used instead."""
    for i in range(out.count):
        code = out.codes[i]
        if PLACE <= code < PLACE_END:
            out.weigh(i, space_worth(s, seat, out, code - PLACE))
        elif USE <= code < USE_END:
            out.weights[i] = weigh_free_rune(s, seat, code - USE)
