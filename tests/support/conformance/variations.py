"""What strains the rules of each game: card sets of small decks and scarce dice, options mixed; for laws and soaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.champions.cards.card_set import open_set
from meadhall.midgard.cards.card_set import open_set as open_set_of_midgard

CHAMPIONS = open_set()
MIDGARD = open_set_of_midgard()

VARIATIONS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "champions": (
        {"name": "few journeys", "journeys": {slug: {"copies": 1} for slug in ("all-quiet", "kraken", "storm")}},
        {
            "name": "many visions, few destinies",
            "runes": {slug: {"power": "true-vision"} for slug in ("gifts", "wealth")},
            "drop": {"destinies": list(CHAMPIONS.destinies[5:])},
        },
        {
            "name": "scarce dice",
            "board": {"warrior-dice": {"swordsman": 5, "spearman": 2, "axeman": 1}, "longhouse": {"most": 4}},
            "merchant-ships": {slug: {"take": {"swordsman": 1, "any": 3}} for slug in CHAMPIONS.merchants},
        },
        {
            "name": "few enemies",
            "drop": {
                "trolls": list(CHAMPIONS.rows["trolls"])[2:],
                "draugr": list(CHAMPIONS.rows["draugr"])[1:],
                "monsters": list(CHAMPIONS.rows["monsters"])[3:],
                "merchant-ships": list(CHAMPIONS.merchants[2:]),
            },
        },
        {
            "name": "runes for any time",
            "runes": {
                **{slug: {"power": "gifts"} for slug in ("potential", "reaction")},
                **{slug: {"power": "success"} for slug in ("healing", "glory")},
                **{slug: {"power": "knowledge"} for slug in ("journey", "true-vision")},
            },
            "board": {"start": {"food": 3, "wood": 5, "coins": 5, "swordsman": 2, "spearman": 2, "axeman": 2}},
        },
        {
            "name": "easy prey",
            "trolls": {slug: {"attack": 1, "defence": 1} for slug in CHAMPIONS.rows["trolls"]},
            "draugr": {slug: {"attack": 0, "defence": 1} for slug in CHAMPIONS.rows["draugr"]},
            "monsters": {slug: {"attack": 1, "defence": 2} for slug in CHAMPIONS.rows["monsters"]},
            "board": {"start": {"food": 5, "wood": 3, "coins": 5, "swordsman": 2, "spearman": 2, "axeman": 2}},
        },
    ),
    "midgard": (
        {"name": "narrow lands", "provinces": {slug: {"villages": 1} for slug in MIDGARD.provinces}},
        {
            "name": "small packs",
            "board": {"deal": {"bronze": 2, "silver": 1, "gold": 1}, "plays": {"counts": [2, 4, 5]}},
        },
        {"name": "few warriors", "board": {"warriors": {"boat": 1, "reserve": 1}, "doom": {"provinces": 10}}},
        {
            "name": "a small map",
            "drop": {"provinces": ["vidblain", "andlang", "elvagar", "myrkvior", "horgr", "utgard"]},
            "board": {"doom": {"provinces": 2}},
            "cards": {"viking-horde": {"copies": 20}, "attack-alfheim": {"copies": 5}},
        },
    ),
}

OPTIONS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "champions": (
        {"suspicious_villagers": True, "hall_of_records": True},
        {"draft_leaders": False, "starting_favor": 3},
        {"edition": "en-2015", "beggar_chooses": True, "killer_must_blame": True},
        {"edition": "it", "assign_sealed": False, "glory_on_kraken": False, "starting_favor": 10, "blame_beyond": 20},
    ),
    "midgard": ({"beginners": True},),
}
"""Options that no edition has, or not together."""
