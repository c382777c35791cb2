"""How often somebody may ask for something: buckets that fill up again with time."""

from __future__ import annotations

import time
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
        "message": (60, 20),  # messages of a socket
        "talk": (8, 0.5),  # lines of a person
        "hint": (5, 0.5),
        "ask": (30, 8),  # questions that are searched for: each takes up to 0.1 seconds
    }

    OPEN_TABLES: Final = 20  # of a person at which no game has ended

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, who: str) -> None:
        """Count one, or refuse it."""
        if len(self._buckets) > MOST_KEPT:
            self._buckets.clear()
        bucket = self._buckets.setdefault((kind, who), Bucket(*self.KINDS[kind]))
        if not bucket.take():
            raise SlowDown("Too many requests in too short a time; wait a moment.")
