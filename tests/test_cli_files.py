"""Files on the command line: one sentence for those that are too large, no regular files, or cannot be written."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from meadhall.kernel import records
from meadhall.kernel.cards import card_set
from tests.support.terminal import ROOT, Terminal, command

SIM = ("sim", "champions", "--games", "1", "--json")
READING = {  # the words before the file, the code, and the most bytes that are read
    "cards check": (("cards", "check"), "cards/invalid", card_set.MOST_BYTES),
    "cards show": (("cards", "show"), "cards/invalid", card_set.MOST_BYTES),
    "sim --cards": ((*SIM, "--cards"), "cards/invalid", card_set.MOST_BYTES),
    "arena --cards": (
        ("arena", "champions", "--seats", "karl,karl", "--games", "1", "--cards"),
        "cards/invalid",
        card_set.MOST_BYTES,
    ),
    "study --cards": (("study", "champions", "--out", "nowhere", "--cards"), "cards/invalid", card_set.MOST_BYTES),
    "odds --cards": (
        ("odds", "champions", "--warriors", "1", "axe", "--enemy", "glam", "--cards"),
        "cards/invalid",
        card_set.MOST_BYTES,
    ),
    "play --cards": (("play", "champions", "--seats", "karl,karl", "--cards"), "cards/invalid", card_set.MOST_BYTES),
    "replay": (("replay",), "record/unreadable", records.MOST_BYTES),
    "play --load": (("play", "champions", "--load"), "record/unreadable", records.MOST_BYTES),
}
EVERY_READER = pytest.mark.parametrize("reader", READING)


def refused(terminal: Terminal, reader: str, path: Path) -> str:
    """What is said of a file that a command does not read."""
    words, code, _ = READING[reader]
    ending = terminal(*words, path)
    assert ending.code == 2 and f"[{code}]" in ending.err and "Traceback" not in ending.err
    return ending.err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
@EVERY_READER
def test_a_pipe_is_refused_at_once(terminal: Terminal, tmp_path: Path, reader: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "cannot be read: it is not a regular file." in refused(terminal, reader, tmp_path / "pipe")


@EVERY_READER
def test_a_huge_file_is_refused_without_being_read(terminal: Terminal, tmp_path: Path, reader: str) -> None:
    most = READING[reader][2]
    with open(tmp_path / "huge", "wb") as file:
        file.truncate(1_000_000_000_000)  # a hole: it takes no room on the disk
    assert f"cannot be read: it is larger than {most:,} bytes." in refused(terminal, reader, tmp_path / "huge")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_among_the_kept_games_is_passed_over(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (tmp_path / "meadhall").mkdir()
    os.mkfifo(tmp_path / "meadhall" / "champions-pipe.json")
    ending = terminal("play", "champions", "--resume")
    assert ending.code == 2 and "There is no unfinished game of champions to go on with." in ending.err


def test_a_record_that_cannot_be_written_whole_leaves_no_file(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    done = subprocess.run(
        command(*SIM, "--record", tmp_path / "game.json"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"meadhall: {tmp_path / 'game.json'} cannot be written: File too large. [request/bad]\n"
    assert list(tmp_path.iterdir()) == []


def test_the_package_can_be_run_as_a_module() -> None:
    words = ["-m", "meadhall", "cards", "check", "open"]
    done = subprocess.run([*command()[:1], *words], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "") and "is sound" in done.stdout
