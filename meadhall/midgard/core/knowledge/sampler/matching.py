"""Matching: whether the claims of a seat fit into its cells, each in one of its own.

The matching found last is kept for each seat. What the constraint search has changed since is taken out of it, and
augmenting paths complete it again; where there is none, no arrangement follows from what is placed.
"""

from meadhall.midgard.core.knowledge.sampler.cells import MOST_OWNED, Desk
from meadhall.midgard.core.knowledge.sampler.windows import has_card
from meadhall.midgard.core.numbers.board import MOST_KINDS, NOTHING
from meadhall.midgard.core.state import State


def has_matching(desk: Desk, s: State, seat: int) -> bool:
    """Whether all claims of a seat have a cell."""
    first = desk.first_claim[seat]
    end = desk.first_claim[seat + 1]
    for claim in range(first, end):
        cell = desk.match[claim]
        if cell != NOTHING and not can_match(desk, s, claim, cell):
            desk.match[claim] = NOTHING
            desk.matched_by[cell] = NOTHING
    for claim in range(first, end):
        if desk.match[claim] == NOTHING and not augment(desk, s, seat, claim):
            desk.group_weight[desk.group_at[seat * MOST_KINDS + desk.claimed_kind[claim]]] += 1
            return False
    return True


def can_match(desk: Desk, s: State, claim: int, cell: int) -> bool:
    """Whether the card of a claim lies in a cell, or can be placed there."""
    if not desk.not_before[claim] <= desk.stage[cell] <= desk.not_after[claim]:
        return False
    if desk.card[cell] != NOTHING:
        return desk.card[cell] == desk.claimed_kind[claim]
    return has_card(desk, s, cell, desk.claimed_kind[claim])


def augment(desk: Desk, s: State, seat: int, claim: int) -> bool:
    """Find a cell for a claim, the nearest by which others have to change theirs; False if there is none."""
    for i in range(desk.owned_count[seat]):
        desk.reached_by[desk.owned[seat * MOST_OWNED + i]] = NOTHING
    desk.queue[0] = claim
    end = 1
    for at in range(desk.first_claim[seat + 1] - desk.first_claim[seat]):
        if at == end:
            return False
        one = desk.queue[at]
        for i in range(desk.owned_count[seat]):
            cell = desk.owned[seat * MOST_OWNED + i]
            if desk.reached_by[cell] == NOTHING and can_match(desk, s, one, cell):
                desk.reached_by[cell] = one
                if desk.matched_by[cell] == NOTHING:
                    change_along(desk, claim, cell, end)
                    return True
                desk.queue[end] = desk.matched_by[cell]
                end += 1
    return False


def change_along(desk: Desk, claim: int, cell: int, most: int) -> None:
    """Each claim of a path takes the cell that it reached, up to the one for which it was sought."""
    for _ in range(most):
        one = desk.reached_by[cell]
        left = desk.match[one]
        desk.match[one] = cell
        desk.matched_by[cell] = one
        if one == claim:
            return
        cell = left
