"""Imagining: a full state that agrees with what an audience knows, each deal with its picks equally likely.

A first arrangement that agrees with all sights and all gold shown is mended until it also has every card that others
have played; then cards change places at random, weighed by how much would be missing, until nothing is. Drawing afresh
until everything fits would take for ever.
"""

from meadhall.kernel.answers import Answers
from meadhall.kernel.chance import Chance
from meadhall.midgard.board import MOST_KINDS, MOST_PLAYS, NOTHING, UNKNOWN
from meadhall.midgard.claims import missing, missing_of
from meadhall.midgard.drafting import pack_of, slot_at, slot_owner
from meadhall.midgard.sights import cell_owner, is_known, lay_cells, segment
from meadhall.midgard.state import SIGHTS, State
from meadhall.midgard.swapping import swap_gold, swap_in_pack, swap_with_deck, try_swap
from meadhall.midgard.veil import is_drafting

SWEEP = 5  # swaps tried for every cell before it is looked whether all fits


def imagine(view: State, audience: int, out: State, chance: Chance, scratch: Answers) -> None:
    """Fill in what a veiled state leaves open."""
    out.assign(view)
    lay_cells(out, audience, chance)
    total = missing(out, audience)
    cells = out.round * out.box.seats * out.box.picks
    while True:
        if total > 0:
            total = mend(out, audience, chance, total)
        for _ in range(SWEEP * cells):
            total = swap_any(out, audience, chance, total)
        if total == 0:
            break
    unpack(out)
    seal_for_others(out, chance)
    count_stocks(out, audience)


def swap_any(s: State, audience: int, chance: Chance, total: int) -> int:
    """One swap of any sort."""
    sort = chance.any_of(8)
    if sort < 4:
        return swap_in_pack(s, audience, chance, total)
    if sort < 7:
        return swap_with_deck(s, audience, chance, total)
    return swap_gold(s, audience, chance, total)


def mend(s: State, audience: int, chance: Chance, total: int) -> int:
    """Look for a card that a seat lacks beside the cells that it has, seat by seat; what is then still missing."""
    for seat in range(s.box.seats):
        if seat != audience:
            for kind in range(s.box.kinds):
                if missing_of(s, seat, kind) > 0:
                    total = find_card(s, audience, seat, kind, chance, total)
    return total


def find_card(s: State, audience: int, seat: int, kind: int, chance: Chance, total: int) -> int:
    """Swap a card that a seat lacks into one of its cells: from its segment, or from the deck into an open one."""
    for now in range(s.round):
        for pick in range(s.picks_made[now]):
            pack = pack_of(s, now, seat, pick)
            at = segment(s, audience, now, pack, pick)
            for other in range(s.box.picks):
                if (
                    s.took[slot_at(now, pack, other)] == kind
                    and cell_owner(s, now, pack, other) != seat
                    and segment(s, audience, now, pack, other) == at
                    and not is_known(s, audience, now, pack, other)
                ):
                    total = try_swap(s, now, pack, pick, other, chance, total)
                    if missing_of(s, seat, kind) == 0:
                        return total
            old = s.took[slot_at(now, pack, pick)]
            if at == NOTHING and s.deck[kind] > 0 and s.box.card_metal[old] == s.box.card_metal[kind]:
                lacked = missing_of(s, seat, old) + missing_of(s, seat, kind)
                s.took[slot_at(now, pack, pick)] = kind
                left = missing_of(s, seat, old) + missing_of(s, seat, kind)
                if left < lacked:
                    s.deck[kind] -= 1
                    s.deck[old] += 1
                    total += left - lacked
                else:
                    s.took[slot_at(now, pack, pick)] = old
                if missing_of(s, seat, kind) == 0:
                    return total
    return total


def unpack(s: State) -> None:
    """Cells that nobody has taken yet go back into their packs; sights belong to views."""
    if is_drafting(s):
        now = s.round - 1
        for pack in range(s.box.seats):
            for kind in range(MOST_KINDS):
                s.rest[pack * MOST_KINDS + kind] = 0
            for pick in range(s.picks_made[now], s.box.picks):
                s.rest[pack * MOST_KINDS + s.took[slot_at(now, pack, pick)]] += 1
                s.took[slot_at(now, pack, pick)] = NOTHING
    for i in range(SIGHTS):
        s.sight[i] = NOTHING


def seal_for_others(s: State, chance: Chance) -> None:
    """Those who have kept a card have kept any one of their pack."""
    for seat in range(s.box.seats):
        if s.keeping[seat] == UNKNOWN:
            base = pack_of(s, s.round - 1, seat, s.what[s.depth]) * MOST_KINDS
            rank = chance.any_of(s.box.picks - s.what[s.depth])
            for kind in range(s.box.kinds):
                if s.keeping[seat] == UNKNOWN:
                    if rank < s.rest[base + kind]:
                        s.keeping[seat] = kind
                    rank -= s.rest[base + kind]


def count_stocks(s: State, audience: int) -> None:
    """What others have taken and drawn, and not played, is in their stocks."""
    for seat in range(s.box.seats):
        if seat != audience:
            for kind in range(MOST_KINDS):
                s.stock[seat * MOST_KINDS + kind] = 0
            for play in range(s.plays_made[seat]):
                s.stock[seat * MOST_KINDS + s.played[seat * MOST_PLAYS + play]] -= 1
    for now in range(s.round):
        for pack in range(s.box.seats):
            for pick in range(s.picks_made[now]):
                owner = slot_owner(s, now, pack, pick)
                if owner != audience:
                    s.stock[owner * MOST_KINDS + s.took[slot_at(now, pack, pick)]] += 1
    for i in range(s.drawn_count):
        if s.drawn_by[i] != audience:
            s.stock[s.drawn_by[i] * MOST_KINDS + s.drawn[i]] += 1
