"""Every question: who is asked, which answers are open, what an answer does, whether it must be asked.

Each of these parts is a function, and all functions list the questions in the same order.
"""

from meadhall.kernel.core.agenda import settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import (
    ATTACK,
    CHOOSABLE,
    DESTROY,
    DRAW,
    HORDE,
    INVADE,
    MUSTER,
    NOBODY,
    NOTHING,
    REINFORCE,
    SCORE,
    TOKEN,
)
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
from meadhall.midgard.core.numbers.events import CARD_LAPSED, WAIVED
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
from meadhall.midgard.core.rules.action_phase import play_answers, refuse_play, show_card
from meadhall.midgard.core.rules.bronze import invade, reinforce
from meadhall.midgard.core.rules.drafting import keep_answers, keep_card, refuse_keep, settle_draft
from meadhall.midgard.core.rules.gold import (
    ask_ruin,
    can_muster,
    destroy,
    draw_more,
    late_musters,
    muster,
    muster_answers,
    place_warrior,
    refuse_muster,
    refuse_ruin,
    ruin_answers,
)
from meadhall.midgard.core.rules.moving import (
    area_chosen,
    can_move,
    choose_goal,
    goal_answers,
    is_up_to,
    late_picks,
    owe_moves,
    pick_answers,
    pick_viking,
    refuse_move,
    refuse_pick,
    refuse_stay,
    stay,
)
from meadhall.midgard.core.rules.scoring import choose_token, refuse_token, score_kingdom, take_tokens, token_answers
from meadhall.midgard.core.rules.silver import (
    choose_horde,
    gather_horde,
    horde_answers,
    only_victim,
    refuse_horde,
    refuse_victim,
    strike,
    victim_answers,
)
from meadhall.midgard.core.state import State


def question(s: State, seat: int) -> int:
    """What the seat is asked now, as the number of a step; 0 if nothing. A draft asks all who have not kept a card."""
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
    """List the codes of all answers open to the seat, ascending."""
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
    if asked == KEEP_CARD and KEEP <= code < KEEP_END:
        return refuse_keep(s, seat, code - KEEP)
    if asked == PLAY_CARD and PLAY <= code < PLAY_END:
        return refuse_play(s, seat, code - PLAY)
    if asked == PICK_VIKING and code == DONE:
        return OPEN if is_up_to(s) else NOT_ASKED
    if asked == PICK_VIKING and PICK_CHIEFTAIN <= code < PICK_FROM_END:
        return refuse_pick(s, seat, code)
    if asked == PICK_VIKING and code == STAY:
        return refuse_stay(s, seat)
    if asked == CHOOSE_GOAL and MOVE_TO <= code < MOVE_TO_END:
        return refuse_move(s, seat, s.what[s.depth], code - MOVE_TO)
    if asked == CHOOSE_VICTIM and STRIKE <= code < STRIKE_END:
        return refuse_victim(s, seat, code - STRIKE)
    if asked == CHOOSE_HORDE and area_chosen(code) < CHOOSABLE:
        return refuse_horde(s, area_chosen(code))
    if asked == CHOOSE_RUIN and area_chosen(code) < CHOOSABLE:
        return refuse_ruin(s, area_chosen(code))
    if asked == MUSTER_WARRIORS and code == DONE:
        return OPEN
    if asked == MUSTER_WARRIORS and area_chosen(code) < CHOOSABLE:
        return refuse_muster(s, area_chosen(code))
    if asked == CHOOSE_TOKENS and TAKE_TOKEN <= code < TAKE_TOKEN_END:
        return refuse_token(s, code - TAKE_TOKEN)
    return NOT_ASKED


def answer(s: State, chance: Chance, seat: int, code: int) -> None:
    """Carry out an open answer, without what follows from it."""
    asked = s.step[s.depth]
    if asked == KEEP_CARD and KEEP <= code < KEEP_END:
        keep_card(s, chance, seat, code - KEEP)
    elif asked == PLAY_CARD and PLAY <= code < PLAY_END:
        show_card(s, chance, seat, code - PLAY)
        carry_out(s, chance, seat)
    elif (asked == PICK_VIKING or asked == MUSTER_WARRIORS) and code == DONE:
        settle(s)
        chance.tell(WAIVED, EVERYBODY, seat, 0, 0, 0)
    elif asked == PICK_VIKING and PICK_CHIEFTAIN <= code < PICK_FROM_END:
        pick_viking(s, chance, seat, code)
    elif asked == PICK_VIKING and code == STAY:
        stay(s, chance, seat)
    elif asked == CHOOSE_GOAL and MOVE_TO <= code < MOVE_TO_END:
        choose_goal(s, chance, seat, code - MOVE_TO)
    elif asked == CHOOSE_VICTIM and STRIKE <= code < STRIKE_END:
        strike(s, chance, seat, code - STRIKE)
    elif asked == CHOOSE_HORDE and area_chosen(code) < CHOOSABLE:
        choose_horde(s, chance, seat, area_chosen(code))
    elif asked == CHOOSE_RUIN and area_chosen(code) < CHOOSABLE:
        destroy(s, chance, seat, area_chosen(code))
    elif asked == MUSTER_WARRIORS and area_chosen(code) < CHOOSABLE:
        place_warrior(s, chance, seat, area_chosen(code))
    elif asked == CHOOSE_TOKENS and TAKE_TOKEN <= code < TAKE_TOKEN_END:
        choose_token(s, chance, seat, code - TAKE_TOKEN)


def must_ask(s: State, chance: Chance, asked: int) -> bool:
    """Whether a question must be asked; if not, carry out what is forced. Questions not named are always asked."""
    seat = s.whose[s.depth]
    if asked == KEEP_CARD:
        return settle_draft(s, chance)
    if asked == PICK_VIKING:
        return can_move(s, seat) or lapsed(s, chance, seat, late_picks(s, seat))
    if asked == MUSTER_WARRIORS:
        return can_muster(s) or lapsed(s, chance, seat, late_musters(s))
    if asked == CHOOSE_VICTIM:
        other = only_victim(s, seat)
        if other >= 0 and s.box.patient == 0:
            strike(s, chance, seat, other)
            return False
    return True


def lapsed(s: State, chance: Chance, seat: int, late: int) -> bool:
    """What cannot be done lapses (MA-3); the event says how much was only too late (MA-5)."""
    settle(s)
    chance.tell(CARD_LAPSED, EVERYBODY, seat, s.card, late, 0)
    return False


def carry_out(s: State, chance: Chance, seat: int) -> None:
    """Carry out the card just played (MB, MX, MG)."""
    effect = s.box.card_effect[s.card]
    if effect == INVADE:
        invade(s, seat)
    elif effect == REINFORCE:
        reinforce(s, chance, seat)
    elif effect == ATTACK:
        owe_moves(s, seat, 1)
    elif effect == HORDE:
        gather_horde(s, seat)
    elif effect == SCORE:
        score_kingdom(s, chance, s.box.card_kingdom[s.card])
    elif effect == TOKEN:
        take_tokens(s, chance, seat, s.box.card_kingdom[s.card], 1)
    elif effect == DRAW:
        draw_more(s, chance, seat)
    elif effect == DESTROY:
        ask_ruin(s, seat)
    elif effect == MUSTER:
        muster(s, chance, seat)
