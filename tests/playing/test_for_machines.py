"""A game at the prompt for machines: what it came to is all that the standard output holds."""

from __future__ import annotations

import subprocess
from pathlib import Path

from meadhall.terminal.saves import read
from tests.support.playing.moments import EVERY_GAME
from tests.support.terminal import ROOT, Ending, command


def played(home: Path, *words: str, typed: str = "") -> Ending:
    """A game in a process of its own, kept in a file, with lines to be typed."""
    words = ("play", *words, "--seed", "1", "--save", str(home / "game.json"), "--json")
    done = subprocess.run(command(*words), input=typed, capture_output=True, text=True, cwd=ROOT, timeout=120)
    return Ending(done.returncode, done.stdout, done.stderr)


@EVERY_GAME
def test_what_a_game_came_to_can_be_read_by_a_machine(slug: str, tmp_path: Path) -> None:
    ending = played(tmp_path, slug, "--seats", "karl,Bo=karl,thrall")
    result = ending.result
    assert result["finished"] and (result["game"], result["players"]) == (slug, 3)
    assert result["names"] == ["Egil", "Bo", "Frida"] and max(result["scores"]) in winning_scores(result)
    assert result["decisions"] == len(read(tmp_path / "game.json").match.played)
    assert Path(result["file"]) == tmp_path / "game.json" and "Bo" in ending.err


def winning_scores(result: dict[str, list[int]]) -> list[int]:
    """The scores of those who won."""
    return [result["scores"][seat] for seat in result["winners"]]


def test_a_game_that_nobody_has_set_up_is_refused(tmp_path: Path) -> None:
    ending = played(tmp_path, "champions")
    assert (ending.code, ending.out) == (2, "") and "who plays: --seats does. [request/bad]" in ending.err


def test_a_game_that_could_not_be_kept_has_no_file(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    ending = played(tmp_path, "champions", "--seats", "thrall,thrall")
    assert ending.result["finished"] and ending.result["file"] is None


@EVERY_GAME
def test_who_leaves_gets_what_there_is_so_far(slug: str, tmp_path: Path) -> None:
    ending = played(tmp_path, slug, "--seats", "Astrid,karl,thrall", typed="1\nquit\n")
    result = ending.result
    assert not result["finished"] and result["scores"] is result["winners"] is None
    assert "Astrid> " in ending.err  # who plays is asked there
