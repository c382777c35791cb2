"""The constraint search: find a first arrangement in which everybody had what they have played and shown.

The cards of all constraints are placed one by one, depth first. At each level the search checks what is left
(`branching`), so that most dead ends are found at once. A card that failed in a cell is not tried there again before
something else has changed. A try that takes too long is given up and another one begins, because an early random choice
may have been bad, and a good try is short. Later tries may be longer, and their number is bounded.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.branching import look
from meadhall.midgard.core.knowledge.sampler.constraints import put_card, take_card
from meadhall.midgard.core.knowledge.sampler.limits import DETOURS, MOST_TRIES
from meadhall.midgard.core.knowledge.sampler.windows import note_windows
from meadhall.midgard.core.knowledge.sampler.workspace import MOST_WAYS, Workspace
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, NOTHING
from meadhall.midgard.core.state import State

FOUND = 0
GIVEN_UP = 1
IMPOSSIBLE = 2


def search(work: Workspace, s: State, chance: Chance) -> bool:
    """Place the cards of all constraints; False if that is impossible, or given up after MOST_TRIES tries."""
    prepare(work, s)
    for tried in range(MOST_TRIES):
        ended = try_once(work, s, chance, work.constraints + DETOURS + tried)
        if ended != GIVEN_UP:
            return ended == FOUND
    return False


def prepare(work: Workspace, s: State) -> None:
    """Start with no constraint placed and no dead end known."""
    work.passes = 0
    for seat in range(s.box.seats):
        note_windows(work, seat)
    for constraint in range(work.constraints):
        work.match[constraint] = NOTHING
    for group in range(work.groups):
        work.group_weight[group] = 1
    for part in range(work.parts):
        work.part_weight[part] = 1
    for cell in range(work.cells):
        work.cell_weight[cell] = 1
        work.matched_by[cell] = NOTHING
        for kind in range(s.box.kinds):
            work.is_refuted[cell * MOST_KINDS + kind] = 0


def try_once(work: Workspace, s: State, chance: Chance, most: int) -> int:
    """Search depth first for at most so many passes: each places a card or takes back the last one."""
    if work.constraints == 0:
        return FOUND
    level = 0
    look(work, s, chance, level)
    for _ in range(most):
        work.passes += 1
        if work.ways_left[level] > 0:
            go_on(work, s, chance, level)
            level += 1
            if level == work.constraints:
                return FOUND
            look(work, s, chance, level)
        else:
            forget(work, level)
            if level == 0:
                return IMPOSSIBLE
            level -= 1
            go_back(work, s, level)
    forget(work, level)
    for _ in range(level):
        level -= 1
        take_back_card(work, s, level)
        forget(work, level)
    return GIVEN_UP


def go_on(work: Workspace, s: State, chance: Chance, level: int) -> None:
    """Take one of the ways that are left, at random by their weights; ways already taken are moved to the end."""
    base = level * MOST_WAYS
    total = 0
    chosen = base
    for at in range(base, base + work.ways_left[level]):
        total += work.way_weight[at]
        if chance.any_of(total) < work.way_weight[at]:
            chosen = at
    work.ways_left[level] -= 1
    last = base + work.ways_left[level]
    cell = work.way_cell[chosen]
    kind = work.way_kind[chosen]
    work.way_cell[chosen] = work.way_cell[last]
    work.way_kind[chosen] = work.way_kind[last]
    work.way_weight[chosen] = work.way_weight[last]
    work.way_cell[last] = cell
    work.way_kind[last] = kind
    take_from_part(work, s, cell, kind, 1)
    put_card(work, cell, kind)
    note_windows(work, work.owner[cell])


def go_back(work: Workspace, s: State, level: int) -> None:
    """Take the last way back: it failed."""
    take_back_card(work, s, level)
    at = level * MOST_WAYS + work.ways_left[level]
    work.is_refuted[work.way_cell[at] * MOST_KINDS + work.way_kind[at]] = 1


def take_back_card(work: Workspace, s: State, level: int) -> None:
    """Take back the card that was placed at a level."""
    cell = work.way_cell[level * MOST_WAYS + work.ways_left[level]]
    take_from_part(work, s, cell, work.card[cell], -1)
    take_card(work, cell)
    note_windows(work, work.owner[cell])


def forget(work: Workspace, level: int) -> None:
    """Forget the cards that failed at a level: they may fit after the levels above have changed."""
    for at in range(level * MOST_WAYS + work.ways_left[level], level * MOST_WAYS + work.ways[level]):
        work.is_refuted[work.way_cell[at] * MOST_KINDS + work.way_kind[at]] = 0


def take_from_part(work: Workspace, s: State, cell: int, kind: int, change: int) -> None:
    """Remove a card from what is left for the cells of a part, or return it."""
    part = work.part[cell]
    if work.is_open[part] == 1:
        work.metals_left[part * METALS + s.box.card_metal[kind]] -= change
        s.deck[kind] -= change
    else:
        work.kinds_left[part * MOST_KINDS + kind] -= change
