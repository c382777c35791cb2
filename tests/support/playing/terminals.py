"""Terminals with nobody at them: a real one, kept by tmux, and a bare line as of old, which shows every byte."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self

import pytest

from tests.support.terminal import ROOT, command

PATIENCE: Final = 60.0  # seconds until a terminal counts as silent: far more than even a slow machine needs
BREATH: Final = 0.02  # seconds between two looks

STARTED: Final = """trap : INT; sh -c 'echo $$ > "$0/pid"; exec "$@"' "$0" "$@"; echo $? > "$0/status" """
"""A shell's words that run a program and leave its number and exit code in a folder; tmux misses some of the latter."""

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="needs tmux, which keeps a real terminal")
needs_pty = pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo terminal")


@dataclass(frozen=True)
class Sight:
    """What can be seen: every line from the first that can be scrolled back to, the last one up to the cursor."""

    lines: tuple[str, ...]
    scrolled: int = 0  # how many of the lines have left the screen
    ended: int | None = None  # the exit code, once the program is gone

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(self.lines)

    @property
    def prompt(self) -> str:
        """What stands before the cursor, if the program waits there for a line; else nothing."""
        last = self.lines[-1] if self.lines else ""
        return last.strip() if last.endswith(" ") and last.rstrip()[-1:] in tuple(">.:?])") else ""


class Terminal(Protocol):
    """A terminal in which a program runs."""

    @property
    def pid(self) -> int:
        """The number of the program's process."""

    def see(self) -> Sight:
        """What it shows now."""

    def type(self, text: str) -> None:
        """Type a line."""

    def press(self, key: str) -> None:
        """Press a key together with Control: "C-c" or "C-d"."""


def surroundings(home: Path) -> dict[str, str]:
    """An environment in which games are kept under a folder, and no wish of the outer terminal is heard."""
    taken = ("TMUX", "TMUX_PANE", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LANG", "LC_ALL", "LC_MESSAGES")
    kept = {name: value for name, value in os.environ.items() if name not in taken}
    return {**kept, "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(home), "PYTHONPATH": str(ROOT)}


class Tmux:
    """A real terminal: it understands escape codes, wraps what is too wide, and scrolls."""

    def __init__(self, home: Path, *words: str | Path, columns: int = 120, rows: int = 50) -> None:
        self.folder = tempfile.mkdtemp(prefix="tmux-")  # the way to a socket must be short
        self.environment = {**surroundings(home), "TMUX_TMPDIR": self.folder}
        settings = ("history-limit 100000", "remain-on-exit on", "status off")
        chained = [word for setting in settings for word in ("set", "-g", *setting.split(), ";")]
        session = ("new-session", "-d", "-x", str(columns), "-y", str(rows), "-c", str(home))
        try:
            program = ("sh", "-c", STARTED, self.folder, *command(*words))
            self.ask("-f", os.devnull, "start-server", ";", *chained, *session, "--", *program)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The number of the program's process."""
        return int(Path(self.folder, "pid").read_text())

    def ask(self, *words: str) -> str:
        """One command for tmux, and what it says."""
        asked = ["tmux", "-u", "-L", "stranger", *words]
        done = subprocess.run(asked, capture_output=True, env=self.environment, timeout=PATIENCE)
        assert done.returncode == 0, (words, done.stderr)
        return done.stdout.decode()

    def close(self) -> None:
        """End the program and its terminal."""
        asked = ["tmux", "-L", "stranger", "kill-server"]
        subprocess.run(asked, capture_output=True, env=self.environment, timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def see(self, *how: str) -> Sight:
        """What it shows now; `how` is for tmux."""
        figures = "#{cursor_x} #{cursor_y} #{history_size} #{pane_dead}"
        told = self.ask("display-message", "-p", figures, ";", "capture-pane", "-p", "-S", "-", *how)
        first, *lines = (line for line in told.split("\n") if not line.startswith("Pane is dead"))
        column, row, scrolled, dead = first.split()
        if dead == "1":
            return Sight(tuple(lines), int(scrolled), int(Path(self.folder, "status").read_text()))
        here = int(scrolled) + int(row)
        last = lines[here] if here < len(lines) else ""
        return Sight((*lines[:here], last[: int(column)].ljust(int(column))), int(scrolled))

    def type(self, text: str) -> None:
        """Type a line."""
        letters = ["send-keys", "-l", "--", text.removesuffix(";") + r"\;" * text.endswith(";"), ";"] if text else []
        self.ask(*letters, "send-keys", "Enter")

    def press(self, key: str) -> None:
        """Press a key together with Control."""
        self.ask("send-keys", key)


class Line:
    """A bare line: all that the program writes, byte by byte, as a screen reader or a log gets it."""

    def __init__(self, home: Path, *words: str | Path, environment: Mapping[str, str] | None = None) -> None:
        self.began = time.monotonic()
        self.ours, theirs = os.openpty()
        self.process = subprocess.Popen(
            command(*words),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=home,
            env={**surroundings(home), "TERM": "xterm-256color", **(environment or {})},
            start_new_session=True,
        )
        os.close(theirs)
        self.written = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    @property
    def pid(self) -> int:
        """The number of the program's process."""
        return self.process.pid

    def see(self) -> Sight:
        """What has come so far."""
        over = False
        while select.select([self.ours], [], [], 0)[0]:
            try:
                self.written += os.read(self.ours, 65536)
            except OSError:  # the other end is closed
                over = True
                break
        text = self.written.decode(errors="replace").replace("\r\n", "\n")
        return Sight(tuple(text.split("\n")), 0, self.process.wait(PATIENCE) if over else None)

    def type(self, text: str) -> None:
        """Type a line."""
        self.send(f"{text}\n".encode())

    def send(self, letters: bytes) -> None:
        """Type bytes; a terminal takes only so many at a time."""
        for begin in range(0, len(letters), 1000):
            os.write(self.ours, letters[begin : begin + 1000])

    def press(self, key: str) -> None:
        """Press a key together with Control."""
        os.write(self.ours, bytes([ord(key[-1]) & 31]))


def tail(lines: Sequence[str], count: int = 40) -> str:
    """The last lines, for whoever must find out what went wrong."""
    return "\n".join([line for line in lines if line.strip()][-count:])
