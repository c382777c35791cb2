"""People: guests by a name, accounts, sessions, programs."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post

from meadhall.server.errors import ReadOnly, WrongPassword
from meadhall.server.hosting import Hosting
from meadhall.server.names import clean_name, login_of
from meadhall.server.passwords import fits, hashed
from meadhall.server.routes.signing_in import address_of, session_cookie, somebody, token_of, whoever
from meadhall.server.routes.tables import again
from meadhall.server.store.peers import SEATS
from meadhall.server.store.people import PROGRAM, Person
from meadhall.server.store.tables import RUNNING, WAITING, Seat
from meadhall.server.tables.plans import OPEN

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100, description="How one is called at a table.")]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """A name is all that a guest needs."""

    name: Name


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Password


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be changed; what is left out stays."""

    name: Name | None = None
    password: Password | None = None


class Me(msgspec.Struct):
    """Who is signed in."""

    id: str
    name: str
    account: bool


class Token(msgspec.Struct):
    """A token for a program; it is shown only once."""

    token: str


def me(person: Person) -> Me:
    """A person as it is told to itself."""
    return Me(person.id, person.name, person.login is not None)


@get("/api/me", tags=["people"])
async def get_me(request: Request[Any, Any, Any], hosting: Hosting) -> Me | None:
    """Who is signed in; null if nobody is."""
    person = await whoever(request, hosting)
    return None if person is None else me(person)


@post("/api/guests", tags=["people"])
async def add_guest(request: Request[Any, Any, Any], hosting: Hosting, data: NewGuest) -> Response[Me]:
    """Become a guest."""
    hosting.limits.take("guest", address_of(request, hosting.config))
    person = await hosting.people.add(clean_name(data.name))
    return await _signed_in(hosting, person)


@post("/api/accounts", tags=["people"])
async def add_account(request: Request[Any, Any, Any], hosting: Hosting, data: Credentials) -> Response[Me]:
    """Open an account; whoever is a guest keeps tables and seats."""
    hosting.limits.take("guest", address_of(request, hosting.config))
    name = clean_name(data.name)
    guest, password = await whoever(request, hosting), await hashed(data.password)
    if guest is not None and guest.login is None:
        person = await hosting.people.claim(guest, login_of(name), password)
        if "authorization" in request.headers:  # a program keeps its token
            return Response(me(person), status_code=201)
        await hosting.people.sign_out(token_of(request, hosting.config))  # whoever knew the guest's is not let in
        return await _signed_in(hosting, person)
    return await _signed_in(hosting, await hosting.people.add(name, login_of(name), password))


@post("/api/session", tags=["people"])
async def sign_in(request: Request[Any, Any, Any], hosting: Hosting, data: Credentials) -> Response[Me]:
    """Sign in to an account."""
    hosting.limits.take("password", address_of(request, hosting.config))
    found = await hosting.people.account(login_of(clean_name(data.name)))
    if not await fits(data.password, found and found[1]) or found is None:
        raise WrongPassword("Name and password do not belong together.")
    return await _signed_in(hosting, found[0])


@delete("/api/session", tags=["people"], status_code=200)
async def sign_out(request: Request[Any, Any, Any], hosting: Hosting) -> Response[None]:
    """Sign out."""
    person, token = await whoever(request, hosting), token_of(request, hosting.config)
    if person is not None:
        await hosting.people.sign_out(token)
        await hosting.keeper.send_away(person.id)
    return Response(None, status_code=200, cookies=[session_cookie(hosting.config, "")])


@patch("/api/me", tags=["people"])
async def change_me(request: Request[Any, Any, Any], hosting: Hosting, data: Change) -> Response[Me]:
    """Change one's name or, of an account, the password, which ends all sessions but this one."""
    person = await somebody(request, hosting)
    if data.name is not None:
        person = await hosting.people.rename(person, clean_name(data.name))
    if data.password is not None and person.login is not None:
        await hosting.people.set_password(person, await hashed(data.password))
        await hosting.keeper.send_away(person.id)
        cookie = session_cookie(hosting.config, await hosting.people.sign_in(person))
        return Response(me(person), cookies=[cookie])
    return Response(me(person))


@delete("/api/me", tags=["people"], status_code=200)
async def forget_me(request: Request[Any, Any, Any], hosting: Hosting) -> Response[None]:
    """Delete oneself: games stay, under a pseudonym, and what one has uploaded is deleted."""
    person = await somebody(request, hosting)
    await hosting.tables.remove_recorded(person.id)
    await hosting.card_sets.remove(person.id)
    sat = [table for table in await hosting.tables.of(person.id, most=None) if table.seats_of(person.id)]
    for table in sat:
        await again(lambda id=table.id: _rise(hosting, id, person))  # type: ignore[misc]
    await hosting.people.forget(person)
    await hosting.keeper.send_away(person.id)
    for table in sat:
        hosting.keeper.reseat(await hosting.tables.get(table.id))
        await hosting.tables.tell(table.id, SEATS)  # other processes have the name in memory too
    return Response(None, status_code=200, cookies=[session_cookie(hosting.config, "")])


async def _rise(hosting: Hosting, id: str, person: Person) -> None:
    """Free the seats of somebody who is going: where a game is being played, bots play on."""
    table = await hosting.tables.get(id)
    if table.state == WAITING:
        await hosting.tables.sit(table, *(Seat(seat, OPEN) for seat in table.seats_of(person.id)))
    elif table.state == RUNNING:
        with suppress(ReadOnly):  # nobody plays there
            for seat in table.seats_of(person.id):
                await (await hosting.keeper.table(id)).leave(seat)


@post("/api/me/tokens", tags=["people"])
async def add_token(request: Request[Any, Any, Any], hosting: Hosting) -> Token:
    """A token with which a program signs in as oneself: `Authorization: Bearer TOKEN`."""
    person = await somebody(request, hosting)
    hosting.limits.take("token", person.id)
    return Token(await hosting.people.sign_in(person, PROGRAM))


async def _signed_in(hosting: Hosting, person: Person) -> Response[Me]:
    token = await hosting.people.sign_in(person)
    return Response(me(person), status_code=201, cookies=[session_cookie(hosting.config, token)])


ROUTES = [get_me, add_guest, add_account, sign_in, sign_out, change_me, forget_me, add_token]
