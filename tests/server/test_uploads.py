"""Uploads: a record from the command line becomes a finished game; whatever else comes is refused and not kept."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path

import httpx
import pytest

from meadhall.cli import main
from meadhall.games import game as find
from meadhall.games import games
from meadhall.hall import wire
from meadhall.hall.replaying import Replay
from meadhall.hall.table import Table
from meadhall.kernel.journal.plain import read_journal
from meadhall.kernel.records import Record, read_record, replay, write_record
from tests.support.corpus import FOLDER
from tests.support.server.client import Person, play_out
from tests.support.server.databases import bodies, rows
from tests.support.server.hostile_files import Hostile, card_sets, records
from tests.support.server.process import GENEROUS, Server, injected

JSON = {"content-type": "application/json"}
TOML = {"content-type": "application/toml"}
OWN_CARDS = b"""
name = "Grendel"
[trolls.bridge-troll]
name = "Grendel"
attack = 4
"""
QUICK = 1.0  # seconds in which a table answers while files are checked; 0.03 are usual
Upload = Callable[[Person, bytes], httpx.Response]
SEEING = 0
EDITIONS = [(game.slug, edition) for game in games() for edition in game.editions]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("uploads")
    with Server(f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, GENEROUS)) as running:
        yield running


def upload(person: Person, file: bytes) -> httpx.Response:
    return person.http.post("/api/records", content=file, headers=JSON)


def upload_cards(person: Person, file: bytes) -> httpx.Response:
    return person.http.post("/api/cards?game=champions&file=my-box.toml", content=file, headers=TOML)


def kept(server: Server) -> list[int]:
    """How many rows the tables of the database have."""
    return [
        rows(server.database, f"SELECT COUNT(*) FROM {name}")[0][0]
        for name in ("tables", "seats", "entries", "card_sets")
    ]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_record_of_each_edition_is_kept_and_stepped_through(server: Server, game: str, edition: str) -> None:
    file = FOLDER / f"{game}-{edition}-3-players.json"
    record = read_record(file.read_bytes())
    assert record.setting["options"] == asdict(find(game).options({"edition": edition}))
    anna = Person(server.address, "Anna")
    reply = upload(anna, file.read_bytes())
    assert reply.status_code == 201, reply.text
    told = reply.json()
    assert (told["state"], [one["name"] for one in told["seats"]]) == ("over", list(record.names))
    assert told["id"] in [one["id"] for one in anna.get("/api/tables?show=mine")]
    about = anna.get(f"/api/records/{told['id']}")
    assert about["moments"]["all"] == len(record.steps) + 1
    for eye in ("0", "spectator", "all"):
        last = about["moments"][eye] - 1
        frame = anna.get(f"/api/records/{told['id']}/frames?eye={eye}&from={last}")["frames"][0]
        assert record.result is not None and frame["result"]["scores"] == list(record.result.scores)
    assert upload(anna, file.read_bytes()).json()["id"] == told["id"]  # the same game is kept once
    again = read_record(anna.http.get(f"/api/records/{told['id']}/file").content)
    assert (again.steps, again.opening, again.setting) == (record.steps, record.opening, record.setting)


def test_what_the_command_line_writes_can_be_uploaded_and_played_on_to_its_end(server: Server, tmp_path: Path) -> None:
    files = tmp_path / "record.json", tmp_path / "saved.json"
    main(["sim", "midgard", "--players", "2", "--games", "1", "--record", str(files[0])])
    seats = "Zoë=thrall,Bjørn=thrall"
    main(["play", "champions", "--seats", seats, "--seed", "1", "--save", str(files[1]), "--plain"])
    anna = Person(server.address, "Anna")
    for file in files:
        reply = upload(anna, file.read_bytes())
        assert reply.status_code == 201, reply.text
        id = reply.json()["id"]
        moment = anna.get(f"/api/records/{id}")["moments"]["0"] * 2 // 3
        house = json.dumps(asdict(wire.House(pace=0)))  # bots that take no time
        rows(server.database, "UPDATE tables SET house = :house WHERE id = :id", house=house, id=id)
        fork = {"moment": moment, "eye": "0", "seats": ["me", "bot:karl"]}
        chair = anna.sit(anna.post(f"/api/records/{id}/fork", fork)["id"], 0)
        assert play_out(chair)["result"] is not None
        chair.close()
    wrong = [{"moment": 99_999, "seats": ["me", "bot:karl"]}, {"moment": 0, "eye": "7", "seats": ["me", "bot:karl"]}]
    before = kept(server)
    for body in wrong:
        refused = anna.http.post(f"/api/records/{id}/fork", json=body)
        assert (refused.status_code, refused.json()["code"]) == (400, "request/bad")
    assert kept(server) == before


def test_an_uploaded_game_belongs_to_whoever_uploaded_it(server: Server) -> None:
    anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
    file = (FOLDER / "midgard-de-2-players.json").read_bytes()
    first, second = (upload(anna, file).json()["id"] for _ in range(2))
    assert bert.get(f"/api/records/{first}")["game"] == "midgard"  # a link is enough to look at it
    assert not bert.get("/api/tables?show=mine")
    assert bert.http.delete(f"/api/records/{first}", headers=JSON).status_code == 404
    assert anna.http.delete(f"/api/records/{first}", headers=JSON).status_code == 204
    assert anna.http.get(f"/api/records/{first}").status_code == 404
    played = anna.open("midgard", ["me", "bot:karl"])["id"]
    assert anna.http.delete(f"/api/records/{played}", headers=JSON).status_code == 404
    anna.http.delete("/api/me", headers=JSON)
    assert bert.http.get(f"/api/records/{second}").status_code == 404
    nobody = httpx.post(f"{server.address}/api/records", content=file, headers=JSON | {"origin": server.address})
    assert (nobody.status_code, nobody.json()["code"]) == (401, "session/none")


def test_hostile_files_are_refused_with_a_sentence_and_slow_nobody(server: Server) -> None:
    anna, mallory = Person(server.address, "Anna"), Person(server.address, "Mallory")
    chair = anna.sit(anna.open("champions", ["me", "bot:karl", "bot:karl"])["id"], 0)
    chair.until("frame")
    hostile: list[tuple[Hostile, Upload]] = [(one, upload) for one in records()]
    hostile += [(one, upload_cards) for one in card_sets()]
    assert len(hostile) > 50
    before, found = kept(server), list[httpx.Response]()

    def attack() -> None:
        for (_, file, _), send in hostile:
            found.append(send(mallory, file))

    attacking = threading.Thread(target=attack)
    attacking.start()
    slowest, asked = 0.0, 0
    while attacking.is_alive():
        began = time.monotonic()
        anna.get("/api/health")
        chair.send({"type": "ping", "id": asked})
        chair.until("pong")
        slowest, asked = max(slowest, time.monotonic() - began), asked + 1
        time.sleep(0.02)
    for ((name, _, codes), _), reply in zip(hostile, found, strict=True):
        body = reply.json()
        assert 400 <= reply.status_code < 500 and body["code"] in codes.split(), (name, body)
        assert body["code"] == "wire/too-large" or body["detail"].endswith((".", "more)")), (name, body)
        assert all(one["file"] and one["key"] and one["reason"] for one in body.get("mistakes", [])), (name, body)
        assert len(reply.content) < 30_000, name
    assert kept(server) == before
    assert asked > 20 and slowest < QUICK, (asked, slowest)
    assert upload(mallory, (FOLDER / "midgard-de-2-players.json").read_bytes()).status_code == 201


def test_one_plays_with_a_card_set_of_ones_own_and_the_table_keeps_it(server: Server) -> None:
    anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
    assert anna.get("/api/cards") == []
    mine = upload_cards(anna, OWN_CARDS).json()
    assert (mine["name"], mine["game"], mine["figures"]["ours"] > 0) == ("Grendel", "champions", True)
    assert upload_cards(anna, OWN_CARDS).json()["id"] != mine["id"]  # a newer version in place of the older one
    (mine,) = anna.get("/api/cards")
    assert bert.get("/api/cards") == []
    wish = {"game": "champions", "seats": ["me", "bot:karl"], "cards": mine["id"], "pace": 0}
    assert bert.http.post("/api/tables", json=wish).json()["code"] == "options/invalid"
    assert anna.http.post("/api/tables", json=wish | {"game": "midgard"}).json()["code"] == "options/invalid"
    table = anna.post("/api/tables", wish)
    assert table["setting"]["cards"]["name"] == "Grendel" and "own" not in table["setting"]["cards"]
    bert.http.delete(f"/api/cards/{mine['id']}", headers=JSON)
    assert len(anna.get("/api/cards")) == 1
    anna.http.delete(f"/api/cards/{mine['id']}", headers=JSON)
    assert anna.get("/api/cards") == []
    chair = anna.sit(table["id"], 0)
    chair.until("frame")
    box = anna.get(f"/api/boxes/{chair.welcome['box']}?table={table['id']}")
    assert box["own"]["enemy-bridge-troll"] == "Grendel" and box["trust"] == mine["figures"]
    assert box["printed"]["trolls"]["bridge-troll"]["attack"] == 4
    journal = [json.loads(one) for one in bodies(server.database, table["id"])]
    assert Table.restore(read_journal(journal)).match.rules.cards.name == "Grendel"


WORLDS = [
    ("champions-open-3-de-2018-2-players-revision-2", 115, 3, 5),  # a journey card that stays face down
    ("midgard-de-3-players-revision-2", 139, 0, 0),  # a card that only other seats see in the draft
]
"""A game, and there an answer with an outcome to change: seat 0 never learns which card was drawn."""


def worlds(file: str, number: int, place: int, index: int) -> list[Record]:
    """Two games that differ only in one card that was drawn."""
    one = read_record((FOLDER / f"{file}.json").read_bytes())
    step = one.steps[number]
    outcomes = (*step.outcomes[:place], (step.outcomes[place][0], index), *step.outcomes[place + 1 :])
    return [one, replace(one, steps=(*one.steps[:number], replace(step, outcomes=outcomes), *one.steps[number + 1 :]))]


@pytest.mark.parametrize(("file", "number", "place", "index"), WORLDS)
def test_what_a_seat_never_learns_changes_no_byte_of_its_replay(
    server: Server, file: str, number: int, place: int, index: int
) -> None:
    both = worlds(file, number, place, index)
    matches = [replay(one) for one in both]
    live = [
        [(one.number(SEEING), one.rules.view(one.state, SEEING)) for _, one in Replay(match).moments(SEEING)]
        for match in matches
    ]
    assert live[0] == live[1]
    anna = Person(server.address, "Anna")
    ids = [upload(anna, write_record(one).encode()).json()["id"] for one in both]
    count = anna.get(f"/api/records/{ids[0]}")["moments"][str(SEEING)]

    def frames(id: str, eye: object) -> list[bytes]:
        path = f"/api/records/{id}/frames?eye={eye}&from="
        return [anna.http.get(f"{path}{first}").content for first in range(0, count, 50)]

    assert len(frames(ids[0], SEEING)) > 2
    assert frames(ids[0], SEEING) == frames(ids[1], SEEING)
    assert frames(ids[0], "all") != frames(ids[1], "all")
