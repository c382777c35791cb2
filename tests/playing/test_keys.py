"""Keys of a real keyboard besides letters: they do no harm, and show nobody what another has typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.playing.stranger import Stranger
from tests.support.playing.terminals import Line, Tmux, needs_pty, needs_tmux

WORDS = ("play", "champions", "--lang", "en", "--seed", "5", "--seats")


@needs_tmux
@pytest.mark.parametrize("keys", ["Up Down Left Right", "Escape", "Tab Tab", "C-l", "F1 F5 Home End", "C-a C-e C-k"])
def test_a_key_that_means_nothing_does_no_harm(tmp_path: Path, keys: str) -> None:
    with Tmux(tmp_path, *WORDS, "Astrid,thrall") as terminal:
        stranger = Stranger(terminal, ["Astrid"])
        asked = stranger.play_to_question()
        for key in keys.split():
            terminal.press(key)
        stranger.type("xyzzy")
        assert stranger.is_question and stranger.now.ended is None and stranger.answers == asked
        assert "Traceback" not in stranger.now.text
        stranger.type("why 1")
        assert "is open: you can choose it." in stranger.said


@needs_tmux
def test_what_one_has_typed_cannot_be_called_up_by_the_other(tmp_path: Path) -> None:
    with Tmux(tmp_path, *WORDS, "Astrid,Björn") as terminal:
        stranger = Stranger(terminal, ["Astrid", "Björn"])
        stranger.play_to_question()
        first = stranger.facing
        stranger.type("xyzzy")
        assert "xyzzy" in stranger.now.text
        stranger.type("1")
        stranger.play_to_question()
        assert stranger.facing != first
        for _ in range(4):
            terminal.press("Up")
        stranger.type("plugh")
        assert "plugh" in stranger.now.text and "xyzzy" not in stranger.now.text


@needs_pty
@pytest.mark.parametrize("length", [401, 4000, 20_000])
def test_a_line_without_end_is_too_long(tmp_path: Path, length: int) -> None:
    """A terminal takes no more than some thousand characters of it."""
    with Line(tmp_path, *WORDS, "Astrid,thrall", "--plain") as line:
        stranger = Stranger(line, ["Astrid"])
        stranger.play_to_question()
        stranger.type("x" * length)
        assert "That is too long to be an answer." in stranger.said and stranger.is_question


@needs_pty
@pytest.mark.parametrize("encoding", ["utf-8:strict", "utf-8:surrogateescape", "ascii", "latin-1"])
def test_any_encoding_will_do(tmp_path: Path, encoding: str) -> None:
    """Bytes that are no text in it, and signs that it does not have: no reason to stop."""
    with Line(tmp_path, *WORDS, "Astrid,thrall", "--plain", environment={"PYTHONIOENCODING": encoding}) as line:
        stranger = Stranger(line, ["Astrid"])
        stranger.play_to_question()
        line.send(b"\xff\xfe\xc3\n")
        stranger.before = stranger.now
        assert stranger.wait().ended is None and stranger.is_question, stranger.said
        assert stranger.type("quit").ended == 0
