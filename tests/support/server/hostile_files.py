"""Hostile files for uploads: each with a name, its bytes, and the error codes that are right for it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

from meadhall.kernel.journal.saved import FORMAT
from tests.support.corpus import FOLDER

GAME = FOLDER / "champions-de-2018-3-players.json"
OTHER = FOLDER / "midgard-de-3-players.json"
OWN = FOLDER / "champions-own-cards.json"
MB = 1 << 20
UNREADABLE, DRIFT = "record/unreadable", "record/drift"

Hostile = tuple[str, bytes, str]


def records() -> Iterator[Hostile]:
    """Files that are no record of a finished game."""
    text, plain = GAME.read_text(), json.loads(GAME.read_text())
    own = json.loads(OWN.read_text())

    def changed(**fields: Any) -> bytes:
        return json.dumps(plain | fields).encode()

    def stepped(number: int, *step: Any) -> bytes:
        steps = [*plain["steps"]]
        steps[number] = list(step)
        return changed(steps=steps)

    yield "nothing at all", b"", UNREADABLE
    yield "no JSON", b"This is the saga of Halvard, who went to sea.", UNREADABLE
    yield "a picture", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40, UNREADABLE
    yield "half a record", text[: len(text) // 2].encode(), UNREADABLE
    yield "two records in a row", (text + text).encode(), UNREADABLE
    yield "larger than any game", b" " * MB + text.encode(), "wire/too-large"
    yield "a list", b"[" + text.encode() + b"]", UNREADABLE
    yield "deep brackets", b"[" * 500_000, UNREADABLE
    yield "deep objects", b'{"a":' * 100_000 + b"1" + b"}" * 100_000, UNREADABLE
    yield "a bomb of small lists", b"[" + b"[]," * 340_000 + b"[]]", UNREADABLE
    yield "a record in a gzip", gzip.compress(text.encode()), UNREADABLE
    yield "zeros in a gzip", gzip.compress(bytes(64 * MB)), UNREADABLE
    yield "UTF-16", text.encode("utf-16"), UNREADABLE
    yield "Latin-1", text.replace('"names": ["', '"names": ["Zoë').encode("latin-1"), UNREADABLE
    yield "a key twice", text.replace('"version": 1', '"version": 1, "version": 1').encode(), UNREADABLE
    yield "not a number", changed(result={"scores": [float("nan")], "winners": [0]}), UNREADABLE
    yield "infinity", changed(revision=float("inf")), UNREADABLE
    yield "a number of a thousand digits", stepped(3, 0, 10**1000), DRIFT
    yield (
        "a number of five thousand digits",
        text.replace('"version": 1', '"version": ' + "1" * 5000).encode(),
        UNREADABLE,
    )
    yield "another format", changed(format="chess-record"), UNREADABLE
    yield "another version of the format", changed(version=2), UNREADABLE
    yield "no steps", json.dumps({key: cell for key, cell in plain.items() if key != "steps"}).encode(), UNREADABLE
    yield "a game that there is not", changed(game="chess"), "game/unknown"
    yield "a path for a game", changed(game="../../etc/passwd"), "game/unknown"
    yield "another game's steps", changed(steps=json.loads(OTHER.read_text())["steps"]), f"{UNREADABLE} {DRIFT}"
    yield "a revision to come", changed(revision=99), "record/revision"
    yield "eighty players", changed(seats=80), UNREADABLE
    yield "another number of names", changed(names=["Anna"]), UNREADABLE
    yield "a name of a megabyte", changed(names=["A" * 500_000, "B", "C"]), UNREADABLE
    yield "a name with control characters", changed(names=["\x1b[2J\u202eannA", "B", "C"]), UNREADABLE
    yield "an option that there is not", changed(options={"edition": "klingon"}), UNREADABLE
    yield "an illegal answer", stepped(5, 0, 100), DRIFT
    yield "an answer of a seat that is not asked", stepped(0, 2, 1), DRIFT
    yield "an answer after the end", changed(steps=[*plain["steps"], [0, 1]]), DRIFT
    yield "answers without end", changed(steps=plain["steps"] * 60), DRIFT
    yield "outcomes that chance cannot have", changed(opening=["first-player:9"] * 40), f"{UNREADABLE} {DRIFT}"
    yield "another result", changed(result={"scores": [99, 1, 1], "winners": [0]}), DRIFT
    yield "a game that is not over", changed(steps=plain["steps"][:20], result=None), "record/unfinished"
    yield "a start that no game reaches", changed(start={"round": 10**9}), UNREADABLE
    yield (
        "cards with mistakes",
        json.dumps(own | {"cards": {**own["cards"], "own": {"name": "x", "trolls": []}}}).encode(),
        "cards/invalid",
    )
    yield (
        "cards in another state",
        json.dumps(own | {"cards": {**own["cards"], "digest": "0" * 16}}).encode(),
        UNREADABLE,
    )
    yield "a saved game without a start", json.dumps({"format": FORMAT, "journal": [{}] * 20_000}).encode(), UNREADABLE
    yield "a saved game that goes back for ever", _goes_back(plain), "record/unfinished upload/failed"


def _goes_back(plain: dict[str, Any]) -> bytes:
    """A saved game that answers and rewinds as often as a journal may."""
    keys = ("game", "revision", "seats", "options", "cards", "names")
    start = {"type": "start", **{key: plain[key] for key in keys}, "players": ["person"] * 3}
    first = plain["steps"][0]
    answer = {"type": "answer", "seat": first[0], "code": first[1], "outcomes": first[2:]}
    journal = [start | {"outcomes": plain["opening"]}, *[answer, {"type": "rewind", "to": 1}] * 4_900]
    return json.dumps({"format": FORMAT, "version": 2, "journal": journal}).encode()[: MB - 1]


def card_sets() -> Iterator[Hostile]:
    """Files that are no card set of Champions."""
    deep = b"name = 'x'\na = " + b"[" * 20_000 + b"]" * 20_000
    yield "nothing at all", b"", "cards/invalid"
    yield "JSON", GAME.read_bytes(), "cards/invalid"
    yield "larger than any card set", b"# " + b"x" * 70_000, "wire/too-large"
    yield "UTF-16", "name = 'x'".encode("utf-16"), "cards/invalid"
    yield "a zero byte", b"name = 'x\x00'", "cards/invalid"
    yield "deep brackets", deep, "cards/invalid"
    yield (
        "a key of ten thousand parts",
        b"name = 'x'\n" + b".".join([b"a"] * 10_000) + b" = 1",
        "cards/invalid record/unreadable",
    )
    yield "a key twice", b"name = 'x'\nname = 'y'", "cards/invalid"
    yield "not a number", b"name = 'x'\n[trolls.bridge-troll]\nattack = nan", "cards/invalid"
    yield "a date", b"name = 2026-11-16", "cards/invalid"
    yield "a huge number", b"name = 'x'\n[trolls.bridge-troll]\nattack = " + b"9" * 5000, "cards/invalid"
    yield "the name of a shipped set", b"name = 'open-4'", "cards/invalid"
    yield "a name of control characters", b'name = "\\u001b[2J\\u202e"', "cards/invalid"
    yield "cards of another game", b"name = 'x'\n[provinces.gimle]\nvillages = 3", "cards/invalid"
    yield (
        "a thousand mistakes",
        b"name = 'x'\n" + b"".join(b"[trolls.t%d]\n" % one for one in range(1000)),
        "cards/invalid",
    )
    yield (
        "a fight without end",
        b"name = 'x'\n[dice.axeman]\nfaces = ['blank','blank','blank','blank','blank','blank']",
        "cards/invalid",
    )
