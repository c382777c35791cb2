"""How a game of Midgard runs: carry out an answer, then everything that follows until a seat must be asked.

The chapters never call each other: the agenda says what comes next.
"""

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, MOST_STEPS_AN_ANSWER, PLAYING_ON, RUNNING_ON
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import (
    NOBODY,
)
from meadhall.midgard.core.numbers.steps import (
    DEAL,
    DOOM,
    END,
    LAST_QUESTION,
    NEXT_CARD,
    RAGNAROK,
    SCORE_HEAVENS,
    SCORE_KINGDOMS,
    SHOW_GOLD,
)
from meadhall.midgard.core.questions import answer, answers, must_ask, next_seat
from meadhall.midgard.core.rules.action_phase import next_card, show_gold
from meadhall.midgard.core.rules.drafting import deal
from meadhall.midgard.core.rules.scoring import (
    end,
    ragnarok,
    score_heavens,
    score_kingdoms,
)
from meadhall.midgard.core.rules.setup import begin, doom
from meadhall.midgard.core.state import State


def start(s: State, chance: Chance) -> None:
    """Set up a blank state and run to the first question."""
    begin(s, chance)
    advance(s, chance)


def proceed(s: State, seat: int, code: int, chance: Chance) -> None:
    """Carry out an open answer, and run to the next question."""
    answer(s, chance, seat, code)
    advance(s, chance)


def advance(s: State, chance: Chance) -> None:
    """Run the steps that ask nobody, until a seat must be asked or the game is over."""
    for _ in range(MOST_STEPS_AN_ANSWER):
        if s.depth == 0:
            return
        step = s.step[s.depth]
        if step > LAST_QUESTION:
            run(s, chance, step)
        elif must_ask(s, chance, step):
            return
    chance.get_stuck(RUNNING_ON)


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
    """Answer at random to the end; returns the number of answers."""
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
