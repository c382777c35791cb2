"""Lines that mean nothing, each with the one sentence that it deserves at a question of the game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.kernel.journal.saved import FORMAT
from meadhall.kernel.match import Match
from meadhall.kernel.records import record_of, write_record
from meadhall.locale.speech import Speech
from meadhall.terminal.saves import PERSON

NUMBERS: Final = ("98", "99", "99.", "+99", "99999999999999999999", "9" * 399, "99 1", "98,99", "999 0")
EMPTY: Final = ("", " ", "\t", "\x00", "\x00\x00\x00", "\x07\x08", "\x7f", "\u200f", "\u2028", "\x1b", "\udcff\udcfe")
HUGE: Final = ("x" * 401, "1 " * 4000, "[" * 20_000, "🐉" * 5000)
WORDS: Final = (
    *("-0", "-1", "1.5", "0x1", "1e3", "٣", "٣ ١", "²", "３", "①", "½"),
    *("🐉", "👩‍👩‍👧‍👦", "中文", "ﷺ", "\ufffd", "\u202edlrow\u202c", "\u200f\u200e!", "e\u0301\u0301\u0301xyzzy"),
    *("[bold]xyzzy[/bold]", "[/]", "{ $xyzzy }", "{ $n -> [one] 1 *[other] 2 }", "%s %n %(x)d"),
    *("$(reboot)", "`reboot`; reboot", "'; drop table seats; --", "..", "~", "\\"),
    *("\x1b[2J\x1b[31mxyzzy", "\x1b]0;xyzzy\x07", "xyzzy\rplugh", "xyzzy\x00plugh", "x" * 400),
)
NOISE: Final = "🐉🏳️‍🌈中文عربيעברית٣²３½ﷺ\u200f\u202e\u2028\x00\x07\x1b\x7f\t[]{}$%&<>()*+,.;:!/\\|~^'\"`´"
"""What neither words of the game nor commands are made of, and no numbers that count."""


class Deserved(NamedTuple):
    """A line, and what is said to it: a key of the language files, with those arguments that are known."""

    typed: str
    key: str
    args: Mapping[str, Any] = {}

    def fits(self, said: str, speech: Speech) -> bool:
        """Whether this was said in that language, as one line and nothing else."""
        known = {name: speech.say(f"command-{word}") if name == "command" else word for name, word in self.args.items()}
        unknown = {name: "\0" for name in ("number", "file", "why", "typed") if name not in known}
        sentence = speech.say(self.key, **unknown, **known)
        return re.fullmatch(".+".join(map(re.escape, sentence.split("\0"))), said.removesuffix("\n")) is not None


def noise(chosen: random.Random) -> str:
    """Some characters that cannot be an answer."""
    return "".join(chosen.choice(NOISE) for _ in range(chosen.randrange(60)))


def at_a_question() -> Iterator[Deserved]:
    """Lines that are no answer to any question, whatever it is: no question has so many answers."""
    yield from (Deserved(typed, "number-unknown") for typed in NUMBERS)
    yield from (Deserved(typed, "too-long") for typed in HUGE)
    yield from (Deserved(typed, "not-understood") for typed in WORDS)
    yield Deserved("why", "why-what")
    yield Deserved("drop", "drop-nothing")
    for typed in ("98", "²", "[bold]"):
        yield Deserved(f"why {typed}", "not-understood", {"typed": typed})
    for typed in ("🐉", "{ $x }", "rule-CF-1", "."):
        yield Deserved(f"look {typed}", "look-unknown", {"typed": typed})
    for typed in ("🐉", "{ $x }", "ZZ-1", "xyzzy", "."):
        yield Deserved(f"rules {typed}", "rules-unknown", {"typed": typed})
    for typed in ("", "xx", "EN_us", "🐉", "../en"):
        yield Deserved(f"lang {typed}", "lang-unknown", {"typed": typed, "languages": "en, de, fr, it"})


def about_files(home: Path, match: Match) -> Iterator[Deserved]:
    """Files that cannot be saved to or loaded; why, the system says in its own words."""
    for command in ("save", "load"):
        for more in ("", " ", " \x00"):
            yield Deserved(f"{command}{more}", "file-needed", {"command": command})
    plain = home / "plain.txt"
    plain.write_text("no game", encoding="utf-8")
    targets = ("/", ".", "..", str(home), f"{plain}/game.json", "~nobody-of-that-name/game.json", f"{home}/{'x' * 300}")
    yield from (Deserved(f"save {target}", "save-failed") for target in targets)
    yield from (Deserved(f"load {target}", "load-failed") for target in (*targets, str(plain), f"{home}/none", "\x00x"))
    for name, contents in broken_games(match).items():
        path = home / f"{name}.json"
        path.write_bytes(contents)
        yield Deserved(f"load {path}", "load-failed")


def broken_games(match: Match) -> Mapping[str, bytes]:
    """Files that are nearly a saved game."""
    record = json.loads(write_record(record_of(match)))
    whole = {"format": FORMAT, "version": 1, "players": [PERSON] * match.rules.seats, "record": record}
    changed: Mapping[str, Mapping[str, Any]] = {
        "version": {"version": 2},
        "format": {"format": "meadhall"},
        "no-record": {"record": None},
        "deep-record": {"record": {**record, "options": json.loads("[" * 500 + "]" * 500)}},
        "revision": {"record": {**record, "revision": 99}},
        "unknown-game": {"record": {**record, "game": "chess"}},
        "unknown-option": {"record": {**record, "options": {"flying": True}}},
        "bad-cards": {
            "record": {**record, "cards": {"name": "own", "digest": "0", "own": {"name": "own", "trolls": 1}}}
        },
        "drift": {"record": {**record, "steps": [[0, 5000]]}},
        "no-players": {"players": None},
        "one-player": {"players": [PERSON]},
        "unknown-bot": {"players": ["jomsviking"] * match.rules.seats},
        "numbered-players": {"players": [1] * match.rules.seats},
        "listed-players": {"players": [[]] * match.rules.seats},
    }
    found = {name: json.dumps({**whole, **change}).encode() for name, change in changed.items()}
    text = json.dumps(whole).encode()
    return {**found, "cut": text[:-9], "empty": b"", "binary": bytes(range(256)), "deep": b"[" * 99_999, "list": b"[]"}
