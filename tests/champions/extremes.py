"""The fullest and the emptiest box that the rules allow: where an array ends, and where there is next to nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.champions import board
from meadhall.champions.cards import open_set

CARDS: Final = open_set()


def more(kind: str, most: int, **row: Any) -> dict[str, dict[str, Any]]:
    """New rows like this one, up to the most that a table may have."""
    count = most - len(CARDS.tables[kind])
    return {f"{kind}-{n}": {"name": f"{kind} {n}", **row} for n in range(count)}


def stalls(side: str) -> dict[str, dict[str, Any]]:
    """Two more stalls, so that there are six of a side."""
    take = {"favor": 3, "glory": 3, "food": 20} if side == "economic" else dict.fromkeys(("swordsman", "axeman"), 20)
    return {f"{side}-{n}": {"name": f"{side} {n}", "side": side, "take": take, "times": 3} for n in range(2)}


FULLEST: Final[Mapping[str, Any]] = {
    "name": "fullest",
    "runes": {
        **more("runes", board.MOST_RUNES, power="true-vision", glory=50),
        "knowledge": {"power": "gifts"},
        "success": {"power": "gifts"},
    },
    "destinies": more("destinies", board.MOST_DESTINIES, counts="coins", alone=50, tied=50),
    "journeys": more("journeys", board.MOST_JOURNEYS, effect="lose-any", amount=10, copies=30),
    "merchant-ships": more(
        "merchant-ships", board.MOST_MERCHANTS, take={"food": 8, "swordsman": 8, "spearman": 8, "axeman": 8, "any": 8}
    ),
    "stalls": {**stalls("economic"), **stalls("military")},
    "longships": more("longships", board.MOST_SHIPS + 2, capacity=20, wood=0, coins=0, glory=50),
    "leaders": more("leaders", board.MOST_LEADERS, gift="destined"),
    "monsters": {
        f"monsters-{n}": {
            "name": f"monster {n}",
            "attack": 30,
            "defence": 60,
            "glory": 50,
            "favor": 20,
            "colour": "red",
        }
        for n in range(board.MOST_ENEMIES - len(CARDS.enemies))
    },
    "board": {
        "game": {"rounds": 9},
        "workers": {"counts": [6, 6, 6]},
        "stalls-drawn": {"economic": [6, 6, 6], "military": [6, 6, 6]},
        "warrior-dice": {"swordsman": 30, "spearman": 30, "axeman": 30},
        "start": {"food": 20, "wood": 20, "coins": 20, "swordsman": 3, "spearman": 3, "axeman": 2},
    },
}


def few(kind: str, count: int) -> list[str]:
    """All rows but the first ones."""
    return [slug for slug in CARDS.tables[kind] if slug not in ("small-longship", "large-longship")][count:]


EMPTIEST: Final[Mapping[str, Any]] = {
    "name": "emptiest",
    "drop": {
        **{kind: few(kind, 1) for kind in ("trolls", "draugr", "monsters", "runes", "merchant-ships")},
        **{kind: few(kind, 4) for kind in ("destinies", "leaders")},
        **{kind: few(kind, 0) for kind in ("stalls", "longships")},
        "journeys": few("journeys", 1),
    },
    "journeys": {"all-quiet": {"copies": 5}},
    "board": {
        "game": {"rounds": 9},
        "workers": {"counts": [1, 1, 1]},
        "longhouse": {"most": 1},
        "stalls-drawn": {"economic": [0, 0, 0], "military": [0, 0, 0]},
        "warrior-dice": {"swordsman": 1, "spearman": 1, "axeman": 1},
        "start": {"food": 0, "wood": 0, "coins": 0, "swordsman": 0, "spearman": 0, "axeman": 0},
    },
}
