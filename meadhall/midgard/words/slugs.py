"""The slugs of the numbers of `board.py`, in their order; they are used everywhere outside the core.

The slugs of provinces and kinds of card are in the card set (`cards.CardSet`).
"""

from __future__ import annotations

from typing import Final

KINGDOMS: Final = ("alfheim", "mannheim", "jotunheim")
LANDS: Final = (*KINGDOMS, "heavens")  # what a card may name (MG-5)

# The areas every map has; `CardSet.areas` begins with the provinces.
HEAVENS: Final = ("asgard", "vanaheim", "valhalla")
AREAS: Final = (*HEAVENS, "boat")

VIKINGS: Final = ("chieftain", "warrior")
METALS: Final = ("bronze", "silver", "gold")
EFFECTS: Final = ("invade", "reinforce", "attack", "horde", "score", "token", "draw", "destroy", "muster")
CATEGORIES: Final = ("kingdoms", "asgard", "ragnarok", "valhalla", "sets")  # where points come from
