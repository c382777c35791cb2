"""The baseline that reads nothing: the best order of codes, found by climbing for a minute.

Such a list always gives the first of its codes that is open. It shows how much of a victory needs no look at the table.

    python3 dev.py train preferences champions --minutes 1
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterable

import numpy as np

from examples.ppo.evaluate import Answer, share_won
from meadhall.kernel.rules import Rules
from meadhall.rl.actions import Actions
from meadhall.rl.setting import setting_of

TRIED = 100  # games of each trial


def by_preference(ranks: np.ndarray) -> Answer:
    """The open code with the lowest rank."""
    return lambda observations, masks: np.where(masks != 0, ranks, len(ranks)).argmin(-1)


def climb(rules: Rules, minutes: float, seed: int) -> np.ndarray:
    """Swap codes of a random order as long as it then wins more against thralls, on games that change each time."""
    chosen = random.Random(seed)
    count = Actions(rules).count
    ranks = np.array(chosen.sample(range(count), count))
    best, end, turn = -1.0, time.perf_counter() + minutes * 60, 0
    while time.perf_counter() < end:
        turn += 1
        tried = ranks.copy()
        for _ in range(chosen.choice((1, 2, 4, 8))):
            one, other = chosen.randrange(count), chosen.randrange(count)
            tried[one], tried[other] = tried[other], tried[one]
        won, _, _ = share_won(by_preference(tried), rules, "thrall", TRIED, turn)
        if won >= best:
            ranks, best = tried, 0.7 * best + 0.3 * won if best >= 0 else won
    return ranks


def main(words: Iterable[str] | None = None) -> None:
    """Climb, and say what the list found wins on other games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("champions", "midgard"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--judged", type=int, default=400, help="games of the judgement")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(None if words is None else list(words))
    rules = setting_of(asked.game, asked.seats).rules
    ranks = climb(rules, asked.minutes, asked.seed)
    for opponent in ("thrall", "karl"):
        won, low, high = share_won(by_preference(ranks), rules, opponent, asked.judged, 1_000_000)
        print(f"{opponent}s: {won:.3f} ({low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
