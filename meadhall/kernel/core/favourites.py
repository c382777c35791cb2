"""Which of the weighed answers a bot gives."""

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import Chance


def favoured(out: Answers, chance: Chance, slack: int) -> int:
    """The code of a random answer among those whose weight is within `slack` of the best."""
    best = out.weights[0]
    for i in range(1, out.count):
        best = max(best, out.weights[i])
    count = 0
    for i in range(out.count):
        if out.weights[i] >= best - slack:
            count += 1
    rank = 0 if count == 1 else chance.any_of(count)
    for i in range(out.count):
        if out.weights[i] >= best - slack:
            if rank == 0:
                return out.codes[i]
            rank -= 1
    return out.codes[0]
