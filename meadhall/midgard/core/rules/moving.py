"""Moving Vikings: which, from where, to where, one after another (MA-3 to MA-5, MB-1, MB-2, MX-1, MX-2).

A move is two answers: a Viking, and where it goes. The moves of one card ascend, compared as pairs of codes, unless a
move became possible only by the one before it. So no set of moves is reached by two paths.
"""

from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import (
    AREAS,
    ATTACK,
    CHOOSABLE,
    GOALS,
    HORDE,
    INVADE,
    MOST_PROVINCES,
    NOTHING,
    VALHALLA,
)
from meadhall.midgard.core.numbers.codes import (
    CHOOSE_AREA,
    CHOOSE_AREA_END,
    CHOOSE_VALHALLA,
    DONE,
    MOVE_TO,
    PICK_CHIEFTAIN,
    PICK_FROM,
    PICK_FROM_END,
    STAY,
)
from meadhall.midgard.core.numbers.events import AREA_CHOSEN, STAYED, VIKING_MOVED, VIKING_PICKED
from meadhall.midgard.core.numbers.reasons import (
    ATTACK_ELSEWHERE,
    IN_VALHALLA,
    MOVED_ALREADY,
    NO_CHANGE,
    NO_ENEMY_WARRIOR,
    NO_SUCH_AREA,
    NO_VILLAGE,
    NO_WAY_TO_STAY,
    NOBODY_THERE,
    OPEN,
    OTHER_KINGDOM,
    OUT_OF_ORDER,
)
from meadhall.midgard.core.numbers.steps import CHOOSE_GOAL, CHOOSE_VICTIM, PICK_VIKING
from meadhall.midgard.core.rules.vikings import free_villages, has_room, vikings
from meadhall.midgard.core.state import State


def effect_now(s: State) -> int:
    """The effect of the card that is being carried out."""
    return s.box.card_effect[s.card]


def is_up_to(s: State) -> bool:
    """Whether fewer Vikings may be moved, down to none (MA-3)."""
    return effect_now(s) == INVADE or effect_now(s) == HORDE


def origin_of(s: State, seat: int, pick: int) -> int:
    """The area of the Viking that a code picks."""
    return s.chieftain[seat] if pick == PICK_CHIEFTAIN else pick - PICK_FROM


def refuse_viking(s: State, seat: int, pick: int) -> int:
    """Why a Viking cannot be moved anywhere: it is not there, is in Valhalla, or has moved (MA-4)."""
    origin = origin_of(s, seat, pick)
    if pick == PICK_CHIEFTAIN:
        if s.chieftain_moved == 1:
            return MOVED_ALREADY
        return IN_VALHALLA if origin == VALHALLA else OPEN
    if s.warriors[seat * AREAS + origin] == 0:
        return NOBODY_THERE
    if origin == VALHALLA:
        return IN_VALHALLA
    return MOVED_ALREADY if s.warriors[seat * AREAS + origin] <= s.arrived[origin] else OPEN


def refuse_pick(s: State, seat: int, pick: int) -> int:
    """Why a Viking cannot be picked: it cannot move, or has nowhere to go; "too late" is preferred as a reason."""
    why = refuse_viking(s, seat, pick)
    if why != OPEN:
        return why
    if effect_now(s) == HORDE:
        return refuse_join(s, seat, pick)
    why = NO_CHANGE
    for area in range(GOALS):
        if is_area(s, area):
            reason = refuse_move(s, seat, pick, area)
            if reason == OPEN:
                return OPEN
            if reason == OUT_OF_ORDER or (reason != NO_CHANGE and why != OUT_OF_ORDER):
                why = reason
    return why


def is_area(s: State, area: int) -> bool:
    """Whether the map has the area, and Vikings can be moved there (MA-4)."""
    return area < s.box.provinces or MOST_PROVINCES <= area < GOALS


