"""Constraints: the other seats must have had the cards that they have played or shown (MA-1, MA-2).

A constraint is one such card: a card that a seat played must have come to it before, and gold that it showed must have
come in the draft of that round. The constraints of one seat on one kind are a group. A group is met if, up to each
stage, at least as many such cards came to the seat as it had played before the next stage.
"""

from meadhall.midgard.core.knowledge.sampler.workspace import MOST_STAGES, TIMES, Workspace
from meadhall.midgard.core.numbers.board import GOLD, MOST_KINDS, MOST_PLAYS, NOBODY, NOTHING, SEATS
from meadhall.midgard.core.state import State


def list_constraints(work: Workspace, s: State, audience: int) -> None:
    """List every card that another seat must have had, in groups."""
    work.constraints = 0
    work.groups = 0
    work.total = 0
    for at in range(SEATS * MOST_KINDS):
        work.group_at[at] = NOTHING
    for seat in range(s.box.seats):
        work.first_group[seat] = work.groups
        work.first_constraint[seat] = work.constraints
        if seat != audience:
            for kind in range(s.box.kinds):
                if s.gold_owner[kind] == seat:
                    stage = work.stage_at[seat * TIMES + s.plays_before[s.gold_round[kind] * SEATS + seat]]
                    add_constraint(work, seat, kind, stage, stage)
                    work.gold_stage[work.group_at[seat * MOST_KINDS + kind]] = stage
            for play in range(s.plays_made[seat]):
                kind = s.played[seat * MOST_PLAYS + play]
                if s.box.card_metal[kind] != GOLD:
                    add_constraint(work, seat, kind, 0, work.stage_at[seat * TIMES + play])
    work.first_group[s.box.seats] = work.groups
    work.first_constraint[s.box.seats] = work.constraints


def add_constraint(work: Workspace, seat: int, kind: int, first: int, last: int) -> None:
    """Add a constraint on a card that came between two stages."""
    constraint = work.constraints
    work.constraints += 1
    work.constraint_kind[constraint] = kind
    work.not_before[constraint] = first
    work.not_after[constraint] = last
    group = work.group_at[seat * MOST_KINDS + kind]
    if group == NOTHING:
        group = add_group(work, seat, kind)
    for stage in range(last, work.stages[seat]):
        work.need[group * MOST_STAGES + stage] += 1
    note_missing(work, group)


def add_group(work: Workspace, seat: int, kind: int) -> int:
    """Add a group, still without constraints."""
    group = work.groups
    work.groups += 1
    work.group_at[seat * MOST_KINDS + kind] = group
    work.group_seat[group] = seat
    work.group_kind[group] = kind
    work.gold_stage[group] = NOTHING
    work.missing[group] = 0
    for stage in range(work.stages[seat]):
        work.need[group * MOST_STAGES + stage] = 0
        work.had[group * MOST_STAGES + stage] = 0
    return group


def put_card(work: Workspace, cell: int, kind: int) -> None:
    """Put a card into an empty cell, and update what is missing."""
    work.card[cell] = kind
    count_card(work, cell, kind, 1)


def take_card(work: Workspace, cell: int) -> None:
    """Take the card from a cell."""
    count_card(work, cell, work.card[cell], -1)
    work.card[cell] = NOTHING


def count_card(work: Workspace, cell: int, kind: int, change: int) -> None:
    """Count one card of a kind more or less for the owner of a cell."""
    seat = work.owner[cell]
    if seat == NOBODY:
        return
    group = work.group_at[seat * MOST_KINDS + kind]
    if group != NOTHING:
        work.had[group * MOST_STAGES + work.stage[cell]] += change
        note_missing(work, group)


def note_missing(work: Workspace, group: int) -> None:
    """Update what a group lacks."""
    lacks = lacks_with(work, group, 0, 0)
    work.total += lacks - work.missing[group]
    work.missing[group] = lacks


def lacks_with(work: Workspace, group: int, stage: int, change: int) -> int:
    """The most that a group lacks up to any stage if `change` more cards came in one; for gold, in its own stage."""
    base = group * MOST_STAGES
    if work.gold_stage[group] != NOTHING:
        return 1 - work.had[base + work.gold_stage[group]] - (change if stage == work.gold_stage[group] else 0)
    lacks = 0
    had = 0
    for at in range(work.stages[work.group_seat[group]]):
        had += work.had[base + at]
        if at == stage:
            had += change
        lacks = max(lacks, work.need[base + at] - had)
    return lacks
