"""The typed view of Midgard: what one audience may know, by slug, made from a veiled state alone."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from meadhall.kernel.events import Audience
from meadhall.midgard.cards.card_set import CardSet
from meadhall.midgard.core.numbers import board, codes, steps
from meadhall.midgard.core.numbers.board import NOTHING, UNKNOWN
from meadhall.midgard.words import slugs


@dataclass(frozen=True, slots=True)
class SeatView:
    """What belongs to one seat; cards are kinds and counts."""

    seat: int  # its number, from 0, clockwise
    score: int  # points on the track
    points: dict[str, int]  # the score by where it came from: kingdoms, asgard, ragnarok, valhalla, sets
    tokens: dict[str, int]  # by kingdom (alfheim, mannheim, jotunheim)
    tokens_on_show: bool  # else they lie face down, their colours known from the log alone (MS-4)
    chieftain: str  # the area it is in: of `provinces`, or asgard, vanaheim, valhalla, boat
    warriors: dict[str, int]  # in play, by area
    reserve: int  # warriors not yet in play
    plays_left: int  # cards that it still plays this round
    stock: dict[str, int] | None  # unplayed cards, by kind of `cards`; null where they are not one's own
    stock_count: int  # how many unplayed cards it has
    gold: tuple[str, ...]  # unplayed gold that was shown, of `cards` (MA-1)
    played: tuple[str, ...]  # cards that it has played, of `cards`, in order
    drawn: tuple[str, ...]  # metals of cards drawn in the middle of a round (MG-3)
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


@dataclass(frozen=True, slots=True)
class SightView:
    """A pack as the audience held it: in which round, at which pick, with which cards."""

    round: int  # from 1
    pick: int  # from 1
    cards: tuple[str, ...]  # of `cards`


@dataclass(frozen=True, slots=True)
class View:
    """Everything one audience may know."""

    audience: int | None  # the seat whose view it is; null for a spectator
    round: int  # from 1
    starter: int  # the seat that began this round, or the last one
    over: bool  # whether the game is over
    seats: tuple[SeatView, ...]  # in the order of the table
    provinces: tuple[ProvinceView, ...]  # of the map, in their order
    decks: dict[str, int]  # how many cards are left, by metal (bronze, silver, gold)
    pick: int | None  # the pick of the draft that is under way, from 1; else null
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


def counted(cells: list[int], slugs: tuple[str, ...]) -> dict[str, int]:
    """Counts by slug, without what there is none of."""
    return {slug: count for slug, count in zip(slugs, cells, strict=False) if slug and count}


def seat_view(v: dict[str, Any], box: Any, cards: CardSet, seat: int) -> SeatView:
    """One seat of a veiled state."""
    stock = v["stock"][seat * board.MOST_KINDS : (seat + 1) * board.MOST_KINDS]
    played = v["played"][seat * board.MOST_PLAYS : seat * board.MOST_PLAYS + v["plays_made"][seat]]
    keeping = v["keeping"][seat]
    return SeatView(
        seat=seat,
        score=v["score"][seat],
        points={name: v["points"][i * board.SEATS + seat] for i, name in enumerate(slugs.CATEGORIES)},
        tokens={name: v["tokens"][seat * board.KINGDOMS + i] for i, name in enumerate(slugs.KINGDOMS)},
        tokens_on_show=bool(v["over"]),
        chieftain=cards.areas[v["chieftain"][seat]],
        warriors=counted(v["warriors"][seat * board.AREAS : (seat + 1) * board.AREAS], cards.areas),
        reserve=v["reserve"][seat],
        plays_left=v["plays_left"][seat],
        stock=None if stock[0] == UNKNOWN else counted(stock, cards.kinds),
        stock_count=v["stock_count"][seat],
        gold=tuple(kind for i, kind in enumerate(cards.kinds) if v["gold_owner"][i] == seat and i not in played),
        played=tuple(cards.kinds[kind] for kind in played),
        drawn=tuple(slugs.METALS[v["drawn_metal"][i]] for i in range(v["drawn_count"]) if v["drawn_by"][i] == seat),
        has_kept=keeping != NOTHING,
        keeping=None if keeping < 0 else cards.kinds[keeping],
    )


def sights(v: dict[str, Any], box: Any, cards: CardSet) -> tuple[SightView, ...]:
    """Every pack as the audience held it."""
    found = []
    for now in range(v["round"]):
        for pick in range(box.picks):
            at = (now * board.MOST_PICKS + pick) * board.MOST_PICKS
            kinds = [kind for kind in v["sight"][at : at + board.MOST_PICKS] if kind != NOTHING]
            if kinds:
                found.append(SightView(now + 1, pick + 1, tuple(cards.kinds[kind] for kind in kinds)))
    return tuple(found)


COUNTING = (steps.PICK_VIKING, steps.MUSTER_WARRIORS, steps.CHOOSE_TOKENS)  # questions about several, one by one


def on_the_way(v: dict[str, Any], cards: CardSet) -> dict[str, str | None]:
    """The Viking picked, where it is, and where it or a horde is bound for."""
    step, what, more = (v[name][v["depth"]] for name in ("step", "what", "more"))
    pick = {steps.CHOOSE_GOAL: what, steps.CHOOSE_VICTIM: more}.get(step, NOTHING)
    goal = what if step == steps.CHOOSE_VICTIM else v["goal"]
    is_chieftain = pick == codes.PICK_CHIEFTAIN
    origin = v["chieftain"][v["whose"][v["depth"]]] if is_chieftain else pick - codes.PICK_FROM
    return {
        "viking": None if pick == NOTHING else slugs.VIKINGS[0 if is_chieftain else 1],
        "origin": None if pick == NOTHING else cards.areas[origin],
        "goal": None if goal == NOTHING else cards.areas[goal],
    }


def view_of(veiled: Any, box: Any, cards: CardSet, audience: Audience) -> View:
    """The typed view that a veiled state amounts to."""
    v = veiled.dump()
    step = v["step"][v["depth"]]
    held = [sum(v["warriors"][seat * board.AREAS + area] for seat in range(box.seats)) for area in range(box.provinces)]
    for seat in range(box.seats):
        if v["chieftain"][seat] < box.provinces:
            held[v["chieftain"][seat]] += 1
    seen = sights(v, box, cards)
    is_drafting = step == steps.KEEP_CARD
    pack = None
    if is_drafting and audience is not None:
        held_now = seen[-1].cards if seen else ()
        pack = {kind: held_now.count(kind) for kind in held_now}
    return View(
        audience=audience,
        round=v["round"],
        starter=v["starter"],
        over=bool(v["over"]),
        seats=tuple(seat_view(v, box, cards, seat) for seat in range(box.seats)),
        provinces=tuple(
            ProvinceView(
                province=slug,
                kingdom=slugs.KINGDOMS[box.kingdom[i]],
                villages=box.villages[i],
                free=box.villages[i] - held[i],
                doomed=bool(v["doomed"][i]),
            )
            for i, slug in enumerate(cards.provinces)
        ),
        decks=dict(zip(slugs.METALS, v["deck_left"], strict=True)),
        pick=v["what"][v["depth"]] + 1 if is_drafting else None,
        pack=pack,
        sights=seen,
        card=None if v["card"] == NOTHING else cards.kinds[v["card"]],
        **on_the_way(v, cards),
        left=v["more"][v["depth"]] if step in COUNTING else 0,
    )
