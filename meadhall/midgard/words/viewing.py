"""How the typed view is made: from a veiled state alone, so that it can hold nothing that the veil does not show.

A compiled state hands out a copy of a list each time it is asked for one, so that each field is read once.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel.events import Audience
from meadhall.midgard import gate
from meadhall.midgard.cards.card_set import CardSet
from meadhall.midgard.core.numbers import board, codes, steps
from meadhall.midgard.core.numbers.board import AREAS, KINGDOMS, MOST_KINDS, MOST_PICKS, MOST_PLAYS, NOTHING, SEATS
from meadhall.midgard.words import slugs
from meadhall.midgard.words.view import HeavenView, ProvinceView, SeatView, SightView, View
from meadhall.midgard.words.vocabulary import PHASES

COUNTING: Final = (steps.PICK_VIKING, steps.MUSTER_WARRIORS, steps.CHOOSE_TOKENS)  # questions about several, one by one
RULED: Final = {board.ASGARD: "asgard", board.VANAHEIM: "vanaheim"}  # the heavens that are scored (MV-4)


def somebody(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat < 0 else seat


def counted(cells: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Counts by slug, without what there is none of."""
    return {name: count for name, count in zip(names, cells, strict=False) if count}


def kept_by(s: Any, box: Any, cards: CardSet) -> tuple[str, ...]:
    """The cards that the audience has kept in the draft of this round, in order: the veil shows nobody else's."""
    now = max(s.round, 1) - 1
    taken = s.took[now * SEATS * MOST_PICKS : (now + 1) * SEATS * MOST_PICKS]
    return tuple(cards.kinds[kind] for pick in range(box.picks) for kind in taken[pick::MOST_PICKS] if kind >= 0)


def seats_view(s: Any, box: Any, cards: CardSet, audience: Audience) -> tuple[SeatView, ...]:
    """What belongs to each seat."""
    kinds, areas, now = cards.kinds, cards.areas, max(s.round, 1) - 1
    score, points, tokens, chieftain, warriors = s.score, s.points, s.tokens, s.chieftain, s.warriors
    reserve, plays_left, stock, stock_count, keeping = s.reserve, s.plays_left, s.stock, s.stock_count, s.keeping
    played, made, before, picks = s.played, s.plays_made, s.plays_before, s.picks_made[now]
    drawn = [*zip(s.drawn_by, s.drawn_metal, strict=True)][: s.drawn_count]
    gold: list[list[int]] = [[] for _ in range(box.seats)]
    for kind, owner in enumerate(s.gold_owner):
        if owner >= 0:
            gold[owner].append(kind)
    is_over = s.over == 1
    views = []
    for seat in range(box.seats):
        is_own = seat == audience
        shown = played[seat * MOST_PLAYS : seat * MOST_PLAYS + made[seat]]
        views.append(
            SeatView(
                seat=seat,
                score=score[seat],
                points=dict(zip(slugs.CATEGORIES, points[seat::SEATS], strict=True)),
                tokens=dict(zip(slugs.KINGDOMS, tokens[seat * KINGDOMS : (seat + 1) * KINGDOMS], strict=True)),
                set_worth=gate.set_worth(s, seat) if is_own or is_over else None,
                tokens_on_show=is_over,
                chieftain=areas[chieftain[seat]],
                warriors=counted(warriors[seat * AREAS : (seat + 1) * AREAS], areas),
                reserve=reserve[seat],
                plays_left=plays_left[seat],
                stock=counted(stock[seat * MOST_KINDS : (seat + 1) * MOST_KINDS], kinds) if is_own else None,
                stock_count=stock_count[seat],
                gold=tuple([kinds[kind] for kind in gold[seat] if kind not in shown]),
                played=tuple([kinds[kind] for kind in shown]),
                played_before=before[now * SEATS + seat],
                drawn=tuple([slugs.METALS[metal] for drawer, metal in drawn if drawer == seat]),
                kept=kept_by(s, box, cards) if is_own else None,
                kept_count=picks,
                has_kept=keeping[seat] != NOTHING,
                keeping=kinds[keeping[seat]] if keeping[seat] >= 0 else None,
            )
        )
    return tuple(views)


