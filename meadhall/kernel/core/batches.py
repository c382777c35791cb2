"""What batches of games need in every game: the seeds of their games, their rewards, and answers by logits.

The rows of a batch are arrays of the caller, one after another; the games of a batch are independent of each other.
"""

from math import exp

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import GOLDEN, MASK64, MIX_1, MIX_2, Chance
from meadhall.kernel.core.strict import Flags, Floats, Real, Wide

STREAMS = 3  # numbers of a game besides its state: the stream of its chance, that of its answers, and its restarts
RANK = 0
WIN = 1
DIFFERENCE = 2
POINTS = 50  # a difference of so many points is a reward of 1
FINENESS = 1 << 30  # parts of which a random real number is made


class Run:
    """The figures of a batch."""

    def __init__(self) -> None:
        self.games: Wide = 0
        self.first: Wide = 0  # the number of its first game, where a batch is a part of a larger one
        self.seed: Wide = 0
        self.width: Wide = 0  # the cells of a state
        self.codes = 0
        self.reward = 0
        self.dense: Real = 0.0  # the reward for a point on the way


def mixed(x: Wide) -> Wide:
    """A 64-bit number that looks unrelated to this one (splitmix)."""
    y: Wide = (x + GOLDEN) & MASK64
    y = ((y ^ (y >> 30)) * MIX_1) & MASK64
    y = ((y ^ (y >> 27)) * MIX_2) & MASK64
    return y ^ (y >> 31)


def game_seed(seed: Wide, index: Wide, restart: Wide) -> Wide:
    """The seed of a game of a batch: by the batch's seed, the game's place, and how often it has begun anew."""
    x: Wide = mixed((mixed(seed) + index) & MASK64)
    return mixed((x + restart) & MASK64) >> 1


def final_reward(out: Answers, seats: int, seat: int, kind: int) -> Real:
    """The reward of a seat at the end; the notes have twice the score of each seat, and 1 more if it has won."""
    mine = out.notes[seat]
    total = 0
    for other in range(seats):
        if kind == WIN:
            total += out.notes[other] & 1
        elif kind == DIFFERENCE:
            total += (mine >> 1) - (out.notes[other] >> 1)
        elif mine > out.notes[other]:
            total += 1
        elif mine < out.notes[other]:
            total -= 1
    reward: Real = total
    if kind == WIN:
        return (mine & 1) / reward
    if kind == DIFFERENCE:
        return reward / ((seats - 1) * POINTS)
    return reward / (seats - 1)


def by_logits(draws: Chance, codes: int, masks: Flags, logits: Floats, at: Wide, is_greedy: bool) -> int:
    """An open code: the first one with the greatest logit, or a random one by the softmax of the open ones."""
    best = -1
    for code in range(codes):
        if masks[at + code] != 0 and (best < 0 or logits[at + code] > logits[at + best]):
            best = code
    if is_greedy or best < 0:
        return best
    top: Real = logits[at + best]
    total: Real = 0.0
    for code in range(codes):
        if masks[at + code] != 0:
            total += exp(logits[at + code] - top)
    rest: Real = total * draws.any_of(FINENESS) / FINENESS
    for code in range(codes):
        if masks[at + code] != 0:
            rest -= exp(logits[at + code] - top)
            if rest < 0:
                return code
    return best
