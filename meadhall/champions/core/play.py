"""How a game of Champions runs: carry out an answer, then everything that follows until a seat must be asked.

The chapters never call each other: the agenda says what comes next.
"""

from meadhall.champions.core.numbers.board import NOBODY
from meadhall.champions.core.numbers.steps import (
    BEGIN_ASSIGNING,
    BRING_HOME,
    CHECK,
    CLEAN_UP,
    DEAL,
    FEED,
    FIGHT,
    FIGHT_ROUND,
    HUNT,
    MEET_MONSTER,
    NEXT_WORKER,
    OUT_OF_TURN,
    PLACE_WORKER,
    RESOLVE,
    SAIL_TO_SHORE,
    SCORE,
    SET_UP_ROUND,
    STRIKE,
    SUFFER_JOURNEY,
)
from meadhall.champions.core.questions.asking import answer, answers, must_ask, next_seat
from meadhall.champions.core.rules.assigning import begin_assigning
from meadhall.champions.core.rules.cleanup import clean_up, resolve
from meadhall.champions.core.rules.fighting import check, fight, fight_round, strike
from meadhall.champions.core.rules.hunting import bring_home, hunt
from meadhall.champions.core.rules.placing import next_worker
from meadhall.champions.core.rules.rounds import set_up_round
from meadhall.champions.core.rules.scoring import score
from meadhall.champions.core.rules.setup import begin, deal
from meadhall.champions.core.rules.voyage import feed, meet_monster, sail, suffer_journey
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, MOST_STEPS_AN_ANSWER, PLAYING_ON, RUNNING_ON
from meadhall.kernel.core.chance import Chance


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
        if step == PLACE_WORKER:
            return
        if step == NEXT_WORKER:
            next_worker(s)
        elif step > OUT_OF_TURN:
            run(s, chance, step)
        elif must_ask(s, chance, step):
            return
    chance.get_stuck(RUNNING_ON)


def run(s: State, chance: Chance, step: int) -> None:
    """Carry out a step that asks nobody."""
    if step == FIGHT_ROUND:
        fight_round(s, chance)
    elif step == STRIKE:
        strike(s, chance)
    elif step == CHECK:
        check(s, chance)
    elif step == FIGHT:
        fight(s, chance)
    elif step == HUNT:
        hunt(s, chance)
    elif step == BRING_HOME:
        bring_home(s, chance)
    elif step == SAIL_TO_SHORE:
        sail(s, chance)
    elif step == SUFFER_JOURNEY:
        suffer_journey(s, chance)
    elif step == FEED:
        feed(s, chance)
    elif step == MEET_MONSTER:
        meet_monster(s, chance)
    elif step == BEGIN_ASSIGNING:
        begin_assigning(s, chance)
    elif step == RESOLVE:
        resolve(s)
    elif step == CLEAN_UP:
        clean_up(s, chance)
    elif step == SET_UP_ROUND:
        set_up_round(s, chance)
    elif step == DEAL:
        deal(s, chance)
    elif step == SCORE:
        score(s, chance)


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
