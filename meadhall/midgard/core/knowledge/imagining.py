"""Imagining: make a full state that agrees with what an audience knows, uniformly among all deals with their picks.

It is a Markov-chain sampler. A constraint search finds a first arrangement in which the other seats had all cards that
they have played and shown. Then a Markov chain changes it: each proposal is as likely as its reverse (detailed
balance), and is accepted if the new arrangement satisfies all constraints. In the limit, all arrangements are equally
likely.
"""

from meadhall.kernel.core.bounds import IMAGINING
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.chain_repairs import propose_swap
from meadhall.midgard.core.knowledge.sampler.chain_rotations import (
    propose_double_swap,
    propose_gold_swap,
    propose_rotation,
)
from meadhall.midgard.core.knowledge.sampler.constraint_search import search
from meadhall.midgard.core.knowledge.sampler.constraints import list_constraints
from meadhall.midgard.core.knowledge.sampler.filling import fill
from meadhall.midgard.core.knowledge.sampler.known_packs import count_unseen, make_cells, write_back
from meadhall.midgard.core.knowledge.sampler.limits import FEWEST
from meadhall.midgard.core.knowledge.sampler.workspace import Workspace
from meadhall.midgard.core.knowledge.veil import is_drafting
from meadhall.midgard.core.numbers.board import MOST_KINDS, MOST_PLAYS, NOTHING, UNKNOWN
from meadhall.midgard.core.rules.drafting import pack_of, slot_at, slot_owner
from meadhall.midgard.core.state import SIGHTS, State


def imagine(view: State, audience: int, out: State, chance: Chance, work: Workspace) -> None:
    """Fill in everything that a veiled state leaves unknown."""
    out.assign(view)
    count_unseen(out, audience)
    make_cells(work, out, audience)
    list_constraints(work, out, audience)
    if not search(work, out, chance):
        chance.get_stuck(IMAGINING)
    fill(work, out, chance)
    if work.constraints > 0 and work.movable > 0 and chance.stuck == 0:
        for _ in range(work.proposals * (work.movable + FEWEST)):
            make_proposal(work, out, chance)
    write_back(work, out)
    unpack(out)
    seal_for_others(out, chance)
    count_stocks(out, audience)


def make_proposal(work: Workspace, s: State, chance: Chance) -> None:
    """Make one proposal of the Markov chain, of a random sort."""
    sort = chance.any_of(8)
    if sort < 5:
        propose_swap(work, s, chance)
    elif sort == 5:
        propose_rotation(work, s, chance)
    elif sort == 6:
        propose_double_swap(work, s, chance)
    else:
        propose_gold_swap(work, s, chance)


def unpack(s: State) -> None:
    """Put cards that nobody has taken yet back into their packs, and clear the sights, which only views have."""
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
    """Seats that have kept a card get a random one of their pack."""
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
    """Put what others have taken and drawn, and not played, into their stocks."""
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
