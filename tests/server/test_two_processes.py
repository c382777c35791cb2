"""Two server processes on one PostgreSQL database: players of one table sit at different ones."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.hall import wire
from meadhall.hall.table import Pending, Table
from meadhall.kernel.journal.plain import plain_entry, read_journal
from tests.support.server.client import Chair, Person, is_asked
from tests.support.server.databases import Postgres, bodies, rows
from tests.support.server.movers import Crowd, Mover
from tests.support.server.process import Server


@pytest.fixture(scope="module")
def both(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    database = postgres.new()
    one, other = Server(database), Server(database)
    starting = threading.Thread(target=one.start)
    starting.start()  # both bring the empty database up to date at the same time
    other.start()
    starting.join()
    yield one, other
    for server in (one, other):
        if server.process is not None and server.process.poll() is None:
            server.stop()


def elsewhere(person: Person, server: Server) -> Person:
    """The same person at another process."""
    return Person(server.address, "", twin=person)


def seated(both: tuple[Server, Server], game: str, seats: list[str]) -> tuple[str, list[Chair]]:
    """A table whose people sit at one process and the other in turn."""
    anna = Person(both[0].address, "Anna")
    table = anna.open(game, seats)
    people = [anna, elsewhere(anna, both[1])]
    mine = [one["seat"] for one in table["seats"] if one["mine"]]
    return table["id"], [people[seat % 2].sit(table["id"], seat) for seat in mine]


def until(chair: Chair, is_so: Any, seconds: float = 8.0) -> None:
    """Receive until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        chair.receive(end - time.monotonic())


def aside(chair: Chair) -> dict[str, Any]:
    """What lies beside the game, as the chair was told last."""
    found: dict[str, Any] = next(one["aside"] for one in reversed(chair.messages) if "aside" in one)
    return found


def test_presence_votes_talk_and_sign_out_are_known_at_both_processes(both: tuple[Server, Server]) -> None:
    table, (first, second) = seated(both, "midgard", ["me", "me:Bo", "bot:karl"])
    for chair in (first, second):
        until(chair, lambda chair=chair: chair.messages and aside(chair)["here"] == [0, 1])
    until(first, lambda: first.frame and is_asked(first.frame))
    first.send({"type": "say", "move": "talk", "text": "well rowed"})
    assert second.until("talk")["said"][0]["text"] == "well rowed"

    pick = first.frame["view"]["pick"]
    for chair in (first, second):  # everybody answers, so that there is something to go back over
        until(chair, lambda chair=chair: is_asked(chair.frame))
        assert chair.answer(chair.frame["ask"]["answers"][0]["code"])["type"] == "done"
    for chair in (first, second):  # an answer of the bot would make the proposal void
        until(chair, lambda chair=chair: chair.frame["view"]["pick"] > pick and chair.frame["waiting"] == [0, 1])
    before = len(bodies(both[0].database, table))
    first.send({"type": "propose", "move": "back", "to": first.frame["n"] - 1})
    assert first.until("done", "refused")["type"] == "done"
    until(second, lambda: aside(second)["proposal"] is not None)
    second.send({"type": "consent", "move": "yes", "id": aside(second)["proposal"]["id"], "yes": True})
    assert second.until("done", "refused")["type"] == "done"
    until(first, lambda: aside(first)["proposal"] is None)
    assert json.loads(bodies(both[0].database, table)[before])["type"] == "rewind"

    second.close()
    until(first, lambda: aside(first)["here"] == [0])
    second.connect()
    second.until("frame")
    assert first.person.http.request("DELETE", "/api/session", json={}).status_code == 200
    assert second.until("bye")["code"] == "session/none"


def test_a_process_that_was_deaf_for_a_moment_learns_what_it_has_missed(
    both: tuple[Server, Server],
) -> None:
    anna, bert = Person(both[0].address, "Anna"), Person(both[0].address, "Bert")
    table = anna.open("midgard", ["me", "me:Bo", "bot:karl"])["id"]
    link = anna.post(f"/api/tables/{table}/seats/0/handover", {})["link"]
    chairs = [elsewhere(anna, both[1]).sit(table, seat) for seat in (0, 1)]
    for chair in chairs:
        chair.until("frame")
    speaking = anna.sit(table, 1)
    speaking.until("frame")
    listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    rows(both[0].database, f"{listening} WHERE datname = current_database() AND query LIKE 'LISTEN%'")
    bert.post(f"/api/tables/{table}/seats/0/claim", {"secret": link.rpartition("k=")[2]})
    speaking.send({"type": "say", "move": "talk", "text": "well rowed"})
    assert chairs[0].until("bye")["code"] == "seat/not-yours"
    assert chairs[1].until("talk")["said"][0]["text"] == "well rowed"


