"""The schema of the card files of Midgard: the figures of every kind of row, their bounds and their defaults.

The bounds keep every number within 16 bits, and a deck has at most 2,000 cards; `cards/totals.py` checks that the sums
of a whole game stay within 16 bits too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.kernel.cards.schema import Entries, RowKind, Sort, Whole, Word
from meadhall.midgard.core.numbers import board
from meadhall.midgard.words.slugs import EFFECTS, KINGDOMS, LANDS, METALS

POINTS: Final = Whole(0, 40)
VIKING_POINTS: Final = Whole(0, 10)
VIKINGS: Final = Whole(0, 20)
MOVES: Final = Whole(1, 6)

PROVINCE: Final = Sort({"kingdom": Word(KINGDOMS), "villages": Whole(1, 20)}, "MS-1")

CARD: Final = Sort(
    {
        "metal": Word(METALS),
        "effect": Word(EFFECTS),
        "kingdom": Word(LANDS),
        "draws": Word((METALS[board.BRONZE], METALS[board.SILVER])),
        "amount": Whole(1, 6),
        "number": Whole(1, 99),
        "copies": Whole(1, 50),
    },
    "MA-2",
    {"copies": 1},
    optional=("kingdom", "draws", "amount", "number"),  # by effect and metal
)

# The figures that each effect needs besides its metal; it ignores others.
NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "invade": ("kingdom",),
    "reinforce": (),
    "attack": ("kingdom",),
    "horde": (),
    "score": ("kingdom",),
    "token": ("kingdom",),
    "draw": ("draws", "amount"),
    "destroy": ("kingdom",),
    "muster": ("kingdom",),
}

BOARD_SORTS: Final[Mapping[str, Sort]] = {
    "game": Sort({"rounds": Whole(1, board.MOST_ROUNDS)}, "ME-1"),
    "plays": Sort(
        {"counts": Entries(Whole(1, board.MOST_ROUNDS * board.MOST_PICKS), board.MOST_ROUNDS, exactly=False)}, "MA-2"
    ),
    "deal": Sort(dict.fromkeys(METALS, Whole(0, board.MOST_PICKS)), "MC-1"),
    "warriors": Sort({"boat": VIKINGS, "reserve": VIKINGS}, "MS-3"),
    "doom": Sort({"provinces": Whole(0, board.MOST_PROVINCES)}, "MD-1"),
    "moves": Sort({"invade": Whole(1, 2), "horde": MOVES, "muster": MOVES}, "MB-1, MX-2, MG-5"),
    "kingdoms": Sort({"points": Entries(POINTS, board.MOST_PROVINCES, exactly=False)}, "MV-2"),
    "heavens": Sort({"asgard_points": POINTS, "vanaheim_tokens": Whole(0, 20)}, "MV-4"),
    "ragnarok": Sort({"doom_points": VIKING_POINTS, "valhalla_points": VIKING_POINTS}, "MR-1"),
    "sets": Sort({"points": Whole(0, 20)}, "ME-1"),
}

ROW_KINDS: Final[Mapping[str, RowKind]] = {
    "provinces": RowKind(PROVINCE, board.KINGDOMS, board.MOST_PROVINCES),
    "cards": RowKind(CARD, 1, board.MOST_KINDS),
    "board": RowKind(fixed=BOARD_SORTS),
}
