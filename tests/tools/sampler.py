"""Measures how fast Midgard's `imagine` is, and whether its Markov chain runs long enough, for five seats.

python3 dev.py sampler                 processor time and passes of 100,000 calls
python3 dev.py sampler --calls 5000
python3 dev.py sampler --chain 120     marginals compared with those of a chain of 120 proposals for each cell
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from meadhall.kernel.core.audiences import SPECTATOR
from meadhall.kernel.rules import Rules
from meadhall.midgard.core.knowledge.sampler.limits import PROPOSALS
from tests.support.midgard.rich import in_any_order, rich_tables

SHARE = 0.25  # of the states of a game that are looked at
LATE = 0.75  # a late state: so much of all plays has been made
THINNED = 0.02  # of the late states that are compared, so that they come from many games
RARE = 0.01  # what is rarer, or its opposite, is not compared
SAMPLES = 1000

Position = tuple[Rules, Any, int | None]


def positions(seed: int) -> Iterator[Position]:
    """Views from games of five, at random and as karl plays, with the open set, the fullest box and rich sets."""
    pick = random.Random(seed)
    for number, rules in enumerate(rich_tables(seed)):
        for state in in_any_order(rules, pick.getrandbits(32), karl=number // 3 % 2 == 1):
            if pick.random() < SHARE:
                audience = pick.choice([None, *range(rules.seats)])
                yield rules, rules.veil(state, audience), audience


def quantiles(values: Sequence[float]) -> str:
    """The mean and some quantiles."""
    ordered = sorted(values)
    shares = (0.5, 0.9, 0.99, 0.999)
    listed = [f"p{share * 100:g} {ordered[int(share * len(ordered))]:,.0f}" for share in shares]
    return ", ".join([f"mean {sum(ordered) / len(ordered):,.0f}", *listed, f"most {ordered[-1]:,.0f}"])


def measure(calls: int, seed: int) -> None:
    """Processor time and passes of so many calls."""
    micros, passes, detours, stuck = [], [], [], 0
    for number, (rules, veiled, audience) in enumerate(positions(seed)):
        if number == calls:
            break
        chance, state, work = rules.core.Chance(number), rules.new_state(), rules.core.Workspace()
        began = time.process_time()
        rules.core.imagine(veiled, SPECTATOR if audience is None else audience, state, chance, work)
        micros.append((time.process_time() - began) * 1e6)
        passes.append(work.passes)
        detours.append(work.passes - work.constraints)
        stuck += chance.stuck > 0
    print(f"{calls:,} calls, {'compiled' if rules.core.COMPILED else 'interpreted'}; {stuck} got stuck.")
    print(f"processor time in µs: {quantiles(micros)}")
    print(f"passes of the search: {quantiles(passes)}")
    print(f"of these beyond one for each constraint: {quantiles(detours)}")


def marginals(position: Position, proposals: int, seed: int) -> Counter[tuple[str, int, int]]:
    """How often each card was in each place, and how many of each kind were in each stock."""
    rules, veiled, audience = position
    work, state = rules.core.Workspace(), rules.new_state()
    work.proposals = proposals
    found: Counter[tuple[str, int, int]] = Counter()
    for number in range(SAMPLES):
        chance = rules.core.Chance(seed << 32 | number)
        rules.core.imagine(veiled, SPECTATOR if audience is None else audience, state, chance, work)
        v = state.dump()
        for name in ("took", "drawn", "stock"):
            found.update((name, at, card) for at, card in enumerate(v[name]))
    return found


def is_late(position: Position) -> bool:
    """Whether most cards have been played."""
    rules, veiled, _ = position
    made, most = sum(veiled.plays_made), rules.seats * sum(rules.box.plays)
    return bool(made >= LATE * most)


def compare(proposals: int, count: int, seed: int) -> None:
    """The marginals of late positions, beside those of a longer chain."""
    squares, worst, apart, number, pick = 0.0, 0.0, [], 0, random.Random(seed)
    for position in positions(seed):
        if not is_late(position) or pick.random() > THINNED:
            continue
        short, long = marginals(position, PROPOSALS, 1), marginals(position, proposals, 2)
        for key in short.keys() | long.keys():
            share = (short[key] + long[key]) / (2 * SAMPLES)
            if RARE < share < 1 - RARE:
                gap = (short[key] - long[key]) / SAMPLES
                z = gap / sqrt(share * (1 - share) * 2 / SAMPLES)
                squares, worst = squares + z * z, max(worst, abs(z))
                apart.append(abs(gap))
        number += 1
        if number == count:
            break
    apart.sort()
    rms, mean, p99 = sqrt(squares / len(apart)), sum(apart) / len(apart), apart[int(0.99 * len(apart))]
    print(f"{number} late positions, {len(apart):,} marginals, {SAMPLES:,} samples")
    print(f"by chains of {PROPOSALS} and {proposals} proposals a cell.")
    print(f"z: root mean square {rms:.2f} (1 where there is no difference), most {worst:.1f}")
    print(f"difference: mean {mean:.4f}, p99 {p99:.3f}, most {apart[-1]:.3f}")


def main() -> int:
    """Measure calls, or compare chains."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=100_000, help="how many calls are measured (100,000)")
    parser.add_argument("--chain", type=int, help="compare with a chain that makes so many proposals for each cell")
    parser.add_argument("--positions", type=int, default=20, help="how many late positions are compared (20)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same positions (1)")
    arguments = parser.parse_args()
    if arguments.chain:
        compare(arguments.chain, arguments.positions, arguments.seed)
    else:
        measure(arguments.calls, arguments.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
