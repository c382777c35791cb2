"""The typed view of Champions: what one audience may know, by slug; `viewing.py` makes it from a veiled state alone."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

HIDDEN = "hidden"
"""Stands for a card that is there but unknown."""


@dataclass(frozen=True, slots=True)
class RuneView:
    """A rune before a seat."""

    rune: str  # of `runes`
    used: bool  # whether it has been used up


@dataclass(frozen=True, slots=True)
class DestinyView:
    """A destiny card in a hand."""

    destiny: str  # of `destinies`; hidden if the audience does not know it
    open: bool  # whether it was revealed (CN-5)
    known_to: tuple[int, ...]  # the seats that know it


@dataclass(frozen=True, slots=True)
class SeatView:
    """What belongs to one seat."""

    seat: int  # its number, from 0, clockwise
    leader: str | None  # of `leaders`; null before it is chosen
    glory: int  # points on the track
    food: int  # in store, without what is aboard a ship
    wood: int  # in store
    coins: int  # in store
    favor: int  # favor tokens
    blame: int  # blame tokens
    warriors: dict[str, int]  # by kind (swordsman, spearman, axeman), those sent out included
    at_home: dict[str, int]  # those of them that are not sent out, by kind; sealed ones are still at home
    workers: int  # still to be placed this round
    workers_owned: int  # in all, placed or not
    extra_worker: bool  # whether the huts have released a worker for it (CL-10)
    ship: str | None  # its private longship, of `longships`; null without one
    runes: tuple[RuneView, ...]  # before it, used ones included
    destinies: tuple[DestinyView, ...]  # in its hand
    slain: tuple[str, ...]  # enemies it has defeated, of `trolls`, `draugr` and `monsters`
    slain_on_show: bool  # whether the pile is face up (CS-9, CS-11)
    hunting: bool  # whether it has a worker on the hunting grounds
    begging: int  # how many of its workers beg this round (CL-14)
    assigning: str  # none, waiting for its turn, choosing, done or shown (CA-1, CA-2)
    gifts_left: int  # goods still to be chosen for a rune (CN-2)


@dataclass(frozen=True, slots=True)
class VenueView:
    """A place of fights: a troll, a draugr or a shore."""

    venue: str  # troll, draugr-left, draugr-right, or shore-1 to shore-4
    in_use: bool  # whether this table plays with it (CR-5)
    enemy: str | None  # of `trolls`, `draugr` or `monsters`; null if nobody is there
    coins: int  # on the monster (CU-4)
    feeds: int  # warriors that one food feeds on the way to the shore (CC-4); 0 on land
    owner: int | None  # the seat that has the worker or the ship there; null if nobody has
    ship: str | None  # in the harbour of the shore: small-longship, large-longship, or of `longships`
    sent: dict[str, int]  # warriors by kind, at a shore food too, once they are shown
    sealed: dict[str, int] | None  # the audience's own assignment, likewise, before it is shown; else null
    journey: str | None  # the card of the shore, of `journeys`; hidden if the audience does not know it
    journey_up: bool  # whether the journey card lies face up
    seen_by: tuple[int, ...]  # the seats that have looked at the journey card


@dataclass(frozen=True, slots=True)
class HuntView:
    """A hunt under way, with its dice on the table (CC-1)."""

    seat: int  # who hunts
    hits: int  # on the dice as they lie
    food: int  # that they bring, up to the limit


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight under way, with the dice of its round on the table (CF-1)."""

    seat: int  # who fights
    venue: str  # troll, draugr-left, draugr-right, or shore-1 to shore-4
    enemy: str | None  # of `trolls`, `draugr` or `monsters`; null if it is the kraken
    journey: str | None  # the kraken, of `journeys` (CF-6); null if it is an enemy
    fight_round: int  # of this fight, from 1
    attack: int  # warriors that it strikes down in a round, before shields
    defence: int  # damage that defeats it
    damage_before: int  # that it took in earlier rounds
    hits: int  # on the dice as they lie
    shields: int  # on the dice as they lie
    struck: bool  # whether both have struck in this round; else dice may be rerolled
    losses: int  # warriors that fall if both strike now; once they have, how many are still to be chosen


@dataclass(frozen=True, slots=True)
class View:
    """Everything one audience may know."""

    audience: int | None  # the seat whose view it is; null for a spectator
    round: int  # from 1; 0 before the first
    first: int  # the seat with the first-player marker
    phase: str  # leaders, placing, assigning, hunting, fighting, journey, feeding, ending or over
    turn: int | None  # the seat whose turn it is; null while all assign at once, and when the game is over
    venue: str | None  # where a fight or a voyage is being resolved: one of the `venues`; else null
    over: bool  # whether the game is over
    seats: tuple[SeatView, ...]  # in the order of the table
    venues: tuple[VenueView, ...]  # the places of fights, in the order of the board
    workers_on: dict[str, int]  # the seat whose worker is on a space; the spaces are those of the action `place`
    supply: dict[str, int]  # warrior dice in the supply, by kind
    lying: dict[str, int]  # warriors at the smiths, by kind, and food at the smokehouse (CR-7)
    stalls: tuple[str, ...]  # in play, of `stalls`
    ships_left: tuple[str, ...]  # private longships beside the board, of `longships`
    merchant: str | None  # the merchant ship in port, of `merchant-ships`
    rune_spaces: tuple[str | None, ...]  # the face-up runes, of `runes`, space 1 first; null where there is none
    runes_in_deck: tuple[str, ...]  # of `runes`, in no order: they are those that lie nowhere else
    enemies_in_deck: dict[str, int]  # how many trolls, draugr and monsters (by troll, draugr, monster)
    enemies_discarded: tuple[str, ...]  # of `trolls`, `draugr` and `monsters`
    destinies_left: int  # cards in the destiny deck that were never under it
    under_deck: tuple[str, ...]  # destiny cards that were put under the deck, the next to be drawn first
    drawn: tuple[str, ...]  # destiny cards that were just drawn and are being chosen from
    journeys_left: int  # cards in the journey deck
    journeys_discarded: dict[str, int]  # how many of each of `journeys` lie open beside the deck
    next_hut_price: int | None  # coins for the next worker at the huts; null when all are taken (CL-10)
    given: dict[str, int]  # goods given at the market, until as many are taken (CL-4)
    owed: dict[str, int]  # warriors that are being chosen, by kind, and `any` for those of any kind (CP-5, CL-5)
    hunt: HuntView | None  # the hunt under way
    fight: FightView | None  # the fight under way
    dice: dict[str, int]  # on the table: how many of each kind and face, such as axeman-double
    picked: dict[str, int]  # those among them that are picked to be rerolled
    damage: int  # that the enemy has taken so far in this fight, this round included once both have struck
    reacting: bool  # whether shields hit too in this roll (CN-7)
    left: int  # how many more the question asks for, where it asks for several
    scoring: dict[str, tuple[int, ...]] | None  # glory by category and seat (CE), once the game is over

    def plain(self) -> dict[str, Any]:
        """The view as plain data."""
        return asdict(self)
