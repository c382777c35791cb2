"""Twin worlds over the real wire, and secrets that stay where they belong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.table import PERSON
from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from tests.hall.test_twin_worlds import OFTEN, parts
from tests.support.conformance.tables import EVERY_GAME
from tests.support.hall.host import Host
from tests.support.server.client import Chair, Person
from tests.support.server.databases import bodies
from tests.support.server.process import GENEROUS, Server, injected
from tests.support.server.twins import add_table

MOST_ANSWERS = 150
MOST_MESSAGES = 40
MOST_GAMES = 12
WORLDS = 3  # moments of each game at which two worlds are compared


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("secrets")
    with Server(f"sqlite:///{folder / 'meadhall.db'}", env=injected(folder, GENEROUS)) as running:
        yield running


@dataclass(slots=True)
class World:
    """A twin of a table at the server, with somebody who listens as every audience."""

    person: Person
    table: str
    chairs: dict[int | None, Chair]
    requests: dict[int | None, list[Any]]

    def settle(self) -> None:
        """Receive whatever has been sent."""
        for chair in self.chairs.values():
            for number in (1, 2):  # what was on its way when the first was answered comes before the second
                chair.send({"type": "ping", "id": number})
                chair.until("pong")

    def ask(self, audience: int | None) -> None:
        """By plain HTTP what an audience may ask, and keep every byte of the answers."""
        path, query = f"/api/tables/{self.table}", "" if audience is None else f"seat={audience}"
        frame = self.person.http.get(f"{path}/frame?{query}")
        again = self.person.http.get(f"{path}/frame?{query}", headers={"if-none-match": frame.headers["etag"]})
        acts = self.person.http.get(f"{path}/acts?{query}")
        wrong = {"type": "answer", "move": "wrong", "at": 1, "code": 10**6}
        act = self.person.http.post(f"{path}/acts?{query}", json=wrong)
        record = self.person.http.get(f"/api/records/{self.table}")
        told = self.person.get(path)
        told.pop("id")
        kept = [told.pop("changed"), told.pop("created")]  # of the table, not of an answer
        assert kept
        for reply in (frame, again, acts, act, record):
            headers = {name: one for name, one in reply.headers.items() if name not in ("date",)}
            self.requests[audience].append((reply.status_code, reply.content, headers))
        self.requests[audience].append(told)

    def seal(self, rules: Rules, seat: int, luck: random.Random) -> None:
        """Answer until the game does not wait for a seat any more, with errors and changes of mind on the way."""
        chair = self.chairs[seat]
        for number in range(MOST_MESSAGES):
            if seat not in chair.frame["waiting"]:
                break
            move, frame = f"{seat}-{number}-{luck.random()}".replace(".", ""), chair.frame
            odds = luck.random()
            if odds < 0.2:
                message = {"type": "answer", "at": frame["ask"]["at"], "code": 10**6}
            elif odds < 0.35 and frame["undo"]:
                message = {"type": "undo", "at": frame["n"]}
            else:
                open_ones = [one["code"] for one in frame["ask"]["answers"] if one["code"] in sealing(rules, frame)]
                message = {"type": "answer", "at": frame["ask"]["at"], "code": luck.choice(open_ones)}
            before = frame["n"]
            chair.send({**message, "move": move[:40]})
            done = chair.until("done", "refused")
            while done["type"] == "done" and chair.frame["n"] < max(done["n"], before + 1):
                chair.until("frame")
        self.settle()


def sealing(rules: Rules, frame: dict[str, Any]) -> list[int]:
    """The answers of a frame that are part of a sealed choice; a rune or a demand is heard by all."""
    chains, codes = rules.words.chains, [one["code"] for one in frame["ask"]["answers"]]
    if frame["ask"]["question"] not in chains.questions:
        return codes
    kinds = {code: rules.catalogue.action(code).kind for code in codes}
    return [code for code, kind in kinds.items() if code in chains.closers or kind in chains.parts | chains.continuing]


def moments(game: Game, seed: int) -> Iterator[tuple[Host, list[int]]]:
    """Moments at which several seats are asked at the same time: the table, and those who seal: all but one."""
    rules = game.rules(game.seats[-1])
    host = Host(rules, [PERSON] * rules.seats, seed)
    for _ in range(MOST_ANSWERS):
        waiting = host.table.match.waiting()
        if len(waiting) > 1 and host.pick.random() < OFTEN.get(game.slug, 1.0) / 2:
            last = host.pick.choice(waiting)
            others = [seat for seat in waiting if seat != last]
            if all(parts(host, seat) for seat in others):
                yield host, others
        if host.table.is_over:
            return
        host.answer(host.asked()[0])


@EVERY_GAME
def test_what_others_seal_changes_no_byte_of_anybody_elses_socket_or_request(server: Server, game: Game) -> None:
    if not any(event.sealed for event in game.rules(game.seats[-1]).words.events.values()):
        return
    anna = Person(server.address, "Anna")
    compared = differed = 0
    for host, sealers in (one for seed in range(MOST_GAMES) for one in moments(game, seed)):
        worlds = []
        for luck in (1, 1000):
            table = add_table(server.database, anna.me["id"], host.journal)
            audiences: list[int | None] = [*range(host.rules.seats), None]
            world = World(anna, table, {}, {audience: [] for audience in audiences})
            for audience in audiences:
                world.chairs[audience] = anna.sit(table, audience)
                world.chairs[audience].until("frame")
            world.settle()
            for seat in sealers:
                world.seal(host.rules, seat, random.Random(luck + seat))
                for audience in audiences:
                    if audience not in sealers:
                        world.ask(audience)
            worlds.append(world)
        one, other = worlds
        if any(set(sealers) & set(world.chairs[None].frame["waiting"]) for world in worlds):
            continue  # somebody did not come to an end
        for audience in one.chairs:
            if audience not in sealers:
                assert one.chairs[audience].raw == other.chairs[audience].raw
                assert one.requests[audience] == other.requests[audience]
                compared += 1
        journals = [bodies(server.database, world.table)[len(host.journal) :] for world in worlds]
        differed += [body.partition('"who"')[0] for body in journals[0]] != [
            body.partition('"who"')[0] for body in journals[1]
        ]
        for world in worlds:
            for chair in world.chairs.values():
                chair.close()
        if differed == WORLDS:
            break
    assert compared >= WORLDS and differed == WORLDS


def test_secrets_stand_in_no_log_no_address_and_no_frame_of_anybody_else(tmp_path: Path) -> None:
    password = "correct-horse-battery"
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}", "--log-level", "debug") as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        anna.post("/api/accounts", {"name": "Anna", "password": password})
        anna.post("/api/session", {"name": "Anna", "password": password})
        token = anna.post("/api/me/tokens", {})["token"]
        table = anna.open("midgard", ["me", "link", "bot:karl"])
        secret = table["links"]["1"].rpartition("=")[2]
        path = f"/api/tables/{table['id']}"
        told = [bert.http.get(path).text, bert.http.post(f"{path}/seats/1/claim", json={"secret": "wrong"}).text]
        bert.post(f"{path}/seats/1/claim", {"secret": secret})
        anna.post(f"{path}/start", {})
        bert.http.get("/api/me", headers={"authorization": f"Bearer {token}"})
        chairs = [anna.sit(table["id"], 0), bert.sit(table["id"], 1), bert.sit(table["id"], None)]
        for chair in chairs:
            chair.until("frame")
        handed = anna.post(f"{path}/seats/0/handover", {})["link"].rpartition("=")[2]
        chairs[1].send({"type": "ping", "id": 1})
        chairs[1].until("pong")
        told += [text for chair in chairs for text in chair.raw]
        cookies = [person.http.cookies["meadhall"] for person in (anna, bert)]
        for person in (anna, bert):
            person.close()
        log = server.stop()
    assert "Meadhall is open" in log
    for hidden in (password, token, secret, handed, *cookies):
        assert hidden not in log
        assert not any(hidden in text for text in told)
