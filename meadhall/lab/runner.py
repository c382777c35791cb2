"""Play the games of contests that are not yet in the store, block by block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.bots.registry import Called, kind_of, listed
from meadhall.bots.registry import check as check_bot
from meadhall.kernel.errors import BadOptions
from meadhall.lab.cluster import AHEAD
from meadhall.lab.contest import Block, Contest, play_block
from meadhall.lab.parallel import spread
from meadhall.lab.simulation import check_amounts
from meadhall.lab.store import Range, Store, in_blocks

BLOCK = 240  # the most games of a block, for fast bots
MANY = 64  # processes, assumed for a cluster


def line_up(text: str) -> tuple[str, ...]:
    """Bots from a comma-separated list; unknown ones are refused."""
    bots = tuple(listed(text))
    if not all(bots) or not bots:
        raise BadOptions("The bots on the seats are written like karl,karl,thrall.")
    for bot in bots:
        check_bot(bot)
    return bots


def check(contest: Contest, games: int) -> None:
    """Refuse a contest that cannot be played."""
    contest.setting.rules()
    check_amounts(contest.seed, games)


def block_size(contest: Contest, games: int, processes: int) -> int:
    """How many games a block has: few if bots think long, so that progress is visible and little can be lost."""
    is_quick = all(kind_of(Called.read(bot)).budget.iterations == 1 for bot in contest.bots)
    return max(1, min(BLOCK, games // (processes * AHEAD))) if is_quick else contest.rotations


def play(
    contests: Sequence[Contest],
    games: int,
    processes: int = 1,
    store: Store | None = None,
    cluster: str | None = None,
) -> Iterator[Block]:
    """Play so many games of each contest; yields each block when it is finished and, if there is a store, stored.

    Games that are already in the store are not played again.
    """
    parts = []
    for contest in contests:
        check(contest, games)
        missing: list[Range] = list(store.missing(contest.name, games)) if store else [(0, games)]
        size = block_size(contest, games, MANY if cluster else processes)
        parts += [(contest, start, stop, store is not None) for start, stop in in_blocks(missing, size)]
    for block in spread(play_block, parts, processes, cluster):
        if store:
            store.add(block)
        yield block
