"""People: guests, accounts, programs; what is kept of them, and how they go."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tests.support.server.client import Person, play_out
from tests.support.server.databases import Postgres, bodies, rows
from tests.support.server.process import GENEROUS, Server, injected

PASSWORD = "a longship of oak"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    with Server(postgres.new(), env=injected(tmp_path_factory.mktemp("people"), GENEROUS)) as running:
        yield running


def test_a_guest_needs_a_name_and_nothing_else(server: Server) -> None:
    anna = Person(server.address, "  An\u202ena\n\x00 ")
    assert anna.get("/api/me") == {"id": anna.me["id"], "name": "Anna", "account": False}
    reply = anna.http.post("/api/guests", json={"name": "\u200b\u202e"})
    assert (reply.status_code, reply.json()) == (400, {"code": "request/bad"})
    cookie = next(iter(anna.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly") and cookie.get_nonstandard_attr("SameSite") == "strict"
    token = anna.http.cookies["meadhall"]
    stored = rows(server.database, "SELECT digest FROM sessions")
    assert token not in str(stored)  # only its digest is stored


def test_a_guest_becomes_an_account_and_keeps_its_tables(server: Server) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open("champions", ["me", "bot:karl"])["id"]
    before = anna.http.cookies["meadhall"]
    me = anna.post("/api/accounts", {"name": "Anna of Birka", "password": PASSWORD})
    assert me["id"] == anna.me["id"] and me["account"] and anna.get("/api/me") == me
    fixed = httpx.get(f"{server.address}/api/me", headers={"cookie": f"meadhall={before}"})
    assert fixed.json() is None  # whoever knew the guest's session has no part in the account
    elsewhere = Person(server.address, "Nobody")
    wrong = elsewhere.http.post("/api/session", json={"name": "Anna of Birka", "password": "not the right one"})
    unknown = elsewhere.http.post("/api/session", json={"name": "Nobody at all", "password": PASSWORD})
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    elsewhere.post("/api/session", {"name": "anna OF birka", "password": PASSWORD})
    assert [one["id"] for one in elsewhere.get("/api/tables?show=mine")] == [table]
    reply = Person(server.address, "Other").http.post(
        "/api/accounts", json={"name": "ANNA of birka", "password": PASSWORD}
    )
    assert (reply.status_code, reply.json()) == (409, {"code": "account/taken"})
    assert PASSWORD not in str(rows(server.database, "SELECT * FROM people"))


def test_names_that_grow_when_they_are_folded_are_no_trouble(server: Server) -> None:
    name = "\u0390" * 24  # folded, each of these letters is three
    person = Person(server.address, name)
    person.post("/api/accounts", {"name": name, "password": PASSWORD})
    person.post("/api/session", {"name": name, "password": PASSWORD})


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    here, there = Person(server.address, "Runa"), Person(server.address, "Runa")
    here.post("/api/accounts", {"name": "Runa", "password": PASSWORD})
    there.post("/api/session", {"name": "Runa", "password": PASSWORD})
    table = there.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    chair = there.sit(table, 0)
    chair.until("frame")
    assert here.http.patch("/api/me", json={"name": "Runa II", "password": PASSWORD + "!"}).json()["name"] == "Runa II"
    assert chair.until("bye")["code"] == "session/none"
    assert there.get("/api/me") is None and here.get("/api/me")["name"] == "Runa II"
    assert here.get(f"/api/tables/{table}")["seats"][0]["name"] == "Runa"  # as one sat down


def test_signing_out_closes_every_socket_and_every_waiting_request(server: Server) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    chairs = [anna.sit(table, 0), anna.sit(table, None)]
    for chair in chairs:
        chair.until("frame")
    anna.http.request("DELETE", "/api/session", json={})
    for chair in chairs:
        assert chair.until("bye")["code"] == "session/none"
    assert anna.get("/api/me") is None
    assert anna.http.post("/api/tables", json={"game": "midgard", "seats": ["me"]}).status_code == 401


def test_a_program_signs_in_with_a_token(server: Server) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    token = anna.post("/api/me/tokens", {})["token"]
    signed = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.address, headers=signed) as program:
        assert program.get("/api/me").json()["id"] == anna.me["id"]
        frame = program.get(f"/api/tables/{table}/frame?seat=0").json()["frame"]
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        with connect(address, subprotocols=[Subprotocol("meadhall.1")], additional_headers=signed) as socket:
            socket.send('{"type": "hello", "seat": 0}')
            assert '"seat":0' in str(socket.recv(5))
        code = frame["ask"]["answers"][0]["code"]
        answer = {"type": "answer", "move": "program", "at": frame["ask"]["at"], "code": code}
        assert program.post(f"/api/tables/{table}/acts?seat=0", json=answer).json()["type"] == "done"
        assert program.request("DELETE", "/api/session", json={}).status_code == 200
        assert program.get("/api/me").json() is None
    assert anna.get("/api/me") is not None


def test_whoever_is_deleted_is_a_pseudonym_at_tables_in_talk_and_in_records(server: Server) -> None:
    anna, name = Person(server.address, "Hallgerd"), "Hallgerd"
    bert = Person(server.address, "Bert")
    over = anna.open("champions", ["me", "bot:thrall"])["id"]
    chair = anna.sit(over, 0)
    chair.until("frame")
    chair.send({"type": "say", "move": "a", "text": "well met"})
    play_out(chair)
    running = anna.open("champions", ["me", "me:Hallgerd", "link"])
    secret = running["links"]["2"].rpartition("=")[2]
    bert.post(f"/api/tables/{running['id']}/seats/2/claim", {"secret": secret})
    anna.post(f"/api/tables/{running['id']}/start", {})
    waiting = anna.open("champions", ["me", "open"])["id"]
    watching = bert.sit(running["id"], 2)
    watching.until("frame")
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert chair.until("bye")["code"] == "session/none"
    assert anna.get("/api/me") is None

    for table in (over, running["id"], waiting):
        assert name not in bert.http.get(f"/api/tables/{table}").text
        assert not any(name in body for body in bodies(server.database, table))
    assert name not in str(rows(server.database, "SELECT * FROM people")).replace("Bert", "")
    assert name not in str(rows(server.database, "SELECT * FROM seats"))
    assert name not in bert.http.get(f"/api/records/{over}").text
    assert name not in bert.http.get(f"/api/records/{over}/file").text
    again = bert.sit(running["id"], 2)
    assert name not in str(again.until("welcome")["names"]) and len(set(again.welcome["names"])) == 3
    players = again.welcome["aside"]["players"]
    assert players == ["away:karl", "away:karl", "person"]  # bots play on, so that nobody waits
    assert bert.get(f"/api/tables/{waiting}")["seats"][0]["kind"] == "open"
