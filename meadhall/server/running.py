"""Run the server: a supervisor with a child that serves, or where that is not possible one process.

The supervisor imports as little as it can: it starts at once and needs 20 MB instead of 150.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable

from meadhall.kernel.errors import BadRequest
from meadhall.server.config import Config
from meadhall.server.supervising import (
    can_supervise,
    end_with_supervisor,
    is_restarted,
    listening_socket,
    supervise,
)


def serve(config: Config, say: Callable[[str], None], is_open: bool = False) -> int:
    """Serve until somebody interrupts it; `say` is told where, and what to heed. The exit code.

    Where the system allows it, this process only supervises: a child with the same arguments is the server.
    """
    handed = listening_socket() if can_supervise() else bound(config)
    if handed is None:
        with bound(config) as listening:
            listening.listen()  # whoever comes before the server is ready, or while it is started again, waits
            return supervise([sys.executable, "-m", "meadhall", *sys.argv[1:]], listening.fileno(), say)
    from meadhall.server.serving import run

    end_with_supervisor()
    return run(config, handed, say, is_open and not is_restarted())


def bound(config: Config) -> socket.socket:
    """A socket on the address of the server."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((config.host, config.port))
    except OSError as error:
        found.close()
        raise BadRequest(f"Nobody can listen on {config.host}:{config.port}: {error.strerror}.") from error
    return found
