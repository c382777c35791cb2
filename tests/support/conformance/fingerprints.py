"""Fingerprints of whole games, for comparing the interpreted with the compiled core: run in a process of its own.

python -m tests.support.conformance.fingerprints GAME FIRST LAST

Prints JSON: whether the core is compiled, and for each game of the range a fold over every state after every answer,
with all that was told and drawn, the answers offered, and now and then refusals, veils, imagined states and play-outs.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from typing import Any

from meadhall.games import game
from meadhall.kernel.events import Audience
from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import every_table

MASK64 = 0xFFFFFFFFFFFFFFFF
SELDOM: Mapping[str, int] = {"champions": 30, "midgard": 150}
"""How often the costlier things are looked at; to imagine the packs of a whole draft takes long."""


def table(played: Game, number: int) -> Rules:
    """The table of a game: all that there are, in turn."""
    tables = every_table(played)
    return tables[number % len(tables)]


def noted(onto: int, *things: object) -> int:
    """Plain things folded onto a number, the same in every process."""
    return (onto * 31 + zlib.crc32(repr(things).encode())) & MASK64


def numbers(onto: int, state: Any) -> int:
    """Every number of a state folded onto a number; a state's own `fold` takes five times as long interpreted."""
    cells = array("q")
    for cell in state.dump().values():
        cells.extend(cell if isinstance(cell, list) else [cell])
    return (onto * 31 + zlib.crc32(cells)) & MASK64


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


def fingerprint(played: Game, number: int) -> str:
    """One random game."""
    rules, seldom = table(played, number), SELDOM[played.slug]
    core, chance = rules.core, rules.core.Chance(number)
    chance.listen()
    state = rules.start(chance)
    onto, count = numbers(number, state), 0
    while (seat := core.next_seat(state)) >= 0:
        codes = rules.codes(state, seat)
        code = codes[chance.any_of(len(codes))]
        if (count + number) % seldom == 0:
            onto = looked_closer(rules, state, seat, number + count, onto)
        onto = noted(onto, seat, codes, code)
        chance.listen()
        core.proceed(state, seat, code, chance)
        onto = noted(numbers(onto, state), chance.rows, chance.outcomes)
        count += 1
    return f"{noted(onto, rules.result(state)):016x}"


def main() -> None:
    """Fingerprint a range of games."""
    played, first, last = game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    compiled = played.rules(played.seats[0]).core.COMPILED
    print(json.dumps({"compiled": compiled, "games": [fingerprint(played, number) for number in range(first, last)]}))


if __name__ == "__main__":
    main()
