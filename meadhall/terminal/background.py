"""Thinking in the background, so that the screen lives on and people can answer meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

SOON: Final = 0.3  # seconds until a player is told that somebody is thinking
TICK: Final = 0.1

P = ParamSpec("P")
T = TypeVar("T")


class Background(Executor):
    """Does one piece of work after another in a thread, which is left behind when the program ends."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._has_begun = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Work to be done; what is cancelled before its turn is left out."""
        future: Future[T] = Future()

        def work() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(fn(*args, **kwargs))
            except BaseException as error:  # it belongs to whoever waits
                future.set_exception(error)

        self._waiting.put(work)
        if not self._has_begun:
            self._has_begun = True
            Thread(target=self._run, daemon=True).start()
        return future

    def _run(self) -> None:
        while True:
            self._waiting.get()()


def is_done(future: Future[Any], seconds: float) -> bool:
    """Whether a piece of work is done, if need be after some waiting; Control-C is heard meanwhile."""
    try:
        future.exception(seconds)
    except TimeoutError:
        return False
    return True
