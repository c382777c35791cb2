"""The writer: one task that commits what has come together in the meantime as one transaction.

`write` returns when the statements are on the disk. A statement that fails spoils nobody else's: the group is then
written one by one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from meadhall.server.errors import StoreFailed
from meadhall.server.store.database import Database

LOG: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 500


class WriteFailed(StoreFailed):
    """Something could not be written; nothing of it is in the database."""


class Conflict(WriteFailed):
    """Another process has written the same row first."""


@dataclass(frozen=True, slots=True)
class Expected:
    """A statement that must change one row: if it does not, somebody else was faster."""

    statement: Executable


@dataclass(frozen=True, slots=True)
class Filled:
    """A statement that is always the same but for its parameters: a group is sent all of its kind at once."""

    statement: Executable
    parameters: Mapping[str, Any]


Statement = Executable | Expected | Filled


@dataclass(slots=True)
class Batch:
    """Statements that are written together or not at all."""

    statements: Sequence[Statement]
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, error: WriteFailed | None = None) -> None:
        """Tell whoever waits for it."""
        if self.written.done():
            return
        self.written.set_result(None) if error is None else self.written.set_exception(error)


class Writer:
    """Writes to a database in groups."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, and end."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()

    async def write(self, *statements: Statement) -> None:
        """Write statements as one, and return when they are committed."""
        batch = Batch(statements)
        self._waiting.put_nowait(batch)
        await batch.written

    async def _run(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < MOST_AT_ONCE and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            await self._settle(group)
            for _ in group:
                self._waiting.task_done()

    async def _settle(self, group: Sequence[Batch]) -> None:
        error = await self._commit(group)
        if error is None or len(group) == 1:
            for batch in group:
                batch.settle(error)
            return
        for batch in group:
            batch.settle(await self._commit([batch]))

    async def _commit(self, group: Sequence[Batch]) -> WriteFailed | None:
        try:
            async with self.database.engine.begin() as connection:
                filled: dict[Executable, list[Mapping[str, Any]]] = {}
                for one in (one for batch in group for one in batch.statements):
                    if isinstance(one, Filled):
                        filled.setdefault(one.statement, []).append(one.parameters)
                    elif not isinstance(one, Expected):
                        await connection.execute(one)
                    elif (await connection.execute(one.statement)).rowcount != 1:
                        raise Conflict("Somebody else has changed it first.")
                for statement, parameters in filled.items():
                    await connection.execute(statement, parameters)
        except Conflict as error:
            return error
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            return WriteFailed(str(getattr(error, "orig", error)))
        except Exception:  # the writer must outlive whatever is wrong with one statement
            LOG.exception("a statement could not be written")
            return WriteFailed("A statement could not be written.")
        return None
