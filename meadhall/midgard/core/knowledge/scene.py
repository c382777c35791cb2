"""What is under way, read off the agenda, which is open to all: the phase, and whose turn it is."""

from meadhall.midgard.core.numbers.board import NOBODY
from meadhall.midgard.core.numbers.phases import PHASE_ACTION, PHASE_DRAFT, PHASE_OVER, PHASE_SCORING
from meadhall.midgard.core.numbers.steps import CHOOSE_TOKENS, KEEP_CARD
from meadhall.midgard.core.state import State


def phase_now(s: State) -> int:
    """The part of the game that is under way."""
    if s.depth == 0:
        return PHASE_OVER
    if s.step[s.depth] == KEEP_CARD:
        return PHASE_DRAFT
    return PHASE_SCORING if s.step[s.depth] == CHOOSE_TOKENS else PHASE_ACTION


def turn_now(s: State) -> int:
    """Whose turn it is; NOBODY in a draft, where all choose at once, and when the game is over."""
    return NOBODY if s.depth == 0 else s.whose[s.depth]
