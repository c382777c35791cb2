"""The constraint search: a first arrangement in which everybody had what they have played and shown.

The cards of all claims are placed one by one, depth first. At each level the search looks at what is left (`choosing`),
so that most dead ends are noticed at once; a card that was tried in a cell in vain is not tried there again before
something else has changed. A try that takes too long is given up and another one begins, for chance may have led it
astray early on, and it is short where it goes well. The tries grow longer, and all of them are counted.
"""

from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.knowledge.sampler.branching import look
from meadhall.midgard.core.knowledge.sampler.cells import MOST_WAYS, Desk
from meadhall.midgard.core.knowledge.sampler.claims import lay, lift
from meadhall.midgard.core.knowledge.sampler.limits import DETOURS, MOST_TRIES
from meadhall.midgard.core.knowledge.sampler.windows import note_windows
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, NOTHING
from meadhall.midgard.core.state import State

FOUND = 0
GIVEN_UP = 1
IMPOSSIBLE = 2


def search(desk: Desk, s: State, chance: Chance) -> bool:
    """Place the cards of all claims; False if that is impossible, or was given up after MOST_TRIES."""
    prepare(desk, s)
    for tried in range(MOST_TRIES):
        ended = try_once(desk, s, chance, desk.claims + DETOURS + tried)
        if ended != GIVEN_UP:
            return ended == FOUND
    return False


def prepare(desk: Desk, s: State) -> None:
    """No claim is placed, nothing is known of dead ends."""
    desk.passes = 0
    for seat in range(s.box.seats):
        note_windows(desk, seat)
    for claim in range(desk.claims):
        desk.match[claim] = NOTHING
    for group in range(desk.groups):
        desk.group_weight[group] = 1
    for part in range(desk.parts):
        desk.part_weight[part] = 1
    for cell in range(desk.cells):
        desk.cell_weight[cell] = 1
        desk.matched_by[cell] = NOTHING
        for kind in range(s.box.kinds):
            desk.is_refuted[cell * MOST_KINDS + kind] = 0


def try_once(desk: Desk, s: State, chance: Chance, most: int) -> int:
    """Search depth first for so many passes: in each a card is placed, or the last one is taken back."""
    if desk.claims == 0:
        return FOUND
    level = 0
    look(desk, s, chance, level)
    for _ in range(most):
        desk.passes += 1
        if desk.ways_left[level] > 0:
            go_on(desk, s, chance, level)
            level += 1
            if level == desk.claims:
                return FOUND
            look(desk, s, chance, level)
        else:
            forget(desk, level)
            if level == 0:
                return IMPOSSIBLE
            level -= 1
            go_back(desk, s, level)
    forget(desk, level)
    for _ in range(level):
        level -= 1
        take_back_card(desk, s, level)
        forget(desk, level)
    return GIVEN_UP


def go_on(desk: Desk, s: State, chance: Chance, level: int) -> None:
    """Take one of the ways that are left, by their weights; those taken stand behind them."""
    base = level * MOST_WAYS
    total = 0
    chosen = base
    for at in range(base, base + desk.ways_left[level]):
        total += desk.way_weight[at]
        if chance.any_of(total) < desk.way_weight[at]:
            chosen = at
    desk.ways_left[level] -= 1
    last = base + desk.ways_left[level]
    cell = desk.way_cell[chosen]
    kind = desk.way_kind[chosen]
    desk.way_cell[chosen] = desk.way_cell[last]
    desk.way_kind[chosen] = desk.way_kind[last]
    desk.way_weight[chosen] = desk.way_weight[last]
    desk.way_cell[last] = cell
    desk.way_kind[last] = kind
    take_from_part(desk, s, cell, kind, 1)
    lay(desk, cell, kind)
    note_windows(desk, desk.owner[cell])


def go_back(desk: Desk, s: State, level: int) -> None:
    """Take the last way back: it was in vain."""
    take_back_card(desk, s, level)
    at = level * MOST_WAYS + desk.ways_left[level]
    desk.is_refuted[desk.way_cell[at] * MOST_KINDS + desk.way_kind[at]] = 1


def take_back_card(desk: Desk, s: State, level: int) -> None:
    """Take the card back that was placed at a level."""
    cell = desk.way_cell[level * MOST_WAYS + desk.ways_left[level]]
    take_from_part(desk, s, cell, desk.card[cell], -1)
    lift(desk, cell)
    note_windows(desk, desk.owner[cell])


def forget(desk: Desk, level: int) -> None:
    """What was in vain at a level may be right where the levels above have changed."""
    for at in range(level * MOST_WAYS + desk.ways_left[level], level * MOST_WAYS + desk.ways[level]):
        desk.is_refuted[desk.way_cell[at] * MOST_KINDS + desk.way_kind[at]] = 0


def take_from_part(desk: Desk, s: State, cell: int, kind: int, change: int) -> None:
    """A card leaves what is left for the cells of a part, or comes back to it."""
    part = desk.part[cell]
    if desk.is_open[part] == 1:
        desk.metals_left[part * METALS + s.box.card_metal[kind]] -= change
        s.deck[kind] -= change
    else:
        desk.kinds_left[part * MOST_KINDS + kind] -= change