def sights(s: Any, box: Any, cards: CardSet) -> tuple[SightView, ...]:
    """Every pack as the audience held it."""
    found, seen, kinds = [], s.sight, cards.kinds
    for now in range(s.round):
        for pick in range(box.picks):
            at = (now * MOST_PICKS + pick) * MOST_PICKS
            if seen[at] >= 0:
                held = tuple([kinds[kind] for kind in seen[at : at + MOST_PICKS] if kind >= 0])
                found.append(SightView(now + 1, pick + 1, held))
    return tuple(found)


def on_the_way(s: Any, cards: CardSet, step: int) -> tuple[str | None, str | None, str | None]:
    """The Viking picked, where it is, and where it or a horde is bound for."""
    depth, goal, pick = s.depth, s.goal, NOTHING
    if step == steps.CHOOSE_GOAL:
        pick = s.what[depth]
    elif step == steps.CHOOSE_VICTIM:
        pick, goal = s.more[depth], s.what[depth]
    bound_for = None if goal == NOTHING else cards.areas[goal]
    if pick == NOTHING:
        return None, None, bound_for
    if pick == codes.PICK_CHIEFTAIN:
        return slugs.VIKINGS[0], cards.areas[s.chieftain[s.whose[depth]]], bound_for
    return slugs.VIKINGS[1], cards.areas[pick - codes.PICK_FROM], bound_for


def provinces_view(s: Any, box: Any, cards: CardSet) -> tuple[ProvinceView, ...]:
    """The provinces of the map."""
    kingdom, villages, doomed, seats = box.kingdom, box.villages, s.doomed, range(box.seats)
    return tuple(
        [
            ProvinceView(
                province=slug,
                kingdom=slugs.KINGDOMS[kingdom[i]],
                villages=villages[i],
                free=gate.free_villages(s, i),
                doomed=doomed[i] == 1,
                strength=tuple([gate.strength(s, seat, i) for seat in seats]),
                ruler=somebody(gate.controller(s, i)),
            )
            for i, slug in enumerate(cards.provinces)
        ]
    )


def heavens_view(s: Any, box: Any) -> tuple[HeavenView, ...]:
    """The heavens that are scored."""
    seats = range(box.seats)
    return tuple(
        [
            HeavenView(
                heaven=slug,
                strength=tuple([gate.strength(s, seat, area) for seat in seats]),
                ruler=somebody(gate.controller(s, area)),
            )
            for area, slug in RULED.items()
        ]
    )


def view_of(veiled: Any, box: Any, cards: CardSet, audience: Audience) -> View:
    """The typed view that a veiled state amounts to."""
    s = veiled
    depth, card = s.depth, s.card
    step = s.step[depth]
    seen = sights(s, box, cards)
    viking, origin, goal = on_the_way(s, cards, step)
    pick, pack = None, None
    if step == steps.KEEP_CARD:
        pick = s.what[depth] + 1
        if audience is not None:
            held = seen[-1].cards if seen else ()
            pack = {kind: held.count(kind) for kind in held}
    return View(
        audience=audience,
        round=s.round,
        starter=s.starter,
        phase=PHASES[gate.phase_now(s)],
        turn=somebody(gate.turn_now(s)),
        over=s.over == 1,
        seats=seats_view(s, box, cards, audience),
        provinces=provinces_view(s, box, cards),
        heavens=heavens_view(s, box),
        decks=dict(zip(slugs.METALS, s.deck_left, strict=True)),
        pick=pick,
        pack=pack,
        sights=seen,
        card=None if card == NOTHING else cards.kinds[card],
        viking=viking,
        origin=origin,
        goal=goal,
        left=s.more[depth] if step in COUNTING else 0,
    )
