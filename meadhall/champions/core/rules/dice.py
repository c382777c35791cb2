"""Rolling and rerolling, in hunts and fights alike: favor, potential, reaction (CF-1, CF-7, CN-6, CN-7, E-11)."""

from meadhall.champions.core.numbers.board import (
    ANY_TIME,
    BLANK,
    FACES,
    KINDS,
    POTENTIAL,
    REACTION,
    SHIELD,
    SIDES,
)
from meadhall.champions.core.numbers.codes import PICK
from meadhall.champions.core.numbers.events import DIE_PICKED, DIE_ROLLED, ROLL_SWORDSMAN
from meadhall.champions.core.numbers.reasons import NO_EFFECT, NO_FAVOR, NO_SUCH_DIE, OPEN, OUT_OF_ORDER
from meadhall.champions.core.numbers.steps import PICK_DICE
from meadhall.champions.core.rules.leaders import spend_favor
from meadhall.champions.core.rules.runes import refuse_rune
from meadhall.champions.core.state import State
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance

FOR_A_ROLL = 1 << POTENTIAL | 1 << REACTION
ROLL_WINDOW = ANY_TIME | FOR_A_ROLL


def clear_dice(s: State) -> None:
    """Remove all dice from the table."""
    for i in range(KINDS * FACES):
        s.shown[i] = 0
        s.picked[i] = 0
    s.reacting = 0


def roll(s: State, chance: Chance, seat: int, kind: int, count: int) -> None:
    """Roll dice of a kind onto the table."""
    for _ in range(count):
        face = s.box.face[kind * SIDES + chance.pick(ROLL_SWORDSMAN + kind, SIDES)]
        s.shown[kind * FACES + face] += 1
        chance.tell(DIE_ROLLED, EVERYBODY, seat, kind, face, 0)


def dice_shown(s: State) -> int:
    """Dice on the table."""
    total = 0
    for i in range(KINDS * FACES):
        total += s.shown[i]
    return total


def shields_shown(s: State) -> int:
    """Shields on the dice."""
    return s.shown[SHIELD] + s.shown[FACES + SHIELD] + s.shown[2 * FACES + SHIELD]


def blanks_shown(s: State) -> int:
    """Blanks on the dice."""
    return s.shown[BLANK] + s.shown[FACES + BLANK] + s.shown[2 * FACES + BLANK]


def refuse_pick(s: State, seat: int, die: int) -> int:
    """Dice are picked in order, and one favor is needed to roll them (CF-1)."""
    if PICK + die < s.chain:
        return OUT_OF_ORDER
    if s.favor[seat] == 0:
        return NO_FAVOR
    return NO_SUCH_DIE if s.shown[die] == s.picked[die] else OPEN


def pick_answers(s: State, seat: int, out: Answers) -> None:
    """The dice that can be picked next, by kind and face."""
    for die in range(KINDS * FACES):
        if s.shown[die] != s.picked[die] and refuse_pick(s, seat, die) == OPEN:
            out.add(PICK + die)


def pick_die(s: State, chance: Chance, seat: int, die: int) -> None:
    """Pick one die to be rerolled."""
    if s.chain == 0:
        owe(s, PICK_DICE, seat, 0, 0)
    s.chain = PICK + die
    s.picked[die] += 1
    chance.tell(DIE_PICKED, EVERYBODY, seat, die // FACES, die % FACES, 0)


def reroll_picked(s: State, chance: Chance, seat: int) -> None:
    """Pay one favor and roll the picked dice again (CF-1)."""
    settle(s)
    s.chain = 0
    spend_favor(s, chance, seat)
    for kind in range(KINDS):
        count = 0
        for face in range(FACES):
            die = kind * FACES + face
            count += s.picked[die]
            s.shown[die] -= s.picked[die]
            s.picked[die] = 0
        roll(s, chance, seat, kind, count)


def reroll_blanks(s: State, chance: Chance, seat: int) -> None:
    """Potential rolls every blank once more (CN-6)."""
    for kind in range(KINDS):
        count = s.shown[kind * FACES + BLANK]
        s.shown[kind * FACES + BLANK] = 0
        roll(s, chance, seat, kind, count)


def refuse_roll_rune(s: State, seat: int, rune: int) -> int:
    """Potential needs a blank, and reaction works once a roll (CN-6, CN-7)."""
    refusal = refuse_rune(s, seat, rune, ROLL_WINDOW)
    if refusal == OPEN:
        power = s.box.rune_power[rune]
        if power == POTENTIAL and blanks_shown(s) == 0:
            return NO_EFFECT
        if power == REACTION and s.reacting == 1:
            return NO_EFFECT
    return refusal
