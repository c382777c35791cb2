"""The application: all routes around one `Hosting`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from meadhall.hall.coding import encode
from meadhall.kernel.errors import BadMessage, MeadhallError
from meadhall.server.config import VERSION
from meadhall.server.errors import headers_of, status, told
from meadhall.server.guard import Guard
from meadhall.server.hosting import Hosting
from meadhall.server.routes import about, company, muting, page, people, play, records, rules, socket, tables, uploads
from meadhall.server.uploads.refusing import RefusedFile, refused_file

LOG = logging.getLogger(__name__)
MOST_BODY = 64 * 1024
CODES = {400: "wire/malformed", 404: "table/unknown", 405: "wire/malformed", 413: "wire/too-large"}


def application(hosting: Hosting) -> ASGIApp:
    """The server as an ASGI application; the guard is outermost, so that it sees what no route takes, too."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with hosting.running():
            yield

    modules = (about, people, tables, company, muting, play, socket, records, uploads, rules, page)
    routes = [module.ROUTES for module in modules]
    app = Litestar(
        [route for some in routes for route in some],
        lifespan=[lifespan],
        dependencies={"hosting": Provide(lambda: hosting, sync_to_thread=False)},
        exception_handlers={
            RefusedFile: refused_file,
            MeadhallError: refused,
            HTTPException: refused_by_litestar,
            RecursionError: too_deep,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            "Meadhall", VERSION, path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,  # ours to decide (running.py)
    )
    return Guard(app, hosting.config)


def refused(_: Request[Any, Any, Any], error: MeadhallError) -> Response[bytes]:
    """An error of ours: its code and status."""
    body, code = encode(told(error)), error.code
    return Response(body, media_type="application/json", status_code=status(code), headers=headers_of(code))


def refused_by_litestar(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """An error of the framework: a request that has not the form it should have."""
    number = 400 if isinstance(error, ValidationException) else error.status_code
    return Response({"code": CODES.get(number, "request/bad")}, status_code=number)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """JSON in more brackets than anybody needs."""
    return refused(request, BadMessage("The message is not valid JSON."))


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """A mistake of ours: it is logged, and nobody is shown how it came about."""
    LOG.error("a request failed", exc_info=error)
    return Response({"code": "server/broken"}, status_code=500)
