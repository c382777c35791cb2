"""Seats: given away by link, claimed, handed over, left and taken again; and who may look on."""

from __future__ import annotations

import json
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.server.client import Chair, Person, is_asked, play_out
from tests.support.server.databases import bodies
from tests.support.server.process import GENEROUS, Server, injected


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("seats")
    with Server(f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, GENEROUS)) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server.address, "Anna")


@pytest.fixture
def bert(server: Server) -> Person:
    return Person(server.address, "Bert")


def secret_of(link: str) -> str:
    """The secret in a link, which stands in the fragment: browsers never send it."""
    path, _, fragment = link.partition("#")
    assert "k=" not in path and path.startswith("/t/")
    return fragment.rpartition("k=")[2]


def claim(person: Person, table: str, seat: int, secret: str, **more: Any) -> tuple[int, Any]:
    """Try to take a seat."""
    reply = person.http.post(f"/api/tables/{table}/seats/{seat}/claim", json={"secret": secret, **more})
    return reply.status_code, reply.json()


def test_a_seat_is_given_away_by_a_link_that_works_once(server: Server, anna: Person, bert: Person) -> None:
    table = anna.open("champions", ["me", "link", "link"])
    assert table["state"] == "waiting" and set(table["links"]) == {"1", "2"}
    secret = secret_of(table["links"]["1"])
    assert secret not in bert.http.get(f"/api/tables/{table['id']}").text
    code, told = claim(bert, table["id"], 1, secret)
    assert code == 200 and [one["mine"] for one in told["seats"]] == [False, True, False]
    assert secret not in str(told) and told["links"] == {}
    carl = Person(server.address, "Carl")
    assert claim(carl, table["id"], 1, secret) == (403, {"code": "secret/wrong"})
    assert claim(carl, table["id"], 2, secret) == (403, {"code": "secret/wrong"})
    assert claim(carl, table["id"], 2, secret_of(table["links"]["2"]), name="  Anna\u202e ")[0] == 200
    told = anna.get(f"/api/tables/{table['id']}")
    assert [one["name"] for one in told["seats"]] == ["Anna", "Bert", "Anna 2"]  # bidirectional signs are gone
    assert told["state"] == "waiting"  # the host sits there and begins
    assert bert.http.post(f"/api/tables/{table['id']}/start", json={}).json() == {"code": "table/not-host"}
    assert anna.post(f"/api/tables/{table['id']}/start", {})["state"] == "running"
    again = anna.http.post(f"/api/tables/{table['id']}/start", json={})
    assert (again.status_code, again.json()) == (409, {"code": "table/started"})


@pytest.mark.parametrize("kind", ["link", "open"])
def test_of_many_who_claim_a_seat_at_the_same_moment_one_gets_it(server: Server, anna: Person, kind: str) -> None:
    table = anna.open("champions", ["me", kind])
    secret = secret_of(table["links"]["1"]) if kind == "link" else ""
    codes: list[int] = []

    def try_it(person: Person) -> None:
        codes.append(claim(person, table["id"], 1, secret)[0])

    people = [Person(server.address, f"Guest {number}") for number in range(5)]
    threads = [threading.Thread(target=try_it, args=(one,)) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 403, 403, 403, 403]


def test_claiming_fails_alike_whatever_was_wrong(server: Server, anna: Person, bert: Person) -> None:
    link = anna.open("champions", ["me", "link", "bot:karl"])
    open_one = anna.open("champions", ["me", "open"])
    secret = secret_of(link["links"]["1"])
    running = anna.open("champions", ["me", "bot:karl"])
    tries = {
        "no such table": ("0" * 32, 1, secret),
        "no such seat": (link["id"], 7, secret),
        "another secret": (link["id"], 1, secret[:-1] + ("A" if secret[-1] != "A" else "B")),
        "no secret": (link["id"], 1, ""),
        "a seat that is taken": (link["id"], 0, secret),
        "the seat of a bot": (link["id"], 2, secret),
        "another seat": (running["id"], 1, secret),
        "a running game": (running["id"], 0, ""),
        "the host's seat": (open_one["id"], 0, ""),
    }
    seconds: dict[str, list[float]] = {why: [] for why in tries}
    quickest: dict[str, float] = {}
    for turn in range(60):
        for why, (table, seat, wrong) in tries.items():
            began = time.perf_counter()
            reply = bert.http.post(f"/api/tables/{table}/seats/{seat}/claim", json={"secret": wrong})
            seconds[why].append(time.perf_counter() - began)
            assert (reply.status_code, reply.content) == (403, b'{"code":"secret/wrong"}'), why
        quickest = {why: min(some) for why, some in seconds.items()}  # the rest is noise of the machine
        if turn >= 12 and max(quickest.values()) < 4 * min(quickest.values()):
            break
    assert max(quickest.values()) < 4 * min(quickest.values()), quickest
    assert claim(bert, link["id"], 1, secret)[0] == 200


