"""The box: what is printed and which options are played, as integer arrays of fixed length (CS, E-1 to E-16).

`cards/card_set.py` fills it from a card set and options, and checks them. It never changes afterwards.
"""

from meadhall.champions.core.numbers.board import (
    ENEMY_KINDS,
    GOODS,
    KINDS,
    MOST_DESTINIES,
    MOST_ENEMIES,
    MOST_FAVOR,
    MOST_JOURNEYS,
    MOST_LEADERS,
    MOST_MERCHANTS,
    MOST_RUNES,
    MOST_SHIPS,
    MOST_STALLS,
    SEATS,
    SHORES,
    SIDES,
)
from meadhall.kernel.core.fields import Fields


class Box(Fields):
    """Printed figures and chosen options; one box serves any number of states."""

    def __init__(self) -> None:
        self.seats = 0
        self.revision = 0
        self.patient = 0  # ask for each part of a choice, even where only one is left (kernel/chains.py)

        # options
        self.starting_favor = 0  # E-1
        self.beggar_chooses = 0  # E-3
        self.assign_sealed = 0  # E-4
        self.shore_in_use = [0] * SHORES  # E-5
        self.shore_feeds = [0] * SHORES  # E-5: warriors fed by one food
        self.killer_must_blame = 0  # E-6
        self.glory_on_kraken = 0  # E-7
        self.destiny_needs_one = 0  # E-8
        self.blame_beyond = 0  # E-9: glory lost for each blame past the table
        self.piles_face_up = 0  # E-13, CS-9
        self.starting_blame = 0  # CS-9
        self.draft_leaders = 0  # CS-5

        # the board and the start
        self.rounds = 0
        self.longhouse = 0  # CP-5
        self.hunt_limit = 0  # CC-1
        self.dice = [0] * KINDS  # CS-8
        self.face = [0] * (KINDS * SIDES)
        self.starting_goods = [0] * GOODS  # CS-6
        self.starting_warriors = [0] * KINDS  # CS-6
        self.workers = 0  # CS-7
        self.stalls_drawn = [0] * 2  # CS-2: economic, military
        self.church_price = [0] * (MOST_FAVOR + 1)  # CL-9
        self.hut_price = [0] * SEATS  # CL-10
        self.blame_loss = [0] * 7  # CE-7
        self.set_glory = 0  # CE-2
        self.favor_glory = 0  # CE-5
        self.coins_per_glory = 0  # CE-6

        # longships: the small and the large public one, then the private ones (CS-3)
        self.ships = 0
        self.least_ship_wood = 0  # of all private ones
        self.public_capacity = [0] * 2
        self.public_coins = [0] * 2
        self.ship_capacity = [0] * MOST_SHIPS
        self.ship_wood = [0] * MOST_SHIPS
        self.ship_coins = [0] * MOST_SHIPS
        self.ship_glory = [0] * MOST_SHIPS
        self.ship_players = [0] * MOST_SHIPS

        # leaders, stalls, merchant ships
        self.leaders = 0
        self.leader_gift = [0] * MOST_LEADERS
        self.stalls = 0
        self.stall_military = [0] * MOST_STALLS
        self.stall_pay = [0] * (MOST_STALLS * GOODS)
        self.stall_take = [0] * (MOST_STALLS * GOODS)
        self.stall_favor = [0] * MOST_STALLS
        self.stall_glory = [0] * MOST_STALLS
        self.stall_warriors = [0] * (MOST_STALLS * KINDS)
        self.stall_times = [0] * MOST_STALLS
        self.merchants = 0
        self.merchant_goods = [0] * (MOST_MERCHANTS * GOODS)
        self.merchant_warriors = [0] * (MOST_MERCHANTS * KINDS)
        self.merchant_any = [0] * MOST_MERCHANTS

        # runes, destinies, journeys
        self.runes = 0
        self.rune_power = [0] * MOST_RUNES
        self.rune_glory = [0] * MOST_RUNES
        self.destinies = 0
        self.destiny_counts = [0] * MOST_DESTINIES
        self.destiny_alone = [0] * MOST_DESTINIES
        self.destiny_tied = [0] * MOST_DESTINIES
        self.journeys = 0
        self.journey_effect = [0] * MOST_JOURNEYS
        self.journey_amount = [0] * MOST_JOURNEYS
        self.journey_copies = [0] * MOST_JOURNEYS
        self.kraken_attack = 0
        self.kraken_defence = 0
        self.kraken_glory = 0  # E-7

        # enemies: trolls first, then draugr, then monsters
        self.enemies = 0
        self.enemy_from = [0] * (ENEMY_KINDS + 1)
        self.enemy_attack = [0] * MOST_ENEMIES
        self.enemy_defence = [0] * MOST_ENEMIES
        self.enemy_glory = [0] * MOST_ENEMIES
        self.enemy_reward = [0] * MOST_ENEMIES  # wood, coins or favor by its kind (CF-3)
        self.enemy_colour = [0] * MOST_ENEMIES
        self.enemy_forbids = [0] * MOST_ENEMIES  # a kind of warrior, or NOTHING (CA-4)
