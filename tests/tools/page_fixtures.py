"""What the tests of the page compare themselves with: sentences as Python says them, and frames of whole games.

python3 -m tests.tools.page_fixtures    writes build/page/

`sentences-GAME.json` has every message of 100 games, played by quick bots through the hall, with its sentence in each
language. `frames-GAME-N.json` has a game as its audiences see it, with drafts of the choices of several parts.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.games import game, games
from meadhall.hall import wire
from meadhall.hall.box import plain_box
from meadhall.hall.coding import encode, plain
from meadhall.hall.table import Table
from meadhall.kernel.events import Audience
from meadhall.kernel.messages import Message
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting
from meadhall.locale.speech import LANGUAGES, Speech

FOLDER: Final = Path("build/page")
SPOKEN: Final = 100  # games of each title whose messages are said
HEARD: Final = 2  # every so many acts, the messages are collected
RECORDED: Final = 10  # games of each title whose frames are kept
EVERYBODY: Final = 24  # every so many acts, all audiences are kept; else those that are asked
COMPOSED: Final = 3  # every so many acts, choices of several parts are composed
MOST_PARTS: Final = 4
NAMES: Final = ("Runa", "Kári", "Ingrid", "Skarde", "Tove")
BOTS: Final = ("karl", "thrall")


def settings(slug: str) -> Iterator[Setting]:
    """Settings of all seat counts and editions, in turn, for ever."""
    one = game(slug)
    while True:
        for seats in one.seats:
            for edition in one.editions:
                yield one.setting(seats, {"edition": edition})


def opened(setting: Setting, number: int) -> Table:
    """A table at which only bots sit."""
    seats = setting.rules().seats
    players = [BOTS[(number + seat) % len(BOTS)] for seat in range(seats)]
    chance = setting.rules().core.Chance(number)
    table, _ = Table.open(setting, NAMES[:seats], players, chance, now=0.0, house=wire.House(pace=0), seed=number)
    return table


@cache
def speaker(rules: Rules, language: str, names: tuple[str, ...]) -> Speech:
    """A language with the words of a game."""
    phrases = rules.phrases
    return Speech(language, ["meadhall", rules.game.messages], phrases.families, names, phrases.own_name)


def acts(table: Table) -> Iterator[int]:
    """Play a table to its end; the number of each act before it is made."""
    number = 0
    while not table.is_over:
        yield number
        pending = table.due(float(number))
        assert pending is not None
        table.commit(pending)
        number += 1


def messages_of(frame: wire.Frame) -> Iterator[Message]:
    """Every message of a frame that a person may read."""
    for act in frame.acts:
        yield from act.story
    if frame.ask is None:
        return
    yield frame.ask.text
    yield from frame.ask.warnings
    for one in frame.ask.answers:
        yield from (message for message in (one.effect, one.label) if message is not None)
    yield from (one.reason for one in frame.ask.closed)


def labels(rules: Rules) -> Iterator[Message]:
    """The label of every action of the catalogue that needs nothing of a view."""
    for action in filter(None, rules.catalogue.actions):
        fields = action.plain()
        if fields["type"] != "take-rune":  # the rune stands in the view
            yield Message(f"action-{fields.pop('type')}", fields)


def sentences(slug: str) -> dict[str, Any]:
    """Every message of many games, once, and what each language says for it."""
    found: dict[bytes, Message] = {}
    for number, setting in zip(range(SPOKEN), settings(slug), strict=False):
        table = opened(setting, number)
        heard: dict[Audience, int] = {}
        for act in acts(table):
            if act % HEARD:
                continue
            asked = table.match.waiting()[:1]
            for audience in (*asked, None) if act % EVERYBODY == 0 else asked:
                frame = table.frame(audience, heard.get(audience, 0))
                heard[audience] = frame.n
                found.update((_key(message), message) for message in messages_of(frame))
        found.update((_key(message), message) for message in messages_of(table.frame(None, heard[None])))
    rules = game(slug).setting(max(game(slug).seats)).rules()
    found.update((_key(message), message) for message in labels(rules))
    phrases = rules.phrases
    said = {}
    for language in LANGUAGES:
        speech = speaker(rules, language, NAMES)
        said[language] = [speech.say(message) for message in found.values()]
    return {
        "families": {**phrases.families, "seat": "seat"},
        "names": NAMES,
        "messages": [plain(message) for message in found.values()],
        "said": said,
    }


def _key(message: Message) -> bytes:
    return encode(message)


def drafts(table: Table, seat: Audience, ask: wire.Ask | None, chance: random.Random) -> list[wire.Drafted]:
    """One way to compose a choice of several parts, part by part; empty if there is no such choice."""
    if seat is None or ask is None or ask.chain is None:
        return []
    found: list[wire.Drafted] = []
    add: tuple[int, ...] = ask.chain.add
    links: tuple[int, ...] = ()
    while add and len(found) < MOST_PARTS:
        links = (*links, chance.choice(add))
        told = table.take(seat, wire.AskChain(1, ask.at, links), 0.0)
        assert isinstance(told, wire.Told) and told.chain is not None, told
        found.append(told.chain)
        add = told.chain.add
    return found


def pictures(table: Table, frame: wire.Frame) -> dict[str, Any]:
    """The board in words, as the terminal shows it."""
    rules, found = table.match.rules, {}
    for language in LANGUAGES:
        speech = speaker(rules, language, tuple(table.match.names))
        picture = rules.game.picture
        sections = picture.sections(frame.view, rules, speech)
        if frame.result is not None:
            sections.append(picture.scoring(frame.view, speech))
        found[language] = {
            "heading": picture.heading(frame.view, rules, speech),
            "sections": [asdict(section) for section in sections],
        }
    return {"pictures": found}


def recorded(setting: Setting, number: int) -> dict[str, Any]:
    """A game as its audiences see it: box, welcome, and frames at each act."""
    table, chance = opened(setting, number), random.Random(number)
    audiences: list[Audience] = [*range(table.match.rules.seats), None]
    heard = dict.fromkeys(audiences, 0)
    frames: list[dict[str, Any]] = []
    for act in acts(table):
        for audience in audiences if act % EVERYBODY == 0 else table.match.waiting():
            frame = table.frame(audience, heard[audience])
            heard[audience] = frame.n
            tried = drafts(table, audience, frame.ask, chance) if act % COMPOSED == 0 else []
            shown = pictures(table, frame) if act % EVERYBODY == 0 else {}
            frames.append({"audience": audience, "frame": plain(frame), "drafts": list(map(plain, tried)), **shown})
    for audience in audiences:
        frame = table.frame(audience, heard[audience])
        frames.append({"audience": audience, "frame": plain(frame), "drafts": [], **pictures(table, frame)})
    return {
        "box": plain_box(table.match.rules),
        "welcome": [plain(table.welcome(audience, "test", 0.0)) for audience in audiences],
        "frames": frames,
    }


def main() -> int:
    """Write all fixtures."""
    began = time.perf_counter()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for one in games():
        _write(f"sentences-{one.slug}", sentences(one.slug))
        for number, setting in zip(range(RECORDED), settings(one.slug), strict=False):
            _write(f"frames-{one.slug}-{number}", recorded(setting, number))
    print(f"The fixtures of the page are in {FOLDER}/, made in {time.perf_counter() - began:.0f} s.")
    return 0


def _write(name: str, content: dict[str, Any]) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
