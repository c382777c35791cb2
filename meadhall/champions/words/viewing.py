"""How the typed view is made: from a veiled state alone, so that it can hold nothing that the veil does not show.

A compiled state hands out a copy of a list each time it is asked for one, so that each field is read once.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from meadhall.champions import gate
from meadhall.champions.cards.card_set import CardSet
from meadhall.champions.core.numbers import board, steps
from meadhall.champions.core.numbers.board import KINDS, NOTHING
from meadhall.champions.core.numbers.limits import DISCARDED, HAND, IN_DECK, ON_BOARD, OWNED
from meadhall.champions.words import slugs
from meadhall.champions.words.events import CATEGORIES
from meadhall.champions.words.view import (
    HIDDEN,
    DestinyView,
    FightView,
    HuntView,
    RuneView,
    SeatView,
    VenueView,
    View,
)
from meadhall.champions.words.vocabulary import PHASES
from meadhall.kernel.events import Audience

ASSIGNING: Final = ("none", "waiting", "choosing", "done", "shown")
DICE: Final = tuple(f"{kind}-{face}" for kind, face in product(slugs.KINDS, slugs.FACES))
SWORDSMAN, SPEARMAN, AXEMAN = slugs.KINDS
OWED: Final = (*slugs.KINDS, "any")
SEATS_IN: Final = tuple(tuple(seat for seat in range(board.SEATS) if bits >> seat & 1) for bits in range(16))
"""The seats that a number's bits stand for."""
COUNTING: Final = (
    steps.TAKE_GOODS,
    steps.RECRUIT_WARRIORS,
    steps.LOSE_IN_FIGHT,
    steps.LOSE_AT_SEA,
    steps.STARVE,
)  # questions about several, one by one


def known(slugs: tuple[str, ...], card: int) -> str | None:
    """A card's slug; HIDDEN if it is there but unknown, None if nothing is."""
    return slugs[card] if card >= 0 else None if card == NOTHING else HIDDEN


