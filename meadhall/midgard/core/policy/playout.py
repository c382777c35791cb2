"""Play-outs in which karl answers for all seats, or for all but one."""

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, PLAYING_ON
from meadhall.kernel.core.chance import Chance
from meadhall.kernel.core.favourites import favoured
from meadhall.midgard.core.play import proceed
from meadhall.midgard.core.policy.weights import weigh
from meadhall.midgard.core.questions import next_seat
from meadhall.midgard.core.state import State


def play_on(s: State, chance: Chance, out: Answers, until: int, last: int, slack: int) -> int:
    """Answer for everybody until seat `until` is asked or round `last` is over; returns the number of answers."""
    for count in range(MOST_ANSWERS_A_GAME):
        seat = next_seat(s)
        if seat < 0 or seat == until or s.round > last or chance.stuck != 0:
            return count
        weigh(s, seat, out)
        proceed(s, seat, favoured(out, chance, slack), chance)
    chance.get_stuck(PLAYING_ON)
    return MOST_ANSWERS_A_GAME
