"""The worth of runes and destinies, and when to use which rune (CL-6, CL-7, CN-1 to CN-11)."""

from meadhall.champions.core.numbers.board import (
    COIN,
    GIFTS,
    GIFTS_COUNT,
    GLORY,
    GOODS,
    HEALING,
    JOURNEY,
    KNOWLEDGE,
    POTENTIAL,
    REACTION,
    SUCCESS,
    TRUE_VISION,
    WEALTH,
    WEALTH_LIMIT,
)
from meadhall.champions.core.numbers.limits import HAND
from meadhall.champions.core.numbers.steps import SCORE
from meadhall.champions.core.policy.notes import NOTE_GOOD
from meadhall.champions.core.policy.worth import TENTHS, race_worth, rounds_after
from meadhall.champions.core.rules.scoring import destiny_glory
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers

USE_NOW = 30000  # before anything else
NOT_NOW = -30000

POTENTIAL_WORTH = 13
REACTION_WORTH = 13
HEALING_WORTH = 50
GLORY_WORTH = 35
JOURNEY_WORTH = 6
VISION_WORTH = 22
KNOWLEDGE_WORTH = 7
SUCCESS_WORTH = 42
RUNE_TAKEN_FIRST = 15  # extra worth of any rune; of 0, 10, 20, 30 and 40 tried, 10 to 30 win the most games
DESTINY_GLORY = 5  # tenths that count of what a destiny may score, whoever leads now


def is_over(s: State) -> bool:
    """Whether only the scoring is left."""
    return s.step[1] == SCORE


def rune_worth(s: State, seat: int, out: Answers, rune: int) -> int:
    """The worth of getting a rune: its glory, its power while there is time to use it, and denying it to others."""
    power = s.box.rune_power[rune]
    after = rounds_after(s)
    worth = 0
    if power == GIFTS:
        for good in range(GOODS):
            worth = max(worth, out.notes[NOTE_GOOD + good])
        worth = worth * GIFTS_COUNT * 3 // 4
    elif power == WEALTH:
        worth = out.notes[NOTE_GOOD + COIN] * min(max(s.coins[seat], min(after, 4)), WEALTH_LIMIT)
    elif power == SUCCESS:
        worth = SUCCESS_WORTH
    elif power == GLORY:
        worth = GLORY_WORTH * min(after + 2, 4) // 4
    elif power == HEALING:
        worth = HEALING_WORTH * min(after, 2) // 2
    elif power == POTENTIAL:
        worth = POTENTIAL_WORTH
    elif power == REACTION:
        worth = REACTION_WORTH
    elif power == KNOWLEDGE:
        worth = KNOWLEDGE_WORTH
    elif power == JOURNEY:
        worth = JOURNEY_WORTH
    elif power == TRUE_VISION:
        worth = VISION_WORTH if after > 1 else 0
    return s.box.rune_glory[rune] * TENTHS + worth + RUNE_TAKEN_FIRST


def best_reveal(s: State, seat: int) -> int:
    """The most that the rune of success would score now (CN-5)."""
    best = 0
    for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
        if s.hand_open[slot] == 0:
            best = max(best, destiny_glory(s, seat, s.hand[slot]))
    return best


def weigh_free_rune(s: State, seat: int, rune: int) -> int:
    """The weight of using a rune that has no window of its own now instead of later (CN-2 to CN-5)."""
    power = s.box.rune_power[rune]
    after = rounds_after(s)
    if is_over(s):
        return USE_NOW
    if power == GIFTS or power == KNOWLEDGE:
        return USE_NOW
    if power == WEALTH:
        return USE_NOW if s.coins[seat] + min(2 * after, 2) >= WEALTH_LIMIT + min(after, 1) else NOT_NOW
    if power == SUCCESS:
        return USE_NOW if best_reveal(s, seat) >= 4 + min(after, 3) else NOT_NOW
    return NOT_NOW


def destiny_worth(s: State, seat: int, destiny: int) -> int:
    """The worth of a destiny card: what it would score now, the race for it, and its glory."""
    now = destiny_glory(s, seat, destiny) * TENTHS
    return now + race_worth(s, seat, destiny) * 2 + s.box.destiny_alone[destiny] * DESTINY_GLORY
