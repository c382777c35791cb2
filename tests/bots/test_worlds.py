"""Requests of programs: imagined worlds to search in, from what the seat knows and nothing else."""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.bots.bot import Outlook
from meadhall.bots.guard import Guarded, Limits
from meadhall.bots.karl import Karl
from meadhall.bots.registry import Called, program_words
from meadhall.bots.wire import hello
from meadhall.bots.worlds import MOST_WORLDS, Worlds
from meadhall.games import new_match
from tests.bots.test_guard import BUDGET, PATIENT
from tests.support.bots.programs import program
from tests.support.bots.tables import GAMES, asked

EVERY_GAME: Final = pytest.mark.parametrize("slug", GAMES)
SPEAKS_2: Final = """
def asking(**request):
    say(**request)
    return json.loads(sys.stdin.readline())
def asked():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", protocol=2)
        else:
            yield message
"""
"""Over the same function for bots of version 1."""

SEARCHES: Final = """
for message in asked():
    codes, seat = [answer["code"] for answer in message["decision"]["answers"]], message["decision"]["seat"]
    imagined = asking(type="imagine", count=3, seed=7)["worlds"]
    tried = {code: [asking(type="try", world=world, codes=[code], rounds=0) for world in imagined] for code in codes}
    say(code=max(codes, key=lambda code: sum(one["judged"][seat] for one in tried[code])))
"""


def moments(slug: str, seed: int = 5) -> Iterator[Outlook]:
    """What is asked in the course of a game, question after question."""
    match = new_match(slug, GAMES[slug], seed)
    while (seat := match.rules.core.next_seat(match.state)) >= 0:
        outlook = asked(match, seat)
        yield outlook
        match.answer(seat, outlook.decision.codes[len(match.played) % len(outlook.decision.codes)])


def at_question(outlook: Outlook, count: int = 4) -> Worlds:
    """Some worlds, imagined at a question."""
    found = Worlds(outlook, math.inf)
    assert found.reply({"type": "imagine", "count": count, "seed": 3}) == {
        "type": "worlds",
        "worlds": list(range(count)),
    }
    return found


@EVERY_GAME
def test_worlds_agree_with_what_the_seat_knows_and_differ_from_each_other(slug: str) -> None:
    differed = 0
    for outlook in list(moments(slug))[::7]:
        found = at_question(outlook)
        for number in range(4):
            seen = found.reply({"type": "look", "world": number})
            assert seen["view"] == outlook.view.plain()
            assert [one["code"] for one in seen["decision"]["answers"]] == list(outlook.decision.codes)
        differed += any(one.state != found.worlds[0].state for one in found.worlds)
    assert differed > 5


@EVERY_GAME
def test_true_states_that_a_seat_cannot_tell_apart_get_the_same_replies(slug: str) -> None:
    """Twin worlds: every request, with the same seeds, gives the same lines."""
    match = new_match(slug, GAMES[slug], 5)
    differed = 0
    while (seat := match.rules.core.next_seat(match.state)) >= 0:
        outlook = asked(match, seat)
        twin = outlook.imagine(match.rules.core.Chance(len(match.played)))
        other = Outlook.of(match.rules, twin, outlook.decision)
        requests: list[dict[str, Any]] = [
            {"type": "imagine", "count": 2, "seed": 9},
            *({"type": "look", "world": 1, "seat": one} for one in range(match.rules.seats)),
            {"type": "try", "world": 1, "codes": [outlook.decision.codes[-1]], "rounds": 1, "keep": True},
            {"type": "try", "world": 0, "codes": [outlook.decision.codes[0]], "seed": 4, "until_asked": True},
            {"type": "look", "world": 2},
        ]
        both = (Worlds(outlook, math.inf), Worlds(other, math.inf))
        for request in requests:
            first, second = (json.dumps(one.reply(request)) for one in both)
            assert first == second and '"error"' not in first
        differed += twin != match.state
        match.answer(seat, outlook.decision.codes[-1])
    assert differed > 10


@EVERY_GAME
def test_answers_given_one_by_one_lead_where_they_lead_at_once(slug: str) -> None:
    """The luck of a world goes on in a world that is kept; and trying changes no world."""
    tried = 0
    for outlook in list(moments(slug))[::5]:
        found = at_question(outlook, 1)
        before = found.worlds[0].state.copy()
        codes: list[int] = []
        world = 0
        for _ in range(6):
            told = found.reply({"type": "try", "world": world})
            if told["decision"] is None:
                break
            code = told["decision"]["answers"][-1]["code"]
            codes.append(code)
            world = found.reply({"type": "try", "world": world, "codes": [code], "keep": True})["world"]
        assert found.worlds[0].state == before
        at_once = found.reply({"type": "try", "world": 0, "codes": codes, "keep": True})["world"]
        assert found.worlds[at_once] == found.worlds[world]
        tried += len(codes)
    assert tried > 20


