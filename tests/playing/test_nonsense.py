"""Nonsense at every prompt: one helpful sentence in the language in use, and nothing of the game changes by it."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from meadhall.games import game, new_match
from meadhall.kernel.match import Match
from meadhall.kernel.records import record_of, write_record
from meadhall.locale.speech import Speech
from meadhall.terminal.host import Host
from meadhall.terminal.saves import PERSON, read
from meadhall.terminal.screen import Screen
from meadhall.terminal.session import Session
from tests.support.playing.desk import WIDE, Desk
from tests.support.playing.moments import EVERY_GAME, EVERY_LANGUAGE, SPOKEN, asked, first_question, questions
from tests.support.playing.nonsense import Deserved, about_files, at_a_question, noise

SHORT: Final = {
    "champions": {"name": "short", "board": {"game": {"rounds": 2}, "workers": {"counts": [2, 2, 2]}}},
    "midgard": {"name": "short", "board": {"game": {"rounds": 1}}},
}


def unfit(desk: Desk, deserved: list[Deserved]) -> list[tuple[str, str]]:
    """Type lines; those to which something else was said than they deserve, with what was said."""
    before = write_record(record_of(desk.match))
    said = desk.type_each(*(one.typed for one in deserved))
    assert write_record(record_of(desk.match)) == before
    return [(one.typed[:60], s) for one, s in zip(deserved, said, strict=True) if not one.fits(s, desk.session.speech)]


@EVERY_GAME
def test_every_question_answers_nonsense_with_one_sentence(slug: str, tmp_path: Path) -> None:
    met, words = set(), game(slug).rules(game(slug).seats[0]).words
    languages = [one for played, one in SPOKEN if played == slug]
    for number, (match, decision) in enumerate(questions(slug, enough=1)):
        desk = Desk(match, tmp_path, language=languages[number % len(languages)])
        assert unfit(desk, list(at_a_question())) == [], decision.question
        met.add(decision.question)
    assert met == {question for step, question in words.questions.items() if step not in words.offers}


@EVERY_LANGUAGE
def test_every_language_answers_nonsense_with_one_sentence(slug: str, language: str, tmp_path: Path) -> None:
    match = first_question(slug)
    decision = asked(match)
    assert decision is not None
    assert unfit(Desk(match, tmp_path, language=language), list(at_a_question())) == []


@EVERY_LANGUAGE
def test_files_that_cannot_be_used_are_refused_in_one_sentence(
    slug: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(first_question(slug), tmp_path / "kept", language=language)
    wrong: list[object] = []
    for one in about_files(tmp_path, desk.match):
        try:
            wrong += unfit(desk, [one])
        except (TypeError, ValueError, RuntimeError, OSError) as error:
            wrong.append((one.typed, error))
    assert wrong == []


def test_a_save_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    desk = Desk(first_question("champions"), tmp_path / "kept")
    for one in about_files(home, desk.match):
        if one.typed.startswith("save ") and "~" not in one.typed:
            desk.type(one.typed)
    assert [path.name for path in tmp_path.rglob("*.new")] == []


@EVERY_GAME
def test_noise_is_no_answer(slug: str, tmp_path: Path) -> None:
    chosen = random.Random(7)
    for match, _ in questions(slug, enough=2):
        desk, before = Desk(match, tmp_path), len(match.played)
        again = desk.type("")  # nothing but noise is nothing: the question is put again
        for said in desk.type_each(*(noise(chosen) for _ in range(8))):
            assert (said == again or said.count("\n") == 1) and "Traceback" not in said
        assert len(match.played) == before


def some_answer(session: Session) -> str:
    """The number of some answer to the question that is put, the same whenever it is put; a long choice is given."""
    assert session.asking is not None
    inquiry = session.asking.inquiry
    if len(inquiry.links) > 2 and inquiry.ending is not None:
        return "0"
    chosen = random.Random(100 * len(session.match.played) + len(inquiry.links))
    return str(chosen.choice(inquiry.listed).number)


class Heckler:
    """A keyboard at which somebody types nonsense, and leaves and comes back, before every sensible line."""

    def __init__(self, most: int, names: tuple[str, ...], speech: Speech) -> None:
        self.most = most  # lines of nonsense before a sensible one
        self.chosen = random.Random(3)
        self.names = names
        self.speech = speech
        self.session: Session | None = None
        self.patience = 0
        self.typed = 0
        self.prompts: set[str] = set()

    def __call__(self, prompt: str) -> str:
        assert self.session is not None
        self.typed += 1
        name = next((name for name in self.names if name in prompt), "")
        self.prompts.add(prompt.replace(name, "|") if name else prompt)
        if self.patience:
            self.patience -= 1
            return self.nonsense(prompt)
        self.patience = self.chosen.randint(0, self.most)
        if prompt == f"{name}> ":
            return some_answer(self.session)
        return name if prompt == f"{self.speech.say('hand-name', name=name)} " else ""

    def nonsense(self, prompt: str) -> str:
        """A line that is no answer at this prompt."""
        if self.chosen.random() < 0.1:
            raise self.chosen.choice([EOFError, KeyboardInterrupt])
        if prompt.endswith("> "):
            return self.chosen.choice([one.typed for one in at_a_question()])
        others = [name for name in self.names if name not in prompt]
        return self.chosen.choice([*others, "xyzzy", "99", "[bold]", "{ $name }", "help", "x" * 5000, "🐉 \x00 \u202e"])


def played(home: Path, slug: str, language: str, most: int) -> tuple[str, Heckler]:
    """A game of two people and a bot to its end, with so much nonsense at most; its record, and who typed."""
    names = ("Astrid", "Björn", "Cnut")
    heckler = Heckler(most, names[:2], Speech(language, ["meadhall"]))
    shown = io.StringIO()
    match: Match = new_match(slug, 3, 6, names=names, cards=SHORT[slug])
    screen = Screen(Console(file=shown, width=WIDE), plain=True)
    host = Host.of(match, [PERSON, PERSON, "thrall"], home / "kept.json", 6)
    session = Session(host, language, screen, heckler, home / "kept", 6)
    heckler.session = session
    while session.match.rules.result(session.match.state) is None:
        assert session.play() in (0, 130)
        assert write_record(record_of(read(session.path).match)) == write_record(record_of(session.match))
    assert "Traceback" not in shown.getvalue()
    return write_record(record_of(session.match)), heckler


@EVERY_LANGUAGE
def test_a_heckled_game_is_the_same_game(slug: str, language: str, tmp_path: Path) -> None:
    """Nonsense, Control-C and the end of input at every prompt: only sensible answers count, and the game is kept."""
    quiet, _ = played(tmp_path, slug, language, most=0)
    heckled, heckler = played(tmp_path, slug, language, most=4)
    assert heckled == quiet and heckler.typed > 100
    usual = {"|>", *(heckler.speech.say(key, name="|") for key in ("turn-end", "hand-over", "hand-name"))}
    assert usual < {prompt.strip() for prompt in heckler.prompts}  # the others want something confirmed


def test_bytes_that_are_no_text_are_no_answer(tmp_path: Path) -> None:
    """A terminal that sends what is not UTF-8: the keyboard itself fails, as `input` does."""
    desk = Desk(first_question("champions"), tmp_path)
    said = desk.type_each("", UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), "why")
    assert said[1] == said[0] and not desk.given
