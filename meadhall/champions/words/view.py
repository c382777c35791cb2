"""The typed view of Champions: what one audience may know, by slug, made from a veiled state alone."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from meadhall.champions.cards.card_set import CardSet
from meadhall.champions.core.numbers import board
from meadhall.champions.core.numbers.board import NOTHING, UNKNOWN
from meadhall.champions.core.numbers.limits import DISCARDED, HAND, IN_DECK, ON_BOARD, OWNED
from meadhall.champions.words import slugs
from meadhall.champions.words.events import CATEGORIES
from meadhall.kernel.events import Audience

HIDDEN = "hidden"
"""Stands for a card that is there but not known."""

ASSIGNING = ("none", "waiting", "choosing", "done", "shown")


@dataclass(frozen=True, slots=True)
class RuneView:
    """A rune before a seat."""

    rune: str  # of `runes`
    used: bool  # whether it has been used up


@dataclass(frozen=True, slots=True)
class DestinyView:
    """A destiny card in a hand: which, if known; whether it lies open; which seats know it."""

    destiny: str  # of `destinies`; hidden if the audience does not know it
    open: bool  # whether it was revealed (CN-5)
    known_to: tuple[int, ...]  # the seats that know it


@dataclass(frozen=True, slots=True)
class SeatView:
    """What lies before one seat."""

    seat: int  # its number, from 0, clockwise
    leader: str | None  # of `leaders`; null before it is chosen
    glory: int  # points on the track
    food: int  # in store, without what is aboard a ship
    wood: int  # in store
    coins: int  # in store
    favor: int  # favor tokens
    blame: int  # blame tokens
    warriors: dict[str, int]  # by kind (swordsman, spearman, axeman), those sent out included
    workers: int  # still to be placed this round
    extra_worker: bool  # whether the huts have released a worker for it (CL-10)
    ship: str | None  # its private longship, of `longships`; null without one
    runes: tuple[RuneView, ...]  # before it, used ones included
    destinies: tuple[DestinyView, ...]  # in its hand
    slain: tuple[str, ...]  # enemies it has defeated, of `trolls`, `draugr` and `monsters`
    slain_on_show: bool  # else the pile lies face down, and no tally of it is shown (CS-9, CS-11)
    hunting: bool  # whether it has a worker on the hunting grounds
    begging: int  # how many of its workers beg this round (CL-14)
    assigning: str  # none, waiting for its turn, choosing, done or shown (CA-1, CA-2)
    gifts_left: int  # goods still to be chosen for a rune (CN-2)


@dataclass(frozen=True, slots=True)
class VenueView:
    """A troll, a draugr or a shore, and who is there."""

    venue: str  # troll, draugr-left, draugr-right, or shore-1 to shore-4
    in_use: bool  # whether this table plays with it (CR-5)
    enemy: str | None  # of `trolls`, `draugr` or `monsters`; null if nobody is there
    coins: int  # on the monster (CU-4)
    owner: int | None  # the seat that has the worker or the ship there; null if nobody has
    ship: str | None  # in the harbour of the shore: small-longship, large-longship, or of `longships`
    sent: dict[str, int]  # warriors by kind, at a shore food too, once they are shown
    sealed: dict[str, int] | None  # the audience's own assignment, likewise, before it is shown; else null
    journey: str | None  # the card of the shore, of `journeys`; hidden if the audience does not know it
    journey_up: bool  # whether the journey card lies face up
    seen_by: tuple[int, ...]  # the seats that have looked at the journey card


@dataclass(frozen=True, slots=True)
class View:
    """Everything one audience may know."""

    audience: int | None  # the seat whose view it is; null for a spectator
    round: int  # from 1; 0 before the first
    first: int  # the seat with the first-player marker
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
    dice: dict[str, int]  # on the table: how many of each kind and face, such as axeman-double
    picked: dict[str, int]  # those among them that are picked to be rerolled
    damage: int  # that the enemy has taken so far in this fight
    reacting: bool  # whether shields hit too in this roll (CN-7)
    left: int  # how many more the question asks for, where it asks for several
    scoring: dict[str, tuple[int, ...]] | None  # glory by category and seat (CE), once the game is over

    def plain(self) -> dict[str, Any]:
        """The view as plain data."""
        return asdict(self)


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats that a number's bits stand for."""
    return tuple(seat for seat in range(board.SEATS) if bits >> seat & 1)


def known(slugs: tuple[str, ...], card: int) -> str | None:
    """A card's slug; HIDDEN if it is there but unknown, None if nothing is."""
    return None if card == NOTHING else HIDDEN if card == UNKNOWN else slugs[card]


