"""A soak test: random play over all games, editions, player counts, options and card sets, with all laws checked.

python3 dev.py soak                    100,000 games of each game
python3 dev.py soak --game midgard     of one game only, repeatable
python3 dev.py soak --games 5000 --seed 9
python3 dev.py soak restores           tables restored from their journals at every entry of whole games
python3 dev.py soak server --help      the server: killed, attacked, on two processes
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from meadhall.games import game, games
from tests.support.conformance.tables import every_table

CHUNK = 500


def soak(slug: str, seed: int, start: int, stop: int) -> tuple[int, str]:
    """Play some games; returns how many, and the first broken law if there is one."""
    tables = every_table(game(slug))
    core = tables[0].core
    chance, answers = core.Chance(), core.Answers()
    for number in range(start, stop):
        rules = tables[number % len(tables)]
        chance.reseed(seed << 32 | number)
        state = rules.start(chance)
        law = core.play_lawfully(state, chance, answers)
        if law:
            return number - start, f"{slug}, game {number} of seed {seed}: {rules.words.laws[law]}; {rules.setting}"
    return stop - start, ""


def main() -> int:
    """Soak every game, or some, on all cores; or the server."""
    if sys.argv[1:2] == ["restores"]:
        from tests.tools import soak_restores

        return soak_restores.main(sys.argv[2:])
    if sys.argv[1:2] == ["server"]:
        from tests.tools import soak_server

        return soak_server.main(sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = [one.slug for one in games()]
    parser.add_argument("--game", action="append", choices=known, help="only this game, repeatable (all)")
    parser.add_argument("--games", type=int, default=100_000, help="how many games of each (100,000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    arguments = parser.parse_args()
    for one in map(game, arguments.game or known):
        began = time.perf_counter()
        ranges = [(at, min(at + CHUNK, arguments.games)) for at in range(0, arguments.games, CHUNK)]
        with ProcessPoolExecutor() as pool:
            jobs = [pool.submit(soak, one.slug, arguments.seed, *span) for span in ranges]
            played = 0
            for job in track(jobs, description=one.slug, transient=True):
                count, breach = job.result()
                played += count
                if breach:
                    print(breach)
                    return 1
        core = "compiled" if one.rules(one.seats[0]).core.COMPILED else "interpreted"
        print(f"{one.slug}: {played:,} games without a breach in {time.perf_counter() - began:.0f} s, {core}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
