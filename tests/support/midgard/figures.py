"""The card set of the scenario tests: every figure that is ours, so that retuning the open set breaks none of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

VILLAGES: Mapping[str, int] = {
    "gimle": 5,
    "vidblain": 4,
    "andlang": 3,
    "angerboda": 5,
    "elvagar": 4,
    "myrkvior": 3,
    "thrymheim": 6,
    "muspelheim": 5,
    "horgr": 4,
    "utgard": 3,
}
COPIES: Mapping[str, int] = {
    "invasion-alfheim": 12,
    "invasion-mannheim": 12,
    "invasion-jotunheim": 12,
    "new-warriors": 14,
    "attack-alfheim": 9,
    "attack-mannheim": 9,
    "attack-jotunheim": 9,
    "viking-horde": 8,
}
GOLD = (
    *("score-alfheim", "score-mannheim", "score-jotunheim"),
    *("token-alfheim", "token-mannheim", "token-jotunheim"),
    *("draw-bronze", "draw-silver"),
    *("destroy-alfheim", "destroy-mannheim", "destroy-jotunheim"),
    *("muster-heavens", "muster-alfheim", "muster-mannheim", "muster-jotunheim"),
)
CARDS: Mapping[str, Any] = {
    "name": "test",
    "provinces": {province: {"villages": villages} for province, villages in VILLAGES.items()},
    "cards": {
        **{card: {"copies": copies} for card, copies in COPIES.items()},
        **{card: {"number": number} for number, card in enumerate(GOLD, 1) if not card.startswith("draw")},
        "draw-bronze": {"number": 7, "draws": "bronze", "amount": 2},
        "draw-silver": {"number": 8, "draws": "silver", "amount": 2},
    },
}
"""Figures that the scenario tests rely on; everything else is the open set. Provinces are in the order of the map."""