@EVERY_GAME
def test_karl_plays_on_for_as_many_rounds_as_are_asked_for_or_until_the_seat_is_asked(slug: str) -> None:
    outlook = next(moments(slug))
    found, rounds = at_question(outlook), outlook.rules.box.rounds
    now = outlook.veiled.round
    first = {"type": "try", "world": 2, "codes": [outlook.decision.codes[0]]}
    for ahead in range(rounds - now):
        told = found.reply({**first, "rounds": ahead})
        assert told["round"] == now + ahead + 1 and told["winners"] is None and told["decision"] is not None
    end = found.reply({**first, "rounds": 1000})
    assert end["decision"] is None and end["scores"] == end["judged"] and end["winners"]
    assert max(end["scores"]) in [end["scores"][seat] for seat in end["winners"]]
    mine = found.reply({**first, "until_asked": True})
    assert mine["decision"]["seat"] == outlook.seat


def test_a_seat_that_is_asked_beside_others_answers_first_in_its_worlds() -> None:
    """In a draft all are asked at once, and a bot may think before those who sit ahead of it."""
    match = new_match("midgard", 3, 1)
    outlook = asked(match, 2)
    found = at_question(outlook)
    told = found.reply({"type": "try", "world": 0})
    assert told["decision"]["seat"] == 2 != match.rules.core.next_seat(match.state)
    assert found.reply({"type": "try", "world": 0, "codes": [outlook.decision.codes[0]]})["decision"]["seat"] == 0


@pytest.mark.parametrize(
    ("request_", "code", "words"),
    [
        ({"type": "sing"}, "request/bad", "no request 'sing'; there are imagine, try, look"),
        ({"type": 7}, "request/bad", "no request '7'"),
        ({"type": "imagine"}, "request/bad", '"seed"'),
        ({"type": "imagine", "seed": -1}, "request/bad", '"seed"'),
        ({"type": "imagine", "seed": 2**53}, "request/bad", '"seed"'),
        ({"type": "imagine", "seed": 1.5}, "request/bad", '"seed"'),
        ({"type": "imagine", "seed": 1, "count": 65}, "request/bad", '"count" of the request must be .* 1 to 64'),
        ({"type": "imagine", "seed": 1, "count": True}, "request/bad", '"count"'),
        ({"type": "imagine", "seed": 1, "state": {}}, "request/bad", "has no field 'state'"),
        ({"type": "try"}, "request/bad", '"world"'),
        ({"type": "try", "world": 4}, "request/bad", "0 to 3"),
        ({"type": "try", "world": -1}, "request/bad", "0 to 3"),
        ({"type": "try", "world": 0, "codes": 9}, "request/bad", '"codes"'),
        ({"type": "try", "world": 0, "codes": ["9"]}, "request/bad", '"codes"'),
        ({"type": "try", "world": 0, "codes": [0] * 257}, "request/bad", '"codes"'),
        ({"type": "try", "world": 0, "codes": [5000]}, "action/malformed", "5000"),
        ({"type": "try", "world": 0, "codes": [10**30]}, "action/malformed", "no action"),
        ({"type": "try", "world": 0, "codes": [0]}, "action/illegal", "cannot answer Done.* to choose-leader"),
        ({"type": "try", "world": 0, "rounds": -1}, "request/bad", '"rounds"'),
        ({"type": "try", "world": 0, "keep": 1}, "request/bad", '"keep"'),
        ({"type": "look", "world": 0, "seat": 2}, "request/bad", '"seat"'),
    ],
)
def test_a_request_that_cannot_be_answered_gets_one_sentence(request_: dict[str, Any], code: str, words: str) -> None:
    found = at_question(next(moments("champions")))
    reply = found.reply(request_)
    assert set(reply) == {"type", "code", "sentence"} and (reply["type"], reply["code"]) == ("error", code)
    assert len(reply["sentence"]) < 300 and "\n" not in reply["sentence"] and reply["sentence"].endswith(".")
    assert re.search(words, reply["sentence"])
    assert found.reply({"type": "try", "world": 0})["type"] == "tried"


def test_worlds_before_any_was_imagined_and_answers_after_the_end_are_refused() -> None:
    outlook = next(moments("champions"))
    found = Worlds(outlook, math.inf)
    assert "imagine some first" in found.reply({"type": "try", "world": 0})["sentence"]
    found.reply({"type": "imagine", "seed": 1})
    end = found.reply({"type": "try", "world": 0, "rounds": 1000, "keep": True})["world"]
    assert "is over" in found.reply({"type": "try", "world": end, "codes": [0]})["sentence"]


def test_worlds_are_bounded_and_forgotten_when_others_are_imagined() -> None:
    found = at_question(next(moments("midgard")), 64)
    for _ in range(MOST_WORLDS - 64):
        assert found.reply({"type": "try", "world": 0, "keep": True})["type"] == "tried"
    assert "1,024" in found.reply({"type": "try", "world": 0, "keep": True})["sentence"]
    assert found.reply({"type": "try", "world": 0})["world"] is None and len(found.worlds) == MOST_WORLDS
    found.reply({"type": "imagine", "seed": 1})
    assert len(found.worlds) == 1


