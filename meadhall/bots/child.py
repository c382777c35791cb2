"""A child process that is asked line by line, with a deadline for each answer.

It gets its pipes and a small environment, nothing else. Its keeper (`keeper.py`) kills it and everything that it has
started when it ends, when it is closed, and when this process is gone. Of its standard error only the last line is
kept.
"""

from __future__ import annotations

import os
import selectors
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from meadhall.bots.faults import Flood, Gone, Nonsense, NoStart, TooLate
from meadhall.bots.wire import quoted

MOST_LINE: Final = 65_536  # bytes; an answer with all its estimates is far shorter
MOST_HEARD: Final = 2_000  # bytes of standard error that are kept
CHUNK: Final = 65_536
REAPING: Final = 5.0  # seconds; a closed bot ends at once, unless the system itself is stuck
KEEPER: Final = (sys.executable, "-I", "-S", str(Path(__file__).with_name("keeper.py")))
PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "VIRTUAL_ENV")
"""What a bot may know of the environment; whoever needs more says so: `env COLOUR=red ./bot`."""

KILLED: Final = -9  # the exit code of a killed process; Windows has no name for it
UNKNOWN: Final = ("end", KILLED)  # the ending of a bot whose keeper has not reported it

LIVING: Final[weakref.WeakSet[Child]] = weakref.WeakSet()
leaving = [False]  # without a lock, because a signal may arrive while it is set


@dataclass(frozen=True, slots=True)
class Deadline:
    """When an answer is due, and the number of seconds from the question."""

    seconds: float
    end: float

    @classmethod
    def after(cls, seconds: float) -> Deadline:
        """A number of seconds from now."""
        return cls(seconds, time.monotonic() + seconds)

    @property
    def left(self) -> float:
        """Seconds left; below 0 once it has passed."""
        return self.end - time.monotonic()


class Child:
    """One process."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        if leaving[0]:
            raise NoStart("No bot is started any more.")
        passed_on = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        pipe = subprocess.PIPE
        self._command = tuple(command)
        line, far = socket.socketpair()
        try:
            process = subprocess.Popen(
                [*KEEPER, str(far.fileno()), str(os.getpid()), *command],
                bufsize=0,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                env={**passed_on, **environment},
                start_new_session=True,
                pass_fds=(far.fileno(),),
            )
        except (OSError, ValueError) as error:
            line.close()
            raise self._no_start(error.strerror if isinstance(error, OSError) else str(error)) from None
        finally:
            far.close()
        stdin, stdout, stderr = process.stdin, process.stdout, process.stderr
        assert stdin is not None and stdout is not None and stderr is not None
        self._stdin: IO[bytes] = stdin
        self._stdout: IO[bytes] = stdout
        self._stderr: IO[bytes] = stderr
        for stream in (stdin, stdout, stderr):
            os.set_blocking(stream.fileno(), False)
        self._said = b""
        self._heard = b""
        self.kill = weakref.finalize(self, _kill, process, line, os.getpid())
        LIVING.add(self)

    def close(self) -> None:
        """End the process and close its pipes."""
        self.kill()
        for stream in (self._stdin, self._stdout, self._stderr):
            stream.close()

    def ask(self, line: bytes, deadline: Deadline) -> bytes:
        """Send a line, and return the line that it answers; raises a fault if there is none by the deadline."""
        self._read_on()
        if self._said:
            raise Nonsense("The bot said something without being asked.", quoted(self._said))
        unsent = line
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdin, selectors.EVENT_WRITE)
            selector.register(self._stdout, selectors.EVENT_READ)
            selector.register(self._stderr, selectors.EVENT_READ)
            while b"\n" not in self._said:
                left = deadline.left
                if left <= 0:
                    raise TooLate(f"The bot has not answered within {deadline.seconds:g} seconds.", self.last_words)
                ready = {key.fileobj for key, _ in selector.select(left)}
                if self._stdin in ready:
                    unsent = self._send(unsent)
                    if not unsent:
                        selector.unregister(self._stdin)
                if self._stderr in ready and not self._listen():
                    selector.unregister(self._stderr)
                if self._stdout in ready:
                    self._read_on()
        answer, _, self._said = self._said.partition(b"\n")
        return answer

    @property
    def last_words(self) -> str:
        """The last line that it wrote to its standard error."""
        lines = [line for line in self._heard.splitlines() if line.strip()]
        return quoted(lines[-1]) if lines else ""

    def _send(self, unsent: bytes) -> bytes:
        """Send what fits into the pipe; returns the rest. A process that reads no more may still have answered."""
        try:
            return unsent[os.write(self._stdin.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:
            return b""

    def _listen(self) -> bool:
        """Read the standard error, and keep its end; returns whether there can be more."""
        try:
            chunk = os.read(self._stderr.fileno(), CHUNK)
        except BlockingIOError:
            return True
        self._heard = (self._heard + chunk)[-MOST_HEARD:]
        return bool(chunk)

    def _read_on(self) -> None:
        """Read its standard output."""
        try:
            chunk = os.read(self._stdout.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            what, code = self.kill() or UNKNOWN
            self._listen()
            if what == "start":
                raise self._no_start(os.strerror(code))
            raise Gone(f"The bot is gone: {ending(code)}.", self.last_words)
        self._said += chunk
        if len(self._said) > MOST_LINE and b"\n" not in self._said[:MOST_LINE]:
            raise Flood(f"The bot says more than {MOST_LINE} bytes without an end of line.", quoted(self._said))

    def _no_start(self, why: str | None) -> NoStart:
        return NoStart(f"The bot cannot be started: {why}.", quoted(" ".join(self._command)))


def ending(code: int) -> str:
    """A sentence on how a process ended; one that was killed by us had closed its output."""
    if code == KILLED:
        return "it closed its output"
    return f"it ended with exit code {code}" if code >= 0 else f"signal {-code} ended it"


def end_all() -> None:
    """End every child process, and start no other, because this process is about to exit immediately."""
    leaving[0] = True
    for child in LIVING.copy():
        child.kill()


def _kill(keeper: subprocess.Popen[bytes], line: socket.socket, owner: int) -> tuple[str, int]:
    """Close a bot, and wait until its keeper has killed it; returns the keeper's report. Does nothing in a fork."""
    if os.getpid() != owner:
        return UNKNOWN
    with line:
        with suppress(OSError):
            line.shutdown(socket.SHUT_WR)
        try:
            keeper.wait(REAPING)
        except subprocess.TimeoutExpired:
            keeper.kill()  # on Linux the bot dies with it
        line.setblocking(False)
        with suppress(OSError, ValueError):
            what, code = line.recv(64).split(b"\n")[0].split()
            return what.decode(), int(code)
    return UNKNOWN
