"""The market: give any goods, take as many others (CL-4)."""

from meadhall.champions.core.numbers.board import FOOD, GOODS, WOOD
from meadhall.champions.core.numbers.codes import GIVE, TAKE
from meadhall.champions.core.numbers.reasons import GIVEN_AWAY, NOTHING_LEFT_TO_TAKE, OPEN, OUT_OF_ORDER
from meadhall.champions.core.numbers.steps import TAKE_GOODS
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import pay_goods, refuse_price, take_goods
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import Chance


def goods_beyond(s: State, least: int) -> int:
    """How many kinds of goods from `least` on were not given at the market (CL-4)."""
    kinds = 0
    for good in range(least, GOODS):
        if s.swapped[good] == 0:
            kinds += 1
    return kinds


def refuse_give(s: State, seat: int, good: int) -> int:
    """Goods are given in order, and one kind must be left to take (CL-4)."""
    if GIVE + good < s.chain:
        return OUT_OF_ORDER
    if s.swapped[good] == 0 and goods_beyond(s, 0) == 1:
        return NOTHING_LEFT_TO_TAKE
    if good == FOOD:
        return refuse_price(s, seat, 1, 0, 0)
    if good == WOOD:
        return refuse_price(s, seat, 0, 1, 0)
    return refuse_price(s, seat, 0, 0, 1)


def give_answers(s: State, seat: int, out: Answers) -> None:
    """What can be given next."""
    for good in range(GOODS):
        if refuse_give(s, seat, good) == OPEN:
            out.add(GIVE + good)


def can_give(s: State, seat: int) -> bool:
    """Whether anything but "done" is open."""
    for good in range(GOODS):
        if refuse_give(s, seat, good) == OPEN:
            return True
    return False


def give(s: State, chance: Chance, seat: int, good: int) -> None:
    """Give one good."""
    pay_goods(s, chance, seat, good, 1)
    s.swapped[good] += 1
    s.chain = GIVE + good


def end_giving(s: State, seat: int) -> None:
    """Ask for as many goods as were given."""
    settle(s)
    s.chain = 0
    count = s.swapped[0] + s.swapped[1] + s.swapped[2]
    if count > 0:
        owe(s, TAKE_GOODS, seat, 0, count)


def refuse_take(s: State, good: int) -> int:
    """A kind that was given cannot be taken: only the net change matters (CL-4)."""
    if TAKE + good < s.chain:
        return OUT_OF_ORDER
    return GIVEN_AWAY if s.swapped[good] > 0 else OPEN


def take_answers(s: State, out: Answers) -> None:
    """What can be taken next."""
    for good in range(GOODS):
        if refuse_take(s, good) == OPEN:
            out.add(TAKE + good)


def take(s: State, chance: Chance, seat: int, good: int) -> None:
    """Take one good at the market."""
    take_goods(s, chance, seat, good, 1)
    s.chain = TAKE + good
    s.more[s.depth] -= 1


def take_while_forced(s: State, chance: Chance, seat: int) -> bool:
    """If only one kind can follow, take the rest of that kind; True while the seat must choose."""
    least = 0 if s.chain == 0 else s.chain - TAKE
    left = s.more[s.depth]
    if left > 0 and s.box.patient == 0 and goods_beyond(s, least) == 1:
        for good in range(least, GOODS):
            if s.swapped[good] == 0:
                take_goods(s, chance, seat, good, left)
        left = 0
    if left > 0:
        return True
    settle(s)
    s.chain = 0
    for good in range(GOODS):
        s.swapped[good] = 0
    return False
