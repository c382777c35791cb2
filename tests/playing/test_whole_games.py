"""Whole games in a real terminal, played by a stranger who only reads the screen, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from meadhall.games import game
from meadhall.locale.rulebook import Source
from meadhall.locale.speech import LANGUAGES, Speech
from meadhall.terminal.saves import read
from tests.support.playing.moments import EVERY_GAME, EVERY_LANGUAGE, NAMES
from tests.support.playing.stranger import Stranger
from tests.support.playing.terminals import Line, Tmux, needs_pty, needs_tmux
from tests.support.terminal import apart

SHORT: Final = 'name = "short"\n[board.game]\nrounds = {rounds}\n'
HALF: Final = {"champions": 4, "midgard": 2}  # rounds
ESCAPES: Final = re.compile(r"\x1b(?!\[\?2004[hl])")  # all but what an input line that can be edited needs
DRAWN: Final = re.compile("[\u2500-\u259f]")  # boxes and blocks


def seated(slug: str, size: int, people: int = 1) -> tuple[str, ...]:
    """The words for a table of so many, some of them people and the others bots."""
    return ("play", slug, "--seats", ",".join([*NAMES[:people], *["thrall"] * (size - people)]))


def first_rule(slug: str) -> str:
    """Some rule of a game."""
    return str(Source(slug, "en", {}).structure["chapters"][0]["rules"][0])


def short(home: Path, rounds: int = 2) -> list[str]:
    """The words for a game of few rounds."""
    (home / "short.toml").write_text(SHORT.format(rounds=rounds), encoding="utf-8")
    return ["--cards", "short.toml"]


def fresh_question(stranger: Stranger, speech: Speech, also: str = "") -> list[str]:
    """Go on to a question of which nothing is chosen yet, with some words on the screen; its answers."""
    chosen, words = speech.form("draft", "", {"parts": "|"}).split("|")[0].strip(), " ".join(also.split())
    stranger.play(until=lambda: stranger.is_question and chosen not in stranger.said and words in stranger.said)
    return stranger.answers


def ask_and_look(stranger: Stranger, speech: Speech, rule: str) -> None:
    """Ask why, look at the board, a rule and a player: nothing of it answers the question."""
    closed = " ".join(speech.say("closed", answers="").split())  # French has spaces of its own
    asked = fresh_question(stranger, speech, closed)
    number = re.findall(r"\d+", stranger.said.split(closed)[1])[0]
    stranger.type(f"why {number}")
    assert re.search(r"\b[A-Z]{2}-\d+\b", stranger.said), stranger.said
    stranger.type(f"why {stranger.numbers[0]}")
    assert stranger.said.startswith(speech.say("why-open", answer="|").split("|")[0]) and len(stranger.fresh) == 2
    for typed in (f"look {rule}", f"rules {rule}"):
        stranger.type(typed)
        assert rule in stranger.said
    stranger.type("look Astrid")
    assert "Astrid" in stranger.said
    stranger.type("board")
    assert len(stranger.fresh) > 10 and stranger.answers == asked


def take_back(stranger: Stranger, speech: Speech) -> None:
    """Answer, and take the answer back before the turn ends."""
    while stranger.now.prompt != speech.say("turn-end"):
        stranger.go_on()
    stranger.type("undo")
    assert stranger.said.startswith(speech.say("undone")) and stranger.is_question


def save_and_load(stranger: Stranger, speech: Speech) -> None:
    """Keep the game in a file, play on for a while, and go back to where it was kept."""
    asked, facing = fresh_question(stranger, speech), stranger.facing
    stranger.type("save game.json")
    assert speech.say("saved", file="game.json") in stranger.said
    later = stranger.asked + 25
    stranger.play(until=lambda: stranger.asked > later and stranger.is_question)
    stranger.type("load game.json")
    assert speech.say("loaded", file="game.json") in stranger.said or not stranger.is_question
    assert stranger.play_to_question() == asked and stranger.facing == facing


@needs_tmux
@pytest.mark.slow
@EVERY_LANGUAGE
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_stranger_plays_a_whole_game(slug: str, language: str, whole: bool, tmp_path: Path) -> None:
    """With undo, why, look, save and load in the middle. What comes after a load nobody can foretell.

    In each language more sit at the table, and in the last of them two at the keyboard. The first has all its rounds.
    """
    number, sizes, speech = LANGUAGES.index(language), game(slug).seats, Speech(language, ["meadhall", slug])
    people = 2 if number == len(LANGUAGES) - 1 else 1
    words = seated(slug, sizes[number % len(sizes)], people)
    words += () if whole or not number else tuple(short(tmp_path, HALF[slug]))
    with Tmux(tmp_path, *words, "--seed", "5", "--lang", language) as terminal:
        stranger = Stranger(terminal, NAMES[:people])
        ask_and_look(stranger, speech, first_rule(slug))
        take_back(stranger, speech)
        save_and_load(stranger, speech)
        ending = stranger.play()
    assert ending.ended == 0 and "Traceback" not in ending.text
    assert speech.say("over") in ending.text
    kept = max((tmp_path / "meadhall").glob(f"{slug}-*.json"), key=lambda path: path.stat().st_mtime_ns)
    saved, match = read(tmp_path / "game.json").match, read(kept).match
    assert match.played[: len(saved.played)] == saved.played and len(match.played) > len(saved.played)
    result = match.rules.result(match.state)
    assert result is not None
    names = speech.listed([match.names[seat] for seat in result.winners])
    best = max(result.scores)
    assert speech.say("winner", names=names, count=len(result.winners), score=best) in ending.text
    assert f"meadhallreplay{kept}" in "".join(ending.text.split())
    assert apart("replay", kept, "--check").code == 0


@needs_pty
@EVERY_GAME
def test_a_plain_game_is_lines_and_nothing_else(slug: str, tmp_path: Path) -> None:
    """No escape codes but those of an input line that can be edited, and no pictures."""
    with Line(tmp_path, *seated(slug, 2), "--seed", "2", "--plain", *short(tmp_path)) as line:
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
@EVERY_LANGUAGE
def test_eighty_columns_are_wide_enough(slug: str, language: str, tmp_path: Path) -> None:
    """Nothing is wider than the screen, which would break it anywhere, and nothing is cut off with dots."""
    words = (*seated(slug, game(slug).seats[-1]), "--seed", "3", "--lang", language, *short(tmp_path))
    with Tmux(tmp_path, *words, columns=80, rows=24) as terminal:
        stranger = Stranger(terminal, ["Astrid"])
        stranger.play_to_question()
        stranger.type("help")
        stranger.type(f"look {first_rule(slug)}")
        stranger.play()
        lines, joined = terminal.see().lines, terminal.see("-J").lines
    assert max(len(line) for line in lines) <= 80 and len(lines) > 100
    broken = {line.strip() for line in joined} - {line.strip() for line in lines}
    assert len(broken) <= 1 and all(line.startswith("meadhall replay ") for line in broken)  # whole, to be copied
    assert "…" not in "\n".join(lines)
