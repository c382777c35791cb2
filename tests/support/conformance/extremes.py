"""The fullest and the emptiest box that the rules allow: where an array ends, and where there is next to nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.champions.cards.card_set import open_set
from meadhall.champions.core.numbers import board
from meadhall.kernel.cards.card_set import CardSet
from meadhall.midgard.cards.card_set import open_set as open_set_of_midgard
from meadhall.midgard.core.numbers import board as midgard

CARDS: Final = open_set()
MIDGARD: Final = open_set_of_midgard()
FAR: Final = [f"{card}-{kingdom}" for card in ("invasion", "attack") for kingdom in ("alfheim", "mannheim")]


def more(kind: str, most: int, cards: CardSet = CARDS, **row: Any) -> dict[str, dict[str, Any]]:
    """New rows like this one, up to the most that a kind may have."""
    count = most - len(cards.rows[kind])
    return {f"{kind}-{n}": {"name": f"{kind} {n}", **row} for n in range(count)}


def more_cards() -> dict[str, dict[str, Any]]:
    """New cards in the place of those dropped and up to the most kinds there may be, of all metals in turn."""
    sorts: tuple[dict[str, Any], ...] = (
        {"metal": "bronze", "effect": "reinforce", "copies": 2},
        {"metal": "silver", "effect": "horde", "copies": 2},
        {"metal": "gold", "effect": "muster", "kingdom": "jotunheim"},
    )
    rows = more("cards", midgard.MOST_KINDS + len(FAR), MIDGARD)
    found = {slug: {**row, **sorts[n % 3]} for n, (slug, row) in enumerate(rows.items())}
    return {
        slug: {**row, "number": 79 + n} if row["metal"] == "gold" else row
        for n, (slug, row) in enumerate(found.items())
    }


def stalls(side: str) -> dict[str, dict[str, Any]]:
    """Two more stalls, so that there are six of a side."""
    take = {"favor": 3, "glory": 3, "food": 20} if side == "economic" else dict.fromkeys(("swordsman", "axeman"), 20)
    return {f"{side}-{n}": {"name": f"{side} {n}", "side": side, "take": take, "times": 3} for n in range(2)}


FULLEST_CHAMPIONS: Final[Mapping[str, Any]] = {
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
    return [slug for slug in CARDS.rows[kind] if slug not in ("small-longship", "large-longship")][count:]


EMPTIEST_CHAMPIONS: Final[Mapping[str, Any]] = {
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

FULLEST_MIDGARD: Final[Mapping[str, Any]] = {
    "name": "fullest",
    "drop": {"cards": FAR},
    "provinces": {
        **{slug: {"kingdom": "jotunheim", "villages": 20} for slug in MIDGARD.provinces[2:]},
        **more("provinces", midgard.MOST_PROVINCES, MIDGARD, kingdom="jotunheim", villages=20),
        MIDGARD.provinces[1]: {"kingdom": "mannheim"},
    },
    "cards": {
        **more_cards(),
        **{slug: {"copies": 50} for slug in ("invasion-jotunheim", "new-warriors", "viking-horde")},
        "draw-bronze": {"amount": 6},
        "draw-silver": {"amount": 6},
    },
    "board": {
        "plays": {"counts": [6, 6, 6]},
        "warriors": {"boat": 20, "reserve": 20},
        "doom": {"provinces": midgard.MOST_PROVINCES},
        "moves": {"invade": 2, "horde": 6, "muster": 6},
        "kingdoms": {"points": [40] * midgard.MOST_PROVINCES},
        "heavens": {"asgard_points": 40, "vanaheim_tokens": 20},
        "ragnarok": {"doom_points": 10, "valhalla_points": 10},
        "sets": {"points": 20},
    },
}

EMPTIEST_MIDGARD: Final[Mapping[str, Any]] = {
    "name": "emptiest",
    "drop": {
        "provinces": [slug for slug in MIDGARD.provinces if slug not in ("andlang", "myrkvior", "utgard")],
        "cards": [slug for slug in MIDGARD.kinds if slug != "new-warriors"],
    },
    "provinces": {slug: {"villages": 1} for slug in ("andlang", "myrkvior", "utgard")},
    "cards": {"new-warriors": {"copies": 15}},
    "board": {
        "plays": {"counts": [1, 1, 1]},
        "deal": {"bronze": 1, "silver": 0, "gold": 0},
        "warriors": {"boat": 0, "reserve": 0},
        "doom": {"provinces": 0},
        "moves": {"invade": 1, "horde": 1, "muster": 1},
        "kingdoms": {"points": [0]},
        "heavens": {"asgard_points": 0, "vanaheim_tokens": 0},
        "ragnarok": {"doom_points": 0, "valhalla_points": 0},
        "sets": {"points": 0},
    },
}

EXTREMES: Final[Mapping[str, tuple[Mapping[str, Any], Mapping[str, Any]]]] = {
    "champions": (FULLEST_CHAMPIONS, EMPTIEST_CHAMPIONS),
    "midgard": (FULLEST_MIDGARD, EMPTIEST_MIDGARD),
}
"""For each game the fullest box, then the emptiest."""
