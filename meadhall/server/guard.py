"""What every request passes first: host, origin, content type, and the headers of every response."""

from __future__ import annotations

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.hall.coding import encode
from meadhall.kernel.errors import BadMessage, BadRequest
from meadhall.server.config import Config
from meadhall.server.errors import ForeignOrigin, status, told

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"cache-control", b"no-store"),  # unless a route says otherwise
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
KINDS: Final = ("application/json", "application/toml")  # a form of another site cannot have them
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what is not meant for us, and add the headers."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in HEADERS if one[0] not in given)]
            await send(message)

        if refused is None:
            await self.app(scope, receive, with_headers)
        elif scope["type"] == ScopeType.HTTP:
            await _refuse(refused, with_headers)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})

    def _refused(self, scope: Scope) -> BadRequest | None:
        headers = {name: one.decode("latin-1") for name, one in scope["headers"]}
        host = headers.get(b"host", "")
        if not self.config.allows_host(host):
            return ForeignOrigin("This server is not reached under that name.")
        origin = headers.get(b"origin")
        if scope["type"] == ScopeType.WEBSOCKET:
            is_program = b"authorization" in headers and origin is None
            if not is_program and (origin is None or not self.config.allows_origin(origin, host)):
                return ForeignOrigin("Another site may not speak to this server.")
            return None
        if scope["type"] == ScopeType.HTTP and scope["method"] in CHANGING:
            if origin is not None and not self.config.allows_origin(origin, host):
                return ForeignOrigin("Another site may not speak to this server.")
            kind = headers.get(b"content-type", "").partition(";")[0].strip()
            if kind not in KINDS:
                return BadMessage("Send JSON, with Content-Type: application/json.")
        return None


async def _refuse(error: BadRequest, send: Send) -> None:
    body = encode(told(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status(error.code), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
