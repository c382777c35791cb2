"""Results in a folder: every game once, whoever was killed while writing; nothing of another setting; plain Parquet."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots.bot import Budget
from meadhall.bots.registry import BOTS
from meadhall.games import game
from meadhall.kernel.errors import BadRequest, OtherSetting
from meadhall.lab.bot_digests import bots_digest, our_code
from meadhall.lab.contest import Contest, GameRow, SeatRow, play_block
from meadhall.lab.runner import play
from meadhall.lab.store import database, in_blocks, opened
from meadhall.lab.subjects import UseRow
from tests.support.bots.programs import DESCRIBED, FIRST, program
from tests.support.terminal import ROOT, Terminal, apart, command

CHAMPIONS, MIDGARD = game("champions"), game("midgard")
SHORT = {"name": "own", "board": {"game": {"rounds": 2}}}
CONTEST = Contest(CHAMPIONS.setting(2), ("karl", "thrall"), 7, name="usual")
OTHER = replace(CONTEST, setting=CHAMPIONS.setting(2, {"edition": "en-2015"}), name="en-2015")


def rows(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a folder by table, as any program reads it, in order; without the time that games took."""
    found = {}
    with database() as read:
        for table in ("games", "seats", "uses"):
            columns = "* EXCLUDE seconds" if table == "seats" else "*"
            found[table] = sorted(read.execute(f"SELECT {columns} FROM '{folder}/{table}-*.parquet'").fetchall())
    return found


def keep(folder: Path, games: int, processes: int = 1, contests: Sequence[Contest] = (CONTEST,)) -> int:
    """Play into a folder; how many games that took."""
    with opened(folder, contests) as store:
        return sum(block.stop - block.start for block in play(contests, games, processes, store))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    block = play_block(CONTEST, 3, 9, counted=True)
    wanted: dict[str, list[Any]] = {"games": block.games, "seats": block.seats, "uses": block.uses}
    columns = {"games": GameRow._fields, "seats": SeatRow._fields, "uses": UseRow._fields}
    with opened(tmp_path, [CONTEST]) as store:
        store.add(block)
        read = store.connection(9)
        for table, lines in wanted.items():
            named = ", ".join(columns[table])
            assert sorted(read.execute(f"SELECT {named} FROM {table}").fetchall()) == sorted(map(tuple, lines))
            assert read.execute(f"SELECT DISTINCT setting FROM {table}").fetchall() == [("usual",)]
        assert store.seats("usual", 9) == block.seats
        assert {row.number for row in store.seats("usual", 5)} == {3, 4}


def test_what_is_missing_is_found_whatever_is_there(tmp_path: Path) -> None:
    with opened(tmp_path, [CONTEST, OTHER]) as store:
        assert list(store.missing("usual", 30)) == [(0, 30)]
        for start, stop in [(5, 10), (20, 25)]:
            store.add(play_block(CONTEST, start, stop, counted=True))
        assert list(store.missing("usual", 30)) == [(0, 5), (10, 20), (25, 30)]
        assert list(store.missing("usual", 7)) == [(0, 5)]
        assert list(store.missing("usual", 22)) == [(0, 5), (10, 20)]
        assert list(store.missing("en-2015", 2)) == [(0, 2)]
        assert list(in_blocks(store.missing("usual", 22), 4)) == [(0, 4), (4, 5), (10, 14), (14, 18), (18, 20)]


def test_going_on_plays_just_the_missing_games_and_more_can_be_asked(tmp_path: Path) -> None:
    assert [keep(tmp_path / "parts", games) for games in (10, 10, 25, 20)] == [10, 0, 15, 0]
    assert keep(tmp_path / "once", 25) == 25
    assert rows(tmp_path / "parts") == rows(tmp_path / "once")


def test_contests_lie_side_by_side(tmp_path: Path) -> None:
    with opened(tmp_path, [CONTEST, OTHER]) as store:
        list(play([CONTEST, OTHER], 6, 1, store))
        usual, other = store.seats("usual", 6), store.seats("en-2015", 6)
    assert len(usual) == len(other) == 12
    assert [row._replace(seconds=0.0) for row in usual] != [row._replace(seconds=0.0) for row in other]


def test_two_processes_write_the_same_as_one(tmp_path: Path) -> None:
    for processes in (1, 2):
        keep(tmp_path / str(processes), 40, processes)
    assert rows(tmp_path / "1") == rows(tmp_path / "2")


