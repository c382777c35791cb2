"""Throws of dice: their probabilities, what they do, their odds, and which part of one is best kept (CF-1).

The odds of a throw with dice still in the hand are computed by rolling one die at a time, and the best part to keep by
removing one die at a time. So both need only a few operations for each throw.
"""

from meadhall.champions.core.numbers.board import AXEMAN, FACES, SPEARMAN, SWORDSMAN
from meadhall.champions.core.odds.rolls import COUNTS, MOST_LEFT, MOST_POTENTIAL, MOST_ROLLS, MOST_THROWS, Odds
from meadhall.kernel.core.strict import Real


def is_better(won: Real, lost: Real, than_won: Real, than_lost: Real) -> bool:
    """Whether one pair of odds is better than another: more victories, or as many and fewer losses."""
    if won > than_won + 1e-12:
        return True
    return won >= than_won - 1e-12 and lost < than_lost - 1e-12


def bank_of(favor: int, potential: int) -> int:
    """The index of the throws for this favor and potential; it is reused when favor is two more."""
    return (favor % 2 * (MOST_POTENTIAL + 1) + potential) * MOST_THROWS


def chance_of(odds: Odds, first: int, second: int, third: int) -> Real:
    """The probability of this throw when all dice are rolled."""
    likely: Real = odds.roll_chance[first] * odds.roll_chance[MOST_ROLLS + second]
    return likely * odds.roll_chance[2 * MOST_ROLLS + third]


def landing(odds: Odds, first: int, second: int, third: int, left: int, reacted: int) -> int:
    """The index of a throw by its hits and the losses due; 0 if it has neither (CF-1, CN-7)."""
    second += MOST_ROLLS
    third += 2 * MOST_ROLLS
    shields = odds.roll_shields[first] + odds.roll_shields[second] + odds.roll_shields[third]
    crew = odds.here[SWORDSMAN] + odds.here[SPEARMAN] + odds.here[AXEMAN]
    due = max(min(odds.attack - shields, crew), 0)
    if reacted == 1:
        hits = odds.roll_reacting[first] + odds.roll_reacting[second] + odds.roll_reacting[third]
    else:
        hits = odds.roll_hits[first] + odds.roll_hits[second] + odds.roll_hits[third]
    return (reacted * MOST_LEFT + min(hits, left)) * COUNTS + due


def bare_throw(odds: Odds, first: int, second: int, third: int) -> int:
    """The throw without its blanks (CN-6)."""
    bare = odds.roll_bare[first] * odds.many[SPEARMAN] + odds.roll_bare[MOST_ROLLS + second]
    return bare * odds.many[AXEMAN] + odds.roll_bare[2 * MOST_ROLLS + third]


def value_partial_throws(odds: Odds, bank: int) -> None:
    """The odds of throws with dice still in the hand: roll these one by one, starting with the axemen."""
    wide = odds.many[AXEMAN]
    row = odds.many[SPEARMAN] * wide
    for first in range(odds.full[SWORDSMAN], odds.many[SWORDSMAN]):
        for second in range(odds.full[SPEARMAN], odds.many[SPEARMAN]):
            roll_back(odds, bank + first * row + second * wide, AXEMAN, 1, 1)
        roll_back(odds, bank + first * row, SPEARMAN, wide, wide)
    roll_back(odds, bank, SWORDSMAN, row, row)


def roll_back(odds: Odds, base: int, kind: int, stride: int, width: int) -> None:
    """The odds of rolls of one kind with dice in the hand, for everything that the later kinds may show."""
    for back in range(odds.full[kind]):
        roll = odds.full[kind] - 1 - back
        for i in range(base + roll * stride, base + roll * stride + width):
            odds.throw_won[i] = 0.0
            odds.throw_lost[i] = 0.0
        for face in range(FACES):
            likely: Real = odds.face_chance[kind * FACES + face]
            if likely > 0.0:
                more = odds.roll_more[(kind * MOST_ROLLS + roll) * FACES + face]
                shift = (more - roll) * stride
                for i in range(base + roll * stride, base + roll * stride + width):
                    odds.throw_won[i] += likely * odds.throw_won[i + shift]
                    odds.throw_lost[i] += likely * odds.throw_lost[i + shift]


def keep_best(odds: Odds, bank: int) -> None:
    """The best part to keep of every throw if the rest is rolled, found by removing one die of one face at a time."""
    wide = odds.many[AXEMAN]
    row = odds.many[SPEARMAN] * wide
    for throw in range(odds.many[SWORDSMAN] * row):
        odds.keep[bank + throw] = throw
    for first in range(odds.many[SWORDSMAN]):
        for second in range(odds.many[SPEARMAN]):
            keep_of_kind(odds, bank, first * row + second * wide, AXEMAN, 1, 0, 1)
        keep_of_kind(odds, bank, first * row, SPEARMAN, wide, odds.full[AXEMAN], wide)
    for second in range(odds.full[SPEARMAN], odds.many[SPEARMAN]):
        keep_of_kind(odds, bank, 0, SWORDSMAN, row, second * wide + odds.full[AXEMAN], second * wide + wide)


def keep_of_kind(odds: Odds, bank: int, base: int, kind: int, stride: int, begin: int, end: int) -> None:
    """The best part to keep of the rolls of one kind, for a range of what the later kinds show."""
    for roll in range(odds.many[kind]):
        for face in range(FACES):
            fewer = odds.roll_fewer[(kind * MOST_ROLLS + roll) * FACES + face]
            if fewer >= 0:
                for i in range(bank + base + roll * stride + begin, bank + base + roll * stride + end):
                    mine = bank + odds.keep[i]
                    other = bank + odds.keep[i + (fewer - roll) * stride]
                    won: Real = odds.throw_won[mine]
                    lost: Real = odds.throw_lost[mine]
                    if is_better(odds.throw_won[other], odds.throw_lost[other], won, lost):
                        odds.keep[i] = other - bank
