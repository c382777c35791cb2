"""Branching: what the constraint search decides next, and in which ways.

All open requirements are checked (forward checking): a group needs a card; a cell that its seat cannot spare needs a
card of a constraint; a card of a seen part needs a cell; gold of an open part that was shown must have an owner. A
requirement without a way is a dead end. Otherwise the search branches on the one with the fewest ways, weighted by how
often it was a dead end before.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.matching import has_matching
from meadhall.midgard.core.knowledge.sampler.windows import can_use, is_spare, lacks_by
from meadhall.midgard.core.knowledge.sampler.workspace import MOST_OWNED, MOST_WAYS, Workspace
from meadhall.midgard.core.numbers.board import GOLD, METALS, MOST_KINDS, NOTHING
from meadhall.midgard.core.state import State

A_GROUP = 0
A_CELL = 1
A_CARD = 2
SOME_GOLD = 3
FINE = 3600  # parts of a weight


def look(work: Workspace, s: State, chance: Chance, level: int) -> None:
    """Find the requirement with the fewest ways, and list these ways; none at a dead end."""
    work.ways[level] = 0
    work.ways_left[level] = 0
    work.least = MOST_WAYS + 1
    work.least_weight = 1
    work.ties = 0
    for seat in range(s.box.seats):
        if not has_matching(work, s, seat):
            return
    for seat in range(s.box.seats):
        if not look_at_groups(work, s, chance, seat) or not look_at_cells(work, chance, seat):
            return
    for part in range(work.parts):
        if work.is_open[part] == 0:
            if not look_at_cards(work, s, chance, part):
                return
        elif not look_at_metals(work, s, chance, part):
            return
    count_unseen_metals(work, s)
    list_ways(work, s, level)


def compare(work: Workspace, chance: Chance, ways: int, weight: int) -> bool:
    """Whether a requirement has fewer ways for its weight than all before; ties are broken at random."""
    here = ways * work.least_weight
    least = work.least * weight
    if here > least:
        return False
    if here < least:
        work.least = ways
        work.least_weight = weight
        work.ties = 0
    work.ties += 1
    return chance.any_of(work.ties) == 0


def look_at_groups(work: Workspace, s: State, chance: Chance, seat: int) -> bool:
    """Check the groups of a seat, and count for how many of them each cell is usable; False at a dead end."""
    for i in range(work.owned_count[seat]):
        cell = work.owned[seat * MOST_OWNED + i]
        work.kinds_for[cell] = 0
        work.metals_for[cell] = 0
    for group in range(work.first_group[seat], work.first_group[seat + 1]):
        if work.latest[group] != NOTHING:
            ways = count_cells(work, s, group)
            if ways == 0:
                work.group_weight[group] += 1
                return False
            if compare(work, chance, ways, work.group_weight[group]):
                work.about = A_GROUP
                work.about_at = group
                work.about_stage = work.due
    return True


def count_cells(work: Workspace, s: State, group: int) -> int:
    """How many cells are usable for the first missing card of a group, due at stage `due`; 0 if not all have one."""
    seat = work.group_seat[group]
    kind = work.group_kind[group]
    for stage in range(work.stages[seat]):
        work.seen_cells[stage] = 0
        work.unseen_cells[stage] = 0
    for i in range(work.owned_count[seat]):
        cell = work.owned[seat * MOST_OWNED + i]
        if can_use(work, s, group, cell):
            work.kinds_for[cell] += 1
            work.metals_for[cell] |= 1 << s.box.card_metal[kind]
            if work.is_open[work.part[cell]] == 1:
                work.unseen_cells[work.stage[cell]] += 1
            else:
                work.seen_cells[work.stage[cell]] += 1
    ways = 0
    seen = 0
    unseen = 0
    for stage in range(work.stages[seat]):
        seen += work.seen_cells[stage]
        unseen += work.unseen_cells[stage]
        lacks = lacks_by(work, group, stage)
        if lacks > seen + min(unseen, s.deck[kind]):
            return 0
        if lacks > 0 and ways == 0:
            work.due = stage
            ways = seen + unseen
    return ways


def look_at_cells(work: Workspace, chance: Chance, seat: int) -> bool:
    """Check the cells that a seat needs for its constraints; False if one of them is usable for none."""
    for i in range(work.owned_count[seat]):
        cell = work.owned[seat * MOST_OWNED + i]
        if work.card[cell] == NOTHING and not is_spare(work, cell):
            if work.kinds_for[cell] == 0:
                work.cell_weight[cell] += 1
                return False
            if compare(work, chance, work.kinds_for[cell], work.cell_weight[cell]):
                work.about = A_CELL
                work.about_at = cell
    return True


def look_at_cards(work: Workspace, s: State, chance: Chance, part: int) -> bool:
    """Check the cards of a seen part that has no spare cell; False if one of them has no cell."""
    begin = work.begin[part]
    end = begin + work.size[part]
    for cell in range(begin, end):
        if work.card[cell] == NOTHING and is_spare(work, cell):
            return True
    for kind in range(s.box.kinds):
        left = work.kinds_left[part * MOST_KINDS + kind]
        if left > 0:
            ways = 0
            for cell in range(begin, end):
                if work.card[cell] == NOTHING:
                    group = work.group_at[work.owner[cell] * MOST_KINDS + kind]
                    if group != NOTHING and can_use(work, s, group, cell):
                        ways += 1
            if ways < left:
                work.part_weight[part] += 1
                return False
            if compare(work, chance, ways - left + 1, work.part_weight[part]):
                work.about = A_CARD
                work.about_at = part
                work.about_kind = kind
    return True


def look_at_metals(work: Workspace, s: State, chance: Chance, part: int) -> bool:
    """Check the metals of an open part; False if one of them has too few cells."""
    for metal in range(METALS):
        left = work.metals_left[part * METALS + metal]
        if left > 0:
            is_constrained = work.is_shown[part] if metal == GOLD else 0
            cells = 0
            for cell in range(work.begin[part], work.begin[part] + work.size[part]):
                if work.card[cell] == NOTHING and (
                    work.metals_for[cell] >> metal & 1 == 1 or (is_constrained == 0 and is_spare(work, cell))
                ):
                    cells += 1
            if cells < left:
                work.part_weight[part] += 1
                return False
            if is_constrained == 1 and compare(work, chance, cells, work.part_weight[part]):
                work.about = SOME_GOLD
                work.about_at = part
    return True


def count_unseen_metals(work: Workspace, s: State) -> None:
    """How many unseen cards of each metal are left."""
    for metal in range(METALS):
        work.unseen[metal] = 0
    for kind in range(s.box.kinds):
        work.unseen[s.box.card_metal[kind]] += s.deck[kind]


def list_ways(work: Workspace, s: State, level: int) -> None:
    """List the ways of the chosen requirement."""
    at = work.about_at
    if work.about == A_GROUP:
        seat = work.group_seat[at]
        for i in range(work.owned_count[seat]):
            cell = work.owned[seat * MOST_OWNED + i]
            if work.stage[cell] <= work.about_stage and can_use(work, s, at, cell):
                add_way(work, s, level, cell, work.group_kind[at])
    elif work.about == A_CELL:
        list_kinds(work, s, level, at, 0)
    else:
        for cell in range(work.begin[at], work.begin[at] + work.size[at]):
            if work.card[cell] == NOTHING:
                if work.about == SOME_GOLD:
                    list_kinds(work, s, level, cell, 1)
                else:
                    group = work.group_at[work.owner[cell] * MOST_KINDS + work.about_kind]
                    if group != NOTHING and can_use(work, s, group, cell):
                        add_way(work, s, level, cell, work.about_kind)


def list_kinds(work: Workspace, s: State, level: int, cell: int, is_gold: int) -> None:
    """List the cards of constraints that can be placed in a cell, or only the gold among them."""
    seat = work.owner[cell]
    for group in range(work.first_group[seat], work.first_group[seat + 1]):
        if (is_gold == 0 or work.gold_stage[group] != NOTHING) and can_use(work, s, group, cell):
            add_way(work, s, level, cell, work.group_kind[group])


def add_way(work: Workspace, s: State, level: int, cell: int, kind: int) -> None:
    """Add a way, with the weight that the card would have in the cell without constraints."""
    at = level * MOST_WAYS + work.ways[level]
    part = work.part[cell]
    empty = 0
    for other in range(work.begin[part], work.begin[part] + work.size[part]):
        if work.card[other] == NOTHING:
            empty += 1
    if work.is_open[part] == 0:
        weight = FINE * work.kinds_left[part * MOST_KINDS + kind] // empty
    else:
        metal = s.box.card_metal[kind]
        weight = FINE * work.metals_left[part * METALS + metal] * s.deck[kind] // (empty * max(1, work.unseen[metal]))
    work.way_cell[at] = cell
    work.way_kind[at] = kind
    work.way_weight[at] = max(1, weight)
    work.ways[level] += 1
    work.ways_left[level] += 1