@pytest.mark.parametrize(
    ("contest", "says"),
    [
        (replace(CONTEST, seed=8), "seed: 7, not 8"),
        (replace(CONTEST, bots=("thrall", "karl")), "bots: ['karl', 'thrall'], not ['thrall', 'karl']"),
        (replace(CONTEST, setting=CHAMPIONS.setting(2, {"blame_beyond": 9})), "options: blame_beyond"),
        (
            replace(CONTEST, setting=CHAMPIONS.setting(2, cards=SHORT)),
            "cards: ",
        ),
        (replace(CONTEST, setting=MIDGARD.setting(2)), "game: champions, not midgard"),
    ],
)
def test_a_folder_of_another_setting_is_refused_and_left_alone(tmp_path: Path, contest: Contest, says: str) -> None:
    keep(tmp_path, 2)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(OtherSetting) as refusal:
        keep(tmp_path, 2, contests=[contest])
    assert says in str(refusal.value) and "\n" not in str(refusal.value)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_with_more_or_fewer_contests_is_refused(tmp_path: Path) -> None:
    keep(tmp_path, 2)
    with pytest.raises(OtherSetting, match="1 in place of 2"):
        keep(tmp_path, 2, contests=[CONTEST, OTHER])


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '"x"', '{"settings": []}', '{"format": "", "settings": [3]}'])
def test_a_manifest_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(OtherSetting, match="cannot be read"):
        keep(tmp_path, 2)


def test_a_folder_of_another_version_is_refused(tmp_path: Path) -> None:
    keep(tmp_path, 2)
    path = tmp_path / "manifest.json"
    path.write_text(path.read_text().replace("meadhall-lab-", "meadhall-lab-9"))
    with pytest.raises(OtherSetting, match="another version"):
        keep(tmp_path, 2)


def test_games_of_another_karl_are_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of a study by a bot and half by its successor would be a study of neither."""
    keep(tmp_path, 2)
    monkeypatch.setattr("meadhall.lab.bot_digests.our_code", lambda slug: iter([b"a better karl"]))
    with pytest.raises(OtherSetting, match="bots_digest: "):
        keep(tmp_path, 4)


def test_a_mind_is_the_code_that_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has its own policy; whoever thinks longer by habit is another."""
    assert (
        bots_digest(["karl"], CHAMPIONS) == bots_digest(["karl", "karl"], CHAMPIONS) != bots_digest(["karl"], MIDGARD)
    )
    code = b"".join(our_code(CHAMPIONS))
    for package, name in (("bots", "search"), ("kernel/core", "favourites"), ("champions/core/policy", "battle")):
        assert (ROOT / "meadhall" / package / f"{name}.py").read_bytes() in code
    before = bots_digest(["jarl"], CHAMPIONS)
    monkeypatch.setitem(BOTS, "jarl", replace(BOTS["jarl"], budget=Budget(seconds=2.0)))
    assert bots_digest(["jarl"], CHAMPIONS) != before


def test_games_of_a_program_that_was_changed_are_not_gone_on_with(tmp_path: Path) -> None:
    contest = replace(CONTEST, bots=(program(tmp_path, FIRST), "thrall"))
    keep(tmp_path / "kept", 1, contests=[contest])
    program(tmp_path, DESCRIBED)
    with pytest.raises(OtherSetting, match="bots_digest: "):
        keep(tmp_path / "kept", 2, contests=[contest])


def test_what_others_keep_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    theirs = [tmp_path / name for name in ("film.mkv.part", "games.parquet.part")]
    for path in theirs:
        path.write_text("theirs")
    keep(tmp_path, 2)
    theirs.append(tmp_path / "games-2024-01-31.parquet")
    theirs[-1].write_text("theirs")
    keep(tmp_path, 3)
    assert [path.read_text() for path in theirs] == ["theirs"] * 3


def test_foreign_parquet_and_a_file_in_place_of_the_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.parquet").write_bytes(b"")
    with pytest.raises(OtherSetting, match="without a manifest"):
        keep(tmp_path, 2)
    with pytest.raises(BadRequest, match="cannot be written"):
        keep(tmp_path / "mine.parquet", 2)


