"""The same company once more: who asks first opens a table, and the others of the game find it and sit down."""

from __future__ import annotations

import hashlib
import time
from dataclasses import replace
from typing import Any, Final

from litestar import Request, post

from meadhall.server.errors import SeatNotYours, SlowDown
from meadhall.server.hosting import Hosting
from meadhall.server.limits import Limits
from meadhall.server.routes.signing_in import somebody
from meadhall.server.routes.tables import Id, TableTold, again, told
from meadhall.server.store.people import Person, digest_of, fresh_secret
from meadhall.server.store.tables import OVER, WAITING, Seat, Stored
from meadhall.server.tables.plans import LINK, PERSON

MOST_GAMES: Final = 100  # of one company, one after another


def next_id(id: str) -> str:
    """The id of the table at which the company of a table plays next: whoever knows one knows the other."""
    return hashlib.sha256(f"again {id}".encode()).hexdigest()[:32]


@post("/api/tables/{id:str}/again", tags=["tables"])
async def play_again(request: Request[Any, Any, Any], hosting: Hosting, id: Id) -> TableTold:
    """Play the same once more with the same company; bots sit where they sat, and people as they come."""
    person = await somebody(request, hosting)
    hosting.limits.take("table", person.id)
    before = await hosting.tables.get(id)
    if before.state != OVER or not before.seats_of(person.id):
        raise SeatNotYours("Only whoever has played a game to its end plays it again with the same company.")
    links: dict[int, str] = {}
    table = await again(lambda: _joined(hosting, before, person, links))
    if table.state == WAITING and not any(one.is_free for one in table.seats) and table.host == person.id:
        await hosting.keeper.begin(table)
        table = await hosting.tables.get(table.id)
    return told(table, person, links if table.host == person.id else {})


async def _joined(hosting: Hosting, before: Stored, person: Person, links: dict[int, str]) -> Stored:
    """The next table of a company at which this person can sit down, opened if there is none yet."""
    id = before.id
    for _ in range(MOST_GAMES):
        id = next_id(id)
        found = await hosting.tables.find(id)
        if found is None:
            return await _opened(hosting, before, id, person, links)
        if found.state != OVER and found.seats_of(person.id):
            return found
        if found.state == WAITING:
            free = [one for one in found.seats if one.seat in before.seats_of(person.id) and one.kind == LINK]
            if free:
                sat = [replace(one, kind=PERSON, person=person.id, secret=None) for one in free]
                table = await hosting.tables.sit(found, *sat)
                hosting.keeper.reseat(table)
                return table
    raise SlowDown("This company has played often enough; open a new table.")


async def _opened(hosting: Hosting, before: Stored, id: str, person: Person, links: dict[int, str]) -> Stored:
    if await hosting.tables.count_open(person.id) >= Limits.OPEN_TABLES:
        raise SlowDown(f"Nobody opens more than {Limits.OPEN_TABLES} tables at a time; finish or leave one.")
    links.clear()
    seats: list[Seat] = []
    for one in before.seats:
        if one.bot is None and one.person != person.id:
            links[one.seat] = fresh_secret()
            one = Seat(one.seat, LINK, one.name, secret=digest_of(links[one.seat]))
        seats.append(replace(one, secret=one.secret if one.kind == LINK else None))
    now = time.time()
    table = replace(
        before, id=id, host=person.id, state=WAITING, created=now, changed=now, result=None, seats=tuple(seats)
    )
    await hosting.tables.add(table)
    return table


ROUTES = [play_again]
