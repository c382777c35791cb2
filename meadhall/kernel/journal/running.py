"""Running a journal: it gives the match with its log and every running number.

A record knows no undo and no time, so a running match is restored from its journal. The chance to go on with is handed
in. `Takeover` and `Return` change nothing in the match; they say who plays from then on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.kernel.errors import BadRecord, BadRequest, ReplayDrift
from meadhall.kernel.journal.acts import Answered, Prepared, Rewound, Undone
from meadhall.kernel.journal.entries import Entry, Return, Start, Takeover
from meadhall.kernel.match import Match
from meadhall.kernel.records import start_fields, started_from
from meadhall.kernel.setting import Setting


def start_of(match: Match, players: Sequence[str], time: float = 0.0) -> Entry:
    """The first entry of a match's journal."""
    fields = None if match.start is None else start_fields(match.rules, match.start)
    return Entry(Start(match.rules.setting.plain(), match.names, tuple(players), match.opening, fields), time=time)


def journal_of(match: Match, players: Sequence[str]) -> list[Entry]:
    """A journal that restores a match; it does not know who sent what when."""
    return [start_of(match, players), *(Entry(act.change) for act in match.acts if act.change is not None)]


def run(entries: Iterable[Entry], chance: Any = None) -> Match:
    """The match of a whole journal, with its log and running numbers."""
    rest = iter(entries)
    match = begin(next(rest, None), chance)
    for number, entry in enumerate(rest, 2):
        follow(match, entry, number)
    return match


def begin(entry: Entry | None, chance: Any = None) -> Match:
    """The match that a journal begins with; without a chance of its own it draws from the system."""
    if entry is None or not isinstance(entry.what, Start):
        raise BadRecord("The journal does not begin with a start.")
    start = entry.what
    rules = Setting.read(start.setting).rules()
    if not len(start.names) == len(start.players) == rules.seats:
        raise BadRecord(f"The journal names {len(start.names)} players for {rules.seats} seats.")
    if chance is None:
        chance = rules.core.Chance()
        chance.trust_system()
    state = None if start.state is None else started_from(rules, start.state)
    match = Match(rules, chance, start.names, list(start.outcomes), state)
    _check_forked(match, 1)
    return match


def follow(match: Match, entry: Entry, number: int) -> None:
    """Do to a match what an entry says; where the rules do not allow it, journal and rules have parted."""
    try:
        prepared = _prepared(match, entry)
    except BadRequest as error:
        raise ReplayDrift(f"At entry {number} the rules refuse what the journal says: {error}") from error
    if prepared is None:
        return
    if isinstance(entry.what, Answered):  # only then has chance been asked; before, for an answer that was not written
        _check_forked(match, number)
    match.commit(prepared)


def _prepared(match: Match, entry: Entry) -> Prepared | None:
    match entry.what:
        case Answered(seat, codes, outcomes):
            return match.prepare(seat, codes, scripts=[list(one) for one in outcomes])
        case Undone(seat):
            return match.prepare_undo(seat)
        case Rewound(to):
            return match.prepare_rewind(to)
        case Takeover(seat) | Return(seat):
            match.rules.check_seat(seat)
            return None
        case _:
            raise BadRecord("A journal begins only once.")


def _check_forked(match: Match, number: int) -> None:
    """Chance must have been asked for just what was written down."""
    if match.chance.forked:
        raise ReplayDrift(f"At entry {number} the rules ask chance for more than was written down.")
