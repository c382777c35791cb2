"""The worth of things to a seat in tenths of a glory point, given what it has and how many rounds are left.

Only what the seat may know is read: its own destinies, and what is public of others.
"""

from meadhall.champions.core.numbers.board import (
    COIN,
    COUNT_COINS,
    COUNT_FAVOR,
    COUNT_FOOD,
    COUNT_TROLLS,
    COUNT_WARRIORS,
    COUNT_WOOD,
    FOOD,
    GOODS,
    KINDS,
    PIOUS,
    WOOD,
)
from meadhall.champions.core.numbers.limits import HAND
from meadhall.champions.core.policy.estimates import note_dice
from meadhall.champions.core.policy.notes import (
    NOTE_COUNT,
    NOTE_CROWD,
    NOTE_FAVOR,
    NOTE_GOOD,
    NOTE_HELD,
    NOTE_HITS,
    NOTE_SHIELDS,
    NOTE_WORTH,
)
from meadhall.champions.core.rules.leaders import has_gift
from meadhall.champions.core.rules.scoring import measure
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import stock, warriors
from meadhall.kernel.core.answers import Answers

TENTHS = 10  # of a glory point

FOOD_FIRST = 8
FOOD_LATER = 9
FOOD_SPARE = 2
WOOD_FIRST = 11
WOOD_LATER = 6
WOOD_SPARE = 2
COIN_FIRST = 8
COIN_LATER = 5
COIN_SPARE = 4
HUT_COIN = 4  # extra worth of a coin until the huts are paid
FAVOR_USE = 0  # a reroll, beyond what favor scores
HIT_WORTH = 122  # a sixth of a hit on a warrior's die, in hundredths
SHIELD_WORTH = 172
CROWDED = 8  # hundredths by which a warrior is worth less for each that the seat has
SHORT_LIFE = 25  # hundredths of a warrior's worth that count when one round is left after this one
LONGER_LIFE = 23  # more for each further round, up to a hundred
LATE_GOODS = 8  # tenths of the worth of food and wood that count when one round is left after this one
FOOD_ENOUGH = 4  # food beyond this is worth less
FOOD_PLENTY = 8
COINS_ENOUGH = 2
COINS_PLENTY = 6
WOOD_PLENTY = 5
BLAME_DREAD = 6  # extra cost of a blame, because each makes the next one more expensive
SHIP_USE = 0  # a private longship, for each round to come
SHIP_ROOM = 4  # tenths for each unit of capacity
RACE = 3  # in a close race, one more of the thing is worth a third of the destiny's value


def rounds_after(s: State) -> int:
    """How many rounds come after this one."""
    return s.box.rounds - s.round


def final_worth(s: State, good: int) -> int:
    """What one unit of a good scores at the end (CE-6)."""
    return TENTHS // s.box.coins_per_glory if good == COIN else 0


def late(s: State, worth: int) -> int:
    """The worth of a good, reduced late in the game."""
    return worth * LATE_GOODS // 10 if rounds_after(s) < 2 else worth


def marginal(s: State, seat: int, out: Answers, good: int, have: int) -> int:
    """The worth of one more of a good to a seat that has `have` of it."""
    after = rounds_after(s)
    bonus = 0
    if good == FOOD:
        bonus = out.notes[NOTE_COUNT + COUNT_FOOD]
        if after > 0:
            bonus += late(s, FOOD_FIRST if have < FOOD_ENOUGH else FOOD_LATER if have < FOOD_PLENTY else FOOD_SPARE)
    elif good == WOOD:
        bonus = out.notes[NOTE_COUNT + COUNT_WOOD]
        if after > 0 or (s.workers[seat] > 1 and have == 0):
            bonus += late(s, WOOD_FIRST if have < 1 else WOOD_LATER if have < WOOD_PLENTY else WOOD_SPARE)
    else:
        bonus = out.notes[NOTE_COUNT + COUNT_COINS] + final_worth(s, COIN)
        if after > 0 or s.workers[seat] > 1:
            bonus = max(bonus, COIN_FIRST if have < COINS_ENOUGH else COIN_LATER if have < COINS_PLENTY else COIN_SPARE)
            if after > 1 and s.has_extra[seat] == 0 and have < s.box.hut_price[s.huts_taken]:
                bonus += HUT_COIN
    return bonus


def gain(s: State, seat: int, out: Answers, good: int, change: int) -> int:
    """The worth of getting so many of a good, or of paying them if the change is negative."""
    have = stock(s, seat, good)
    total = 0
    for i in range(change):
        total += marginal(s, seat, out, good, have + i)
    for i in range(-change):
        total -= marginal(s, seat, out, good, have - 1 - i)
    return total


