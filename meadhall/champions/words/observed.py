"""The fields of an observation of Champions, in the order of `core/observing/places.py`."""

from __future__ import annotations

from meadhall.champions.core.numbers.board import (
    ENEMY_KINDS,
    FACES,
    GOODS,
    KINDS,
    MOST_SHIPS,
    MOST_STALLS,
    POWERS,
    RUNE_SPACES,
    SEATS,
    SHORES,
    SPACES,
    VENUES,
)
from meadhall.champions.core.numbers.limits import MOST_GLORY, MOST_STORED
from meadhall.champions.core.observing.places import (
    ASKABLE,
    COLOURS,
    COUNTED,
    ENEMY_FIGURES,
    FIGHT_FIGURES,
    GIFTS_OF_LEADERS,
    JOURNEY_EFFECTS,
    PHASES,
)
from meadhall.kernel.declared.observations import FieldRow, Observed, fields_of

MOST_CARDS = 360  # of a deck: 12 kinds of journey card with 30 copies each
LINKS = 171  # the catalogue has so many codes

SCENE: tuple[FieldRow, ...] = (
    ("question", (ASKABLE,), 0, 1, 1, "1 at the number of the question asked; 0 is none, the last one an offer"),
    ("phase", (PHASES,), 0, 1, 1, "1 at the number of the part of the game"),
    ("detail", (2,), -1, MOST_GLORY, 4, "the two details of the question on the table, as the agenda has them"),
    ("venue", (VENUES,), 0, 1, 1, "1 at the venue of the fight or voyage under way"),
    ("round", (2,), 0, 100, 8, "the round, and how many come after it"),
    ("turn", (SEATS,), 0, 1, 1, "1 at the seat whose turn it is; nobody while all assign at once"),
    ("first", (SEATS,), 0, 1, 1, "1 at the seat with the first-player marker"),
)
BY_SEAT: tuple[FieldRow, ...] = (
    ("present", (SEATS,), 0, 1, 1, "1 for each seat of the table; all else of an absent seat is 0"),
    ("food", (SEATS,), 0, MOST_STORED, 5, "food, without what was sent out"),
    ("wood", (SEATS,), 0, MOST_STORED, 5, "wood"),
    ("coins", (SEATS,), 0, MOST_STORED, 5, "coins"),
    ("favor", (SEATS,), 0, MOST_STORED, 5, "favor of the gods"),
    ("blame", (SEATS,), 0, MOST_STORED, 5, "blame"),
    ("glory", (SEATS,), -MOST_GLORY, MOST_GLORY, 50, "glory on the track; the final score once the game is over"),
    ("held", (SEATS, KINDS), 0, MOST_STORED, 4, "warriors by kind, those sent out included"),
    ("workers", (SEATS,), 0, 20, 4, "workers still to be placed this round"),
    ("extra", (SEATS,), 0, 1, 1, "whether it has the worker that the huts release"),
    ("capacity", (SEATS,), 0, 100, 8, "how much its private longship carries; 0 without one"),
    ("hunting", (SEATS,), 0, 20, 2, "workers on the hunting grounds"),
    ("begging", (SEATS,), 0, 20, 2, "workers begging"),
    ("assigning", (SEATS,), 0, 4, 4, "how far it is with assigning: 0 not, 1 waits, 2 chooses, 3 sealed, 4 shown"),
    ("aside", (SEATS,), 0, 100, 4, "goods or cards still due by the rune that it has just used"),
    ("pile", (SEATS,), 0, 100, 10, "enemy cards won"),
    ("gift", (SEATS, GIFTS_OF_LEADERS), 0, 1, 1, "1 at the gift of its leader"),
    ("powers", (SEATS, POWERS), 0, 1, 1, "the powers of its unused runes"),
    ("runes", (SEATS,), 0, 100, 3, "runes owned, used or not"),
    ("rune_glory", (SEATS,), 0, MOST_GLORY, 10, "the glory printed on them"),
    ("trophies", (SEATS, ENEMY_KINDS), 0, 100, 5, "enemies won: trolls, draugr, monsters"),
    ("colours", (SEATS, COLOURS), 0, 100, 3, "enemies won by colour: red, yellow, blue"),
    ("destiny_count", (SEATS,), 0, 10, 3, "destiny cards owned"),
    ("destinies", (SEATS, COUNTED), 0, MOST_GLORY, 8, "the glory of the destiny cards that this seat knows, by count"),
)
BOARD: tuple[FieldRow, ...] = (
    ("mine", (SPACES,), 0, 1, 1, "spaces with a worker of this seat"),
    ("taken", (SPACES,), 0, 1, 1, "spaces with a worker of another seat"),
    ("lying", (KINDS + 1,), 0, MOST_STORED, 3, "warriors at the three smiths, and food at the smokehouse"),
    ("supply", (KINDS,), 0, MOST_STORED, 10, "warriors left in the supply"),
    ("stalls", (MOST_STALLS,), 0, 1, 1, "stalls that are open in this game"),
    ("ships", (MOST_SHIPS,), 0, 1, 1, "private longships that can still be built"),
    ("harbour", (SHORES,), 0, 100, 8, "how much the ship in the harbour of a shore carries; 0 without one"),
    ("owner", (VENUES, SEATS), 0, 1, 1, "1 at the seat that fights or sails there"),
    ("merchant", (GOODS + KINDS + 1,), 0, 100, 3, "what the merchant ship brings: goods, warriors, warriors of choice"),
    ("huts", (1,), 0, 4, 2, "seats that have bought the worker of the huts"),
    ("enemy", (VENUES, ENEMY_FIGURES), 0, MOST_GLORY, 5, "of the enemy there: 1, attack, defence, glory, reward"),
    ("colour", (VENUES, COLOURS), 0, 1, 1, "1 at its colour: red, yellow, blue"),
    ("forbids", (VENUES, KINDS), 0, 1, 1, "1 at the kind of warrior that it forbids"),
    (
        "decks",
        (ENEMY_KINDS + 4,),
        0,
        MOST_CARDS,
        10,
        "cards left: the three enemies, runes, merchants, journeys, destinies",
    ),
    ("coins_on", (SHORES,), 0, MOST_STORED, 2, "coins on the monster of a shore"),
    ("rune_power", (RUNE_SPACES, POWERS), 0, 1, 1, "1 at the power of a face-up rune"),
    (
        "drawn",
        (COUNTED,),
        0,
        MOST_GLORY,
        8,
        "the glory of the destiny cards just drawn, by count, to who sees them",
    ),
    ("journey_known", (SHORES,), 0, 1, 1, "whether this seat knows the journey card of a shore"),
    ("journey", (SHORES, JOURNEY_EFFECTS), 0, 1, 1, "1 at its effect: quiet, food, warriors, any, kraken"),
    ("journey_amount", (SHORES,), 0, 100, 3, "how much it takes"),
)
CHOICE: tuple[FieldRow, ...] = (
    ("sealed", (VENUES, KINDS), 0, MOST_STORED, 3, "warriors that this seat has assigned, not yet shown"),
    ("sealed_food", (SHORES,), 0, MOST_STORED, 3, "food likewise"),
    ("sent", (VENUES, KINDS), 0, MOST_STORED, 3, "warriors sent out, shown to all"),
    ("aboard", (SHORES,), 0, MOST_STORED, 3, "food likewise"),
    ("dice", (KINDS, FACES), 0, MOST_STORED, 3, "dice on the table by kind and face: blank, hit, double, shield"),
    ("picked", (KINDS, FACES), 0, MOST_STORED, 3, "dice picked to be rolled again"),
    ("fight", (FIGHT_FIGURES,), 0, 32767, 5, "the fight under way: kraken or not, attack, defence, damage, reaction"),
    ("chain", (2,), 0, LINKS, LINKS, "the least code that may follow in an open choice, and in this seat's assignment"),
    ("swapped", (GOODS,), 0, MOST_STORED, 3, "goods given at the market so far"),
    ("owed", (KINDS + 1,), 0, MOST_STORED, 3, "warriors still to be taken by kind, and of any kind"),
)
OBSERVED = Observed(fields_of((*SCENE, *BY_SEAT, *BOARD, *CHOICE)), {1: "the first version"})
