"""Every question: who is asked, which answers and runes are open, what an answer does, whether it must be asked.

This module finds out what is asked, and calls the module of that question: `town`, `sending`, `fights` or `runes`. Each
of them has the parts of its questions in five functions: list of answers, refusal, effect, necessity (whether it must
be asked) and window (which runes can be used instead).
"""

from meadhall.champions.core.numbers.board import ANY_TIME, NOBODY
from meadhall.champions.core.numbers.codes import DONE, USE, USE_END
from meadhall.champions.core.numbers.events import WAIVED
from meadhall.champions.core.numbers.limits import CHOOSING, NO_ASIDE
from meadhall.champions.core.numbers.reasons import NOT_ASKED, OPEN
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    ASSIGN,
    DEMAND_OFFER,
    DRAW_DESTINY,
    FIRST_IN_FIGHT,
    LAST_IN_TOWN,
    LAST_QUESTION,
    OUT_OF_TURN,
    RUNE_OFFER,
)
from meadhall.champions.core.questions.fights import (
    answer_in_fight,
    fight_answers,
    fight_window,
    must_ask_in_fight,
    refuse_fight_answer,
    refuse_fight_rune,
)
from meadhall.champions.core.questions.runes import (
    answer_aside,
    aside_answers,
    aside_asked,
    aside_window,
    must_ask_for_runes,
    refuse_aside_answer,
    use_rune,
)
from meadhall.champions.core.questions.sending import (
    answer_sending,
    refuse_sending_answer,
    sending_answers,
    sending_window,
)
from meadhall.champions.core.questions.town import (
    answer_in_town,
    must_ask_in_town,
    refuse_town_answer,
    town_answers,
    town_window,
)
from meadhall.champions.core.rules.assigning import is_demand_offered, settle_assigning
from meadhall.champions.core.rules.runes import can_use_rune, refuse_rune
from meadhall.champions.core.rules.sage import refuse_vision_rune
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def question(s: State, seat: int) -> int:
    """What the seat is asked now, as the number of a step; 0 if nothing. Nobody waits for an offer (CA-2, CN-1)."""
    if s.aside[seat] != NO_ASIDE:
        return aside_asked(s, seat)
    step = s.step[s.depth]
    if step == ASSIGN:
        if s.assigning[seat] == CHOOSING:
            return ASSIGN
        if is_demand_offered(s, seat):
            return DEMAND_OFFER
    elif s.whose[s.depth] == seat:
        return step if step <= LAST_QUESTION else 0
    return RUNE_OFFER if is_rune_offered(s, seat) else 0


def is_rune_offered(s: State, seat: int) -> bool:
    """Whether a seat that is not asked can use a rune now: whenever the seat that is asked could (CN-1).

    While warriors are assigned this is always so, because nobody sees how far the others are. In revision 1 runes were
    not offered.
    """
    if s.box.revision == 1 or s.depth == 0 or s.powers[seat] & ANY_TIME == 0:
        return False
    step = s.step[s.depth]
    if step != ASSIGN:
        asked = s.whose[s.depth]
        if s.aside[asked] != NO_ASIDE or window(s, asked, step) & ANY_TIME == 0:
            return False
    return can_use_rune(s, seat, ANY_TIME)


def next_seat(s: State) -> int:
    """The first seat that the game waits for, clockwise from the first player; NOBODY when it is over."""
    if s.depth == 0:
        return NOBODY
    if s.step[s.depth] != ASSIGN:
        return s.whose[s.depth]
    for turn in range(s.box.seats):
        seat = (s.first + turn) % s.box.seats
        if s.assigning[seat] == CHOOSING or s.aside[seat] != NO_ASIDE:
            return seat
    return NOBODY


def answers(s: State, seat: int, out: Answers) -> None:
    """List the codes of all answers open to the seat, ascending."""
    out.count = 0
    asked = question(s, seat)
    if asked <= LAST_IN_TOWN:
        town_answers(s, seat, asked, out)
    elif asked == ASSIGN or asked == DEMAND_OFFER:
        sending_answers(s, seat, asked, out)
    elif FIRST_IN_FIGHT <= asked <= LAST_QUESTION:
        fight_answers(s, seat, asked, out)
    else:
        aside_answers(s, seat, asked, out)
    if asked != ASSIGN and s.powers[seat] != 0 and s.powers[seat] & window(s, seat, asked) != 0:
        for rune in range(s.box.runes):
            if refuse_use(s, seat, asked, rune) == OPEN:
                out.add(USE + rune)


def refuse(s: State, seat: int, code: int) -> int:
    """Why an answer is closed to the seat, or OPEN."""
    asked = question(s, seat)
    if asked == 0:
        return NOT_ASKED
    if USE <= code < USE_END:
        return refuse_use(s, seat, asked, code - USE)
    if asked <= LAST_IN_TOWN:
        return refuse_town_answer(s, seat, asked, code)
    if asked == ASSIGN or asked == DEMAND_OFFER:
        return refuse_sending_answer(s, seat, asked, code)
    if FIRST_IN_FIGHT <= asked <= LAST_QUESTION:
        return refuse_fight_answer(s, seat, asked, code)
    return refuse_aside_answer(s, seat, asked, code)


def answer(s: State, chance: Chance, seat: int, code: int) -> None:
    """Carry out an open answer, without what follows from it."""
    if s.aside[seat] != NO_ASIDE:
        answer_aside(s, chance, seat, aside_asked(s, seat), code)
        return
    if USE <= code < USE_END:
        use_rune(s, chance, seat, code - USE)
        return
    step = s.step[s.depth]
    if step == ASSIGN:
        answer_sending(s, chance, seat, ASSIGN if s.assigning[seat] == CHOOSING else DEMAND_OFFER, code)
        return
    if code == DONE:
        chance.tell(WAIVED, EVERYBODY, seat, 0, 0, 0)
    if step <= LAST_IN_TOWN:
        answer_in_town(s, chance, seat, step, code)
    elif step == AFTERWARDS:
        answer_aside(s, chance, seat, step, code)
    else:
        answer_in_fight(s, chance, seat, step, code)


def must_ask(s: State, chance: Chance, step: int) -> bool:
    """Whether a question must be asked; if it has only one possible outcome, carry that out instead."""
    if step == ASSIGN:
        return settle_assigning(s, chance)
    seat = s.whose[s.depth]
    if s.aside[seat] != NO_ASIDE:
        return True
    if step <= LAST_IN_TOWN:
        return must_ask_in_town(s, chance, seat, step)
    if step == AFTERWARDS or step == OUT_OF_TURN:
        return must_ask_for_runes(s, seat, step)
    return must_ask_in_fight(s, chance, seat, step)


def window(s: State, seat: int, asked: int) -> int:
    """The powers of the runes that can be used at a question, as a bit mask (CN-1)."""
    if asked <= LAST_IN_TOWN:
        return town_window(asked)
    if asked == ASSIGN or asked == DEMAND_OFFER:
        return sending_window(s, seat, asked)
    if FIRST_IN_FIGHT <= asked <= LAST_QUESTION:
        return fight_window(s, asked)
    return aside_window(asked)


def refuse_use(s: State, seat: int, asked: int, rune: int) -> int:
    """Why the seat may not use a rune now (CN-1 to CN-11)."""
    if asked == DRAW_DESTINY:
        return refuse_vision_rune(s, seat, rune)
    if FIRST_IN_FIGHT <= asked <= LAST_QUESTION:
        return refuse_fight_rune(s, seat, asked, rune)
    return refuse_rune(s, seat, rune, window(s, seat, asked))
