"""A quick estimate of the outcome of a fight from mean numbers, exact to a few hundredths.

The fight is played once with fractions of warriors and the mean of the dice. The damage done until nobody is left is
assumed to be normally distributed, with the variance of the dice thrown. Favor and runes are left out.
"""

from meadhall.champions.core.numbers.board import DOUBLE, HIT, KINDS, SHIELD, SIDES, SWORDMAIDEN, SWORDSMAN
from meadhall.champions.core.policy.notes import (
    NOTE_CHANCE,
    NOTE_CROWD,
    NOTE_HELD,
    NOTE_HITS,
    NOTE_SHIELDS,
    NOTE_STRAY,
    NOTE_WORTH,
)
from meadhall.champions.core.rules.leaders import has_gift
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers

WHOLE = 36  # one hit, loss or shield, in sixths of a die times sixths of a face
CERTAIN = 1000
LONGEST = 9  # the most rounds that are computed
BLUR = 48  # the spread of shields around their mean
SPREAD = 5  # 6 would be the whole variance of the dice; 5 comes nearest to the exact odds
LAST_HIT = 18  # a half: damage comes in whole hits
FULL_WORTH = 100
ROOT_BITS = 31  # the most bits of a number whose square root is taken
ENDING = 72  # the uncertainty of the damage at the end of a fight


def side_hits(s: State, seat: int, kind: int, side: int) -> int:
    """Hits on one side of a die of the seat, with the swordmaiden's bonus (CV-4)."""
    face = s.box.face[kind * SIDES + side]
    if face != HIT and face != DOUBLE:
        return 0
    more = 1 if kind == SWORDSMAN and has_gift(s, seat, SWORDMAIDEN) else 0
    return (2 if face == DOUBLE else 1) + more


def die_hits(s: State, seat: int, kind: int) -> int:
    """Hits on all sides of a die of the seat."""
    hits = 0
    for side in range(SIDES):
        hits += side_hits(s, seat, kind, side)
    return hits


def die_stray(s: State, seat: int, kind: int) -> int:
    """The variance of the hits of a die of the seat, in sixths of sixths."""
    hits = 0
    squares = 0
    for side in range(SIDES):
        one = side_hits(s, seat, kind, side)
        hits += one
        squares += one * one
    return SIDES * squares - hits * hits


def die_shields(s: State, kind: int) -> int:
    """Shields on all sides of a die."""
    shields = 0
    for side in range(kind * SIDES, kind * SIDES + SIDES):
        if s.box.face[side] == SHIELD:
            shields += 1
    return shields


def note_dice(s: State, seat: int, out: Answers) -> None:
    """Note the mean hits and shields of the seat's dice."""
    for kind in range(KINDS):
        out.notes[NOTE_HITS + kind] = die_hits(s, seat, kind)
        out.notes[NOTE_STRAY + kind] = die_stray(s, seat, kind)
        out.notes[NOTE_SHIELDS + kind] = die_shields(s, kind)


def quotient(x: int, by: int) -> int:
    """A quotient rounded towards zero, as C does, also when interpreted."""
    return x // by if x >= 0 else -(-x // by)


def root(x: int) -> int:
    """An approximate square root."""
    if x < 4:
        return 1
    r = 2
    for _ in range(ROOT_BITS):
        if r * r >= x:
            break
        r = 2 * r
    r = (r + x // r) // 2
    return (r + x // r) // 2


def normal_share(z: int) -> int:
    """The share of a normal distribution below z hundredths of a standard deviation, in thousandths."""
    if z < 0:
        return CERTAIN - normal_share_above(-z)
    return normal_share_above(z)


def normal_share_above(z: int) -> int:
    """The same for z >= 0, by linear interpolation between a few points."""
    if z < 100:
        return 500 + z * 341 // 100 + z * (100 - z) * 84 // 10000
    if z < 200:
        return 841 + (z - 100) * 136 // 100 + (z - 100) * (200 - z) * 96 // 10000
    return min(977 + (z - 200) * 22 // 100, CERTAIN)


def price_of_losses(out: Answers, lost: int, a: int, b: int, c: int) -> int:
    """The worth of so many sixths of warriors, swordsmen first."""
    first = min(lost, 6 * a)
    second = min(lost - first, 6 * b)
    third = min(lost - first - second, 6 * c)
    total = first * out.notes[NOTE_WORTH] + second * out.notes[NOTE_WORTH + 1] + third * out.notes[NOTE_WORTH + 2]
    return total * crowd(out, 12 * out.notes[NOTE_HELD] - first - second - third) // (6 * FULL_WORTH)


def crowd(out: Answers, twelfths: int) -> int:
    """The part of a warrior's worth that counts if the seat has so many, in twelfths: the first ones count most."""
    return max(FULL_WORTH - out.notes[NOTE_CROWD] * twelfths // 12, 0)


def foray(out: Answers, attack: int, need: int, a: int, b: int, c: int, prize: int) -> int:
    """The worth of sending so many of each kind against an enemy, whose defence `need` is in parts of a hit."""
    first = 6 * a
    second = 6 * b
    third = 6 * c
    everybody = first + second + third
    if everybody == 0:
        out.notes[NOTE_CHANCE] = 0
        return 0
    total = 0
    stray = 0
    toll = 0
    for _ in range(LONGEST):
        hits = first * out.notes[NOTE_HITS] + second * out.notes[NOTE_HITS + 1] + third * out.notes[NOTE_HITS + 2]
        stray += first * out.notes[NOTE_STRAY] + second * out.notes[NOTE_STRAY + 1] + third * out.notes[NOTE_STRAY + 2]
        shields = first * out.notes[NOTE_SHIELDS] + second * out.notes[NOTE_SHIELDS + 1]
        surplus = attack * WHOLE - shields - third * out.notes[NOTE_SHIELDS + 2]
        due = 0
        if surplus >= BLUR:
            due = surplus // 6
        elif surplus > -BLUR:
            due = (surplus + BLUR) * (surplus + BLUR) // (24 * BLUR)
        due = min(due, first + second + third)
        gap = need + ENDING - LAST_HIT - total
        if gap >= 2 * ENDING:
            toll += due
        elif gap > 0:
            toll += due * gap // (2 * ENDING)
        elif gap < -2 * ENDING:
            total += hits
            break
        total += hits
        lost = min(first, due)
        first -= lost
        due -= lost
        lost = min(second, due)
        second -= lost
        third -= due - lost
        if first + second + third == 0:
            break
    margin = total + LAST_HIT - need
    spread = root(stray * SPREAD) + 1
    chance = normal_share(quotient(margin * 100, spread))
    out.notes[NOTE_CHANCE] = chance
    cost = chance * price_of_losses(out, min(toll, everybody), a, b, c)
    cost += (CERTAIN - chance) * price_of_losses(out, everybody, a, b, c)
    return chance * prize // CERTAIN - cost // CERTAIN


def estimate(s: State, seat: int, venue: int, a: int, b: int, c: int, out: Answers) -> int:
    """The probability that so many of a seat's warriors defeat the enemy at a venue, in thousandths."""
    note_dice(s, seat, out)
    foray(out, s.box.enemy_attack[s.enemy[venue]], s.box.enemy_defence[s.enemy[venue]] * WHOLE, a, b, c, 0)
    return out.notes[NOTE_CHANCE]