def test_a_seat_is_handed_over_to_another_device(server: Server, anna: Person, bert: Person) -> None:
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])
    chair = anna.sit(table["id"], 0)
    chair.until("frame")
    link = anna.post(f"/api/tables/{table['id']}/seats/0/handover", {})["link"]
    chair.send({"type": "ping", "id": 1})
    chair.until("pong")  # nobody has come yet
    assert bert.http.post(f"/api/tables/{table['id']}/seats/0/handover", json={}).json() == {"code": "seat/not-yours"}
    assert claim(bert, table["id"], 0, secret_of(link))[0] == 200
    assert chair.until("bye")["code"] == "seat/not-yours"
    after = bert.sit(table["id"], 0)
    assert after.until("frame")["ask"] == chair.frame["ask"]
    assert anna.http.get(f"/api/tables/{table['id']}/frame?seat=0").json() == {"code": "seat/not-yours"}
    assert anna.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == "Bert"
    assert after.welcome["names"][0] == "Bert"
    (start,) = bodies(server.database, table["id"])[:1]
    assert "Bert" in start and "Anna" not in start  # after a restart and in the record it is the same


def test_an_account_on_another_device_keeps_its_name_at_the_table(server: Server, anna: Person) -> None:
    table = anna.open("midgard", ["me:Hervor", "bot:karl", "bot:karl"])["id"]
    link = anna.post(f"/api/tables/{table}/seats/0/handover", {})["link"]
    code, told = claim(Person(server.address, "", twin=anna), table, 0, secret_of(link), name="Anna")
    assert code == 200 and told["seats"][0]["name"] == "Hervor"


def test_a_link_to_ones_own_seat_is_void_after_a_new_password(anna: Person, bert: Person) -> None:
    name = secrets.token_hex(6)
    anna.post("/api/accounts", {"name": name, "password": "a longship of oak"})
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    link = anna.post(f"/api/tables/{table}/seats/0/handover", {})["link"]
    assert anna.http.patch("/api/me", json={"password": "a longship of ash"}).status_code == 200
    assert claim(bert, table, 0, secret_of(link)) == (403, {"code": "secret/wrong"})
    assert anna.get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_a_link_to_ones_own_seat_is_void_after_deletion(anna: Person, bert: Person) -> None:
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    link = anna.post(f"/api/tables/{table}/seats/0/handover", {})["link"]
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert claim(bert, table, 0, secret_of(link)) == (403, {"code": "secret/wrong"})


