"""What a seat has, and how it changes: goods, favor, blame, glory, warriors (CP-3, CP-5, CS-8)."""

from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    COIN,
    FOOD,
    KINDS,
    VENUES,
    WOOD,
)
from meadhall.champions.core.numbers.events import (
    BLAME_TAKEN,
    FAVOR_TAKEN,
    GLORY_WON,
    GOODS_PAID,
    GOODS_TAKEN,
    WARRIORS_LOST,
)
from meadhall.champions.core.numbers.reasons import NO_COINS, NO_FOOD, NO_WOOD, OPEN
from meadhall.champions.core.state import State
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def stock(s: State, seat: int, good: int) -> int:
    """How much of a good the seat has at home."""
    if good == FOOD:
        return s.food[seat]
    if good == WOOD:
        return s.wood[seat]
    return s.coins[seat]


def change_stock(s: State, seat: int, good: int, by: int) -> None:
    """Add to a good, or subtract from it."""
    if good == FOOD:
        s.food[seat] += by
    elif good == WOOD:
        s.wood[seat] += by
    else:
        s.coins[seat] += by


def take_goods(s: State, chance: Chance, seat: int, good: int, count: int) -> None:
    """Take goods from the supply, which never runs out (CP-3, CS-8)."""
    if count > 0:
        change_stock(s, seat, good, count)
        chance.tell(GOODS_TAKEN, EVERYBODY, seat, good, count, 0)


def pay_goods(s: State, chance: Chance, seat: int, good: int, count: int) -> None:
    """Return goods to the supply (CP-3)."""
    if count > 0:
        change_stock(s, seat, good, -count)
        chance.tell(GOODS_PAID, EVERYBODY, seat, good, count, 0)


def refuse_price(s: State, seat: int, food: int, wood: int, coins: int) -> int:
    """Why the seat cannot pay in full (CP-2)."""
    if s.food[seat] < food:
        return NO_FOOD
    if s.wood[seat] < wood:
        return NO_WOOD
    if s.coins[seat] < coins:
        return NO_COINS
    return OPEN


def pay_price(s: State, chance: Chance, seat: int, food: int, wood: int, coins: int) -> None:
    """Pay a price in full."""
    pay_goods(s, chance, seat, FOOD, food)
    pay_goods(s, chance, seat, WOOD, wood)
    pay_goods(s, chance, seat, COIN, coins)


def take_favor(s: State, chance: Chance, seat: int, count: int) -> None:
    """Take favor from the supply."""
    if count > 0:
        s.favor[seat] += count
        chance.tell(FAVOR_TAKEN, EVERYBODY, seat, count, 0, 0)


def take_blame(s: State, chance: Chance, seat: int) -> None:
    """Take one blame."""
    s.blame[seat] += 1
    chance.tell(BLAME_TAKEN, EVERYBODY, seat, 0, 0, 0)


def win_glory(s: State, chance: Chance, seat: int, count: int, cause: int) -> None:
    """Move forward on the glory track; the cause is told in the event."""
    if count != 0:
        s.glory[seat] += count
        chance.tell(GLORY_WON, EVERYBODY, seat, count, cause, 0)


def workers_owned(s: State, seat: int) -> int:
    """All workers of a seat, placed or not: those it begins with, and the one from the huts (CS-7, CL-10)."""
    return s.box.workers + s.has_extra[seat]


def warriors(s: State, seat: int) -> int:
    """All warriors of a seat, those sent out included (CP-5)."""
    base = seat * KINDS
    return s.held[base] + s.held[base + 1] + s.held[base + 2]


def at_home(s: State, seat: int, kind: int) -> int:
    """Warriors of a kind that were not sent out."""
    home = s.held[seat * KINDS + kind]
    for venue in range(VENUES):
        if s.owner[venue] == seat:
            home -= s.sent[venue * KINDS + kind]
    return home


def sent_out(s: State, venue: int) -> int:
    """How many warriors are at a venue or on its ship."""
    base = venue * KINDS
    return s.sent[base] + s.sent[base + 1] + s.sent[base + 2]


def lose_warriors(s: State, chance: Chance, venue: int, kind: int, count: int, cause: int) -> None:
    """Warriors at a venue go back to the supply."""
    if count > 0:
        seat = s.owner[venue]
        s.sent[venue * KINDS + kind] -= count
        s.held[seat * KINDS + kind] -= count
        s.supply[kind] += count
        chance.tell(WARRIORS_LOST, EVERYBODY, seat, kind, count, cause)


def go_home(s: State, venue: int) -> None:
    """Return the warriors at a venue to the longhouse."""
    for kind in range(KINDS):
        s.sent[venue * KINDS + kind] = 0


def food_owned(s: State, seat: int) -> int:
    """Food at home and on ships (CN-5)."""
    total = s.food[seat]
    for venue in range(AT_SHORE, VENUES):
        if s.owner[venue] == seat:
            total += s.aboard[venue - AT_SHORE]
    return total
