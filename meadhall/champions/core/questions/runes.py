"""The questions of runes: those for any time after an outcome, and what gifts and success ask (CN-1, CN-2, CN-5).

What a rune does, whatever the question it is used at, is here too.
"""

from meadhall.champions.core.numbers.board import ANY_TIME, GLORY, HEALING, JOURNEY, POTENTIAL, REACTION, TRUE_VISION
from meadhall.champions.core.numbers.codes import DONE, REVEAL, REVEAL_END, TAKE, TAKE_END
from meadhall.champions.core.numbers.limits import CHOOSING, CHOOSING_GIFTS, NO_ASIDE, WAITING
from meadhall.champions.core.numbers.reasons import NOT_ASKED, OPEN
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    ASSIGN,
    GIFTS_ASIDE,
    OUT_OF_TURN,
    RUNE_OFFER,
    SUCCESS_ASIDE,
)
from meadhall.champions.core.rules.dice import reroll_blanks
from meadhall.champions.core.rules.fighting import heal, win_more_glory
from meadhall.champions.core.rules.runes import (
    can_use_rune,
    gift_answers,
    refuse_gift,
    refuse_reveal,
    reveal_answers,
    reveal_destiny,
    spend_rune,
    take_gift,
)
from meadhall.champions.core.rules.sage import draw_more
from meadhall.champions.core.rules.voyage import change_journey
from meadhall.champions.core.state import State
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import Chance


def aside_asked(s: State, seat: int) -> int:
    """The question that a rune just used asks its owner, before anything else."""
    return GIFTS_ASIDE if s.aside[seat] == CHOOSING_GIFTS else SUCCESS_ASIDE


def aside_answers(s: State, seat: int, asked: int, out: Answers) -> None:
    """List the answers to a question; an offer of runes has no others."""
    if asked == AFTERWARDS:
        out.add(DONE)
    elif asked == GIFTS_ASIDE:
        gift_answers(s, seat, out)
    elif asked == SUCCESS_ASIDE:
        reveal_answers(s, seat, out)


def refuse_aside_answer(s: State, seat: int, asked: int, code: int) -> int:
    """Why an answer to a question is closed, or OPEN."""
    if asked == AFTERWARDS and code == DONE:
        return OPEN
    if asked == GIFTS_ASIDE and TAKE <= code < TAKE_END:
        return refuse_gift(s, seat, code - TAKE)
    if asked == SUCCESS_ASIDE and REVEAL <= code < REVEAL_END:
        return refuse_reveal(s, seat, code - REVEAL)
    return NOT_ASKED


def answer_aside(s: State, chance: Chance, seat: int, asked: int, code: int) -> None:
    """Carry out an answer to a question."""
    if asked == GIFTS_ASIDE and TAKE <= code < TAKE_END:
        take_gift(s, chance, seat, code - TAKE)
    elif asked == SUCCESS_ASIDE and REVEAL <= code < REVEAL_END:
        reveal_destiny(s, chance, seat, code - REVEAL)
    elif asked == AFTERWARDS and code == DONE:
        settle(s)


def must_ask_for_runes(s: State, seat: int, asked: int) -> bool:
    """Whether there is a rune to use; a question of a rune used out of turn is already answered."""
    if asked == AFTERWARDS and can_use_rune(s, seat, ANY_TIME):
        return True
    settle(s)
    return False


def aside_window(asked: int) -> int:
    """Runes for any time can be used between two other questions, but not during a rune's own question (CN-1)."""
    return ANY_TIME if asked == AFTERWARDS or asked == RUNE_OFFER else 0


def use_rune(s: State, chance: Chance, seat: int, rune: int) -> None:
    """Use a rune; those with a window of their own take effect there (CN-6 to CN-11)."""
    power = spend_rune(s, chance, seat, rune)
    if s.step[s.depth] == ASSIGN:
        if s.assigning[seat] == CHOOSING:
            s.assigning[seat] = WAITING  # the rune may have changed whether there is anything to assign
            s.more[s.depth] = 1
    elif s.whose[s.depth] != seat and s.aside[seat] != NO_ASIDE:
        owe(s, OUT_OF_TURN, seat, 0, 0)
    if power == POTENTIAL:
        reroll_blanks(s, chance, seat)
    elif power == REACTION:
        s.reacting = 1
    elif power == HEALING:
        heal(s, chance, seat)
    elif power == GLORY:
        win_more_glory(s, chance, seat)
    elif power == JOURNEY:
        change_journey(s, chance, seat)
    elif power == TRUE_VISION:
        draw_more(s)
