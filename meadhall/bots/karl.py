"""The bot karl: gives the answer with the greatest weight by the policy of the game, without search."""

from __future__ import annotations

import secrets

from meadhall.bots.bot import Advice, Budget, Estimate, Outlook


class Karl:
    """A fast bot; the policy of each game is in its `core/policy`."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = secrets.randbits(63) if seed is None else seed

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """The answer with the greatest weight. `weigh` needs only what the seat may know: a veiled state is enough."""
        core, codes = outlook.rules.core, outlook.decision.codes
        chance = core.Chance(outlook.veiled.fold(self._seed) >> 1)
        out = core.Answers()
        core.weigh(outlook.veiled, outlook.seat, out)
        weights = dict(zip(out.listed(), out.weights, strict=False))
        ranked = sorted(codes, key=lambda code: (-weights[code], code))
        best = [code for code in ranked if weights[code] == weights[ranked[0]]]
        return Advice(best[chance.any_of(len(best))], tuple(Estimate(code) for code in ranked))
