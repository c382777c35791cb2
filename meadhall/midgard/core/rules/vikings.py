"""Vikings on the map: where they are, where there is room, who is stronger (MS-1, MA-4, MV-1)."""

from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import (
    AREAS,
    BOAT,
    CHIEFTAIN,
    MOST_PROVINCES,
    NOBODY,
    SEATS,
    VALHALLA,
    WARRIOR,
)
from meadhall.midgard.core.numbers.events import VIKINGS_FELL
from meadhall.midgard.core.state import State


def vikings(s: State, seat: int, area: int) -> int:
    """How many Vikings of a seat are in an area, the chieftain included."""
    return s.warriors[seat * AREAS + area] + (1 if s.chieftain[seat] == area else 0)


def free_villages(s: State, province: int) -> int:
    """The number of villages without a Viking; each holds one (MS-1)."""
    free = s.box.villages[province]
    for seat in range(s.box.seats):
        free -= vikings(s, seat, province)
    return free


def has_room(s: State, area: int) -> bool:
    """Whether one more Viking fits: heavens hold any number (MS-1)."""
    return area >= MOST_PROVINCES or free_villages(s, area) > 0


def strength(s: State, seat: int, area: int) -> int:
    """A warrior counts 1, a chieftain 1 1/2; in halves (MV-1)."""
    return s.warriors[seat * AREAS + area] * WARRIOR + (CHIEFTAIN if s.chieftain[seat] == area else 0)


def controller(s: State, area: int) -> int:
    """The seat that is strictly stronger there than every other; NOBODY if tied or empty (MV-1)."""
    best = 0
    who = NOBODY
    for seat in range(s.box.seats):
        mine = strength(s, seat, area)
        if mine > best:
            best = mine
            who = seat
        elif mine == best:
            who = NOBODY
    return who


def fall(s: State, chance: Chance, seat: int, area: int) -> int:
    """Send all Vikings of a seat in an area to Valhalla; returns how many (MG-4, MR-1)."""
    count = vikings(s, seat, area)
    if count > 0:
        s.warriors[seat * AREAS + VALHALLA] += s.warriors[seat * AREAS + area]
        s.warriors[seat * AREAS + area] = 0
        if s.chieftain[seat] == area:
            s.chieftain[seat] = VALHALLA
        chance.tell(VIKINGS_FELL, EVERYBODY, seat, area, count, 0)
    return count


def muster_boats(s: State) -> None:
    """Put the chieftain and the first warriors on each boat, and the others into the reserve (MS-3)."""
    for seat in range(SEATS):
        s.chieftain[seat] = BOAT if seat < s.box.seats else NOBODY
    for seat in range(s.box.seats):
        s.warriors[seat * AREAS + BOAT] = s.box.boat_warriors
        s.reserve[seat] = s.box.reserve_warriors
