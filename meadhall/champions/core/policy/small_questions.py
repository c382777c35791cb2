"""The smaller questions: leader, shore, ship, favor, recruits, runes, destinies, blame (CS-5, CL-5 to CL-15, CF-5)."""

from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    BERSERKER,
    DESTINED,
    NOTHING,
    PIOUS,
    SEAWORTHY,
    SWORDMAIDEN,
    TRUE_VISION,
)
from meadhall.champions.core.numbers.codes import (
    BLAME,
    BLAME_END,
    BUY_FAVOR,
    BUY_FAVOR_END,
    BUY_SHIP,
    BUY_SHIP_END,
    DEMAND,
    DONE,
    KEEP,
    KEEP_END,
    LEADER,
    LEADER_END,
    LOOK,
    LOOK_END,
    RECRUIT,
    RECRUIT_END,
    REVEAL,
    REVEAL_END,
    RUNE_DECK,
    RUNE_SPACE,
    RUNE_SPACE_END,
    SAIL,
    SAIL_END,
    SHED,
    TRADE,
    TRADE_END,
    USE,
    USE_END,
)
from meadhall.champions.core.numbers.limits import IN_DECK
from meadhall.champions.core.policy.aims import venue_gain
from meadhall.champions.core.policy.campaign import ship_room
from meadhall.champions.core.policy.estimates import quotient
from meadhall.champions.core.policy.notes import NOTE_PRIZE, NOTE_WORTH
from meadhall.champions.core.policy.runes import NOT_NOW, USE_NOW, destiny_worth, rune_worth, weigh_free_rune
from meadhall.champions.core.policy.spaces import favor_gain, stall_gain
from meadhall.champions.core.policy.worth import TENTHS, blame_price, ship_gain
from meadhall.champions.core.rules.rounds import rune_on
from meadhall.champions.core.rules.scoring import destiny_glory
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers

UNSEEN_RUNE = 10  # less than the mean rune, because the top of the deck is a risk
LEADS = 4  # the weight of a rival's glory point when blame is given


def gift_rank(gift: int) -> int:
    """How good a leader's gift is."""
    if gift == BERSERKER:
        return 5
    if gift == SWORDMAIDEN:
        return 4
    if gift == SEAWORTHY:
        return 3
    if gift == PIOUS:
        return 2
    return 1 if gift == DESTINED else 0


def standing(s: State, seat: int) -> int:
    """The standing of a rival by public information, in tenths of a glory point."""
    worth = s.glory[seat] + s.favor[seat] * s.box.favor_glory + s.coins[seat] // s.box.coins_per_glory
    if s.ship[seat] != NOTHING:
        worth += s.box.ship_glory[s.ship[seat]]
    return worth * TENTHS


def weigh_shores(s: State, seat: int, out: Answers) -> None:
    """Where to sail (CL-13)."""
    space = s.what[s.depth]
    room = ship_room(s, space)
    for i in range(out.count):
        code = out.codes[i]
        if SAIL <= code < SAIL_END and s.enemy[AT_SHORE + code - SAIL] != NOTHING:
            out.weigh(i, venue_gain(s, seat, out, AT_SHORE + code - SAIL, room))


def weigh_afterwards(s: State, seat: int, out: Answers) -> None:
    """Runes for any time, or none (CN-1)."""
    for i in range(out.count):
        code = out.codes[i]
        if code == DONE:
            out.weights[i] = 0
        elif USE <= code < USE_END:
            out.weights[i] = weigh_free_rune(s, seat, code - USE)


def weigh_small(s: State, seat: int, out: Answers) -> None:
    """Weigh the answers to any question that is neither placing, sending, rolling nor losing."""
    for i in range(out.count):
        out.weigh(i, small_worth(s, seat, out, out.codes[i]))


def small_worth(s: State, seat: int, out: Answers, code: int) -> int:
    """The worth of one such answer."""
    if code == DONE:
        return 0
    if REVEAL <= code < REVEAL_END:
        return destiny_glory(s, seat, code - REVEAL)
    if USE <= code < USE_END:
        return vision_or_free(s, seat, code - USE)
    if BLAME <= code < BLAME_END:
        return quotient(standing(s, code - BLAME) * LEADS, 10) + blame_price(s, code - BLAME)
    if code == SHED:
        return TENTHS
    if TRADE <= code < TRADE_END:
        return stall_gain(s, seat, out, s.what[s.depth], code - TRADE + 1)
    if BUY_FAVOR <= code < BUY_FAVOR_END:
        return favor_gain(s, seat, out, code - BUY_FAVOR + 1)
    if BUY_SHIP <= code < BUY_SHIP_END:
        return ship_gain(s, seat, out, code - BUY_SHIP)
    if KEEP <= code < KEEP_END:
        return destiny_worth(s, seat, code - KEEP)
    if LOOK <= code < LOOK_END:
        return look_worth(s, seat, out, code - LOOK)
    if code == RUNE_DECK:
        return unseen_rune_worth(s, seat, out)
    if RUNE_SPACE <= code < RUNE_SPACE_END:
        return rune_worth(s, seat, out, rune_on(s, code - RUNE_SPACE))
    if RECRUIT <= code < RECRUIT_END:
        return out.notes[NOTE_WORTH + code - RECRUIT] + code - RECRUIT
    if LEADER <= code < LEADER_END:
        return gift_rank(s.box.leader_gift[code - LEADER])
    return 0 if code == DEMAND else NOT_NOW


def vision_or_free(s: State, seat: int, rune: int) -> int:
    """Use true vision as soon as possible, and other runes when it is time (CN-11)."""
    return USE_NOW if s.box.rune_power[rune] == TRUE_VISION else weigh_free_rune(s, seat, rune)


def look_worth(s: State, seat: int, out: Answers, shore: int) -> int:
    """Look at an unseen card where there is a prize, preferably where an own ship is (CL-7)."""
    if s.journey_seen[shore] >> seat & 1 == 1:
        return 0
    worth = out.notes[NOTE_PRIZE + AT_SHORE + shore]
    return worth + USE_NOW // 10 if s.owner[AT_SHORE + shore] == seat else worth


def unseen_rune_worth(s: State, seat: int, out: Answers) -> int:
    """The mean worth of all unseen runes, less a little."""
    total = 0
    count = 0
    for rune in range(s.box.runes):
        if s.rune_at[rune] == IN_DECK:
            total += rune_worth(s, seat, out, rune)
            count += 1
    return total // max(count, 1) - UNSEEN_RUNE
