"""Twin tables in the database of a running server: the same journal under different ids."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from meadhall.hall import wire
from meadhall.kernel.setting import Setting
from tests.support.server.databases import rows

TABLE = (
    "INSERT INTO tables (id, host, state, game, setting, house, spectators, listed, created, changed) "
    "VALUES (:id, :host, 'running', :game, :setting, :house, 'all', FALSE, :now, :now)"
)
SEAT = "INSERT INTO seats (\"table\", seat, kind, person, name) VALUES (:id, :seat, 'person', :person, :name)"
ENTRY = 'INSERT INTO entries ("table", entry, body) VALUES (:id, :entry, :body)'


def add_table(address: str, person: str, journal: Sequence[str]) -> str:
    """A running table, all of whose seats are one person's; its id."""
    start: dict[str, Any] = json.loads(journal[0])
    setting, id = Setting.read({key: start[key] for key in Setting.read(start).plain()}), secrets.token_hex(16)
    house = json.dumps(asdict(wire.House(pace=0)))
    plain = json.dumps(setting.plain())
    rows(address, TABLE, id=id, host=person, game=start["game"], setting=plain, house=house, now=time.time())
    for seat, name in enumerate(start["names"]):
        rows(address, SEAT, id=id, seat=seat, person=person, name=name)
    for number, body in enumerate(journal, 1):
        rows(address, ENTRY, id=id, entry=number, body=body)
    return id
