"""How dice can lie, and the tables in which the odds of a fight are reckoned.

A *lay* is how some dice of one kind lie: so many of each face. The lays of up to eight dice are numbered, those with
fewer dice first; of dice that are to be rolled together, a lay with fewer has the rest still in the hand. A *spread* is
a lay of each kind. What matters is how many dice show what, never in which order they fell.
"""

from meadhall.champions.core.box import Box
from meadhall.champions.core.numbers.board import BLANK, DOUBLE, FACES, HIT, KINDS, SHIELD, SIDES
from meadhall.champions.core.rules.leaders import damage_by
from meadhall.kernel.core.strict import Real, Wide

MOST_SENT = 8  # CP-5
COUNTS = 9  # from 0 to 8
MOST_LAYS = 495  # of up to eight dice with four faces
MOST_SPREADS = 18375  # of up to 3, 3 and 2 dice, the most there are of eight in all
MOST_LEFT = 61  # defence and one more
MOST_FAVOR_COUNTED = 10
MOST_POTENTIAL = 3
MOST_LAYERS = 44  # favor from 0 to 10, potential from 0 to 3
MOST_CELLS = 262144  # 3, 3 and 2 warriors, defence 60, favor 10, one rune of each power
BANKS = 8  # of spreads: this favor and the one before, potential from 0 to 3
SLOTS = 32749  # remembered answers; a prime, so that they spread


class Odds:
    """What is known about the dice, one question with all that lies within it, and answers to earlier ones."""

    def __init__(self) -> None:
        # the dice, and the lays of each kind
        self.face = [-1] * (KINDS * SIDES)
        self.maiden = -1
        self.lays = [0] * (KINDS * COUNTS)  # how many lays have at most so many dice
        self.lay_at = [0] * (KINDS * 6561)  # by the count of each face
        self.lay_faces = [0] * (KINDS * MOST_LAYS * FACES)
        self.lay_more = [0] * (KINDS * MOST_LAYS * FACES)  # the lay with one more of a face
        self.lay_fewer = [0] * (KINDS * MOST_LAYS * FACES)  # with one fewer, or -1
        self.lay_bare = [0] * (KINDS * MOST_LAYS)  # without its blanks
        self.lay_hits = [0] * (KINDS * MOST_LAYS)
        self.lay_reacting = [0] * (KINDS * MOST_LAYS)  # hits if shields hit too
        self.lay_shields = [0] * (KINDS * MOST_LAYS)
        self.face_chance: list[Real] = [0.0] * (KINDS * FACES)
        self.lay_chance: list[Real] = [0.0] * (KINDS * MOST_LAYS)  # of falling so

        # the question: the most of everything
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
        self.mass: list[Real] = [0.0] * MOST_CELLS  # how likely it comes to that

        # one round of those who are here
        self.here = [0] * KINDS
        self.many = [0] * KINDS  # lays, all dice in the hand included
        self.full = [0] * KINDS  # the first lay with all dice on the table
        self.chosen = [-1] * 5  # damage left, favor and runes for which those who are here have their choices
        self.stand_won: list[Real] = [0.0] * (2 * MOST_LEFT * COUNTS)  # by reaction, hits and losses due
        self.stand_lost: list[Real] = [0.0] * (2 * MOST_LEFT * COUNTS)
        self.stand_mass: list[Real] = [0.0] * (2 * MOST_LEFT * COUNTS)
        self.spread_won: list[Real] = [0.0] * (BANKS * MOST_SPREADS)
        self.spread_lost: list[Real] = [0.0] * (BANKS * MOST_SPREADS)
        self.spread_mass: list[Real] = [0.0] * (BANKS * MOST_SPREADS)
        self.keep = [0] * (BANKS * MOST_SPREADS)  # the best part of a spread to keep
        self.choice = [0] * (MOST_LAYERS * MOST_SPREADS)
        self.idle = [0] * MOST_SPREADS  # spreads that change nothing
        self.idles = 0

        self.roll_won: Real = 0.0  # the worth of the dice that `advise` last looked at
        self.roll_lost: Real = 0.0

        # how it ends
        self.ending: list[Real] = [0.0] * (COUNTS * COUNTS * COUNTS)  # victory, by survivors
        self.defeat: Real = 0.0
        self.favor_kept: Real = 0.0

        # answers to earlier questions
        self.keys: list[Wide] = [0] * SLOTS
        self.known_won: list[Real] = [0.0] * SLOTS
        self.known_lost: list[Real] = [0.0] * SLOTS


