"""Before a game: the dialogue asks again until it understands, and flags that cannot be followed get one sentence."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console

from meadhall.games import game
from meadhall.kernel.journal.saved import FORMAT
from meadhall.kernel.records import MOST_NAME
from meadhall.locale.speech import Speech
from meadhall.terminal.consulting import edition_of
from meadhall.terminal.saves import PERSON
from meadhall.terminal.screen import Screen
from meadhall.terminal.session import Session
from meadhall.terminal.setup import USUAL_BOT, Wish, sit_down
from tests.support.playing.desk import WIDE
from tests.support.playing.moments import EVERY_LANGUAGE
from tests.support.playing.nonsense import EMPTY, HUGE, NUMBERS, WORDS
from tests.support.terminal import Terminal

NOBODY: Final = [line for line in (*EMPTY, *WORDS) if not any(one.isalnum() for one in line)]
"""Lines in which there is no letter and no digit: no name can be made of them."""


class Table:
    """The dialogue with lines to be typed; what it asked and what it showed."""

    def __init__(self, home: Path, language: str = "en", **wished: Any) -> None:
        self.home = home
        self.speech = Speech(language, ["meadhall"])
        fields = dict.fromkeys(("seats", "cards", "seed", "save", "load"))
        self.wish = Wish(
            **{"game": "champions", "options": {}, "language": language, "resume": False, **fields, **wished}
        )
        self.shown = io.StringIO()
        self.asked: list[str] = []

    def sit_down(self, *lines: str) -> Session:
        """Answer the dialogue with these lines, all of which it must want."""
        left = list(lines)

        def keyboard(prompt: str) -> str:
            self.asked.append(prompt.strip())
            return left.pop(0)

        console = Console(file=self.shown, width=WIDE, highlight=False, emoji=False, markup=False)
        session = sit_down(self.wish, Screen(console, plain=True), keyboard, {"XDG_STATE_HOME": str(self.home)})
        assert not left, f"The dialogue was over before {left} were typed; it asked {self.asked}"
        return session


@EVERY_LANGUAGE
def test_every_question_of_the_dialogue_is_asked_until_it_is_understood(
    slug: str, language: str, tmp_path: Path
) -> None:
    table, played = Table(tmp_path, language, game=slug), game(slug)
    least, most = played.seats[0], played.seats[-1]
    how_many = [*NUMBERS, *EMPTY, *HUGE, *WORDS, str(least - 1), str(most + 1), "two", "2 3"]
    editions = [line for line in (*NUMBERS, *HUGE, *WORDS, "en", "klingon") if line.strip()]
    variants = ["0", "9", "-1", "x", "1 9", *(word for word in WORDS if word.strip())]
    session = table.sit_down(
        *how_many,
        "2",
        *("Astrid", "ASTRID", "astrid", "Björn"),
        *((*editions, played.editions[0].upper()) if len(played.editions) > 1 else ()),
        *(*variants, ", ".join(str(number) for number, _ in enumerate(played.variants, 1))),
    )
    say = table.speech.say
    asked = [say("setup-players", least=least, most=most)] * (len(how_many) + 1)
    assert table.asked[: len(asked)] == asked
    assert table.shown.getvalue().count(say("setup-name-taken")) == 2
    assert session.match.names == ("Astrid", "Björn") and session.players == (PERSON, PERSON)
    wanted = {"edition": played.editions[0], **dict.fromkeys(played.variants, True)}
    assert session.match.rules.setting == played.rules(2, wanted).setting
    assert "Traceback" not in table.shown.getvalue()


def test_a_name_of_nothing_but_signs_is_not_quietly_made_a_bot(tmp_path: Path) -> None:
    """Nothing stands for a bot; whoever types something wanted to play."""
    table = Table(tmp_path)
    signs = [line for line in NOBODY if line.strip() and line.isprintable()]
    session = table.sit_down("2", *signs, "Astrid", "", "", "")
    assert session.match.names[0] == "Astrid" and session.players == (PERSON, USUAL_BOT)


def test_a_long_name_is_cut_and_a_strange_one_kept(tmp_path: Path) -> None:
    table = Table(tmp_path)
    session = table.sit_down("3", "x" * 5000, "[bold]A\x00nn\u202e", "{ $name }", "", "")
    assert session.match.names == ("x" * MOST_NAME, "[bold]A nn", "{ $name }")
    assert "[bold]A nn" in table.shown.getvalue() and "{ $name }" in table.shown.getvalue()


def test_an_unfinished_game_is_offered_until_yes_or_no(tmp_path: Path) -> None:
    session = Table(tmp_path, seats="Astrid,thrall", seed=1).sit_down()
    session.keep()
    table = Table(tmp_path)
    again = table.sit_down("maybe", "nope", "0", "99", "xyzzy", "[bold]", "x" * 5000, "?", "🐉", "..", "yes")
    assert again.path == session.path and len(set(table.asked)) == 1
    assert Table(tmp_path).sit_down("no", "2", "Astrid", "", "", "").path != session.path


@pytest.mark.parametrize("word", ["y", "YES", "", "yes, please"])
def test_yes_can_be_said_in_several_ways(tmp_path: Path, word: str) -> None:
    session = Table(tmp_path, seats="Astrid,thrall", seed=1).sit_down()
    session.keep()
    assert Table(tmp_path).sit_down(word).path == session.path


def spoilt(**change: object) -> bytes:
    """A saved game of which something is changed."""
    return json.dumps({"format": FORMAT, "version": 1, "players": [], "record": {"result": None}, **change}).encode()


@pytest.mark.parametrize(
    "contents",
    [b"", b"[" * 99_999, b"{}", b"[]", b"null", bytes(range(256)), spoilt(format=[]), spoilt(record=[])],
    ids=["empty", "deep", "bare", "list", "null", "binary", "no format", "no record"],
)
def test_what_is_no_game_in_the_folder_of_games_is_passed_over(tmp_path: Path, contents: bytes) -> None:
    session = Table(tmp_path, seats="Astrid,thrall", seed=1).sit_down()
    session.keep()
    (session.path.parent / "champions-99991231-235959.json").write_bytes(contents)
    assert Table(tmp_path, resume=True).sit_down().path == session.path


REFUSED: Final[Mapping[str, tuple[Sequence[str], str]]] = {
    "no seats": (["--seats", ""], "names or bots"),
    "an empty seat": (["--seats", "Astrid,,thrall"], "names or bots"),
    "a seat of spaces": (["--seats", "Astrid, ,thrall"], "names or bots"),
    "one seat": (["--seats", "Astrid"], "2 to 4 players"),
    "many people": (["--seats", "A,B,C,D,E"], "2 to 4 players"),
    "many bots": (["--seats", ",".join(["thrall"] * 6)], "2 to 4 players"),
    "twins": (["--seats", "Astrid,ASTRID"], "must differ"),
    "a seat of signs": (["--seats", "Astrid,!!!"], "letters"),
    "a long name": (["--seats", f"{'x' * 61},thrall"], "1 to 60 characters"),
    "a negative seed": (["--seats", "A,B", "--seed", "-1"], "seed"),
    "an unknown edition": (["--seats", "A,B", "--edition", "klingon"], "en-2015, fr, it, de-2018"),
    "an unknown language": (["--lang", "klingon"], "klingon"),
    "no file": (["--load", "none.json"], "none.json"),
    "a folder": (["--load", "."], "cannot be read"),
    "the home of nobody": (["--load", "~nobody-of-that-name/game.json"], "nobody-of-that-name"),
    "a name of ours for an option": (["--seats", "A,B", "--option", "names=x"], "no option 'names'"),
    "the seed as an option": (["--seats", "A,B", "--option", "seed=3"], "no option 'seed'"),
    "a game that goes on with other seats": (["--load", "none.json", "--seats", "A,B"], "go with --save alone"),
    "a game that goes on by another book": (["--resume", "--edition", "it"], "go with --save alone"),
    "nothing to resume": (["--resume"], "no unfinished game"),
    "a file in the home of nobody": (
        ["--seats", "A,B", "--save", "~nobody-of-that-name/game.json"],
        "nobody-of-that-name",
    ),
}


@pytest.mark.parametrize(("flags", "sentence"), REFUSED.values(), ids=REFUSED)
def test_flags_that_cannot_be_followed_are_refused(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: Sequence[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt: pytest.fail(f"It asks {prompt!r}."))
    ending = terminal("play", "champions", *flags)
    assert ending.code == 2 and sentence in ending.err and ending.err.count("\n") == 1
    assert os.listdir(tmp_path) == []


def test_a_game_of_another_game_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    session = Table(tmp_path, game="midgard", seats="Astrid,thrall,thrall", seed=1).sit_down()
    session.keep()
    ending = terminal("play", "champions", "--load", session.path)
    assert ending.code == 2 and "holds a game of midgard, not of champions. [options/invalid]" in ending.err


def test_an_unfinished_game_is_not_offered_to_who_wants_another(tmp_path: Path) -> None:
    Table(tmp_path, seats="Astrid,thrall", seed=1).sit_down().keep()
    table = Table(tmp_path, options={"edition": "it"})
    session = table.sit_down("2", "Astrid", "")
    assert session.match.rules.options == game("champions").options({"edition": "it"})


@pytest.mark.parametrize("target", ["/", ".", "..", "plain.txt/game.json"])
def test_a_game_that_cannot_be_kept_says_so_and_goes_on(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    (tmp_path / "plain.txt").write_text("no folder", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    typed = ["1", "2"]

    def keyboard(prompt: str) -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr("builtins.input", keyboard)
    ending = terminal("play", "champions", "--seats", "Astrid,thrall", "--seed", "5", "--save", target)
    assert ending.code == 0 and "could not be kept" in ending.out and ending.err == ""


def named_save(home: Path) -> Path:
    """A game that was saved under a name, with nothing kept by itself."""
    session = Table(home, seats="Astrid,Bob", seed=1).sit_down()
    assert session.keep(home / "named.json")
    return home / "named.json"


def test_a_game_loaded_from_a_named_file_is_kept_in_another(tmp_path: Path) -> None:
    named = named_save(tmp_path)
    before = named.read_bytes()
    table = Table(tmp_path, load=str(named))
    session = table.sit_down()
    decision = session.match.decisions()[0]
    session.host.answer(decision.seat, session.match.asked_at(decision.seat), decision.codes[0])
    assert named.read_bytes() == before and session.path.parent == tmp_path / "meadhall"
    assert f"{named} stays as it is; from now on the game is kept in {session.path}." in table.shown.getvalue()
    assert Table(tmp_path, resume=True).sit_down().match.played == session.match.played


@pytest.mark.parametrize("resume", [True, False])
def test_a_game_that_is_kept_by_itself_goes_on_in_its_file(tmp_path: Path, resume: bool) -> None:
    session = Table(tmp_path, seats="Astrid,Bob", seed=1).sit_down()
    session.keep()
    table = Table(tmp_path, **({"resume": True} if resume else {"load": str(session.path)}))
    assert table.sit_down().path == session.path and "stays as it is" not in table.shown.getvalue()


def test_where_a_game_that_goes_on_is_kept_can_be_said(tmp_path: Path) -> None:
    named = named_save(tmp_path)
    Table(tmp_path, seats="Astrid,Bob", seed=1).sit_down().keep()
    other = tmp_path / "other.json"
    assert Table(tmp_path, load=str(named), save=str(other)).sit_down().path == other
    assert Table(tmp_path, resume=True, save=str(other)).sit_down().path == other


@pytest.mark.parametrize(
    ("seats", "name", "bot"),
    [("You,kral", "kral", "karl"), ("You,Jarl", "Jarl", "jarl"), ("huscal,You", "huscal", "huscarl")],
)
def test_a_person_by_a_bots_name_is_said_to_be_one(tmp_path: Path, seats: str, name: str, bot: str) -> None:
    table = Table(tmp_path, seats=seats, seed=1)
    table.sit_down()
    assert f"{name} is a person at this keyboard; the bot is called {bot} and" in table.shown.getvalue()


@pytest.mark.parametrize(("name", "bot"), [("karl", "karl"), ("kral", "karl"), ("Jarl", "jarl")])
def test_a_bots_name_typed_in_the_dialogue_is_asked_about(tmp_path: Path, name: str, bot: str) -> None:
    table = Table(tmp_path)
    assert table.sit_down("2", name, "no", "Astrid", "", "").players == (PERSON, PERSON)
    assert f"{bot} is the name of a bot. Shall the bot sit here?" in table.asked[2]
    assert table.shown.getvalue().count("is a person at this keyboard") == 1
    table = Table(tmp_path)
    assert table.sit_down("2", name, "yes", "Astrid", "", "").players == (bot, PERSON)
    assert "is a person" not in table.shown.getvalue()


@EVERY_LANGUAGE
def test_the_edition_and_how_many_figures_are_ours_are_said_at_the_start(
    slug: str, language: str, tmp_path: Path
) -> None:
    table, played = Table(tmp_path, language, game=slug, seats="Astrid,Björn"), game(slug)
    session = table.sit_down()
    speech, trust = session.speech, session.match.rules.cards.count_trust()
    edition = speech.say(f"edition-{played.editions[-1]}")
    assert speech.say("setup-book", edition=edition) in table.shown.getvalue()
    ours = speech.say("setup-ours", count=trust["ours"], whole=sum(trust.values()))
    assert (ours in table.shown.getvalue()) == (trust["ours"] > 0)
    assert not speech.faults


@EVERY_LANGUAGE
def test_where_there_is_help_is_said_at_the_start_and_not_scrolled_away(
    slug: str, language: str, tmp_path: Path
) -> None:
    """What introduces a game counts among the lines above its first question."""
    table = Table(tmp_path, language, game=slug, seats="Astrid,karl,karl")
    session = table.sit_down()
    help_said = session.speech.say("setup-help")
    assert session.speech.say("command-help") in help_said and help_said in table.shown.getvalue()
    assert session.above == len(table.shown.getvalue().splitlines()) - 1  # without the title
    bots = Table(tmp_path, language, game=slug, seats="karl,karl,karl")
    bots.sit_down()
    assert help_said not in bots.shown.getvalue()


@pytest.mark.parametrize("edition", game("champions").editions)
def test_the_edition_that_is_played_is_known_again_from_its_options(edition: str, tmp_path: Path) -> None:
    session = Table(tmp_path, seats="Astrid,Björn", options={"edition": edition}).sit_down()
    alike = game("champions").options({"edition": edition_of(session.match.rules)})
    assert alike == game("champions").options({"edition": edition})


def test_other_names_are_not_remarked_upon(tmp_path: Path) -> None:
    table = Table(tmp_path, seats="Astrid,Björn,karl", seed=1)
    table.sit_down()
    assert "is a person" not in table.shown.getvalue()
