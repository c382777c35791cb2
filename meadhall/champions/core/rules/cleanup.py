"""The order of resolution, and clean-up (CC-1 to CC-4, CU-1 to CU-5)."""

from meadhall.champions.core.numbers.board import (
    AT_DRAUGR_RIGHT,
    AT_SHORE,
    AT_TROLL,
    NOBODY,
    NOTHING,
    SHORES,
    SPACES,
    VENUES,
)
from meadhall.champions.core.numbers.events import COIN_LAID, ENEMY_DISCARDED
from meadhall.champions.core.numbers.limits import DISCARDED
from meadhall.champions.core.numbers.steps import AFTERWARDS, CLEAN_UP, FIGHT, HUNT, SAIL_TO_SHORE, SCORE, SET_UP_ROUND
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import take_blame
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def resolve(s: State) -> None:
    """Hunts from the first player on, the troll, left and right draugr, shores from left to right, clean-up (CC)."""
    settle(s)
    owe(s, CLEAN_UP, NOBODY, 0, 0)
    for i in range(SHORES):
        shore = SHORES - 1 - i
        if s.harbour[shore] != NOBODY:
            owe(s, SAIL_TO_SHORE, s.owner[AT_SHORE + shore], shore, 0)
    for i in range(AT_DRAUGR_RIGHT + 1):
        venue = AT_DRAUGR_RIGHT - i
        if s.owner[venue] != NOBODY:
            owe(s, FIGHT, s.owner[venue], venue, 0)
    for i in range(s.box.seats):
        seat = (s.first + s.box.seats - 1 - i) % s.box.seats
        if s.hunting[seat] == 1:
            owe(s, HUNT, seat, 0, 0)


def clean_up(s: State, chance: Chance) -> None:
    """Everything returns; undefeated enemies are dealt with; after the last round comes the scoring (CU)."""
    settle(s)
    for space in range(SPACES):
        s.worker_on[space] = NOBODY
    for seat in range(s.box.seats):
        s.hunting[seat] = 0
        s.begging[seat] = 0
    for shore in range(SHORES):
        s.harbour[shore] = NOBODY
    for venue in range(VENUES):
        s.owner[venue] = NOBODY
    if s.enemy[AT_TROLL] != NOTHING:
        for seat in range(s.box.seats):
            take_blame(s, chance, seat)
    for venue in range(AT_SHORE):
        discard_enemy(s, chance, venue)
    for shore in range(SHORES):
        clear_shore(s, chance, shore)
    if s.round < s.box.rounds:
        owe(s, SET_UP_ROUND, NOBODY, 0, 0)
        return
    owe(s, SCORE, NOBODY, 0, 0)
    for i in range(s.box.seats):
        owe(s, AFTERWARDS, (s.first + s.box.seats - 1 - i) % s.box.seats, 0, 0)


def discard_enemy(s: State, chance: Chance, venue: int) -> None:
    """Undefeated trolls and draugr leave the game (CU-2, CU-3)."""
    card = s.enemy[venue]
    if card != NOTHING:
        s.enemy_at[card] = DISCARDED
        s.enemy[venue] = NOTHING
        chance.tell(ENEMY_DISCARDED, EVERYBODY, venue, card, 0, 0)


def clear_shore(s: State, chance: Chance, shore: int) -> None:
    """A revealed journey card is discarded; one more coin lies on an undefeated monster (CU-3, CU-4)."""
    if s.journey_up[shore] == 1:
        s.journey_discard[s.journey[shore]] += 1
        s.journey[shore] = NOTHING
        s.journey_up[shore] = 0
        s.journey_seen[shore] = 0
    if s.enemy[AT_SHORE + shore] != NOTHING:
        s.coins_on[shore] += 1
        chance.tell(COIN_LAID, EVERYBODY, shore, 0, 0, 0)
