"""The options of Midgard, and the one printed book as a preset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from meadhall.kernel.options import chosen


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; the defaults are those of the German book."""

    beginners: bool = False  # MC-3: the first pack is kept as it was dealt


VARIANTS: Final = ("beginners",)  # MC-3

DEFAULT_EDITION: Final = "de"

EDITIONS: Final[Mapping[str, Options]] = MappingProxyType({"de": Options()})

# The greatest value of each option that is a number; the least is 0.
MOST: Final[Mapping[str, int]] = MappingProxyType({})


def options_from(mapping: Mapping[str, object]) -> Options:
    """Options by name, on top of the preset named by `edition`, or of the default edition."""
    return chosen(mapping, EDITIONS, DEFAULT_EDITION, MOST)
