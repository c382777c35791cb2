"""What is under way, read off the agenda, which is open to all: the phase, where it plays, and whose turn it is."""

from meadhall.champions.core.enemies import is_kraken_at
from meadhall.champions.core.numbers.board import AT_SHORE, NOBODY, NOTHING
from meadhall.champions.core.numbers.limits import AFTER_HUNT, AFTER_VENUE, CHOOSING
from meadhall.champions.core.numbers.phases import (
    PHASE_ASSIGNING,
    PHASE_ENDING,
    PHASE_FEEDING,
    PHASE_FIGHTING,
    PHASE_HUNTING,
    PHASE_JOURNEY,
    PHASE_LEADERS,
    PHASE_OVER,
    PHASE_PLACING,
)
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    ASSIGN,
    BRING_HOME,
    CHECK,
    CLEAN_UP,
    DEAL,
    FEED,
    MEET_MONSTER,
    OUT_OF_TURN,
    RESOLVE,
    SCORE,
    STRIKE,
)
from meadhall.champions.core.state import State


def turn_at(s: State) -> int:
    """Where the agenda keeps whose turn it is: on top, or below what a rune used out of turn asks (CN-1)."""
    return s.depth - 1 if s.step[s.depth] == OUT_OF_TURN else s.depth


def turn_now(s: State) -> int:
    """Whose turn it is; NOBODY while all assign at once, and when the game is over."""
    if s.depth == 0:
        return NOBODY
    if s.step[s.depth] != ASSIGN:
        return s.whose[turn_at(s)]
    if s.what[s.depth] == 1:
        for seat in range(s.box.seats):
            if s.assigning[seat] == CHOOSING:
                return seat
    return NOBODY


def phase_now(s: State) -> int:
    """The part of the game that is under way."""
    if s.depth == 0:
        return PHASE_OVER
    bottom = s.step[1]
    if bottom == DEAL:
        return PHASE_LEADERS
    if bottom == RESOLVE:
        return PHASE_ASSIGNING
    if bottom == SCORE:
        return PHASE_ENDING
    if bottom != CLEAN_UP:
        return PHASE_PLACING
    return phase_of_resolution(s, scene_at(s))


def scene_at(s: State) -> int:
    """Where on the agenda it stands what is being resolved: the topmost step that names a hunt, a fight or a voyage.

    0 in a state saved while runes could be used after a hunt or a fight, before such a step said after which.
    """
    for i in range(s.depth):
        at = s.depth - i
        step = s.step[at]
        if step == BRING_HOME or step == STRIKE or step == CHECK or step == FEED or step == MEET_MONSTER:
            return at
        if step == AFTERWARDS and s.what[at] > 0:
            return at
    return 0


def phase_of_resolution(s: State, at: int) -> int:
    """Hunt, fight, or the part of a voyage: the journey card, then the meal; a kraken comes with the card (CC)."""
    if at == 0:
        return PHASE_FIGHTING
    step = s.step[at]
    if step == BRING_HOME or (step == AFTERWARDS and s.what[at] == AFTER_HUNT):
        return PHASE_HUNTING
    if step == MEET_MONSTER:
        return PHASE_FEEDING
    if step == FEED or s.step[at - 1] == FEED or ((step == STRIKE or step == CHECK) and is_kraken_at(s, at)):
        return PHASE_JOURNEY
    return PHASE_FIGHTING


def venue_now(s: State) -> int:
    """The venue of the fight or voyage that is being resolved; NOTHING elsewhere."""
    if s.step[1] != CLEAN_UP:
        return NOTHING
    at = scene_at(s)
    step = s.step[at]
    if step == STRIKE or step == CHECK:
        return s.what[at]
    if step == FEED or step == MEET_MONSTER:
        return AT_SHORE + s.what[at]
    if step == AFTERWARDS and s.what[at] < AFTER_HUNT:
        return s.what[at] - AFTER_VENUE
    return NOTHING
