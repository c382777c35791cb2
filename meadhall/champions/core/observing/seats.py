"""What a seat observes of itself and of the others, itself first: goods, warriors, runes, trophies, destinies."""

from meadhall.champions.core.knowledge.veil import knows
from meadhall.champions.core.numbers.board import ENEMY_KINDS, KINDS, POWERS
from meadhall.champions.core.numbers.limits import HAND, MOST_DRAWN, OWNED
from meadhall.champions.core.observing.places import (
    COUNTED,
    GIFTS_OF_LEADERS,
    SEE_ASIDE,
    SEE_ASSIGNING,
    SEE_BEGGING,
    SEE_BLAME,
    SEE_CAPACITY,
    SEE_COINS,
    SEE_COLOURS,
    SEE_DESTINIES,
    SEE_DESTINY_COUNT,
    SEE_DRAWN,
    SEE_EXTRA,
    SEE_FAVOR,
    SEE_FOOD,
    SEE_GIFT,
    SEE_GLORY,
    SEE_HELD,
    SEE_HUNTING,
    SEE_PILE,
    SEE_POWERS,
    SEE_PRESENT,
    SEE_RUNE_GLORY,
    SEE_RUNES,
    SEE_TROPHIES,
    SEE_WOOD,
    SEE_WORKERS,
)
from meadhall.champions.core.state import State
from meadhall.kernel.core.strict import Cells, Wide


def turns_after(s: State, me: int, seat: int) -> int:
    """How many places clockwise a seat is from the one that observes."""
    return seat - me if seat >= me else seat - me + s.box.seats


def observe_seats(s: State, me: int, cells: Cells, at: Wide) -> None:
    """What lies before each seat, which is open to all (CS-11)."""
    for turn in range(s.box.seats):
        seat = (me + turn) % s.box.seats
        place = at + turn
        cells[place + SEE_PRESENT] = 1
        cells[place + SEE_FOOD] = s.food[seat]
        cells[place + SEE_WOOD] = s.wood[seat]
        cells[place + SEE_COINS] = s.coins[seat]
        cells[place + SEE_FAVOR] = s.favor[seat]
        cells[place + SEE_BLAME] = s.blame[seat]
        cells[place + SEE_GLORY] = s.glory[seat]
        cells[place + SEE_WORKERS] = s.workers[seat]
        cells[place + SEE_EXTRA] = s.has_extra[seat]
        cells[place + SEE_HUNTING] = s.hunting[seat]
        cells[place + SEE_BEGGING] = s.begging[seat]
        cells[place + SEE_ASSIGNING] = s.assigning[seat]
        cells[place + SEE_ASIDE] = s.aside_left[seat]
        cells[place + SEE_PILE] = s.pile[seat]
        cells[place + SEE_DESTINY_COUNT] = s.destiny_count[seat]
        if s.ship[seat] >= 0:
            cells[place + SEE_CAPACITY] = s.box.ship_capacity[s.ship[seat]]
        if s.leader[seat] >= 0:
            cells[at + SEE_GIFT + turn * GIFTS_OF_LEADERS + s.box.leader_gift[s.leader[seat]]] = 1
        for kind in range(KINDS):
            cells[at + SEE_HELD + turn * KINDS + kind] = s.held[seat * KINDS + kind]
        if s.powers[seat] != 0:
            for power in range(POWERS):
                cells[at + SEE_POWERS + turn * POWERS + power] = s.powers[seat] >> power & 1


def observe_runes(s: State, me: int, cells: Cells, at: Wide) -> None:
    """How many runes each seat has, used or not, and their printed glory (CE-3)."""
    for rune in range(s.box.runes):
        seat = s.rune_at[rune] - OWNED
        if seat >= 0:
            place = at + turns_after(s, me, seat)
            cells[place + SEE_RUNES] += 1
            cells[place + SEE_RUNE_GLORY] += s.box.rune_glory[rune]


def observe_trophies(s: State, me: int, cells: Cells, at: Wide) -> None:
    """The enemies that each seat has defeated, by kind and by colour; all have seen them (CS-9)."""
    for kind in range(ENEMY_KINDS):
        for card in range(s.box.enemy_from[kind], s.box.enemy_from[kind + 1]):
            seat = s.enemy_at[card] - OWNED
            if seat >= 0:
                turn = turns_after(s, me, seat)
                cells[at + SEE_TROPHIES + turn * ENEMY_KINDS + kind] += 1
                if s.box.enemy_colour[card] > 0:
                    cells[at + SEE_COLOURS + turn * ENEMY_KINDS + s.box.enemy_colour[card] - 1] += 1


def observe_destinies(s: State, me: int, cells: Cells, at: Wide) -> None:
    """The destiny cards that the seat knows, as the glory that they can bring, by what they count (CE-1)."""
    for turn in range(s.box.seats):
        seat = (me + turn) % s.box.seats
        for slot in range(seat * HAND, seat * HAND + s.destiny_count[seat]):
            card = knows(me, s.hand_known[slot], s.hand[slot])
            if card >= 0:
                cells[at + SEE_DESTINIES + turn * COUNTED + s.box.destiny_counts[card]] += s.box.destiny_alone[card]
    if s.drawn_count > 0:
        drawer = 1 << s.whose[s.depth] if s.depth > 0 else 0
        for slot in range(MOST_DRAWN):
            card = knows(me, s.drawn_known[slot] | drawer, s.drawn[slot])
            if card >= 0:
                cells[at + SEE_DRAWN + s.box.destiny_counts[card]] += s.box.destiny_alone[card]
