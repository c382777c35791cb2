"""At which seats of a table somebody listens, here and at other processes of the server."""

from __future__ import annotations

from collections.abc import Collection


class Presence:
    """The seats with somebody connected."""

    def __init__(self) -> None:
        self.here: set[int] = set()
        self.elsewhere: dict[str, set[int]] = {}  # by process

    @property
    def everywhere(self) -> set[int]:
        """The seats at which somebody listens, at whatever process."""
        return self.here.union(*self.elsewhere.values())

    def moves(self, here: set[int]) -> bool:
        """Note who listens at this process; whether that has changed."""
        has_changed, self.here = here != self.here, here
        return has_changed

    def hear(self, process: str, seats: Collection[int]) -> None:
        """Note who listens at another process."""
        self.elsewhere[process] = set(seats)

    def forget(self, process: str) -> bool:
        """Another process is gone; whether anybody listened there."""
        return bool(self.elsewhere.pop(process, None))
