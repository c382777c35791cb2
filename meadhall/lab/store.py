"""Results in a folder: Parquet files of whole blocks, and a manifest that says what was played.

A block is written under another name, brought to the disk and then renamed, its games last: as long as there are none,
the block has not been played. So the folder is sound whenever the writer is killed, and whoever goes on does just the
games that are missing. Any program that reads Parquet can read it.
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

FORMAT = "meadhall-lab-4"
MANIFEST = "manifest.json"
LOCK = "lock"
HALF = ".part"
ROW_TYPES: Mapping[str, type[tuple[Any, ...]]] = {
    "uses": UseRow,
    "forecasts": ForecastRow,
    "seats": SeatRow,
    "games": GameRow,
}
LAST = "games"  # the table without which a block does not count
TYPES = {int: "BIGINT", float: "DOUBLE", str: "VARCHAR"}
NAMED = re.compile(r"(?:games|seats|uses|forecasts)-(\d+)-(\d{9,})-(\d{9,})\.parquet")

Range = tuple[int, int]


def database() -> duckdb.DuckDBPyConnection:
    """A database in memory, to read and write Parquet with."""
    try:
        import duckdb
    except ImportError:
        raise MissingExtra(
            "Results in a folder need DuckDB: install it with pip install duckdb, or with the extra meadhall[lab]."
        ) from None
    return duckdb.connect()


def setting_of(contest: Contest) -> dict[str, Any]:
    """Everything that decides what the games of a contest come to."""
    players = {
        "bots": list(contest.bots),
        "bots_digest": bots_digest(contest.bots, contest.setting.played),
        "seed": contest.seed,
    }
    return {"name": contest.name, **contest.setting.plain(), **players}


@contextmanager
def opened(folder: Path, contests: Sequence[Contest]) -> Iterator[Store]:
    """The store in a folder, made if it is new, and kept from other writers; refused if it holds other contests."""
    connection = database()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a")
    except OSError as error:
        raise BadRequest(f"{folder} cannot be written: {error.strerror}.") from None
    with connection, lock:
        hold(lock, folder)
        store = Store(folder, [contest.name for contest in contests], connection)
        store.agree([setting_of(contest) for contest in contests])
        store.tidy()
        with storing(folder):
            yield store


@contextmanager
def storing(folder: Path) -> Iterator[None]:
    """Tell in one sentence what the database cannot do."""
    import duckdb

    try:
        yield
    except duckdb.Error as error:
        first = str(error).strip().partition("\n")[0]
        raise BadRequest(f"The games in {folder} cannot be read or written: {first[:200]}") from None


def hold(lock: IO[str], folder: Path) -> None:
    """Keep others from writing as long as this process lives, where the system can."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRequest(f"Another process is writing into {folder} just now.") from None