def test_nothing_is_imagined_when_time_is_up() -> None:
    found = Worlds(next(moments("champions")), time.monotonic())
    assert found.reply({"type": "imagine", "count": 64, "seed": 1})["worlds"] == []


def test_a_world_in_which_the_rules_get_stuck_is_an_error_and_the_next_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = at_question(next(moments("champions")))
    core = found.outlook.rules.core
    stuck = [True]

    class Sticky:
        def __getattr__(self, name: str) -> Any:
            return getattr(core, name)

        def play_on(self, state: Any, chance: Any, *rest: Any) -> int:
            if stuck.pop():
                chance.get_stuck(1)
            return 0

    monkeypatch.setattr(found.outlook.rules, "core", Sticky())
    request = {"type": "try", "world": 0, "rounds": 1}
    assert found.reply(request)["code"] == "rules/stuck"
    stuck.append(False)
    assert found.reply(request)["type"] == "tried"


def guarded(folder: Path, body: str, limits: Limits = PATIENT) -> Guarded:
    """A program of version 2 under a guard."""
    command = Called.read(program(folder, SPEAKS_2 + body)).command
    assert command is not None
    return Guarded(program_words(command), 1, limits=limits)


@EVERY_GAME
def test_a_program_searches_without_knowing_the_rules(slug: str, tmp_path: Path) -> None:
    """It finds what the same search finds here."""
    bot = guarded(tmp_path, SEARCHES)
    for outlook in list(moments(slug))[:30:6]:
        found, seat = at_question(outlook, 1), outlook.seat
        imagined = found.reply({"type": "imagine", "count": 3, "seed": 7})["worlds"]

        def total(code: int, found: Worlds = found, imagined: list[int] = imagined, seat: int = seat) -> float:
            tries = ({"type": "try", "world": world, "codes": [code], "rounds": 0} for world in imagined)
            return sum(float(found.reply(one)["judged"][seat]) for one in tries)

        assert bot.advise(outlook, BUDGET).code == max(outlook.decision.codes, key=total)
    bot.close()
    assert not bot.faults


def test_worlds_end_with_their_question(tmp_path: Path) -> None:
    body = """
log = open({path!r}, "w")
for message in asked():
    log.write(asking(type="try", world=0)["type"] + " ")
    log.write(asking(type="imagine", seed=1)["type"] + " ")
    log.flush()
    say(code=message["decision"]["answers"][0]["code"])
"""
    seen = tmp_path / "seen"
    bot = guarded(tmp_path, body.format(path=str(seen)))
    questions = moments("champions")
    for _ in range(2):
        bot.advise(next(questions), BUDGET)
    bot.close()
    assert seen.read_text().split() == ["error", "worlds"] * 2 and not bot.faults


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("for message in asked():\n  while True: asking(type='imagine', seed=1, count=64)", "bot/late"),
        ("for message in asked():\n  while True: asking(type='nonsense')", "bot/late"),
        ("for message in asked():\n  while True: say(type='imagine', seed=1)", "bot/nonsense"),
        ("for message in asked(): asking(type='imagine', seed=1); time.sleep(1000)", "bot/late"),
        ("for message in asked(): print('{\"type\": ' + 'x' * 99999, flush=True)", "bot/flood"),
    ],
    ids=["imagines for ever", "errs for ever", "does not wait for replies", "falls asleep", "never ends its request"],
)
def test_requests_take_the_bots_own_time_and_a_flood_of_them_is_a_fault(body: str, code: str, tmp_path: Path) -> None:
    limits = Limits(start=60, grace=0.3, faults=2) if code == "bot/late" else PATIENT
    bot, outlook = guarded(tmp_path, body, limits), next(moments("champions"))
    began = time.monotonic()
    assert bot.advise(outlook, BUDGET) == Karl(1).advise(outlook, BUDGET)
    bot.close()
    assert [fault.code for fault in bot.faults] == [code] and time.monotonic() - began < 30
    assert code != "bot/late" or "within 0.5 seconds" in str(bot.faults[0])


def test_a_bot_of_version_1_is_greeted_as_ever_and_sends_no_requests(tmp_path: Path) -> None:
    rules = next(moments("champions")).rules
    assert hello(rules, 0, True)["protocol"] == 1 and hello(rules, 0, True)["protocols"] == [1, 2]
    name = program(tmp_path, "for message in asked(): say(type='imagine', seed=1)")
    bot = Guarded(program_words(Called.read(name).command or ""), 1, limits=PATIENT)
    bot.advise(next(moments("champions")), BUDGET)
    bot.close()
    assert [fault.code for fault in bot.faults] == ["bot/nonsense"]
