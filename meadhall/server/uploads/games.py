"""A finished game from a file: checked answer by answer with the rules, and made a journal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from meadhall.hall.coding import plain
from meadhall.kernel.journal.entries import Start
from meadhall.kernel.journal.plain import plain_entry
from meadhall.kernel.journal.running import journal_of
from meadhall.kernel.journal.saved import recorded
from meadhall.kernel.records import read_record, replay
from meadhall.server.errors import Unfinished
from meadhall.server.names import clean, distinct
from meadhall.server.tables.plans import PERSON

MOST_BYTES: Final = 1 << 20  # the record of a long game has 12,000
MOST_NAME: Final = 24


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played elsewhere, as a table keeps it."""

    game: str
    setting: dict[str, Any]
    names: tuple[str, ...]
    journal: list[dict[str, Any]]
    result: dict[str, Any]


def finished_game(file: bytes) -> FinishedGame:
    """The game in a record, or in a game saved at the prompt; whatever is wrong raises an error that says so."""
    match = replay(read_record(recorded(file)))
    result = match.rules.result(match.state)
    if result is None:
        raise Unfinished(f"The game is not over: it has {len(match.played)} answers and no result.")
    names = _names(match.names)
    start, *rest = journal_of(match, [PERSON] * len(names))
    assert isinstance(start.what, Start)
    entries = [replace(start, what=replace(start.what, names=names)), *rest]
    return FinishedGame(
        match.rules.game.slug,
        match.rules.setting.plain(),
        names,
        [plain_entry(one, match.rules) for one in entries],
        plain(result),
    )


def _names(given: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the players as they may stand at a table, no two alike."""
    found: list[str] = []
    for number, name in enumerate(given, 1):
        found.append(distinct(clean(name, MOST_NAME) or str(number), found))
    return tuple(found)
