"""The questions while warriors are assigned: the seat's own assignment, and the demand that all assign openly (CA)."""

from meadhall.champions.core.numbers.board import ANY_TIME
from meadhall.champions.core.numbers.codes import DEMAND, DONE, LOAD_END, SEND
from meadhall.champions.core.numbers.reasons import NOT_ASKED, OPEN
from meadhall.champions.core.numbers.steps import ASSIGN, DEMAND_OFFER
from meadhall.champions.core.rules.assigning import assign_answers, assign_one, demand, refuse_demand, refuse_send, seal
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import Chance


def sending_answers(s: State, seat: int, asked: int, out: Answers) -> None:
    """List the answers to a question."""
    if asked == ASSIGN:
        assign_answers(s, seat, out)
    elif asked == DEMAND_OFFER:
        out.add(DEMAND)


def refuse_sending_answer(s: State, seat: int, asked: int, code: int) -> int:
    """Why an answer to a question is closed, or OPEN."""
    if asked == ASSIGN and code == DONE:
        return OPEN
    if asked == ASSIGN and SEND <= code < LOAD_END:
        return refuse_send(s, seat, code)
    if (asked == ASSIGN or asked == DEMAND_OFFER) and code == DEMAND:
        return refuse_demand(s, seat)
    return NOT_ASKED


def answer_sending(s: State, chance: Chance, seat: int, asked: int, code: int) -> None:
    """Carry out an answer: one link of an assignment, its end, or the demand (CA-2)."""
    if asked == ASSIGN and code == DONE:
        seal(s, chance, seat)
    elif asked == ASSIGN and SEND <= code < LOAD_END:
        assign_one(s, chance, seat, code)
    elif (asked == ASSIGN or asked == DEMAND_OFFER) and code == DEMAND:
        demand(s, chance, seat)


def sending_window(s: State, seat: int, asked: int) -> int:
    """Runes for any time can be used before the first link and, since revision 2, at an offer (CN-1)."""
    if asked == ASSIGN:
        return ANY_TIME if s.link[seat] == 0 else 0
    return ANY_TIME if asked == DEMAND_OFFER and s.box.revision > 1 else 0
