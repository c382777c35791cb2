"""What answers are worth: the share of games won with each, played on from imagined states as karl would.

So every bot can say why, even one that does not look ahead.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.bots.bot import MOST_ITERATIONS, Advice, Budget, Option, Outlook

BEST: Final = 3  # how many options a bot is asked to explain
NOBODY: Final = -1
NO_SLACK: Final = 0


def iterations(budget: Budget) -> Iterator[int]:
    """Numbers from 0 on, as far as the budget goes; at least one."""
    end = math.inf if budget.seconds is None else time.monotonic() + budget.seconds
    for number in range(budget.iterations or MOST_ITERATIONS):
        if number and time.monotonic() >= end:
            return
        yield number


def shares(outlook: Outlook, codes: Sequence[int], budget: Budget, seed: int) -> dict[int, float]:
    """The share of games that the seat wins with each answer; a shared victory counts in parts.

    An iteration plays every answer once, from the same imagined state and with the same chance.
    """
    core, seat = outlook.rules.core, outlook.seat
    chance, out = core.Chance(), core.Answers()
    won = dict.fromkeys(codes, 0.0)
    played = 0
    for number in iterations(budget):
        chance.reseed(seed + 2 * number)
        imagined = outlook.imagine_likely(chance)
        for code in codes:
            state = imagined.copy()
            chance.reseed(seed + 2 * number + 1)
            core.step_on(state, seat, code, chance)
            core.play_on(state, chance, out, NOBODY, outlook.rules.box.rounds, NO_SLACK)
            bits = core.winners(state)
            won[code] += (bits >> seat & 1) / bits.bit_count()
        played += 1
    return {code: share / played for code, share in won.items()}


def explained(outlook: Outlook, advice: Advice, budget: Budget, seed: int) -> tuple[Option, ...]:
    """The best three options behind some advice, its answer first, each with the share of games won."""
    thought = {option.code: option for option in advice.options}
    codes = outlook.decision.codes if not thought else tuple(dict.fromkeys([advice.code, *thought]))[:BEST]
    options = [thought.get(code, Option(code)) for code in codes]
    if any(option.share is None for option in options):  # all by one measure, or they could not be compared
        found = shares(outlook, codes, budget, seed)
        options = [Option(code, found[code]) for code in codes]
    if not thought:
        options.sort(key=lambda option: (option.code != advice.code, -(option.share or 0), option.code))
    return tuple(options[:BEST])
