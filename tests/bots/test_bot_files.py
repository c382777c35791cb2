"""Bots of a Python file that is not installed: `--bots mybots.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pytest

from meadhall.bots import bot_files
from meadhall.bots.bot import Budget
from meadhall.bots.guard import Guarded
from meadhall.bots.karl import Karl
from meadhall.bots.plugins import declare, declared, plugins
from meadhall.bots.registry import BOTS, is_bot, player
from meadhall.games import CHAMPIONS, new_match
from meadhall.lab import parallel
from meadhall.lab.bot_digests import bots_digest
from meadhall.lab.cluster import ours, there
from tests.support.bots.packages import install
from tests.support.bots.tables import GAMES, asked, play
from tests.support.terminal import Terminal

CODE: Final = """
from dataclasses import dataclass
import verses
from meadhall.bots.bot import Advice, Estimate

print("importing")

@dataclass
class Last:
    '''Takes the last answer.

    It sings.
    '''
    seed: int | None
    def advise(self, outlook, budget):
        assert outlook.rules.view(outlook.imagine(outlook.rules.core.Chance(3)), outlook.seat) == outlook.view
        print(verses.FIRST)
        return Advice(outlook.decision.codes[-1], (Estimate(outlook.decision.codes[-1], 0.5),))

BOTS = {"last": Last, "failing": lambda seed: 1 / 0}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two bots, and a module beside it."""
    (tmp_path / "verses.py").write_text("FIRST = 'Hail'\n", encoding="utf-8")
    path = tmp_path / "my bots.py"
    path.write_text(CODE, encoding="utf-8")
    return path


def use(*paths: Path) -> None:
    """Know the bots of these files."""
    bot_files.use([str(path) for path in paths], BOTS)


@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_of_a_file_plays_whole_games(slug: str, file: Path) -> None:
    use(file)
    bots = [player("last@60s", 1), *(player("karl", seat) for seat in range(1, GAMES[slug]))]
    assert isinstance(bots[0].bot, Guarded)
    match = play(new_match(slug, GAMES[slug], 4), bots)
    assert not bots[0].faults and "verses" not in sys.modules
    again = new_match(slug, GAMES[slug], 4)
    for step in match.played:
        decision = again.decision(step.seat)
        assert decision is not None and (step.seat != 0 or step.code == decision.codes[-1])
        again.answer(step.seat, step.code)


def test_a_bot_of_a_file_that_fails_costs_its_own_move(file: Path) -> None:
    use(file)
    one, outlook = player("failing@60s", 1), asked(new_match("champions", 2, 1), 1)
    assert one.advise(outlook) == Karl(1).advise(outlook, Budget(seconds=1))
    one.close()
    assert [(fault.code, fault.words) for fault in one.faults] == [("bot/gone", "ZeroDivisionError: division by zero")]


def test_bots_of_files_are_listed_with_what_they_say_of_themselves(terminal: Terminal, file: Path) -> None:
    listed = terminal("bots", "--json", "--bots", file).result
    assert {"slug": "last", "budget": "1s", "about": "Takes the last answer.", "from": "my bots.py"} in listed
    assert [row["slug"] for row in listed][-2:] == ["last", "failing"]
    assert "last" in terminal("bots", "--bots", file).out and not is_bot("karla")


def test_bots_of_files_are_known_for_one_command(terminal: Terminal, file: Path) -> None:
    assert "last" in terminal("bots", "--bots", file, "--bots", file).out
    assert "last" not in terminal("bots").out
    sentence = terminal("arena", "champions", "--seats", "last,karl", "--games", "1").refused("options/invalid")
    assert "There is no bot 'last'" in sentence


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import nowhere_at_all", "cannot be imported: ModuleNotFoundError: No module named 'nowhere_at_all'."),
        ("def (", "cannot be imported: SyntaxError"),
        ("import sys; sys.exit()", "cannot be imported: it ends by itself."),
        ("", "declares no bots: it needs a dictionary BOTS"),
        ("BOTS = {}", "declares no bots"),
        ("BOTS = ['skald']", "declares no bots"),
        ("BOTS = {'skald': 7}", "declares no bots"),
        ("BOTS = {'A skald': int}", "declares a bot 'A skald'; a name has small letters"),
        ("BOTS = {'karl': int}", "declares a bot 'karl', but there is one of that name already."),
        ("BOTS = {'program': int}", "one of that name already"),
        ("BOTS = {'skald': int}", "one of that name already"),
        ("BOTS = {'last': int}", "one of that name already"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_sentence(
    code: str, words: str, file: Path, tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of a package that is installed and of another file are taken too."""
    (tmp_path / "package").mkdir()
    monkeypatch.syspath_prepend(str(install(tmp_path / "package")))
    other = tmp_path / "other.py"
    other.write_text(code, encoding="utf-8")
    before = ("--bots", file) if "'last'" in code else ()
    assert words in terminal("bots", *before, "--bots", other).refused("bots/invalid")
    assert declared() == ()


