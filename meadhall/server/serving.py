"""The process that serves: uvicorn on one socket, and a browser if wished."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from meadhall.server.app import application
from meadhall.server.config import LOOPBACK, Config
from meadhall.server.hosting import Hosting
from meadhall.server.logs import log_to_stderr
from meadhall.server.metrics import serve_metrics
from meadhall.server.store.database import Database

WINDOW: Final = 14  # bits: 16 kB


def run(config: Config, listening: socket.socket, say: Callable[[str], None], is_open: bool) -> int:
    """Serve on a socket."""
    log_to_stderr(config.log_level)
    asyncio.run(check_database(config))
    if config.metrics_port:
        serve_metrics(config.metrics_host, config.metrics_port)
    port = listening.getsockname()[1]
    address = config.public_url or f"http://{'localhost' if config.host in LOOPBACK else config.host}:{port}"

    def opened() -> None:
        say(f"Meadhall is open at {address}")
        if config.host not in LOOPBACK and not config.is_secure:
            say("Others can read what goes between them and this server: put it behind HTTPS (docs/hosting.md).")
        if is_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    hosting = Hosting(config)
    server = Server(
        uvicorn.Config(
            application(hosting),
            log_config=None,
            access_log=False,
            ws=Sockets,
            ws_max_size=64 * 1024,
            timeout_graceful_shutdown=5,
            server_header=False,
            proxy_headers=False,
        ),
        opened,
        hosting.keeper.send_all_away,
    )
    server.run(sockets=[listening])
    return 0 if server.started else 3


async def check_database(config: Config) -> None:
    """Open the database once, before the server does: of what fails there, uvicorn would log only a traceback."""
    database = Database(config.database)
    try:
        await database.open()
    finally:
        await database.close()


class Sockets(WebSocketsSansIOProtocol):
    """Sockets whose compression remembers the frame before: then one of 5 kB goes as 250 bytes, in half the time.

    uvicorn's own window of 4 kB forgets it. This one costs 80 kB a socket.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=12, compress_settings={"memLevel": 5}
            )
        ]


class Server(uvicorn.Server):
    """A server that says when it is ready, and lets everybody know when it ends."""

    def __init__(
        self, config: uvicorn.Config, opened: Callable[[], None], ending: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._opened = opened
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen no more, say goodbye, and then close the connections: uvicorn closes them without a word."""
        for server in self.servers:
            server.close()
        await self._ending()
        await super().shutdown(sockets)
