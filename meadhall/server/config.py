"""What a host decides about a server."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from meadhall.kernel.errors import BadRequest
from meadhall.server.logs import LEVELS

VERSION: Final = version("meadhall")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
BOTS: Final = {"thrall": "thrall", "karl": "karl", "huscarl": "huscarl@200", "jarl": "jarl@2000"}
"""The bots that a table may name, with what they are played as: budgets are counted in iterations, so that load makes
nobody weaker."""


@dataclass(frozen=True, slots=True)
class Config:
    """Where a server listens, where it stores, and what it allows."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str = ""  # how browsers reach it, if not under its own address
    workers: int = 0  # processes for bots that search; 0 for one less than there are cores
    trusted_proxy: bool = False
    metrics_port: int = 0  # 0 for none
    log_level: str = "warning"
    metrics_host: str = "127.0.0.1"  # whoever reads them learns how much is played, so not everybody may

    def __post_init__(self) -> None:
        """Refuse what no server can listen on."""
        if not all(0 <= port <= 65535 for port in (self.port, self.metrics_port)):
            raise BadRequest("The port must be a whole number from 0 to 65535.")
        if self.workers < 0:
            raise BadRequest("The number of workers must not be negative.")
        if self.log_level not in LEVELS:
            raise BadRequest(f"The log level must be one of {', '.join(LEVELS)}.")
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise BadRequest("The public address must begin with http:// or https://.")

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach it by HTTPS."""
        return self.public_url.startswith("https://")

    @property
    def origin(self) -> str:
        """The public origin, or nothing if browsers use the server's own address."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""

    def allows_host(self, host: str) -> bool:
        """Whether a request to this host name is meant for us; anything else may be DNS rebinding."""
        if self.public_url and host == urlsplit(self.public_url).netloc:
            return True
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name.strip("[]") in (*LOOPBACK, self.host)

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may speak to us."""
        if self.public_url and origin == self.origin:
            return True
        return not self.public_url and origin == f"http://{host}" and self.allows_host(host)


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where a server keeps its database unless it is told otherwise."""
    if sys.platform == "win32":
        home = Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "meadhall"


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """The SQLite file in the user's data folder."""
    return f"sqlite:///{(data_folder(environment) / 'meadhall.db').as_posix()}"
