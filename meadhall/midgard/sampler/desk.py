"""The desk: all cards that an audience cannot place for sure, spread out to be moved about.

A cell is a place of one card: what somebody took from a pack, what is still in one, what somebody drew. Those of one
segment of a pack may lie there in any order. Open ones were never seen, and may be any others of their metals, from
each other's places or from the deck.
"""

from meadhall.kernel.strict import Wide
from meadhall.midgard.board import MOST_DRAWN, MOST_KINDS, MOST_PICKS, MOST_ROUNDS, NOBODY, NOTHING, SEATS
from meadhall.midgard.drafting import passes, slot_at
from meadhall.midgard.sampler.sights import cell_owner, is_known, segment
from meadhall.midgard.state import State

MOST_CELLS = MOST_ROUNDS * SEATS * MOST_PICKS + MOST_DRAWN
MOST_OWNED = MOST_ROUNDS * MOST_PICKS + MOST_DRAWN
MOST_STEPS = 4  # swaps of a walk
MOST_MISSING = 2  # cards on a walk
MOST_CHANGED = 8  # changes by two swaps, each of two cards at two owners
FROM_DECK = MOST_CELLS  # and beyond: a card of the deck, by its kind
WHOLE_PACK = MOST_PICKS + 1  # segments of a pack, the open one first


class Desk:
    """Cells and the cards on them, and what of all that was played is missing."""

    def __init__(self) -> None:
        self.cells = 0
        self.card = [0] * MOST_CELLS
        self.owner = [0] * MOST_CELLS
        self.since = [0] * MOST_CELLS  # how many cards the owner had played when it came
        self.round = [0] * MOST_CELLS
        self.segment = [0] * MOST_CELLS  # NOTHING for drawn cards, which lie alone
        self.slot = [0] * MOST_CELLS  # where it is kept in the state; drawn cards in their order
        self.is_open = [0] * MOST_CELLS
        self.loose_cell = [0] * MOST_CELLS  # all that have somewhere to go
        self.loose = 0
        self.open_cell = [0] * MOST_CELLS  # all open cells
        self.open_cells = 0
        self.opens = 0  # open cells and cards of the deck
        self.owned = [0] * (SEATS * MOST_OWNED)  # the cells of each seat
        self.owned_count = [0] * SEATS
        self.beside = [0] * (MOST_CELLS * MOST_PICKS)  # the cells of one segment, by one of them
        self.beside_count = [0] * MOST_CELLS

        # claims: cards that others have played, and gold that they have shown
        self.claims = [0] * (SEATS * MOST_KINDS)
        self.missing = [0] * (SEATS * MOST_KINDS)
        self.claimed = 0  # all claims, and all that is missing
        self.total = 0
        self.trying = 0  # whether what changes is noted, to be put back
        self.noted = 0
        self.noted_at = [0] * MOST_CHANGED
        self.noted_was = [0] * MOST_CHANGED

        # the swaps of a walk, to be taken back
        self.steps = 0
        self.one = [0] * MOST_STEPS
        self.other = [0] * MOST_STEPS
        self.with_card = [0] * MOST_STEPS

        # the next step: what is missing, and the way chosen so far
        self.lacks = 0
        self.lack_at = [0] * MOST_MISSING
        self.lacked = [0] * MOST_MISSING
        self.way = 0
        self.way_to = 0
        self.via = 0
        self.least = 0  # what the best way leaves missing
        self.weight: Wide = 0


def spread(desk: Desk, s: State, audience: int) -> None:
    """Spread out all cards but those that the audience has or had itself."""
    desk.cells = 0
    desk.open_cells = 0
    for seat in range(s.box.seats):
        desk.owned_count[seat] = 0
    for now in range(s.round):
        for pack in range(s.box.seats):
            if passes(s, now) or pack != audience:
                for pick in range(s.box.picks):
                    if not is_known(s, audience, now, pack, pick):
                        spread_pick(desk, s, audience, now, pack, pick)
    for i in range(s.drawn_count):
        if s.drawn_by[i] != audience:
            add_cell(desk, s.drawn[i], s.drawn_by[i], s.drawn_at[i], NOTHING, i, 1)
    desk.opens = desk.open_cells
    for kind in range(s.box.kinds):
        desk.opens += s.deck[kind]
    join_segments(desk)


def spread_pick(desk: Desk, s: State, audience: int, now: int, pack: int, pick: int) -> None:
    """The cell of a card that was or will be taken from a pack."""
    begin = segment(s, audience, now, pack, pick)
    owner = cell_owner(s, now, pack, pick)
    since = 0 if owner == NOBODY else s.plays_before[now * SEATS + owner]
    slot = slot_at(now, pack, pick)
    part = (now * SEATS + pack) * WHOLE_PACK + begin + 1
    desk.round[desk.cells] = now
    add_cell(desk, s.took[slot], owner, since, part, slot, 1 if begin == NOTHING else 0)


def add_cell(desk: Desk, card: int, owner: int, since: int, part: int, slot: int, is_open: int) -> None:
    """One more cell."""
    cell = desk.cells
    desk.cells += 1
    desk.card[cell] = card
    desk.owner[cell] = owner
    desk.since[cell] = since
    desk.segment[cell] = part
    desk.slot[cell] = slot
    desk.is_open[cell] = is_open
    if is_open == 1:
        desk.open_cell[desk.open_cells] = cell
        desk.open_cells += 1
    if owner != NOBODY:
        desk.owned[owner * MOST_OWNED + desk.owned_count[owner]] = cell
        desk.owned_count[owner] += 1


def join_segments(desk: Desk) -> None:
    """Note for each cell which others lie in its segment, for they follow each other; and whether it can change."""
    desk.loose = 0
    for cell in range(desk.cells):
        desk.beside_count[cell] = 0
        if desk.segment[cell] != NOTHING:
            for other in range(max(0, cell - MOST_PICKS), min(desk.cells, cell + MOST_PICKS + 1)):
                if other != cell and desk.segment[other] == desk.segment[cell]:
                    desk.beside[cell * MOST_PICKS + desk.beside_count[cell]] = other
                    desk.beside_count[cell] += 1
        if desk.beside_count[cell] > 0 or desk.is_open[cell] == 1:
            desk.loose_cell[desk.loose] = cell
            desk.loose += 1


def gather(desk: Desk, s: State) -> None:
    """Put all cards back into the state."""
    for cell in range(desk.cells):
        if desk.segment[cell] == NOTHING:
            s.drawn[desk.slot[cell]] = desk.card[cell]
        else:
            s.took[desk.slot[cell]] = desk.card[cell]
