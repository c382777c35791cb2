"""Bots at the table: every kind takes a seat, thinks in the background, and may fail without harm to the game."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final

import pytest

from meadhall.bots import registry
from meadhall.bots.bot import Advice, Budget, Outlook
from meadhall.bots.guard import Limits
from meadhall.bots.karl import Karl
from meadhall.bots.registry import Kind
from meadhall.games import new_match
from meadhall.kernel.errors import BadOptions
from meadhall.locale.choosing import languages_with
from meadhall.terminal.saves import PERSON, read
from meadhall.terminal.setup import Seat, seats_from
from tests.support.bots.programs import BAD, FIRST, program
from tests.support.bots.tables import play, short
from tests.support.playing.desk import Desk, save
from tests.support.playing.moments import NAMES
from tests.support.playing.stranger import Stranger
from tests.support.playing.terminals import BREATH, PATIENCE, Line, Tmux, needs_pty, needs_tmux

EVERY_LANGUAGE: Final = pytest.mark.parametrize("language", languages_with("meadhall"))
SLOW: Final = "for message in asked(): time.sleep(0.8); say(code=message['decision']['answers'][0]['code'])"
STUCK: Final = "for message in asked(): time.sleep(1000)"


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("Astrid,karl,thrall", [("Astrid", PERSON), ("Egil", "karl"), ("Frida", "thrall")]),
        ("Astrid, Bob=karl@400", [("Astrid", PERSON), ("Bob", "karl@400")]),
        ("Egil,karl", [("Egil", PERSON), ("Frida", "karl")]),
        ("Egil = karl,thrall", [("Egil", "karl"), ("Frida", "thrall")]),
        ("Astrid,program:./a.py --level=2", [("Astrid", PERSON), ("Egil", "program:./a.py --level=2")]),
        ('Astrid,"program@2s:./a.py --of 1,2"', [("Astrid", PERSON), ("Egil", "program@2s:./a.py --of 1,2")]),
        ("Astrid,Bob=program:a 'b c'", [("Astrid", PERSON), ("Bob", "program:a 'b c'")]),
        ("Karl,KARL@home", [("Karl", PERSON), ("KARL@home", PERSON)]),
    ],
)
def test_seats_are_people_and_bots_with_or_without_a_name(typed: str, seats: list[tuple[str, str]]) -> None:
    assert list(seats_from(typed)) == [Seat(*one) for one in seats]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("Astrid,Bob=jomsviking", "There is no bot 'jomsviking'"),
        ("Astrid,Bob=", "There is no bot ''"),
        ("Astrid,=", "There is no bot ''"),
        ("Astrid,karl@soon", "budget"),
        ("Astrid,Astrid=karl", "must differ"),
        ("Astrid,program:", "needs a name"),
        ("Astrid,program:'x", "quotation marks"),
        ("Astrid,!=karl", "letters"),
    ],
)
def test_seats_that_cannot_be_are_refused(typed: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        seats_from(typed)


class Pensive(Karl):
    """Karl, who notes that he has been asked, and takes his time."""

    asked = Event()
    seconds = 0.0

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        time.sleep(self.seconds)
        self.asked.set()
        return super().advise(outlook, budget)


@pytest.fixture
def pensive(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Pensive]]:
    """A bot that takes its time."""
    monkeypatch.setitem(registry.BOTS, "pensive", Kind(Pensive, Budget(iterations=1)))
    monkeypatch.setattr(Pensive, "asked", Event())
    yield Pensive


@pytest.mark.parametrize("seats", [("pensive", PERSON, "pensive"), (PERSON, "pensive", "pensive")])
def test_bots_think_while_a_person_is_asked_too(seats: tuple[str, ...], pensive: type[Pensive], tmp_path: Path) -> None:
    """The draft of Midgard: whoever sits where, the prompt comes first, and by then the bots are at work."""
    match = new_match("midgard", 3, 1, names=NAMES[:3])
    desk = Desk(match, tmp_path, players=seats)
    person = seats.index(PERSON)

    def keyboard(prompt: str) -> str:
        assert prompt == f"{NAMES[person]}> " and not match.played
        assert pensive.asked.wait(PATIENCE)
        raise EOFError

    desk.session.keyboard = keyboard
    desk.session.play()


@pytest.mark.parametrize(("slug", "players"), [("champions", 3), ("midgard", 5)])
def test_the_same_game_comes_again_however_long_people_take(slug: str, players: int, tmp_path: Path) -> None:
    """A person who always takes the last answer, at once or after a while; what bots think ahead does not change."""
    games = []
    for seconds in (0.0, 0.02):
        desk = Desk(new_match(slug, players, 6), tmp_path, players=["karl", PERSON, *["karl"] * (players - 2)])
        desk.session.keyboard = partial(last_answer, desk, seconds)
        assert desk.session.play() == 0
        games.append(desk.match)
    assert games[0].played == games[1].played


def last_answer(desk: Desk, seconds: float, prompt: str) -> str:
    """What somebody types on seat 1 who likes last answers."""
    time.sleep(seconds)
    assert desk.session.asking is not None
    return str(desk.session.asking.inquiry.listed[-1].number) if prompt.endswith("1> ") else ""


def test_our_bots_think_anew_at_every_question_and_foreign_ones_keep_their_process(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    counted = program(tmp_path, f"open({str(starts)!r}, 'a').write('x')\n{FIRST}")
    desk = Desk(short("champions"), tmp_path, players=[counted, "karl"])
    assert desk.session.play() == 0
    assert starts.read_text() == "x" and len(desk.match.played) > 10


def test_a_line_says_that_somebody_thinks_but_not_twice_in_a_row(pensive: type[Pensive], tmp_path: Path) -> None:
    pensive.seconds = 0.5
    match = short("champions")
    desk = Desk(match, tmp_path, players=["pensive", "pensive"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk.session, "tell", lambda seat: None)
        for _ in range(2):
            desk.session.turn()
    names = [match.names[step.seat] for step in match.played]
    assert desk.shown.getvalue().splitlines() == [f"{name} is thinking…" for name in dict.fromkeys(names)]
    pensive.seconds = 0.0


@EVERY_LANGUAGE
def test_faults_are_told_once_each_with_their_codes(language: str, tmp_path: Path) -> None:
    lines, code = BAD["crashes"]
    match = short("champions")
    desk = Desk(match, tmp_path, players=[program(tmp_path, lines), "karl"], language=language)
    assert desk.session.play() == 0
    said, speech = desk.shown.getvalue().splitlines(), desk.session.speech
    assert said.count(speech.say("fault-bot-gone", name=match.names[0], code=code)) == Limits().faults
    assert said.count(speech.say("fault-words", words="RuntimeError: no idea")) == Limits().faults
    assert said.count(speech.say("fault-last", name=match.names[0])) == 1
    assert match.rules.result(match.state) is not None and not speech.faults


def test_a_saved_game_keeps_who_sits_where(tmp_path: Path) -> None:
    players = ("person", "karl@400", program(tmp_path, FIRST))
    save(tmp_path / "game.json", new_match("champions", 3, 1), players)
    assert read(tmp_path / "game.json").players == players


@pytest.mark.parametrize(("typed", "seated"), [("yes", True), ("", False), ("y", False), ("no", False), ("🐉", False)])
def test_a_program_that_a_file_names_is_run_only_after_a_plain_yes(typed: str, seated: bool, tmp_path: Path) -> None:
    """A saved game may come from anywhere."""
    name = program(tmp_path, f"open({str(tmp_path / 'was-run')!r}, 'w')\n{FIRST}")
    other = new_match("champions", 2, 1)
    save(tmp_path / "other.json", other, [name, PERSON])
    desk = Desk(new_match("champions", 2, 1), tmp_path)
    desk.type(f"load {tmp_path / 'other.json'}", typed, "1")
    assert desk.session.players == (name if seated else "karl", PERSON)
    assert desk.prompts[1].startswith("This game seats a program: program@60s:")
    assert json.loads(desk.session.path.read_text())["journal"][0]["players"][0] == desk.session.players[0]
    play(other, [registry.player(desk.session.players[0], 1), registry.player("karl", 1)])
    assert (tmp_path / "was-run").exists() == seated


@needs_tmux
def test_a_slow_bot_does_not_freeze_the_screen(tmp_path: Path) -> None:
    """A wheel turns while it thinks; then the game goes on."""
    seats = f'Astrid,"Sloth={program(tmp_path, SLOW)}"'
    with Tmux(tmp_path, "play", "champions", "--lang", "en", "--seed", "5", "--seats", seats) as terminal:
        wheels, end = set(), time.monotonic() + PATIENCE
        while not (sight := terminal.see()).prompt.endswith("Astrid>"):
            assert time.monotonic() < end, sight.text
            wheels |= {line for line in sight.lines if "Sloth is thinking…" in line}
            time.sleep(BREATH)
        assert len(wheels) > 1
        assert "thinking" not in sight.text and "Traceback" not in sight.text


@needs_tmux
@pytest.mark.parametrize("plain", [True, False])
def test_control_c_is_heard_while_a_bot_thinks(plain: bool, tmp_path: Path) -> None:
    """At once, however long the bot would take; and the game is kept with the bots that sit there."""
    name = program(tmp_path, STUCK, "600s")
    words = ("play", "champions", "--lang", "en", "--save", "game.json", *(["--plain"] if plain else []))
    with Tmux(tmp_path, *words, "--seed", "5", "--seats", f'Astrid,"Sloth={name}"') as terminal:
        end = time.monotonic() + PATIENCE
        while "Sloth is thinking…" not in terminal.see().text:
            assert time.monotonic() < end, terminal.see().text
            time.sleep(BREATH)
        began = time.monotonic()
        terminal.press("C-c")
        while (sight := terminal.see()).ended is None:
            assert time.monotonic() < end, sight.text
            time.sleep(BREATH)
    assert sight.ended == 130 and time.monotonic() - began < 20
    assert "The game is kept" in sight.text and "Traceback" not in sight.text
    assert read(tmp_path / "game.json").players == (PERSON, name)


@needs_pty
def test_a_program_plays_in_a_real_terminal(tmp_path: Path) -> None:
    """A game of one round to its end, with a person, a bot of ours and a program."""
    (tmp_path / "short.toml").write_text('name = "short"\n[board.game]\nrounds = 1\n', encoding="utf-8")
    seats = f'Astrid,karl,"Skald={program(tmp_path, FIRST)}"'
    words = ("play", "champions", "--lang", "en", "--plain", "--seed", "5", "--cards", "short.toml", "--seats", seats)
    with Line(tmp_path, *words) as line:
        stranger = Stranger(line, ["Astrid"])
        ending = stranger.play()
    assert ending.ended == 0 and "The game is over." in ending.text and "[bot/" not in ending.text
