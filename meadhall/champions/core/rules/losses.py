"""Losing warriors and food: the owner chooses which (CF-1, CC-4, CJ-1, CN-8)."""

from meadhall.champions.core.numbers.board import AT_SHORE, HEALING, KINDS, LOSE_ANY, NOTHING
from meadhall.champions.core.numbers.codes import LOSE, LOSE_ONE_FOOD
from meadhall.champions.core.numbers.events import BY_FIGHT, BY_HUNGER, BY_JOURNEY, FOOD_LOST
from meadhall.champions.core.numbers.reasons import NOT_ABOARD, OPEN, OUT_OF_ORDER
from meadhall.champions.core.numbers.steps import LOSE_AT_SEA, LOSE_IN_FIGHT
from meadhall.champions.core.rules.runes import has_power
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import lose_warriors
from meadhall.kernel.core.agenda import settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance

ITEMS = KINDS + 1  # the three kinds of warrior, then food


def there(s: State, item: int) -> int:
    """How many of an item are at the venue and can be lost now."""
    venue = s.what[s.depth]
    if item < KINDS:
        return s.sent[venue * KINDS + item]
    shore = venue - AT_SHORE
    if s.step[s.depth] == LOSE_AT_SEA and s.box.journey_effect[s.journey[shore]] == LOSE_ANY:
        return s.aboard[shore]
    return 0


def there_from(s: State, least: int) -> int:
    """The same for an item and those after it in the chain."""
    total = 0
    for item in range(least, ITEMS):
        total += there(s, item)
    return total


def refuse_loss(s: State, item: int) -> int:
    """Items ascend along the chain, up to the full number of losses (CF-1, CJ-1)."""
    if LOSE + item < s.chain:
        return OUT_OF_ORDER
    if there(s, item) == 0:
        return NOT_ABOARD
    return OUT_OF_ORDER if there_from(s, item) < s.more[s.depth] else OPEN


def loss_answers(s: State, out: Answers) -> None:
    """What can be lost next."""
    for item in range(ITEMS):
        if refuse_loss(s, item) == OPEN:
            out.add(LOSE + item)


def lose_item(s: State, chance: Chance, seat: int, item: int, count: int) -> None:
    """Lose so many of an item."""
    venue = s.what[s.depth]
    if LOSE + item == LOSE_ONE_FOOD:
        s.aboard[venue - AT_SHORE] -= count
        chance.tell(FOOD_LOST, EVERYBODY, seat, count, 0, 0)
    elif s.step[s.depth] == LOSE_IN_FIGHT:
        lose_warriors(s, chance, venue, item, count, BY_FIGHT)
    elif s.step[s.depth] == LOSE_AT_SEA:
        lose_warriors(s, chance, venue, item, count, BY_JOURNEY)
    else:
        lose_warriors(s, chance, venue, item, count, BY_HUNGER)


def lose_while_forced(s: State, chance: Chance, seat: int) -> bool:
    """Lose what is forced; True while the seat must choose.

    Healing is offered before the first die is removed, even if there is no other choice (CF-7).
    """
    if s.chain == 0 and s.step[s.depth] == LOSE_IN_FIGHT and has_power(s, seat, HEALING):
        return True
    least = 0 if s.chain == 0 else s.chain - LOSE
    left = s.more[s.depth]
    if left > 0 and s.box.patient == 1:
        return True
    if left > 0:
        if left < there_from(s, least):
            item = only_item(s)
            if item == NOTHING:
                return True
            lose_item(s, chance, seat, item, left)
        else:
            for item in range(least, ITEMS):
                lose_all(s, chance, seat, item)
    settle(s)
    s.chain = 0
    return False


def lose_all(s: State, chance: Chance, seat: int, item: int) -> None:
    """Lose all of an item."""
    if there(s, item) > 0:
        lose_item(s, chance, seat, item, there(s, item))


def only_item(s: State) -> int:
    """The only item that can be lost, or NOTHING if there are several."""
    found = NOTHING
    for item in range(ITEMS):
        if refuse_loss(s, item) == OPEN:
            if found != NOTHING:
                return NOTHING
            found = item
    if found != NOTHING and there(s, found) < there_from(s, found):
        return NOTHING
    return found


def lose(s: State, chance: Chance, seat: int, item: int) -> None:
    """Lose one item, as the seat answered."""
    lose_item(s, chance, seat, item, 1)
    s.chain = LOSE + item
    s.more[s.depth] -= 1
