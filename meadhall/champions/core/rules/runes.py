"""Runes: who may use which of them when, and what those for any time do (CN-1 to CN-5)."""

from meadhall.champions.core.numbers.board import (
    COIN,
    GIFTS,
    GIFTS_COUNT,
    GOODS,
    KNOWLEDGE,
    NOTHING,
    SHORES,
    SUCCESS,
    WEALTH,
    WEALTH_LIMIT,
)
from meadhall.champions.core.numbers.codes import REVEAL, TAKE, USE
from meadhall.champions.core.numbers.events import (
    BY_DESTINY,
    DESTINY_REVEALED,
    JOURNEY_LOOKED_AT,
    JOURNEY_SEEN,
    RUNE_TAKEN,
    RUNE_USED_UP,
)
from meadhall.champions.core.numbers.limits import CHOOSING_GIFTS, CHOOSING_SUCCESS, HAND, NO_ASIDE, OWNED
from meadhall.champions.core.numbers.reasons import (
    NO_EFFECT,
    NOT_YOUR_DESTINY,
    NOT_YOUR_RUNE,
    OPEN,
    OUT_OF_ORDER,
    RUNE_USED,
    WRONG_WINDOW,
)
from meadhall.champions.core.rules.scoring import destiny_glory
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import take_goods, win_glory
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance, all_but, only


def count_powers(s: State, seat: int) -> int:
    """Set the powers of the seat's unused runes, a bit mask."""
    powers = 0
    for rune in range(s.box.runes):
        if s.rune_at[rune] == OWNED + seat and s.rune_used[rune] == 0:
            powers |= 1 << s.box.rune_power[rune]
    return powers


def take_rune(s: State, chance: Chance, seat: int, rune: int) -> None:
    """Give a rune to the seat, face up; it can be used at once (CL-6)."""
    s.rune_at[rune] = OWNED + seat
    s.powers[seat] = count_powers(s, seat)
    chance.tell(RUNE_TAKEN, EVERYBODY, seat, rune, 0, 0)


def has_power(s: State, seat: int, power: int) -> bool:
    """Whether the seat has an unused rune of this power."""
    return s.powers[seat] >> power & 1 == 1


def refuse_rune(s: State, seat: int, rune: int, window: int) -> int:
    """Why the seat may not use the rune in a window, the bit mask of the powers that can be used (CN-1)."""
    if rune >= s.box.runes or s.rune_at[rune] != OWNED + seat:
        return NOT_YOUR_RUNE
    if s.rune_used[rune] == 1:
        return RUNE_USED
    power = s.box.rune_power[rune]
    if window >> power & 1 == 0:
        return WRONG_WINDOW
    if power == WEALTH and s.coins[seat] == 0:
        return NO_EFFECT
    if power == KNOWLEDGE and unseen_journeys(s, seat) == 0:
        return NO_EFFECT
    if power == SUCCESS and hidden_destinies(s, seat) == 0:
        return NO_EFFECT
    return OPEN


def rune_answers(s: State, seat: int, window: int, out: Answers) -> None:
    """Every rune that the seat may use in the window."""
    if s.powers[seat] & window != 0:
        for rune in range(s.box.runes):
            if refuse_rune(s, seat, rune, window) == OPEN:
                out.add(USE + rune)


def can_use_rune(s: State, seat: int, window: int) -> bool:
    """Whether any rune is open in the window."""
    if s.powers[seat] & window == 0:
        return False
    for rune in range(s.box.runes):
        if refuse_rune(s, seat, rune, window) == OPEN:
            return True
    return False


