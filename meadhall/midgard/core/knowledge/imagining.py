"""Imagining: a full state that agrees with what an audience knows, each deal with its picks equally likely.

It is a Markov-chain sampler. A constraint search finds a first arrangement in which others had all that they have
played and shown. Then a Markov chain changes it: each proposal is made as often as its reverse (detailed balance) and
accepted if the new arrangement agrees with everything too, so that in the long run all of them are equally likely.
"""

from meadhall.kernel.core.bounds import IMAGINING
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.cells import Desk
from meadhall.midgard.core.knowledge.sampler.chain_rotations import stir_gold, stir_metals, stir_packs
from meadhall.midgard.core.knowledge.sampler.chain_walks import stir
from meadhall.midgard.core.knowledge.sampler.claims import list_claims
from meadhall.midgard.core.knowledge.sampler.constraint_search import search
from meadhall.midgard.core.knowledge.sampler.filling import fill
from meadhall.midgard.core.knowledge.sampler.known_packs import count_unseen, gather, spread
from meadhall.midgard.core.knowledge.sampler.limits import FEWEST
from meadhall.midgard.core.knowledge.veil import is_drafting
from meadhall.midgard.core.numbers.board import MOST_KINDS, MOST_PLAYS, NOTHING, UNKNOWN
from meadhall.midgard.core.rules.drafting import pack_of, slot_at, slot_owner
from meadhall.midgard.core.state import SIGHTS, State


def imagine(view: State, audience: int, out: State, chance: Chance, desk: Desk) -> None:
    """Fill in what a veiled state leaves open."""
    out.assign(view)
    count_unseen(out, audience)
    spread(desk, out, audience)
    list_claims(desk, out, audience)
    if not search(desk, out, chance):
        chance.get_stuck(IMAGINING)
    fill(desk, out, chance)
    if desk.claims > 0 and desk.loose > 0 and chance.stuck == 0:
        for _ in range(desk.stirs * (desk.loose + FEWEST)):
            stir_any(desk, out, chance)
    gather(desk, out)
    unpack(out)
    seal_for_others(out, chance)
    count_stocks(out, audience)


def stir_any(desk: Desk, s: State, chance: Chance) -> None:
    """One step of the Markov chain, by a proposal of any sort."""
    sort = chance.any_of(8)
    if sort < 5:
        stir(desk, s, chance)
    elif sort == 5:
        stir_metals(desk, s, chance)
    elif sort == 6:
        stir_packs(desk, s, chance)
    else:
        stir_gold(desk, s, chance)


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
