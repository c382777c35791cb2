"""Observing: write what a seat may know into cells that the caller owns, in the order of `places`.

It reads a full state or one that is veiled for the seat, and writes the same for both: of what the veil hides, it reads
only what the veil would show to this seat. Tests prove it on pairs of states that the seat cannot tell apart.
"""

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.strict import Cells, Flags, Wide
from meadhall.midgard.core.knowledge.scene import phase_now, turn_now
from meadhall.midgard.core.numbers.board import AREAS, KINGDOMS
from meadhall.midgard.core.numbers.codes import PICK_CHIEFTAIN
from meadhall.midgard.core.numbers.steps import (
    CHOOSE_GOAL,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    KEEP_CARD,
    MUSTER_WARRIORS,
    PICK_VIKING,
)
from meadhall.midgard.core.observing.hand import observe_hand, observe_open_cards, observe_passed
from meadhall.midgard.core.observing.places import (
    OBSERVED,
    SEE_ARRIVED,
    SEE_CHIEFTAIN,
    SEE_CHIEFTAIN_MOVED,
    SEE_DOOMED,
    SEE_EFFECT,
    SEE_FREE,
    SEE_GOAL,
    SEE_KINGDOM,
    SEE_LAND,
    SEE_MORE,
    SEE_ORIGIN,
    SEE_PHASE,
    SEE_PICK,
    SEE_PLAYS_LEFT,
    SEE_PLAYS_MADE,
    SEE_PRESENT,
    SEE_QUESTION,
    SEE_RESERVE,
    SEE_ROUND,
    SEE_SCORE,
    SEE_STARTER,
    SEE_STOCK_COUNT,
    SEE_TOKENS,
    SEE_TURN,
    SEE_VIKING,
    SEE_VILLAGES,
    SEE_WARRIORS,
)
from meadhall.midgard.core.questions import answers, question
from meadhall.midgard.core.rules.moving import origin_of
from meadhall.midgard.core.rules.vikings import free_villages
from meadhall.midgard.core.state import State


def observe(s: State, me: int, cells: Cells, at: Wide) -> None:
    """Write the observation of a seat into the cells from `at` on."""
    for i in range(OBSERVED):
        cells[at + i] = 0
    observe_scene(s, me, cells, at)
    observe_card(s, cells, at)
    observe_seats(s, me, cells, at)
    observe_map(s, cells, at)
    observe_hand(s, me, cells, at)
    observe_passed(s, me, cells, at)
    observe_open_cards(s, me, cells, at)


def turns_after(s: State, me: int, seat: int) -> int:
    """How many places clockwise a seat is from the one that observes."""
    return seat - me if seat >= me else seat - me + s.box.seats


def observe_scene(s: State, me: int, cells: Cells, at: Wide) -> None:
    """What the seat is asked, the part of the game, and whose turn it is."""
    cells[at + SEE_QUESTION + question(s, me)] = 1
    cells[at + SEE_PHASE + phase_now(s)] = 1
    step = s.step[s.depth]
    if step == KEEP_CARD:
        cells[at + SEE_PICK] = s.what[s.depth] + 1
    elif step == PICK_VIKING or step == MUSTER_WARRIORS or step == CHOOSE_TOKENS:
        cells[at + SEE_MORE] = s.more[s.depth]
    cells[at + SEE_ROUND] = s.round
    cells[at + SEE_ROUND + 1] = s.box.rounds - s.round
    turn = turn_now(s)
    if turn >= 0:
        cells[at + SEE_TURN + turns_after(s, me, turn)] = 1
    cells[at + SEE_STARTER + turns_after(s, me, s.starter)] = 1


def observe_card(s: State, cells: Cells, at: Wide) -> None:
    """The card that is being carried out, and how far it is."""
    if s.card < 0 or s.depth == 0:
        return
    cells[at + SEE_EFFECT + s.box.card_effect[s.card]] = 1
    if s.box.card_kingdom[s.card] >= 0:
        cells[at + SEE_LAND + s.box.card_kingdom[s.card]] = 1
    if s.step[s.depth] == CHOOSE_GOAL:
        pick = s.what[s.depth]
        cells[at + SEE_VIKING] = 2 if pick == PICK_CHIEFTAIN else 1
        cells[at + SEE_ORIGIN + origin_of(s, s.whose[s.depth], pick)] = 1
    if s.step[s.depth] == CHOOSE_VICTIM:
        cells[at + SEE_GOAL + s.what[s.depth]] = 1
    elif s.goal >= 0:
        cells[at + SEE_GOAL + s.goal] = 1
    for area in range(AREAS):
        cells[at + SEE_ARRIVED + area] = s.arrived[area]
    cells[at + SEE_CHIEFTAIN_MOVED] = s.chieftain_moved


def observe_seats(s: State, me: int, cells: Cells, at: Wide) -> None:
    """Points, tokens, reserves and Vikings of each seat, which are open to all (MS-4, MS-5)."""
    for turn in range(s.box.seats):
        seat = (me + turn) % s.box.seats
        place = at + turn
        cells[place + SEE_PRESENT] = 1
        cells[place + SEE_SCORE] = s.score[seat]
        cells[place + SEE_RESERVE] = s.reserve[seat]
        cells[place + SEE_PLAYS_LEFT] = s.plays_left[seat]
        cells[place + SEE_PLAYS_MADE] = s.plays_made[seat]
        cells[place + SEE_STOCK_COUNT] = s.stock_count[seat]
        for kingdom in range(KINGDOMS):
            cells[at + SEE_TOKENS + turn * KINGDOMS + kingdom] = s.tokens[seat * KINGDOMS + kingdom]
        for area in range(AREAS):
            cells[at + SEE_WARRIORS + turn * AREAS + area] = s.warriors[seat * AREAS + area]
        cells[at + SEE_CHIEFTAIN + turn * AREAS + s.chieftain[seat]] = 1


def observe_map(s: State, cells: Cells, at: Wide) -> None:
    """The provinces: kingdom, villages, those that are free, and doom."""
    for province in range(s.box.provinces):
        cells[at + SEE_KINGDOM + province] = s.box.kingdom[province] + 1
        cells[at + SEE_VILLAGES + province] = s.box.villages[province]
        cells[at + SEE_FREE + province] = free_villages(s, province)
        cells[at + SEE_DOOMED + province] = s.doomed[province]


def write_mask(s: State, seat: int, out: Answers, flags: Flags, at: Wide, codes: int) -> None:
    """Write 1 for each code that is open to the seat and 0 for the others; `out` keeps the list."""
    answers(s, seat, out)
    for code in range(codes):
        flags[at + code] = 0
    for i in range(out.count):
        flags[at + out.codes[i]] = 1
