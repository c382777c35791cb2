"""The schema of the card files of Champions: the figures of every kind of row, their bounds and their defaults.

The bounds keep every number within 16 bits; `cards/totals.py` checks that the sums of a whole game stay there too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.champions.core.numbers import board
from meadhall.champions.words.slugs import (
    COLOURS,
    DESTINY_COUNTS,
    FACES,
    GIFTS,
    GOODS,
    JOURNEY_EFFECTS,
    KINDS,
    POWERS,
    PUBLIC_SHIPS,
    STALL_SIDES,
)
from meadhall.kernel.cards.schema import Amounts, Entries, Figure, RowKind, Sort, Whole, Word

GLORY: Final = Whole(0, 50)
REWARD: Final = Whole(0, 20)
PRICE: Final = Whole(0, 99)
FIGHT: Final[Mapping[str, Figure]] = {"attack": Whole(0, 30), "defence": Whole(1, 60), "glory": GLORY}
FORBIDS: Final[Mapping[str, Figure]] = {"forbids": Word(("none", *KINDS))}
COLOUR: Final[Mapping[str, Figure]] = {"colour": Word(COLOURS[1:])}
NO_WEAPON: Final = {"forbids": "none"}

CARD_SORTS: Final[Mapping[str, Sort]] = {
    "trolls": Sort({**FIGHT, "wood": REWARD, **FORBIDS}, "CF-3", NO_WEAPON),
    "draugr": Sort({**FIGHT, "coins": REWARD, **COLOUR, **FORBIDS}, "CF-3", NO_WEAPON),
    "monsters": Sort({**FIGHT, "favor": REWARD, **COLOUR, **FORBIDS}, "CF-3", NO_WEAPON),
    "destinies": Sort({"counts": Word(DESTINY_COUNTS), "alone": GLORY, "tied": GLORY}, "CE-1"),
    "runes": Sort({"power": Word(POWERS), "glory": GLORY}, "CN-1"),
    "journeys": Sort(
        {"effect": Word(JOURNEY_EFFECTS), "amount": Whole(0, 10), "copies": Whole(1, 30), **FIGHT},
        "CJ-1",
        {"amount": 0},
        optional=tuple(FIGHT),  # for the kraken alone
    ),
    "merchant-ships": Sort({"take": Amounts(("food", "wood", "coins", *KINDS, "any"), 8, something=True)}, "CL-5"),
    "stalls": Sort(
        {
            "side": Word(STALL_SIDES),
            "pay": Amounts(GOODS, 20, something=False),
            "take": Amounts((*GOODS, "favor", "glory", *KINDS), 20, something=True),
            "times": Whole(1, board.MOST_TIMES),
        },
        "CL-15, CL-16",
        {"pay": {}, "times": 1},
    ),
    "longships": Sort(
        {"capacity": Whole(1, 20), "wood": PRICE, "coins": PRICE, "glory": GLORY, "players": Whole(2, board.SEATS)},
        "CL-8",
        {"players": 2},
    ),
    "leaders": Sort({"gift": Word(GIFTS)}, "CS-5"),
}

PUBLIC_SHIP: Final = Sort({"capacity": Whole(1, 20), "coins": PRICE}, "CL-13")
DIE: Final = Sort({"faces": Entries(Word(FACES), board.SIDES)}, "CF-1")
BY_PLAYERS: Final = board.SEATS - 1  # lists by player count run over 2, 3 and 4 players

BOARD_SORTS: Final[Mapping[str, Sort]] = {
    "game": Sort({"rounds": Whole(1, 9)}, "CU-5"),  # a hand holds ten destinies
    "longhouse": Sort({"most": Whole(1, 8)}, "CP-5"),
    "hunting-grounds": Sort({"most": Whole(0, 20)}, "CC-1"),
    "warrior-dice": Sort(dict.fromkeys(KINDS, Whole(1, 30)), "CS-8"),
    "start": Sort({**dict.fromkeys(GOODS, Whole(0, 20)), **dict.fromkeys(KINDS, Whole(0, 8))}, "CS-6"),
    "workers": Sort({"counts": Entries(Whole(1, 6), BY_PLAYERS)}, "CS-7"),
    "stalls-drawn": Sort(dict.fromkeys(STALL_SIDES, Entries(Whole(0, 6), BY_PLAYERS)), "CS-2"),
    "shores": Sort({"near": Whole(1, 8), "far": Whole(1, 8)}, "CC-4"),
    "stave-church": Sort({"prices": Entries(PRICE, board.MOST_FAVOR)}, "CL-9"),
    "worker-huts": Sort({"prices": Entries(PRICE, board.SEATS)}, "CL-10"),
    "blame": Sort({"losses": Entries(Whole(0, 200), 6)}, "CE-7"),
    "scoring": Sort(
        {"set_glory": GLORY, "favor_glory": Whole(0, 10), "coins_per_glory": Whole(1, 20)}, "CE-2, CE-5, CE-6"
    ),
}

ENEMIES: Final = ("trolls", "draugr", "monsters")

# The fewest and the most rows of each kind; every seat gets a leader and a destiny (CS-5, CS-6).
BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    **dict.fromkeys(ENEMIES, (1, board.MOST_ENEMIES)),
    "destinies": (board.SEATS, board.MOST_DESTINIES),
    "runes": (1, board.MOST_RUNES),
    "journeys": (1, board.MOST_JOURNEYS),
    "merchant-ships": (1, board.MOST_MERCHANTS),
    "stalls": (0, board.MOST_STALLS),
    "longships": (len(PUBLIC_SHIPS), board.MOST_SHIPS + len(PUBLIC_SHIPS)),
    "leaders": (board.SEATS, board.MOST_LEADERS),
}

# Rows that can be changed but not dropped.
FIXED: Final[Mapping[str, Mapping[str, Sort]]] = {
    "longships": dict.fromkeys(PUBLIC_SHIPS, PUBLIC_SHIP),
    "board": BOARD_SORTS,
    "dice": dict.fromkeys(KINDS, DIE),
}

ROW_KINDS: Final[Mapping[str, RowKind]] = {
    **{kind: RowKind(sort, *BOUNDS[kind], fixed=FIXED.get(kind, {})) for kind, sort in CARD_SORTS.items()},
    **{kind: RowKind(fixed=FIXED[kind]) for kind in ("board", "dice")},
}
