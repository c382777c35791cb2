"""`meadhall replay` as a story: what one seat knew, or all of it; up to some answer; in every language."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.kernel.events import Told
from meadhall.kernel.journal.saved import FORMAT
from meadhall.kernel.match import Match
from meadhall.kernel.records import read_record, replay
from meadhall.locale.choosing import languages_with
from meadhall.locale.speech import Speech
from meadhall.terminal.retelling import speech_for
from meadhall.terminal.saves import PERSON
from tests.support.corpus import FOLDER
from tests.support.playing.desk import save
from tests.support.terminal import Terminal

GAMES: Final = sorted(FOLDER.glob("*.json"))
BETWEEN: Final = ("champions-open-2-", "champions-open-3-")  # sets between the first and the newest tell no other story
EVERY_GAME: Final = pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=pytest.mark.long) if path.stem.startswith(BETWEEN) else path for path in GAMES],
    ids=lambda path: path.stem,
)
EVERY_LANGUAGE: Final = pytest.mark.parametrize("language", languages_with("champions"))
SOME_GAME: Final = FOLDER / "champions-de-2018-3-players.json"


@cache
def played(path: Path) -> Match:
    """A recorded game, played again."""
    return replay(read_record(path.read_bytes()))


def knowing(told: Told, match: Match) -> set[int]:
    """The seats that were told."""
    return {seat for seat in range(match.rules.seats) if told.to(seat)}


def is_secret(told: Told, match: Match) -> bool:
    """Whether a seat alone was told about itself."""
    return knowing(told, match) == {getattr(told.event, "seat", None)}


def is_shadow(told: Told, match: Match) -> bool:
    """Whether it is what the others were told of a seat's secret."""
    seat = getattr(told.event, "seat", None)
    return seat is not None and seat not in knowing(told, match)


def sentences(told: list[Told], match: Match, speech: Speech) -> Counter[str]:
    """How often each sentence must be told, event by event."""
    return Counter(speech.say(message) for one in told for message in match.rules.phrases.story([one.event]))


def story(terminal: Terminal, path: Path, *words: str) -> list[str]:
    """What the command tells."""
    found: list[str] = terminal("replay", path, "--json", "--lang", "en", *words).result["story"]
    return found


@EVERY_GAME
def test_a_seat_is_told_all_its_secrets_and_nobody_elses(terminal: Terminal, path: Path) -> None:
    match = played(path)
    speech = speech_for(match, "en")
    secret = [told for told in match.log() if is_secret(told, match)]
    for seat in range(match.rules.seats):
        told = Counter(story(terminal, path, "--seat", str(seat)))
        own = [one for one in secret if one.to(seat)]
        others = [one for one in secret if not one.to(seat)]
        assert own and others
        assert sentences(own, match, speech) <= told
        assert not told.keys() & sentences(others, match, speech).keys()


@EVERY_GAME
def test_the_whole_story_has_every_secret_once_and_no_shadow(terminal: Terminal, path: Path) -> None:
    match = played(path)
    speech = speech_for(match, "en")
    told = Counter(story(terminal, path))
    secret = sentences([one for one in match.log() if is_secret(one, match)], match, speech)
    shadow = sentences([one for one in match.log() if is_shadow(one, match)], match, speech)
    assert len(secret) > 10 and any(is_shadow(one, match) for one in match.log())
    assert {one: told[one] for one in secret} == secret
    assert not told.keys() & shadow.keys()


@EVERY_GAME
def test_the_whole_story_has_all_that_everybody_knew_in_order(terminal: Terminal, path: Path) -> None:
    match = played(path)
    speech = speech_for(match, "en")
    public = [told.event for told in match.events(None) if not is_shadow(told, match)]
    whole = iter(story(terminal, path))
    missing = [said for message in match.rules.phrases.story(public) if (said := speech.say(message)) not in whole]
    assert missing == []


