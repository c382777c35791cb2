"""Data sets: what is written is what was played, on any number of processes, whoever was interrupted while writing."""

from __future__ import annotations

import json
import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall.commands.games import REWARDS
from meadhall.games import game
from meadhall.kernel.match import Match
from meadhall.kernel.records import read_record, record_of, replay, write_record
from meadhall.kernel.setting import Setting
from meadhall.lab.bot_digests import bots_digest
from meadhall.lab.contest import Contest
from meadhall.lab.exporting import BLOCK, DataSet, blocks_of, write_block
from meadhall.lab.store import database
from meadhall.rl.actions import Actions
from meadhall.rl.observation import Observer
from meadhall.rl.rewards import KINDS, Rewards
from tests.support.terminal import Terminal

SMALL = ("--bot", "thrall,karl", "--games", "6", "--seed", "3", "--processes", "1", "--json")


def files(folder: Path) -> dict[str, bytes]:
    """All files of a data set but the lock."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.name != "lock"}


def rows(folder: Path, kind: str, order: str) -> list[dict[str, Any]]:
    """All rows of a kind, as any program reads them."""
    with database() as read:
        found = read.execute(f"SELECT * FROM '{folder}/{kind}-*.parquet' ORDER BY {order}")
        names = [column[0] for column in found.description or ()]
        return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


@pytest.mark.parametrize("slug", ["champions", "midgard"])
def test_the_rows_are_the_games(slug: str, tmp_path: Path, terminal: Terminal) -> None:
    """Each game is played again from its seed and its actions: seats, observations, masks and results agree."""
    told = terminal("games", "export", slug, *SMALL, "--rewards", "win", "--out", tmp_path / "data").result
    assert (told["games"], told["played"], told["bots"]) == (6, 6, ["thrall", "karl"])
    setting = json.loads((tmp_path / "data" / "manifest.json").read_text())["settings"][0]
    rules = Setting.read(setting).rules()
    observer, actions = Observer(rules), Actions(rules)
    steps = rows(tmp_path / "data", "steps", "game, step")
    results = rows(tmp_path / "data", "results", "game, seat")
    assert [(row["game"], row["seat"]) for row in results] == [(number, seat) for number in range(6) for seat in (0, 1)]
    for number in range(6):
        ends = [row for row in results if row["game"] == number]
        match = Match(rules, rules.core.Chance(ends[0]["seed"]))
        mine = [row for row in steps if row["game"] == number]
        for place, row in enumerate(mine):
            assert (row["step"], row["seat"]) == (place, rules.core.next_seat(match.state))
            assert row["observation"] == observer.flat(match.state, row["seat"]).tolist()
            assert row["action_mask"] == actions.mask(match.state, row["seat"]).tolist()
            assert row["action_mask"][row["action"]] == 1 and row["reward"] == ends[row["seat"]]["reward"]
            match.answer(row["seat"], row["action"])
        result = rules.result(match.state)
        assert result is not None and [row["score"] for row in ends] == list(result.scores)
        assert [row["reward"] for row in ends] == Rewards("win").final(rules, match.state).tolist()
        again = replay(read_record(write_record(record_of(match))))
        assert again.state == match.state, "exported as a record, it replays to the same end"
    assert {row["bot"] for row in results} == {"thrall", "karl"}


def test_the_manifest_says_what_the_numbers_mean(tmp_path: Path, terminal: Terminal) -> None:
    terminal("games", "export", "midgard", *SMALL, "--out", tmp_path)
    setting = json.loads((tmp_path / "manifest.json").read_text())["settings"][0]
    rules = Setting.read(setting).rules()
    assert setting["actions"] == list(Actions(rules).names)
    assert [one["name"] for one in setting["observation"]] == [field.name for field in Observer(rules).fields]
    assert (setting["rewards"], setting["seed"], setting["observation_version"]) == ("rank", 3, Observer(rules).version)


def test_the_files_are_the_same_on_any_number_of_processes(tmp_path: Path, terminal: Terminal) -> None:
    words = ("games", "export", "midgard", "--bot", "thrall", "--players", "2", "--games", str(BLOCK + 20), "--json")
    for processes in ("1", "2"):
        assert terminal(*words, "--processes", processes, "--out", tmp_path / processes).code == 0
    assert files(tmp_path / "1") == files(tmp_path / "2")
    assert len(files(tmp_path / "1")) == 5


def test_what_is_there_is_not_played_again(tmp_path: Path, terminal: Terminal) -> None:
    words = ("games", "export", "champions", *SMALL, "--out", tmp_path)
    assert terminal(*words).result["played"] == 6
    before = files(tmp_path)
    assert terminal(*words).result["played"] == 0
    assert files(tmp_path) == before
    (tmp_path / "results-000000000-000000006.parquet").unlink()
    (tmp_path / "steps-000000006-000000010.parquet.part").write_bytes(b"cut short")
    assert terminal(*words).result["played"] == 6
    assert files(tmp_path) == before
    assert terminal(*words[:-3], "--games", "9", *words[-3:]).result["played"] == 3


def test_the_results_say_how_often_karl_answered_for_a_bot(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_POLICY", str(tmp_path / "nowhere.npz"))
    words = ("games", "export", "midgard", "--bot", "learned,karl", "--games", "1", "--processes", "1", "--json")
    assert terminal(*words, "--out", tmp_path / "data").code == 0
    stood_in = {row["bot"]: row["stood_in"] for row in rows(tmp_path / "data", "results", "seat")}
    assert stood_in["learned"] > 10 and stood_in["karl"] == 0


def test_games_of_two_policies_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digests = set()
    for content in (b"one", b"other", None):
        path = tmp_path / "policy.npz"
        path.write_bytes(content) if content else path.unlink()
        monkeypatch.setenv("MEADHALL_POLICY", str(path))
        digests.add(bots_digest(["learned"], game("midgard")))
    assert len(digests) == 3


def test_games_of_another_setting_are_refused(tmp_path: Path, terminal: Terminal) -> None:
    words = ("games", "export", "champions", *SMALL, "--out", tmp_path)
    assert terminal(*words).code == 0
    for other in (("--seed", "4"), ("--rewards", "win"), ("--edition", "en-2015"), ("--bot", "thrall,thrall")):
        assert "another setting" in terminal(*words, *other).refused("lab/setting")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--bot", "nobody"), "options/invalid"),
        (("--bot", "karl,karl", "--players", "3"), "request/bad"),
        (("--games", "0"), "options/invalid"),
        (("--rewards", "glory"), "request/bad"),
        (("--players", "9"), "options/invalid"),
    ],
)
def test_what_cannot_be_exported_is_refused(
    words: tuple[str, ...], code: str, tmp_path: Path, terminal: Terminal
) -> None:
    terminal("games", "export", "champions", "--json", "--out", tmp_path / "data", *words).refused(code)
    assert not (tmp_path / "data").exists()


def test_blocks_begin_at_the_same_numbers_whatever_was_played_before() -> None:
    quick = Contest(game("champions").setting(2), ("karl", "thrall"), 1)
    slow = Contest(game("champions").setting(2), ("jarl@5", "thrall"), 1)
    assert list(blocks_of(quick, [(0, 250)])) == [(0, 100), (100, 200), (200, 250)]
    assert list(blocks_of(quick, [(150, 300)])) == [(150, 200), (200, 300)]
    assert list(blocks_of(quick, [(120, 150)])) == [(120, 150)]
    assert list(blocks_of(slow, [(0, 5)])) == [(0, 2), (2, 4), (4, 5)]


def test_a_block_can_come_from_another_machine(tmp_path: Path) -> None:
    contest = Contest(game("midgard").setting(2), ("thrall", "thrall"), 1)
    work, part = pickle.loads(pickle.dumps((write_block, (contest, Rewards(), 3, 5))))
    block = pickle.loads(pickle.dumps(work(*part)))
    store = DataSet(tmp_path)
    store.add(block)
    assert store.done() == [(3, 5)] and store.missing(6) == [(0, 3), (5, 6)]
    assert np.unique([row["game"] for row in rows(tmp_path, "steps", "game")]).tolist() == [3, 4]


def test_the_command_knows_every_kind_of_reward() -> None:
    assert REWARDS == KINDS


def test_without_numpy_a_data_set_is_refused(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "meadhall.lab.exporting", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "meadhall[rl]" in terminal("games", "export", "midgard", "--out", tmp_path).refused("install/missing")
