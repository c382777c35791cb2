"""The fields of an observation of Midgard, in the order of `core/observing/places.py`."""

from __future__ import annotations

from meadhall.kernel.declared.observations import FieldRow, Observed, fields_of
from meadhall.midgard.core.numbers.board import (
    AREAS,
    EFFECTS,
    KINGDOMS,
    METALS,
    MOST_KINDS,
    MOST_PICKS,
    MOST_PLAYS,
    MOST_PROVINCES,
    MOST_ROUNDS,
    SEATS,
)
from meadhall.midgard.core.numbers.steps import QUESTIONS
from meadhall.midgard.core.observing.places import LANDS, PHASES

MOST_SCORE = 10_000
MOST_CARDS = 2_000

SCENE: tuple[FieldRow, ...] = (
    ("question", (QUESTIONS,), 0, 1, 1, "1 at the number of the question asked; 0 is none"),
    ("phase", (PHASES,), 0, 1, 1, "1 at the number of the part of the game"),
    ("pick", (1,), 0, MOST_PICKS, MOST_PICKS, "the pick of the draft, from 1; 0 outside a draft"),
    ("more", (1,), 0, 100, 3, "how many Vikings, warriors or tokens the question is still about"),
    ("round", (2,), 0, MOST_ROUNDS, MOST_ROUNDS, "the round, and how many come after it"),
    ("turn", (SEATS,), 0, 1, 1, "1 at the seat whose turn it is; nobody in a draft"),
    ("starter", (SEATS,), 0, 1, 1, "1 at the seat that began this round, or the last one"),
    ("effect", (EFFECTS,), 0, 1, 1, "1 at the effect of the card that is being carried out"),
    ("land", (LANDS,), 0, 1, 1, "1 at the kingdom that it names; the last one is the heavens"),
    ("viking", (1,), 0, 2, 2, "1 if a warrior is picked, 2 if the chieftain"),
    ("origin", (AREAS,), 0, 1, 1, "1 at the area that it leaves"),
    ("goal", (AREAS,), 0, 1, 1, "1 at the area of an attack or a horde"),
    ("arrived", (AREAS,), 0, 100, 3, "Vikings that the card has moved there"),
    ("chieftain_moved", (1,), 0, 1, 1, "whether it has moved the chieftain"),
)
BY_SEAT: tuple[FieldRow, ...] = (
    ("present", (SEATS,), 0, 1, 1, "1 for each seat of the table; all else of an absent seat is 0"),
    ("score", (SEATS,), 0, MOST_SCORE, 30, "points"),
    ("tokens", (SEATS, KINGDOMS), 0, MOST_SCORE, 5, "tokens: Alfheim, Mannheim, Jotunheim"),
    ("reserve", (SEATS,), 0, 100, 6, "warriors in reserve"),
    ("plays_left", (SEATS,), 0, MOST_PLAYS, 5, "cards still to be played this round"),
    ("plays_made", (SEATS,), 0, MOST_PLAYS, 10, "cards played in this game"),
    ("stock_count", (SEATS,), 0, MOST_CARDS, 6, "unplayed cards"),
    ("warriors", (SEATS, AREAS), 0, 100, 3, "warriors by area: the provinces, Asgard, Vanaheim, Valhalla, the boat"),
    ("chieftain", (SEATS, AREAS), 0, 1, 1, "1 at the area of the chieftain"),
)
MAP: tuple[FieldRow, ...] = (
    ("kingdom", (MOST_PROVINCES,), 0, KINGDOMS, KINGDOMS, "the kingdom of each province, from 1; 0 if there is none"),
    ("villages", (MOST_PROVINCES,), 0, 100, 5, "its villages"),
    ("free", (MOST_PROVINCES,), 0, 100, 5, "its villages without a Viking"),
    ("doomed", (MOST_PROVINCES,), 0, 1, 1, "whether it is doomed"),
)
CARDS: tuple[FieldRow, ...] = (
    ("stock", (MOST_KINDS,), 0, MOST_CARDS, 2, "this seat's unplayed cards by kind"),
    ("pack", (MOST_KINDS,), 0, MOST_PICKS, 2, "the pack in its hand by kind"),
    ("kept", (1,), 0, MOST_KINDS, MOST_KINDS, "the kind of the card that it has kept at this pick, from 1; 0 for none"),
    ("passed", (MOST_KINDS,), 0, MOST_CARDS, 2, "cards that it has passed on in this round"),
    ("passed_before", (MOST_KINDS,), 0, MOST_CARDS, 2, "cards that it passed on in the rounds before"),
    ("played", (MOST_KINDS,), 0, MOST_CARDS, 3, "cards that all seats have played by kind"),
    ("gold", (MOST_KINDS,), 0, SEATS, SEATS, "who was seen with a gold card: 1 this seat, 2 the next one; 0 nobody"),
    ("decks", (METALS,), 0, MOST_CARDS, 20, "cards left in the decks of bronze, silver and gold"),
)
OBSERVED = Observed(fields_of((*SCENE, *BY_SEAT, *MAP, *CARDS)), {1: "the first version"})
