"""Goods: what to give and take at the market, from gifts and when begging; whom to recruit (CL-4, CN-2, CL-14)."""

from meadhall.champions.core.numbers.board import COIN, FOOD, GOODS, WOOD
from meadhall.champions.core.numbers.codes import DONE, GIVE, GIVE_END, TAKE, TAKE_END
from meadhall.champions.core.policy.worth import marginal
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import stock
from meadhall.kernel.core.answers import Answers

SWAPS = 4  # the most goods swapped in one visit


def best_take(s: State, seat: int, out: Answers, given: int, already: int) -> int:
    """The greatest worth of one more good, of those not given, if `already` of it are taken."""
    best = 0
    for good in range(GOODS):
        if good != given and s.swapped[good] == 0:
            best = max(best, marginal(s, seat, out, good, stock(s, seat, good) + already))
    return best


def swap_gain(s: State, seat: int, out: Answers) -> int:
    """The gain of a visit to the market: the least needed goods for the most needed ones (CL-4)."""
    best = 0
    for spare in range(GOODS):
        for wanted in range(GOODS):
            if spare != wanted:
                total = 0
                for i in range(min(stock(s, seat, spare), SWAPS)):
                    step = marginal(s, seat, out, wanted, stock(s, seat, wanted) + i)
                    step -= marginal(s, seat, out, spare, stock(s, seat, spare) - 1 - i)
                    if step <= 0:
                        break
                    total += step
                best = max(best, total)
    return best


def weigh_giving(s: State, seat: int, out: Answers) -> None:
    """Give a good if another is worth more."""
    already = s.swapped[FOOD] + s.swapped[WOOD] + s.swapped[COIN]
    for i in range(out.count):
        code = out.codes[i]
        if code == DONE:
            out.weights[i] = 0
        elif GIVE <= code < GIVE_END:
            good = code - GIVE
            lost = marginal(s, seat, out, good, stock(s, seat, good) - 1)
            out.weigh(i, best_take(s, seat, out, good, already) - lost)


def weigh_taking(s: State, seat: int, out: Answers) -> None:
    """Take the good that is worth most."""
    for i in range(out.count):
        code = out.codes[i]
        if TAKE <= code < TAKE_END:
            out.weigh(i, marginal(s, seat, out, code - TAKE, stock(s, seat, code - TAKE)))
