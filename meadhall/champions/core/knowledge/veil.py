"""The veil: write what an audience may know into a blank state; the rest is UNKNOWN (CS-9, CS-11, CA-2, CN-5).

Hidden are destiny cards and their deck, face-down journey cards, and assignments until they are shown. This depends on
who owns or has seen a thing, never on the phase. Enemies in a face-down pile were seen by all and stay known (CS-9).
"""

from meadhall.champions.core.numbers.board import (
    ENEMY_KINDS,
    FACES,
    GOODS,
    KINDS,
    MOST_DESTINIES,
    MOST_ENEMIES,
    MOST_JOURNEYS,
    MOST_MERCHANTS,
    MOST_RUNES,
    MOST_SHIPS,
    MOST_STALLS,
    NOTHING,
    SEATS,
    SHORES,
    SPACES,
    UNKNOWN,
    VENUES,
)
from meadhall.champions.core.numbers.limits import CATEGORIES, DEPTH, HAND, MOST_DRAWN
from meadhall.champions.core.state import State


def veil(s: State, audience: int, out: State) -> None:
    """Write what the audience, a seat or SPECTATOR, may know into `out`."""
    out.fill(UNKNOWN)
    show_agenda(s, out)
    show_seats(s, out)
    show_board(s, out)
    show_cards(s, out)
    show_destinies(s, audience, out)
    show_journeys(s, audience, out)
    show_assignments(s, audience, out)
    show_chain(s, out)


def show_agenda(s: State, out: State) -> None:
    """The agenda is public."""
    out.depth = s.depth
    for i in range(DEPTH):
        out.step[i] = s.step[i]
        out.whose[i] = s.whose[i]
        out.what[i] = s.what[i]
        out.more[i] = s.more[i]
    out.round = s.round
    out.first = s.first
    out.over = s.over
    for i in range(CATEGORIES * SEATS):
        out.final[i] = s.final[i]


def show_seats(s: State, out: State) -> None:
    """Goods, warriors, favor, blame, glory, workers and ships are public (CS-11)."""
    for seat in range(SEATS):
        out.leader[seat] = s.leader[seat]
        out.food[seat] = s.food[seat]
        out.wood[seat] = s.wood[seat]
        out.coins[seat] = s.coins[seat]
        out.favor[seat] = s.favor[seat]
        out.blame[seat] = s.blame[seat]
        out.glory[seat] = s.glory[seat]
        out.workers[seat] = s.workers[seat]
        out.has_extra[seat] = s.has_extra[seat]
        out.ship[seat] = s.ship[seat]
        out.powers[seat] = s.powers[seat]
        out.hunting[seat] = s.hunting[seat]
        out.begging[seat] = s.begging[seat]
        out.aside[seat] = s.aside[seat]
        out.aside_left[seat] = s.aside_left[seat]
        out.aside_from[seat] = s.aside_from[seat]
        out.assigning[seat] = s.assigning[seat]
        out.destiny_count[seat] = s.destiny_count[seat]
        out.pile[seat] = s.pile[seat]
    for i in range(SEATS * KINDS):
        out.held[i] = s.held[i]


def show_board(s: State, out: State) -> None:
    """Workers, goods and ships on the board."""
    for space in range(SPACES):
        out.worker_on[space] = s.worker_on[space]
    for kind in range(KINDS):
        out.supply[kind] = s.supply[kind]
        out.lying[kind] = s.lying[kind]
    out.lying_food = s.lying_food
    for stall in range(MOST_STALLS):
        out.stall_open[stall] = s.stall_open[stall]
    for ship in range(MOST_SHIPS):
        out.ship_out[ship] = s.ship_out[ship]
    for shore in range(SHORES):
        out.harbour[shore] = s.harbour[shore]
        out.coins_on[shore] = s.coins_on[shore]
        out.aboard[shore] = s.aboard[shore]
    for venue in range(VENUES):
        out.owner[venue] = s.owner[venue]
    for i in range(VENUES * KINDS):
        out.sent[i] = s.sent[i]
    out.huts_taken = s.huts_taken


