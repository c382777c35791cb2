"""`meadhall replay`: records run to their result; whatever is wrong with one is told in one sentence, with a code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.champions.game import GAME
from meadhall.champions.words.actions import ChooseLeader, Done, Place, Send, Take
from meadhall.kernel.match import Match
from meadhall.kernel.records import MOST_BYTES, Record, RecordedStep, record_of, write_record
from tests.support.champions.named_positions import CARDS, played
from tests.support.corpus import FOLDER
from tests.support.terminal import Terminal, apart

GAME_FILE = FOLDER / "champions-de-2018-2-players.json"
Plain = dict[str, Any]


@pytest.fixture
def record() -> Plain:
    """A sound record, to be spoilt."""
    plain: Plain = json.loads(GAME_FILE.read_bytes())
    return plain


def written(folder: Path, contents: bytes | Plain) -> Path:
    """A record in a file."""
    path = folder / "record.json"
    path.write_bytes(contents if isinstance(contents, bytes) else json.dumps(contents).encode())
    return path


def test_a_record_is_shown_with_its_result(terminal: Terminal, record: Plain) -> None:
    ending = terminal("replay", GAME_FILE)
    assert ending.code == 0 and ending.out.count(" wins with ") == 1
    assert all(str(score) in ending.out for score in record["result"]["scores"])


def test_a_record_is_told_as_json(terminal: Terminal, record: Plain) -> None:
    told = terminal("replay", GAME_FILE, "--json").result
    assert len(told.pop("story")) > 100
    assert told == {
        "game": "champions",
        "revision": record["revision"],
        "players": 2,
        "decisions": len(record["steps"]),
        "finished": True,
        **record["result"],
    }


def test_a_checked_record_tells_machines_no_story_and_is_checked_whole(terminal: Terminal) -> None:
    told = terminal("replay", GAME_FILE, "--check", "--json").result
    assert told["finished"] and "story" not in told and "story" in terminal("replay", GAME_FILE, "--json").result
    assert "as a whole" in terminal("replay", GAME_FILE, "--check", "--to", "3").refused("request/bad")


def test_a_record_is_checked(terminal: Terminal, record: Plain) -> None:
    ending = terminal("replay", GAME_FILE, "--check")
    assert (ending.code, ending.err) == (0, "")
    assert f"agree on all {len(record['steps'])} answers" in ending.out


def test_a_game_that_is_not_over_can_be_replayed(terminal: Terminal, tmp_path: Path, record: Plain) -> None:
    path = written(tmp_path, {**record, "steps": record["steps"][:40], "result": None})
    assert "not over" in terminal("replay", path).out
    told = terminal("replay", path, "--json").result
    assert (told["decisions"], told["finished"], told["scores"], told["winners"]) == (40, False, None, None)


@pytest.mark.parametrize(
    "contents",
    [
        b"",
        b"junk",
        bytes(range(256)) * 40,
        b"\xff\xfe\x00\x01",
        b"[" * 100_000,
        b'{"format": "meadhall-record"',
        b"null",
        b"[]",
        b'"meadhall-record"',
        b'{"format": "another"}',
        b'{"format": "meadhall-record", "version": 99}',
        b'{"format": "meadhall-record", "version": 1}',
        b'{"format": "meadhall-record", "version": ' + b"9" * 5000 + b"}",
        b" " * (MOST_BYTES + 1),
    ],
    ids=["empty", "junk", "binary", "utf-16", "deep", "cut short", "null", "list", "text", "other format", "version 99",
         "bare", "long number", "huge"],
)  # fmt: skip
def test_a_file_that_is_no_record_is_refused(terminal: Terminal, tmp_path: Path, contents: bytes) -> None:
    for more in ((), ("--check",), ("--json",)):
        terminal("replay", written(tmp_path, contents), *more).refused("record/unreadable")


def test_a_folder_is_no_record(terminal: Terminal, tmp_path: Path) -> None:
    terminal("replay", tmp_path).refused("record/unreadable")


UNREADABLE: dict[str, Plain] = {
    "another number of seats": {"seats": 3},
    "too many seats": {"seats": 99},
    "seats in words": {"seats": "two"},
    "unknown option": {"options": {"flying": True}},
    "options in a list": {"options": []},
    "wrong option": {"options": {"starting_favor": 77}},
    "wrong digest": {"cards": {"name": "open", "digest": "0000000000000000"}},
    "no digest": {"cards": {"name": "open"}},
    "no cards": {"cards": None},
    "cards in words": {"cards": {"name": "own", "digest": "0", "own": "words"}},
    "no names": {"names": None},
    "one name": {"names": ["Ann"]},
    "numbers for names": {"names": [1, 2]},
    "no steps": {"steps": None},
    "a step in words": {"steps": ["first"]},
    "half a step": {"steps": [[0]]},
    "a step of truths": {"steps": [[True, False]]},
    "an unknown outcome": {"opening": ["weather:3"]},
    "an outcome without number": {"opening": ["first"]},
    "a negative outcome": {"opening": ["first:-1"]},
    "no opening": {"opening": None},
    "a result in words": {"result": "a draw"},
    "half a result": {"result": {"scores": [1, 2]}},
    "no game": {"game": None},
}


@pytest.mark.parametrize("spoilt", UNREADABLE.values(), ids=UNREADABLE)
def test_a_record_that_cannot_be_played_is_refused(
    terminal: Terminal, tmp_path: Path, record: Plain, spoilt: Plain
) -> None:
    terminal("replay", written(tmp_path, {**record, **spoilt})).refused("record/unreadable")


@pytest.mark.parametrize(
    "key", ["game", "revision", "seats", "options", "cards", "names", "opening", "steps", "result"]
)
def test_a_record_that_lacks_something_says_what(terminal: Terminal, tmp_path: Path, record: Plain, key: str) -> None:
    del record[key]
    assert key in terminal("replay", written(tmp_path, record)).refused("record/unreadable")


def test_a_record_of_another_revision_or_game_is_refused(terminal: Terminal, tmp_path: Path, record: Plain) -> None:
    newer = terminal("replay", written(tmp_path, {**record, "revision": 99}))
    assert "revision 99" in newer.refused("record/revision")
    other = terminal("replay", written(tmp_path, {**record, "game": "midgard-of-old"}))
    assert "midgard-of-old" in other.refused("game/unknown")


def test_mistakes_of_a_card_set_in_a_record_are_told(terminal: Terminal, tmp_path: Path, record: Plain) -> None:
    cards = {"name": "own", "digest": "0", "own": {"name": "own", "trolls": {"ox-thief": {"attack": -1}}}}
    ending = terminal("replay", written(tmp_path, {**record, "cards": cards}))
    assert ending.code == 2 and "trolls.ox-thief.attack" in ending.err and "[cards/invalid]" in ending.err


def first_with(record: Plain, label: str) -> int:
    """The first step in which chance spoke of something."""
    return next(i for i, step in enumerate(record["steps"]) if any(str(word).startswith(label) for word in step[2:]))


def other_outcome(record: Plain) -> None:
    record["opening"] = [{"first:0": "first:1", "first:1": "first:0"}.get(word, word) for word in record["opening"]]


def other_label(record: Plain) -> None:
    step = record["steps"][first_with(record, "swordsman:")]
    step[2] = step[2].replace("swordsman", "axeman")


def outcome_too_many(record: Plain) -> None:
    record["steps"][0].append("swordsman:1")


def outcome_too_few(record: Plain) -> None:
    record["steps"][first_with(record, "swordsman:")].pop()


def opening_cut(record: Plain) -> None:
    record["opening"].pop()


def outcome_out_of_range(record: Plain) -> None:
    record["opening"][-1] = "first:9"


def other_code(record: Plain) -> None:
    record["steps"][5][1] = record["steps"][6][1]


def unknown_code(record: Plain) -> None:
    record["steps"][5][1] = 5000


def negative_code(record: Plain) -> None:
    record["steps"][5][1] = -1


def other_seat(record: Plain) -> None:
    record["steps"][0][0] = 1 - record["steps"][0][0]


def nobody(record: Plain) -> None:
    record["steps"][0][0] = -1


def cut_short(record: Plain) -> None:
    record["steps"] = record["steps"][:-10]


def step_too_many(record: Plain) -> None:
    record["steps"].append([0, 0])


def other_result(record: Plain) -> None:
    record["result"]["scores"][0] += 1


def no_result(record: Plain) -> None:
    record["result"] = None


DRIFT: tuple[Callable[[Plain], None], ...] = (
    other_outcome, other_label, outcome_too_many, outcome_too_few, opening_cut, outcome_out_of_range, other_code,
    unknown_code, negative_code, other_seat, nobody, cut_short, step_too_many, other_result, no_result,
)  # fmt: skip


@pytest.mark.parametrize("spoil", DRIFT, ids=lambda spoil: spoil.__name__)
def test_a_record_that_drifts_from_the_rules_is_refused(
    terminal: Terminal, tmp_path: Path, record: Plain, spoil: Callable[[Plain], None]
) -> None:
    """The exit code is 3: the file can be read, but record and rules part."""
    spoil(record)
    for more in ((), ("--check",)):
        terminal("replay", written(tmp_path, record), *more).refused("record/drift", 3)


@pytest.mark.parametrize(
    "name", ["[/b]", "[bold]Ann", ":smile:", "Ann\nBo", "\ud800", "A" * 5000], ids=lambda name: ascii(name)[:20]
)
def test_names_are_shown_as_they_are_or_refused(terminal: Terminal, tmp_path: Path, record: Plain, name: str) -> None:
    """A name is text, never markup; one that cannot be printed may be refused, but breaks nothing."""
    run = terminal if name.isprintable() else apart  # a real pipe has an encoding
    ending = run("replay", written(tmp_path, {**record, "names": [name, "Bo"]}))
    assert "Traceback" not in ending.err
    if ending.code:
        ending.refused("record/unreadable")
    elif len(name) < 20 and name.isprintable():
        assert name in ending.out


def endless_fight(rolls: int) -> str:
    """A record in which a lone spearman shows his shield so many times that nobody would believe it."""
    trolls = {slug: {"attack": 1, "forbids": "none"} for slug in CARDS.rows["trolls"]}
    board = {"workers": {"counts": [1, 1, 1]}, "start": {"swordsman": 0, "spearman": 1}}
    answers = (ChooseLeader("asmundr"), ChooseLeader("gylfir"), Place("troll"), Place("begging"), Take("food"))
    match: Match = played(2, 1, *answers, Send("troll", "spearman"), board=board, trolls=trolls, starting_favor=0)
    shield = GAME.cards(None).rows["dice"]["spearman"]["faces"].index("shield")
    seat, done = match.rules.core.next_seat(match.state), match.rules.catalogue.code(Done())
    so_far = record_of(match)
    last = RecordedStep(seat, done, (("spearman", shield),) * rolls)
    return write_record(Record(so_far.setting, so_far.names, so_far.opening, (*so_far.steps, last), None))


@pytest.mark.parametrize(("rolls", "code"), [(100, "record/drift"), (40_000, "rules/stuck")])
def test_a_fight_without_end_is_told_from_one_with(tmp_path: Path, rolls: int, code: str) -> None:
    """More outcomes than fit into sixteen bits, or than a fight may have, must not bring the process down."""
    apart("replay", written(tmp_path, endless_fight(rolls).encode())).refused(code, 3)
