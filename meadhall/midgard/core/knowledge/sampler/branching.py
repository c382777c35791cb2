"""Choosing: where the constraint search goes on, and by which ways.

Everything that must still come about is looked at (forward checking): a group needs a card; a cell that its seat cannot
spare needs a card of a claim; a card of a seen part needs a cell; the gold of an open part, once shown, must be
somebody's. Whatever has no way left is a dead end. Else the search goes on with what has the fewest ways, most of all
if it was a dead end before.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.cells import MOST_OWNED, MOST_WAYS, Desk
from meadhall.midgard.core.knowledge.sampler.matching import has_matching
from meadhall.midgard.core.knowledge.sampler.windows import can_use, is_spare, lacks_by
from meadhall.midgard.core.numbers.board import GOLD, METALS, MOST_KINDS, NOTHING
from meadhall.midgard.core.state import State

A_GROUP = 0
A_CELL = 1
A_CARD = 2
SOME_GOLD = 3
FINE = 3600  # parts of a weight


def look(desk: Desk, s: State, chance: Chance, level: int) -> None:
    """Find what has the fewest ways, and list them; none at a dead end."""
    desk.ways[level] = 0
    desk.ways_left[level] = 0
    desk.least = MOST_WAYS + 1
    desk.least_weight = 1
    desk.ties = 0
    for seat in range(s.box.seats):
        if not has_matching(desk, s, seat):
            return
    for seat in range(s.box.seats):
        if not look_at_groups(desk, s, chance, seat) or not look_at_cells(desk, chance, seat):
            return
    for part in range(desk.parts):
        if desk.is_open[part] == 0:
            if not look_at_cards(desk, s, chance, part):
                return
        elif not look_at_metals(desk, s, chance, part):
            return
    count_unseen_metals(desk, s)
    list_ways(desk, s, level)


def compare(desk: Desk, chance: Chance, ways: int, weight: int) -> bool:
    """Whether something has fewer ways for its weight than all before; of several, each is chosen as often."""
    here = ways * desk.least_weight
    least = desk.least * weight
    if here > least:
        return False
    if here < least:
        desk.least = ways
        desk.least_weight = weight
        desk.ties = 0
    desk.ties += 1
    return chance.any_of(desk.ties) == 0


def look_at_groups(desk: Desk, s: State, chance: Chance, seat: int) -> bool:
    """What the groups of a seat need, and for how many of them each cell will do; False at a dead end."""
    for i in range(desk.owned_count[seat]):
        cell = desk.owned[seat * MOST_OWNED + i]
        desk.kinds_for[cell] = 0
        desk.metals_for[cell] = 0
    for group in range(desk.first_group[seat], desk.first_group[seat + 1]):
        if desk.latest[group] != NOTHING:
            ways = count_cells(desk, s, group)
            if ways == 0:
                desk.group_weight[group] += 1
                return False
            if compare(desk, chance, ways, desk.group_weight[group]):
                desk.about = A_GROUP
                desk.about_at = group
                desk.about_stage = desk.due
    return True


def count_cells(desk: Desk, s: State, group: int) -> int:
    """How many cells will do for the card of a group that is due first, at stage `due`; none if not all find one."""
    seat = desk.group_seat[group]
    kind = desk.group_kind[group]
    for stage in range(desk.stages[seat]):
        desk.seen_cells[stage] = 0
        desk.unseen_cells[stage] = 0
    for i in range(desk.owned_count[seat]):
        cell = desk.owned[seat * MOST_OWNED + i]
        if can_use(desk, s, group, cell):
            desk.kinds_for[cell] += 1
            desk.metals_for[cell] |= 1 << s.box.card_metal[kind]
            if desk.is_open[desk.part[cell]] == 1:
                desk.unseen_cells[desk.stage[cell]] += 1
            else:
                desk.seen_cells[desk.stage[cell]] += 1
    ways = 0
    seen = 0
    unseen = 0
    for stage in range(desk.stages[seat]):
        seen += desk.seen_cells[stage]
        unseen += desk.unseen_cells[stage]
        lacks = lacks_by(desk, group, stage)
        if lacks > seen + min(unseen, s.deck[kind]):
            return 0
        if lacks > 0 and ways == 0:
            desk.due = stage
            ways = seen + unseen
    return ways


def look_at_cells(desk: Desk, chance: Chance, seat: int) -> bool:
    """The cells that a seat needs for its claims; False if one will do for none of them."""
    for i in range(desk.owned_count[seat]):
        cell = desk.owned[seat * MOST_OWNED + i]
        if desk.card[cell] == NOTHING and not is_spare(desk, cell):
            if desk.kinds_for[cell] == 0:
                desk.cell_weight[cell] += 1
                return False
            if compare(desk, chance, desk.kinds_for[cell], desk.cell_weight[cell]):
                desk.about = A_CELL
                desk.about_at = cell
    return True


def look_at_cards(desk: Desk, s: State, chance: Chance, part: int) -> bool:
    """The cards of a seen part without a cell to spare; False if one of them has no cell."""
    begin = desk.begin[part]
    end = begin + desk.size[part]
    for cell in range(begin, end):
        if desk.card[cell] == NOTHING and is_spare(desk, cell):
            return True
    for kind in range(s.box.kinds):
        left = desk.kinds_left[part * MOST_KINDS + kind]
        if left > 0:
            ways = 0
            for cell in range(begin, end):
                if desk.card[cell] == NOTHING:
                    group = desk.group_at[desk.owner[cell] * MOST_KINDS + kind]
                    if group != NOTHING and can_use(desk, s, group, cell):
                        ways += 1
            if ways < left:
                desk.part_weight[part] += 1
                return False
            if compare(desk, chance, ways - left + 1, desk.part_weight[part]):
                desk.about = A_CARD
                desk.about_at = part
                desk.about_kind = kind
    return True


def look_at_metals(desk: Desk, s: State, chance: Chance, part: int) -> bool:
    """The metals of an open part; False if one of them has too few cells."""
    for metal in range(METALS):
        left = desk.metals_left[part * METALS + metal]
        if left > 0:
            is_claimed = desk.is_shown[part] if metal == GOLD else 0
            cells = 0
            for cell in range(desk.begin[part], desk.begin[part] + desk.size[part]):
                if desk.card[cell] == NOTHING and (
                    desk.metals_for[cell] >> metal & 1 == 1 or (is_claimed == 0 and is_spare(desk, cell))
                ):
                    cells += 1
            if cells < left:
                desk.part_weight[part] += 1
                return False
            if is_claimed == 1 and compare(desk, chance, cells, desk.part_weight[part]):
                desk.about = SOME_GOLD
                desk.about_at = part
    return True


def count_unseen_metals(desk: Desk, s: State) -> None:
    """How many unseen cards of each metal are left."""
    for metal in range(METALS):
        desk.unseen[metal] = 0
    for kind in range(s.box.kinds):
        desk.unseen[s.box.card_metal[kind]] += s.deck[kind]


def list_ways(desk: Desk, s: State, level: int) -> None:
    """The ways of what was chosen."""
    at = desk.about_at
    if desk.about == A_GROUP:
        seat = desk.group_seat[at]
        for i in range(desk.owned_count[seat]):
            cell = desk.owned[seat * MOST_OWNED + i]
            if desk.stage[cell] <= desk.about_stage and can_use(desk, s, at, cell):
                add_way(desk, s, level, cell, desk.group_kind[at])
    elif desk.about == A_CELL:
        list_kinds(desk, s, level, at, 0)
    else:
        for cell in range(desk.begin[at], desk.begin[at] + desk.size[at]):
            if desk.card[cell] == NOTHING:
                if desk.about == SOME_GOLD:
                    list_kinds(desk, s, level, cell, 1)
                else:
                    group = desk.group_at[desk.owner[cell] * MOST_KINDS + desk.about_kind]
                    if group != NOTHING and can_use(desk, s, group, cell):
                        add_way(desk, s, level, cell, desk.about_kind)


def list_kinds(desk: Desk, s: State, level: int, cell: int, is_gold: int) -> None:
    """The cards of claims that can be placed in a cell, or the gold among them."""
    seat = desk.owner[cell]
    for group in range(desk.first_group[seat], desk.first_group[seat + 1]):
        if (is_gold == 0 or desk.gold_stage[group] != NOTHING) and can_use(desk, s, group, cell):
            add_way(desk, s, level, cell, desk.group_kind[group])


def add_way(desk: Desk, s: State, level: int, cell: int, kind: int) -> None:
    """One more way, with the weight that the card has in the cell if nobody claims anything."""
    at = level * MOST_WAYS + desk.ways[level]
    part = desk.part[cell]
    empty = 0
    for other in range(desk.begin[part], desk.begin[part] + desk.size[part]):
        if desk.card[other] == NOTHING:
            empty += 1
    if desk.is_open[part] == 0:
        weight = FINE * desk.kinds_left[part * MOST_KINDS + kind] // empty
    else:
        metal = s.box.card_metal[kind]
        weight = FINE * desk.metals_left[part * METALS + metal] * s.deck[kind] // (empty * max(1, desk.unseen[metal]))
    desk.way_cell[at] = cell
    desk.way_kind[at] = kind
    desk.way_weight[at] = max(1, weight)
    desk.ways[level] += 1
    desk.ways_left[level] += 1