def seat_view(v: dict[str, Any], box: Any, cards: CardSet, seat: int) -> SeatView:
    """One seat of a veiled state."""
    hand = range(seat * HAND, seat * HAND + v["destiny_count"][seat])
    return SeatView(
        seat=seat,
        leader=known(cards.leaders, v["leader"][seat]),
        glory=v["glory"][seat],
        food=v["food"][seat],
        wood=v["wood"][seat],
        coins=v["coins"][seat],
        favor=v["favor"][seat],
        blame=v["blame"][seat],
        warriors={kind: v["held"][seat * board.KINDS + i] for i, kind in enumerate(slugs.KINDS)},
        workers=v["workers"][seat],
        extra_worker=bool(v["has_extra"][seat]),
        ship=known(cards.ships, v["ship"][seat]),
        runes=tuple(
            RuneView(rune, bool(v["rune_used"][i]))
            for i, rune in enumerate(cards.runes)
            if v["rune_at"][i] == OWNED + seat
        ),
        destinies=tuple(
            DestinyView(
                known(cards.destinies, v["hand"][slot]) or HIDDEN,
                bool(v["hand_open"][slot]),
                seats_in(v["hand_known"][slot] & (1 << box.seats) - 1),
            )
            for slot in hand
        ),
        slain=tuple(enemy for i, enemy in enumerate(cards.enemies) if v["enemy_at"][i] == OWNED + seat),
        slain_on_show=bool(box.piles_face_up) or bool(v["over"]),
        hunting=bool(v["hunting"][seat]),
        begging=v["begging"][seat],
        assigning=ASSIGNING[v["assigning"][seat]],
        gifts_left=v["aside_left"][seat],
    )


def venue_view(v: dict[str, Any], box: Any, cards: CardSet, venue: int, audience: Audience) -> VenueView:
    """One place of fights of a veiled state."""
    shore = venue - board.AT_SHORE
    at_sea = shore >= 0
    ship = v["harbour"][shore] if at_sea else NOTHING
    owner = v["owner"][venue]
    cells = slice(venue * board.KINDS, (venue + 1) * board.KINDS)

    def load(field: str, food: str) -> dict[str, int]:
        items = dict(zip(slugs.KINDS, v[field][cells], strict=True))
        return {**items, "food": v[food][shore]} if at_sea else items

    return VenueView(
        venue=slugs.VENUES[venue],
        in_use=not at_sea or bool(box.shore_in_use[shore]),
        enemy=known(cards.enemies, v["enemy"][venue]),
        coins=v["coins_on"][shore] if at_sea else 0,
        owner=None if owner == NOTHING else owner,
        ship=None if ship == NOTHING else cards.spaces[ship],
        sent=load("sent", "aboard"),
        sealed=load("sealed", "sealed_food") if owner != NOTHING and owner == audience else None,
        journey=known(cards.journeys, v["journey"][shore]) if at_sea else None,
        journey_up=bool(at_sea and v["journey_up"][shore]),
        seen_by=seats_in(v["journey_seen"][shore]) if at_sea else (),
    )


def view_of(veiled: Any, box: Any, cards: CardSet, audience: Audience) -> View:
    """The typed view that a veiled state amounts to."""
    v = veiled.dump()
    dice = [f"{kind}-{face}" for kind in slugs.KINDS for face in slugs.FACES]
    runes_at = {at: rune for at, rune in zip(v["rune_at"], cards.runes, strict=False) if at < OWNED}
    return View(
        audience=audience,
        round=v["round"],
        first=v["first"],
        over=bool(v["over"]),
        seats=tuple(seat_view(v, box, cards, seat) for seat in range(box.seats)),
        venues=tuple(venue_view(v, box, cards, venue, audience) for venue in range(board.VENUES)),
        workers_on={space: seat for space, seat in zip(cards.spaces, v["worker_on"], strict=True) if seat != NOTHING},
        supply=dict(zip(slugs.KINDS, v["supply"], strict=True)),
        lying={**dict(zip(slugs.KINDS, v["lying"], strict=True)), "food": v["lying_food"]},
        stalls=tuple(stall for i, stall in enumerate(cards.stalls) if v["stall_open"][i]),
        ships_left=tuple(ship for i, ship in enumerate(cards.ships) if v["ship_out"][i]),
        merchant=known(cards.merchants, v["merchant"]),
        rune_spaces=tuple(runes_at.get(ON_BOARD + space) for space in range(board.RUNE_SPACES)),
        runes_in_deck=tuple(rune for i, rune in enumerate(cards.runes) if v["rune_at"][i] == IN_DECK),
        enemies_in_deck=dict(zip(slugs.ENEMY_KINDS, v["enemy_left"], strict=True)),
        enemies_discarded=tuple(enemy for i, enemy in enumerate(cards.enemies) if v["enemy_at"][i] == DISCARDED),
        destinies_left=v["destiny_left"],
        under_deck=tuple(known(cards.destinies, card) or HIDDEN for card in v["under"][: v["under_count"]]),
        drawn=tuple(known(cards.destinies, card) or HIDDEN for card in v["drawn"][: v["drawn_count"]]),
        journeys_left=v["journey_left"],
        journeys_discarded=dict(zip(cards.journeys, v["journey_discard"], strict=False)),
        next_hut_price=box.hut_price[v["huts_taken"]] if v["huts_taken"] < box.seats else None,
        dice={die: count for die, count in zip(dice, v["shown"], strict=True) if count},
        picked={die: count for die, count in zip(dice, v["picked"], strict=True) if count},
        damage=v["damage"],
        reacting=bool(v["reacting"]),
        left=v["more"][v["depth"]],
        scoring={
            category: tuple(v["final"][i * board.SEATS : i * board.SEATS + box.seats])
            for i, category in enumerate(CATEGORIES)
        }
        if v["over"]
        else None,
    )