def is_choosable(s: State, area: int) -> bool:
    """Whether a card lets a seat choose the area: where Vikings can be moved and, since revision 2, Valhalla (MX-2)."""
    return is_area(s, area) or (area == VALHALLA and s.box.revision > 1)


def code_choosing(area: int) -> int:
    """The code that chooses an area (MX-2, MG-4, MG-5)."""
    return CHOOSE_VALHALLA if area == VALHALLA else CHOOSE_AREA + area


def area_chosen(code: int) -> int:
    """The area that a code chooses, or CHOOSABLE if it chooses none."""
    if code == CHOOSE_VALHALLA:
        return VALHALLA
    return code - CHOOSE_AREA if CHOOSE_AREA <= code < CHOOSE_AREA_END else CHOOSABLE


def refuse_move(s: State, seat: int, pick: int, goal: int) -> int:
    """Why the picked Viking cannot go there with this card (MB-1, MB-2, MX-1)."""
    if not is_area(s, goal):
        return NO_SUCH_AREA
    origin = origin_of(s, seat, pick)
    effect = effect_now(s)
    if effect == ATTACK:
        return refuse_attack(s, seat, origin, goal)
    if goal == origin:
        return NO_CHANGE
    if effect == INVADE and goal < MOST_PROVINCES and s.box.kingdom[goal] != s.box.card_kingdom[s.card]:
        return OTHER_KINGDOM
    if not has_room(s, goal):
        return NO_VILLAGE
    return OUT_OF_ORDER if is_before_last(s, pick, goal) else OPEN


def is_before_last(s: State, pick: int, goal: int) -> bool:
    """Whether a move is smaller than the one before, and was already possible before it (MA-5)."""
    return (pick < s.last_pick or (pick == s.last_pick and goal < s.last_goal)) and goal != s.freed


def refuse_join(s: State, seat: int, pick: int) -> int:
    """A horde goes to one area, one Viking after another in the order of their codes (MX-2)."""
    if origin_of(s, seat, pick) == s.goal:
        return NO_CHANGE
    return OUT_OF_ORDER if pick < s.last_pick else OPEN


def refuse_attack(s: State, seat: int, origin: int, goal: int) -> int:
    """Only the village of an enemy warrior in the kingdom named, or a heaven, with enemies or without (MX-1)."""
    if goal >= MOST_PROVINCES:
        return NO_CHANGE if goal == origin and enemy_warriors(s, seat, goal) == 0 else OPEN
    if s.box.kingdom[goal] != s.box.card_kingdom[s.card]:
        return ATTACK_ELSEWHERE
    return OPEN if enemy_warriors(s, seat, goal) > 0 else NO_ENEMY_WARRIOR


def enemy_warriors(s: State, seat: int, area: int) -> int:
    """Warriors of all others in an area; chieftains are safe (MX-1)."""
    count = 0
    for other in range(s.box.seats):
        if other != seat:
            count += s.warriors[other * AREAS + area]
    return count


def refuse_stay(s: State, seat: int) -> int:
    """If a card demands a move, a move within the same area changes nothing, and is a single answer (MA-3, MA-4)."""
    if is_up_to(s):
        return NO_WAY_TO_STAY
    for area in range(GOALS):
        if is_area(s, area) and vikings(s, seat, area) > 0 and moves_within(s, seat, area):
            return OPEN
    return NO_WAY_TO_STAY


def moves_within(s: State, seat: int, area: int) -> bool:
    """Whether a Viking can move within an area: from village to village, never by an attack (MA-4).

    In revision 1 an attack could also stay in a heaven without enemy warriors.
    """
    if s.box.revision == 1 and area >= MOST_PROVINCES:
        return effect_now(s) != ATTACK or enemy_warriors(s, seat, area) == 0
    return area < MOST_PROVINCES and effect_now(s) != ATTACK and free_villages(s, area) > 0


