"""Processes that think: bots that search, and hints.

Each worker is a thread with a child process of its own. A thought that takes too long is ended with its process, and a
new one is started for the next. Bots that do not search answer at once, in the process of the server.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, ParamSpec, TypeVar

from meadhall.hall.thinking import Inline, Work, think
from meadhall.kernel.errors import LostWorker

P = ParamSpec("P")
T = TypeVar("T")

DEADLINE: Final = 20.0  # seconds that a thought may take
STARTING: Final = 60.0  # seconds that a process may take to come up, on a machine that is busy
QUICK: Final = ("thrall", "karl")  # they do not search: 0.1 ms
SPAWN: Final = multiprocessing.get_context("spawn")  # the server has threads, which a fork would not copy


def serve_thoughts(pipe: Connection) -> None:
    """The loop of a child process: take work, send what comes of it."""
    import meadhall.games  # noqa: F401 - registers the games

    pipe.send(None)  # what comes now counts as thinking; the imports above do not
    while True:
        try:
            job = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        function, args, kwargs = job
        try:
            pipe.send((True, function(*args, **kwargs)))
        except Exception as error:
            pipe.send((False, f"{type(error).__name__}: {error}"))


class Workers(Executor):
    """An executor whose processes can be ended."""

    def __init__(self, count: int = 0, deadline: float = DEADLINE) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.deadline = deadline
        self._jobs: queue.SimpleQueue[tuple[Future[Any], Any] | None] = queue.SimpleQueue()
        self._inline = Inline()
        self._threads = [
            threading.Thread(target=self._work, name=f"worker-{number}", daemon=True) for number in range(self.count)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have something thought out; a bot that does not search answers at once."""
        first: object = args[0] if args else None
        if isinstance(first, Work) and first.bot in QUICK and is_thought(fn):
            return self._inline.submit(fn, *args, **kwargs)
        future: Future[T] = Future()
        self._jobs.put((future, (fn, args, kwargs)))
        return future

    def _work(self) -> None:
        child: tuple[SpawnProcess, Connection] | None = None
        while (job := self._jobs.get()) is not None:
            future, call = job
            if not future.set_running_or_notify_cancel():
                continue
            if child is None or not child[0].is_alive():
                child = _started()
            try:
                future.set_result(self._asked(child, call))
            except Exception as error:
                future.set_exception(error)
            if not child[0].is_alive():
                child = None
        if child is not None:
            _end(child)

    def _asked(self, child: tuple[SpawnProcess, Connection], call: Any) -> Any:
        process, pipe = child
        try:
            pipe.send(call)
            if not pipe.poll(self.deadline):
                raise LostWorker(f"A bot thought for more than {self.deadline:g} seconds.")
            is_good, result = pipe.recv()
        except (EOFError, OSError, LostWorker) as error:
            _end(child)
            raise LostWorker(str(error) or f"The process {process.pid} has died.") from error
        if not is_good:
            raise LostWorker(result)
        return result

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End all processes."""
        for _ in self._threads:
            self._jobs.put(None)
        if wait:
            for thread in self._threads:
                thread.join(timeout=1)


def is_thought(function: object) -> bool:
    """Whether this is a bot's own answer, not a hint, which searches whatever bot plays."""
    return function is think


def _started() -> tuple[SpawnProcess, Connection]:
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=serve_thoughts, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    with suppress(EOFError, OSError):  # one that does not come up is found dead by the first thought
        if ours.poll(STARTING):
            ours.recv()
    return process, ours


def _end(child: tuple[SpawnProcess, Connection]) -> None:
    process, pipe = child
    process.kill()
    process.join(1)
    pipe.close()
