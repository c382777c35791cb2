"""Who sends a request: a session in a cookie, or a token of a program."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from meadhall.server.config import Config
from meadhall.server.errors import NoSession
from meadhall.server.hosting import Hosting
from meadhall.server.store.people import Person

Connected = ASGIConnection[Any, Any, Any, Any]
YEAR = 365 * 86_400


def cookie_name(config: Config) -> str:
    """Browsers keep a `__Host-` cookie to one origin, but take it by HTTPS only."""
    return "__Host-meadhall" if config.is_secure else "meadhall"


def session_cookie(config: Config, token: str) -> Cookie:
    """The cookie of a session; an empty token ends it."""
    return Cookie(
        key=cookie_name(config),
        value=token,
        path="/",
        max_age=YEAR if token else 0,
        httponly=True,
        secure=config.is_secure,
        samesite="strict",
    )


def token_of(request: Connected, config: Config) -> str:
    """What a request proves its sender by, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else request.cookies.get(cookie_name(config), "")


async def whoever(request: Connected, hosting: Hosting) -> Person | None:
    """The person who sends a request, if anybody is signed in; a stranger's requests are counted by address."""
    token = token_of(request, hosting.config)
    person = await hosting.people.who(token) if token else None
    hosting.limits.take("request", person.id if person else address_of(request, hosting.config))
    return person


async def somebody(request: Connected, hosting: Hosting) -> Person:
    """The person who sends a request."""
    person = await whoever(request, hosting)
    if person is None:
        raise NoSession("Nobody is signed in.")
    return person


def address_of(request: Connected, config: Config) -> str:
    """Where a request comes from; a proxy is believed only if the host says so."""
    if config.trusted_proxy and (forwarded := request.headers.get("x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()
    return request.client.host if request.client else "unknown"
