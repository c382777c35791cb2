"""What may stand in a card table: for every kind of row its fields, their bounds and their defaults.

The bounds keep every number, and every sum the rules make of them, well inside 16 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from meadhall.champions.board import MOST_FAVOR, MOST_TIMES, SEATS, SIDES
from meadhall.champions.names import (
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


class Figure(Protocol):
    """What a field may hold."""

    def fault(self, given: object) -> str:
        """Why the field cannot hold what is given, as the end of a sentence; empty if it can."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    low: int
    high: int

    def fault(self, given: object) -> str:
        """Booleans are no numbers here, though Python counts them."""
        if type(given) is int and self.low <= given <= self.high:
            return ""
        return f"must be a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a list."""

    words: tuple[str, ...]

    def fault(self, given: object) -> str:
        """Words are case-sensitive, as slugs are."""
        return "" if isinstance(given, str) and given in self.words else f"must be one of {', '.join(self.words)}"


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text."""

    most: int

    def fault(self, given: object) -> str:
        """No line breaks, no control characters."""
        if isinstance(given, str) and given.isprintable() and given.strip() and len(given) <= self.most:
            return ""
        return f"must be one line of text of 1 to {self.most} characters"


@dataclass(frozen=True, slots=True)
class Row:
    """So many entries of one sort, in order; any number up to `count` if `exactly` is false."""

    entry: Whole | Word
    count: int
    exactly: bool = True

    def fault(self, given: object) -> str:
        """The count is told before the entries."""
        if not isinstance(given, list | tuple):
            return "must be a list"
        if len(given) > self.count or (self.exactly and len(given) < self.count):
            return f"must be a list of {'exactly' if self.exactly else 'at most'} {self.count} entries"
        fault = next((fault for each in given if (fault := self.entry.fault(each))), "")
        return fault and f"has a wrong entry: each {fault}"


@dataclass(frozen=True, slots=True)
class Amounts:
    """How many of which things, as in `{ food = 2, wood = 1 }`."""

    words: tuple[str, ...]
    most: int
    something: bool

    def fault(self, given: object) -> str:
        """An amount of nothing is left out, not written as 0."""
        if not isinstance(given, Mapping):
            return "must be a table such as { food = 1 }"
        if not all(isinstance(word, str) and word in self.words for word in given):
            return f"may only name {', '.join(self.words)}"
        if any(Whole(1, self.most).fault(count) for count in given.values()):
            return f"must hold whole numbers from 1 to {self.most}"
        return "must name at least one thing" if self.something and not given else ""


@dataclass(frozen=True, slots=True)
class Sort:
    """The figures of one sort of row, the rule a new row falls under, and what may be left out."""

    figures: Mapping[str, Figure]
    rule: str
    defaults: Mapping[str, object] = field(default_factory=dict)
    optional: tuple[str, ...] = ()  # left out without a default

    @property
    def required(self) -> tuple[str, ...]:
        """What a new row must have."""
        return ("name", *(name for name in self.figures if name not in self.defaults and name not in self.optional))


TRUST: Final = ("exact", "inferred", "ours")
LABELS: Final[Mapping[str, Figure]] = {
    "name": Text(60),
    "rule": Text(40),
    "source": Text(200),
    "trust": Word(TRUST),
}

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
            "times": Whole(1, MOST_TIMES),
        },
        "CL-15, CL-16",
        {"pay": {}, "times": 1},
    ),
    "longships": Sort(
        {"capacity": Whole(1, 20), "wood": PRICE, "coins": PRICE, "glory": GLORY, "players": Whole(2, SEATS)},
        "CL-8",
        {"players": 2},
    ),
    "leaders": Sort({"gift": Word(GIFTS)}, "CS-5"),
}

PUBLIC_SHIP: Final = Sort({"capacity": Whole(1, 20), "coins": PRICE}, "CL-13")
DIE: Final = Sort({"faces": Row(Word(FACES), SIDES)}, "CF-1")
BY_PLAYERS: Final = SEATS - 1  # lists by player count run over 2, 3 and 4 players

BOARD_SORTS: Final[Mapping[str, Sort]] = {
    "game": Sort({"rounds": Whole(1, 9)}, "CU-5"),  # a hand holds ten destinies
    "longhouse": Sort({"most": Whole(1, 8)}, "CP-5"),
    "hunting-grounds": Sort({"most": Whole(0, 20)}, "CC-1"),
    "warrior-dice": Sort(dict.fromkeys(KINDS, Whole(1, 30)), "CS-8"),
    "start": Sort({**dict.fromkeys(GOODS, Whole(0, 20)), **dict.fromkeys(KINDS, Whole(0, 8))}, "CS-6"),
    "workers": Sort({"counts": Row(Whole(1, 6), BY_PLAYERS)}, "CS-7"),
    "stalls-drawn": Sort(dict.fromkeys(STALL_SIDES, Row(Whole(0, 6), BY_PLAYERS)), "CS-2"),
    "shores": Sort({"near": Whole(1, 8), "far": Whole(1, 8)}, "CC-4"),
    "stave-church": Sort({"prices": Row(PRICE, MOST_FAVOR)}, "CL-9"),
    "worker-huts": Sort({"prices": Row(PRICE, SEATS)}, "CL-10"),
    "blame": Sort({"losses": Row(Whole(0, 200), 6)}, "CE-7"),
    "scoring": Sort(
        {"set_glory": GLORY, "favor_glory": Whole(0, 10), "coins_per_glory": Whole(1, 20)}, "CE-2, CE-5, CE-6"
    ),
}

TABLES: Final = (*CARD_SORTS, "board", "dice")


def sort_of(kind: str, slug: str) -> Sort | None:
    """The sort of row that stands under a slug; none if that table has fixed rows and this is not one of them."""
    if kind == "board":
        return BOARD_SORTS.get(slug)
    if kind == "dice":
        return DIE if slug in KINDS else None
    return PUBLIC_SHIP if kind == "longships" and slug in PUBLIC_SHIPS else CARD_SORTS[kind]


def is_fixed(kind: str, slug: str) -> bool:
    """Whether a row may be changed but never dropped: board, dice and the public longships."""
    return kind in ("board", "dice") or (kind == "longships" and slug in PUBLIC_SHIPS)
