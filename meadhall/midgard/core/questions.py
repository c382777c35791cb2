"""Who is asked what, and which answers are open (design: legality is written once, in the chapters' refusals)."""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.numbers.board import CHOICES, NOBODY, NOTHING
from meadhall.midgard.core.numbers.codes import (
    DONE,
    KEEP,
    KEEP_END,
    MOVE_TO,
    MOVE_TO_END,
    PICK_CHIEFTAIN,
    PICK_FROM_END,
    PLAY,
    PLAY_END,
    STAY,
    STRIKE,
    STRIKE_END,
    TAKE_TOKEN,
    TAKE_TOKEN_END,
)
from meadhall.midgard.core.numbers.reasons import NOT_ASKED, OPEN
from meadhall.midgard.core.numbers.steps import (
    CHOOSE_GOAL,
    CHOOSE_HORDE,
    CHOOSE_RUIN,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    KEEP_CARD,
    LAST_QUESTION,
    MUSTER_WARRIORS,
    PICK_VIKING,
    PLAY_CARD,
)
from meadhall.midgard.core.rules.action_phase import play_answers, refuse_play
from meadhall.midgard.core.rules.drafting import keep_answers, refuse_keep
from meadhall.midgard.core.rules.gold import muster_answers, refuse_muster, refuse_ruin, ruin_answers
from meadhall.midgard.core.rules.moving import (
    area_chosen,
    goal_answers,
    is_up_to,
    pick_answers,
    refuse_move,
    refuse_pick,
    refuse_stay,
)
from meadhall.midgard.core.rules.scoring import refuse_token, token_answers
from meadhall.midgard.core.rules.silver import horde_answers, refuse_horde, refuse_victim, victim_answers
from meadhall.midgard.core.state import State


def question(s: State, seat: int) -> int:
    """What the seat is asked now, as a step's number; 0 if nothing. In a draft all who have not kept yet are asked."""
    step = s.step[s.depth]
    if step == KEEP_CARD:
        return KEEP_CARD if s.keeping[seat] == NOTHING else 0
    return step if s.whose[s.depth] == seat and 0 < step <= LAST_QUESTION else 0


def next_seat(s: State) -> int:
    """The first seat that the game waits for; NOBODY when it is over."""
    if s.depth == 0:
        return NOBODY
    if s.step[s.depth] != KEEP_CARD:
        return s.whose[s.depth]
    for seat in range(s.box.seats):
        if s.keeping[seat] == NOTHING:
            return seat
    return NOBODY


def answers(s: State, seat: int, out: Answers) -> None:
    """Every answer open to the seat, by code, ascending."""
    out.count = 0
    asked = question(s, seat)
    if asked == KEEP_CARD:
        keep_answers(s, seat, out)
    elif asked == PLAY_CARD:
        play_answers(s, seat, out)
    elif asked == PICK_VIKING:
        pick_answers(s, seat, out)
    elif asked == CHOOSE_GOAL:
        goal_answers(s, seat, out)
    elif asked == CHOOSE_VICTIM:
        victim_answers(s, seat, out)
    elif asked == CHOOSE_HORDE:
        horde_answers(s, out)
    elif asked == CHOOSE_RUIN:
        ruin_answers(s, out)
    elif asked == MUSTER_WARRIORS:
        muster_answers(s, out)
    elif asked == CHOOSE_TOKENS:
        token_answers(s, out)


def refuse(s: State, seat: int, code: int) -> int:
    """Why an answer is closed to the seat, or OPEN."""
    asked = question(s, seat)
    if code == DONE:
        return OPEN if asked == MUSTER_WARRIORS or (asked == PICK_VIKING and is_up_to(s)) else NOT_ASKED
    if asked == KEEP_CARD and KEEP <= code < KEEP_END:
        return refuse_keep(s, seat, code - KEEP)
    if asked == PLAY_CARD and PLAY <= code < PLAY_END:
        return refuse_play(s, seat, code - PLAY)
    if asked == PICK_VIKING and PICK_CHIEFTAIN <= code < PICK_FROM_END:
        return refuse_pick(s, seat, code)
    if asked == PICK_VIKING and code == STAY:
        return refuse_stay(s, seat)
    if asked == CHOOSE_GOAL and MOVE_TO <= code < MOVE_TO_END:
        return refuse_move(s, seat, s.what[s.depth], code - MOVE_TO)
    if asked == CHOOSE_VICTIM and STRIKE <= code < STRIKE_END:
        return refuse_victim(s, seat, code - STRIKE)
    if area_chosen(code) < CHOICES:
        return refuse_area(s, asked, area_chosen(code))
    if asked == CHOOSE_TOKENS and TAKE_TOKEN <= code < TAKE_TOKEN_END:
        return refuse_token(s, code - TAKE_TOKEN)
    return NOT_ASKED


def refuse_area(s: State, asked: int, area: int) -> int:
    """An area chosen for a horde, for destruction, or for a new warrior."""
    if asked == CHOOSE_HORDE:
        return refuse_horde(s, area)
    if asked == CHOOSE_RUIN:
        return refuse_ruin(s, area)
    if asked == MUSTER_WARRIORS:
        return refuse_muster(s, area)
    return NOT_ASKED