def spend_rune(s: State, chance: Chance, seat: int, rune: int) -> int:
    """Turn the rune over, and carry out its effect if it is one for any time; returns its power."""
    s.rune_used[rune] = 1
    s.powers[seat] = count_powers(s, seat)
    chance.tell(RUNE_USED_UP, EVERYBODY, seat, rune, 0, 0)
    power = s.box.rune_power[rune]
    if power == GIFTS:
        s.aside[seat] = CHOOSING_GIFTS
        s.aside_left[seat] = GIFTS_COUNT
    elif power == WEALTH:
        take_goods(s, chance, seat, COIN, min(s.coins[seat], WEALTH_LIMIT))
    elif power == KNOWLEDGE:
        for shore in range(SHORES):
            if s.journey[shore] != NOTHING and s.journey_up[shore] == 0:
                look_at_journey(s, chance, seat, shore)
    elif power == SUCCESS:
        s.aside[seat] = CHOOSING_SUCCESS
    return power


def look_at_journey(s: State, chance: Chance, seat: int, shore: int) -> None:
    """Look at a face-down journey card; that the seat has looked is public (CL-7, CN-4)."""
    s.journey_seen[shore] |= 1 << seat
    chance.tell(JOURNEY_SEEN, only(seat), seat, shore, s.journey[shore], 0)
    chance.tell(JOURNEY_LOOKED_AT, all_but(seat), seat, shore, 0, 0)


def unseen_journeys(s: State, seat: int) -> int:
    """How many face-down journey cards the seat has not seen."""
    count = 0
    for shore in range(SHORES):
        if s.journey[shore] != NOTHING and s.journey_up[shore] == 0 and s.journey_seen[shore] >> seat & 1 == 0:
            count += 1
    return count


def hidden_destinies(s: State, seat: int) -> int:
    """How many of the seat's destiny cards lie face down."""
    count = 0
    for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
        if s.hand_open[slot] == 0:
            count += 1
    return count


def refuse_gift(s: State, seat: int, good: int) -> int:
    """Gifts are chosen in ascending order: food, wood, coins (CN-2)."""
    return OUT_OF_ORDER if good < s.aside_from[seat] else OPEN


def gift_answers(s: State, seat: int, out: Answers) -> None:
    """The goods that can still be chosen."""
    for good in range(s.aside_from[seat], GOODS):
        out.add(TAKE + good)


def take_gift(s: State, chance: Chance, seat: int, good: int) -> None:
    """Take one of the gifts; if only coins can follow, the rest are coins."""
    count = s.aside_left[seat] if good == COIN and s.box.patient == 0 else 1
    take_goods(s, chance, seat, good, count)
    s.aside_left[seat] -= count
    s.aside_from[seat] = good
    if s.aside_left[seat] == 0:
        end_aside(s, seat)


def end_aside(s: State, seat: int) -> None:
    """The rune's own question is answered."""
    s.aside[seat] = NO_ASIDE
    s.aside_left[seat] = 0
    s.aside_from[seat] = 0


def refuse_reveal(s: State, seat: int, destiny: int) -> int:
    """Only a face-down destiny card of the seat can be revealed (CN-5)."""
    return OPEN if hidden_slot(s, seat, destiny) != NOTHING else NOT_YOUR_DESTINY


def hidden_slot(s: State, seat: int, destiny: int) -> int:
    """The slot of that face-down card in the seat's hand."""
    for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
        if s.hand[slot] == destiny and s.hand_open[slot] == 0:
            return slot
    return NOTHING


def reveal_answers(s: State, seat: int, out: Answers) -> None:
    """The destiny cards that can be revealed, in the order of the catalogue."""
    for destiny in range(s.box.destinies):
        if refuse_reveal(s, seat, destiny) == OPEN:
            out.add(REVEAL + destiny)


def reveal_destiny(s: State, chance: Chance, seat: int, destiny: int) -> None:
    """Score the card now, keep it open, and score it again at the end (CN-5)."""
    slot = hidden_slot(s, seat, destiny)
    s.hand_open[slot] = 1
    s.hand_known[slot] = EVERYBODY
    glory = destiny_glory(s, seat, destiny)
    chance.tell(DESTINY_REVEALED, EVERYBODY, seat, destiny, glory, 0)
    win_glory(s, chance, seat, glory, BY_DESTINY)
    end_aside(s, seat)
