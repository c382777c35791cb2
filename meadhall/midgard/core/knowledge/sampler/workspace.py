"""The workspace of the sampler: a cell for every card whose place the audience does not know.

A cell is the place of one card: taken from a pack, still in a pack, or drawn. The cells of one part of a pack are
adjacent. Of a seen part the audience knows which cards are in it, but not their order. Of an open part it knows only
the metals: its cards can be exchanged for others of the same metals, from other open parts or from the deck.
"""

from meadhall.kernel.core.strict import Wide
from meadhall.midgard.core.knowledge.sampler.limits import MOST_MISSING, MOST_SWAPS, PROPOSALS
from meadhall.midgard.core.numbers.board import (
    METALS,
    MOST_DRAWN,
    MOST_KINDS,
    MOST_PICKS,
    MOST_PLAYS,
    MOST_ROUNDS,
    NOBODY,
    NOTHING,
    SEATS,
)

MOST_CELLS = MOST_ROUNDS * SEATS * MOST_PICKS + MOST_DRAWN
MOST_OWNED = MOST_ROUNDS * MOST_PICKS + MOST_DRAWN
MOST_STAGES = MOST_ROUNDS + MOST_DRAWN  # times at which a seat gets cards
TIMES = MOST_PLAYS + 1  # a time is a number of plays made
MOST_CONSTRAINTS = SEATS * MOST_PLAYS + MOST_KINDS
MOST_WAYS = MOST_KINDS  # of a level of the search: kinds for a cell, cells for a kind, gold for a part
FROM_DECK = MOST_CELLS  # and beyond: a card of the deck, by its kind


class Workspace:
    """The cells with their cards, and which of the cards that others must have had are missing."""

    def __init__(self) -> None:
        self.proposals = PROPOSALS  # proposals for each cell; more when the chain itself is measured
        self.cells = 0
        self.card = [0] * MOST_CELLS
        self.owner = [0] * MOST_CELLS
        self.stage = [0] * MOST_CELLS  # when its owner got the card
        self.part = [0] * MOST_CELLS
        self.slot = [0] * MOST_CELLS  # where it is kept in the state
        self.owned = [0] * (SEATS * MOST_OWNED)  # the cells of each seat
        self.owned_count = [0] * SEATS
        self.movable_cell = [0] * MOST_CELLS  # all that have somewhere to go
        self.movable = 0
        self.open_cell = [0] * MOST_CELLS  # all cells of open parts
        self.open_cells = 0
        self.opens = 0  # open cells and cards of the deck

        # parts: neighbouring cells of one pack, or one drawn card
        self.parts = 0
        self.begin = [0] * MOST_CELLS  # its first cell
        self.size = [0] * MOST_CELLS
        self.is_open = [0] * MOST_CELLS
        self.is_drawn = [0] * MOST_CELLS
        self.is_shown = [0] * MOST_CELLS  # its gold, if any, was shown, so that a constraint needs each of it
        self.kinds_left = [0] * (MOST_CELLS * MOST_KINDS)  # cards of a seen part that are in no cell yet
        self.metals_left = [0] * (MOST_CELLS * METALS)  # the same of an open part

        # stages: a seat gets cards in each draft and with each draw, numbered by how many cards it had played then
        self.stages = [0] * SEATS
        self.stage_at = [0] * (SEATS * TIMES)  # the last stage up to a time

        # constraints: the cards that others have played, and the gold that they have shown
        self.constraints = 0
        self.constraint_kind = [0] * MOST_CONSTRAINTS
        self.not_before = [0] * MOST_CONSTRAINTS  # the stages in which the card can have come
        self.not_after = [0] * MOST_CONSTRAINTS

        # groups: the constraints of one seat on one kind
        self.groups = 0
        self.group_at = [0] * (SEATS * MOST_KINDS)
        self.group_seat = [0] * MOST_CONSTRAINTS
        self.group_kind = [0] * MOST_CONSTRAINTS
        self.gold_stage = [0] * MOST_CONSTRAINTS  # for gold, the one stage in which it came; else NOTHING
        self.need = [0] * (MOST_CONSTRAINTS * MOST_STAGES)  # cards that must have come up to a stage
        self.had = [0] * (MOST_CONSTRAINTS * MOST_STAGES)  # cards that came in a stage
        self.missing = [0] * MOST_CONSTRAINTS
        self.total = 0  # all that is missing

        # the constraint search: what is left to be placed
        self.passes: Wide = 0  # of the last search
        self.earliest = [0] * MOST_CONSTRAINTS  # the stages in which a group can use one more card
        self.latest = [0] * MOST_CONSTRAINTS  # NOTHING if it has all
        self.spare_from = [0] * SEATS  # the first stage whose cells a seat does not need for its constraints
        self.empty = [0] * MOST_STAGES  # empty cells of a seat
        self.seen_cells = [0] * MOST_STAGES  # those that a group can use, in seen and in open parts
        self.unseen_cells = [0] * MOST_STAGES
        self.unseen = [0] * METALS  # cards that the audience has not seen and that are in no cell yet
        self.kinds_for = [0] * MOST_CELLS  # for how many groups a cell is usable
        self.metals_for = [0] * MOST_CELLS  # their metals, a bit mask
        self.group_weight = [0] * MOST_CONSTRAINTS  # one more than how often a requirement was a dead end
        self.cell_weight = [0] * MOST_CELLS
        self.part_weight = [0] * MOST_CELLS

        # for each seat a matching of its constraints with its cells
        self.first_constraint = [0] * (SEATS + 1)
        self.first_group = [0] * (SEATS + 1)
        self.match = [0] * MOST_CONSTRAINTS
        self.matched_by = [0] * MOST_CELLS
        self.queue = [0] * MOST_CONSTRAINTS
        self.reached_by = [0] * MOST_CELLS

        # the requirement that the search branches on, and for each level its ways, those already tried last
        self.least = 0
        self.least_weight = 0
        self.ties = 0
        self.due = 0
        self.about = 0
        self.about_at = 0
        self.about_kind = 0
        self.about_stage = 0
        self.ways = [0] * MOST_CONSTRAINTS
        self.ways_left = [0] * MOST_CONSTRAINTS
        self.way_cell = [0] * (MOST_CONSTRAINTS * MOST_WAYS)
        self.way_kind = [0] * (MOST_CONSTRAINTS * MOST_WAYS)
        self.way_weight = [0] * (MOST_CONSTRAINTS * MOST_WAYS)
        self.is_refuted = [0] * (MOST_CELLS * MOST_KINDS)  # cards that failed in a cell

        # the swaps of a proposal, to be undone if it is rejected
        self.swaps = 0
        self.one = [0] * MOST_SWAPS
        self.other = [0] * MOST_SWAPS
        self.with_card = [0] * MOST_SWAPS

        # the next repair: what is missing, and the way chosen so far
        self.lacks = 0
        self.lack_at = [0] * MOST_MISSING
        self.total_then = 0  # what would be missing, and what would be mended
        self.mended = 0
        self.is_double = 0
        self.way = 0
        self.way_to = 0
        self.weight: Wide = 0


