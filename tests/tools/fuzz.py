"""Fuzz tests: random card sets, and states with numbers changed at random.

python3 dev.py fuzz                    200 card sets and 2,000 changed states of each game
python3 dev.py fuzz --game midgard     of one game only, repeatable
python3 dev.py fuzz --sets 5000 --states 50000 --seed 9

Games with random sets are played by the core in use and by the interpreted one; both must reach the same states, break
no law and stay within the bounds of the figures. A changed state must be refused, or played to its end under all laws.
"""

from __future__ import annotations

import argparse
import sys

from rich.progress import track

from meadhall.games import game, games
from meadhall.kernel.game import Game
from tests.conformance.test_agreement import begun, ended
from tests.support.conformance.restoring import restored_games
from tests.support.conformance.tables import every_table

CHUNK = 20
TRIALS = 40


def differing(played: Game, first: int, last: int) -> list[int]:
    """The made-up sets on which the core in use and the interpreter do not agree."""
    processes = [
        begun(played, first, last, pure=pure, module="tests.support.conformance.fuzzed") for pure in (True, False)
    ]
    one, other = (ended(process)["games"] for process in processes)
    return [first + place for place in range(last - first) if one[place] != other[place]]


def main() -> int:
    """Fuzz every game, or some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = [one.slug for one in games()]
    parser.add_argument("--game", action="append", choices=known, help="only this game, repeatable (all)")
    parser.add_argument("--sets", type=int, default=200, help="how many card sets of each (200)")
    parser.add_argument("--states", type=int, default=2000, help="how many changed states of each (2,000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same sets and states (1)")
    arguments = parser.parse_args()
    base = arguments.seed << 32
    for one in map(game, arguments.game or known):
        ranges = [(at, min(at + CHUNK, arguments.sets)) for at in range(0, arguments.sets, CHUNK)]
        for first, last in track(ranges, description=f"{one.slug}: card sets", transient=True):
            if apart := differing(one, base + first, base + last):
                print(f"{one.slug}: the two speeds part on the made-up sets {apart}.")
                return 1
        tables, played = every_table(one), 0
        for number in track(range(-(-arguments.states // TRIALS)), description=f"{one.slug}: states", transient=True):
            found = restored_games(tables[number % len(tables)], base + number, TRIALS, 1 + number % 3)
            played += found.played
            if found.broken:
                print(f"{one.slug}: seed {base + number}: {found.broken[0]}")
                return 1
        print(
            f"{one.slug}: {arguments.sets:,} card sets and {arguments.states:,} changed states, {played:,} played on."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
