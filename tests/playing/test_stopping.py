"""However a game is stopped, it is kept, and goes on with the question that was open."""

from __future__ import annotations

import signal
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from meadhall.terminal.saves import folder, read, unfinished
from tests.support.playing.moments import EVERY_GAME, SLUGS
from tests.support.playing.stranger import Stranger
from tests.support.playing.terminals import Tmux, needs_tmux

NEW: Final = ("--seats", "Astrid,thrall", "--seed", "5")
KEPT: Final = "The game is kept"


def control_c(stranger: Stranger) -> None:
    """Press Control-C."""
    assert stranger.press("C-c").ended == 130
    assert KEPT in stranger.said


def end_of_input(stranger: Stranger) -> None:
    """Press Control-D, which ends the input."""
    assert stranger.press("C-d").ended == 0
    assert KEPT in stranger.said


def leave(stranger: Stranger) -> None:
    """Say so."""
    assert stranger.type("quit").ended == 0
    assert KEPT in stranger.said


def power_cut(stranger: Stranger) -> None:
    """No time for anything."""
    assert stranger.strike(signal.SIGKILL).ended == 128 + signal.SIGKILL


def window_closed(stranger: Stranger) -> None:
    """The terminal goes away."""
    assert stranger.strike(signal.SIGHUP).ended is not None


Stop = Callable[[Stranger], None]
EVERY_WAY: Final = pytest.mark.parametrize(
    ("slug", "stop"),
    [
        *product(SLUGS, (control_c, power_cut)),
        *product(SLUGS[:1], (end_of_input, leave, window_closed)),
        *(
            pytest.param(*one, marks=pytest.mark.long)
            for one in product(SLUGS[1:], (end_of_input, leave, window_closed))
        ),
    ],
)
"""How a game is left does not depend on which it is, so the gentler ways are tried with one by default."""


def words(slug: str, *more: str) -> tuple[str, ...]:
    """The command that plays a game."""
    return ("play", slug, "--lang", "en", *more)


def kept_answers(home: Path, slug: str) -> list[tuple[int, int]]:
    """Who has answered what, as far as the game is kept."""
    path = unfinished(folder({"XDG_STATE_HOME": str(home)}), slug)
    assert path is not None
    return [(step.seat, step.code) for step in read(path).match.played]


@needs_tmux
@EVERY_WAY
def test_a_game_goes_on_with_the_open_question(slug: str, tmp_path: Path, stop: Stop) -> None:
    with Tmux(tmp_path, *words(slug, *NEW)) as terminal:
        stranger = Stranger(terminal, ["Astrid"])
        stranger.play(until=lambda: stranger.asked > 12 and stranger.is_question)
        asked = stranger.answers
        stop(stranger)
    with Tmux(tmp_path, *words(slug, "--resume")) as terminal:
        again = Stranger(terminal, ["Astrid"])
        assert again.is_question and again.answers == asked
        assert "Traceback" not in again.now.text
        again.play(until=lambda: again.asked > 3 and again.is_question)


@needs_tmux
@EVERY_WAY
def test_an_answer_is_kept_before_its_turn_is_ended(slug: str, tmp_path: Path, stop: Stop) -> None:
    """An answer counts when it is given; Enter only says that it will not be taken back."""
    with Tmux(tmp_path, *words(slug, *NEW)) as terminal:
        stranger = Stranger(terminal, ["Astrid"])
        stranger.play(until=lambda: stranger.asked > 12)
        before: list[tuple[int, int]] = []
        while "undo" not in stranger.now.prompt:
            before = kept_answers(tmp_path, slug)
            stranger.go_on()
        stop(stranger)
    kept = kept_answers(tmp_path, slug)
    assert kept[: len(before)] == before and {seat for seat, _ in kept[len(before) :]} == {0}


@needs_tmux
@EVERY_GAME
def test_two_people_are_asked_for_a_name_before_their_game_goes_on(slug: str, tmp_path: Path) -> None:
    """Nobody sees the open question before saying who looks."""
    with Tmux(tmp_path, *words(slug, "--seats", "Astrid,Björn", "--seed", "5")) as terminal:
        stranger = Stranger(terminal, ["Astrid", "Björn"])
        stranger.play(until=lambda: stranger.asked > 12 and stranger.is_question)
        asked, facing = stranger.answers, stranger.facing
        stranger.press("C-c")
    with Tmux(tmp_path, *words(slug, "--resume")) as terminal:
        again = Stranger(terminal, ["Astrid", "Björn"])
        assert again.now.prompt.startswith(facing) and again.now.prompt.endswith(":") and not again.answers
        assert again.play_to_question() == asked and again.facing == facing


@needs_tmux
@pytest.mark.parametrize("key", ["C-c", "C-d"])
def test_the_dialogue_before_a_game_can_be_left(tmp_path: Path, key: str) -> None:
    with Tmux(tmp_path, *words("champions")) as terminal:
        stranger = Stranger(terminal, ["Astrid"])
        stranger.type("3")
        stranger.type("Astrid")
        ending = stranger.press(key)
    assert ending.ended == {"C-c": 130, "C-d": 0}[key] and "Traceback" not in ending.text
    assert unfinished(folder({"XDG_STATE_HOME": str(tmp_path)}), "champions") is None
