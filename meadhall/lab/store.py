"""Results in a folder: Parquet files of blocks, and a manifest of what was played.

The files of a block are written under temporary names, synced to the disk and then renamed, the file of games last: a
block without it counts as not played. So the folder is consistent even if the writer is killed, and a later run plays
just the missing games. Any program that reads Parquet can read the files.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, get_type_hints

from meadhall.kernel.errors import BadRequest, MissingExtra, OtherSetting
from meadhall.kernel.files import write_file
from meadhall.lab.bot_digests import bots_digest
from meadhall.lab.contest import Block, Contest, ForecastRow, GameRow, SeatRow
from meadhall.lab.subjects import UseRow

if TYPE_CHECKING:
    import duckdb

FORMAT = "meadhall-lab-5"
MANIFEST = "manifest.json"
LOCK = "lock"
HALF = ".part"
ROW_TYPES: Mapping[str, type[tuple[Any, ...]]] = {
    "uses": UseRow,
    "forecasts": ForecastRow,
    "seats": SeatRow,
    "games": GameRow,
}
LAST = "games"  # the file without which a block does not count
TYPES = {int: "BIGINT", float: "DOUBLE", str: "VARCHAR"}
NAMED = re.compile(r"(?:games|seats|uses|forecasts)-(\d+)-(\d{9,})-(\d{9,})\.parquet")

Range = tuple[int, int]


def database() -> duckdb.DuckDBPyConnection:
    """An in-memory database, to read and write Parquet."""
    try:
        import duckdb
    except ImportError:
        raise MissingExtra(
            "Results in a folder need DuckDB: install it with pip install duckdb, or with the extra meadhall[lab]."
        ) from None
    return duckdb.connect()


def setting_of(contest: Contest) -> dict[str, Any]:
    """Everything that the results of a contest depend on."""
    players = {
        "bots": list(contest.bots),
        "bots_digest": bots_digest(contest.bots, contest.setting.played),
        "seed": contest.seed,
    }
    return {"name": contest.name, **contest.setting.plain(), **players}


@contextmanager
def opened(folder: Path, contests: Sequence[Contest]) -> Iterator[Store]:
    """Open the store in a folder, or make one, and lock it; refused if it has results of other contests."""
    with database() as connection, locked(folder):
        store = Store(folder, [contest.name for contest in contests], connection)
        agree(folder, FORMAT, [setting_of(contest) for contest in contests])
        store.tidy()
        with storing(folder):
            yield store


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Make a folder if there is none, and lock it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a")
    except OSError as error:
        raise BadRequest(f"{folder} cannot be written: {error.strerror}.") from None
    with lock:
        hold(lock, folder)
        yield


@contextmanager
def storing(folder: Path) -> Iterator[None]:
    """Turn errors of the database into one sentence."""
    import duckdb

    try:
        yield
    except duckdb.Error as error:
        first = str(error).strip().partition("\n")[0]
        raise BadRequest(f"The games in {folder} cannot be read or written: {first[:200]}") from None


def hold(lock: IO[str], folder: Path) -> None:
    """Lock the folder for other writers as long as this process lives, if the system supports it."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRequest(f"Another process is writing into {folder} just now.") from None


def agree(folder: Path, form: str, settings: list[dict[str, Any]]) -> None:
    """Refuse a folder with results of other settings; in a new folder, write the manifest."""
    path = folder / MANIFEST
    if not path.exists():
        if any(folder.glob("*.parquet")):
            raise OtherSetting(f"{folder} holds Parquet files without a manifest; choose another folder.")
        try:
            write_file(path, json.dumps({"format": form, "settings": settings}, indent=1))
        except OSError as error:
            raise BadRequest(f"{path} cannot be written: {error.strerror}.") from None
        return
    try:
        manifest = json.loads(path.read_bytes())
        found, held = manifest["format"], [dict(one) for one in manifest["settings"]]
    except (OSError, ValueError, KeyError, TypeError):
        raise OtherSetting(f"{path} cannot be read as the manifest of a study.") from None
    if found != form:
        raise OtherSetting(f"{folder} is of another version ({str(found)[:40]}, not {form}).")
    wanted = json.loads(json.dumps(settings))
    if held != wanted:
        raise OtherSetting(
            f"{folder} holds games of another setting ({difference(held, wanted)}); choose another folder."
        )


def settle(half: Path, path: Path) -> None:
    """Sync a finished file to the disk, and rename it."""
    try:
        with half.open("rb") as file:
            os.fsync(file.fileno())
        half.replace(path)
    except OSError as error:
        raise BadRequest(f"{path} cannot be written: {error.strerror}.") from None


def remove(path: Path) -> None:
    """Remove a file that is not needed."""
    try:
        path.unlink()
    except OSError as error:
        raise BadRequest(f"{path} cannot be removed: {error.strerror}.") from None


