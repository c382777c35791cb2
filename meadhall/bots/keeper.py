"""The keeper process of one bot: it starts the bot's program, and kills all its processes when the bot is closed.

`child.py` runs this file by its path, without importing Meadhall: `keeper.py LINE PARENT COMMAND …`. LINE is a socket.
The parent sends nothing: when its side is shut down or gone, the bot is closed. PARENT is the id of the process that
asks the bot. A fork of it may also have the other side open, so the keeper checks that the parent is still there. The
keeper sends one line: `start N`, the error number if the command could not be started, or `end N`, the exit code of the
program, below 0 for a signal.

On Linux the keeper is a sub-reaper: a process whose parent has ended becomes a child of the keeper, whatever its
session or process group, so the keeper can kill everything that the program has started. On other systems it kills the
process group of the program.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

SET_PARENT_DEATH_SIGNAL = 1  # the numbers of prctl(2)
SET_CHILD_SUBREAPER = 36
TICK = 1000  # milliseconds between two checks that the parent is there
PAUSE = 0.005  # seconds to wait for killed processes
GIVE_UP = 4.0  # seconds; only a process of another user, or one blocked in the kernel, can live that long


def prctl(option: int, argument: int) -> None:
    """Call prctl(2) on Linux; does nothing on other systems."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(option, argument, 0, 0, 0)


def children() -> list[int]:
    """The child processes of this one; none if the system does not list them under /proc.

    They have not been waited for, so their ids cannot have been reused.
    """
    found = []
    for name in filter(str.isdigit, os.listdir("/proc") if sys.platform == "linux" else ()):
        with suppress(OSError), open(f"/proc/{name}/stat") as stat:
            if int(stat.read().rpartition(")")[2].split()[1]) == os.getpid():
                found.append(int(name))
    return found


class Keeper:
    """A running program, and everything that it has started."""

    def __init__(self, line: int, command: Sequence[str]) -> None:
        self.line = line
        self.code: int | None = None
        self.is_told = False
        self._woken, waking = os.pipe()
        for end in (self._woken, waking):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(waking, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        for one in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(one, self._be_told)
        keeper = os.getpid()
        self.program = os.fork()
        if self.program == 0:
            become(command, keeper, line)
        with open(os.devnull, "r+b", buffering=0) as nothing:
            for stream in (0, 1, 2):  # open in the program only, so that the parent notices when it closes one
                os.dup2(nothing.fileno(), stream)

    def _be_told(self, *_: object) -> None:
        self.is_told = True

    def wait(self, parent: int) -> None:
        """Wait until the program has ended, the parent is gone or has closed it, or the keeper gets a signal."""
        poll = select.poll()
        poll.register(self.line, select.POLLIN)
        poll.register(self._woken, select.POLLIN)
        while self.reap() and self.code is None and not self.is_told and os.getppid() == parent:
            if self.line in (file for file, _ in poll.poll(TICK)):
                return
            with suppress(BlockingIOError):
                os.read(self._woken, 4096)

    def reap(self) -> bool:
        """Reap all children that have ended; returns whether any are left."""
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return False
            if pid == 0:
                return True
            if pid == self.program:
                self.code = os.waitstatus_to_exitcode(status)

    def end(self) -> None:
        """Kill the program's process group, then all children of the keeper, including orphans that it adopts."""
        give_up = time.monotonic() + GIVE_UP
        with suppress(OSError):
            os.killpg(self.program, signal.SIGKILL)
        while self.reap() and time.monotonic() < give_up:
            for pid in {*children(), *([] if self.code is not None else [self.program])}:
                with suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(PAUSE)


def become(command: Sequence[str], keeper: int, line: int) -> NoReturn:
    """Become the program, as leader of a new process group; on Linux it dies when its keeper is killed."""
    try:
        os.setsid()
        prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() == keeper:
            for ignored in (signal.SIGPIPE, signal.SIGXFSZ):  # ignored by Python, which the program would inherit
                signal.signal(ignored, signal.SIG_DFL)
            os.execvp(command[0], list(command))
    except OSError as error:
        tell(line, f"start {error.errno}")
    finally:
        os._exit(127)


def tell(line: int, words: str) -> None:
    """Send a line to the parent, if it is there."""
    with suppress(OSError):
        os.write(line, f"{words}\n".encode())


def main(words: Sequence[str]) -> None:
    """Keep one bot."""
    line, parent, command = int(words[0]), int(words[1]), words[2:]
    os.set_inheritable(line, False)
    prctl(SET_CHILD_SUBREAPER, 1)
    keeper = Keeper(line, command)
    keeper.wait(parent)
    keeper.end()
    tell(line, f"end {-signal.SIGKILL if keeper.code is None else keeper.code}")


if __name__ == "__main__":
    main(sys.argv[1:])
