"""The weight of each open answer: the policy of the bot karl, and the prior of the searching bots."""

from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    ASSIGN,
    BEG,
    CHOOSE_SHORE,
    CHOOSE_TIMES,
    GIFTS_ASIDE,
    GIVE_GOODS,
    LOSE_AT_SEA,
    LOSE_IN_FIGHT,
    MEET_JOURNEY,
    PICK_DICE,
    PLACE_WORKER,
    REROLL,
    STARVE,
    TAKE_GOODS,
    TAKE_REWARD,
)
from meadhall.champions.core.policy.aims import note_aims
from meadhall.champions.core.policy.battle import weigh_journey, weigh_loss, weigh_picking, weigh_reroll, weigh_reward
from meadhall.champions.core.policy.goods import weigh_giving, weigh_taking
from meadhall.champions.core.policy.notes import NOTE_HUNGRY, NOTE_LATER
from meadhall.champions.core.policy.prizes import note_prizes
from meadhall.champions.core.policy.sending import weigh_sending
from meadhall.champions.core.policy.small_questions import weigh_afterwards, weigh_shores, weigh_small
from meadhall.champions.core.policy.spaces import weigh_spaces
from meadhall.champions.core.policy.worth import note_worths
from meadhall.champions.core.questions.asking import answers, question
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers


def weigh(s: State, seat: int, out: Answers) -> None:
    """List the answers open to a seat, each with its weight."""
    answers(s, seat, out)
    out.weights[0] = 0
    if out.count == 1:
        return
    out.weigh_least()
    asked = question(s, seat)
    if asked == ASSIGN:
        weigh_sending(s, seat, out)
    elif asked == REROLL:
        weigh_reroll(s, seat, out)
    elif asked == PICK_DICE:
        weigh_picking(out)
    elif asked == LOSE_IN_FIGHT or asked == LOSE_AT_SEA or asked == STARVE:
        weigh_loss(s, seat, out, asked)
    elif asked == MEET_JOURNEY:
        weigh_journey(s, seat, out)
    elif asked == TAKE_REWARD:
        weigh_reward(s, seat, out)
    else:
        weigh_at_home(s, seat, out, asked)


def weigh_at_home(s: State, seat: int, out: Answers, asked: int) -> None:
    """Weigh the answers to the questions before warriors are sent out."""
    note_worths(s, seat, out)
    if asked == GIVE_GOODS:
        weigh_giving(s, seat, out)
        return
    if asked == TAKE_GOODS or asked == BEG or asked == GIFTS_ASIDE:
        weigh_taking(s, seat, out)
        return
    if asked == AFTERWARDS:
        weigh_afterwards(s, seat, out)
        return
    note_prizes(s, seat, out)
    out.notes[NOTE_HUNGRY] = s.hunting[seat]
    out.notes[NOTE_LATER] = s.workers[seat] - 1 if asked == PLACE_WORKER else s.workers[seat]
    if asked == PLACE_WORKER or asked == CHOOSE_SHORE or asked == CHOOSE_TIMES:
        note_aims(s, seat, out)
    if asked == PLACE_WORKER:
        weigh_spaces(s, seat, out)
    elif asked == CHOOSE_SHORE:
        weigh_shores(s, seat, out)
    else:
        weigh_small(s, seat, out)
