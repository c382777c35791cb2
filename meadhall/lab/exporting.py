"""Data sets: games of bots in a folder as Parquet, with what the seat knew at each answer.

A block of games is two files: one row for each answer (`steps`), and one for each seat of a game (`results`), written
last. A block without it counts as not played. Which games a block has depends on the bots only, and each block is
written by one thread, so that the files are the same on any number of processes.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.bots.registry import Called, kind_of
from meadhall.lab.contest import OVER, Block, Contest, play_game
from meadhall.lab.parallel import spread
from meadhall.lab.runner import check
from meadhall.lab.store import HALF, Range, agree, database, gaps, in_blocks, locked, quoted, remove, settle, storing
from meadhall.lab.store import setting_of as setting_of_contest
from meadhall.rl.actions import Actions
from meadhall.rl.observation import Observer
from meadhall.rl.rewards import Rewards

FORMAT = "meadhall-data-1"
BLOCK = 100  # games of a block, if the bots are quick
STEPS, RESULTS = "steps", "results"  # in the order in which they are written
NAMED = re.compile(rf"(?:{STEPS}|{RESULTS})-(\d{{9,}})-(\d{{9,}})\.parquet")

Columns = Mapping[str, npt.NDArray[Any]]


@dataclass(slots=True)
class Written:
    """A finished block: its files as bytes, because it may come from another machine."""

    start: int
    stop: int
    steps: int
    files: dict[str, bytes]
    faults: list[str]


@dataclass(slots=True)
class Watcher:
    """Notes what the seat knew at each answer."""

    observer: Observer
    actions: Actions
    kind: Rewards
    numbers: list[tuple[int, int, int, int]] = field(default_factory=list)  # game, step, seat, code
    observations: list[npt.NDArray[np.int16]] = field(default_factory=list)
    masks: list[npt.NDArray[np.int8]] = field(default_factory=list)
    rewards: list[npt.NDArray[np.float32]] = field(default_factory=list)  # of each game
    game: int = 0
    step: int = 0

    def __call__(self, state: Any, seat: int, code: int) -> None:
        """Note an answer, or the rewards at the end."""
        if seat == OVER:
            self.rewards.append(self.kind.final(self.observer.rules, state))
            return
        self.numbers.append((self.game, self.step, seat, code))
        self.observations.append(self.observer.flat(state, seat))
        self.masks.append(self.actions.mask(state, seat))
        self.step += 1


def write_block(contest: Contest, kind: Rewards, start: int, stop: int) -> Written:
    """Play the games of a range of numbers, and write their files."""
    rules = contest.setting.rules()
    watcher, block = Watcher(Observer(rules), Actions(rules), kind), Block(contest.name, start, stop)
    for number in range(start, stop):
        watcher.game, watcher.step = number, 0
        play_game(contest, rules, number, block, None, watcher)
    game, step, seat, code = np.array(watcher.numbers, np.int64).T
    rewards = np.stack(watcher.rewards)
    steps: Columns = {
        "game": game,
        "step": step.astype(np.int32),
        "seat": seat.astype(np.int8),
        "action": code.astype(np.int16),
        "reward": rewards[game - start, seat],
    }
    lists: Columns = {"observation": np.stack(watcher.observations), "action_mask": np.stack(watcher.masks)}
    seeds = {row.number: row.seed for row in block.games}
    results: Columns = {
        "game": np.array([row.number for row in block.seats], np.int64),
        "seed": np.array([seeds[row.number] for row in block.seats], np.uint64),
        "seat": np.array([row.seat for row in block.seats], np.int8),
        "bot": np.array([row.bot for row in block.seats], object),
        "score": np.array([row.score for row in block.seats], np.int16),
        "rank": np.array([row.rank for row in block.seats], np.int8),
        "won": np.array([row.won for row in block.seats], np.float32),
        "reward": rewards.ravel(),
        "stood_in": np.array([row.stood_in for row in block.seats], np.int32),
    }
    files = {STEPS: parquet(steps, lists), RESULTS: parquet(results, {})}
    return Written(start, stop, len(code), files, [row.fault for row in block.seats if row.fault])


def parquet(columns: Columns, lists: Columns) -> bytes:
    """Columns of numbers and columns of lists, one list of equal length in each row, as a Parquet file."""
    spread_out = {
        f"{name}_{place}": np.ascontiguousarray(cells[:, place])
        for name, cells in lists.items()
        for place in range(cells.shape[1])
    }
    joined = [f"[{', '.join(f'{name}_{i}' for i in range(one.shape[1]))}] AS {name}" for name, one in lists.items()]
    with database() as connection, tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "block.parquet")
        connection.execute("SET threads = 1")  # rows stay in order, and the file is the same each time
        connection.register("noted", {**columns, **spread_out})
        chosen = ", ".join([*columns, *joined])
        connection.execute(f"COPY (SELECT {chosen} FROM noted) TO {quoted(path)} (FORMAT parquet, COMPRESSION zstd)")
        return path.read_bytes()


class DataSet:
    """A folder with the games of one contest."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, kind: str, start: int, stop: int) -> Path:
        """The file of a block."""
        return self.folder / f"{kind}-{start:09}-{stop:09}.parquet"

    def done(self) -> list[Range]:
        """The complete blocks, in order."""
        found = (NAMED.fullmatch(path.name) for path in self.folder.glob(f"{RESULTS}-*.parquet"))
        blocks = sorted((int(one[1]), int(one[2])) for one in found if one)
        return [block for block in blocks if self.path(STEPS, *block).exists()]

    def missing(self, games: int) -> list[Range]:
        """The games that are still to be played, as ranges of numbers."""
        return list(gaps(self.done(), games))

    def tidy(self) -> None:
        """Remove unfinished files, and files of blocks that are not complete."""
        whole = {self.path(kind, *block) for kind in (STEPS, RESULTS) for block in self.done()}
        for path in self.folder.iterdir():
            if NAMED.fullmatch(path.name.removesuffix(HALF)) and path not in whole:
                remove(path)

    def add(self, block: Written) -> None:
        """Store a block."""
        for kind, content in block.files.items():
            path = self.path(kind, block.start, block.stop)
            half = path.with_name(path.name + HALF)
            half.write_bytes(content)
            settle(half, path)


