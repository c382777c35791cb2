"""Windows: which cells the claims of a seat can still use, while the constraint search places them.

A group that lacks a card can use an empty cell of its seat if the card can have come in that stage, if no claim that is
more urgent needs the cell, and if the part that the cell lies in still has such a card.
"""

from meadhall.midgard.core.knowledge.sampler.cells import MOST_OWNED, MOST_STAGES, Desk
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, NOBODY, NOTHING
from meadhall.midgard.core.state import State


def note_windows(desk: Desk, seat: int) -> None:
    """In which stages each group of a seat can use one more card, and which cells the seat can spare.

    Where as many cards are due up to a stage as there are empty cells, all of these are needed for them.
    """
    for stage in range(desk.stages[seat]):
        desk.empty[stage] = 0
    for i in range(desk.owned_count[seat]):
        cell = desk.owned[seat * MOST_OWNED + i]
        if desk.card[cell] == NOTHING:
            desk.empty[desk.stage[cell]] += 1
    for group in range(desk.first_group[seat], desk.first_group[seat + 1]):
        desk.earliest[group] = max(0, desk.gold_stage[group])
        desk.latest[group] = latest_use(desk, group)
    desk.spare_from[seat] = 0
    empty = 0
    for stage in range(desk.stages[seat]):
        empty += desk.empty[stage]
        due = 0
        for group in range(desk.first_group[seat], desk.first_group[seat + 1]):
            due += max(0, lacks_by(desk, group, stage))
        if due >= empty:
            desk.spare_from[seat] = stage + 1
            for group in range(desk.first_group[seat], desk.first_group[seat + 1]):
                if lacks_by(desk, group, stage) <= 0:
                    desk.earliest[group] = max(desk.earliest[group], stage + 1)


def lacks_by(desk: Desk, group: int, stage: int) -> int:
    """How many cards of a group are due up to a stage and have no cell yet; negative if more came than were due."""
    lacks = desk.need[group * MOST_STAGES + stage]
    for before in range(stage + 1):
        lacks -= desk.had[group * MOST_STAGES + before]
    return lacks


def latest_use(desk: Desk, group: int) -> int:
    """The last stage in which one more card is of use to a group; NOTHING if it has all that it needs.

    It is of use as long as not all that the group lacks was due before.
    """
    if desk.gold_stage[group] != NOTHING:
        return desk.gold_stage[group] if desk.had[group * MOST_STAGES + desk.gold_stage[group]] == 0 else NOTHING
    stages = desk.stages[desk.group_seat[group]]
    left = lacks_by(desk, group, stages - 1)
    due = 0
    for stage in range(stages):
        if left <= due:
            return stage - 1
        due = max(0, lacks_by(desk, group, stage))
    return stages - 1


def is_spare(desk: Desk, cell: int) -> bool:
    """Whether a cell can get a card that nobody claims."""
    return desk.owner[cell] == NOBODY or desk.stage[cell] >= desk.spare_from[desk.owner[cell]]


def can_use(desk: Desk, s: State, group: int, cell: int) -> bool:
    """Whether the search can place a card of a group in a cell of its seat."""
    if desk.card[cell] != NOTHING or not desk.earliest[group] <= desk.stage[cell] <= desk.latest[group]:
        return False
    return has_card(desk, s, cell, desk.group_kind[group])


def has_card(desk: Desk, s: State, cell: int, kind: int) -> bool:
    """Whether a card of a kind is left for an empty cell, and has not been tried there in vain."""
    if desk.is_refuted[cell * MOST_KINDS + kind] == 1:
        return False
    part = desk.part[cell]
    if desk.is_open[part] == 0:
        return desk.kinds_left[part * MOST_KINDS + kind] > 0
    return s.deck[kind] > 0 and desk.metals_left[part * METALS + s.box.card_metal[kind]] > 0
