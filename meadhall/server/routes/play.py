"""Playing by plain HTTP: the frame of an audience, and messages up."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Parameter

from meadhall.hall import wire
from meadhall.hall.coding import decode, encode
from meadhall.hall.faults import fault
from meadhall.kernel.errors import MeadhallError, NotOffered
from meadhall.kernel.events import Audience
from meadhall.server.errors import ReadOnly, SeatNotYours, UnknownTable, headers_of, status
from meadhall.server.hosting import Hosting
from meadhall.server.routes.signing_in import somebody, whoever
from meadhall.server.routes.tables import Id, may_look
from meadhall.server.store.people import Person
from meadhall.server.tables.listeners import Listener
from meadhall.server.tables.live import LiveTable

LONGEST_WAIT: Final = 25.0
LIMITED: Final[Mapping[type, str]] = {
    wire.Say: "talk",
    wire.AskHint: "hint",
    wire.AskMotive: "hint",
    wire.AskChain: "ask",
    wire.AskOdds: "ask",
}
PRIVATE: Final = {"cache-control": "private, no-store", "vary": "Cookie, Authorization"}
SeatAsked = Annotated[int | None, Parameter(query="seat", ge=0, le=7, description="One's own seat; else one looks on.")]


def audience_of(table: LiveTable, person: Person | None, seat: int | None) -> Audience:
    """As whom somebody may listen at a table."""
    if seat is None:
        if not may_look(table.stored, person):
            raise UnknownTable("There is no such table.")
        return None
    if seat not in table.stored.seats_of(person.id if person else None):
        raise SeatNotYours("This seat belongs to somebody else.")
    return seat


@get("/api/tables/{id:str}/frame", tags=["play"])
async def get_frame(
    request: Request[Any, Any, Any],
    hosting: Hosting,
    id: Id,
    seat: SeatAsked = None,
    since: Annotated[int, Parameter(ge=0)] = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Response[bytes | None]:
    """The frame of a seat, or of whoever looks on, with what lies beside the game.

    With the code `table/read-only` it is the last that can be shown of a game whose journal the rules do not follow.
    With `If-None-Match` and `wait` it is answered when something is new, or after so many seconds with 304.
    """
    person = await whoever(request, hosting)
    table = await hosting.keeper.table(id)
    audience = audience_of(table, person, seat)
    known = request.headers.get("if-none-match", "").strip('"')
    end = asyncio.get_running_loop().time() + wait
    listener = Listener(table, person.id if person else None)
    table.listeners.add(listener)
    try:
        while _tag(table, audience) == known and (left := end - asyncio.get_running_loop().time()) > 0:
            await listener.woken(left)
            if listener.farewell:
                break
    finally:
        table.listeners.discard(listener)
    if listener.farewell:  # sent away meanwhile: signed out, or the table stopped
        person, table = await whoever(request, hosting), await hosting.keeper.table(id)
    audience = audience_of(table, person, seat)  # the seat may have been given away meanwhile
    tag = _tag(table, audience)
    if tag == known:
        return Response(None, status_code=304, headers={**PRIVATE, "etag": f'"{tag}"'})
    body = {"frame": table.hall.frame(audience, since), "aside": table.hall.aside(audience, table.now())}
    names = {"names": table.hall.match.names, "box": table.hall.welcome(audience, table.app, table.now()).box}
    code = {"code": ReadOnly.code} if table.hall.is_drifted else {}
    return Response(encode(body | names | code), media_type="application/json", headers={**PRIVATE, "etag": f'"{tag}"'})


@get("/api/tables/{id:str}/acts", tags=["play"])
async def get_acts(
    request: Request[Any, Any, Any],
    hosting: Hosting,
    id: Id,
    seat: SeatAsked = None,
    since: Annotated[int, Parameter(ge=0)] = 0,
) -> Response[bytes]:
    """The story after a running number, in acts, as a seat or whoever looks on was told it; the last 200 at most."""
    person = await whoever(request, hosting)
    table = await hosting.keeper.table(id)
    frame = table.hall.frame(audience_of(table, person, seat), since)
    body = encode({"n": frame.n, "since": frame.since, "acts": frame.acts})
    return Response(body, media_type="application/json", headers=PRIVATE)


def _tag(table: LiveTable, audience: Audience) -> str:
    return f"{table.hall.number(audience)}.{table.hall.k}"


@post("/api/tables/{id:str}/acts", tags=["play"], status_code=200)
async def act(request: Request[Any, Any, Any], hosting: Hosting, id: Id, seat: SeatAsked = None) -> Response[bytes]:
    """Any message up that a seat may send by socket; `done`, `told` or `refused` comes back."""
    body = await request.body()  # first: whoever is slow to send it may have lost the seat or the session meanwhile
    person = await somebody(request, hosting)
    hosting.limits.take("message", person.id)
    table = await hosting.keeper.table(id)
    audience = audience_of(table, person, seat)
    try:
        message = decode(body)
        if audience is None:
            raise NotOffered("Whoever looks on cannot act.")
        reply = await _reply(hosting, table, audience, message, person)
    except MeadhallError as error:
        reply = wire.Refused(fault(error))
    code = reply.error.code if isinstance(reply, wire.Refused) else ""
    headers = {**PRIVATE, **headers_of(code)}
    return Response(
        encode(reply), media_type="application/json", status_code=status(code) if code else 200, headers=headers
    )


def take_limit(hosting: Hosting, message: wire.Up, person: Person) -> None:
    """Count a message that costs more than others, or refuse it."""
    if (kind := LIMITED.get(type(message))) is not None:
        hosting.limits.take(kind, person.id)


async def _reply(hosting: Hosting, table: LiveTable, seat: int, message: wire.Up, person: Person) -> wire.Down:
    take_limit(hosting, message, person)
    match message:
        case wire.Say():
            return await table.speak(person.id, seat, message)
        case wire.Ping(number):
            return wire.Pong(number)
        case wire.AskHint() | wire.AskMotive():
            return await table.hint(seat, message)
    if hasattr(message, "move"):
        await table.come_back(seat)  # whoever acts is back, as with hello by socket
    reply = await table.say(seat, message)
    assert reply is not None
    return reply


ROUTES = [get_frame, get_acts, act]
