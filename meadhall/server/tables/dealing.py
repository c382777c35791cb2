"""Tables of the hall: dealt anew, or restored from their journals."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

from meadhall.hall.table import Table
from meadhall.kernel.journal.plain import plain_entry, read_journal
from meadhall.kernel.setting import Setting
from meadhall.server.config import BOTS
from meadhall.server.store.tables import Stored
from meadhall.server.tables.plans import PERSON, house_of

Elapsed = Callable[[float], float]
"""What clocks go by at a moment."""


def dealt(stored: Stored, executor: Executor, elapsed: Elapsed) -> tuple[Table, dict[str, Any]]:
    """Deal the cards: a new table of the hall, and the first entry of its journal."""
    setting = Setting.read(stored.setting)
    players = [PERSON if one.bot is None else BOTS[one.bot] for one in stored.seats]
    names = [one.name for one in stored.seats]
    hall, start = Table.open(setting, names, players, fair(setting), time.time(), **more_of(stored, executor, elapsed))
    return hall, plain_entry(start, hall.match.rules)


def restored(stored: Stored, journal: list[Any], executor: Executor, elapsed: Elapsed) -> Table:
    """The table of the hall that a journal tells of."""
    chance = fair(Setting.read(stored.setting))
    return Table.restore(read_journal(journal), chance, **more_of(stored, executor, elapsed))


def fair(setting: Setting) -> Any:
    """Chance that nobody can foretell."""
    chance = setting.rules().core.Chance(0)
    chance.trust_system()
    return chance


def more_of(stored: Stored, executor: Executor, elapsed: Elapsed) -> dict[str, Any]:
    """What a table of the hall is handed besides its match."""
    draw = secrets.SystemRandom().random
    return {"house": house_of(dict(stored.house)), "executor": executor, "draw": draw, "elapsed": elapsed}
