"""However an arena is ended, the processes of its bots end with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import product
from pathlib import Path

import pytest

from tests.support.bots.programs import ESCAPES, all_gone, living, program
from tests.support.terminal import ROOT, command

PATIENCE = 60.0
INT, TERM, KILL, HUP = signal.SIGINT, signal.SIGTERM, signal.SIGKILL, signal.SIGHUP

HANGS = """
open(os.path.join({folder!r}, f"{{os.getpid()}}.pid"), "w").close()
for message in asked(): time.sleep(1000)
"""


def heeding_signals() -> None:
    """Whatever the tests themselves were told to ignore, as by a shell in the background or by `nohup`."""
    for one in (INT, HUP):
        signal.signal(one, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform != "linux", reason="what other systems promise is less")
@pytest.mark.parametrize(("processes", "how"), [*product((1, 2), (INT, TERM, HUP, KILL))])
def test_no_bot_outlives_the_arena(tmp_path: Path, processes: int, how: signal.Signals) -> None:
    """Neither the bot nor what it has put into a session of its own, even if the arena is killed outright."""
    bot = program(tmp_path, (ESCAPES + HANGS).format(folder=str(tmp_path)))
    arena = subprocess.Popen(
        command("arena", "champions", "--seats", f'thrall,"{bot}"', "--games", "40", "--processes", str(processes)),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heeding_signals,
    )
    end = time.monotonic() + PATIENCE
    while len(living(tmp_path)) < 2 * processes:
        assert time.monotonic() < end and arena.poll() is None
        time.sleep(0.05)
    (os.killpg if how == INT else os.kill)(arena.pid, how)  # Control-C is for the whole group
    _, said = arena.communicate(timeout=PATIENCE)
    assert all_gone(tmp_path, end), "some were left behind"
    assert b"Traceback" not in said
    assert arena.returncode == {INT: 130, TERM: 143, HUP: 129, KILL: -9}[how]


def test_a_process_of_the_pool_that_is_told_to_end_again_ends_once() -> None:
    """The pool says it more than once, and a second time in the midst of the first must not get stuck."""
    code = """if True:
        import os, signal
        from meadhall.lab import parallel
        def ends():
            os.write(2, b"ends ")
            os.kill(os.getpid(), signal.SIGTERM)
        parallel.end_all = ends
        parallel._attend(())
        os.kill(os.getpid(), signal.SIGTERM)
        signal.pause()
    """
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (1, b"ends ")
