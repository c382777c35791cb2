"""The worth of an area from the point of view of one seat, and how one Viking more or less changes it.

Worth is in hundredths of a point and needs the notes of `prices.py`. A change is tried by making it in the state and
undoing it.
"""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.numbers.board import (
    AREAS,
    BOAT,
    GOALS,
    KINGDOMS,
    MOST_PROVINCES,
    SEATS,
    VALHALLA,
)
from meadhall.midgard.core.policy.constants import DOOM_LATER, FAR_DOUBT, MAN_LATER, MAN_NOW, TOKEN_SURE
from meadhall.midgard.core.policy.prices import (
    CARES,
    CHEAP,
    CHIEF_GAIN,
    CHIEF_LOSS,
    DOUBT,
    GAIN,
    KEPT,
    LOSS,
    MOST_CHEAP,
    MOST_NOTED,
    NEXT_GAIN,
    PRICE,
    TOKEN_PRICE,
    hold,
    noted,
    percent,
    rounds_to_come,
)
from meadhall.midgard.core.rules.moving import enemy_warriors, is_area
from meadhall.midgard.core.rules.vikings import free_villages, strength, vikings
from meadhall.midgard.core.state import State

CLOSED = -MOST_NOTED  # the gain where nobody can go

WITH_NOBODY = 0  # the warrior struck is replaced by a Viking that was already there
WITH_WARRIOR = 1
WITH_CHIEFTAIN = 2


def area_worth(s: State, area: int, out: Answers) -> int:
    """Majority, tokens and doom, now and later, as a weighted sum over the seats (MV-1 to MV-4, MR-1)."""
    best = 0
    second = 0
    for seat in range(s.box.seats):
        mine = strength(s, seat, area)
        if mine > best:
            second = best
            best = mine
        elif mine > second:
            second = mine
    total = 0
    for seat in range(s.box.seats):
        mine = strength(s, seat, area)
        if mine > 0:
            margin = mine - (second if mine == best else best)
            total += out.notes[CARES + seat] * seat_worth(s, seat, area, margin, out)
    return percent(total)


def seat_worth(s: State, seat: int, area: int, margin: int, out: Answers) -> int:
    """The worth of an area to a seat that has Vikings there."""
    price = out.notes[PRICE + area * SEATS + seat]
    worth = hold(margin, out.notes[DOUBT]) * price // 100
    later = hold(margin, FAR_DOUBT) * price // 100
    if area < MOST_PROVINCES:
        token = out.notes[TOKEN_PRICE + s.box.kingdom[area] * SEATS + seat]
        fallen = vikings(s, seat, area) * (s.box.doom_points + s.box.valhalla_points)
        worth += TOKEN_SURE * token // 100
        if s.doomed[area] == 1:
            return worth + 100 * fallen
        later += token + DOOM_LATER * fallen * s.box.dooms // s.box.provinces
    return worth + out.notes[KEPT] * later // 100


def man_worth(s: State, seat: int) -> int:
    """The worth of a warrior on the boat, which can be moved in this round or later."""
    return (MAN_NOW if s.plays_left[seat] > 0 else 0) + MAN_LATER * rounds_to_come(s)


def fallen_worth(s: State, seat: int, out: Answers) -> int:
    """The worth of a Viking in Valhalla at the end of the round (MR-1)."""
    return out.notes[CARES + seat] * s.box.valhalla_points


def put_warrior(s: State, seat: int, area: int, count: int) -> None:
    """Try so many more warriors in an area."""
    s.warriors[seat * AREAS + area] += count


def warrior_gain(s: State, seat: int, area: int, before: int, out: Answers) -> int:
    """The gain of one more warrior in an area, given its worth before."""
    put_warrior(s, seat, area, 1)
    after = area_worth(s, area, out)
    put_warrior(s, seat, area, -1)
    return after - before


def chieftain_gain(s: State, seat: int, area: int, before: int, out: Answers) -> int:
    """The gain of the chieftain in an area."""
    home = s.chieftain[seat]
    s.chieftain[seat] = area
    after = area_worth(s, area, out)
    s.chieftain[seat] = home
    return after - before


def note_gains(s: State, seat: int, kingdom: int, out: Answers) -> None:
    """Note the gain of one more warrior, of a second one and of the chieftain in every area with room.

    Of the provinces, only those of one kingdom; of all if that is KINGDOMS.
    """
    for area in range(GOALS):
        out.notes[GAIN + area] = CLOSED
        out.notes[NEXT_GAIN + area] = CLOSED
        out.notes[CHIEF_GAIN + area] = CLOSED
        if is_area(s, area):
            room = 2
            if area < MOST_PROVINCES:
                room = free_villages(s, area) if kingdom == KINGDOMS or s.box.kingdom[area] == kingdom else 0
            if room > 0:
                note_gain(s, seat, area, room, out)


def note_gain(s: State, seat: int, area: int, room: int, out: Answers) -> None:
    """The gains of one area."""
    before = area_worth(s, area, out)
    if s.chieftain[seat] != area:
        out.notes[CHIEF_GAIN + area] = noted(chieftain_gain(s, seat, area, before, out))
    first = warrior_gain(s, seat, area, before, out)
    out.notes[GAIN + area] = noted(first)
    if room > 1:
        put_warrior(s, seat, area, 1)
        out.notes[NEXT_GAIN + area] = noted(warrior_gain(s, seat, area, before + first, out))
        put_warrior(s, seat, area, -1)


