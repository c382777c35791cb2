"""What a seat observes of the cards: its own, the pack in hand, what it has passed on, and what lies open."""

from meadhall.kernel.core.strict import Cells, Wide
from meadhall.midgard.core.knowledge.veil import is_drafting
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, MOST_PICKS, MOST_PLAYS
from meadhall.midgard.core.observing.places import (
    SEE_DECKS,
    SEE_GOLD,
    SEE_KEPT,
    SEE_PACK,
    SEE_PASSED,
    SEE_PASSED_BEFORE,
    SEE_PLAYED,
    SEE_STOCK,
)
from meadhall.midgard.core.rules.drafting import pack_of, passes, slot_at
from meadhall.midgard.core.state import State


def observe_hand(s: State, me: int, cells: Cells, at: Wide) -> None:
    """The unplayed cards of the seat, the pack in its hand, and the card that it has kept from it (MC-1, MC-2)."""
    for kind in range(s.box.kinds):
        cells[at + SEE_STOCK + kind] = s.stock[me * MOST_KINDS + kind]
    if is_drafting(s):
        base = pack_of(s, s.round - 1, me, s.what[s.depth]) * MOST_KINDS
        for kind in range(s.box.kinds):
            cells[at + SEE_PACK + kind] = s.rest[base + kind]
    cells[at + SEE_KEPT] = s.keeping[me] + 1


def observe_passed(s: State, me: int, cells: Cells, at: Wide) -> None:
    """The cards that the seat has passed on, by what each pack was when it left the seat for the last time (MC-1)."""
    for now in range(s.round):
        if passes(s, now):
            place = at + SEE_PASSED if now == s.round - 1 else at + SEE_PASSED_BEFORE
            is_open: bool = now == s.round - 1 and is_drafting(s)
            last = s.what[s.depth] if is_open else s.picks_made[now] - 1
            for pick in range(s.picks_made[now]):
                if pick + s.box.seats > last:
                    observe_pack(s, me, now, pick, is_open, cells, place)


def observe_pack(s: State, me: int, now: int, pick: int, is_open: bool, cells: Cells, place: Wide) -> None:
    """Count the cards of a pack after the seat has taken one; a view has the whole pack, a full state its fate."""
    pack = pack_of(s, now, me, pick)
    sight = (now * MOST_PICKS + pick) * MOST_PICKS
    if s.sight[sight] >= 0:
        for i in range(s.box.picks - pick):
            cells[place + s.sight[sight + i]] += 1
        cells[place + s.took[slot_at(now, pack, pick)]] -= 1
        return
    for later in range(pick + 1, s.picks_made[now]):
        cells[place + s.took[slot_at(now, pack, later)]] += 1
    if is_open:
        for kind in range(s.box.kinds):
            cells[place + kind] += s.rest[pack * MOST_KINDS + kind]


def observe_open_cards(s: State, me: int, cells: Cells, at: Wide) -> None:
    """Cards played, gold shown, and how many cards the decks have left (MS-5, MA-1)."""
    for seat in range(s.box.seats):
        for play in range(s.plays_made[seat]):
            cells[at + SEE_PLAYED + s.played[seat * MOST_PLAYS + play]] += 1
    for kind in range(s.box.kinds):
        if s.gold_owner[kind] >= 0:
            cells[at + SEE_GOLD + kind] = (s.gold_owner[kind] - me + s.box.seats) % s.box.seats + 1
    for metal in range(METALS):
        cells[at + SEE_DECKS + metal] = s.deck_left[metal]
