"""How a game of Midgard runs: what an answer does, and what then happens by itself until somebody must be asked.

The chapters never call each other: the agenda says what comes next.
"""

from meadhall.kernel.core.agenda import settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, MOST_STEPS_AN_ANSWER, PLAYING_ON, RUNNING_ON
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import (
    ATTACK,
    CHOICES,
    DESTROY,
    DRAW,
    HORDE,
    INVADE,
    MUSTER,
    NOBODY,
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
from meadhall.midgard.core.numbers.steps import (
    CHOOSE_GOAL,
    CHOOSE_HORDE,
    CHOOSE_RUIN,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    DEAL,
    DOOM,
    END,
    KEEP_CARD,
    LAST_QUESTION,
    MUSTER_WARRIORS,
    NEXT_CARD,
    PICK_VIKING,
    PLAY_CARD,
    RAGNAROK,
    SCORE_HEAVENS,
    SCORE_KINGDOMS,
    SHOW_GOLD,
)
from meadhall.midgard.core.questions import answers, next_seat
from meadhall.midgard.core.rules.action_phase import next_card, show_card, show_gold
from meadhall.midgard.core.rules.bronze import invade, reinforce
from meadhall.midgard.core.rules.drafting import deal, keep_card, settle_draft
from meadhall.midgard.core.rules.gold import (
    ask_ruin,
    can_muster,
    destroy,
    draw_more,
    late_musters,
    muster,
    place_warrior,
)
from meadhall.midgard.core.rules.moving import (
    area_chosen,
    can_move,
    choose_goal,
    late_picks,
    owe_moves,
    pick_viking,
    stay,
)
from meadhall.midgard.core.rules.scoring import (
    choose_token,
    end,
    ragnarok,
    score_heavens,
    score_kingdom,
    score_kingdoms,
    take_tokens,
)
from meadhall.midgard.core.rules.setup import begin, doom
from meadhall.midgard.core.rules.silver import choose_horde, gather_horde, only_victim, strike
from meadhall.midgard.core.state import State


def start(s: State, chance: Chance) -> None:
    """Set up a fresh state and run to the first question."""
    begin(s, chance)
    advance(s, chance)


def step_on(s: State, seat: int, code: int, chance: Chance) -> None:
    """Carry out an answer known to be open, and run on to the next question."""
    answer(s, chance, seat, code)
    advance(s, chance)


def answer(s: State, chance: Chance, seat: int, code: int) -> None:
    """What an answer does by itself."""
    step = s.step[s.depth]
    if step == KEEP_CARD and KEEP <= code < KEEP_END:
        keep_card(s, chance, seat, code - KEEP)
    elif step == PLAY_CARD and PLAY <= code < PLAY_END:
        show_card(s, chance, seat, code - PLAY)
        carry_out(s, chance, seat)
    elif code == DONE:
        settle(s)
        chance.tell(WAIVED, EVERYBODY, seat, 0, 0, 0)
    elif step == PICK_VIKING and PICK_CHIEFTAIN <= code < PICK_FROM_END:
        pick_viking(s, chance, seat, code)
    elif step == PICK_VIKING and code == STAY:
        stay(s, chance, seat)
    elif step == CHOOSE_GOAL and MOVE_TO <= code < MOVE_TO_END:
        choose_goal(s, chance, seat, code - MOVE_TO)
    elif step == CHOOSE_VICTIM and STRIKE <= code < STRIKE_END:
        strike(s, chance, seat, code - STRIKE)
    elif step == CHOOSE_HORDE and area_chosen(code) < CHOICES:
        choose_horde(s, chance, seat, area_chosen(code))
    elif step == CHOOSE_RUIN and area_chosen(code) < CHOICES:
        destroy(s, chance, seat, area_chosen(code))
    elif step == MUSTER_WARRIORS and area_chosen(code) < CHOICES:
        place_warrior(s, chance, seat, area_chosen(code))
    elif step == CHOOSE_TOKENS and TAKE_TOKEN <= code < TAKE_TOKEN_END:
        choose_token(s, chance, seat, code - TAKE_TOKEN)


def carry_out(s: State, chance: Chance, seat: int) -> None:
    """What the card just played does (MB, MX, MG)."""
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


def advance(s: State, chance: Chance) -> None:
    """Run what runs by itself, until a seat must be asked or the game is over."""
    for _ in range(MOST_STEPS_AN_ANSWER):
        if s.depth == 0:
            return
        step = s.step[s.depth]
        if step > LAST_QUESTION:
            run(s, chance, step)
        elif must_ask(s, chance, step):
            return
    chance.get_stuck(RUNNING_ON)


def must_ask(s: State, chance: Chance, step: int) -> bool:
    """Whether a question has more than one way on; if not, go that way."""
    seat = s.whose[s.depth]
    if step == KEEP_CARD:
        return settle_draft(s, chance)
    if step == PICK_VIKING:
        return can_move(s, seat) or lapsed(s, chance, seat, late_picks(s, seat))
    if step == MUSTER_WARRIORS:
        return can_muster(s) or lapsed(s, chance, seat, late_musters(s))
    if step == CHOOSE_VICTIM:
        other = only_victim(s, seat)
        if other >= 0 and s.box.patient == 0:
            strike(s, chance, seat, other)
            return False
    return True


def lapsed(s: State, chance: Chance, seat: int, late: int) -> bool:
    """What cannot be done lapses (MA-3); how much of it came too late is told (MA-5)."""
    settle(s)
    chance.tell(CARD_LAPSED, EVERYBODY, seat, s.card, late, 0)
    return False


def run(s: State, chance: Chance, step: int) -> None:
    """Carry out a step that asks nobody."""
    if step == NEXT_CARD:
        next_card(s)
    elif step == DOOM:
        doom(s, chance)
    elif step == DEAL:
        deal(s, chance)
    elif step == SHOW_GOLD:
        show_gold(s, chance)
    elif step == SCORE_KINGDOMS:
        score_kingdoms(s, chance)
    elif step == SCORE_HEAVENS:
        score_heavens(s, chance)
    elif step == RAGNAROK:
        ragnarok(s, chance)
    elif step == END:
        end(s, chance)


def play_out(s: State, chance: Chance, out: Answers) -> int:
    """Answer at random to the end; how many answers that took."""
    for count in range(MOST_ANSWERS_A_GAME):
        if s.depth == 0 or chance.stuck != 0:
            return count
        seat = s.whose[s.depth]
        if seat == NOBODY:
            seat = next_seat(s)
        answers(s, seat, out)
        answer(s, chance, seat, out.codes[chance.any_of(out.count)])
        advance(s, chance)
    chance.get_stuck(PLAYING_ON)
    return MOST_ANSWERS_A_GAME
