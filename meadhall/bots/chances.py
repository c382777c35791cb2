"""Win chances of answers, for hints and for bots that do not state them."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from meadhall.bots.bot import MOST_ITERATIONS, Advice, Budget, Estimate, Outlook
from meadhall.bots.trials import Candidate, Trials, forecast

BEST: Final = 3  # how many answers are explained
NO_TRUST: Final = 0.0  # weight of karl's opinion


def chances(outlook: Outlook, codes: Sequence[int], budget: Budget, seed: int) -> tuple[Estimate, ...]:
    """The win chance of each answer, in the order of the answers.

    An iteration is a world in which every answer is tried once. There is at least one.
    """
    end = math.inf if budget.seconds is None else time.monotonic() + budget.seconds
    trials, candidates = Trials(outlook, seed), [Candidate(code) for code in codes]
    for number in range(budget.iterations or MOST_ITERATIONS):
        if number and time.monotonic() >= end:
            break
        trials.run(candidates)
    return tuple(forecast(outlook, candidates, NO_TRUST))


def explained(outlook: Outlook, advice: Advice, budget: Budget, seed: int) -> tuple[Estimate, ...]:
    """The three best answers behind some advice, each with its win chance, the best first.

    If a bot has not stated the chance of its own answer, all answers are tried. Answers that are hopeless by the rules
    are left out as long as there are others.
    """
    hopeless = outlook.rules.hopeless(outlook.veiled, outlook.decision)
    asked = [code for code in outlook.decision.codes if code not in hopeless] or list(outlook.decision.codes)
    estimates = [estimate for estimate in advice.estimates if estimate.code in asked and estimate.share is not None]
    if advice.code not in [estimate.code for estimate in estimates]:
        named = [code for code in (advice.code, *(estimate.code for estimate in advice.estimates)) if code in asked]
        tried = list(dict.fromkeys(named))[:BEST] if advice.estimates else asked
        estimates = list(chances(outlook, tried or asked, budget, seed))
    return tuple(sorted(estimates, key=lambda estimate: (-(estimate.share or 0), estimate.code)))[:BEST]
