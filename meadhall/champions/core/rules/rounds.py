"""Round setup, in the book's order (CR-1 to CR-8)."""

from meadhall.champions.core.decks import draw_enemy, draw_journey, draw_merchant, draw_rune
from meadhall.champions.core.numbers.board import (
    AT_DRAUGR_LEFT,
    AT_DRAUGR_RIGHT,
    AT_SHORE,
    AT_TROLL,
    DRAUGR,
    KINDS,
    MONSTER,
    NOBODY,
    NOTHING,
    RUNE_SPACES,
    SHORES,
    TROLL,
)
from meadhall.champions.core.numbers.events import (
    ENEMY_LAID,
    JOURNEY_LAID,
    MERCHANT_CAME,
    ROUND_BEGAN,
    RUNE_LAID,
    STOCKED,
)
from meadhall.champions.core.numbers.limits import ON_BOARD
from meadhall.champions.core.numbers.steps import NEXT_WORKER
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import workers_owned
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def set_up_round(s: State, chance: Chance) -> None:
    """Lay out the new round (CR-1 to CR-7); all workers are back in hand (CS-7)."""
    settle(s)
    s.round += 1
    chance.tell(ROUND_BEGAN, EVERYBODY, s.round, 0, 0, 0)
    lay_enemy(s, chance, AT_TROLL, TROLL)
    lay_enemy(s, chance, AT_DRAUGR_LEFT, DRAUGR)
    lay_enemy(s, chance, AT_DRAUGR_RIGHT, DRAUGR)
    for shore in range(SHORES):
        if s.box.shore_in_use[shore] == 1 and s.journey[shore] == NOTHING:
            lay_journey(s, chance, shore)
    for space in range(RUNE_SPACES):
        if rune_on(s, space) == NOTHING:
            lay_rune(s, chance, space)
    for shore in range(SHORES):
        if s.box.shore_in_use[shore] == 1 and s.enemy[AT_SHORE + shore] == NOTHING:
            lay_enemy(s, chance, AT_SHORE + shore, MONSTER)
    s.merchant = draw_merchant(s, chance)
    chance.tell(MERCHANT_CAME, EVERYBODY, s.merchant, 0, 0, 0)
    restock(s, chance)
    for seat in range(s.box.seats):
        s.workers[seat] = workers_owned(s, seat)
    owe(s, NEXT_WORKER, s.first, NOBODY, 0)


def lay_enemy(s: State, chance: Chance, venue: int, kind: int) -> None:
    """Lay an enemy face up (CR-1, CR-2, CR-5)."""
    card = draw_enemy(s, chance, kind)
    s.enemy[venue] = card
    if card != NOTHING:
        s.enemy_at[card] = ON_BOARD + venue
        chance.tell(ENEMY_LAID, EVERYBODY, venue, card, 0, 0)


def lay_journey(s: State, chance: Chance, shore: int) -> None:
    """Lay a journey card face down; nobody has seen it (CR-3)."""
    s.journey[shore] = draw_journey(s, chance)
    if s.journey[shore] != NOTHING:
        chance.tell(JOURNEY_LAID, EVERYBODY, shore, 0, 0, 0)


def rune_on(s: State, space: int) -> int:
    """The face-up rune on a space beside the runesmith."""
    where = s.rune_at
    for rune in range(s.box.runes):
        if where[rune] == ON_BOARD + space:
            return rune
    return NOTHING


def lay_rune(s: State, chance: Chance, space: int) -> None:
    """Refill a rune space (CR-4, E-2)."""
    rune = draw_rune(s, chance)
    if rune != NOTHING:
        s.rune_at[rune] = ON_BOARD + space
        chance.tell(RUNE_LAID, EVERYBODY, space + 1, rune, 0, 0)


def restock(s: State, chance: Chance) -> None:
    """One more item at each blue location, as long as the supply has any (CR-7)."""
    for kind in range(KINDS):
        if s.supply[kind] > 0:
            s.supply[kind] -= 1
            s.lying[kind] += 1
            chance.tell(STOCKED, EVERYBODY, kind, 0, 0, 0)
    s.lying_food += 1
    chance.tell(STOCKED, EVERYBODY, 3, 0, 0, 0)