def show_cards(s: State, out: State) -> None:
    """Face-up cards are public, and so, by elimination, is what is left in their decks."""
    for kind in range(ENEMY_KINDS):
        out.enemy_left[kind] = s.enemy_left[kind]
    for card in range(MOST_ENEMIES):
        out.enemy_at[card] = s.enemy_at[card]
    for venue in range(VENUES):
        out.enemy[venue] = s.enemy[venue]
    out.rune_left = s.rune_left
    for rune in range(MOST_RUNES):
        out.rune_at[rune] = s.rune_at[rune]
        out.rune_used[rune] = s.rune_used[rune]
    out.merchant_left = s.merchant_left
    out.merchant = s.merchant
    for card in range(MOST_MERCHANTS):
        out.merchant_gone[card] = s.merchant_gone[card]


def knows(audience: int, knowers: int, card: int) -> int:
    """The card if the audience knows it, NOTHING for an empty place, else UNKNOWN."""
    if card == NOTHING or knowers >> audience & 1 == 1:
        return card
    return UNKNOWN


def show_destinies(s: State, audience: int, out: State) -> None:
    """Show destiny cards to those who have seen them; who has seen which card is public (CL-7)."""
    out.destiny_left = s.destiny_left
    for slot in range(SEATS * HAND):
        out.hand[slot] = knows(audience, s.hand_known[slot], s.hand[slot])
        out.hand_known[slot] = s.hand_known[slot]
        out.hand_open[slot] = s.hand_open[slot]
    out.under_count = s.under_count
    for slot in range(MOST_DESTINIES):
        out.under[slot] = knows(audience, s.under_known[slot], s.under[slot])
        out.under_known[slot] = s.under_known[slot]
    out.drawn_count = s.drawn_count
    for slot in range(MOST_DRAWN):
        drawer = 0
        if s.depth > 0 and s.drawn_count > 0:
            drawer = 1 << s.whose[s.depth]
        out.drawn[slot] = knows(audience, s.drawn_known[slot] | drawer, s.drawn[slot])
        out.drawn_known[slot] = s.drawn_known[slot]


def show_journeys(s: State, audience: int, out: State) -> None:
    """Show face-up journey cards to all, and face-down ones to those who have looked; discards are public (CS-11)."""
    out.journey_left = s.journey_left
    for kind in range(MOST_JOURNEYS):
        out.journey_discard[kind] = s.journey_discard[kind]
        out.journey_old[kind] = s.journey_old[kind]
    for shore in range(SHORES):
        out.journey[shore] = s.journey[shore]
        if s.journey_up[shore] == 0:
            out.journey[shore] = knows(audience, s.journey_seen[shore], s.journey[shore])
        out.journey_seen[shore] = s.journey_seen[shore]
        out.journey_up[shore] = s.journey_up[shore]
        out.journey_is_old[shore] = s.journey_is_old[shore]


def show_assignments(s: State, audience: int, out: State) -> None:
    """Show a sealed assignment to its owner only (CA-2)."""
    if audience < s.box.seats:
        out.link[audience] = s.link[audience]
    for venue in range(VENUES):
        if s.owner[venue] == audience:
            for kind in range(KINDS):
                out.sealed[venue * KINDS + kind] = s.sealed[venue * KINDS + kind]
    for shore in range(SHORES):
        if s.owner[VENUES - SHORES + shore] == audience:
            out.sealed_food[shore] = s.sealed_food[shore]


def show_chain(s: State, out: State) -> None:
    """Choices that are made openly, and the dice on the table, are public."""
    out.chain = s.chain
    out.owed_any = s.owed_any
    for good in range(GOODS):
        out.swapped[good] = s.swapped[good]
    for kind in range(KINDS):
        out.owed[kind] = s.owed[kind]
    for die in range(KINDS * FACES):
        out.shown[die] = s.shown[die]
        out.picked[die] = s.picked[die]
    out.damage = s.damage
    out.reacting = s.reacting
