"""The worth of each card effect on the present board (MB, MX, MG); gains and losses must be noted before."""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.numbers.board import (
    ASGARD,
    ATTACK,
    CHOOSABLE,
    DESTROY,
    GOALS,
    HEAVENS,
    HORDE,
    INVADE,
    KINGDOMS,
    MOST_PROVINCES,
    MUSTER,
    REINFORCE,
    SCORE,
    SEATS,
    TOKEN,
)
from meadhall.midgard.core.policy.area_worth import (
    CLOSED,
    WITH_WARRIOR,
    best_strike,
    gain_in,
    man_worth,
    next_gain_in,
    ruin_worth,
)
from meadhall.midgard.core.policy.prices import CARES, CHEAP, GAIN, NEXT_GAIN, TOKEN_PRICE
from meadhall.midgard.core.rules.moving import is_area, is_choosable
from meadhall.midgard.core.rules.vikings import controller, free_villages, vikings
from meadhall.midgard.core.state import State


def card_worth(s: State, seat: int, kind: int, out: Answers) -> int:
    """The worth of playing a card now."""
    effect = s.box.card_effect[kind]
    kingdom = s.box.card_kingdom[kind]
    if effect == INVADE:
        return march_worth(s, kingdom, s.box.moves_invade, out)
    if effect == REINFORCE:
        return march_worth(s, KINGDOMS, 1, out) + (man_worth(s, seat) if s.reserve[seat] > 0 else 0)
    if effect == ATTACK:
        return attack_worth(s, seat, kingdom, out)
    if effect == HORDE:
        return best_horde(s, seat, out)
    if effect == SCORE:
        return scoring_worth(s, kingdom, out)
    if effect == TOKEN:
        return out.notes[TOKEN_PRICE + kingdom * SEATS + seat]
    if effect == DESTROY:
        return best_ruin(s, kingdom, out)
    if effect == MUSTER:
        return muster_worth(s, seat, kingdom, out)
    return 0


def is_reached(s: State, area: int, kingdom: int) -> bool:
    """Whether a card that names a kingdom (KINGDOMS: any) may send Vikings to an area."""
    if not is_area(s, area):
        return False
    return area >= MOST_PROVINCES or kingdom == KINGDOMS or s.box.kingdom[area] == kingdom


def march_worth(s: State, kingdom: int, moves: int, out: Answers) -> int:
    """The best one or two moves into a kingdom or the heavens."""
    goal = ASGARD
    for area in range(GOALS):
        if is_reached(s, area, kingdom) and out.notes[GAIN + area] > out.notes[GAIN + goal]:
            goal = area
    worth = max(0, out.notes[GAIN + goal] - out.notes[CHEAP])
    if moves > 1:
        second = out.notes[NEXT_GAIN + goal]
        for area in range(GOALS):
            if area != goal and is_reached(s, area, kingdom):
                second = max(second, out.notes[GAIN + area])
        worth += max(0, second - out.notes[CHEAP + 1])
    return worth


def attack_worth(s: State, seat: int, kingdom: int, out: Answers) -> int:
    """The best strike, or the best way into a heaven."""
    best = CLOSED
    for area in range(GOALS):
        if is_reached(s, area, kingdom):
            strike = best_strike(s, seat, area, WITH_WARRIOR, out)
            if strike == CLOSED and area >= MOST_PROVINCES:
                strike = out.notes[GAIN + area]
            best = max(best, strike)
    return max(0, best - out.notes[CHEAP])


def horde_worth(s: State, seat: int, area: int, out: Answers) -> int:
    """The gain of a horde in an area: the first Viking, and more like the second as long as that pays (MX-2)."""
    room = s.box.moves_horde
    if area < MOST_PROVINCES:
        room = min(room, free_villages(s, area))
    worth = max(0, gain_in(s, seat, area, out) - out.notes[CHEAP])
    for i in range(1, room):
        worth += max(0, next_gain_in(s, seat, area, out) - out.notes[CHEAP + i])
    return worth


def best_horde(s: State, seat: int, out: Answers) -> int:
    """The best place for a horde."""
    best = 0
    for area in range(CHOOSABLE):
        if is_choosable(s, area) and gain_in(s, seat, area, out) != CLOSED:
            best = max(best, horde_worth(s, seat, area, out))
    return best


def scoring_worth(s: State, kingdom: int, out: Answers) -> int:
    """The worth of scoring a kingdom now, as a weighted sum over the seats (MG-1)."""
    total = 0
    for seat in range(s.box.seats):
        held = 0
        present = 0
        for province in range(s.box.provinces):
            if s.box.kingdom[province] == kingdom:
                if controller(s, province) == seat:
                    held += 1
                if vikings(s, seat, province) > 0:
                    present += 1
        points = s.box.kingdom_points[held] + present * out.notes[TOKEN_PRICE + kingdom * SEATS + seat] // 100
        total += out.notes[CARES + seat] * points
    return total


def best_ruin(s: State, kingdom: int, out: Answers) -> int:
    """The worth of destroying the best province; the card must destroy one (MG-4)."""
    best = CLOSED
    for province in range(s.box.provinces):
        if s.box.kingdom[province] == kingdom:
            best = max(best, ruin_worth(s, province, out))
    return best


def muster_worth(s: State, seat: int, land: int, out: Answers) -> int:
    """New warriors straight onto the board (MG-5)."""
    count = min(s.box.musters, s.reserve[seat])
    first = CLOSED
    where = 0
    for area in range(CHOOSABLE):
        if is_choosable(s, area) and is_mustered(s, area, land) and gain_in(s, seat, area, out) > first:
            first = gain_in(s, seat, area, out)
            where = area
    if count == 0 or first == CLOSED:
        return 0
    worth = man_worth(s, seat) + first
    if count > 1:
        second = next_gain_in(s, seat, where, out)
        for area in range(CHOOSABLE):
            if area != where and is_choosable(s, area) and is_mustered(s, area, land):
                second = max(second, gain_in(s, seat, area, out))
        worth += max(0, (count - 1) * (man_worth(s, seat) + second))
    return worth


def is_mustered(s: State, area: int, land: int) -> bool:
    """Whether new warriors of a land can be put into an area."""
    return land == HEAVENS if area >= MOST_PROVINCES else s.box.kingdom[area] == land
