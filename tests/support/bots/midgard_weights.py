"""Weights of whole games of Midgard, for comparing the interpreted with the compiled core: run in a process of its own.

python -m tests.support.bots.midgard_weights GAMES

Prints JSON: whether the core is compiled, and for each game every answer with its weight, and what was judged.
"""

from __future__ import annotations

import json
import sys
import zlib

from meadhall.midgard import gate
from meadhall.midgard.game import GAME
from tests.support.conformance.tables import every_table


def weights_of(number: int) -> int:
    """A fold over all that karl thinks in one game, at one table after another."""
    tables = every_table(GAME)
    rules = tables[number * 7 % len(tables)]
    core, chance, out, onto = rules.core, rules.core.Chance(number), rules.core.Answers(), 0
    state = rules.start(chance)
    while (seat := core.next_seat(state)) >= 0:
        core.weigh(state, seat, out)
        judged = [gate.judge(state, seat) for seat in range(rules.seats)]
        thought = [out.listed(), list(out.weights)[: out.count], judged]
        onto = zlib.crc32(repr(thought).encode(), onto)
        core.proceed(state, seat, out.codes[chance.any_of(out.count)], chance)
    return onto


if __name__ == "__main__":
    print(json.dumps({"compiled": GAME.core.COMPILED, "games": [weights_of(n) for n in range(int(sys.argv[1]))]}))
