"""The printed figures of enemies: all that a card table may hold, so that a new one is tried as soon as it is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.champions.cards.schema import CARD_SORTS, ENEMIES, FIGHT
from meadhall.kernel.cards.schema import Figure, Whole, Word
from tests.support.champions.table import CARDS

FOES: Mapping[str, tuple[str, str]] = {
    "trolls": ("test-troll", "troll"),
    "draugr": ("test-draugr", "draugr-left"),
    "monsters": ("test-monster", "shore-1"),
    "journeys": ("kraken", "shore-1"),
}
"""An enemy of each kind, and where it is fought; the kraken is a journey card."""

PRINTED = [
    *((kind, figure) for kind in ENEMIES for figure in CARD_SORTS[kind].figures),
    *(("journeys", figure) for figure in FIGHT),
]


def tried(kind: str, figure: str) -> Sequence[int | str]:
    """Some of what a figure may be."""
    bounds: Figure = CARD_SORTS[kind].figures[figure]
    if isinstance(bounds, Whole):
        return bounds.low, bounds.low + 1, min(bounds.low + 4, bounds.high)
    assert isinstance(bounds, Word), f"how is {bounds} tried?"
    return bounds.words


def printed(kind: str, figure: str, value: int | str) -> dict[str, Any]:
    """Cards on which one figure of the enemy is another; it would not fall at once, nor stand for ever."""
    foe = {**CARDS[kind][FOES[kind][0]], "attack": 1, "defence": 4, figure: value}
    return {kind: {**CARDS[kind], FOES[kind][0]: foe}}
