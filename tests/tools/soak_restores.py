"""Drop a table and restore it from its journal at every entry of whole games; every audience must get the same bytes.

python3 dev.py soak restores                   20 games of each title
python3 dev.py soak restores --game midgard    of one title only, repeatable
python3 dev.py soak restores --games 5 --seed 9
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from rich.progress import track

from meadhall.games import game, games
from meadhall.hall.table import PERSON
from tests.support.conformance.tables import settings
from tests.support.hall.host import Host

MOST_ACTS = 5000  # undos and rewinds by consent make a game longer, but no game needs as many


def play(slug: str, seed: int, number: int) -> tuple[int, int, str]:
    """Play one game; how often the table was restored, how many bytes were compared, and what was wrong."""
    rules = next(islice(settings(game(slug)), number, None))
    host = Host(rules, [PERSON, *["karl" if number % 2 else PERSON] * (rules.seats - 1)], seed << 16 | number)
    entries = restored = compared = 0
    for _ in range(MOST_ACTS):
        if host.table.entries > entries:
            entries = host.table.entries
            told = host.told_by(host.table)
            if host.told_by(host.restored()) != told:
                return restored, compared, f"{slug}, game {number} of seed {seed}, differs after entry {entries}"
            restored += 1
            compared += sum(len(frame) for frame, _, _ in told)
        if host.table.is_over:
            return restored, compared, ""
        host.act()
    return restored, compared, f"{slug}, game {number} of seed {seed}, did not end within {MOST_ACTS} acts"


def main(words: Sequence[str]) -> int:
    """Restore the tables of every title, or of some, on all cores."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = [one.slug for one in games()]
    parser.add_argument("--game", action="append", choices=known, help="only this game, repeatable (all)")
    parser.add_argument("--games", type=int, default=20, help="how many games of each (20)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    arguments = parser.parse_args(words)
    for slug in arguments.game or known:
        began, restored, compared = time.perf_counter(), 0, 0
        with ProcessPoolExecutor() as pool:
            jobs = [pool.submit(play, slug, arguments.seed, number) for number in range(arguments.games)]
            for job in track(jobs, description=slug, transient=True):
                times, size, wrong = job.result()
                restored, compared = restored + times, compared + size
                if wrong:
                    print(wrong)
                    return 1
        spent = time.perf_counter() - began
        print(f"{slug}: {restored:,} restores in {arguments.games} games, {compared:,} bytes alike, {spent:.0f} s.")
    return 0
