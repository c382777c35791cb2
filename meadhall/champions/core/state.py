"""The state of a game: everything true at the table, and nothing of the future.

It consists of small integers in named fields, per seat or per place. A deck has no order: a draw is an outcome of
chance. Warriors and food that were sent to a venue still belong to their seat; `held` counts them, `food` does not.
"""

from meadhall.champions.core.box import Box
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
    SEATS,
    SHORES,
    SPACES,
    VENUES,
)
from meadhall.champions.core.numbers.limits import CATEGORIES, DEPTH, HAND, MOST_DRAWN
from meadhall.kernel.core.fields import Fields


class State(Fields):
    """Everything true at the table."""

    def __init__(self, box: Box) -> None:
        self.box = box

        # the agenda
        self.depth = 0
        self.step = [0] * DEPTH
        self.whose = [0] * DEPTH
        self.what = [0] * DEPTH
        self.more = [0] * DEPTH

        # the table
        self.round = 0
        self.first = 0  # who has the first-player marker
        self.supply = [0] * KINDS

        # each seat's own (open to all, CS-11)
        self.leader = [-1] * SEATS
        self.food = [0] * SEATS
        self.wood = [0] * SEATS
        self.coins = [0] * SEATS
        self.favor = [0] * SEATS
        self.blame = [0] * SEATS
        self.glory = [0] * SEATS
        self.held = [0] * (SEATS * KINDS)  # warriors, those sent out included
        self.workers = [0] * SEATS  # still to be placed this round
        self.has_extra = [0] * SEATS  # the worker that the huts released (CL-10)
        self.ship = [-1] * SEATS  # the private longship
        self.powers = [0] * SEATS  # powers of unused runes, a bit mask

        # the board
        self.worker_on = [-1] * SPACES
        self.hunting = [0] * SEATS
        self.begging = [0] * SEATS
        self.lying = [0] * KINDS  # warriors at the three smiths (CR-7)
        self.lying_food = 0
        self.stall_open = [0] * MOST_STALLS
        self.ship_out = [0] * MOST_SHIPS  # private longships beside the board
        self.harbour = [-1] * SHORES  # the space of the ship lying there
        self.owner = [-1] * VENUES  # who has a worker on the fight, or the ship in the harbour (CA-1)
        self.merchant_left = 0
        self.merchant_gone = [0] * MOST_MERCHANTS
        self.merchant = -1
        self.huts_taken = 0

        # enemies
        self.enemy_left = [0] * ENEMY_KINDS  # in each deck
        self.enemy_at = [0] * MOST_ENEMIES
        self.enemy = [-1] * VENUES
        self.pile = [0] * SEATS  # how many enemy cards a seat has won
        self.coins_on = [0] * SHORES

        # runes
        self.rune_left = 0
        self.rune_at = [0] * MOST_RUNES
        self.rune_used = [0] * MOST_RUNES

        # destinies: each slot has a card, and who knows it (a bit mask of seats)
        self.destiny_left = 0
        self.in_destiny_deck = [0] * MOST_DESTINIES
        self.destiny_count = [0] * SEATS
        self.hand = [-1] * (SEATS * HAND)
        self.hand_known = [0] * (SEATS * HAND)
        self.hand_open = [0] * (SEATS * HAND)
        self.under = [-1] * MOST_DESTINIES  # put under the deck, in order
        self.under_known = [0] * MOST_DESTINIES
        self.under_count = 0
        self.drawn = [-1] * MOST_DRAWN  # at the sage's hut, in the order drawn
        self.drawn_known = [0] * MOST_DRAWN
        self.drawn_count = 0

        # journeys: kinds and counts; "old" ones were laid before the deck was last rebuilt
        self.journey_left = 0
        self.journey_deck = [0] * MOST_JOURNEYS
        self.journey_discard = [0] * MOST_JOURNEYS
        self.journey_old = [0] * MOST_JOURNEYS  # kinds among the old ones still face down
        self.journey = [-1] * SHORES
        self.journey_seen = [0] * SHORES  # by which seats, a bit mask
        self.journey_up = [0] * SHORES
        self.journey_is_old = [0] * SHORES

        # unfinished choices
        self.aside = [0] * SEATS  # a rune's own question, in addition to what the agenda asks
        self.aside_left = [0] * SEATS
        self.aside_from = [0] * SEATS
        self.chain = 0  # the least code that may follow in the current chain
        self.swapped = [0] * GOODS  # given at the market
        self.owed = [0] * KINDS  # warriors a seat is to take (CP-5)
        self.owed_any = 0

        # assigning: sealed until all are done, then sent
        self.assigning = [0] * SEATS
        self.link = [0] * SEATS  # the least code that may follow in each seat's chain
        self.sealed = [0] * (VENUES * KINDS)
        self.sealed_food = [0] * SHORES
        self.sent = [0] * (VENUES * KINDS)
        self.aboard = [0] * SHORES  # food

        # the current hunt or fight
        self.shown = [0] * (KINDS * FACES)
        self.picked = [0] * (KINDS * FACES)
        self.damage = 0
        self.reacting = 0

        # after the last round
        self.final = [0] * (CATEGORIES * SEATS)
        self.over = 0
