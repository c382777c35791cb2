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

    rune: str
    used: bool


@dataclass(frozen=True, slots=True)
class DestinyView:
    """A destiny card in a hand: which, if known; whether it lies open; which seats know it."""

    destiny: str
    open: bool
    known_to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What lies before one seat."""

    seat: int
    leader: str | None
    glory: int
    food: int
    wood: int
    coins: int
    favor: int
    blame: int
    warriors: dict[str, int]
    workers: int
    extra_worker: bool
    ship: str | None
    runes: tuple[RuneView, ...]
    destinies: tuple[DestinyView, ...]
    slain: tuple[str, ...]
    slain_on_show: bool  # else the pile lies face down, and no tally of it is shown (CS-9, CS-11)
    hunting: bool
    begging: int
    assigning: str
    gifts_left: int  # goods still to be chosen for a rune (CN-2)


@dataclass(frozen=True, slots=True)
class VenueView:
    """A troll, a draugr or a shore, and who is there."""

    venue: str
    in_use: bool
    enemy: str | None
    coins: int
    owner: int | None
    ship: str | None
    sent: dict[str, int]
    sealed: dict[str, int] | None  # the audience's own assignment before it is shown
    journey: str | None
    journey_up: bool
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything one audience may know."""

    audience: int | None
    round: int
    first: int
    over: bool
    seats: tuple[SeatView, ...]
    venues: tuple[VenueView, ...]
    workers_on: dict[str, int]
    supply: dict[str, int]
    lying: dict[str, int]
    stalls: tuple[str, ...]
    ships_left: tuple[str, ...]
    merchant: str | None
    rune_spaces: tuple[str | None, ...]
    runes_in_deck: tuple[str, ...]
    enemies_in_deck: dict[str, int]
    enemies_discarded: tuple[str, ...]
    destinies_left: int
    under_deck: tuple[str, ...]
    drawn: tuple[str, ...]
    journeys_left: int
    journeys_discarded: dict[str, int]
    next_hut_price: int | None
    dice: dict[str, int]
    picked: dict[str, int]
    damage: int
    reacting: bool
    left: int  # how many the question on top of the agenda still asks for
    scoring: dict[str, tuple[int, ...]] | None

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