def test_a_file_that_takes_too_long_is_refused(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "slow.py"
    path.write_text("import time; time.sleep(1000)", encoding="utf-8")
    monkeypatch.setattr(bot_files, "Limits", lambda: type("Hasty", (), {"start": 0.5}))
    assert "cannot be imported within 0.5 seconds" in terminal("bots", "--bots", path).refused("bots/invalid")


@pytest.mark.parametrize("name", ["nothing.py", "."])
def test_a_file_that_is_not_there_is_refused(name: str, tmp_path: Path, terminal: Terminal) -> None:
    assert "cannot be read" in terminal("bots", "--bots", tmp_path / name).refused("bots/invalid")


def test_an_arena_plays_with_bots_of_files_in_all_its_processes(terminal: Terminal, file: Path) -> None:
    words = ("arena", "champions", "--bots", file, "--seats", "last@1,thrall", "--games", "2", "--seed", "3", "--json")
    one, two = (terminal(*words, "--processes", count).result for count in ("1", "2"))
    for result in (one, two):
        assert result["faults"] == []
        for seat in result["seats"]:
            del seat["ms_per_move"]
    assert one == two


def known_here(_: int) -> list[str]:
    """The bots of files that a process knows."""
    return [plugin.slug for plugin in declared()]


def test_processes_and_nodes_are_told_of_the_bots_however_they_are_started(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is no fork knows only what it is told."""
    use(file)
    told = declared()
    declare(())
    assert there(ours(), told, known_here, (0,)) == ["last", "failing"]
    monkeypatch.setattr(parallel, "declared", lambda: told)
    declare(())
    assert list(parallel.spread(known_here, [(0,), (1,)], processes=2)) == [["last", "failing"]] * 2


def test_games_of_a_file_that_has_changed_are_those_of_another_bot(file: Path) -> None:
    use(file)
    before, karl = bots_digest(["last"], CHAMPIONS), bots_digest(["karl"], CHAMPIONS)
    use(file)
    assert bots_digest(["last"], CHAMPIONS) == before
    file.write_text(CODE.replace("Hail", "Hello") + "\n# changed\n", encoding="utf-8")
    use(file)
    assert bots_digest(["last"], CHAMPIONS) != before and bots_digest(["karl"], CHAMPIONS) == karl


def test_a_file_that_changes_while_it_plays_is_not_run(file: Path) -> None:
    use(file)
    file.write_text(CODE + "\n# changed\n", encoding="utf-8")
    one = player("last@60s", 1)
    one.advise(asked(new_match("champions", 2, 1), 1))
    one.close()
    assert [fault.words for fault in one.faults] == ["my bots.py has changed since the command began."]


def test_a_study_and_a_calibration_tell_the_file_in_their_command(
    terminal: Terminal, file: Path, tmp_path: Path
) -> None:
    pytest.importorskip("duckdb")
    few = ("--players", "2", "--games", "1", "--processes", "1", "--json", "--bots", file, "--bot", "last@1")
    study = terminal("study", "champions", *few, "--out", tmp_path / "study").result
    assert f"--bots '{file}'" in study["command"] and "--bot last@1" in study["command"]
    assert all(not setting["faults"] for setting in study["settings"])
    calibrated = terminal("calibrate", "champions", *few, "--out", tmp_path / "calibration").result
    assert calibrated["bot"] == "last@1" and calibrated["brier"] >= 0
    assert f"--bots &#x27;{file}&#x27;" in (tmp_path / "calibration" / "report.html").read_text(encoding="utf-8")


def test_a_bot_of_a_file_sits_at_a_table_and_stays_there_when_the_game_goes_on(
    terminal: Terminal, file: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "game.json"
    seats = ("--seats", "last@60s,Bob=karl", "--seed", "1")
    begun = terminal("play", "champions", "--bots", file, *seats, "--save", kept, "--json")
    assert begun.result["names"] == ["Egil", "Bob"]
    saved = json.loads(kept.read_text(encoding="utf-8"))
    assert saved["journal"][0]["players"] == ["last@60s", "karl"]
    assert "neither a person nor a known bot" in terminal("play", "champions", "--load", kept).err
    assert terminal("play", "champions", "--load", kept, "--bots", file, "--json").code == 0


def test_a_plug_in_of_a_package_is_still_known_beside_a_file(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package").mkdir()
    monkeypatch.syspath_prepend(str(install(tmp_path / "package")))
    (tmp_path / "one.py").write_text("BOTS = {'one': int}", encoding="utf-8")
    use(tmp_path / "one.py")
    assert {"skald", "one"} <= set(plugins())
