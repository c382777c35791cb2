"""What more warriors, food or venues add to a seat's campaign, given what the seat may still get this round."""

from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    AXEMAN,
    FOOD,
    KINDS,
    NOBODY,
    NOTHING,
    PRIVATE_SHIP,
    SMALL_SHIP,
    SPEARMAN,
    SWORDSMAN,
    VENUES,
)
from meadhall.champions.core.numbers.reasons import OPEN
from meadhall.champions.core.policy.campaign import NOWHERE, campaign
from meadhall.champions.core.policy.estimates import crowd, quotient
from meadhall.champions.core.policy.notes import (
    NOTE_AIM,
    NOTE_AIM_ROOM,
    NOTE_AIMED,
    NOTE_BASE,
    NOTE_HITS,
    NOTE_HOME,
    NOTE_HOPED,
    NOTE_LATER,
    NOTE_SEND,
    NOTE_WITH,
    NOTE_WORTH,
)
from meadhall.champions.core.policy.worth import gain, room_left
from meadhall.champions.core.rules.locations import refuse_shore
from meadhall.champions.core.rules.placing import refuse_fare
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import warriors
from meadhall.kernel.core.answers import Answers

HOPE = 6  # fifths of a swordsman that each worker still to be placed may bring
HOPED_FOOD = 3  # tenths of a food that each of them may bring
ENLIST = 10  # tenths of a warrior's worth that count when it is gained; in a fight it counts in full
AIMING = 4  # tenths that count of what is gained for a venue not yet taken


def has_venue(s: State, seat: int) -> bool:
    """Whether the seat already has a fight or a ship."""
    for venue in range(VENUES):
        if s.owner[venue] == seat:
            return True
    return False


def prospect(s: State, seat: int, out: Answers, extra: int, room: int, a: int, b: int, c: int, food: int) -> int:
    """The campaign of a seat with so many more warriors and food, and perhaps one more venue."""
    held = s.held
    own = seat * KINDS
    first = held[own + SWORDSMAN] + a
    second = held[own + SPEARMAN] + b
    third = held[own + AXEMAN] + c
    return campaign(s, seat, out, extra, room, first, second, third, s.food[seat] + food)


def hoped_warriors(s: State, seat: int, out: Answers) -> int:
    """Swordsmen that the workers still to be placed may bring."""
    return min(out.notes[NOTE_LATER] * HOPE // 5, room_left(s, seat))


def hoped_food(out: Answers) -> int:
    """Food that they may bring."""
    return out.notes[NOTE_LATER] * HOPED_FOOD // 10


def largest_room(s: State, seat: int) -> int:
    """The capacity of the largest ship that is open to the seat."""
    room = 0
    for ship in range(2):
        if s.worker_on[SMALL_SHIP + ship] == NOBODY and refuse_fare(s, seat, ship) == OPEN:
            room = max(room, s.box.public_capacity[ship])
    own = s.ship[seat]
    if own != NOTHING and s.worker_on[PRIVATE_SHIP + own] == NOBODY:
        room = max(room, s.box.ship_capacity[own])
    return room


def note_aims(s: State, seat: int, out: Answers) -> None:
    """Note the worth of the present campaign, its worth with each free venue added, and the best of these venues."""
    out.notes[NOTE_HOPED] = 0
    out.notes[NOTE_AIM] = NOWHERE
    hope = hoped_warriors(s, seat, out)
    food = hoped_food(out)
    if has_venue(s, seat):
        out.notes[NOTE_HOPED] = prospect(s, seat, out, NOWHERE, 0, hope, 0, 0, food)
    best = out.notes[NOTE_HOPED]
    room = largest_room(s, seat)
    out.notes[NOTE_AIM_ROOM] = room
    for venue in range(VENUES):
        if s.owner[venue] == NOBODY and s.enemy[venue] != NOTHING and (venue < AT_SHORE or is_to_sail(s, venue, room)):
            worth = prospect(s, seat, out, venue, room, hope, 0, 0, food)
            out.notes[NOTE_WITH + venue] = worth
            if worth > best:
                best = worth
                out.notes[NOTE_AIM] = venue
    out.notes[NOTE_BASE] = prospect(s, seat, out, NOWHERE, 0, 0, 0, 0, 0)
    if out.notes[NOTE_LATER] == 0:
        out.notes[NOTE_AIM] = NOWHERE
    if out.notes[NOTE_AIM] != NOWHERE:
        out.notes[NOTE_AIMED] = prospect(s, seat, out, out.notes[NOTE_AIM], room, 0, 0, 0, 0)
    note_home(s, seat, out)


def note_home(s: State, seat: int, out: Answers) -> None:
    """Note the hits in a hunt of the warriors that the last computed campaign leaves at home."""
    hits = 0
    for kind in range(KINDS):
        home = s.held[seat * KINDS + kind]
        for venue in range(VENUES):
            home -= out.notes[NOTE_SEND + venue * KINDS + kind]
        hits += home * out.notes[NOTE_HITS + kind]
    out.notes[NOTE_HOME] = hits


def is_to_sail(s: State, venue: int, room: int) -> bool:
    """Whether a ship could be sent to a shore."""
    return room > 0 and refuse_shore(s, venue - AT_SHORE) == OPEN


def troop_gain(s: State, seat: int, out: Answers, a: int, b: int, c: int, food: int) -> int:
    """What so many more warriors and food are worth: for the campaign of this round, and beyond it."""
    room = room_left(s, seat)
    c = min(c, room)
    b = min(b, room - c)
    a = min(a, room - c - b)
    lasting = a * out.notes[NOTE_WORTH] + b * out.notes[NOTE_WORTH + 1] + c * out.notes[NOTE_WORTH + 2]
    lasting = lasting * crowd(out, 12 * warriors(s, seat) + 6 * (a + b + c + 1)) * ENLIST // 1000
    if food != 0:
        lasting += gain(s, seat, out, FOOD, food)
    elif a + b + c == 0:
        return lasting
    more = 0
    if has_venue(s, seat):
        more = prospect(s, seat, out, NOWHERE, 0, a, b, c, food) - out.notes[NOTE_BASE]
    if out.notes[NOTE_AIM] != NOWHERE:
        now = prospect(s, seat, out, out.notes[NOTE_AIM], out.notes[NOTE_AIM_ROOM], a, b, c, food)
        more = max(more, quotient((now - out.notes[NOTE_AIMED]) * AIMING, 10))
    return lasting + more


def venue_gain(s: State, seat: int, out: Answers, venue: int, room: int) -> int:
    """What one more fight, or a ship bound for a shore, adds to the campaign."""
    if venue < AT_SHORE or room == out.notes[NOTE_AIM_ROOM]:
        return out.notes[NOTE_WITH + venue] - out.notes[NOTE_HOPED]
    hope = hoped_warriors(s, seat, out)
    return prospect(s, seat, out, venue, room, hope, 0, 0, hoped_food(out)) - out.notes[NOTE_HOPED]