def note_losses(s: State, seat: int, out: Answers) -> None:
    """Note the loss of one warrior in every area that has one, that of the chieftain, and the cheapest of them."""
    for i in range(MOST_CHEAP):
        out.notes[CHEAP + i] = MOST_NOTED
    for area in range(AREAS):
        count = s.warriors[seat * AREAS + area]
        if area == VALHALLA or count == 0:
            out.notes[LOSS + area] = MOST_NOTED
        elif area == BOAT:
            out.notes[LOSS + area] = MAN_NOW if s.plays_left[seat] > 0 else 0
            offer_cheap(out.notes[LOSS + area], count, out)
        else:
            out.notes[LOSS + area] = noted(-warrior_loss(s, seat, area, out))
            offer_cheap(out.notes[LOSS + area], count, out)
    home = s.chieftain[seat]
    if home == VALHALLA:
        out.notes[CHIEF_LOSS] = MOST_NOTED
        return
    out.notes[CHIEF_LOSS] = MAN_NOW if s.plays_left[seat] > 0 else 0
    if home != BOAT:
        s.chieftain[seat] = BOAT
        away = area_worth(s, home, out)
        s.chieftain[seat] = home
        out.notes[CHIEF_LOSS] = noted(area_worth(s, home, out) - away)
    offer_cheap(out.notes[CHIEF_LOSS], 1, out)


def warrior_loss(s: State, seat: int, area: int, out: Answers) -> int:
    """The change of the worth of an area when a warrior leaves it."""
    before = area_worth(s, area, out)
    put_warrior(s, seat, area, -1)
    after = area_worth(s, area, out)
    put_warrior(s, seat, area, 1)
    return after - before


def offer_cheap(loss: int, count: int, out: Answers) -> None:
    """Insert so many equal losses into the sorted list of the cheapest."""
    for _ in range(min(count, MOST_CHEAP)):
        at = MOST_CHEAP - 1
        if loss >= out.notes[CHEAP + at]:
            return
        for _ in range(MOST_CHEAP - 1):
            if out.notes[CHEAP + at - 1] <= loss:
                break
            out.notes[CHEAP + at] = out.notes[CHEAP + at - 1]
            at -= 1
        out.notes[CHEAP + at] = loss


def strike_gain(s: State, seat: int, area: int, other: int, comes: int, out: Answers) -> int:
    """The gain of striking another seat's warrior and taking its place (MX-1).

    The point that the fallen warrior brings its owner is subtracted, weighted for the seat (MR-1).
    """
    home = s.chieftain[seat]
    before = area_worth(s, area, out)
    put_warrior(s, other, area, -1)
    if comes == WITH_WARRIOR:
        put_warrior(s, seat, area, 1)
    elif comes == WITH_CHIEFTAIN:
        s.chieftain[seat] = area
    after = area_worth(s, area, out)
    s.chieftain[seat] = home
    if comes == WITH_WARRIOR:
        put_warrior(s, seat, area, -1)
    put_warrior(s, other, area, 1)
    return after - before + fallen_worth(s, other, out)


def best_strike(s: State, seat: int, area: int, comes: int, out: Answers) -> int:
    """The gain of the best strike in an area; CLOSED if there is nobody to strike."""
    best = CLOSED
    for other in range(s.box.seats):
        if other != seat and s.warriors[other * AREAS + area] > 0:
            best = max(best, strike_gain(s, seat, area, other, comes, out))
    return best


def note_strikes(s: State, seat: int, kingdom: int, out: Answers) -> None:
    """Note the gains of an attack: of a strike, or of entering a heaven without enemies (MX-1)."""
    for area in range(GOALS):
        if is_area(s, area) and (area >= MOST_PROVINCES or s.box.kingdom[area] == kingdom):
            if enemy_warriors(s, seat, area) > 0:
                out.notes[GAIN + area] = noted(best_strike(s, seat, area, WITH_WARRIOR, out))
                out.notes[CHIEF_GAIN + area] = noted(best_strike(s, seat, area, WITH_CHIEFTAIN, out))
            elif area >= MOST_PROVINCES:
                note_gain(s, seat, area, 1, out)


def gain_in(s: State, seat: int, area: int, out: Answers) -> int:
    """The noted gain of one more warrior in an area; in Valhalla the points of Ragnarok (MR-1)."""
    return fallen_worth(s, seat, out) if area == VALHALLA else out.notes[GAIN + area]


def next_gain_in(s: State, seat: int, area: int, out: Answers) -> int:
    """The noted gain of a second warrior there."""
    return fallen_worth(s, seat, out) if area == VALHALLA else out.notes[NEXT_GAIN + area]


def ruin_worth(s: State, area: int, out: Answers) -> int:
    """The worth of sending all Vikings of a province to Valhalla (MG-4)."""
    total = -area_worth(s, area, out)
    for seat in range(s.box.seats):
        total += vikings(s, seat, area) * fallen_worth(s, seat, out)
    return total
