"""Tables of the hall: dealt anew, or restored from their journals."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Any, Final

from meadhall.hall.table import Table
from meadhall.kernel.errors import BadRecord, MeadhallError, ReplayDrift
from meadhall.kernel.journal.entries import Entry, Start
from meadhall.kernel.journal.plain import plain_entry, read_entry, read_journal
from meadhall.kernel.setting import Setting
from meadhall.server.config import BOTS
from meadhall.server.errors import ReadOnly
from meadhall.server.store.tables import Stored
from meadhall.server.tables.plans import PERSON, house_of

LOG: Final = logging.getLogger(__name__)
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
    """The table of the hall that a journal tells of; where the rules part from it, as far as they follow it."""
    chance, more = fair(Setting.read(stored.setting)), more_of(stored, executor, elapsed)
    try:
        return Table.restore(read_journal(journal), chance, **more)
    except (ReplayDrift, BadRecord) as error:
        LOG.warning("table %s can only be looked at: %s", stored.id, error)
    try:
        return Table.restore_part(readable(journal), fair(Setting.read(stored.setting)), **more)
    except MeadhallError as error:
        raise ReadOnly("The rules of this version do not even follow the start of the journal.") from error


def readable(journal: list[Any]) -> Iterator[Entry]:
    """The entries of a journal, as long as they can be read."""
    (start,) = read_journal(journal[:1])
    assert isinstance(start.what, Start)
    yield start
    rules = Setting.read(start.what.setting).rules()
    for number, body in enumerate(journal[1:], 2):
        yield read_entry(body, rules, number)


def fair(setting: Setting) -> Any:
    """Chance that nobody can foretell."""
    chance = setting.rules().core.Chance(0)
    chance.trust_system()
    return chance


def more_of(stored: Stored, executor: Executor, elapsed: Elapsed) -> dict[str, Any]:
    """What a table of the hall is handed besides its match."""
    draw = secrets.SystemRandom().random
    return {"house": house_of(dict(stored.house)), "executor": executor, "draw": draw, "elapsed": elapsed}
