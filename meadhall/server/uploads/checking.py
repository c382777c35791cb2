"""Files that people upload are checked in a process of their own, which is ended if it takes too long.

So whatever a file holds, neither the tables of the server nor the processes of its bots wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from meadhall.kernel.errors import BadRecord, LostWorker, MeadhallError, Mistake
from meadhall.server.errors import NotChecked, SlowDown
from meadhall.server.uploads.refusing import RefusedFile
from meadhall.server.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
DEADLINE: Final = 10.0  # seconds that a check may take; a whole game takes 0.2
MOST_WAITING: Final = 20


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with a file: processes hand on plain values, not exceptions."""

    code: str
    sentence: str
    mistakes: tuple[Mistake, ...]


def attempt(check: Callable[..., Any], *args: Any) -> Any:
    """In the other process: what a check finds, or what is wrong with the file."""
    try:
        return check(*args)
    except RecursionError:
        return Trouble(BadRecord.code, "The file is nested too deeply.", ())
    except MeadhallError as error:
        return Trouble(error.code, str(error), getattr(error, "mistakes", ()))


class Checking:
    """The process that checks files; there is none until the first file comes."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self._workers = Workers(1, deadline)
        self._waiting = 0

    async def run(self, check: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a check of a file finds; `RefusedFile` says what is wrong with it."""
        if self._waiting >= MOST_WAITING:
            raise SlowDown("Too many files wait to be checked.")
        self._waiting += 1
        try:
            found: Any = await asyncio.wrap_future(self._workers.submit(attempt, check, *args, **kwargs))
        except LostWorker as error:
            LOG.warning("a file could not be checked: %s", error)
            raise NotChecked("The file could not be checked in time.") from error
        finally:
            self._waiting -= 1
        if isinstance(found, Trouble):
            raise RefusedFile(found.code, found.sentence, found.mistakes)
        answer: T = found
        return answer

    def close(self) -> None:
        """End the process."""
        self._workers.shutdown(wait=False)