class Store:
    """A folder with the results of some contests, by name."""

    def __init__(self, folder: Path, names: Sequence[str], connection: duckdb.DuckDBPyConnection) -> None:
        self.folder = folder
        self.names = list(names)
        self._database = connection

    def tidy(self) -> None:
        """Remove unfinished files, and files of blocks that are not complete."""
        whole = {
            self.path(kind, name, *block) for kind in ROW_TYPES for name in self.names for block in self.done(name)
        }
        for path in self.folder.iterdir():
            if NAMED.fullmatch(path.name.removesuffix(HALF)) and path not in whole:
                remove(path)

    def done(self, name: str) -> list[Range]:
        """The complete blocks of a contest, as ranges of numbers, in order."""
        index = self.names.index(name)
        found = (NAMED.fullmatch(path.name) for path in self.folder.glob(f"{LAST}-{index}-*.parquet"))
        blocks = sorted((int(one[2]), int(one[3])) for one in found if one)
        return [block for block in blocks if all(self.path(kind, name, *block).exists() for kind in ROW_TYPES)]

    def missing(self, name: str, games: int) -> Iterator[Range]:
        """The games that are still to be played, as ranges of numbers."""
        return gaps(self.done(name), games)

    def path(self, kind: str, name: str, start: int, stop: int) -> Path:
        """The file of one kind of rows of a block."""
        return self.folder / f"{kind}-{self.names.index(name)}-{start:09}-{stop:09}.parquet"

    def add(self, block: Block) -> None:
        """Write a block."""
        rows: dict[str, list[Any]] = {kind: getattr(block, kind) for kind in ROW_TYPES}
        halves = {}
        for kind, row_type in ROW_TYPES.items():
            path = self.path(kind, block.name, block.start, block.stop)
            halves[kind] = path.with_name(path.name + HALF)
            self._write(halves[kind], block.name, row_type, rows[kind])
        for half in halves.values():
            settle(half, half.with_suffix(""))

    def _write(self, path: Path, name: str, row_type: type[tuple[Any, ...]], rows: Sequence[Any]) -> None:
        hints = get_type_hints(row_type)
        columns = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in hints]
        listed = ", ".join(f"unnest(${i}::{TYPES[hint]}[]) AS {key}" for i, (key, hint) in enumerate(hints.items(), 2))
        query = f"COPY (SELECT $1::VARCHAR AS setting, {listed}) TO {quoted(path)} (FORMAT parquet, COMPRESSION zstd)"
        self._database.execute(query, [name, *columns])

    def connection(self, games: int) -> duckdb.DuckDBPyConnection:
        """The database, with an SQL view of each kind of rows over the first so many games of each contest."""
        blocks = [(name, start, stop) for name in self.names for start, stop in self.done(name) if start < games]
        for kind in ROW_TYPES:
            files = ", ".join(quoted(self.path(kind, *block)) for block in blocks)
            query = f"CREATE OR REPLACE VIEW {kind} AS SELECT * FROM read_parquet([{files}]) WHERE number < {games}"
            self._database.execute(query)
        return self._database

    def seats(self, name: str, games: int) -> list[SeatRow]:
        """The seat rows of a contest, in the order of the games."""
        columns = ", ".join(SeatRow._fields)
        query = f"SELECT {columns} FROM seats WHERE setting = $1 ORDER BY number, seat"
        return [SeatRow(*row) for row in self.connection(games).execute(query, [name]).fetchall()]

    def forecasts(self, name: str, games: int) -> list[ForecastRow]:
        """The forecast rows of a contest, in the order of the games."""
        columns = ", ".join(ForecastRow._fields)
        query = f"SELECT {columns} FROM forecasts WHERE setting = $1 ORDER BY number, seat, asked"
        return [ForecastRow(*row) for row in self.connection(games).execute(query, [name]).fetchall()]


def quoted(path: Path) -> str:
    """A path as an SQL string."""
    return "'" + str(path).replace("'", "''") + "'"


def difference(held: Any, wanted: Any) -> str:
    """The first difference of two settings, in a few words."""
    for one, other in zip(held, wanted, strict=False):
        for key in other:
            if one.get(key) != other[key]:
                return f"{key}: {shortly(one.get(key), other[key])}, not {shortly(other[key], one.get(key))}"
    return f"{len(held)} in place of {len(wanted)}"


def shortly(value: Any, other: Any) -> str:
    """A value in a few characters; of a mapping, only what differs in the other."""
    if isinstance(value, dict) and isinstance(other, dict):
        return ", ".join(f"{key} {value[key]}" for key in value if value[key] != other.get(key))[:60] or "nothing more"
    return str(value)[:60]


def gaps(done: Iterable[Range], games: int) -> Iterator[Range]:
    """The numbers below `games` that are in none of these ranges, which are in order."""
    at = 0
    for start, stop in done:
        if at < min(start, games):
            yield at, min(start, games)
        at = stop
    if at < games:
        yield at, games


def in_blocks(ranges: Iterable[Range], size: int) -> Iterator[Range]:
    """Split ranges of numbers into pieces of at most `size`."""
    for start, stop in ranges:
        for at in range(start, stop, size):
            yield at, min(at + size, stop)
