"""Filling: the cells that no claim has taken get the cards that are left, at random."""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.cells import Desk
from meadhall.midgard.core.knowledge.sampler.claims import lay
from meadhall.midgard.core.numbers.board import GOLD, METALS, MOST_KINDS, NOBODY, NOTHING
from meadhall.midgard.core.state import State


def fill(desk: Desk, s: State, chance: Chance) -> None:
    """A card for every empty cell: in seen parts those left there, in open ones unseen cards of the metals left."""
    for part in range(desk.parts):
        if desk.is_open[part] == 1:
            for metal in range(METALS):
                for _ in range(desk.metals_left[part * METALS + metal]):
                    lay_in_part(desk, chance, part, take_unseen(s, metal, chance))
                desk.metals_left[part * METALS + metal] = 0
        else:
            for kind in range(s.box.kinds):
                for _ in range(desk.kinds_left[part * MOST_KINDS + kind]):
                    lay_in_part(desk, chance, part, kind)
    desk.opens = desk.open_cells
    for kind in range(s.box.kinds):
        desk.opens += s.deck[kind]


def lay_in_part(desk: Desk, chance: Chance, part: int, kind: int) -> None:
    """Lay a card in any empty cell of a part."""
    found = NOTHING
    count = 0
    for cell in range(desk.begin[part], desk.begin[part] + desk.size[part]):
        if desk.card[cell] == NOTHING:
            count += 1
            if chance.any_of(count) == 0:
                found = cell
    if found != NOTHING:
        lay(desk, found, kind)


def is_free(s: State, kind: int, metal: int) -> bool:
    """Whether an unseen card of a metal can lie anywhere: gold only if nobody has shown it."""
    return s.box.card_metal[kind] == metal and (metal != GOLD or s.gold_owner[kind] == NOBODY)


def take_unseen(s: State, metal: int, chance: Chance) -> int:
    """Any card of a metal that is not yet laid."""
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
