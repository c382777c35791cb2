"""The box: what is printed and which options are played, as integer arrays of fixed length.

`cards/card_set.py` fills it from a card set and options, and checks them. It never changes afterwards.
"""

from meadhall.kernel.core.fields import Fields
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, MOST_PROVINCES, MOST_ROUNDS


class Box(Fields):
    """Printed figures and chosen options; one box serves any number of states."""

    def __init__(self) -> None:
        self.seats = 0
        self.revision = 0
        self.patient = 0  # ask for each part of a choice, even where only one is left (kernel/chains.py)
        self.beginners = 0  # MC-3

        # the game
        self.rounds = 0
        self.plays = [0] * MOST_ROUNDS  # MA-2
        self.dealt = [0] * METALS  # MC-1
        self.picks = 0  # cards in a pack: all that are dealt
        self.boat_warriors = 0  # MS-3
        self.reserve_warriors = 0  # MS-3
        self.dooms = 0  # MD-1
        self.moves_invade = 0  # MB-1
        self.moves_horde = 0  # MX-2
        self.musters = 0  # MG-5

        # the map
        self.provinces = 0
        self.kingdom = [0] * MOST_PROVINCES
        self.villages = [0] * MOST_PROVINCES

        # scoring
        self.kingdom_points = [0] * (MOST_PROVINCES + 1)  # MV-2, by provinces controlled
        self.asgard_points = 0  # MV-4
        self.vanaheim_tokens = 0  # MV-4
        self.doom_points = 0  # MR-1
        self.valhalla_points = 0  # MR-1
        self.set_points = 0  # ME-1

        # cards
        self.kinds = 0
        self.card_metal = [0] * MOST_KINDS
        self.card_effect = [0] * MOST_KINDS
        self.card_kingdom = [0] * MOST_KINDS
        self.card_copies = [0] * MOST_KINDS
        self.card_number = [0] * MOST_KINDS  # gold alone (MA-1)
        self.card_draws = [0] * MOST_KINDS  # the metal drawn (MG-3)
        self.card_amount = [0] * MOST_KINDS  # how many are drawn (MG-3)
        self.deck_size = [0] * METALS
