"""Silver cards: attack and Viking horde (MX-1, MX-2)."""

from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import AREAS, CHOOSABLE, MOST_PROVINCES, VALHALLA
from meadhall.midgard.core.numbers.codes import STRIKE
from meadhall.midgard.core.numbers.events import AREA_CHOSEN, WARRIOR_SLAIN
from meadhall.midgard.core.numbers.reasons import NO_ENEMY_WARRIOR, NO_SUCH_AREA, NO_VILLAGE, ONESELF, OPEN
from meadhall.midgard.core.numbers.steps import CHOOSE_HORDE
from meadhall.midgard.core.rules.moving import code_choosing, is_choosable, move_viking, owe_moves
from meadhall.midgard.core.rules.vikings import free_villages, has_room
from meadhall.midgard.core.state import State


def refuse_victim(s: State, seat: int, other: int) -> int:
    """Only an enemy warrior in the area attacked can be struck (MX-1)."""
    if other == seat:
        return ONESELF
    area = s.what[s.depth]
    return OPEN if other < s.box.seats and s.warriors[other * AREAS + area] > 0 else NO_ENEMY_WARRIOR


def victim_answers(s: State, seat: int, out: Answers) -> None:
    """Whose warrior can be struck."""
    for other in range(s.box.seats):
        if refuse_victim(s, seat, other) == OPEN:
            out.add(STRIKE + other)


def only_victim(s: State, seat: int) -> int:
    """The only seat that can be struck; if there are none or several, minus their number."""
    found = 0
    count = 0
    for other in range(s.box.seats):
        if refuse_victim(s, seat, other) == OPEN:
            found = other
            count += 1
    return found if count == 1 else -count


def strike(s: State, chance: Chance, seat: int, other: int) -> None:
    """Send the warrior struck to Valhalla at once; the attacker takes its place (MX-1)."""
    area = s.what[s.depth]
    pick = s.more[s.depth]
    settle(s)
    s.warriors[other * AREAS + area] -= 1
    s.warriors[other * AREAS + VALHALLA] += 1
    chance.tell(WARRIOR_SLAIN, EVERYBODY, seat, other, area, 0)
    move_viking(s, chance, seat, pick, area)


def gather_horde(s: State, seat: int) -> None:
    """Ask for the area first: a heaven, or a province with a free village (MX-2)."""
    owe(s, CHOOSE_HORDE, seat, 0, 0)


def refuse_horde(s: State, area: int) -> int:
    """A horde needs at least one free village, or a heaven (MX-2)."""
    if not is_choosable(s, area):
        return NO_SUCH_AREA
    return OPEN if has_room(s, area) else NO_VILLAGE


def horde_answers(s: State, out: Answers) -> None:
    """Where a horde can go."""
    for area in range(CHOOSABLE):
        if refuse_horde(s, area) == OPEN:
            out.add(code_choosing(area))


def choose_horde(s: State, chance: Chance, seat: int, area: int) -> None:
    """Send up to 3 own Vikings there, at most as many as it has free villages now (MX-2)."""
    settle(s)
    s.goal = area
    chance.tell(AREA_CHOSEN, EVERYBODY, seat, area, 0, 0)
    most = s.box.moves_horde
    if area < MOST_PROVINCES:
        most = min(most, free_villages(s, area))
    owe_moves(s, seat, most)