def test_whoever_gives_a_seat_away_sees_and_does_nothing_more_there(server: Server, anna: Person, bert: Person) -> None:
    """A request that waits, and one whose body comes late, were allowed when they began."""
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    link = anna.post(f"/api/tables/{table}/seats/0/handover", {})["link"]
    frame = f"/api/tables/{table}/frame?seat=0"
    chair = anna.sit(table, 0)
    while not chair.frame or chair.frame["waiting"] != [0]:
        chair.receive()  # now the game waits for this seat alone
    chair.close()
    asked = chair.frame["ask"]
    told: list[Any] = []

    def wait() -> None:
        tag = anna.http.get(frame).headers["etag"]
        while not told or told[-1].status_code in (200, 304):
            told.append(anna.http.get(f"{frame}&wait=8", headers={"if-none-match": tag}))
            tag = told[-1].headers.get("etag", "")

    waiting = threading.Thread(target=wait)
    waiting.start()
    answer = {"type": "answer", "move": "late", "at": asked["at"], "code": asked["answers"][0]["code"]}
    body = json.dumps(answer).encode()
    with socket.create_connection(("localhost", server.port)) as late:
        cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        head = (
            f"POST /api/tables/{table}/acts?seat=0 HTTP/1.1\r\nHost: localhost:{server.port}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        late.sendall(head.encode())
        time.sleep(0.5)
        before = len(told)
        assert claim(bert, table, 0, secret_of(link))[0] == 200
        late.sendall(body)
        reply = b"".join(iter(lambda: late.recv(4096), b""))
    assert b"403" in reply.partition(b"\r\n")[0] and b"seat/not-yours" in reply
    assert bert.get(frame)["frame"]["ask"] == asked  # nothing was answered
    bert.post(f"/api/tables/{table}/acts?seat=0", {**answer, "move": "now"})
    waiting.join(20)
    assert all(one.status_code == 403 for one in told[before:]), [one.text[:200] for one in told[before:]]


def test_a_bot_plays_on_for_whoever_leaves_and_hands_back(anna: Person, bert: Person) -> None:
    table = anna.open("champions", ["me", "link"])
    claim(bert, table["id"], 1, secret_of(table["links"]["1"]))
    anna.post(f"/api/tables/{table['id']}/start", {})
    chair, other = anna.sit(table["id"], 0), bert.sit(table["id"], 1)
    assert bert.http.post(f"/api/tables/{table['id']}/seats/0/leave", json={}).json() == {"code": "seat/not-yours"}
    bert.post(f"/api/tables/{table['id']}/seats/1/leave", {})
    while chair.until("note")["aside"]["players"] != ["person", "away:karl"]:
        pass
    for _ in range(3):
        while not is_asked(chair.frame):
            chair.until("frame")
        assert chair.answer(chair.frame["ask"]["answers"][0]["code"])["type"] == "done"
        chair.until("frame")
    other.close()
    other.connect()  # hello takes the seat back
    while chair.until("note")["aside"]["players"] != ["person", "person"]:
        pass
    bert.post(f"/api/tables/{table['id']}/seats/1/leave", {})
    while chair.until("note")["aside"]["players"] != ["person", "away:karl"]:
        pass
    frame = bert.get(f"/api/tables/{table['id']}/frame?seat=1")["frame"]
    bert.http.post(
        f"/api/tables/{table['id']}/acts?seat=1", json={"type": "undo", "move": "back", "at": frame["n"]}
    )  # so does acting by plain HTTP
    while chair.until("note")["aside"]["players"] != ["person", "person"]:
        pass


def test_the_host_frees_seats_and_begins_with_bots_for_those_that_are_free(anna: Person, bert: Person) -> None:
    table = anna.open("champions", ["me", "open", "link"], listed=True)
    assert table["id"] in [one["id"] for one in bert.get("/api/tables?show=open")]
    assert claim(bert, table["id"], 1, "")[0] == 200
    assert anna.post(f"/api/tables/{table['id']}/seats/1/leave", {})["seats"][1]["kind"] == "open"
    reply = anna.http.post(f"/api/tables/{table['id']}/start", json={})
    assert reply.json() == {"code": "table/refused"}
    reply = anna.http.post(f"/api/tables/{table['id']}/start", json={"bot": "bot:program:x"})
    assert reply.json() == {"code": "table/refused"}
    begun = anna.post(f"/api/tables/{table['id']}/start", {"bot": "karl"})
    assert begun["state"] == "running" and [one["bot"] for one in begun["seats"]] == [None, "karl", "karl"]
    assert len({one["name"] for one in begun["seats"]}) == 3
    assert claim(bert, table["id"], 1, "")[0] == 403
    assert table["id"] not in [one["id"] for one in bert.get("/api/tables?show=open")]


def test_several_people_play_on_one_device(anna: Person) -> None:
    table = anna.open("midgard", ["me", "me:Bo", "me:Anna"])
    assert [one["name"] for one in table["seats"]] == ["Anna", "Bo", "Anna 2"]
    chairs = [anna.sit(table["id"], seat) for seat in range(3)]
    for chair in chairs:
        chair.until("frame")
    assert len({str(chair.frame["view"]) for chair in chairs}) == 3


@pytest.mark.parametrize("spectators", ["none", "link", "all"])
def test_whoever_looks_on_sees_what_the_table_allows(
    server: Server, anna: Person, bert: Person, spectators: str
) -> None:
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"], spectators=spectators)["id"]
    if spectators == "none":
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/frame"):
            assert bert.http.get(path).status_code == 404 and anna.http.get(path).status_code == 200
        bert.sit(table, None).until("refused")
        return
    watching = bert.sit(table, None)
    assert watching.until("frame")["ask"] is None
    watching.send({"type": "answer", "move": "x", "at": 1, "code": 0})
    assert watching.until("refused")["error"]["code"] == "table/refused"
    watching.send({"type": "hello", "seat": 0, "since": 0})
    assert watching.until("refused")["error"]["code"] == "seat/not-yours"
    assert bert.http.get(f"/api/tables/{table}/frame?seat=0").status_code == 403


def test_a_table_by_itself_is_over_in_the_list_too(anna: Person) -> None:
    table = anna.open("champions", ["me", "bot:thrall"])["id"]
    chair: Chair = anna.sit(table, 0)
    play_out(chair)
    mine = anna.get("/api/tables?show=mine")
    assert mine[0]["id"] == table and mine[0]["state"] == "over" and mine[0]["result"] == chair.frame["result"]
    chair.send({"type": "undo", "move": "late", "at": chair.frame["n"]})
    assert chair.until("refused")["error"]["code"] == "table/over"
