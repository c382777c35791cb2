"""The slugs of the numbers of `board.py`, in their order; they are used everywhere outside the core.

The slugs of cards, private longships and stalls are in the card set (`cards.CardSet`).
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ("swordsman", "spearman", "axeman")
GOODS: Final = ("food", "wood", "coins")
FACES: Final = ("blank", "hit", "double", "shield")

ENEMY_KINDS: Final = ("troll", "draugr", "monster")
COLOURS: Final = ("none", "red", "yellow", "blue")

VENUES: Final = ("troll", "draugr-left", "draugr-right", "shore-1", "shore-2", "shore-3", "shore-4")
SHORES: Final = VENUES[3:]

# The spaces every game has; `CardSet.spaces` goes on with private longships and stalls.
SPACES: Final = (
    "blacksmith",
    "hafter",
    "swordsmith",
    "smokehouse",
    "jarls-longhouse",
    "market",
    "merchant-ship",
    "runesmith",
    "sages-hut",
    "shipwright",
    "stave-church",
    "worker-huts",
    "hunting-grounds",
    "troll",
    "draugr-left",
    "draugr-right",
    "small-longship",
    "large-longship",
    "begging",
)
PUBLIC_SHIPS: Final = SPACES[16:18]

STALL_SIDES: Final = ("economic", "military")
GIFTS: Final = ("pious", "destined", "seaworthy", "swordmaiden", "berserker")
POWERS: Final = (
    "gifts",
    "wealth",
    "knowledge",
    "success",
    "potential",
    "reaction",
    "healing",
    "glory",
    "journey",
    "true-vision",
)
JOURNEY_EFFECTS: Final = ("quiet", "lose-food", "lose-warriors", "lose-any", "kraken")
DESTINY_COUNTS: Final = (
    "blue",
    "yellow",
    "red",
    "wood",
    "food",
    "coins",
    "warriors",
    "favor",
    "runes",
    "monsters",
    "draugr",
    "trolls",
)
