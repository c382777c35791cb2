"""The JSON Schema that is written from the types describes what a table really sends."""

from __future__ import annotations

import json
from typing import Any

from jsonschema import Draft202012Validator

from meadhall.hall import wire
from meadhall.hall.coding import plain
from meadhall.hall.schema import json_schema
from meadhall.hall.table import PERSON
from meadhall.kernel.game import Game
from tests.support.conformance.tables import EVERY_GAME
from tests.support.hall.host import Host


def validator(way: str) -> Any:
    """What checks the messages of one way."""
    schema = json_schema()
    return Draft202012Validator({"$defs": schema["$defs"], **schema[way]})


@EVERY_GAME
def test_whatever_goes_down_is_as_the_schema_says(game: Game) -> None:
    down, rules = validator("down"), game.rules(game.seats[-1])
    host = Host(rules, [PERSON, *["thrall"] * (rules.seats - 1)], 4, wire.House(pace=0, clock={"move": 600}))
    replies = []
    for _ in range(60):
        seat = host.pick.randrange(rules.seats)
        replies.append(host.say(seat, wire.Undo(host.move(), host.table.number(seat))))
        replies.append(host.say(seat, wire.AskWhy(1, 3)))
        replies += [host.answer(seat) for seat in host.asked()[:1]]
        host.wait()
    replies += [host.table.welcome(0, "0.4.0", host.now), wire.Note(host.table.aside(None, host.now)), wire.Bye("x")]
    kinds = {type(reply) for reply in replies}
    assert kinds >= {wire.Done, wire.Refused, wire.Welcome, wire.Note, wire.Bye}
    for message in [plain(reply) for reply in replies] + [json.loads(frame) for frame in host.sent[0]]:
        down.validate(message)


def test_a_message_that_the_schema_does_not_know_is_no_message() -> None:
    up = validator("up")
    assert up.is_valid({"type": "answer", "move": "m", "at": 1, "code": 2})
    assert not up.is_valid({"type": "answer", "move": "m", "at": 1})
    assert not up.is_valid({"type": "sing", "move": "m"})
