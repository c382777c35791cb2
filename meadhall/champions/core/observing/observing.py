"""Observing: write what a seat may know into cells that the caller owns, in the order of `places`.

It reads a full state or one that is veiled for the seat, and writes the same for both: of what the veil hides, it reads
only what the veil would show to this seat. Tests prove it on pairs of states that the seat cannot tell apart.
"""

from meadhall.champions.core.knowledge.scene import phase_now, turn_now, venue_now
from meadhall.champions.core.numbers.steps import RUNE_OFFER
from meadhall.champions.core.observing.places import (
    ASKABLE,
    OBSERVED,
    SEE_DETAIL,
    SEE_FIRST,
    SEE_PHASE,
    SEE_QUESTION,
    SEE_ROUND,
    SEE_TURN,
    SEE_VENUE,
)
from meadhall.champions.core.observing.seats import (
    observe_destinies,
    observe_runes,
    observe_seats,
    observe_trophies,
    turns_after,
)
from meadhall.champions.core.observing.table import (
    observe_board,
    observe_choice,
    observe_enemies,
    observe_open_cards,
    observe_sent,
)
from meadhall.champions.core.questions.asking import answers, question
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.strict import Cells, Flags, Wide


def observe(s: State, me: int, cells: Cells, at: Wide) -> None:
    """Write the observation of a seat into the cells from `at` on."""
    for i in range(OBSERVED):
        cells[at + i] = 0
    observe_scene(s, me, cells, at)
    observe_seats(s, me, cells, at)
    observe_runes(s, me, cells, at)
    observe_trophies(s, me, cells, at)
    observe_destinies(s, me, cells, at)
    observe_board(s, me, cells, at)
    observe_enemies(s, me, cells, at)
    observe_open_cards(s, me, cells, at)
    observe_sent(s, me, cells, at)
    observe_choice(s, me, cells, at)


def observe_scene(s: State, me: int, cells: Cells, at: Wide) -> None:
    """What the seat is asked, the part of the game, and whose turn it is."""
    asked = question(s, me)
    if asked == RUNE_OFFER:
        asked = ASKABLE - 1
    cells[at + SEE_QUESTION + asked] = 1
    cells[at + SEE_PHASE + phase_now(s)] = 1
    if s.depth > 0:
        cells[at + SEE_DETAIL] = s.what[s.depth]
        cells[at + SEE_DETAIL + 1] = s.more[s.depth]
        venue = venue_now(s)
        if venue >= 0:
            cells[at + SEE_VENUE + venue] = 1
    cells[at + SEE_ROUND] = s.round
    cells[at + SEE_ROUND + 1] = s.box.rounds - s.round
    turn = turn_now(s)
    if turn >= 0:
        cells[at + SEE_TURN + turns_after(s, me, turn)] = 1
    cells[at + SEE_FIRST + turns_after(s, me, s.first)] = 1


def write_mask(s: State, seat: int, out: Answers, flags: Flags, at: Wide, codes: int) -> None:
    """Write 1 for each code that is open to the seat and 0 for the others; `out` keeps the list."""
    answers(s, seat, out)
    for code in range(codes):
        flags[at + code] = 0
    for i in range(out.count):
        flags[at + out.codes[i]] = 1
