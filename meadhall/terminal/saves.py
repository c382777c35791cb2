"""Saved games: the journal of a match, with who plays. Saves of version 1, which held a record, can still be read.

A game is kept by itself after every answer, in a folder of its own, so that nothing is lost when the lights go out. A
file that a player names is written when the player says so, and by nothing else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from meadhall.bots.registry import check
from meadhall.kernel.errors import BadOptions, BadRecord, BadRequest
from meadhall.kernel.files import read_file, write_file
from meadhall.kernel.journal.entries import Entry, Start
from meadhall.kernel.journal.plain import read_journal
from meadhall.kernel.journal.running import journal_of, run
from meadhall.kernel.journal.saved import FORMAT, VERSION
from meadhall.kernel.match import Match
from meadhall.kernel.records import MOST_BYTES, read_record, replay

PERSON = "person"
KEPT = re.compile(r"[a-z]+-\d{8}-\d{6}(-\d+)?\.json")  # the files of games that are kept by themselves


@dataclass(frozen=True, slots=True)
class Saved:
    """A game to go on with, and who sits where: a person, or a bot by its name."""

    match: Match
    players: tuple[str, ...]
    entries: tuple[Entry, ...]  # the journal that leads there


def folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept by themselves."""
    home = environment.get("XDG_STATE_HOME") or Path(environment.get("HOME") or "~").expanduser() / ".local" / "state"
    return Path(home) / "meadhall"


def fresh_path(where: Path, slug: str, now: datetime) -> Path:
    """A new file for a game that begins."""
    stem = f"{slug}-{now:%Y%m%d-%H%M%S}"
    return next(
        path
        for path in (where / f"{stem}{more}.json" for more in ("", *map("-{}".format, range(2, 100))))
        if not path.exists()
    )


def path_to_go_on(loaded: Path, where: Path, slug: str, now: datetime) -> Path:
    """Where a game that was loaded is kept from now on: a game kept by itself in its own file, any other in a new one.

    A file that a player has named is written only when the player says so.
    """
    is_kept_by_itself = KEPT.fullmatch(loaded.name) and loaded.parent.resolve() == where.resolve()
    return loaded if is_kept_by_itself else fresh_path(where, slug, now)


def unfinished(where: Path, slug: str) -> Path | None:
    """The newest game of a kind that is not over."""
    try:
        found = sorted(where.glob(f"{slug}-*.json"), reverse=True)
    except OSError:
        return None
    for path in found:
        try:
            plain = json.loads(read_file(path, MOST_BYTES))
            if plain["format"] == FORMAT and not (plain["over"] if "over" in plain else plain["record"]["result"]):
                return path
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            continue
    return None


def path_from(typed: str) -> Path:
    """A path as a player types it."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise BadRequest(f"{typed[:80]} lies in the home of nobody who is known here.") from None


def write(path: Path, journal: Sequence[Mapping[str, Any]], is_over: bool) -> None:
    """Keep a game; whoever reads the file meanwhile finds the old one or the new one, whole."""
    text = json.dumps({"format": FORMAT, "version": VERSION, "over": is_over, "journal": list(journal)}) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, text)


def read(path: Path) -> Saved:
    """A game to go on with, chance coming from the system from here on."""
    try:
        text = read_file(path, MOST_BYTES)
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from None
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(f"{path} is no saved game: it is not valid JSON.") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT or plain.get("version") not in (1, VERSION):
        raise BadRecord(f'{path} is no saved game: its "format" is not "{FORMAT}", version 1 or {VERSION}.')
    saved = _recorded(plain, path) if plain["version"] == 1 else _journalled(plain)
    for player in saved.players:
        if player != PERSON:
            check_bot(player, path)
    saved.match.chance.trust_system()
    return saved


def _recorded(plain: Mapping[str, Any], path: Path) -> Saved:
    """A save of version 1: a record, and who plays."""
    match = replay(read_record(json.dumps(plain.get("record"))))
    players = plain.get("players")
    if not isinstance(players, list) or len(players) != match.rules.seats:
        raise BadRecord(f"{path} does not say who plays.")
    return Saved(match, tuple(players), tuple(journal_of(match, players)))


def _journalled(plain: Mapping[str, Any]) -> Saved:
    """A save of version 2: a journal, whose start says who plays."""
    entries = read_journal(plain.get("journal"))
    match = run(entries)
    assert isinstance(entries[0].what, Start)
    return Saved(match, entries[0].what.players, tuple(entries))


def check_bot(name: object, path: Path) -> None:
    """Refuse a player by whose name no bot can be seated."""
    try:
        if isinstance(name, str):
            return check(name)
    except BadOptions:
        pass
    raise BadRecord(f"{path} names a player that is neither a person nor a known bot.")