def pick_answers(s: State, seat: int, out: Answers) -> None:
    """The Vikings that can be moved; staying, or no more."""
    if is_up_to(s):
        out.add(DONE)
    if refuse_pick(s, seat, PICK_CHIEFTAIN) == OPEN:
        out.add(PICK_CHIEFTAIN)
    for area in range(AREAS):
        if s.warriors[seat * AREAS + area] > 0 and refuse_pick(s, seat, PICK_FROM + area) == OPEN:
            out.add(PICK_FROM + area)
    if refuse_stay(s, seat) == OPEN:
        out.add(STAY)


def can_move(s: State, seat: int) -> bool:
    """Whether there is any Viking to pick, or a way to stay."""
    if refuse_stay(s, seat) == OPEN or refuse_pick(s, seat, PICK_CHIEFTAIN) == OPEN:
        return True
    for area in range(AREAS):
        if s.warriors[seat * AREAS + area] > 0 and refuse_pick(s, seat, PICK_FROM + area) == OPEN:
            return True
    return False


def late_picks(s: State, seat: int) -> int:
    """The number of answers that pick a Viking and are closed only by the order of moves (MA-5)."""
    count = 0
    for pick in range(PICK_CHIEFTAIN, PICK_FROM_END):
        if refuse_pick(s, seat, pick) == OUT_OF_ORDER:
            count += 1
    return count


def goal_answers(s: State, seat: int, out: Answers) -> None:
    """Where the picked Viking can go."""
    for area in range(GOALS):
        if refuse_move(s, seat, s.what[s.depth], area) == OPEN:
            out.add(MOVE_TO + area)


def stay(s: State, chance: Chance, seat: int) -> None:
    """Change nothing, and end the card (MA-3)."""
    settle(s)
    chance.tell(STAYED, EVERYBODY, seat, 0, 0, 0)


def pick_viking(s: State, chance: Chance, seat: int, code: int) -> None:
    """Pick a Viking, and ask for its goal, unless it joins a horde (MA-4)."""
    if effect_now(s) == HORDE:
        move_viking(s, chance, seat, code, s.goal)
    else:
        owe(s, CHOOSE_GOAL, seat, code, 0)
        chance.tell(VIKING_PICKED, EVERYBODY, seat, 0 if code == PICK_CHIEFTAIN else 1, origin_of(s, seat, code), 0)


def choose_goal(s: State, chance: Chance, seat: int, goal: int) -> None:
    """Move the picked Viking; if it strikes an enemy warrior, that one falls first (MX-1)."""
    pick = s.what[s.depth]
    settle(s)
    if effect_now(s) == ATTACK and enemy_warriors(s, seat, goal) > 0:
        owe(s, CHOOSE_VICTIM, seat, goal, pick)
        chance.tell(AREA_CHOSEN, EVERYBODY, seat, goal, 0, 0)
    else:
        move_viking(s, chance, seat, pick, goal)


def move_viking(s: State, chance: Chance, seat: int, pick: int, goal: int) -> None:
    """Move one Viking from its area to another; the village that it leaves is free (MA-5)."""
    origin = origin_of(s, seat, pick)
    s.freed = NOTHING
    if origin < MOST_PROVINCES and free_villages(s, origin) == 0:
        s.freed = origin
    if pick == PICK_CHIEFTAIN:
        s.chieftain[seat] = goal
        s.chieftain_moved = 1
    else:
        s.warriors[seat * AREAS + origin] -= 1
        s.warriors[seat * AREAS + goal] += 1
        s.arrived[goal] += 1
    s.last_pick = pick
    s.last_goal = goal
    if origin != goal:
        chance.tell(VIKING_MOVED, EVERYBODY, seat, 0 if pick == PICK_CHIEFTAIN else 1, origin, goal)
    s.more[s.depth] -= 1
    if s.more[s.depth] == 0:
        settle(s)


def owe_moves(s: State, seat: int, count: int) -> None:
    """Put the moves of so many Vikings on the agenda."""
    owe(s, PICK_VIKING, seat, 0, count)
