"""What can happen in Midgard: a typed event for every number of `telling.py`; fields are decoded by their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meadhall.kernel.events import Event
from meadhall.midgard import names, telling
from meadhall.midgard.cards import CardSet


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins."""

    round: int


@dataclass(frozen=True, slots=True)
class ProvinceDoomed(Event):
    """A doom marker lies in a province (MD-1)."""

    area: str


@dataclass(frozen=True, slots=True)
class PacksDealt(Event):
    """Everybody has a pack in hand (MC-1)."""

    final = True


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """The seat keeps a card, unseen by others (MC-1)."""

    sealed = True

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """A seat has kept a card (MC-1)."""

    sealed = True

    seat: int


@dataclass(frozen=True, slots=True)
class PacksPassed(Event):
    """All have kept a card, and the packs go on to the left (MC-1)."""

    final = True

    pick: int


@dataclass(frozen=True, slots=True)
class GoldShown(Event):
    """A seat shows an unplayed gold card (MA-1)."""

    final = True

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    """A seat starts the round (MA-1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat plays a card (MA-2)."""

    final = True

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class VikingMoved(Event):
    """A Viking goes from one area to another (MA-4)."""

    seat: int
    viking: str
    origin: str
    goal: str


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A seat moves a Viking within its area (MA-4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class WarriorSlain(Event):
    """A seat sends another's warrior to Valhalla (MX-1)."""

    seat: int
    other: int
    area: str


@dataclass(frozen=True, slots=True)
class WarriorCame(Event):
    """A warrior comes from the reserve (MB-2, MG-5)."""

    seat: int
    area: str


@dataclass(frozen=True, slots=True)
class ProvinceDestroyed(Event):
    """A seat destroys a province (MG-4)."""

    seat: int
    area: str


@dataclass(frozen=True, slots=True)
class VikingsFell(Event):
    """Vikings of a seat go from an area to Valhalla (MG-4, MR-1)."""

    seat: int
    area: str
    count: int


@dataclass(frozen=True, slots=True)
class KingdomScored(Event):
    """A seat controls so many provinces of a kingdom (MV-2)."""

    seat: int
    kingdom: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class TokensTaken(Event):
    """A seat takes tokens of a kingdom (MV-3, MV-4, MG-2)."""

    seat: int
    kingdom: str
    count: int


@dataclass(frozen=True, slots=True)
class AsgardHeld(Event):
    """A seat has most in Asgard (MV-4)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class RagnarokScored(Event):
    """Points for Vikings fallen in doomed provinces (MR-1)."""

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class ValhallaScored(Event):
    """Points for Vikings in Valhalla (MR-1)."""

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class VikingsReturned(Event):
    """Vikings return from Valhalla to their boat (MR-2)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The seat sees a card it drew (MG-3)."""

    final = True

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat draws cards of a metal (MG-3)."""

    seat: int
    metal: str
    count: int


@dataclass(frozen=True, slots=True)
class SetsScored(Event):
    """Complete sets of tokens at the end (ME-1)."""

    final = True

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A seat wins, alone or with others (ME-1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Waived(Event):
    """A seat wants no more."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardLapsed(Event):
    """What a card asks for, or the rest of it, cannot be done (MA-3); so many answers only came too late (MA-5)."""

    seat: int
    card: str
    late: int


@dataclass(frozen=True, slots=True)
class VikingPicked(Event):
    """A seat is about to move a Viking (MA-4)."""

    seat: int
    viking: str
    origin: str


@dataclass(frozen=True, slots=True)
class AreaChosen(Event):
    """A seat names the area of its attack or its horde (MX-1, MX-2)."""

    seat: int
    area: str


@dataclass(frozen=True, slots=True)
class TokensShown(Event):
    """A seat turns up its tokens at the end: how many of each colour (ME-1)."""

    final = True

    seat: int
    alfheim: int
    mannheim: int
    jotunheim: int


@dataclass(frozen=True, slots=True)
class TieCompared(Event):
    """A seat is among those with the most points; the one of them with most tokens wins (ME-1)."""

    seat: int
    score: int
    tokens: int


EVENTS: Final[Mapping[int, type[Event]]] = {
    telling.ROUND_BEGAN: RoundBegan,
    telling.PROVINCE_DOOMED: ProvinceDoomed,
    telling.PACKS_DEALT: PacksDealt,
    telling.CARD_KEPT: CardKept,
    telling.CARD_HIDDEN: CardHidden,
    telling.PACKS_PASSED: PacksPassed,
    telling.GOLD_SHOWN: GoldShown,
    telling.STARTER_FOUND: StarterFound,
    telling.CARD_PLAYED: CardPlayed,
    telling.VIKING_MOVED: VikingMoved,
    telling.STAYED: Stayed,
    telling.WARRIOR_SLAIN: WarriorSlain,
    telling.WARRIOR_CAME: WarriorCame,
    telling.PROVINCE_DESTROYED: ProvinceDestroyed,
    telling.VIKINGS_FELL: VikingsFell,
    telling.KINGDOM_SCORED: KingdomScored,
    telling.TOKENS_TAKEN: TokensTaken,
    telling.ASGARD_HELD: AsgardHeld,
    telling.RAGNAROK_SCORED: RagnarokScored,
    telling.VALHALLA_SCORED: ValhallaScored,
    telling.VIKINGS_RETURNED: VikingsReturned,
    telling.CARD_DRAWN: CardDrawn,
    telling.CARDS_DRAWN: CardsDrawn,
    telling.SETS_SCORED: SetsScored,
    telling.GAME_WON: GameWon,
    telling.WAIVED: Waived,
    telling.CARD_LAPSED: CardLapsed,
    telling.VIKING_PICKED: VikingPicked,
    telling.AREA_CHOSEN: AreaChosen,
    telling.TOKENS_SHOWN: TokensShown,
    telling.TIE_COMPARED: TieCompared,
}


def lexicon(cards: CardSet) -> Mapping[str, tuple[str, ...]]:
    """The slugs behind the numbers of each field."""
    return {
        "area": cards.areas,
        "origin": cards.areas,
        "goal": cards.areas,
        "card": cards.kinds,
        "kingdom": names.KINGDOMS,
        "metal": names.METALS,
        "viking": names.VIKINGS,
    }
