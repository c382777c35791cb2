"""Setup: stalls, ships, decks, the first player, leaders, starting goods, destinies (CS-1 to CS-10)."""

from meadhall.champions.core.decks import draw_destiny, keep_destiny
from meadhall.champions.core.numbers.board import GOODS, KINDS, NOBODY
from meadhall.champions.core.numbers.codes import LEADER
from meadhall.champions.core.numbers.events import (
    DEALT,
    DESTINY_DRAWN,
    DESTINY_HIDDEN,
    DRAW_FIRST,
    DRAW_LEADER,
    DRAW_STALL,
    FIRST_PLAYER,
    LEADER_CHOSEN,
    STALL_LAID,
)
from meadhall.champions.core.numbers.limits import HAND
from meadhall.champions.core.numbers.reasons import LEADER_TAKEN, NOT_IN_PLAY, OPEN
from meadhall.champions.core.numbers.steps import CHOOSE_LEADER, DEAL, SET_UP_ROUND
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import change_stock
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance, all_but, only


def begin(s: State, chance: Chance) -> None:
    """Set up a new game on a blank state, up to the choice of leaders (CS-2 to CS-5, CS-10)."""
    fill_decks(s)
    lay_stalls(s, chance)
    for ship in range(s.box.ships):
        if s.box.seats >= s.box.ship_players[ship]:
            s.ship_out[ship] = 1
    seats = s.box.seats
    s.first = chance.pick(DRAW_FIRST, seats)
    chance.tell(FIRST_PLAYER, EVERYBODY, s.first, 0, 0, 0)
    owe(s, DEAL, NOBODY, 0, 0)
    if s.box.draft_leaders == 1:
        for turn in range(seats):
            owe(s, CHOOSE_LEADER, (s.first + turn) % seats, 0, 0)
    else:
        assign_leaders(s, chance)


def fill_decks(s: State) -> None:
    """Put everything into its deck or the supply (CS-4, CS-8)."""
    for kind in range(KINDS):
        s.supply[kind] = s.box.dice[kind]
        s.enemy_left[kind] = s.box.enemy_from[kind + 1] - s.box.enemy_from[kind]
    s.rune_left = s.box.runes
    s.merchant_left = s.box.merchants
    s.destiny_left = s.box.destinies
    for card in range(s.box.destinies):
        s.in_destiny_deck[card] = 1
    for kind in range(s.box.journeys):
        s.journey_deck[kind] = s.box.journey_copies[kind]
        s.journey_left += s.box.journey_copies[kind]


def lay_stalls(s: State, chance: Chance) -> None:
    """Draw as many military and economic stalls as the number of players asks for (CS-2)."""
    for military in range(2):
        left = 0
        for stall in range(s.box.stalls):
            if s.box.stall_military[stall] == military:
                left += 1
        for _ in range(s.box.stalls_drawn[military]):
            rank = chance.pick(DRAW_STALL, left)
            left -= 1
            for stall in range(s.box.stalls):
                if s.box.stall_military[stall] == military and s.stall_open[stall] == 0:
                    if rank == 0:
                        s.stall_open[stall] = 1
                        chance.tell(STALL_LAID, EVERYBODY, stall, 0, 0, 0)
                        break
                    rank -= 1


def assign_leaders(s: State, chance: Chance) -> None:
    """Deal leaders at random, in the order in which they would be chosen."""
    for turn in range(s.box.seats):
        seat = (s.first + 2 * s.box.seats - 1 - turn) % s.box.seats
        rank = chance.pick(DRAW_LEADER, s.box.leaders - turn)
        for leader in range(s.box.leaders):
            if refuse_leader(s, leader) == OPEN:
                if rank == 0:
                    take_leader(s, chance, seat, leader)
                    break
                rank -= 1


def refuse_leader(s: State, leader: int) -> int:
    """Each leader is unique (CS-5)."""
    if leader >= s.box.leaders:
        return NOT_IN_PLAY
    for seat in range(s.box.seats):
        if s.leader[seat] == leader:
            return LEADER_TAKEN
    return OPEN


def leader_answers(s: State, out: Answers) -> None:
    """The leaders that are left."""
    for leader in range(s.box.leaders):
        if refuse_leader(s, leader) == OPEN:
            out.add(LEADER + leader)


def take_leader(s: State, chance: Chance, seat: int, leader: int) -> None:
    """A seat takes a leader (CS-5)."""
    s.leader[seat] = leader
    chance.tell(LEADER_CHOSEN, EVERYBODY, seat, leader, 0, 0)


def deal(s: State, chance: Chance) -> None:
    """Give out starting goods and workers and, last, the destiny card (CS-6, CS-10)."""
    settle(s)
    for turn in range(s.box.seats):
        seat = (s.first + turn) % s.box.seats
        for good in range(GOODS):
            change_stock(s, seat, good, s.box.starting_goods[good])
        for kind in range(KINDS):
            count = min(s.box.starting_warriors[kind], s.supply[kind])
            s.held[seat * KINDS + kind] = count
            s.supply[kind] -= count
        s.favor[seat] = s.box.starting_favor
        s.blame[seat] = s.box.starting_blame
        chance.tell(DEALT, EVERYBODY, seat, 0, 0, 0)
    for turn in range(s.box.seats):
        seat = (s.first + turn) % s.box.seats
        draw_destiny(s, chance)
        if s.drawn_count == 1:
            keep_destiny(s, seat, 0)
            chance.tell(DESTINY_DRAWN, only(seat), seat, s.hand[seat * HAND], 0, 0)
            chance.tell(DESTINY_HIDDEN, all_but(seat), seat, 1, 0, 0)
    owe(s, SET_UP_ROUND, NOBODY, 0, 0)
