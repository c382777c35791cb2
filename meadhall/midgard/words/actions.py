"""The catalogue of Midgard: a typed action for every code of `codes.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.kernel.actions import Action, Catalogue
from meadhall.midgard.cards.card_set import CardSet
from meadhall.midgard.core.numbers import board
from meadhall.midgard.words import slugs


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Move or place no more."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep this card of the pack in hand, and pass the rest on (MC-1)."""

    card: str


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play this card (MA-2)."""

    card: str


@dataclass(frozen=True, slots=True)
class PickChieftain(Action):
    """Move the chieftain (MA-4)."""


@dataclass(frozen=True, slots=True)
class PickWarrior(Action):
    """Move a warrior from an area (MA-4)."""

    area: str


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Send the picked Viking to an area (MA-4)."""

    area: str


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Move within the same area, which changes nothing (MA-3)."""


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Send a warrior of another seat to Valhalla (MX-1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseArea(Action):
    """Choose an area: for a horde, for destruction, or for a new warrior (MX-2, MG-4, MG-5)."""

    area: str


@dataclass(frozen=True, slots=True)
class TakeToken(Action):
    """Take a token of a kingdom (MV-4)."""

    kingdom: str


def listed(cards: CardSet) -> Iterator[Action | None]:
    """Every action in the order of `codes.py`; None for codes that the card set does not use."""
    kinds = [*cards.kinds, *[""] * (board.MOST_KINDS - len(cards.kinds))]
    areas = cards.areas
    yield Done()
    yield from (Keep(kind) if kind else None for kind in kinds)
    yield from (Play(kind) if kind else None for kind in kinds)
    yield PickChieftain()
    yield from (PickWarrior(area) if area else None for area in areas)
    yield from (Move(area) if area else None for area in areas[: board.GOALS])
    yield Stay()
    yield from (Strike(seat) for seat in range(board.SEATS))
    yield from (ChooseArea(area) if area else None for area in areas[: board.GOALS])
    yield from (TakeToken(kingdom) for kingdom in slugs.KINGDOMS)
    yield ChooseArea(areas[board.VALHALLA])


def catalogue(cards: CardSet) -> Catalogue:
    """The catalogue with a card set."""
    return Catalogue(tuple(listed(cards)))
