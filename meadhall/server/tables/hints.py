"""Who waits for a hint by HTTP; whoever listens by socket is told without waiting."""

from __future__ import annotations

import asyncio

from meadhall.hall import wire
from meadhall.hall.faults import fault
from meadhall.kernel.errors import TableStopped


class Hints:
    """Hints and motives that are being thought out, by seat and the id of the question."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, int | None], asyncio.Future[wire.Down]] = {}

    def wait(self, seat: int, id: int) -> asyncio.Future[wire.Down]:
        """The reply to come."""
        waiting: asyncio.Future[wire.Down] = asyncio.get_running_loop().create_future()
        self._waiting[seat, id] = waiting
        return waiting

    def tell(self, seat: int, told: wire.Told | wire.Refused) -> bool:
        """Tell whoever waits for it; whether anybody does."""
        waiting = self._waiting.pop((seat, told.id), None)
        if waiting is None or waiting.done():
            return False
        waiting.set_result(told)
        return True

    def stop(self) -> None:
        """Nothing more will come."""
        for (_, number), waiting in self._waiting.items():
            if not waiting.done():
                waiting.set_result(wire.Refused(fault(TableStopped("The table has stopped.")), id=number))
        self._waiting.clear()
