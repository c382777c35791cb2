"""Final scoring: destinies, sets, runes, ship, favor, coins, blame (CE-1 to CE-8)."""

from meadhall.champions.core.numbers.board import (
    BLUE,
    COLOURLESS,
    COUNT_BLUE,
    COUNT_COINS,
    COUNT_DRAUGR,
    COUNT_FAVOR,
    COUNT_FOOD,
    COUNT_MONSTERS,
    COUNT_RED,
    COUNT_RUNES,
    COUNT_TROLLS,
    COUNT_WARRIORS,
    COUNT_WOOD,
    COUNT_YELLOW,
    DRAUGR,
    MONSTER,
    NOTHING,
    RED,
    SEATS,
    TROLL,
    YELLOW,
)
from meadhall.champions.core.numbers.events import GAME_WON, SCORED
from meadhall.champions.core.numbers.limits import CATEGORIES, HAND, OWNED
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import food_owned, warriors
from meadhall.kernel.core.agenda import settle
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance

ON_TRACK = 0  # the categories of the result
DESTINIES = 1
SETS = 2
RUNE_GLORY = 3
SHIP_GLORY = 4
FAVOR_GLORY = 5
COIN_GLORY = 6
BLAME_LOSS = 7


def slain(s: State, seat: int, kind: int, colour: int) -> int:
    """Enemies of a kind in the seat's pile; of one colour, unless the colour is COLOURLESS."""
    count = 0
    if s.pile[seat] == 0:
        return count
    for card in range(s.box.enemy_from[kind], s.box.enemy_from[kind + 1]):
        if s.enemy_at[card] == OWNED + seat and (colour == COLOURLESS or s.box.enemy_colour[card] == colour):
            count += 1
    return count


def coloured(s: State, seat: int, colour: int) -> int:
    """Draugr and monsters of a colour; trolls have none (CE-2)."""
    return slain(s, seat, DRAUGR, colour) + slain(s, seat, MONSTER, colour)


def runes_of(s: State, seat: int) -> int:
    """Runes before the seat, used or not."""
    count = 0
    for rune in range(s.box.runes):
        if s.rune_at[rune] == OWNED + seat:
            count += 1
    return count


def measure(s: State, seat: int, counted: int) -> int:
    """How much a seat has of what a destiny counts (CE-1)."""
    if counted == COUNT_BLUE:
        return coloured(s, seat, BLUE)
    if counted == COUNT_YELLOW:
        return coloured(s, seat, YELLOW)
    if counted == COUNT_RED:
        return coloured(s, seat, RED)
    if counted == COUNT_WOOD:
        return s.wood[seat]
    if counted == COUNT_FOOD:
        return food_owned(s, seat)
    if counted == COUNT_COINS:
        return s.coins[seat]
    if counted == COUNT_WARRIORS:
        return warriors(s, seat)
    if counted == COUNT_FAVOR:
        return s.favor[seat]
    if counted == COUNT_RUNES:
        return runes_of(s, seat)
    if counted == COUNT_MONSTERS:
        return slain(s, seat, MONSTER, COLOURLESS)
    if counted == COUNT_DRAUGR:
        return slain(s, seat, DRAUGR, COLOURLESS)
    if counted == COUNT_TROLLS:
        return slain(s, seat, TROLL, COLOURLESS)
    return 0


def destiny_glory(s: State, seat: int, destiny: int) -> int:
    """The larger value if alone first, the smaller if tied for first, else nothing (CE-1, E-8)."""
    counted = s.box.destiny_counts[destiny]
    mine = measure(s, seat, counted)
    if mine == 0 and s.box.destiny_needs_one == 1:
        return 0
    tied = False
    for other in range(s.box.seats):
        if other != seat:
            theirs = measure(s, other, counted)
            if theirs > mine:
                return 0
            if theirs == mine:
                tied = True
    return s.box.destiny_tied[destiny] if tied else s.box.destiny_alone[destiny]


def destinies_glory(s: State, seat: int) -> int:
    """All destiny cards of a seat; other seats' cards give it nothing (CE-1)."""
    total = 0
    for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
        total += destiny_glory(s, seat, s.hand[slot])
    return total


def sets_glory(s: State, seat: int) -> int:
    """So much per set of one red, one yellow and one blue enemy (CE-2)."""
    sets = min(coloured(s, seat, RED), coloured(s, seat, YELLOW))
    return s.box.set_glory * min(sets, coloured(s, seat, BLUE))


def runes_glory(s: State, seat: int) -> int:
    """The glory printed on each rune, used or not (CE-3)."""
    total = 0
    for rune in range(s.box.runes):
        if s.rune_at[rune] == OWNED + seat:
            total += s.box.rune_glory[rune]
    return total


def ship_glory(s: State, seat: int) -> int:
    """The glory of the private longship (CE-4)."""
    return 0 if s.ship[seat] == NOTHING else s.box.ship_glory[s.ship[seat]]


def blame_glory(s: State, seat: int) -> int:
    """What blame costs; each one beyond the printed losses costs what the edition says (CE-7, E-9)."""
    blame = s.blame[seat]
    if blame <= 6:
        return -s.box.blame_loss[blame]
    return -s.box.blame_loss[6] - s.box.blame_beyond * (blame - 6)


def winners(s: State) -> int:
    """The seats with most glory, then most enemy cards (trolls included), as a bit mask; else shared (CE-8)."""
    best = 0
    best_glory = -32768
    best_cards = 0
    for seat in range(s.box.seats):
        glory = s.glory[seat]
        cards = s.pile[seat]
        if glory > best_glory or (glory == best_glory and cards > best_cards):
            best = 0
            best_glory = glory
            best_cards = cards
        if glory == best_glory and cards == best_cards:
            best |= 1 << seat
    return best


def score(s: State, chance: Chance) -> None:
    """Score everything at the same moment, tell it by category and seat, and end the game (CE)."""
    settle(s)
    for seat in range(s.box.seats):
        s.final[ON_TRACK * SEATS + seat] = s.glory[seat]
        s.final[DESTINIES * SEATS + seat] = destinies_glory(s, seat)
        s.final[SETS * SEATS + seat] = sets_glory(s, seat)
        s.final[RUNE_GLORY * SEATS + seat] = runes_glory(s, seat)
        s.final[SHIP_GLORY * SEATS + seat] = ship_glory(s, seat)
        s.final[FAVOR_GLORY * SEATS + seat] = s.favor[seat] * s.box.favor_glory
        s.final[COIN_GLORY * SEATS + seat] = s.coins[seat] // s.box.coins_per_glory
        s.final[BLAME_LOSS * SEATS + seat] = blame_glory(s, seat)
    for seat in range(s.box.seats):
        for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
            s.hand_open[slot] = 1
            s.hand_known[slot] = EVERYBODY
    for category in range(CATEGORIES):
        for seat in range(s.box.seats):
            points = s.final[category * SEATS + seat]
            if category != ON_TRACK:
                s.glory[seat] += points
            chance.tell(SCORED, EVERYBODY, seat, category, points, 0)
    s.over = 1
    won = winners(s)
    for seat in range(s.box.seats):
        if won >> seat & 1 == 1:
            chance.tell(GAME_WON, EVERYBODY, seat, 0, 0, 0)