def clear(work: Workspace, seats: int) -> None:
    """Remove all cells."""
    work.cells = 0
    work.parts = 0
    work.open_cells = 0
    for seat in range(seats):
        work.owned_count[seat] = 0


def add_part(work: Workspace, is_open: int, is_drawn: int, is_shown: int) -> int:
    """Add a part, still without cells."""
    part = work.parts
    work.parts += 1
    work.begin[part] = work.cells
    work.size[part] = 0
    work.is_open[part] = is_open
    work.is_drawn[part] = is_drawn
    work.is_shown[part] = is_shown
    for kind in range(MOST_KINDS):
        work.kinds_left[part * MOST_KINDS + kind] = 0
    for metal in range(METALS):
        work.metals_left[part * METALS + metal] = 0
    return part


def add_cell(work: Workspace, part: int, owner: int, since: int, slot: int) -> None:
    """Add a cell to the last part."""
    cell = work.cells
    work.cells += 1
    work.size[part] += 1
    work.card[cell] = NOTHING
    work.part[cell] = part
    work.owner[cell] = owner
    work.slot[cell] = slot
    if work.is_open[part] == 1:
        work.open_cell[work.open_cells] = cell
        work.open_cells += 1
    if owner != NOBODY:
        work.stage[cell] = work.stage_at[owner * TIMES + since]
        work.owned[owner * MOST_OWNED + work.owned_count[owner]] = cell
        work.owned_count[owner] += 1


def note_movable(work: Workspace) -> None:
    """List the cells whose card can change: all but the only cell of a seen part."""
    work.movable = 0
    for cell in range(work.cells):
        if work.is_open[work.part[cell]] == 1 or work.size[work.part[cell]] > 1:
            work.movable_cell[work.movable] = cell
            work.movable += 1
