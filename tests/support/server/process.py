"""A server as a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[3]

GENEROUS = """
from meadhall.server.limits import Limits

Limits.KINDS = {kind: (burst * 1000, rate * 1000) for kind, (burst, rate) in Limits.KINDS.items()}
Limits.OPEN_TABLES = 10_000
"""  # for tests that ask more in a second than people do


def injected(folder: Path, code: str) -> dict[str, str]:
    """An environment in which every Python process runs some code first; a server has no such door of its own."""
    (folder / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}


class Server:
    """`meadhall serve` on a database; it can be killed and started again."""

    def __init__(self, database: str, *more: str, env: dict[str, str] | None = None) -> None:
        self.database = database
        self.env = env or {}
        self.more = more
        self.address = ""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self._log: list[str] = []
        self._reading: threading.Thread

    def start(self) -> Server:
        """Start it, on the port that it had before."""
        command = [sys.executable, "-m", "meadhall", "serve", "--no-open", "--workers", "1"]
        command += ["--port", str(self.port), "--database", self.database, *self.more]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.env},
        )
        assert self.process.stderr is not None
        found, self._log = None, []
        while found is None and (line := self.process.stderr.readline()):
            found = re.search(r"http://localhost:(\d+)", line)
            self._log.append(line)
        assert found, self._log
        self._reading = threading.Thread(target=self._log.extend, args=(self.process.stderr,), daemon=True)
        self._reading.start()  # a pipe that nobody reads would stop the server
        self.port = int(found[1])
        self.address = f"http://localhost:{self.port}"
        return self

    def kill(self) -> None:
        """End it at once, as a power cut does: the supervisor, the server and its workers."""
        for one in [*self.family(), self.process]:
            with suppress(psutil.NoSuchProcess):
                assert one is not None
                one.send_signal(signal.SIGKILL)
        self._end(signal.SIGKILL)

    def family(self) -> list[psutil.Process]:
        """The processes below the supervisor: the server first, then its workers."""
        assert self.process is not None
        found: list[psutil.Process] = psutil.Process(self.process.pid).children(recursive=True)
        return found

    @property
    def pid(self) -> int:
        """The process that serves, below its supervisor where there is one."""
        assert self.process is not None
        children = psutil.Process(self.process.pid).children()
        return children[0].pid if children else self.process.pid

    def stop(self) -> str:
        """End it in good order; what it has logged."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> str:
        assert self.process is not None and self.process.stderr is not None
        self.process.send_signal(number)
        self._reading.join(20)
        self.process.wait(20)
        self.process.stderr.close()
        return "".join(self._log)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
