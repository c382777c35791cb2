"""Bipartite matching: whether each constraint of a seat can have a cell of its own.

The last matching of each seat is kept. What the constraint search has changed since is removed from it, and augmenting
paths complete it again. If there is no such path, the cards placed so far cannot be completed to an arrangement.
"""

from meadhall.midgard.core.knowledge.sampler.windows import has_card
from meadhall.midgard.core.knowledge.sampler.workspace import MOST_OWNED, Workspace
from meadhall.midgard.core.numbers.board import MOST_KINDS, NOTHING
from meadhall.midgard.core.state import State


def has_matching(work: Workspace, s: State, seat: int) -> bool:
    """Whether all constraints of a seat can have a cell."""
    first = work.first_constraint[seat]
    end = work.first_constraint[seat + 1]
    for constraint in range(first, end):
        cell = work.match[constraint]
        if cell != NOTHING and not can_match(work, s, constraint, cell):
            work.match[constraint] = NOTHING
            work.matched_by[cell] = NOTHING
    for constraint in range(first, end):
        if work.match[constraint] == NOTHING and not augment(work, s, seat, constraint):
            work.group_weight[work.group_at[seat * MOST_KINDS + work.constraint_kind[constraint]]] += 1
            return False
    return True


def can_match(work: Workspace, s: State, constraint: int, cell: int) -> bool:
    """Whether the card of a constraint is in a cell, or can be placed there."""
    if not work.not_before[constraint] <= work.stage[cell] <= work.not_after[constraint]:
        return False
    if work.card[cell] != NOTHING:
        return work.card[cell] == work.constraint_kind[constraint]
    return has_card(work, s, cell, work.constraint_kind[constraint])


def augment(work: Workspace, s: State, seat: int, constraint: int) -> bool:
    """Find a cell for a constraint along a shortest augmenting path; False if there is none."""
    for i in range(work.owned_count[seat]):
        work.reached_by[work.owned[seat * MOST_OWNED + i]] = NOTHING
    work.queue[0] = constraint
    end = 1
    for at in range(work.first_constraint[seat + 1] - work.first_constraint[seat]):
        if at == end:
            return False
        one = work.queue[at]
        for i in range(work.owned_count[seat]):
            cell = work.owned[seat * MOST_OWNED + i]
            if work.reached_by[cell] == NOTHING and can_match(work, s, one, cell):
                work.reached_by[cell] = one
                if work.matched_by[cell] == NOTHING:
                    change_along(work, constraint, cell, end)
                    return True
                work.queue[end] = work.matched_by[cell]
                end += 1
    return False


def change_along(work: Workspace, constraint: int, cell: int, most: int) -> None:
    """Flip an augmenting path: each constraint on it takes the cell that it reached."""
    for _ in range(most):
        one = work.reached_by[cell]
        left = work.match[one]
        work.match[one] = cell
        work.matched_by[cell] = one
        if one == constraint:
            return
        cell = left