def somebody(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat < 0 else seat


def by_kind(cells: list[int], place: int) -> dict[str, int]:
    """What a seat or a venue has of each kind of warrior."""
    at = place * KINDS
    return {SWORDSMAN: cells[at], SPEARMAN: cells[at + 1], AXEMAN: cells[at + 2]}


def counted(names: tuple[str, ...], cells: list[int]) -> dict[str, int]:
    """Counts by name, without what there is none of."""
    return {name: count for name, count in zip(names, cells, strict=True) if count} if any(cells) else {}


def owned(places: list[int], seats: int) -> list[list[int]]:
    """The cards that each seat has, by number, from where each card is."""
    piles: list[list[int]] = [[] for _ in range(seats)]
    for card in [card for card, at in enumerate(places) if at >= OWNED]:
        piles[places[card] - OWNED].append(card)
    return piles


def destinies_view(s: Any, cards: CardSet, seats: int) -> list[tuple[DestinyView, ...]]:
    """The destiny cards in each hand."""
    hand, is_open, knowers, counts = s.hand, s.hand_open, s.hand_known, s.destiny_count
    everybody = (1 << seats) - 1
    return [
        tuple(
            [
                DestinyView(
                    known(cards.destinies, hand[slot]) or HIDDEN,
                    is_open[slot] == 1,
                    SEATS_IN[knowers[slot] & everybody],
                )
                for slot in range(seat * HAND, seat * HAND + counts[seat])
            ]
        )
        for seat in range(seats)
    ]


def seats_view(s: Any, box: Any, cards: CardSet, enemy_at: list[int], rune_at: list[int]) -> tuple[SeatView, ...]:
    """What lies before each seat."""
    seats = box.seats
    leader, glory, food, wood, coins = s.leader, s.glory, s.food, s.wood, s.coins
    favor, blame, held, workers, has_extra = s.favor, s.blame, s.held, s.workers, s.has_extra
    ship, used, hunting, begging, assigning, gifts = (
        s.ship,
        s.rune_used,
        s.hunting,
        s.begging,
        s.assigning,
        s.aside_left,
    )
    runes, slain = owned(rune_at, seats), owned(enemy_at, seats)
    held_by = [by_kind(held, seat) for seat in range(seats)]
    destinies = destinies_view(s, cards, seats)
    is_shown, is_out = bool(box.piles_face_up or s.over), any(s.sent)
    return tuple(
        SeatView(
            seat=seat,
            leader=known(cards.leaders, leader[seat]),
            glory=glory[seat],
            food=food[seat],
            wood=wood[seat],
            coins=coins[seat],
            favor=favor[seat],
            blame=blame[seat],
            warriors=held_by[seat],
            at_home={kind: gate.at_home(s, seat, i) for i, kind in enumerate(slugs.KINDS)}
            if is_out
            else {**held_by[seat]},
            workers=workers[seat],
            workers_owned=gate.workers_owned(s, seat),
            extra_worker=has_extra[seat] == 1,
            ship=known(cards.ships, ship[seat]),
            runes=tuple([RuneView(cards.runes[rune], used[rune] == 1) for rune in runes[seat]]),
            destinies=destinies[seat],
            slain=tuple([cards.enemies[enemy] for enemy in slain[seat]]),
            slain_on_show=is_shown,
            hunting=hunting[seat] == 1,
            begging=begging[seat],
            assigning=ASSIGNING[assigning[seat]],
            gifts_left=gifts[seat],
        )
        for seat in range(seats)
    )


def venues_view(s: Any, box: Any, cards: CardSet, audience: Audience) -> tuple[VenueView, ...]:
    """The places of fights, in the order of the board."""
    owners, enemies, sent, sealed = s.owner, s.enemy, s.sent, s.sealed
    land = [
        VenueView(
            venue=slugs.VENUES[venue],
            in_use=True,
            enemy=known(cards.enemies, enemies[venue]),
            coins=0,
            feeds=0,
            owner=somebody(owners[venue]),
            ship=None,
            sent=by_kind(sent, venue),
            sealed=by_kind(sealed, venue) if owners[venue] == audience else None,
            journey=None,
            journey_up=False,
            seen_by=(),
        )
        for venue in range(board.AT_SHORE)
    ]
    harbour, journey, journey_up, seen, coins = s.harbour, s.journey, s.journey_up, s.journey_seen, s.coins_on
    aboard, sealed_food, in_use, feeds = s.aboard, s.sealed_food, box.shore_in_use, box.shore_feeds
    shores = [
        VenueView(
            venue=slugs.VENUES[venue],
            in_use=in_use[shore] == 1,
            enemy=known(cards.enemies, enemies[venue]),
            coins=coins[shore],
            feeds=feeds[shore],
            owner=somebody(owners[venue]),
            ship=known(cards.spaces, harbour[shore]),
            sent={**by_kind(sent, venue), "food": aboard[shore]},
            sealed={**by_kind(sealed, venue), "food": sealed_food[shore]} if owners[venue] == audience else None,
            journey=known(cards.journeys, journey[shore]),
            journey_up=journey_up[shore] == 1,
            seen_by=SEATS_IN[seen[shore] & 15],
        )
        for shore, venue in enumerate(range(board.AT_SHORE, board.VENUES))
    ]
    return (*land, *shores)


def hunt_view(s: Any) -> HuntView:
    """The hunt whose dice lie on the table."""
    seat = gate.turn_now(s)
    return HuntView(seat, gate.hits_shown(s, seat), gate.food_hunted(s, seat))


def fight_view(s: Any, cards: CardSet, at: int) -> FightView:
    """The fight that stands at a place of the agenda."""
    venue, seat, is_struck = s.what[at], s.whose[at], s.step[at] == steps.CHECK
    hits, is_kraken = gate.hits_shown(s, seat), gate.is_kraken_at(s, at)
    return FightView(
        seat=seat,
        venue=slugs.VENUES[venue],
        enemy=None if is_kraken else known(cards.enemies, s.enemy[venue]),
        journey=known(cards.journeys, s.journey[venue - board.AT_SHORE]) if is_kraken else None,
        fight_round=gate.round_at(s, at),
        attack=gate.attack_at(s, at),
        defence=gate.defence_at(s, at),
        damage_before=s.damage - hits if is_struck else s.damage,
        hits=hits,
        shields=gate.shields_shown(s),
        struck=is_struck,
        losses=gate.losses_at(s, at),
    )


def view_of(veiled: Any, box: Any, cards: CardSet, audience: Audience) -> View:
    """The typed view that a veiled state amounts to."""
    s = veiled
    enemy_at, rune_at, destinies, depth = s.enemy_at, s.rune_at, cards.destinies, s.depth
    runes_at = {at: rune for at, rune in zip(rune_at, cards.runes, strict=False) if at < OWNED}
    phase, venue, fight_at = PHASES[gate.phase_now(s)], gate.venue_now(s), gate.fight_at(s)
    dice, huts = counted(DICE, s.shown), s.huts_taken
    return View(
        audience=audience,
        round=s.round,
        first=s.first,
        phase=phase,
        turn=somebody(gate.turn_now(s)),
        venue=None if venue < 0 else slugs.VENUES[venue],
        over=s.over == 1,
        seats=seats_view(s, box, cards, enemy_at, rune_at),
        venues=venues_view(s, box, cards, audience),
        workers_on={space: seat for space, seat in zip(cards.spaces, s.worker_on, strict=True) if seat >= 0},
        supply=by_kind(s.supply, 0),
        lying={**by_kind(s.lying, 0), "food": s.lying_food},
        stalls=tuple(stall for stall, is_open in zip(cards.stalls, s.stall_open, strict=False) if is_open),
        ships_left=tuple(ship for ship, is_out in zip(cards.ships, s.ship_out, strict=False) if is_out),
        merchant=known(cards.merchants, s.merchant),
        rune_spaces=tuple(runes_at.get(ON_BOARD + space) for space in range(board.RUNE_SPACES)),
        runes_in_deck=tuple(rune for rune, at in zip(cards.runes, rune_at, strict=False) if at == IN_DECK),
        enemies_in_deck=dict(zip(slugs.ENEMY_KINDS, s.enemy_left, strict=True)),
        enemies_discarded=tuple([enemy for enemy, at in zip(cards.enemies, enemy_at, strict=False) if at == DISCARDED]),
        destinies_left=s.destiny_left,
        under_deck=tuple(known(destinies, card) or HIDDEN for card in s.under[: s.under_count]),
        drawn=tuple(known(destinies, card) or HIDDEN for card in s.drawn[: s.drawn_count]),
        journeys_left=s.journey_left,
        journeys_discarded=dict(zip(cards.journeys, s.journey_discard, strict=False)),
        next_hut_price=box.hut_price[huts] if huts < box.seats else None,
        given=counted(slugs.GOODS, s.swapped),
        owed=counted(OWED, [*s.owed, s.owed_any]),
        hunt=hunt_view(s) if dice and not fight_at else None,
        fight=fight_view(s, cards, fight_at) if fight_at else None,
        dice=dice,
        picked=counted(DICE, s.picked),
        damage=s.damage,
        reacting=s.reacting == 1,
        left=s.more[depth] if s.step[depth] in COUNTING else 0,
        scoring=scoring_view(s, box) if s.over else None,
    )


def scoring_view(s: Any, box: Any) -> dict[str, tuple[int, ...]]:
    """The final scoring: glory by category and seat (CE)."""
    final = s.final
    return {
        category: tuple(final[i * board.SEATS : i * board.SEATS + box.seats]) for i, category in enumerate(CATEGORIES)
    }
