"""The fight under way: whom it is against, which round of it this is, and what the dice on the table do (CF-1, CF-6).

A fight stands on the agenda as FIGHT_ROUND, STRIKE or CHECK, one after another. `what` is its venue; `more` is 1 for
the kraken, and 2 more for each round that was fought before.
"""

from meadhall.champions.core.numbers.steps import CHECK, LOSE_IN_FIGHT, STRIKE
from meadhall.champions.core.rules.dice import shields_shown
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import sent_out

MOST_COUNTED = 9999  # rounds of a fight; later ones are counted as this one, for a cell has 16 bits


def fight_at(s: State) -> int:
    """Where on the agenda the fight under way stands; 0 if nobody fights."""
    for i in range(s.depth):
        at = s.depth - i
        if s.step[at] == STRIKE or s.step[at] == CHECK:
            return at
    return 0


def is_kraken_at(s: State, at: int) -> bool:
    """Whether the fight is against the kraken, on the way to the shore (CF-6)."""
    return s.more[at] % 2 == 1


def round_at(s: State, at: int) -> int:
    """Which round of the fight this is, from 1."""
    return s.more[at] // 2 + 1


def next_round(more: int) -> int:
    """The detail of a fight that goes on for another round."""
    return more + 2 if more // 2 + 1 < MOST_COUNTED else more


def attack_at(s: State, at: int) -> int:
    """How many warriors the enemy strikes down before shields (CF-1)."""
    return s.box.kraken_attack if is_kraken_at(s, at) else s.box.enemy_attack[s.enemy[s.what[at]]]


def defence_at(s: State, at: int) -> int:
    """The damage that defeats the enemy (CF-3)."""
    return s.box.kraken_defence if is_kraken_at(s, at) else s.box.enemy_defence[s.enemy[s.what[at]]]


def losses_at(s: State, at: int) -> int:
    """How many warriors fall if both sides strike now, each shield saving one; after that, how many are left (CF-1)."""
    if s.step[at] == CHECK:
        return s.more[at + 1] if s.step[at + 1] == LOSE_IN_FIGHT else 0
    return max(min(attack_at(s, at) - shields_shown(s), sent_out(s, s.what[at])), 0)
