"""What a seat observes of the board: spaces, ships, enemies, runes, journeys, and what it has sent itself."""

from meadhall.champions.core.enemies import attack_at, defence_at, fight_at, is_kraken_at
from meadhall.champions.core.knowledge.veil import knows
from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    ENEMY_KINDS,
    FACES,
    GOODS,
    KINDS,
    MOST_SHIPS,
    MOST_STALLS,
    POWERS,
    PRIVATE_SHIP,
    SEATS,
    SHORES,
    SMALL_SHIP,
    SPACES,
    VENUES,
)
from meadhall.champions.core.numbers.limits import ON_BOARD, OWNED
from meadhall.champions.core.numbers.steps import CLEAN_UP
from meadhall.champions.core.observing.places import (
    COLOURS,
    ENEMY_FIGURES,
    JOURNEY_EFFECTS,
    SEE_ABOARD,
    SEE_CHAIN,
    SEE_COINS_ON,
    SEE_COLOUR,
    SEE_DECKS,
    SEE_DICE,
    SEE_ENEMY,
    SEE_FIGHT,
    SEE_FORBIDS,
    SEE_HARBOUR,
    SEE_HUTS,
    SEE_JOURNEY,
    SEE_JOURNEY_AMOUNT,
    SEE_JOURNEY_KNOWN,
    SEE_LYING,
    SEE_MERCHANT,
    SEE_MINE,
    SEE_OWED,
    SEE_OWNER,
    SEE_PICKED,
    SEE_RUNE_POWER,
    SEE_SEALED,
    SEE_SEALED_FOOD,
    SEE_SENT,
    SEE_SHIPS,
    SEE_STALLS,
    SEE_SUPPLY,
    SEE_SWAPPED,
    SEE_TAKEN,
)
from meadhall.champions.core.observing.seats import turns_after
from meadhall.champions.core.state import State
from meadhall.kernel.core.strict import Cells, Wide


def observe_board(s: State, me: int, cells: Cells, at: Wide) -> None:
    """Workers, goods, stalls and ships on the board."""
    for space in range(SPACES):
        cells[at + SEE_MINE + space] = 1 if s.worker_on[space] == me else 0
        cells[at + SEE_TAKEN + space] = 1 if s.worker_on[space] >= 0 and s.worker_on[space] != me else 0
    for kind in range(KINDS):
        cells[at + SEE_LYING + kind] = s.lying[kind]
        cells[at + SEE_SUPPLY + kind] = s.supply[kind]
    cells[at + SEE_LYING + KINDS] = s.lying_food
    for stall in range(MOST_STALLS):
        cells[at + SEE_STALLS + stall] = s.stall_open[stall]
    for ship in range(MOST_SHIPS):
        cells[at + SEE_SHIPS + ship] = s.ship_out[ship]
    for shore in range(SHORES):
        if s.harbour[shore] >= 0:
            cells[at + SEE_HARBOUR + shore] = room_of(s, s.harbour[shore])
        cells[at + SEE_COINS_ON + shore] = s.coins_on[shore]
        cells[at + SEE_ABOARD + shore] = s.aboard[shore]
    if s.merchant >= 0:
        for good in range(GOODS):
            cells[at + SEE_MERCHANT + good] = s.box.merchant_goods[s.merchant * GOODS + good]
        for kind in range(KINDS):
            cells[at + SEE_MERCHANT + GOODS + kind] = s.box.merchant_warriors[s.merchant * KINDS + kind]
        cells[at + SEE_MERCHANT + GOODS + KINDS] = s.box.merchant_any[s.merchant]
    cells[at + SEE_HUTS] = s.huts_taken


def room_of(s: State, space: int) -> int:
    """How much the ship of a space carries."""
    if space >= PRIVATE_SHIP:
        return s.box.ship_capacity[space - PRIVATE_SHIP]
    return s.box.public_capacity[space - SMALL_SHIP]


