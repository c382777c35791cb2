"""Fingerprints of whole games, for comparing the interpreted with the compiled core: run in a process of its own.

python -m tests.champions.fingerprints FIRST LAST

Prints JSON: whether the core is compiled, and for each game of the range a fold over every state after every answer,
with all that was told and drawn, the answers offered, and now and then refusals, veils, imagined states and play-outs.
"""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import cycle, islice
from typing import Any

from meadhall.champions.game import GAME
from meadhall.kernel.events import Audience
from meadhall.kernel.game import Rules
from tests.champions.extremes import EMPTIEST, FULLEST
from tests.conformance.tables import settings
from tests.conformance.variations import VARIATIONS

MASK64 = 0xFFFFFFFFFFFFFFFF
SELDOM = 30  # how often the costlier things are looked at

OPTIONS: Sequence[Mapping[str, Any]] = (
    {"suspicious_villagers": True, "hall_of_records": True},
    {"draft_leaders": False, "starting_favor": 3},
    {"edition": "en-2015", "beggar_chooses": True, "killer_must_blame": True},
    {"edition": "it", "assign_sealed": False, "glory_on_kraken": False, "starting_favor": 10, "blame_beyond": 20},
)


@cache
def tables() -> list[Rules]:
    """Every edition and card variation with every number of seats, some mixed options, the fullest and emptiest box."""
    count = (len(GAME.editions) + len(VARIATIONS[GAME.slug])) * len(GAME.seats)
    mixed = [GAME.rules(seats, options) for options, seats in zip(OPTIONS, cycle(GAME.seats), strict=False)]
    extreme = [GAME.rules(seats, {}, GAME.cards(own)) for own in (FULLEST, EMPTIEST) for seats in GAME.seats]
    return [*islice(settings(GAME), count), *mixed, *extreme]


def noted(onto: int, *things: object) -> int:
    """Plain things folded onto a number, the same in every process."""
    return (onto * 31 + zlib.crc32(repr(things).encode())) & MASK64


def looked_closer(rules: Rules, state: Any, seat: int, number: int, onto: int) -> int:
    """What is asked less often: refusals, laws, a veil, an imagined state and a game played out from there."""
    core, answers, chance = rules.core, rules.core.Answers(), rules.core.Chance(number)
    onto = noted(onto, [core.refuse(state, seat, code) for code in range(len(rules.catalogue))])
    onto = noted(onto, core.broken_law(state, answers), [core.question(state, s) for s in range(rules.seats)])
    audience: Audience = number % (rules.seats + 1)
    veiled = rules.veil(state, None if audience == rules.seats else audience)
    imagined = rules.imagine(veiled, None if audience == rules.seats else audience, chance)
    onto = imagined.fold(veiled.fold(onto))
    rest = imagined.copy()
    onto = noted(onto, core.play_out(rest, chance, answers), core.winners(rest))
    return int(rest.fold(onto))


def fingerprint(number: int) -> str:
    """One random game."""
    rules = tables()[number % len(tables())]
    core, chance = rules.core, rules.core.Chance(number)
    chance.listen()
    state = rules.start(chance)
    onto, count = state.fold(number), 0
    while (seat := core.next_seat(state)) >= 0:
        codes = rules.codes(state, seat)
        code = codes[chance.any_of(len(codes))]
        if (count + number) % SELDOM == 0:
            onto = looked_closer(rules, state, seat, number + count, onto)
        onto = noted(onto, seat, codes, code)
        chance.listen()
        core.step_on(state, seat, code, chance)
        onto = noted(state.fold(onto), chance.rows, chance.outcomes)
        count += 1
    return f"{noted(onto, rules.result(state)):016x}"


def main() -> None:
    """Fingerprint a range of games."""
    first, last = (int(word) for word in sys.argv[1:])
    compiled = tables()[0].core.COMPILED
    print(json.dumps({"compiled": compiled, "games": [fingerprint(number) for number in range(first, last)]}))


if __name__ == "__main__":
    main()
