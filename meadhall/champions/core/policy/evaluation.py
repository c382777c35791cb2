"""The final score that a seat can expect, from a state between rounds, where a search stops."""

from meadhall.champions.core.numbers.board import BLUE, DRAUGR, KINDS, MONSTER, NOTHING, RED
from meadhall.champions.core.numbers.limits import HAND, OWNED
from meadhall.champions.core.policy.estimates import die_hits, die_shields
from meadhall.champions.core.policy.worth import TENTHS
from meadhall.champions.core.rules.scoring import blame_glory, runes_glory, ship_glory
from meadhall.champions.core.state import State

# Fitted by regression to games of four karls, in tenths of a glory point.
ROUND_AHEAD = 42  # for each round left, and how much more if many are left
ROUNDS_AHEAD = 3
DIE_AHEAD = 105  # hundredths for a sixth of a hit or shield and each round, at most four
FOOD_AHEAD = 5
WOOD_AHEAD = 3
COIN_AHEAD = 1
WORKER_AHEAD = 10
BLAME_AHEAD = 9
NEARER_AHEAD = 13  # for each colour of the next set that is there
FIRST_AHEAD = 20
RUNE_AHEAD = 20  # a rune not yet used
LONG = 4  # rounds that a warrior is expected to last


def judge(s: State, seat: int) -> int:
    """The expected score in tenths of a glory point; once the game is over, the score."""
    if s.over == 1:
        return s.glory[seat] * TENTHS
    ahead = s.box.rounds - s.round + 1
    total = secured(s, seat) + ROUND_AHEAD * ahead + ROUNDS_AHEAD * ahead * ahead
    total += strength(s, seat) * DIE_AHEAD * min(ahead, LONG) // 100
    total += s.coins[seat] * COIN_AHEAD + WORKER_AHEAD * s.has_extra[seat] * ahead
    if ahead > 1:
        total += s.food[seat] * FOOD_AHEAD + s.wood[seat] * WOOD_AHEAD - s.blame[seat] * BLAME_AHEAD
    if s.first == seat:
        total += FIRST_AHEAD
    for rune in range(s.box.runes):
        if s.rune_at[rune] == OWNED + seat and s.rune_used[rune] == 0:
            total += RUNE_AHEAD
    return total


def strength(s: State, seat: int) -> int:
    """Hits and shields that the seat's warriors roll on average, in sixths."""
    total = 0
    for kind in range(KINDS):
        total += s.held[seat * KINDS + kind] * (die_hits(s, seat, kind) + die_shields(s, kind))
    return total


def secured(s: State, seat: int) -> int:
    """What the seat would score now, with destinies at half their value (CE)."""
    points = s.glory[seat] + s.favor[seat] * s.box.favor_glory + s.coins[seat] // s.box.coins_per_glory
    points += runes_glory(s, seat) + ship_glory(s, seat) + blame_glory(s, seat)
    total = points * TENTHS + colours_glory(s, seat)
    for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
        if s.hand[slot] != NOTHING:
            total += s.box.destiny_alone[s.hand[slot]] * TENTHS // 2
    return total


def colours_glory(s: State, seat: int) -> int:
    """Sets of colours, and progress towards the next (CE-2)."""
    reds = 0
    yellows = 0
    blues = 0
    if s.pile[seat] > 0:
        where = s.enemy_at
        for card in range(s.box.enemy_from[DRAUGR], s.box.enemy_from[MONSTER + 1]):
            if where[card] == OWNED + seat:
                if s.box.enemy_colour[card] == RED:
                    reds += 1
                elif s.box.enemy_colour[card] == BLUE:
                    blues += 1
                else:
                    yellows += 1
    least = min(min(reds, yellows), blues)
    nearer = min(reds - least, 1) + min(yellows - least, 1) + min(blues - least, 1)
    return least * s.box.set_glory * TENTHS + nearer * NEARER_AHEAD
