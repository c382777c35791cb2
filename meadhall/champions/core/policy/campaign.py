"""A campaign: the best distribution of a seat's warriors and food over its fights and ships, and what it is worth.

This is greedy: the most valuable venue is served first, each together with the next one; within a venue, the strongest
warriors go first.
"""

from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    AXEMAN,
    FOOD,
    KINDS,
    NOTHING,
    PRIVATE_SHIP,
    SHORES,
    SMALL_SHIP,
    SPEARMAN,
    SWORDSMAN,
    VENUES,
)
from meadhall.champions.core.policy.estimates import WHOLE, foray
from meadhall.champions.core.policy.notes import (
    NOTE_GOOD,
    NOTE_HELD,
    NOTE_HITS,
    NOTE_HUNGRY,
    NOTE_LOAD,
    NOTE_PLAN,
    NOTE_PRIZE,
    NOTE_ROOM,
    NOTE_SEND,
    NOTE_SPOILT,
    NOTE_TOLL,
    NOTE_WORTH,
)
from meadhall.champions.core.rules.assigning import capacity
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers

TOLL_HITS = 6  # hits that a sixth of a warrior lost on the way would have done, in parts of one
SPARE = 2  # extra food taken along in the last round in case a journey card takes some
RATION = 14  # tenths of its worth that food costs on a ship
NOWHERE = -1


def note_venues(s: State, seat: int, out: Answers, extra: int, room: int) -> int:
    """Note the seat's venues, and perhaps one more, the most valuable first; returns how many there are."""
    count = 0
    for venue in range(VENUES):
        if (s.owner[venue] == seat or venue == extra) and s.enemy[venue] != NOTHING:
            prize_here = out.notes[NOTE_PRIZE + venue]
            place = count
            for _ in range(count):
                if out.notes[NOTE_PRIZE + out.notes[NOTE_PLAN + place - 1]] >= prize_here:
                    break
                out.notes[NOTE_PLAN + place] = out.notes[NOTE_PLAN + place - 1]
                place -= 1
            out.notes[NOTE_PLAN + place] = venue
            count += 1
            if venue == extra:
                out.notes[NOTE_ROOM + venue] = room
            elif venue >= AT_SHORE:
                out.notes[NOTE_ROOM + venue] = capacity(s, venue - AT_SHORE)
    return count


def ship_room(s: State, space: int) -> int:
    """The capacity of the ship of a space (CL-13)."""
    if space >= PRIVATE_SHIP:
        return s.box.ship_capacity[space - PRIVATE_SHIP]
    return s.box.public_capacity[space - SMALL_SHIP]


def rations(s: State, out: Answers, shore: int, crew: int) -> int:
    """Food for a crew, including what the journey is known to take (CC-4)."""
    if crew == 0:
        return 0
    return (crew + s.box.shore_feeds[shore] - 1) // s.box.shore_feeds[shore] + out.notes[NOTE_SPOILT + shore]


def most_crew(s: State, out: Answers, venue: int, crew: int, food: int) -> int:
    """The largest crew, up to a number, that fits the ship together with its food (CA-3)."""
    if venue < AT_SHORE:
        return crew
    room = out.notes[NOTE_ROOM + venue]
    for fewer in range(crew):
        load = rations(s, out, venue - AT_SHORE, crew - fewer)
        if load <= food and crew - fewer + load <= room:
            return crew - fewer
    return 0


def muster(s: State, out: Answers, venue: int, crew: int, a: int, b: int, c: int) -> int:
    """The worth of sending so many to a venue, the strongest allowed; food and what the hunt loses are subtracted."""
    card = s.enemy[venue]
    banned = s.box.enemy_forbids[card]
    third = 0 if banned == AXEMAN else min(c, crew)
    second = 0 if banned == SPEARMAN else min(b, crew - third)
    first = 0 if banned == SWORDSMAN else min(a, crew - third - second)
    need = s.box.enemy_defence[card] * WHOLE
    cost = 0
    if venue >= AT_SHORE:
        toll = out.notes[NOTE_TOLL + venue - AT_SHORE]
        need += toll * TOLL_HITS
        cost = rations(s, out, venue - AT_SHORE, first + second + third) * out.notes[NOTE_GOOD + FOOD] * RATION // 10
        cost += toll * out.notes[NOTE_WORTH] // 6
    if out.notes[NOTE_HUNGRY] == 1:
        hits = first * out.notes[NOTE_HITS] + second * out.notes[NOTE_HITS + 1] + third * out.notes[NOTE_HITS + 2]
        cost += hits * out.notes[NOTE_GOOD + FOOD] // 6
    if first + second + third == 0:
        return 0
    return foray(out, s.box.enemy_attack[card], need, first, second, third, out.notes[NOTE_PRIZE + venue]) - cost


