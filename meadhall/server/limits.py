"""How often somebody may ask for something: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from meadhall.server.errors import SlowDown

MOST_KEPT: Final = 100_000


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Buckets by what is asked for and by whom."""

    KINDS: Final = {
        "guest": (20, 0.2),  # new people of an address
        "password": (10, 0.05),  # tries to sign in
        "claim": (20, 0.2),  # tries to take a seat
        "leave": (10, 0.05),  # seats that somebody leaves; each time the journal grows
        "table": (20, 0.1),  # new tables of a person
        "token": (20, 0.05),  # tokens of a person, which are kept until they are signed out
        "upload": (10, 0.1),  # files of a person
        "replay": (60, 5),  # looks at finished games, which are run through where bots think
        "request": (200, 50),  # anything else of a person or an address
        "message": (60, 20),  # messages of a person or an address, by however many sockets
        "talk": (8, 0.5),  # lines of a person
        "hint": (5, 0.5),
        "ask": (30, 8),  # questions that are searched for: each takes up to 0.1 seconds
    }

    OPEN_TABLES: Final = 20  # of a person at which no game has ended
    SOCKETS: Final = 40  # of a person or, of strangers, of an address

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def has(self, kind: str, who: str) -> bool:
        """Count one; whether there was one left."""
        if len(self._buckets) > MOST_KEPT:
            self._buckets.clear()
        return self._buckets.setdefault((kind, who), Bucket(*self.KINDS[kind])).take()

    def take(self, kind: str, who: str) -> None:
        """Count one, or refuse it."""
        if not self.has(kind, who):
            raise SlowDown("Too many requests in too short a time; wait a moment.")

    @contextmanager
    def socket(self, who: str) -> Iterator[None]:
        """Count a socket for as long as it is open, or refuse it."""
        if self._sockets[who] >= self.SOCKETS:
            raise SlowDown("Too many sockets at a time; close one.")
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