@contextmanager
def data_set(folder: Path, contest: Contest, kind: Rewards) -> Iterator[DataSet]:
    """Open a data set, or make one, and lock it; refused if it has games of another setting."""
    with locked(folder), storing(folder):
        agree(folder, FORMAT, [described(contest, kind)])
        found = DataSet(folder)
        found.tidy()
        yield found


def described(contest: Contest, kind: Rewards) -> dict[str, Any]:
    """Everything that the games depend on, and what the numbers mean: fields of observations and names of actions."""
    rules = contest.setting.rules()
    observer, actions = Observer(rules), Actions(rules)
    fields = [{"name": one.name, "start": one.start, "shape": list(one.shape)} for one in observer.fields]
    return {
        **setting_of_contest(contest),
        "rewards": kind.name,
        "observation_version": observer.version,
        "observation": fields,
        "actions": list(actions.names),
    }


def blocks_of(contest: Contest, missing: Sequence[Range]) -> Iterator[Range]:
    """The blocks of games that are missing; blocks begin at the same numbers, whatever was played before."""
    is_quick = all(kind_of(Called.read(bot)).budget.iterations == 1 for bot in contest.bots)
    size = BLOCK if is_quick else contest.rotations
    for start, stop in missing:
        first = min(stop, start + -start % size)
        yield from in_blocks([(start, first), (first, stop)], size)


def export(
    contest: Contest, kind: Rewards, games: int, store: DataSet, processes: int = 1, cluster: str | None = None
) -> Iterator[Written]:
    """Play the games that are missing; yields each block when it is stored."""
    check(contest, games)
    parts = [(contest, kind, start, stop) for start, stop in blocks_of(contest, store.missing(games))]
    for block in spread(write_block, parts, processes, cluster):
        store.add(block)
        yield block