def allowed(s: State, venue: int, a: int, b: int, c: int) -> int:
    """How many of these may fight at the venue (CA-4)."""
    banned = s.box.enemy_forbids[s.enemy[venue]]
    total = a + b + c
    if banned == SWORDSMAN:
        total -= a
    elif banned == SPEARMAN:
        total -= b
    elif banned == AXEMAN:
        total -= c
    return total


def best_crew(s: State, out: Answers, venue: int, a: int, b: int, c: int, food: int) -> int:
    """The best number to send to a venue if there is no other."""
    most = most_crew(s, out, venue, allowed(s, venue, a, b, c), food)
    if venue < AT_SHORE and out.notes[NOTE_HUNGRY] == 0:
        return most if muster(s, out, venue, most, a, b, c) > 0 else 0
    best = 0
    best_worth = 0
    for i in range(most):
        worth = muster(s, out, venue, most - i, a, b, c)
        if worth > best_worth:
            best = most - i
            best_worth = worth
        elif i > 2 and best > 0:
            break
    return best


def campaign(s: State, seat: int, out: Answers, extra: int, room: int, a: int, b: int, c: int, food: int) -> int:
    """The worth of the seat's venues, and perhaps one more, with these warriors and food; notes who goes where."""
    for place in range(VENUES * KINDS):
        out.notes[NOTE_SEND + place] = 0
    for shore in range(SHORES):
        out.notes[NOTE_LOAD + shore] = 0
    out.notes[NOTE_HELD] = a + b + c
    count = note_venues(s, seat, out, extra, room)
    total = 0
    for place in range(count):
        venue = out.notes[NOTE_PLAN + place]
        crew = 0
        if place == count - 1:
            crew = best_crew(s, out, venue, a, b, c, food)
        else:
            crew = best_split(s, out, venue, out.notes[NOTE_PLAN + place + 1], a, b, c, food)
        total += muster(s, out, venue, crew, a, b, c)
        banned = s.box.enemy_forbids[s.enemy[venue]]
        third = 0 if banned == AXEMAN else min(c, crew)
        second = 0 if banned == SPEARMAN else min(b, crew - third)
        first = 0 if banned == SWORDSMAN else min(a, crew - third - second)
        out.notes[NOTE_SEND + venue * KINDS + SWORDSMAN] = first
        out.notes[NOTE_SEND + venue * KINDS + SPEARMAN] = second
        out.notes[NOTE_SEND + venue * KINDS + AXEMAN] = third
        a -= first
        b -= second
        c -= third
        if venue >= AT_SHORE:
            out.notes[NOTE_LOAD + venue - AT_SHORE] = rations(s, out, venue - AT_SHORE, first + second + third)
            food -= out.notes[NOTE_LOAD + venue - AT_SHORE]
            if s.round == s.box.rounds and first + second + third > 0:
                spare = min(out.notes[NOTE_ROOM + venue] - out.notes[NOTE_LOAD + venue - AT_SHORE] - crew, food)
                spare = min(spare, SPARE)
                out.notes[NOTE_LOAD + venue - AT_SHORE] += spare
                food -= spare
    return total


def best_split(s: State, out: Answers, venue: int, other: int, a: int, b: int, c: int, food: int) -> int:
    """The best number to send to a venue if the rest goes to another one."""
    most = most_crew(s, out, venue, allowed(s, venue, a, b, c), food)
    best = 0
    best_worth = 0
    for crew in range(most + 1):
        banned = s.box.enemy_forbids[s.enemy[venue]]
        third = 0 if banned == AXEMAN else min(c, crew)
        second = 0 if banned == SPEARMAN else min(b, crew - third)
        first = 0 if banned == SWORDSMAN else min(a, crew - third - second)
        left = food - (rations(s, out, venue - AT_SHORE, crew) if venue >= AT_SHORE else 0)
        rest = most_crew(s, out, other, allowed(s, other, a - first, b - second, c - third), left)
        worth = muster(s, out, venue, crew, a, b, c)
        worth += max(muster(s, out, other, rest, a - first, b - second, c - third), 0)
        if worth > best_worth:
            best = crew
            best_worth = worth
    return best
