"""Claims: what others have played or shown must be among the cards that they are imagined to have had (MA-1, MA-2).

A seat had the card that it played by then; the gold that it showed came in that round's draft. The claims of one seat
on one kind are a group: it holds where, up to each stage, as many such cards came to the seat as it had played before
the next one.
"""

from meadhall.midgard.core.knowledge.sampler.cells import MOST_STAGES, TIMES, Desk
from meadhall.midgard.core.numbers.board import GOLD, MOST_KINDS, MOST_PLAYS, NOBODY, NOTHING, SEATS
from meadhall.midgard.core.state import State


def list_claims(desk: Desk, s: State, audience: int) -> None:
    """Every card that another seat must have had, in groups."""
    desk.claims = 0
    desk.groups = 0
    desk.total = 0
    for at in range(SEATS * MOST_KINDS):
        desk.group_at[at] = NOTHING
    for seat in range(s.box.seats):
        desk.first_group[seat] = desk.groups
        desk.first_claim[seat] = desk.claims
        if seat != audience:
            for kind in range(s.box.kinds):
                if s.gold_owner[kind] == seat:
                    stage = desk.stage_at[seat * TIMES + s.plays_before[s.gold_round[kind] * SEATS + seat]]
                    add_claim(desk, seat, kind, stage, stage)
                    desk.gold_stage[desk.group_at[seat * MOST_KINDS + kind]] = stage
            for play in range(s.plays_made[seat]):
                kind = s.played[seat * MOST_PLAYS + play]
                if s.box.card_metal[kind] != GOLD:
                    add_claim(desk, seat, kind, 0, desk.stage_at[seat * TIMES + play])
    desk.first_group[s.box.seats] = desk.groups
    desk.first_claim[s.box.seats] = desk.claims


def add_claim(desk: Desk, seat: int, kind: int, first: int, last: int) -> None:
    """One more claim, on a card that came between two stages."""
    claim = desk.claims
    desk.claims += 1
    desk.claimed_kind[claim] = kind
    desk.not_before[claim] = first
    desk.not_after[claim] = last
    group = desk.group_at[seat * MOST_KINDS + kind]
    if group == NOTHING:
        group = add_group(desk, seat, kind)
    for stage in range(last, desk.stages[seat]):
        desk.need[group * MOST_STAGES + stage] += 1
    note_missing(desk, group)


def add_group(desk: Desk, seat: int, kind: int) -> int:
    """One more group, still without claims."""
    group = desk.groups
    desk.groups += 1
    desk.group_at[seat * MOST_KINDS + kind] = group
    desk.group_seat[group] = seat
    desk.group_kind[group] = kind
    desk.gold_stage[group] = NOTHING
    desk.missing[group] = 0
    for stage in range(desk.stages[seat]):
        desk.need[group * MOST_STAGES + stage] = 0
        desk.had[group * MOST_STAGES + stage] = 0
    return group


def lay(desk: Desk, cell: int, kind: int) -> None:
    """Put a card into an empty cell, and count what is missing then."""
    desk.card[cell] = kind
    count_card(desk, cell, kind, 1)


def lift(desk: Desk, cell: int) -> None:
    """Take the card from a cell."""
    count_card(desk, cell, desk.card[cell], -1)
    desk.card[cell] = NOTHING


def count_card(desk: Desk, cell: int, kind: int, change: int) -> None:
    """The owner of a cell has one card of a kind more or less."""
    seat = desk.owner[cell]
    if seat == NOBODY:
        return
    group = desk.group_at[seat * MOST_KINDS + kind]
    if group != NOTHING:
        desk.had[group * MOST_STAGES + desk.stage[cell]] += change
        note_missing(desk, group)


def note_missing(desk: Desk, group: int) -> None:
    """Count anew what a group lacks."""
    lacks = lacks_with(desk, group, 0, 0)
    desk.total += lacks - desk.missing[group]
    desk.missing[group] = lacks


def lacks_with(desk: Desk, group: int, stage: int, change: int) -> int:
    """What a group lacks up to any stage, at most, if more or fewer cards came in one; for gold, in its own stage."""
    base = group * MOST_STAGES
    if desk.gold_stage[group] != NOTHING:
        return 1 - desk.had[base + desk.gold_stage[group]] - (change if stage == desk.gold_stage[group] else 0)
    lacks = 0
    had = 0
    for at in range(desk.stages[desk.group_seat[group]]):
        had += desk.had[base + at]
        if at == stage:
            had += change
        lacks = max(lacks, desk.need[base + at] - had)
    return lacks
