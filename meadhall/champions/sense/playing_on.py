"""Playing on as karl does, all seats or all but one: what those who search imagine of the others."""

from meadhall.champions.play import step_on
from meadhall.champions.questions import next_seat
from meadhall.champions.sense.weighing import weigh
from meadhall.champions.state import State
from meadhall.kernel.answers import Answers
from meadhall.kernel.chance import Chance
from meadhall.kernel.favouring import favoured


def play_on(s: State, chance: Chance, out: Answers, until: int, last: int, slack: int) -> int:
    """Answer for everybody until a seat is asked, or the last of some rounds is over; how many answers that took."""
    count = 0
    seat = next_seat(s)
    while seat >= 0 and seat != until and s.round <= last:
        weigh(s, seat, out)
        step_on(s, seat, favoured(out, chance, slack), chance)
        count += 1
        seat = next_seat(s)
    return count
