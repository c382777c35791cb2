"""The socket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from meadhall.hall import wire
from meadhall.hall.coding import decode, encode
from meadhall.hall.faults import fault
from meadhall.kernel.errors import BadMessage, MeadhallError, NotOffered
from meadhall.server.errors import SlowDown
from meadhall.server.hosting import Hosting
from meadhall.server.metrics import REFUSED, SOCKETS
from meadhall.server.routes.play import audience_of, take_limit
from meadhall.server.routes.signing_in import address_of, token_of, whoever
from meadhall.server.store.people import Person, digest_of
from meadhall.server.tables.listeners import Listener
from meadhall.server.tables.live import LiveTable

PROTOCOL: Final = "meadhall.1"
POLICY_VIOLATION: Final = 1008
GOING_AWAY: Final = 1001
HELLO: Final = 10.0  # seconds in which a socket must say who it is: one that waits keeps its table in memory
FAREWELL: Final = 5.0  # seconds for the last messages to somebody who is sent away


@websocket("/api/tables/{id:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], hosting: Hosting, id: str) -> None:
    """Play or look on. The first message is `hello`."""
    if PROTOCOL not in socket.scope.get("subprotocols", []):
        await _refuse(socket, "wire/version")
        return
    try:
        person = await whoever(socket, hosting)
        who = person.id if person else address_of(socket, hosting.config)
        with hosting.limits.socket(who):
            table = await hosting.keeper.table(id)
            await _play(socket, table, person, who, hosting)
    except MeadhallError as error:
        await _refuse(socket, error.code)


async def _play(
    socket: WebSocket[Any, Any, Any], table: LiveTable, person: Person | None, who: str, hosting: Hosting
) -> None:
    """Listen and speak until one side ends it; messages are counted under `who`."""
    await socket.accept(subprotocols=PROTOCOL)
    session = digest_of(token_of(socket, hosting.config)) if person else ""
    listener = Listener(table, person.id if person else None, session)
    sending = asyncio.create_task(_send(socket, listener))
    table.join(listener)
    asyncio.get_running_loop().call_later(HELLO, listener.expect_greeting)
    SOCKETS.inc()
    try:
        await _receive(socket, table, listener, person, who, hosting)
        await asyncio.wait([sending], timeout=FAREWELL)  # the last reply, and why it ends
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        table.part(listener)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def _refuse(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Tell why, and close."""
    offered = socket.scope.get("subprotocols", [])
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in offered else None)
    await socket.send_data(encode(wire.Bye(code)).decode(), mode="text")
    await socket.close(POLICY_VIOLATION, code)


async def _send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    async def send(body: bytes) -> None:
        await socket.send_data(body.decode(), mode="text")

    with suppress(WebSocketDisconnect, RuntimeError):
        code = await listener.run(send)
        await socket.close(GOING_AWAY, code)


async def _receive(
    socket: WebSocket[Any, Any, Any],
    table: LiveTable,
    listener: Listener,
    person: Person | None,
    who: str,
    hosting: Hosting,
) -> None:
    while not listener.farewell:
        text = await socket.receive_data("text")
        if listener.farewell:  # sent away while it said nothing: it may not even have read so yet
            return
        message, is_allowed = None, hosting.limits.has("message", who)
        try:
            message = decode(text)
            if not is_allowed:
                raise SlowDown("Too many messages in too short a time.")
            reply = await _taken(table, listener, person, message, hosting)
        except MeadhallError as error:
            reply = wire.Refused(fault(error), getattr(message, "move", ""), getattr(message, "id", None))
        if isinstance(reply, wire.Refused):
            REFUSED.labels(reply.error.code).inc()
        if reply is not None:
            listener.reply(reply)


async def _taken(
    table: LiveTable, listener: Listener, person: Person | None, message: wire.Up, hosting: Hosting
) -> wire.Down | None:
    """What comes of a message; a reply to it, if it is not `hello`."""
    if isinstance(message, wire.Hello):
        await _hello(table, listener, person, message)
        return None
    if not listener.is_greeted:
        raise BadMessage("The first message is hello.")
    match message:
        case wire.Ping(number):
            return wire.Pong(number)
        case wire.Say():
            if person is None:
                raise NotOffered("Whoever speaks must have a name.")
            take_limit(hosting, message, person)
            return await table.speak(person.id, listener.audience, message)
    if listener.audience is None or person is None:
        raise NotOffered("Whoever looks on cannot act.")
    take_limit(hosting, message, person)
    return await table.say(listener.audience, message)


async def _hello(table: LiveTable, listener: Listener, person: Person | None, hello: wire.Hello) -> None:
    audience = audience_of(table, person, hello.seat)
    since = hello.since if 0 <= hello.since <= table.hall.number(audience) else 0
    listener.greet(audience, since)
    table.mark_presence()
    if audience is not None:
        await table.come_back(audience)


ROUTES = [play]