def blame_price(s: State, seat: int) -> int:
    """What one more blame costs the seat (CE-7)."""
    blame = s.blame[seat]
    if blame >= 6:
        return s.box.blame_beyond * TENTHS
    return (s.box.blame_loss[blame + 1] - s.box.blame_loss[blame]) * TENTHS + BLAME_DREAD * rounds_after(s) // 2


def blame_relief(s: State, seat: int) -> int:
    """The worth of losing one blame."""
    blame = s.blame[seat]
    if blame == 0:
        return 0
    if blame > 6:
        return s.box.blame_beyond * TENTHS
    return (s.box.blame_loss[blame] - s.box.blame_loss[blame - 1]) * TENTHS + BLAME_DREAD * rounds_after(s) // 2


def note_destinies(s: State, seat: int, out: Answers) -> None:
    """Note what one more of each thing counted adds through the seat's own destinies (CE-1)."""
    for counted in range(COUNT_TROLLS + 1):
        out.notes[NOTE_COUNT + counted] = 0
    for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
        counted = s.box.destiny_counts[s.hand[slot]]
        out.notes[NOTE_COUNT + counted] += race_worth(s, seat, s.hand[slot])


def is_stored(counted: int) -> bool:
    """Whether a destiny counts something that is kept in store."""
    return COUNT_WOOD <= counted <= COUNT_FAVOR


def race_worth(s: State, seat: int, destiny: int) -> int:
    """The worth of one more of the thing counted, by how far the seat is ahead or behind."""
    counted = s.box.destiny_counts[destiny]
    best = 0
    for other in range(s.box.seats):
        if other != seat:
            best = max(best, measure(s, other, counted))
    lead = measure(s, seat, counted) - best
    after = rounds_after(s)
    alone = s.box.destiny_alone[destiny] * TENTHS
    tied = s.box.destiny_tied[destiny] * TENTHS
    if after == 0:
        if lead == 0:
            return alone - tied
        if lead == -1:
            return tied
        return alone // 4 if -4 < lead < 0 and is_stored(counted) else 0
    if is_stored(counted):
        return 0 if after > 2 or lead > 2 or lead < -3 else alone // (4 + 4 * after)
    if lead > after // 2 + 1 or lead < -after - 1:
        return alone // 12
    return alone // (RACE + after // 2)


def note_worths(s: State, seat: int, out: Answers) -> None:
    """Note the worth of warriors, goods and favor."""
    note_dice(s, seat, out)
    note_destinies(s, seat, out)
    out.notes[NOTE_HELD] = warriors(s, seat)
    out.notes[NOTE_CROWD] = CROWDED
    after = rounds_after(s)
    for kind in range(KINDS):
        worth = out.notes[NOTE_COUNT + COUNT_WARRIORS]
        if after > 0:
            use = out.notes[NOTE_HITS + kind] * HIT_WORTH + out.notes[NOTE_SHIELDS + kind] * SHIELD_WORTH
            worth += use * lasting_share(s) // 1000
        out.notes[NOTE_WORTH + kind] = worth
    for good in range(GOODS):
        out.notes[NOTE_GOOD + good] = marginal(s, seat, out, good, max(stock(s, seat, good) - 1, 0))
    use = FAVOR_USE if after > 0 else 0
    if has_gift(s, seat, PIOUS):
        use += FAVOR_USE
    out.notes[NOTE_FAVOR] = s.box.favor_glory * TENTHS + use + out.notes[NOTE_COUNT + COUNT_FAVOR]


def lasting_share(s: State) -> int:
    """The part of a warrior's worth that counts with the rounds to come, in hundredths."""
    return min(SHORT_LIFE + LONGER_LIFE * (rounds_after(s) - 1), 100)


def room_left(s: State, seat: int) -> int:
    """How many more warriors the longhouse holds (CP-5)."""
    return s.box.longhouse - warriors(s, seat)


def ship_gain(s: State, seat: int, out: Answers, ship: int) -> int:
    """The worth of buying a private longship (CL-8, CE-4)."""
    use = rounds_after(s) * (s.box.ship_capacity[ship] * SHIP_ROOM // 10 + SHIP_USE)
    paid = gain(s, seat, out, WOOD, -s.box.ship_wood[ship]) + gain(s, seat, out, COIN, -s.box.ship_coins[ship])
    return s.box.ship_glory[ship] * TENTHS + use + paid
