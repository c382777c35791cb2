"""Random play that checks all laws after every answer."""

from meadhall.champions.core.laws.consistency import is_off_course
from meadhall.champions.core.laws.laws import LAWFUL, NO_ANSWER, OFF_COURSE, broken_law
from meadhall.champions.core.numbers.board import NOBODY
from meadhall.champions.core.numbers.reasons import OPEN
from meadhall.champions.core.play import proceed
from meadhall.champions.core.questions.asking import answers, next_seat, question, refuse
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, PLAYING_ON
from meadhall.kernel.core.chance import Chance

LIST_WRONG = 14
OTHERS = 4  # one in so many answers comes from any seat that is asked, offers included


def play_lawfully(s: State, chance: Chance, out: Answers) -> int:
    """Answer at random to the end; 0, or the number of the first law broken, with the state as it was then."""
    for _ in range(MOST_ANSWERS_A_GAME):
        law = broken_law(s, out)
        if law != LAWFUL:
            return law
        if is_off_course(s):
            return OFF_COURSE
        seat = next_seat(s)
        if seat == NOBODY or chance.stuck != 0:
            return LAWFUL
        other = chance.any_of(s.box.seats)
        if question(s, other) != 0 and chance.any_of(OTHERS) == 0:
            seat = other
        answers(s, seat, out)
        if out.count == 0:
            return NO_ANSWER
        for i in range(out.count):
            if refuse(s, seat, out.codes[i]) != OPEN or (i > 0 and out.codes[i] <= out.codes[i - 1]):
                return LIST_WRONG
        proceed(s, seat, out.codes[chance.any_of(out.count)], chance)
    chance.get_stuck(PLAYING_ON)
    return LAWFUL
