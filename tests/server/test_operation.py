"""Running a server: what it refuses to start with, and the commands for whoever looks after it."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from meadhall.cli import main
from tests.support.server.client import Person, is_asked
from tests.support.server.databases import Postgres, rows
from tests.support.server.process import ROOT, Server


def made(folder: Path) -> str:
    """The address of a database of this version."""
    address = f"sqlite:///{folder / 'meadhall.db'}"
    assert main(["tables", "list", "--database", address]) == 0
    return address


def newer(folder: Path) -> list[str]:
    """A database of a later version."""
    rows(made(folder), "UPDATE alembic_version SET version_num = '9999'")
    return ["--database", f"sqlite:///{folder / 'meadhall.db'}"]


def no_database(folder: Path) -> list[str]:
    """A file that is something else."""
    (folder / "saga.db").write_text("This is the saga of Halvard, who went to sea." * 9)
    return ["--database", f"sqlite:///{folder / 'saga.db'}"]


def nobody_there(_: Path) -> list[str]:
    """A PostgreSQL server that does not run."""
    return ["--database", "postgresql://runa:oak-and-iron@127.0.0.1:1/meadhall"]


@pytest.mark.parametrize("wrong", [newer, no_database, nobody_there])
def test_a_server_that_cannot_open_its_database_says_so_in_a_sentence(
    tmp_path: Path, wrong: Callable[[Path], list[str]]
) -> None:
    command = [sys.executable, "-m", "meadhall", "serve", "--no-open", "--port", "0", *wrong(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2 and ended.stdout == ""
    line, *more = ended.stderr.splitlines()
    assert line.startswith("meadhall: The database ") and line.endswith("[request/bad]") and not more, ended.stderr
    assert "oak-and-iron" not in line


@pytest.mark.parametrize("wrong", [["--metrics-port", "99999"], ["--workers", "-3"]])
def test_a_server_refuses_what_it_cannot_run_with(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-open", "--port", "0", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_database_that_is_not_there_is_neither_copied_nor_made(tmp_path: Path) -> None:
    source, target = tmp_path / "typing-mistake.db", tmp_path / "target.db"
    assert main(["database", "copy", f"sqlite:///{source}", f"sqlite:///{target}"]) == 2
    assert not source.exists()


def test_whatever_an_account_is_called_it_gets_a_new_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "\uff32\u016bna\u0390 of  Birka"  # with a wide letter, one that is three when it is folded, and two spaces
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}") as server:
        runa = Person(server.address, name)
        runa.post("/api/accounts", {"name": name, "password": "a longship of oak"})
        chair = runa.sit(runa.open("midgard", ["me", "bot:karl", "bot:karl"])["id"], 0)
        capsys.readouterr()
        assert main(["database", "password", name, "--database", server.database]) == 0
        password = capsys.readouterr().out.rpartition("password: ")[2].strip()
        assert runa.http.post("/api/session", json={"name": name, "password": "a longship of oak"}).status_code == 403
        runa.post("/api/session", {"name": name, "password": password})
        assert chair.until("bye", seconds=20)["code"] == "session/none"  # whoever had got in is out


def test_whoever_listens_is_told_that_the_server_ends(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}") as server:
        anna = Person(server.address, "Anna")
        table = anna.open("midgard", ["me", "bot:karl", "bot:karl"])["id"]
        chairs = [anna.sit(table, 0), anna.sit(table, None)]
        for chair in chairs:
            chair.until("frame")
        began = time.monotonic()
        log = server.stop()
        assert [chair.until("bye")["code"] for chair in chairs] == ["server/restart"] * 2
        assert time.monotonic() - began < 5 and "exception" not in log, log
        server.start()
        chairs[0].connect()
        assert chairs[0].until("welcome")["seat"] == 0


def test_running_games_go_on_in_a_copy_of_the_database_and_in_a_copy_of_that(
    tmp_path: Path, postgres: Postgres
) -> None:
    first, second, third = f"sqlite:///{tmp_path / 'one.db'}", postgres.new(), f"sqlite:///{tmp_path / 'three.db'}"
    with Server(first) as server:
        anna = Person(server.address, "Anna")
        table = anna.open("midgard", ["me", "me:Bo", "bot:karl"], clock={"bank": 900, "add": 5})["id"]
        chair = anna.sit(table, 0)
        while not chair.frame or not is_asked(chair.frame):
            chair.until("frame")
        assert chair.answer(chair.frame["ask"]["answers"][0]["code"])["type"] == "done"
        chair.send({"type": "say", "move": "talk", "text": "wir sehen uns \u00fcber dem Meer"})
        chair.until("done")
    assert main(["database", "copy", first, second]) == 0
    assert main(["database", "copy", second, third]) == 0
    assert main(["database", "copy", first, third]) == 2  # it is not empty any more
    for name in ("people", "sessions", "tables", "seats", "entries", "talk", "hours"):
        query = f"SELECT * FROM {name} ORDER BY 1, 2"
        known = [[int(cell) if isinstance(cell, bool) else cell for cell in row] for row in rows(first, query)]
        assert known and known == [list(row) for row in rows(third, query)], name
    with Server(second) as server:
        again = Person(server.address, "", twin=anna).sit(table, 1)
        while not again.frame or not is_asked(again.frame):
            again.until("frame")
        assert again.answer(again.frame["ask"]["answers"][0]["code"])["type"] == "done"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
@pytest.mark.parametrize("more", [[], ["--metrics-host", "127.0.0.2"]], ids=["by default", "as named"])
def test_metrics_are_told_to_this_machine_unless_the_host_says_otherwise(tmp_path: Path, more: list[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    where = ["--host", "127.0.0.2", "--public-url", "http://localhost:9", "--metrics-port", str(port)]
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}", *where, *more):
        told, silent = ("127.0.0.2", "127.0.0.1") if more else ("127.0.0.1", "127.0.0.2")
        assert "meadhall_tables_live" in httpx.get(f"http://{told}:{port}/metrics").text
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://{silent}:{port}/metrics")
