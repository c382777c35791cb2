"""What an audience has seen of the packs, as cells and parts (MC-1, MA-1).

The audience has held every pack at some picks, and saw then what was in it. Of the cards taken between two such sights
it knows which they are, but not who took which: they are a seen part. What was taken before the first sight is an open
part.
"""

from meadhall.midgard.core.knowledge.sampler.workspace import TIMES, Workspace, add_cell, add_part, clear, note_movable
from meadhall.midgard.core.numbers.board import METALS, MOST_KINDS, MOST_PICKS, NOBODY, NOTHING, SEATS
from meadhall.midgard.core.rules.drafting import passes, slot_at, slot_owner
from meadhall.midgard.core.state import State


def has_sight(s: State, now: int, pick: int) -> bool:
    """Whether the audience has already held a pack at that pick."""
    return s.sight[(now * MOST_PICKS + pick) * MOST_PICKS] != NOTHING


def first_sight(s: State, audience: int, now: int, pack: int) -> int:
    """The first pick at which the audience held a pack; the number of picks if it has not held it."""
    if audience >= s.box.seats or not passes(s, now):
        return s.box.picks
    first = (audience + s.box.seats - pack) % s.box.seats
    return first if first < s.box.picks and has_sight(s, now, first) else s.box.picks


def is_known(s: State, audience: int, now: int, pack: int, pick: int) -> bool:
    """Whether the audience itself took this card."""
    return pick < s.picks_made[now] and slot_owner(s, now, pack, pick) == audience


def cell_owner(s: State, now: int, pack: int, pick: int) -> int:
    """Who has the card of a cell; NOBODY while it is still in its pack."""
    return slot_owner(s, now, pack, pick) if pick < s.picks_made[now] else NOBODY


def count_unseen(s: State, audience: int) -> None:
    """Count all cards that the audience has not seen; they are in `deck` until they are placed."""
    for kind in range(MOST_KINDS):
        s.deck[kind] = s.box.card_copies[kind] if kind < s.box.kinds else 0
    for now in range(s.round):
        for pack in range(s.box.seats):
            first = first_sight(s, audience, now, pack)
            at = (now * MOST_PICKS + first) * MOST_PICKS
            for i in range(s.box.picks - first):
                s.deck[s.sight[at + i]] -= 1
            if pack == audience and not passes(s, now):
                for pick in range(s.box.picks):
                    s.deck[s.took[slot_at(now, pack, pick)]] -= 1
    for i in range(s.drawn_count):
        if s.drawn[i] >= 0:
            s.deck[s.drawn[i]] -= 1


def make_cells(work: Workspace, s: State, audience: int) -> None:
    """Make a cell for every card but those that the audience has or had; the cells are still empty."""
    clear(work, s.box.seats)
    for seat in range(s.box.seats):
        note_stages(work, s, seat)
    for now in range(s.round):
        for pack in range(s.box.seats):
            if passes(s, now) or pack != audience:
                make_pack_cells(work, s, audience, now, pack)
    for i in range(s.drawn_count):
        if s.drawn_by[i] != audience:
            part = add_part(work, 1, 1, 0)
            work.metals_left[part * METALS + s.drawn_metal[i]] = 1
            add_cell(work, part, s.drawn_by[i], s.drawn_at[i], i)
    note_movable(work)


def note_stages(work: Workspace, s: State, seat: int) -> None:
    """Number the stages of a seat: the times at which it got cards."""
    base = seat * TIMES
    for time in range(TIMES):
        work.stage_at[base + time] = 0
    for now in range(s.round):
        work.stage_at[base + s.plays_before[now * SEATS + seat]] = 1
    for i in range(s.drawn_count):
        if s.drawn_by[i] == seat:
            work.stage_at[base + s.drawn_at[i]] = 1
    stage = -1
    for time in range(TIMES):
        stage += work.stage_at[base + time]
        work.stage_at[base + time] = stage
    work.stages[seat] = stage + 1


def make_pack_cells(work: Workspace, s: State, audience: int, now: int, pack: int) -> None:
    """The cells of a pack: its open part, then a seen part between each two sights."""
    is_shown = 1 if s.picks_made[now] == s.box.picks else 0
    first = first_sight(s, audience, now, pack)
    if first > 0:
        part = add_part(work, 1, 0, is_shown)
        count_metals(work, s, now, first, part)
        make_part_cells(work, s, audience, now, pack, 0, first, part)
    for visit in range(first, s.box.picks):
        if (visit - first) % s.box.seats == 0 and has_sight(s, now, visit):
            back = visit + s.box.seats
            end = back if back < s.box.picks and has_sight(s, now, back) else s.box.picks
            part = add_part(work, 0, 0, is_shown)
            count_kinds(work, s, audience, now, pack, visit, end, part)
            make_part_cells(work, s, audience, now, pack, visit, end, part)


def count_metals(work: Workspace, s: State, now: int, first: int, part: int) -> None:
    """The metals of an open part: what was dealt, less what was there at the first sight."""
    for metal in range(METALS):
        work.metals_left[part * METALS + metal] = s.box.dealt[metal]
    at = (now * MOST_PICKS + first) * MOST_PICKS
    for i in range(s.box.picks - first):
        work.metals_left[part * METALS + s.box.card_metal[s.sight[at + i]]] -= 1


def count_kinds(work: Workspace, s: State, audience: int, now: int, pack: int, visit: int, end: int, part: int) -> None:
    """The cards of a seen part: what was there, less what the audience took and what was there at the next sight."""
    at = (now * MOST_PICKS + visit) * MOST_PICKS
    for i in range(s.box.picks - visit):
        work.kinds_left[part * MOST_KINDS + s.sight[at + i]] += 1
    at = (now * MOST_PICKS + end) * MOST_PICKS
    for i in range(s.box.picks - end):
        work.kinds_left[part * MOST_KINDS + s.sight[at + i]] -= 1
    if is_known(s, audience, now, pack, visit):
        work.kinds_left[part * MOST_KINDS + s.took[slot_at(now, pack, visit)]] -= 1


def make_part_cells(
    work: Workspace, s: State, audience: int, now: int, pack: int, begin: int, end: int, part: int
) -> None:
    """The cells of the cards that are taken from a pack between two picks."""
    for pick in range(begin, end):
        if not is_known(s, audience, now, pack, pick):
            owner = cell_owner(s, now, pack, pick)
            since = 0 if owner == NOBODY else s.plays_before[now * SEATS + owner]
            add_cell(work, part, owner, since, slot_at(now, pack, pick))


def write_back(work: Workspace, s: State) -> None:
    """Put all cards into the state."""
    for cell in range(work.cells):
        if work.is_drawn[work.part[cell]] == 1:
            s.drawn[work.slot[cell]] = work.card[cell]
        else:
            s.took[work.slot[cell]] = work.card[cell]
