"""Filling: deal the cards that are left at random to the cells that no constraint has taken."""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.constraints import put_card
from meadhall.midgard.core.knowledge.sampler.workspace import Workspace
from meadhall.midgard.core.numbers.board import GOLD, METALS, MOST_KINDS, NOBODY, NOTHING
from meadhall.midgard.core.state import State


def fill(work: Workspace, s: State, chance: Chance) -> None:
    """Fill every empty cell: in seen parts with the cards left, in open ones with unseen cards of the metals."""
    for part in range(work.parts):
        if work.is_open[part] == 1:
            for metal in range(METALS):
                for _ in range(work.metals_left[part * METALS + metal]):
                    put_in_part(work, chance, part, take_unseen(s, metal, chance))
                work.metals_left[part * METALS + metal] = 0
        else:
            for kind in range(s.box.kinds):
                for _ in range(work.kinds_left[part * MOST_KINDS + kind]):
                    put_in_part(work, chance, part, kind)
    work.opens = work.open_cells
    for kind in range(s.box.kinds):
        work.opens += s.deck[kind]


def put_in_part(work: Workspace, chance: Chance, part: int, kind: int) -> None:
    """Put a card into a random empty cell of a part."""
    found = NOTHING
    count = 0
    for cell in range(work.begin[part], work.begin[part] + work.size[part]):
        if work.card[cell] == NOTHING:
            count += 1
            if chance.any_of(count) == 0:
                found = cell
    if found != NOTHING:
        put_card(work, found, kind)


def is_free(s: State, kind: int, metal: int) -> bool:
    """Whether an unseen card of a metal can be anywhere: gold only if nobody has shown it."""
    return s.box.card_metal[kind] == metal and (metal != GOLD or s.gold_owner[kind] == NOBODY)


def take_unseen(s: State, metal: int, chance: Chance) -> int:
    """Take a random unseen card of a metal."""
    left = 0
    for kind in range(s.box.kinds):
        if is_free(s, kind, metal):
            left += s.deck[kind]
    rank = chance.any_of(left)
    for kind in range(s.box.kinds):
        if is_free(s, kind, metal):
            if rank < s.deck[kind]:
                s.deck[kind] -= 1
                return kind
            rank -= s.deck[kind]
    return 0