def know_box(odds: Odds, box: Box) -> None:
    """Forget whatever was known of other dice."""
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
    """Number the lays of these dice."""
    know_box(odds, box)
    if odds.maiden != maiden:
        odds.maiden = maiden
        odds.attack = -1
        for kind in range(KINDS):
            know_faces(odds, kind)
            number_lays(odds, kind)


def know_faces(odds: Odds, kind: int) -> None:
    """How likely each face is."""
    for face in range(FACES):
        sides: Real = 0.0
        for side in range(SIDES):
            if odds.face[kind * SIDES + side] == face:
                sides += 1.0
        odds.face_chance[kind * FACES + face] = sides / SIDES


def can_show(odds: Odds, kind: int, face: int, count: int) -> bool:
    """Whether dice of a kind can show so many of a face."""
    return count == 0 or odds.face_chance[kind * FACES + face] > 0.0


def number_lays(odds: Odds, kind: int) -> None:
    """Number all lays of a kind, by how many dice they have."""
    lay = 0
    for dice in range(COUNTS):
        for blanks in range(dice + 1 if can_show(odds, kind, BLANK, 1) else 1):
            for hits in range(dice - blanks + 1 if can_show(odds, kind, HIT, 1) else 1):
                for doubles in range(dice - blanks - hits + 1 if can_show(odds, kind, DOUBLE, 1) else 1):
                    shields = dice - blanks - hits - doubles
                    if can_show(odds, kind, SHIELD, shields):
                        describe_lay(odds, kind, lay, blanks, hits, doubles, shields)
                        lay += 1
        odds.lays[kind * COUNTS + dice] = lay


def describe_lay(odds: Odds, kind: int, lay: int, blanks: int, hits: int, doubles: int, shields: int) -> None:
    """What a lay does, which lays lie next to it, and how likely its dice fall so."""
    at = lay_place(kind, blanks, hits, doubles, shields)
    odds.lay_at[at] = lay
    place = kind * MOST_LAYS + lay
    odds.lay_hits[place] = damage_by(kind, hits, doubles, odds.maiden == 1)
    odds.lay_reacting[place] = damage_by(kind, hits + shields, doubles, odds.maiden == 1)
    odds.lay_shields[place] = shields
    odds.lay_bare[place] = odds.lay_at[lay_place(kind, 0, hits, doubles, shields)]
    odds.lay_chance[place] = 0.0 if lay > 0 else 1.0
    link_lays(odds, kind, lay, BLANK, blanks, at - 729)
    link_lays(odds, kind, lay, HIT, hits, at - 81)
    link_lays(odds, kind, lay, DOUBLE, doubles, at - 9)
    link_lays(odds, kind, lay, SHIELD, shields, at - 1)


def lay_place(kind: int, blanks: int, hits: int, doubles: int, shields: int) -> int:
    """Where the number of a lay is noted."""
    return kind * 6561 + ((blanks * 9 + hits) * 9 + doubles) * 9 + shields


def link_lays(odds: Odds, kind: int, lay: int, face: int, count: int, before: int) -> None:
    """Link a lay with the one that has one fewer of a face, and take its part of the likelihood from there."""
    link = (kind * MOST_LAYS + lay) * FACES + face
    odds.lay_faces[link] = count
    odds.lay_fewer[link] = -1
    if count > 0:
        fewer = odds.lay_at[before]
        odds.lay_fewer[link] = fewer
        odds.lay_more[(kind * MOST_LAYS + fewer) * FACES + face] = lay
        part: Real = odds.face_chance[kind * FACES + face] * odds.lay_chance[kind * MOST_LAYS + fewer]
        odds.lay_chance[kind * MOST_LAYS + lay] += part
