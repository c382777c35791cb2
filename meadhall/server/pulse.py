"""The pulse of a server: a few bytes of memory that it shares with its supervisor.

The server counts as long as its event loop turns, and notes which table it is working on. If it counts no more, the
supervisor knows what it hangs in.
"""

from __future__ import annotations

import asyncio
import mmap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SIZE: Final = 64
BEATS: Final = slice(0, 8)
TABLE: Final = slice(8, 40)
EVERY: Final = 0.25  # seconds
NOTHING: Final = bytes(32)


class Pulse:
    """The bytes, in a file that both map."""

    def __init__(self, file: Path | None = None) -> None:
        if file is None:
            self._memory = mmap.mmap(-1, SIZE)
            return
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), SIZE)

    @classmethod
    def make(cls, file: Path) -> Pulse:
        """A new pulse in a new file."""
        file.write_bytes(bytes(SIZE))
        return cls(file)

    @property
    def beats(self) -> int:
        """How often it has beaten."""
        return int.from_bytes(self._memory[BEATS], "little")

    @property
    def table(self) -> str:
        """The id of the table that is being worked on; empty for none."""
        return self._memory[TABLE].strip(b"\0").decode("ascii", "replace")

    async def beat(self) -> None:
        """Count, for ever."""
        while True:
            self._memory[BEATS] = (self.beats + 1).to_bytes(8, "little")
            await asyncio.sleep(EVERY)

    @contextmanager
    def at(self, table: str) -> Iterator[None]:
        """While something is done at a table that does not wait for anything."""
        self._memory[TABLE] = table.encode("ascii")[:32].ljust(32, b"\0")
        try:
            yield
        finally:
            self._memory[TABLE] = NOTHING
