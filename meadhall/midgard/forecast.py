"""The forecast of Midgard: from shares of imagined games to win chances, by stage."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.declared.forecast import Forecast
from meadhall.midgard.core.numbers.steps import CHOOSE_TOKENS, KEEP_CARD, PLAY_CARD

# Fitted to 199 games of huscarls on all seats of
# meadhall calibrate midgard --bot huscarl@200 --games 200 --seed 1 --fit
FORECAST = Forecast(level=-0.293, slope=1.032, level_early=0.311, slope_early=0.136)


def earliness(state: Any) -> float:
    """The rounds that are still to be decided, as a share of all; the present one counts in full until the last cards.

    Karl plays on in imagined games, and huscarls play the last cards of a round better than he does. In their games
    what was imagined in the middle of a round was as overconfident as at its draft; it became right only while each
    seat played its last card. A card that is being carried out is half a play.
    """
    step = state.step[state.depth]
    undecided = 1.0
    if step == CHOOSE_TOKENS or state.depth == 0:
        undecided = 0.0
    elif step != KEEP_CARD:
        plays = sum(state.plays_left) + (1 if step == PLAY_CARD else 0.5)
        undecided = min(plays / state.box.seats, undecided)
    return float(state.box.rounds - state.round + undecided) / int(state.box.rounds)