def observe_enemies(s: State, me: int, cells: Cells, at: Wide) -> None:
    """The figures printed on each enemy on the board, and who fights it."""
    for venue in range(VENUES):
        if s.owner[venue] >= 0:
            cells[at + SEE_OWNER + venue * SEATS + turns_after(s, me, s.owner[venue])] = 1
        enemy = s.enemy[venue]
        if enemy >= 0:
            place = at + SEE_ENEMY + venue * ENEMY_FIGURES
            cells[place] = 1
            cells[place + 1] = s.box.enemy_attack[enemy]
            cells[place + 2] = s.box.enemy_defence[enemy]
            cells[place + 3] = s.box.enemy_glory[enemy]
            cells[place + 4] = s.box.enemy_reward[enemy]
            if s.box.enemy_colour[enemy] > 0:
                cells[at + SEE_COLOUR + venue * COLOURS + s.box.enemy_colour[enemy] - 1] = 1
            if s.box.enemy_forbids[enemy] >= 0:
                cells[at + SEE_FORBIDS + venue * KINDS + s.box.enemy_forbids[enemy]] = 1
    for kind in range(ENEMY_KINDS):
        cells[at + SEE_DECKS + kind] = s.enemy_left[kind]
    cells[at + SEE_DECKS + ENEMY_KINDS] = s.rune_left
    cells[at + SEE_DECKS + ENEMY_KINDS + 1] = s.merchant_left
    cells[at + SEE_DECKS + ENEMY_KINDS + 2] = s.journey_left
    cells[at + SEE_DECKS + ENEMY_KINDS + 3] = s.destiny_left + s.under_count


def observe_open_cards(s: State, me: int, cells: Cells, at: Wide) -> None:
    """The powers of the face-up runes, and the journey cards that are face up or that the seat has looked at."""
    for rune in range(s.box.runes):
        if ON_BOARD <= s.rune_at[rune] < OWNED:
            cells[at + SEE_RUNE_POWER + (s.rune_at[rune] - ON_BOARD) * POWERS + s.box.rune_power[rune]] = 1
    for shore in range(SHORES):
        card = s.journey[shore]
        if s.journey_up[shore] == 0:
            card = knows(me, s.journey_seen[shore], card)
        if card >= 0:
            cells[at + SEE_JOURNEY_KNOWN + shore] = 1
            cells[at + SEE_JOURNEY + shore * JOURNEY_EFFECTS + s.box.journey_effect[card]] = 1
            cells[at + SEE_JOURNEY_AMOUNT + shore] = s.box.journey_amount[card]


def observe_sent(s: State, me: int, cells: Cells, at: Wide) -> None:
    """Who was sent where: what is shown, and of what is sealed the seat's own (CA-2)."""
    for i in range(VENUES * KINDS):
        cells[at + SEE_SENT + i] = s.sent[i]
    for venue in range(VENUES):
        if s.owner[venue] == me:
            for kind in range(KINDS):
                cells[at + SEE_SEALED + venue * KINDS + kind] = s.sealed[venue * KINDS + kind]
            if venue >= AT_SHORE:
                cells[at + SEE_SEALED_FOOD + venue - AT_SHORE] = s.sealed_food[venue - AT_SHORE]


def observe_choice(s: State, me: int, cells: Cells, at: Wide) -> None:
    """The dice on the table, the fight under way, and how far the seat is with a choice."""
    for die in range(KINDS * FACES):
        cells[at + SEE_DICE + die] = s.shown[die]
        cells[at + SEE_PICKED + die] = s.picked[die]
    if s.step[1] == CLEAN_UP:
        fight = fight_at(s)
        if fight > 0:
            cells[at + SEE_FIGHT] = 1 if is_kraken_at(s, fight) else 0
            cells[at + SEE_FIGHT + 1] = attack_at(s, fight)
            cells[at + SEE_FIGHT + 2] = defence_at(s, fight)
        cells[at + SEE_FIGHT + 3] = s.damage
        cells[at + SEE_FIGHT + 4] = s.reacting
    cells[at + SEE_CHAIN] = s.chain
    cells[at + SEE_CHAIN + 1] = s.link[me]
    for good in range(GOODS):
        cells[at + SEE_SWAPPED + good] = s.swapped[good]
    for kind in range(KINDS):
        cells[at + SEE_OWED + kind] = s.owed[kind]
    cells[at + SEE_OWED + KINDS] = s.owed_any
