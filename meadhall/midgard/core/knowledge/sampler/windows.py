"""Windows: which cells the constraints of a seat can still use, while the constraint search places them.

A group that lacks a card can use an empty cell of its seat if the card can have come in that stage, if no more urgent
constraint needs the cell, and if the part of the cell still has such a card.
"""

from meadhall.midgard.core.knowledge.sampler.workspace import MOST_OWNED, MOST_STAGES, Workspace
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, NOBODY, NOTHING
from meadhall.midgard.core.state import State


def note_windows(work: Workspace, seat: int) -> None:
    """Compute in which stages each group of a seat can use one more card, and which cells the seat can spare.

    If as many cards are due up to a stage as there are empty cells, all of these cells are needed.
    """
    for stage in range(work.stages[seat]):
        work.empty[stage] = 0
    for i in range(work.owned_count[seat]):
        cell = work.owned[seat * MOST_OWNED + i]
        if work.card[cell] == NOTHING:
            work.empty[work.stage[cell]] += 1
    for group in range(work.first_group[seat], work.first_group[seat + 1]):
        work.earliest[group] = max(0, work.gold_stage[group])
        work.latest[group] = latest_use(work, group)
    work.spare_from[seat] = 0
    empty = 0
    for stage in range(work.stages[seat]):
        empty += work.empty[stage]
        due = 0
        for group in range(work.first_group[seat], work.first_group[seat + 1]):
            due += max(0, lacks_by(work, group, stage))
        if due >= empty:
            work.spare_from[seat] = stage + 1
            for group in range(work.first_group[seat], work.first_group[seat + 1]):
                if lacks_by(work, group, stage) <= 0:
                    work.earliest[group] = max(work.earliest[group], stage + 1)


def lacks_by(work: Workspace, group: int, stage: int) -> int:
    """How many cards of a group are due up to a stage and have no cell yet; negative if more came than were due."""
    lacks = work.need[group * MOST_STAGES + stage]
    for before in range(stage + 1):
        lacks -= work.had[group * MOST_STAGES + before]
    return lacks


def latest_use(work: Workspace, group: int) -> int:
    """The last stage in which one more card is of use to a group; NOTHING if it has all that it needs.

    It is of use unless everything that the group lacks was due before.
    """
    if work.gold_stage[group] != NOTHING:
        return work.gold_stage[group] if work.had[group * MOST_STAGES + work.gold_stage[group]] == 0 else NOTHING
    stages = work.stages[work.group_seat[group]]
    left = lacks_by(work, group, stages - 1)
    due = 0
    for stage in range(stages):
        if left <= due:
            return stage - 1
        due = max(0, lacks_by(work, group, stage))
    return stages - 1


def is_spare(work: Workspace, cell: int) -> bool:
    """Whether a cell can get a card that no constraint needs."""
    return work.owner[cell] == NOBODY or work.stage[cell] >= work.spare_from[work.owner[cell]]


def can_use(work: Workspace, s: State, group: int, cell: int) -> bool:
    """Whether the search can place a card of a group in a cell of its seat."""
    if work.card[cell] != NOTHING or not work.earliest[group] <= work.stage[cell] <= work.latest[group]:
        return False
    return has_card(work, s, cell, work.group_kind[group])


def has_card(work: Workspace, s: State, cell: int, kind: int) -> bool:
    """Whether a card of a kind is left for an empty cell, and has not failed there."""
    if work.is_refuted[cell * MOST_KINDS + kind] == 1:
        return False
    part = work.part[cell]
    if work.is_open[part] == 0:
        return work.kinds_left[part * MOST_KINDS + kind] > 0
    return s.deck[kind] > 0 and work.metals_left[part * METALS + s.box.card_metal[kind]] > 0