def test_the_name_of_somebody_who_is_deleted_goes_at_every_process(both: tuple[Server, Server]) -> None:
    anna, bert = Person(both[0].address, "Hallgerd"), Person(both[1].address, "Bert")
    table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
    assert "Hallgerd" in bert.get(f"/api/tables/{table}/frame")["names"]
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200
    began = time.monotonic()
    while "Hallgerd" in bert.get(f"/api/tables/{table}/frame")["names"]:
        assert time.monotonic() - began < 5
        time.sleep(0.1)


def test_an_entry_that_another_process_was_faster_with_is_followed(both: tuple[Server, Server]) -> None:
    """An entry is written behind the server's back, so that the next one has its number."""
    table, chairs = seated(both, "midgard", ["me", "me:Bo", "bot:karl"])
    for chair in chairs:
        until(chair, lambda chair=chair: chair.frame and is_asked(chair.frame))
    journal = [json.loads(body) for body in bodies(both[0].database, table)]
    hall = Table.restore(read_journal(journal))
    code = chairs[1].frame["ask"]["answers"][0]["code"]
    taken = hall.take(1, wire.Answer("elsewhere", chairs[1].frame["ask"]["at"], code), time.time())
    assert isinstance(taken, Pending)
    entry = json.dumps(plain_entry(taken.entry, hall.match.rules))
    query = 'INSERT INTO entries ("table", entry, body) VALUES (:table, :entry, :body)'
    rows(both[0].database, query, table=table, entry=len(journal) + 1, body=entry)
    assert chairs[0].answer(chairs[0].frame["ask"]["answers"][0]["code"])["type"] == "done"
    after = [json.loads(body) for body in bodies(both[0].database, table)][len(journal) :]
    assert [one["by"] for one in after if "by" in one] == [1, 0]
    chairs[1].send({"type": "answer", "move": "elsewhere", "at": chairs[1].frame["ask"]["at"], "code": code})
    assert chairs[1].until("done", "refused")["type"] == "done"  # known, and not done again
    assert sum('"elsewhere"' in body for body in bodies(both[0].database, table)) == 1


def test_two_entries_of_one_number_are_settled_and_both_players_are_answered(both: tuple[Server, Server]) -> None:
    """Both answer at the same moment at different processes, again and again."""
    table, chairs = seated(both, "midgard", ["me", "me:Bo", "me:Cy", "me:Di"])
    movers = [Mover(chair, seed) for seed, chair in enumerate(chairs)]
    end = time.monotonic() + 6
    while time.monotonic() < end and sum(len(one.done) for one in movers) < 60:
        moved = [one.step() for one in movers]
        if not any(moved):
            time.sleep(0.001)
    assert sum(len(one.done) for one in movers) > 20
    journal = [json.loads(body) for body in bodies(both[0].database, table)]
    moves = Counter((entry["by"], entry["move"]) for entry in journal if "move" in entry)
    assert set(moves.values()) == {1}
    assert {(one.chair.seat, sent["move"]) for one in movers for sent, _ in one.done} <= set(moves)


def test_a_game_goes_on_and_loses_nothing_when_one_process_is_killed(both: tuple[Server, Server]) -> None:
    table, chairs = seated(both, "champions", ["me", "me:Bo", "bot:karl", "bot:karl"])
    crowd = Crowd([Mover(chair, seed) for seed, chair in enumerate(chairs)])
    assert crowd.play(20, most=20) >= 20
    both[0].kill()
    began = time.monotonic()
    crowd.play(1)
    lost, kept = crowd.movers
    assert lost.is_lost and not kept.is_lost
    lost.chair.person = elsewhere(lost.chair.person, both[1])
    lost.come_back()
    bots = sum("karl" in body for body in bodies(both[1].database, table))
    while sum("karl" in body for body in bodies(both[1].database, table)) == bots:
        crowd.play(0.3)
        assert time.monotonic() - began < 10
    assert time.monotonic() - began < 7  # five seconds, and what a busy machine takes to answer
    crowd.play(60)
    assert all(mover.is_over for mover in crowd.movers)
    journal = [json.loads(body) for body in bodies(both[1].database, table)]
    moves = Counter((entry["by"], entry["move"]) for entry in journal if "move" in entry)
    assert set(moves.values()) == {1}
    assert {(one.chair.seat, sent["move"]) for one in crowd.movers for sent, _ in one.done} <= set(moves)
