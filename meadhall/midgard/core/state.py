"""The state of a game: everything true at the table, and nothing of the future.

Cards are kinds and counts. The state keeps for the whole game who took what from which pack at which pick, by round,
pack and pick, because players can know this of each other's stocks.
"""

from meadhall.kernel.core.fields import Fields
from meadhall.midgard.core.box import Box
from meadhall.midgard.core.numbers.board import (
    AREAS,
    BOAT,
    CATEGORIES,
    KINGDOMS,
    METALS,
    MOST_DRAWN,
    MOST_KINDS,
    MOST_PICKS,
    MOST_PLAYS,
    MOST_PROVINCES,
    MOST_ROUNDS,
    SEATS,
)

DEPTH = 12
SLOTS = MOST_ROUNDS * SEATS * MOST_PICKS  # a card of a pack, by round, pack and pick
SIGHTS = MOST_ROUNDS * MOST_PICKS * MOST_PICKS  # the cards of a pack as one seat saw them, by round and pick


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
        self.starter = 0  # who began this round, or the last one
        self.over = 0
        self.doomed = [0] * MOST_PROVINCES

        # each seat's own
        self.score = [0] * SEATS
        self.points = [0] * (CATEGORIES * SEATS)  # the score by where it came from
        self.tokens = [0] * (SEATS * KINGDOMS)
        self.chieftain = [BOAT] * SEATS  # the area it is in
        self.warriors = [0] * (SEATS * AREAS)
        self.reserve = [0] * SEATS
        self.plays_left = [0] * SEATS  # cards to be played this round

        # cards
        self.deck = [0] * MOST_KINDS
        self.deck_left = [0] * METALS
        self.stock = [0] * (SEATS * MOST_KINDS)  # unplayed cards
        self.stock_count = [0] * SEATS
        self.played = [-1] * (SEATS * MOST_PLAYS)  # in order
        self.plays_made = [0] * SEATS
        self.plays_before = [0] * (MOST_ROUNDS * SEATS)  # plays made when the draft of a round began
        self.gold_owner = [-1] * MOST_KINDS  # who was seen to have drafted a gold card, and when (MA-1)
        self.gold_round = [-1] * MOST_KINDS

        # the draft
        self.picks_made = [0] * MOST_ROUNDS
        self.took = [-1] * SLOTS  # in a view, UNKNOWN except for the seat's own cards
        self.rest = [0] * (SEATS * MOST_KINDS)  # what is left in each pack
        self.keeping = [-1] * SEATS  # sealed
        self.sight = [-1] * SIGHTS  # in a view alone: the pack in hand at each pick, its cards ascending

        # cards drawn in the middle of a round (MG-3), in order
        self.drawn_count = 0
        self.drawn = [-1] * MOST_DRAWN
        self.drawn_metal = [-1] * MOST_DRAWN
        self.drawn_by = [-1] * MOST_DRAWN
        self.drawn_at = [0] * MOST_DRAWN  # plays that the seat had made by then

        # the card that is being carried out
        self.card = -1
        self.goal = -1  # where a horde goes
        self.arrived = [0] * AREAS  # Vikings that this card has moved there
        self.chieftain_moved = 0
        self.last_pick = 0  # the move before, as codes, and the area it left full until then (MA-5)
        self.last_goal = 0
        self.freed = -1
