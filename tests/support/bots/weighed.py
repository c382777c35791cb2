"""Whole games weighed, for comparing the interpreted with the compiled core: run in a process of its own.

python -m tests.support.bots.weighed GAME GAMES

Prints JSON: whether the core is compiled, and for each game a checksum of every weight of every question.
"""

from __future__ import annotations

import json
import sys
import zlib

from meadhall.games import game
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import every_table

STRIDE = 5  # divides no number of tables, so that sixteen games are of every edition and number of players


def weighed(rules: Rules, seed: int) -> int:
    """A game by the heaviest answers, now and then by any; all weights folded."""
    core, chance, out = rules.core, rules.core.Chance(seed), rules.core.Answers()
    state, onto, count = rules.start(chance), 0, 0
    while (seat := core.next_seat(state)) >= 0:
        core.weigh(state, seat, out)
        codes, weights = out.listed(), tuple(out.weights[: out.count])
        assert codes == rules.codes(state, seat)
        onto = zlib.crc32(repr((seat, codes, weights)).encode(), onto)
        heaviest = codes[weights.index(max(weights))]
        core.proceed(state, seat, codes[chance.any_of(len(codes))] if count % 7 == 0 else heaviest, chance)
        count += 1
    return onto


def main() -> None:
    """Weigh so many games; few of them are at tables of all kinds, many at every table there is."""
    slug, games = sys.argv[1], int(sys.argv[2])
    tables = every_table(game(slug))
    found = [weighed(tables[number * STRIDE % len(tables)], number) for number in range(games)]
    json.dump({"compiled": game(slug).core.COMPILED, "weighed": found}, sys.stdout)


if __name__ == "__main__":
    main()
