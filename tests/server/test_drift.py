"""A journal that the rules do not follow is shown as far as they do; nothing of it is changed, and nobody is stuck."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.server.client import Person
from tests.support.server.databases import bodies, rows
from tests.support.server.process import Server

SEEN = ("n", "view", "waiting", "scores", "result")
UPDATE = 'UPDATE entries SET body = :body WHERE "table" = :table AND entry = :entry'


def impossible(entry: dict[str, Any]) -> dict[str, Any]:
    """An answer that no rules know."""
    return {**entry, "type": "answer", "code": 30_000}


def unreadable(_: dict[str, Any]) -> dict[str, Any]:
    """An entry of a version to come."""
    return {"type": "horn-blown", "seat": 0}


@pytest.mark.parametrize("drift", [impossible, unreadable])
def test_a_journal_is_shown_as_far_as_it_can_be_followed_and_never_changed(database: str, drift: Any) -> None:
    with Server(database) as server:
        anna = Person(server.address, "Anna")
        table = anna.open("midgard", ["me", "me:Bo", "me:Cid"], clock={"bank": 900, "add": 5})["id"]
        chairs = [anna.sit(table, seat) for seat in (0, 1, None)]
        for chair in chairs:
            chair.until("frame")
        chairs[0].send({"type": "say", "move": "talk", "text": "well rowed"})
        chairs[0].until("done")
        known = [chair.frame for chair in chairs]
        followed = len(bodies(database, table))
        (seat,) = known[0]["waiting"][:1]
        chair = anna.sit(table, seat)
        chair.until("frame")
        assert chair.answer(chair.frame["ask"]["answers"][0]["code"])["type"] == "done"
        server.stop()
        journal = bodies(database, table)
        body = json.dumps(drift(json.loads(journal[followed])))
        rows(database, UPDATE, body=body, table=table, entry=followed + 1)
        journal = bodies(database, table)

        server.start()
        for chair, before, query in zip(chairs, known, ("?seat=0", "?seat=1", ""), strict=True):
            told = anna.get(f"/api/tables/{table}/frame{query}")
            assert told["code"] == "table/read-only" and told["frame"]["ask"] is None and told["frame"]["undo"] == 0
            assert [told["frame"][key] for key in SEEN] == [before[key] for key in SEEN]
            chair.frame = {}
            chair.connect()
            frame = chair.until("frame")
            assert [frame[key] for key in SEEN] == [before[key] for key in SEEN] and frame["ask"] is None
            assert [line["text"] for line in chair.until("talk")["said"]] == ["well rowed"]
            assert chair.until("bye")["code"] == "table/read-only"
        answer = {"type": "answer", "move": "late", "at": known[0]["n"], "code": 0}
        for message in (answer, {"type": "undo", "move": "back", "at": known[0]["n"]}, {"type": "ask-hint", "id": 1}):
            reply = anna.http.post(f"/api/tables/{table}/acts?seat=0", json=message)
            assert (reply.status_code, reply.json()["error"]["code"]) == (409, "table/read-only"), message
        said = {"type": "say", "move": "more", "text": "where were we?"}
        assert anna.http.post(f"/api/tables/{table}/acts?seat=0", json=said).status_code == 409
        left = anna.http.post(f"/api/tables/{table}/seats/0/leave", json={})
        assert (left.status_code, left.json()["code"]) == (409, "table/read-only")
        assert bodies(database, table) == journal
        assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200  # it keeps nobody from going
        assert bodies(database, table)[1:] == journal[1:]


def test_a_journal_whose_start_cannot_be_read_is_refused_with_its_code(database: str) -> None:
    with Server(database) as server:
        anna = Person(server.address, "Anna")
        table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
        anna.sit(table, 0).until("frame")
        server.stop()
        start = json.loads(bodies(database, table)[0])
        rows(database, UPDATE, body=json.dumps({**start, "outcomes": ["a rune that is none"]}), table=table, entry=1)
        server.start()
        reply = anna.http.get(f"/api/tables/{table}/frame?seat=0")
        assert (reply.status_code, reply.json()["code"]) == (409, "table/read-only")
        assert anna.sit(table, 0).until("bye")["code"] == "table/read-only"
