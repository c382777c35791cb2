"""Whole games in a real terminal, played by a stranger who only reads the screen, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from meadhall.locale.choosing import languages_with
from meadhall.locale.speech import Speech
from meadhall.terminal.saves import read
from tests.playing.stranger import Stranger
from tests.playing.terminals import Line, Tmux, needs_pty, needs_tmux
from tests.terminal import apart

SEATS: Final = {
    "en": "Astrid,thrall",
    "de": "Astrid,thrall,thrall",
    "fr": "Astrid,thrall,thrall,thrall",
    "it": "Astrid,Björn",
}
SPOKEN: Final = [one for one in languages_with("champions") if one in languages_with("meadhall")]
SHORT: Final = 'name = "short"\n[board.game]\nrounds = 2\n'
ESCAPES: Final = re.compile(r"\x1b(?!\[\?2004[hl])")  # all but what an input line that can be edited needs
DRAWN: Final = re.compile("[\u2500-\u259f]")  # boxes and blocks


def people(seats: str) -> list[str]:
    """Who of the seats sits at the keyboard."""
    return [name for name in seats.split(",") if name != "thrall"]


def short(home: Path) -> list[str]:
    """The words for a game of two rounds."""
    (home / "short.toml").write_text(SHORT, encoding="utf-8")
    return ["--cards", "short.toml"]


def ask_and_look(stranger: Stranger, speech: Speech) -> None:
    """Ask why, look at the board, a rule and a player: nothing of it answers the question."""
    asked = stranger.answers
    stranger.type(f"why {len(asked) + 1}")
    assert re.search(r"\b[A-Z]{2}-\d+\b", stranger.said), stranger.said
    stranger.type("why 1")
    assert stranger.said.startswith(speech.say("why-open", answer="|").split("|")[0]) and len(stranger.fresh) == 2
    stranger.type("look CF-1")
    assert "CF-1" in stranger.said
    stranger.type("look Astrid")
    assert "Astrid" in stranger.said
    stranger.type("look")
    assert len(stranger.fresh) > 30 and stranger.answers == asked


def take_back(stranger: Stranger, speech: Speech) -> None:
    """Answer, and take the answer back before the turn ends."""
    asked = stranger.answers
    stranger.type("1")
    assert stranger.now.prompt == speech.say("turn-end")
    stranger.type("undo")
    assert stranger.said.startswith(speech.say("undone")) and stranger.answers == asked


def save_and_load(stranger: Stranger, speech: Speech) -> None:
    """Keep the game in a file, play on for a while, and go back to where it was kept."""
    asked, facing = stranger.answers, stranger.facing
    stranger.type("save game.json")
    assert speech.say("saved", file="game.json") in stranger.said
    stranger.play(until=lambda: stranger.asked > 40 and stranger.is_question)
    assert stranger.answers != asked
    stranger.type("load game.json")
    assert speech.say("loaded", file="game.json") in stranger.said or not stranger.is_question
    assert stranger.play_to_question() == asked and stranger.facing == facing


@needs_tmux
@pytest.mark.slow
@pytest.mark.parametrize("language", SPOKEN)
def test_a_stranger_plays_a_whole_game(language: str, tmp_path: Path) -> None:
    """With undo, why, look, save and load in the middle. What comes after a load nobody can foretell."""
    seats, speech = SEATS[language], Speech(language, ["meadhall", "champions"])
    words = ("play", "champions", "--seats", seats, "--seed", "5", "--lang", language)
    with Tmux(tmp_path, *words) as terminal:
        stranger = Stranger(terminal, people(seats))
        while len(stranger.play_to_question()) < 10:  # until a worker is to be placed
            stranger.go_on()
        ask_and_look(stranger, speech)
        take_back(stranger, speech)
        save_and_load(stranger, speech)
        ending = stranger.play()
    assert ending.ended == 0 and "Traceback" not in ending.text
    assert speech.say("over") in ending.text
    match = read(tmp_path / "game.json").match
    result = match.rules.result(match.state)
    assert result is not None
    names = speech.listed([match.names[seat] for seat in result.winners])
    best = max(result.scores)
    assert speech.say("winner", names=names, count=len(result.winners), score=best) in ending.text
    assert apart("replay", tmp_path / "game.json", "--check").code == 0


@needs_pty
def test_a_plain_game_is_lines_and_nothing_else(tmp_path: Path) -> None:
    """No escape codes but those of an input line that can be edited, and no pictures."""
    with Line(
        tmp_path, "play", "champions", "--seats", "Astrid,thrall", "--seed", "2", "--plain", *short(tmp_path)
    ) as line:
        stranger = Stranger(line, ["Astrid"])
        stranger.play_to_question()
        stranger.type("look")
        stranger.type("help")
        ending = stranger.play()
        written = line.written.decode()
    assert ending.ended == 0 and stranger.asked > 10
    assert not ESCAPES.search(written) and not DRAWN.search(written)
    assert all(one.isprintable() or one in "\r\n\x1b" for one in written)


@needs_tmux
@pytest.mark.parametrize("language", SPOKEN)
def test_eighty_columns_are_wide_enough(language: str, tmp_path: Path) -> None:
    """Nothing is wider than the screen, which would break it anywhere, and nothing is cut off with dots."""
    seats = "Astrid,thrall,thrall,thrall"
    words = ("play", "champions", "--seats", seats, "--seed", "3", "--lang", language, *short(tmp_path))
    with Tmux(tmp_path, *words, columns=80, rows=24) as terminal:
        stranger = Stranger(terminal, ["Astrid"])
        stranger.play_to_question()
        stranger.type("help")
        stranger.type("look CF-1")
        stranger.play()
        lines, joined = terminal.see().lines, terminal.see("-J").lines
    assert max(len(line) for line in lines) <= 80 and len(lines) > 100
    broken = {line.strip() for line in joined} - {line.strip() for line in lines}
    assert not broken
    assert "…" not in "\n".join(lines)
