"""The options of Champions, which can be mixed freely, and the four books as presets (edition table, CS-9, CS-5).

E-2, E-10, E-11, E-12, E-14, E-15 and E-16 are not options: where a book is silent we follow the others, so all four
presets agree (runes are refilled, favor rerolls hunting dice, cards are laid on empty spaces, stalls as printed in the
other books, a random first player, one ship per harbour, and variants available in every edition).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from meadhall.kernel.options import chosen


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; the defaults are those of the German book of 2018."""

    starting_favor: int = 1  # E-1
    beggar_chooses: bool = True  # E-3: food, wood or coin; else food
    assign_sealed: bool = True  # E-4: sealed, open on demand; else open in turn order
    near_shores_right: bool = False  # E-5
    killer_must_blame: bool = False  # E-6
    glory_on_kraken: bool = True  # E-7
    destiny_needs_one: bool = True  # E-8
    blame_beyond: int = 6  # E-9: glory lost for each blame past the sixth; 0 = capped
    piles_face_up: bool = False  # E-13
    suspicious_villagers: bool = False  # CS-9
    hall_of_records: bool = False  # CS-9
    draft_leaders: bool = True  # CS-5; else leaders are dealt at random


VARIANTS: Final = ("suspicious_villagers", "hall_of_records")  # CS-9

DEFAULT_EDITION: Final = "de-2018"

_FRENCH: Final = Options(beggar_chooses=False, blame_beyond=0)

EDITIONS: Final[Mapping[str, Options]] = MappingProxyType(
    {
        "en-2015": Options(
            beggar_chooses=False,
            assign_sealed=False,
            near_shores_right=True,
            glory_on_kraken=False,
            destiny_needs_one=False,
            blame_beyond=0,
            piles_face_up=True,
        ),
        "fr": _FRENCH,
        "it": replace(_FRENCH, starting_favor=0, killer_must_blame=True),
        "de-2018": Options(),
    }
)

# The greatest value of each option that is a number; the least is 0.
MOST: Final[Mapping[str, int]] = MappingProxyType({"starting_favor": 10, "blame_beyond": 20})


def options_from(mapping: Mapping[str, object]) -> Options:
    """Options by name, on top of the preset named by `edition`, or of the default edition."""
    return chosen(mapping, EDITIONS, DEFAULT_EDITION, MOST)
