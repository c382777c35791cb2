"""What each open answer is worth, as a fast player sees it: the bot karl, and the priors of those who search."""

from meadhall.champions.questions import answers
from meadhall.champions.state import State
from meadhall.kernel.answers import Answers


def weigh(s: State, seat: int, out: Answers) -> None:
    """List the answers open to a seat, each with its weight."""
    answers(s, seat, out)
    for i in range(out.count):
        out.weights[i] = 0
