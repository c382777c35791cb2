"""The veil: write what an audience may know into a blank state; the rest is UNKNOWN (MS-4, MS-5, MC-1, MA-1).

Hidden are packs in the draft, unplayed cards and the decks. A seat knows its own cards, and every pack as it held it
(`sight`). Tokens come from a public supply, so their colours are known, although they are kept face down.
"""

from meadhall.midgard.core.numbers.board import (
    AREAS,
    CATEGORIES,
    KINGDOMS,
    METALS,
    MOST_DRAWN,
    MOST_KINDS,
    MOST_PICKS,
    MOST_PLAYS,
    MOST_PROVINCES,
    MOST_ROUNDS,
    NOTHING,
    SEATS,
    UNKNOWN,
)
from meadhall.midgard.core.numbers.steps import KEEP_CARD
from meadhall.midgard.core.rules.drafting import pack_of, passes, slot_at, slot_owner
from meadhall.midgard.core.state import DEPTH, SIGHTS, State


def veil(s: State, audience: int, out: State) -> None:
    """Write what the audience, a seat or SPECTATOR, may know into `out`."""
    out.fill(UNKNOWN)
    show_agenda(s, out)
    show_map(s, out)
    show_open_cards(s, out)
    show_own_cards(s, audience, out)
    show_packs(s, audience, out)
    show_sights(s, audience, out)


def show_agenda(s: State, out: State) -> None:
    """The agenda, and the card that is being carried out, are public."""
    out.depth = s.depth
    for i in range(DEPTH):
        out.step[i] = s.step[i]
        out.whose[i] = s.whose[i]
        out.what[i] = s.what[i]
        out.more[i] = s.more[i]
    out.round = s.round
    out.starter = s.starter
    out.over = s.over
    out.card = s.card
    out.goal = s.goal
    out.chieftain_moved = s.chieftain_moved
    out.last_pick = s.last_pick
    out.last_goal = s.last_goal
    out.freed = s.freed
    for area in range(AREAS):
        out.arrived[area] = s.arrived[area]


def show_map(s: State, out: State) -> None:
    """Board, boats, reserves, points and tokens are public (MS-4, MS-5)."""
    for province in range(MOST_PROVINCES):
        out.doomed[province] = s.doomed[province]
    for seat in range(SEATS):
        out.score[seat] = s.score[seat]
        out.chieftain[seat] = s.chieftain[seat]
        out.reserve[seat] = s.reserve[seat]
        out.plays_left[seat] = s.plays_left[seat]
    for i in range(SEATS * AREAS):
        out.warriors[i] = s.warriors[i]
    for i in range(SEATS * KINGDOMS):
        out.tokens[i] = s.tokens[i]
    for i in range(CATEGORIES * SEATS):
        out.points[i] = s.points[i]


def show_open_cards(s: State, out: State) -> None:
    """Cards played, gold shown, and the numbers of cards are public (MS-5, MA-1)."""
    for metal in range(METALS):
        out.deck_left[metal] = s.deck_left[metal]
    for seat in range(SEATS):
        out.stock_count[seat] = s.stock_count[seat]
        out.plays_made[seat] = s.plays_made[seat]
    for i in range(SEATS * MOST_PLAYS):
        out.played[i] = s.played[i]
    for i in range(MOST_ROUNDS * SEATS):
        out.plays_before[i] = s.plays_before[i]
    for kind in range(MOST_KINDS):
        out.gold_owner[kind] = s.gold_owner[kind]
        out.gold_round[kind] = s.gold_round[kind]
    for now in range(MOST_ROUNDS):
        out.picks_made[now] = s.picks_made[now]
    out.drawn_count = s.drawn_count
    for i in range(MOST_DRAWN):
        out.drawn_metal[i] = s.drawn_metal[i]
        out.drawn_by[i] = s.drawn_by[i]
        out.drawn_at[i] = s.drawn_at[i]


def show_own_cards(s: State, audience: int, out: State) -> None:
    """The seat's own stock, and the cards drawn into it (MC-2, MG-3)."""
    for seat in range(SEATS):
        if seat == audience or seat >= s.box.seats:
            for kind in range(MOST_KINDS):
                out.stock[seat * MOST_KINDS + kind] = s.stock[seat * MOST_KINDS + kind]
        if seat == audience or s.keeping[seat] == NOTHING:
            out.keeping[seat] = s.keeping[seat]
    for i in range(MOST_DRAWN):
        if s.drawn[i] == NOTHING or s.drawn_by[i] == audience:
            out.drawn[i] = s.drawn[i]


def is_drafting(s: State) -> bool:
    """Whether packs are in hand."""
    return s.step[s.depth] == KEEP_CARD


def show_packs(s: State, audience: int, out: State) -> None:
    """The pack in hand, and the cards that the seat took itself (MC-1)."""
    hand = NOTHING
    if is_drafting(s) and audience < s.box.seats:
        hand = pack_of(s, s.round - 1, audience, s.what[s.depth])
    for pack in range(SEATS):
        if pack == hand or not is_drafting(s) or pack >= s.box.seats:
            for kind in range(MOST_KINDS):
                out.rest[pack * MOST_KINDS + kind] = s.rest[pack * MOST_KINDS + kind]
    for now in range(MOST_ROUNDS):
        for pack in range(SEATS):
            for pick in range(MOST_PICKS):
                slot = slot_at(now, pack, pick)
                if s.took[slot] == NOTHING or slot_owner(s, now, pack, pick) == audience:
                    out.took[slot] = s.took[slot]


def show_sights(s: State, audience: int, out: State) -> None:
    """Every pack as the seat held it, its cards ascending (MC-1)."""
    for i in range(SIGHTS):
        out.sight[i] = NOTHING
    if audience >= s.box.seats:
        return
    for now in range(s.round):
        if passes(s, now):
            for pick in range(s.box.picks):
                if pick < s.picks_made[now] or (now == s.round - 1 and is_drafting(s) and pick == s.what[s.depth]):
                    show_sight(s, audience, now, pick, out)


def show_sight(s: State, audience: int, now: int, pick: int, out: State) -> None:
    """A pack in hand at a pick: what was taken from it then and later, and what is left of it."""
    pack = pack_of(s, now, audience, pick)
    at = (now * MOST_PICKS + pick) * MOST_PICKS
    for kind in range(s.box.kinds):
        for later in range(pick, s.box.picks):
            if s.took[slot_at(now, pack, later)] == kind:
                out.sight[at] = kind
                at += 1
        if now == s.round - 1 and is_drafting(s):
            for _ in range(s.rest[pack * MOST_KINDS + kind]):
                out.sight[at] = kind
                at += 1
