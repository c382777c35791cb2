"""How a fight ends with the dice that lie on the table: left to lie, partly rerolled, or used best (CF-1, CF-7).

After that the best policy is followed. The whole distribution is found as for a fresh fight, by pushing likelihood from
the roll to the ends of the fight.
"""

from meadhall.champions.core.numbers.board import AXEMAN, FACES, NOTHING, SPEARMAN, SWORDSMAN
from meadhall.champions.core.numbers.limits import NO_ASIDE
from meadhall.champions.core.numbers.steps import PICK_DICE, REROLL, STRIKE
from meadhall.champions.core.odds.advice import choose_for_round, damage_left, face_enemy
from meadhall.champions.core.odds.distribution import forget_ends, here_cell, push_roll, push_stages
from meadhall.champions.core.odds.rolls import COUNTS, MOST_LEFT, Odds, roll_place
from meadhall.champions.core.odds.solve import cell_after, toll_or_heal
from meadhall.champions.core.odds.throws import bank_of, landing
from meadhall.champions.core.odds.ways import LEFT_TO_LIE, REROLLED
from meadhall.champions.core.state import State


def find_rolled(odds: Odds, s: State, seat: int, way: int) -> bool:
    """Fill `ending`, `defeat` and `favor_kept` for the roll that a seat is asked about; False if that cannot be told.

    A reaction that was used on this roll is reckoned with only if the dice are left to lie.
    """
    fight = fight_of_roll(s, seat)
    if fight == NOTHING or (s.reacting == 1 and way != LEFT_TO_LIE):
        return False
    odds.attack = NOTHING  # so that the tables end with just this fight
    favor = face_enemy(odds, s, seat, fight)
    if way == REROLLED and favor == 0:
        return False
    left = damage_left(s, fight)
    choose_for_round(odds, left, favor, odds.potential, odds.reaction, odds.healing)
    forget_ends(odds)
    if way == LEFT_TO_LIE:
        push_strike(odds, s, left, favor)
    else:
        bank = bank_of(favor, odds.potential)
        if way == REROLLED:
            bank = bank_of(favor - 1, odds.potential)
        odds.throw_mass[bank + throw_left(odds, s, way)] = 1.0
        for less in range(favor + 1):
            for rolled in range(odds.potential + 1):
                push_roll(odds, left, favor - less, odds.potential - rolled, odds.reaction, odds.healing)
    push_stages(odds)
    return True


def fight_of_roll(s: State, seat: int) -> int:
    """The step of the fight whose roll the seat is asked about; NOTHING if it is asked something else, or hunts."""
    step = s.step[s.depth]
    fight = s.depth - 1
    if step == PICK_DICE:
        fight -= 1
    elif step != REROLL:
        return NOTHING
    if s.whose[s.depth] != seat or s.aside[seat] != NO_ASIDE or fight < 1 or s.step[fight] != STRIKE:
        return NOTHING
    return fight


def roll_left(odds: Odds, s: State, kind: int, way: int) -> int:
    """The roll of a kind that lies on the table, without the dice picked if these are rerolled."""
    die = kind * FACES
    if way != REROLLED:
        place = roll_place(kind, s.shown[die], s.shown[die + 1], s.shown[die + 2], s.shown[die + 3])
        return odds.roll_at[place]
    place = roll_place(
        kind,
        s.shown[die] - s.picked[die],
        s.shown[die + 1] - s.picked[die + 1],
        s.shown[die + 2] - s.picked[die + 2],
        s.shown[die + 3] - s.picked[die + 3],
    )
    return odds.roll_at[place]


def throw_left(odds: Odds, s: State, way: int) -> int:
    """The throw that lies on the table, likewise."""
    throw = roll_left(odds, s, SWORDSMAN, way) * odds.many[SPEARMAN] + roll_left(odds, s, SPEARMAN, way)
    return throw * odds.many[AXEMAN] + roll_left(odds, s, AXEMAN, way)


def push_strike(odds: Odds, s: State, left: int, favor: int) -> None:
    """Both sides strike with the dice as they lie; what changes nothing leads to the same round again (CF-1, CF-2)."""
    first = roll_left(odds, s, SWORDSMAN, LEFT_TO_LIE)
    second = roll_left(odds, s, SPEARMAN, LEFT_TO_LIE)
    third = roll_left(odds, s, AXEMAN, LEFT_TO_LIE)
    at = landing(odds, first, second, third, left, s.reacting) - s.reacting * MOST_LEFT * COUNTS
    cell = here_cell(odds, left, favor, odds.potential, odds.reaction, odds.healing)
    if at > 0:
        toll = 0
        after = left - at // COUNTS
        if at % COUNTS > 0:
            toll = toll_or_heal(odds, at % COUNTS, after, favor, odds.potential, odds.reaction, odds.healing)
        cell = cell_after(odds, toll, after, favor, odds.potential, odds.reaction, odds.healing)
    odds.mass[cell] = 1.0
