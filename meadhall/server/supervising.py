"""The supervisor: it starts the server as a child and starts it again if it dies or hangs.

A table at which the server hung stays stopped, so that the others go on. If the supervisor itself ends in any way,
the pipe between them closes and the server ends too.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.server.pulse import Pulse

HANGS: Final = 4.0  # seconds without a beat
LOOK_EVERY: Final = 0.25
STARTING: Final = 30.0  # seconds that a start may take
RESTARTS: Final = 5  # in a row, each within a minute
PULSE: Final = "MEADHALL_PULSE"
STOPPED: Final = "MEADHALL_STOPPED"  # ids of tables that are not to be played, by commas
PIPE: Final = "MEADHALL_SUPERVISOR"
LISTENING: Final = "MEADHALL_LISTENING"
AGAIN: Final = "MEADHALL_AGAIN"


def supervise(command: Sequence[str], listening: int, say: Callable[[str], None]) -> int:
    """Run a server until it ends by itself or is told to; its exit code."""
    stopped: list[str] = []
    starts: list[float] = []
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        file = Path(folder, "pulse")
        while True:
            starts = [one for one in starts if time.monotonic() - one < 60] + [time.monotonic()]
            is_first = len(starts) == 1 and not stopped
            code = _watched(command, Pulse.make(file), file, listening, stopped, is_first)
            if code is not None:
                return code
            if len(starts) > RESTARTS:
                say("The server has failed too often; it is not started again.")
                return 1
            say("The server hung or died; it is started again.")


def _watched(
    command: Sequence[str], pulse: Pulse, file: Path, listening: int, stopped: list[str], is_first: bool
) -> int | None:
    """Run a child; its exit code, or None if it has to be started again."""
    ours, theirs = os.pipe()
    env = {**os.environ, PULSE: str(file), STOPPED: ",".join(stopped), PIPE: str(ours), LISTENING: str(listening)}
    env |= {} if is_first else {AGAIN: "1"}
    # In a session of its own: Control-C reaches the supervisor alone, which hands it on once.
    child = subprocess.Popen(command, env=env, pass_fds=(ours, listening), start_new_session=True)
    os.close(ours)
    told: list[int] = []

    def hand_on(number: int, _: object) -> None:
        told.append(number)
        child.send_signal(number)

    before = {number: signal.signal(number, hand_on) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        last, beaten = 0, time.monotonic() + STARTING
        while child.poll() is None:
            time.sleep(LOOK_EVERY)
            now = time.monotonic()
            if pulse.beats != last:
                last, beaten = pulse.beats, now
            if now - beaten > HANGS and not told:
                if pulse.table:
                    stopped.append(pulse.table)
                child.kill()
                child.wait()
                return None
        if told or child.returncode in (0, 2, 3):
            return 0 if told else child.returncode
        if pulse.table and child.returncode != -signal.SIGKILL:  # whoever kills it, it is not the table
            stopped.append(pulse.table)
        return None
    finally:
        os.close(theirs)
        for number, handler in before.items():
            signal.signal(number, handler)


def end_with_supervisor() -> None:
    """In the child: end at once if the supervisor is gone."""
    if not (pipe := os.environ.get(PIPE)):
        return

    def wait() -> None:
        os.read(int(pipe), 1)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def listening_socket() -> socket.socket | None:
    """In the child: the socket that the supervisor listens on."""
    number = os.environ.get(LISTENING)
    return socket.socket(fileno=int(number)) if number else None


def is_restarted() -> bool:
    """In the child: whether an earlier one has died or hung."""
    return AGAIN in os.environ


def pulse_of(environment: Any = os.environ) -> Pulse:
    """The pulse that a supervisor watches, or one that nobody does."""
    file = environment.get(PULSE)
    return Pulse(Path(file)) if file else Pulse()


def stopped_tables(environment: Any = os.environ) -> frozenset[str]:
    """The tables that are not to be played, because the server hung there."""
    return frozenset(one for one in environment.get(STOPPED, "").split(",") if one)


def can_supervise() -> bool:
    """Whether this system can hand a listening socket to a child."""
    return sys.platform != "win32"
