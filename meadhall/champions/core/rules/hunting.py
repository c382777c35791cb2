"""Hunting: one roll, food for the hits, no losses (CC-1, CA-5)."""

from meadhall.champions.core.numbers.board import FOOD, KINDS, NOTHING
from meadhall.champions.core.numbers.events import HUNT_BEGAN, HUNTED
from meadhall.champions.core.numbers.limits import AFTER_HUNT
from meadhall.champions.core.numbers.steps import AFTERWARDS, BRING_HOME, REROLL
from meadhall.champions.core.rules.dice import clear_dice, roll
from meadhall.champions.core.rules.leaders import hits_shown
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import at_home, take_goods
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def hunt(s: State, chance: Chance) -> None:
    """All warriors left in the longhouse hunt (CA-5)."""
    seat = s.whose[s.depth]
    settle(s)
    hunters = 0
    chance.tell(HUNT_BEGAN, EVERYBODY, seat, 0, 0, 0)
    for kind in range(KINDS):
        count = at_home(s, seat, kind)
        hunters += count
        roll(s, chance, seat, kind, count)
    owe(s, AFTERWARDS, seat, AFTER_HUNT, 0)
    owe(s, BRING_HOME, seat, 0, 0)
    if hunters > 0:
        owe(s, REROLL, seat, NOTHING, 0)


def food_hunted(s: State, seat: int) -> int:
    """Food for the dice as they lie: equal to the hits, up to the limit (CC-1)."""
    return min(hits_shown(s, seat), s.box.hunt_limit)


def bring_home(s: State, chance: Chance) -> None:
    """The hunters bring their food home (CC-1)."""
    seat = s.whose[s.depth]
    settle(s)
    food = food_hunted(s, seat)
    clear_dice(s)
    chance.tell(HUNTED, EVERYBODY, seat, food, 0, 0)
    take_goods(s, chance, seat, FOOD, food)
