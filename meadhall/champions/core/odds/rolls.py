"""The possible rolls of dice, and the arrays in which the odds of a fight are computed.

A *roll* is what some dice of one kind show: a count for each face. The rolls of up to eight dice are numbered, those
with fewer dice first. If more dice are to be rolled together, a roll with fewer has the rest still in the hand. A
*throw* is a roll of each kind. Only the counts matter, not the order in which dice fell.
"""

from meadhall.champions.core.box import Box
from meadhall.champions.core.numbers.board import BLANK, DOUBLE, FACES, HIT, KINDS, SHIELD, SIDES
from meadhall.champions.core.rules.leaders import damage_by
from meadhall.kernel.core.strict import Real, Wide

MOST_SENT = 8  # CP-5
COUNTS = 9  # from 0 to 8
MOST_ROLLS = 495  # of up to eight dice with four faces
MOST_THROWS = 18375  # of up to 3, 3 and 2 dice, the most there are of eight in all
MOST_LEFT = 61  # defence and one more
MOST_FAVOR_COUNTED = 10
MOST_POTENTIAL = 3
MOST_LAYERS = 44  # favor from 0 to 10, potential from 0 to 3
MOST_CELLS = 262144  # 3, 3 and 2 warriors, defence 60, favor 10, one rune of each power
BANKS = 8  # of throws: for this favor and for one less, potential from 0 to 3
SLOTS = 32749  # of the cache; a prime number, so that keys spread evenly


class Odds:
    """Everything about the dice, one fight with all stages that follow from it, and a cache of earlier fights."""

    def __init__(self) -> None:
        # the dice, and the rolls of each kind
        self.face = [-1] * (KINDS * SIDES)
        self.maiden = -1
        self.rolls = [0] * (KINDS * COUNTS)  # the number of rolls with at most so many dice
        self.roll_at = [0] * (KINDS * 6561)  # by the count of each face
        self.roll_faces = [0] * (KINDS * MOST_ROLLS * FACES)
        self.roll_more = [0] * (KINDS * MOST_ROLLS * FACES)  # the roll with one more of a face
        self.roll_fewer = [0] * (KINDS * MOST_ROLLS * FACES)  # with one fewer, or -1
        self.roll_bare = [0] * (KINDS * MOST_ROLLS)  # without its blanks
        self.roll_hits = [0] * (KINDS * MOST_ROLLS)
        self.roll_reacting = [0] * (KINDS * MOST_ROLLS)  # hits if shields hit too
        self.roll_shields = [0] * (KINDS * MOST_ROLLS)
        self.face_chance: list[Real] = [0.0] * (KINDS * FACES)
        self.roll_chance: list[Real] = [0.0] * (KINDS * MOST_ROLLS)  # the probability of the roll

        # the fight: the most of everything
        self.attack = -1
        self.left = 0
        self.sent = [0] * KINDS
        self.favor = 0
        self.potential = 0
        self.reaction = 0
        self.healing = 0

        # by who is left, damage still to do, favor and runes
        self.won: list[Real] = [0.0] * MOST_CELLS
        self.lost: list[Real] = [0.0] * MOST_CELLS
        self.mass: list[Real] = [0.0] * MOST_CELLS  # the probability of that stage

        # one round of the current group
        self.here = [0] * KINDS
        self.many = [0] * KINDS  # the number of rolls, with all dice in the hand included
        self.full = [0] * KINDS  # the first roll with all dice on the table
        self.chosen = [-1] * 5  # damage left, favor and runes for which the current group's round is planned
        self.stand_won: list[Real] = [0.0] * (2 * MOST_LEFT * COUNTS)  # by reaction, hits and losses due
        self.stand_lost: list[Real] = [0.0] * (2 * MOST_LEFT * COUNTS)
        self.stand_mass: list[Real] = [0.0] * (2 * MOST_LEFT * COUNTS)
        self.throw_won: list[Real] = [0.0] * (BANKS * MOST_THROWS)
        self.throw_lost: list[Real] = [0.0] * (BANKS * MOST_THROWS)
        self.throw_mass: list[Real] = [0.0] * (BANKS * MOST_THROWS)
        self.keep = [0] * (BANKS * MOST_THROWS)  # the best part of a throw to keep
        self.plan = [0] * (MOST_LAYERS * MOST_THROWS)
        self.idle = [0] * MOST_THROWS  # the throws that change nothing
        self.idles = 0

        self.shown_won: Real = 0.0  # the odds with the dice that `advise` last looked at
        self.shown_lost: Real = 0.0

        # the distribution of endings
        self.ending: list[Real] = [0.0] * (COUNTS * COUNTS * COUNTS)  # victory, by survivors
        self.defeat: Real = 0.0
        self.favor_kept: Real = 0.0

        # the cache
        self.keys: list[Wide] = [0] * SLOTS
        self.known_won: list[Real] = [0.0] * SLOTS
        self.known_lost: list[Real] = [0.0] * SLOTS


