"""The typed view of Midgard: what one audience may know, by slug; `viewing.py` makes it from a veiled state alone."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatView:
    """What belongs to one seat; cards are kinds and counts."""

    seat: int  # its number, from 0, clockwise
    score: int  # points on the track
    points: dict[str, int]  # the score by where it came from: kingdoms, asgard, ragnarok, valhalla, sets
    tokens: dict[str, int]  # by kingdom (alfheim, mannheim, jotunheim)
    set_worth: int | None  # points for its complete sets as they are (ME-1); null if neither one's own nor on show
    tokens_on_show: bool  # else they lie face down, their colours known from the log alone (MS-4)
    chieftain: str  # the area it is in: of `provinces`, or asgard, vanaheim, valhalla, boat
    warriors: dict[str, int]  # in play, by area
    reserve: int  # warriors not yet in play
    plays_left: int  # cards that it still plays this round
    stock: dict[str, int] | None  # unplayed cards, by kind of `cards`; null for other seats
    stock_count: int  # how many unplayed cards it has
    gold: tuple[str, ...]  # unplayed gold that was shown, of `cards` (MA-1)
    played: tuple[str, ...]  # cards that it has played, of `cards`, in order
    played_before: int  # how many of them before this round
    drawn: tuple[str, ...]  # metals of cards drawn in the middle of a round (MG-3)
    kept: tuple[str, ...] | None  # cards kept in this round's draft, of `cards`, in order; null where not one's own
    kept_count: int  # how many cards it has kept in this round's draft
    has_kept: bool  # whether it has answered in the draft that is under way
    keeping: str | None  # of `cards`: one's own choice, until all have chosen


@dataclass(frozen=True, slots=True)
class ProvinceView:
    """A province of the map."""

    province: str  # of `provinces`
    kingdom: str  # alfheim, mannheim or jotunheim
    villages: int  # how many there are
    free: int  # villages without a Viking
    doomed: bool  # whether a doom marker lies there (MD-1)
    strength: tuple[int, ...]  # of each seat there, in halves: a warrior 2, a chieftain 3 (MV-1)
    ruler: int | None  # the seat that controls it: stronger than every other; null if none is (MV-1)


@dataclass(frozen=True, slots=True)
class HeavenView:
    """A heaven where the strongest counts: Asgard or Vanaheim (MV-4)."""

    heaven: str  # asgard or vanaheim
    strength: tuple[int, ...]  # of each seat there, in halves: a warrior 2, a chieftain 3 (MV-1)
    ruler: int | None  # the seat that has most there: stronger than every other; null if none is (MV-1)


@dataclass(frozen=True, slots=True)
class SightView:
    """A pack as the audience held it: round, pick and cards."""

    round: int  # from 1
    pick: int  # from 1
    cards: tuple[str, ...]  # of `cards`


@dataclass(frozen=True, slots=True)
class View:
    """Everything one audience may know."""

    audience: int | None  # the seat whose view it is; null for a spectator
    round: int  # from 1
    starter: int  # the seat that began this round, or the last one
    phase: str  # draft, action, scoring or over
    turn: int | None  # the seat whose turn it is; null in a draft and when the game is over
    over: bool  # whether the game is over
    seats: tuple[SeatView, ...]  # in the order of the table
    provinces: tuple[ProvinceView, ...]  # of the map, in their order
    heavens: tuple[HeavenView, ...]  # Asgard and Vanaheim
    decks: dict[str, int]  # how many cards are left, by metal (bronze, silver, gold)
    pick: int | None  # the current pick of the draft, from 1; null outside the draft
    pack: dict[str, int] | None  # the pack in hand, by kind of `cards`; null outside the draft
    sights: tuple[SightView, ...]  # every pack as the audience held it
    card: str | None  # the card being carried out, of `cards`
    viking: str | None  # what was picked to move (MA-4): chieftain or warrior
    origin: str | None  # the area it is in
    goal: str | None  # the area where a horde goes, or an attack strikes (MX-1, MX-2)
    left: int  # how many more the question asks for, where it asks for several; else 0

    def plain(self) -> dict[str, Any]:
        """The view as plain data."""
        return asdict(self)