class Store:
    """A folder with the results of some contests, by their names."""

    def __init__(self, folder: Path, names: Sequence[str], connection: duckdb.DuckDBPyConnection) -> None:
        self.folder = folder
        self.names = list(names)
        self._database = connection

    def agree(self, settings: list[dict[str, Any]]) -> None:
        """Refuse a folder with results of something else; a new one is told what it will hold."""
        path = self.folder / MANIFEST
        if not path.exists():
            if any(self.folder.glob("*.parquet")):
                raise OtherSetting(f"{self.folder} holds Parquet files without a manifest; choose another folder.")
            try:
                write_file(path, json.dumps({"format": FORMAT, "settings": settings}, indent=1))
            except OSError as error:
                raise BadRequest(f"{path} cannot be written: {error.strerror}.") from None
            return
        try:
            manifest = json.loads(path.read_bytes())
            form, held = manifest["format"], [dict(one) for one in manifest["settings"]]
        except (OSError, ValueError, KeyError, TypeError):
            raise OtherSetting(f"{path} cannot be read as the manifest of a study.") from None
        if form != FORMAT:
            raise OtherSetting(f"{self.folder} is of another version ({str(form)[:40]}, not {FORMAT}).")
        wanted = json.loads(json.dumps(settings))
        if held != wanted:
            raise OtherSetting(
                f"{self.folder} holds games of another setting ({difference(held, wanted)}); choose another folder."
            )

    def _settle(self, half: Path, path: Path) -> None:
        """Bring a finished file to the disk, and give it its name."""
        try:
            with half.open("rb") as file:
                os.fsync(file.fileno())
            half.replace(path)
        except OSError as error:
            raise BadRequest(f"{path} cannot be written: {error.strerror}.") from None

    def tidy(self) -> None:
        """Remove what was not finished: half a file, or tables of a block whose others are not there."""
        whole = {
            self.path(kind, name, *block) for kind in ROW_TYPES for name in self.names for block in self.done(name)
        }
        for path in self.folder.iterdir():
            if NAMED.fullmatch(path.name.removesuffix(HALF)) and path not in whole:
                try:
                    path.unlink()
                except OSError as error:
                    raise BadRequest(f"{path} cannot be removed: {error.strerror}.") from None

    def done(self, name: str) -> list[Range]:
        """The blocks of a contest that are there with all their tables, as ranges of numbers, in order."""
        index = self.names.index(name)
        found = (NAMED.fullmatch(path.name) for path in self.folder.glob(f"{LAST}-{index}-*.parquet"))
        blocks = sorted((int(one[2]), int(one[3])) for one in found if one)
        return [block for block in blocks if all(self.path(kind, name, *block).exists() for kind in ROW_TYPES)]

    def missing(self, name: str, games: int) -> Iterator[Range]:
        """What is still to be played of so many games, as ranges of numbers."""
        at = 0
        for start, stop in self.done(name):
            if at < min(start, games):
                yield at, min(start, games)
            at = stop
        if at < games:
            yield at, games

    def path(self, kind: str, name: str, start: int, stop: int) -> Path:
        """Where a block's rows of a table are."""
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
            self._settle(half, half.with_suffix(""))

    def _write(self, path: Path, name: str, row_type: type[tuple[Any, ...]], rows: Sequence[Any]) -> None:
        hints = get_type_hints(row_type)
        columns = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in hints]
        listed = ", ".join(f"unnest(${i}::{TYPES[hint]}[]) AS {key}" for i, (key, hint) in enumerate(hints.items(), 2))
        query = f"COPY (SELECT $1::VARCHAR AS setting, {listed}) TO {quoted(path)} (FORMAT parquet, COMPRESSION zstd)"
        self._database.execute(query, [name, *columns])

    def connection(self, games: int) -> duckdb.DuckDBPyConnection:
        """A database with a view of each table over the first so many games of each contest."""
        blocks = [(name, start, stop) for name in self.names for start, stop in self.done(name) if start < games]
        for kind in ROW_TYPES:
            files = ", ".join(quoted(self.path(kind, *block)) for block in blocks)
            query = f"CREATE OR REPLACE VIEW {kind} AS SELECT * FROM read_parquet([{files}]) WHERE number < {games}"
            self._database.execute(query)
        return self._database

    def seats(self, name: str, games: int) -> list[SeatRow]:
        """What the seats of a contest came to, in the order of the games."""
        columns = ", ".join(SeatRow._fields)
        query = f"SELECT {columns} FROM seats WHERE setting = $1 ORDER BY number, seat"
        return [SeatRow(*row) for row in self.connection(games).execute(query, [name]).fetchall()]

    def forecasts(self, name: str, games: int) -> list[ForecastRow]:
        """The win chances that the bots of a contest stated, in the order of the games."""
        columns = ", ".join(ForecastRow._fields)
        query = f"SELECT {columns} FROM forecasts WHERE setting = $1 ORDER BY number, seat, asked"
        return [ForecastRow(*row) for row in self.connection(games).execute(query, [name]).fetchall()]


def quoted(path: Path) -> str:
    """A path as SQL writes it."""
    return "'" + str(path).replace("'", "''") + "'"


def difference(held: Any, wanted: Any) -> str:
    """The first thing in which two settings differ, in a few words."""
    for one, other in zip(held, wanted, strict=False):
        for key in other:
            if one.get(key) != other[key]:
                return f"{key}: {shortly(one.get(key), other[key])}, not {shortly(other[key], one.get(key))}"
    return f"{len(held)} in place of {len(wanted)}"


def shortly(value: Any, other: Any) -> str:
    """A value in a few characters; of a mapping, only what is different in the other."""
    if isinstance(value, dict) and isinstance(other, dict):
        return ", ".join(f"{key} {value[key]}" for key in value if value[key] != other.get(key))[:60] or "nothing more"
    return str(value)[:60]


def in_blocks(ranges: Iterable[Range], size: int) -> Iterator[Range]:
    """Ranges of numbers in pieces of a size."""
    for start, stop in ranges:
        for at in range(start, stop, size):
            yield at, min(at + size, stop)