def test_the_manifest_says_what_is_played(tmp_path: Path) -> None:
    keep(tmp_path, 1, contests=[OTHER])
    (setting,) = json.loads((tmp_path / "manifest.json").read_text())["settings"]
    assert (setting["name"], setting["game"], setting["revision"], setting["seats"]) == (
        "en-2015",
        "champions",
        game("champions").revision,
        2,
    )
    assert (setting["bots"], setting["seed"]) == (["karl", "thrall"], 7)
    assert setting["options"]["blame_beyond"] >= 0 and setting["cards"]["digest"]


def test_leavings_of_a_killed_writer_do_not_count(tmp_path: Path) -> None:
    """Killed between two renames: uses and seats have their names, the games have not."""
    keep(tmp_path, 6)
    whole = rows(tmp_path)
    games = min(tmp_path.glob("games-*.parquet"))
    games.rename(games.with_name(games.name + ".part"))
    assert keep(tmp_path, 6) > 0
    assert rows(tmp_path) == whole
    assert not list(tmp_path.glob("*.part"))


def test_leavings_do_not_count_when_the_blocks_are_cut_anew(tmp_path: Path) -> None:
    """More games are asked for, and blocks are longer: tables without their games would overlap them."""
    keep(tmp_path / "torn", 30, 3)
    games = max((tmp_path / "torn").glob("games-*.parquet"))
    games.rename(games.with_name(games.name + ".part"))
    keep(tmp_path / "torn", 60, 1)
    keep(tmp_path / "once", 60, 1)
    assert rows(tmp_path / "torn") == rows(tmp_path / "once")


def test_a_block_that_has_lost_a_table_is_played_again(tmp_path: Path) -> None:
    keep(tmp_path, 6)
    whole = rows(tmp_path)
    min(tmp_path.glob("seats-*.parquet")).unlink()
    assert keep(tmp_path, 6) > 0
    assert rows(tmp_path) == whole


@pytest.mark.parametrize("table", ["games", "seats", "uses"])
def test_a_damaged_file_is_told_of_in_one_sentence(tmp_path: Path, terminal: Terminal, table: str) -> None:
    words = ("study", "champions", "--bot", "thrall", "--games", "2", "--processes", "1", "--out", tmp_path, "--json")
    assert terminal(*words).code == 0
    damaged = min(tmp_path.glob(f"{table}-*.parquet"))
    damaged.write_bytes(damaged.read_bytes()[:40])
    assert damaged.name in terminal(*words).refused("request/bad")


def test_only_one_process_writes(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with opened(tmp_path, [CONTEST]):
        ended = apart("arena", "champions", "--seats", "karl,thrall", "--seed", "7", "--games", "2", "--out", tmp_path)
    assert "Another process" in ended.refused("request/bad")


@pytest.mark.slow
def test_killed_outright_it_goes_on_without_losing_or_repeating_a_game(tmp_path: Path, terminal: Terminal) -> None:
    words = ["arena", "champions", "--seats", "thrall,thrall,thrall@2", "--games", "500", "--seed", "3", "--json"]
    whole = terminal(*words, "--processes", "2", "--out", tmp_path / "whole").result
    for more in (2, 4):
        process = subprocess.Popen(command(*words, "--processes", "2", "--out", tmp_path / "torn"), cwd=ROOT)
        deadline = time.monotonic() + 60
        while len(list((tmp_path / "torn").glob("games-*.parquet"))) < more and time.monotonic() < deadline:
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    there = {path: path.stat().st_mtime_ns for path in (tmp_path / "torn").glob("games-*.parquet")}
    assert 4 <= len(there) < len(list((tmp_path / "whole").glob("games-*.parquet")))
    torn = terminal(*words, "--processes", "2", "--out", tmp_path / "torn").result
    assert all(path.stat().st_mtime_ns == then for path, then in there.items())
    assert rows(tmp_path / "torn") == rows(tmp_path / "whole")
    for result in (torn, whole):
        for one in result["seats"]:
            del one["ms_per_move"]
    assert torn == whole


def test_without_duckdb_the_arena_plays_and_a_folder_is_refused(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    words = ("arena", "champions", "--seats", "karl,thrall", "--games", "2", "--json", "--processes", "1")
    assert terminal(*words).result["games"] == 2
    assert "meadhall[lab]" in terminal(*words, "--out", tmp_path).refused("install/missing")


def test_playing_at_a_prompt_does_not_load_the_database() -> None:
    seen = "import sys, meadhall.cli; print(sorted({'duckdb', 'ray', 'numpy'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "[]"
