"""Random play that checks all laws after every answer."""

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, PLAYING_ON
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.laws.laws import LAWFUL, LIST_WRONG, broken_law
from meadhall.midgard.core.numbers.board import NOBODY
from meadhall.midgard.core.numbers.reasons import OPEN
from meadhall.midgard.core.play import proceed
from meadhall.midgard.core.questions import answers, next_seat, refuse
from meadhall.midgard.core.state import State


def play_lawfully(s: State, chance: Chance, out: Answers) -> int:
    """Answer at random to the end; 0, or the number of the first law broken, with the state as it was then."""
    for _ in range(MOST_ANSWERS_A_GAME):
        law = broken_law(s, out)
        if law != LAWFUL:
            return law
        seat = next_seat(s)
        if seat == NOBODY or chance.stuck != 0:
            return LAWFUL
        answers(s, seat, out)
        for i in range(out.count):
            if refuse(s, seat, out.codes[i]) != OPEN or (i > 0 and out.codes[i] <= out.codes[i - 1]):
                return LIST_WRONG
        proceed(s, seat, out.codes[chance.any_of(out.count)], chance)
    chance.get_stuck(PLAYING_ON)
    return LAWFUL
