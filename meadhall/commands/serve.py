"""`meadhall serve`: the games in a browser."""

from __future__ import annotations

import argparse

from meadhall.commands.command import Command, errors
from meadhall.kernel.errors import MissingExtra


def add(command: Command) -> None:
    """Add the parser of the command."""
    table = command(
        "serve",
        "Play in the browser: serve the games on this machine, or for others.",
        "serve",
        "serve --port 9000 --no-open",
        "serve --host 0.0.0.0 --public-url https://games.example.org --database postgresql://meadhall@localhost/meadhall",
    )
    table.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this machine only)")
    table.add_argument("--port", type=int, default=8765, help="the port to listen on (8765; 0 for any free one)")
    table.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (a file of yours)")
    table.add_argument("--public-url", default="", metavar="URL", help="how browsers reach it, behind a proxy")
    table.add_argument("--trusted-proxy", action="store_true", help="believe the proxy's X-Forwarded-For")
    table.add_argument("--workers", type=int, default=0, help="processes for bots that search (0: cores less one)")
    table.add_argument("--metrics-port", type=int, default=0, metavar="PORT", help="metrics for Prometheus (none)")
    table.add_argument(
        "--metrics-host", default="127.0.0.1", metavar="HOST", help="the address for metrics (127.0.0.1)"
    )
    table.add_argument("--log-level", default="warning", help="debug, info, warning or error (warning)")
    table.add_argument("--no-open", action="store_true", help="do not open a browser")
    table.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve."""
    try:
        from meadhall.server.config import Config, default_database
        from meadhall.server.running import serve
    except ImportError as error:
        raise MissingExtra(
            f"The server needs a package that is not installed: {error.name}; pip install meadhall[server]."
        ) from error
    config = Config(
        arguments.database or default_database(),
        arguments.host,
        arguments.port,
        arguments.public_url.rstrip("/"),
        arguments.workers,
        arguments.trusted_proxy,
        arguments.metrics_port,
        arguments.log_level,
        arguments.metrics_host,
    )
    return serve(
        config, lambda line: errors.print(line, highlight=False, markup=False, soft_wrap=True), not arguments.no_open
    )
