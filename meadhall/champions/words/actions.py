"""The catalogue of Champions: a typed action for every code of `codes.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.champions.cards.card_set import CardSet
from meadhall.champions.core.numbers import board
from meadhall.champions.words import slugs
from meadhall.kernel.actions import Action, Catalogue


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End a chain, or decline."""


@dataclass(frozen=True, slots=True)
class ChooseLeader(Action):
    """Choose this leader (CS-5)."""

    leader: str


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Set a worker on a space (CP-1)."""

    space: str


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """Send the ship to a shore (CL-13)."""

    shore: str


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give one good at the market (CL-4)."""

    good: str


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take one good: at the market, begging, or as a gift (CL-4, CL-14, CN-2)."""

    good: str


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Take one of the warriors owed (CP-5, CL-5)."""

    warrior: str


@dataclass(frozen=True, slots=True)
class TakeRune(Action):
    """Take the face-up rune on a rune space, counted from 1 (CL-6)."""

    rune_space: int


@dataclass(frozen=True, slots=True)
class DrawRune(Action):
    """Take the top of the rune deck unseen (CL-6)."""


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look at the face-down journey card of a shore (CL-7)."""

    shore: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep this destiny card of those drawn (CV-2, CN-11)."""

    destiny: str


@dataclass(frozen=True, slots=True)
class BuyShip(Action):
    """Pay for a private longship (CL-8)."""

    ship: str


@dataclass(frozen=True, slots=True)
class BuyFavor(Action):
    """Pay for so much favor at the stave church (CL-9)."""

    favor: int


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Use a stall so many times (CL-15)."""

    times: int


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Assign one warrior to a fight on land (CA-1)."""

    venue: str
    warrior: str


@dataclass(frozen=True, slots=True)
class Load(Action):
    """Put one warrior or one food on the ship bound for a shore (CA-1)."""

    shore: str
    item: str


@dataclass(frozen=True, slots=True)
class Demand(Action):
    """Demand that all assign openly, in turn order (CA-2)."""


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Pick a die to be rerolled, by kind and face (CF-1)."""

    warrior: str
    face: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Pay one favor and reroll the dice picked (CF-1)."""


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """Lose one warrior, or one food from the ship (CF-1, CC-4, CJ-1)."""

    item: str


@dataclass(frozen=True, slots=True)
class Shed(Action):
    """Discard one of the seat's blame (CF-5)."""


@dataclass(frozen=True, slots=True)
class Blame(Action):
    """Make another player take one blame (CF-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a rune (CN-1)."""

    rune: str


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Reveal a destiny card of the seat and score it now (CN-5)."""

    destiny: str


def padded(slugs: tuple[str, ...], most: int) -> Iterator[str]:
    """Slugs padded with empty ones to the most that a box can hold."""
    yield from slugs
    yield from ("",) * (most - len(slugs))


def listed(cards: CardSet) -> Iterator[Action | None]:
    """Every action in the order of `codes.py`; None for codes that the card set does not use."""
    items = (*slugs.KINDS, "food")
    yield Done()
    yield from (ChooseLeader(slug) if slug else None for slug in padded(cards.leaders, board.MOST_LEADERS))
    yield from (Place(slug) if slug else None for slug in cards.spaces)
    yield from (Sail(shore) for shore in slugs.SHORES)
    yield from (Give(good) for good in slugs.GOODS)
    yield from (Take(good) for good in slugs.GOODS)
    yield from (Recruit(kind) for kind in slugs.KINDS)
    yield from (TakeRune(space + 1) for space in range(board.RUNE_SPACES))
    yield DrawRune()
    yield from (Look(shore) for shore in slugs.SHORES)
    yield from (Keep(slug) if slug else None for slug in padded(cards.destinies, board.MOST_DESTINIES))
    yield from (BuyShip(slug) if slug else None for slug in padded(cards.ships, board.MOST_SHIPS))
    yield from (BuyFavor(favor + 1) for favor in range(board.MOST_FAVOR))
    yield from (Trade(times + 1) for times in range(board.MOST_TIMES))
    yield from (Send(venue, kind) for venue in slugs.VENUES[: board.LAND_VENUES] for kind in slugs.KINDS)
    yield from (Load(shore, item) for shore in slugs.SHORES for item in items)
    yield Demand()
    yield from (Pick(kind, face) for kind in slugs.KINDS for face in slugs.FACES)
    yield Roll()
    yield from (Lose(item) for item in items)
    yield Shed()
    yield from (Blame(seat) for seat in range(board.SEATS))
    yield from (Use(slug) if slug else None for slug in padded(cards.runes, board.MOST_RUNES))
    yield from (Reveal(slug) if slug else None for slug in padded(cards.destinies, board.MOST_DESTINIES))


def catalogue(cards: CardSet) -> Catalogue:
    """The catalogue with a card set."""
    return Catalogue(tuple(listed(cards)))