@pytest.mark.parametrize("seat", [[], ["--seat", "0"], ["--seat", "2"]], ids=["all", "seat 0", "seat 2"])
def test_a_part_of_the_story_is_how_the_whole_begins(terminal: Terminal, seat: list[str]) -> None:
    whole, match = story(terminal, SOME_GAME, *seat), played(SOME_GAME)
    most = match.number(int(seat[1])) if seat else len(match.played)
    lengths = []
    for to in (0, 1, 2, 3, *range(4, most, 17), most - 1, most):
        part = story(terminal, SOME_GAME, *seat, "--to", str(to))
        assert part == whole[: len(part)], f"up to {to}"
        lengths.append(len(part))
    assert lengths == sorted(lengths) and lengths[0] < lengths[5] < lengths[-1] == len(whole)


def test_a_part_of_a_game_is_not_over(terminal: Terminal) -> None:
    told = terminal("replay", SOME_GAME, "--to", "40", "--json").result
    assert (told["decisions"], told["finished"], told["scores"], told["winners"]) == (40, False, None, None)
    shown = terminal("replay", SOME_GAME, "--to", "40", "--lang", "en").out
    assert "40 answers; the game is not over." in shown and "Final scoring" not in shown
    assert "1 answer; the game is not over." in terminal("replay", SOME_GAME, "--to", "1", "--lang", "en").out


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("--seat 3", "action/not-yours", "3"),
        ("--seat -1", "action/not-yours", "-1"),
        ("--seat 99999999999999999999", "action/not-yours", "99999999999999999999"),
        ("--seat Astrid", "request/bad", "Astrid"),
        ("--seat", "request/bad", "--seat"),
        ("--to -1", "request/bad", "from 0 to"),
        ("--to 99999", "request/bad", "from 0 to"),
        ("--to soon", "request/bad", "soon"),
        ("--lang klingon", "request/bad", "klingon"),
    ],
)
def test_what_cannot_be_told_is_refused_in_one_sentence(
    terminal: Terminal, words: str, code: str, sentence: str
) -> None:
    for more in ((), ("--json",), ("--check",)):
        assert sentence in terminal("replay", SOME_GAME, *words.split(), *more).refused(code)


@EVERY_LANGUAGE
def test_every_language_tells_the_same_story(terminal: Terminal, language: str) -> None:
    """As many sentences, with the same names and figures, in its own words."""
    english = story(terminal, SOME_GAME)
    told = terminal("replay", SOME_GAME, "--json", "--lang", language).result["story"]
    assert len(told) == len(english) and (told == english) is (language == "en")
    for one, other in zip(english, told, strict=True):
        assert [name in one for name in played(SOME_GAME).names] == [name in other for name in played(SOME_GAME).names]
    shown = terminal("replay", SOME_GAME, "--lang", language).out
    assert Speech(language, ["meadhall"]).say("over") in shown


def test_the_language_is_that_of_the_environment(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    german = terminal("replay", SOME_GAME, "--json").result["story"]
    assert german == terminal("replay", SOME_GAME, "--json", "--lang", "de").result["story"]


def test_a_plain_story_is_one_sentence_a_line(terminal: Terminal) -> None:
    lines = terminal("replay", SOME_GAME, "--plain", "--lang", "en").out.splitlines()
    told = story(terminal, SOME_GAME)
    assert lines[: len(told)] == told and lines[len(told)] == "The game is over."


@pytest.mark.parametrize("to", [0, 60, None])
def test_a_game_saved_at_the_prompt_can_be_told(terminal: Terminal, tmp_path: Path, to: int | None) -> None:
    path = tmp_path / "saved.json"
    match = replay(read_record(SOME_GAME.read_bytes()), to)
    save(path, match, [PERSON] * match.rules.seats)
    assert story(terminal, path) == story(terminal, SOME_GAME, *([] if to is None else ["--to", str(to)]))
    assert terminal("replay", path, "--check").code == 0


@pytest.mark.parametrize("record", [None, [], "x", 7, {"format": "meadhall-record"}])
def test_a_saved_game_without_a_sound_record_is_refused(terminal: Terminal, tmp_path: Path, record: Any) -> None:
    path = tmp_path / "saved.json"
    path.write_text(json.dumps({"format": FORMAT, "version": 1, "players": [], "record": record}), encoding="utf-8")
    terminal("replay", path).refused("record/unreadable")
