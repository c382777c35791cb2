"""The events of Midgard: a typed event for every number of `core/numbers/events.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meadhall.kernel.events import Event
from meadhall.midgard.cards.card_set import CardSet
from meadhall.midgard.core.numbers import events as numbers
from meadhall.midgard.words import slugs


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
    """Every seat gets a pack (MC-1)."""

    final = True


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """The seat keeps a card, which only it sees (MC-1)."""

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
    """All have kept a card, and the packs are passed to the left (MC-1)."""

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
    """A seat scores its Vikings that fell in doomed provinces (MR-1)."""

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class ValhallaScored(Event):
    """A seat scores its Vikings in Valhalla (MR-1)."""

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
    """A seat scores its complete sets of tokens at the end (ME-1)."""

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
    """A seat declines, or takes no more."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardLapsed(Event):
    """What a card asks for, or the rest of it, cannot be done (MA-3); `late` answers were only too late (MA-5)."""

    seat: int
    card: str
    late: int


@dataclass(frozen=True, slots=True)
class VikingPicked(Event):
    """A seat picks a Viking to move (MA-4)."""

    seat: int
    viking: str
    origin: str


@dataclass(frozen=True, slots=True)
class AreaChosen(Event):
    """A seat chooses the area of its attack or its horde (MX-1, MX-2)."""

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
    """A seat is tied for most points; the one with most tokens wins (ME-1)."""

    seat: int
    score: int
    tokens: int


EVENTS: Final[Mapping[int, type[Event]]] = {
    numbers.ROUND_BEGAN: RoundBegan,
    numbers.PROVINCE_DOOMED: ProvinceDoomed,
    numbers.PACKS_DEALT: PacksDealt,
    numbers.CARD_KEPT: CardKept,
    numbers.CARD_HIDDEN: CardHidden,
    numbers.PACKS_PASSED: PacksPassed,
    numbers.GOLD_SHOWN: GoldShown,
    numbers.STARTER_FOUND: StarterFound,
    numbers.CARD_PLAYED: CardPlayed,
    numbers.VIKING_MOVED: VikingMoved,
    numbers.STAYED: Stayed,
    numbers.WARRIOR_SLAIN: WarriorSlain,
    numbers.WARRIOR_CAME: WarriorCame,
    numbers.PROVINCE_DESTROYED: ProvinceDestroyed,
    numbers.VIKINGS_FELL: VikingsFell,
    numbers.KINGDOM_SCORED: KingdomScored,
    numbers.TOKENS_TAKEN: TokensTaken,
    numbers.ASGARD_HELD: AsgardHeld,
    numbers.RAGNAROK_SCORED: RagnarokScored,
    numbers.VALHALLA_SCORED: ValhallaScored,
    numbers.VIKINGS_RETURNED: VikingsReturned,
    numbers.CARD_DRAWN: CardDrawn,
    numbers.CARDS_DRAWN: CardsDrawn,
    numbers.SETS_SCORED: SetsScored,
    numbers.GAME_WON: GameWon,
    numbers.WAIVED: Waived,
    numbers.CARD_LAPSED: CardLapsed,
    numbers.VIKING_PICKED: VikingPicked,
    numbers.AREA_CHOSEN: AreaChosen,
    numbers.TOKENS_SHOWN: TokensShown,
    numbers.TIE_COMPARED: TieCompared,
}


def lexicon(cards: CardSet) -> Mapping[str, tuple[str, ...]]:
    """The slugs of the numbers of each field."""
    return {
        "area": cards.areas,
        "origin": cards.areas,
        "goal": cards.areas,
        "card": cards.kinds,
        "kingdom": slugs.KINGDOMS,
        "metal": slugs.METALS,
        "viking": slugs.VIKINGS,
    }