def know_box(odds: Odds, box: Box) -> None:
    """Forget everything about other dice."""
    changed = 0
    for side in range(KINDS * SIDES):
        if odds.face[side] != box.face[side]:
            odds.face[side] = box.face[side]
            changed = 1
    if changed == 1:
        odds.maiden = -1
        for slot in range(SLOTS):
            odds.keys[slot] = 0


def know_dice(odds: Odds, box: Box, maiden: int) -> None:
    """Number the rolls of these dice."""
    know_box(odds, box)
    if odds.maiden != maiden:
        odds.maiden = maiden
        odds.attack = -1
        for kind in range(KINDS):
            know_faces(odds, kind)
            number_rolls(odds, kind)


def know_faces(odds: Odds, kind: int) -> None:
    """The probability of each face."""
    for face in range(FACES):
        sides: Real = 0.0
        for side in range(SIDES):
            if odds.face[kind * SIDES + side] == face:
                sides += 1.0
        odds.face_chance[kind * FACES + face] = sides / SIDES


def can_show(odds: Odds, kind: int, face: int, count: int) -> bool:
    """Whether dice of a kind can show so many of a face."""
    return count == 0 or odds.face_chance[kind * FACES + face] > 0.0


def number_rolls(odds: Odds, kind: int) -> None:
    """Number all rolls of a kind, by how many dice they have."""
    roll = 0
    for dice in range(COUNTS):
        for blanks in range(dice + 1 if can_show(odds, kind, BLANK, 1) else 1):
            for hits in range(dice - blanks + 1 if can_show(odds, kind, HIT, 1) else 1):
                for doubles in range(dice - blanks - hits + 1 if can_show(odds, kind, DOUBLE, 1) else 1):
                    shields = dice - blanks - hits - doubles
                    if can_show(odds, kind, SHIELD, shields):
                        describe_roll(odds, kind, roll, blanks, hits, doubles, shields)
                        roll += 1
        odds.rolls[kind * COUNTS + dice] = roll


def describe_roll(odds: Odds, kind: int, roll: int, blanks: int, hits: int, doubles: int, shields: int) -> None:
    """What a roll does, which rolls differ from it by one die, and its probability."""
    at = roll_place(kind, blanks, hits, doubles, shields)
    odds.roll_at[at] = roll
    place = kind * MOST_ROLLS + roll
    odds.roll_hits[place] = damage_by(kind, hits, doubles, odds.maiden == 1)
    odds.roll_reacting[place] = damage_by(kind, hits + shields, doubles, odds.maiden == 1)
    odds.roll_shields[place] = shields
    odds.roll_bare[place] = odds.roll_at[roll_place(kind, 0, hits, doubles, shields)]
    odds.roll_chance[place] = 0.0 if roll > 0 else 1.0
    link_rolls(odds, kind, roll, BLANK, blanks, at - 729)
    link_rolls(odds, kind, roll, HIT, hits, at - 81)
    link_rolls(odds, kind, roll, DOUBLE, doubles, at - 9)
    link_rolls(odds, kind, roll, SHIELD, shields, at - 1)


def roll_place(kind: int, blanks: int, hits: int, doubles: int, shields: int) -> int:
    """The index of a roll's number in `roll_at`."""
    return kind * 6561 + ((blanks * 9 + hits) * 9 + doubles) * 9 + shields


def link_rolls(odds: Odds, kind: int, roll: int, face: int, count: int, before: int) -> None:
    """Link a roll with the one that has one fewer of a face, and multiply its probability from there."""
    link = (kind * MOST_ROLLS + roll) * FACES + face
    odds.roll_faces[link] = count
    odds.roll_fewer[link] = -1
    if count > 0:
        fewer = odds.roll_at[before]
        odds.roll_fewer[link] = fewer
        odds.roll_more[(kind * MOST_ROLLS + fewer) * FACES + face] = roll
        part: Real = odds.face_chance[kind * FACES + face] * odds.roll_chance[kind * MOST_ROLLS + fewer]
        odds.roll_chance[kind * MOST_ROLLS + roll] += part
