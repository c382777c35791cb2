"""Finished games: step through one, take its record along, or play on from one of its moments."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from meadhall.hall.box import box
from meadhall.hall.coding import encode
from meadhall.hall.replaying import ALL, MOST_AT_ONCE, SPECTATOR, Eye, Replay
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.journal.plain import plain_entry, read_journal
from meadhall.kernel.journal.running import start_of
from meadhall.kernel.match import Match
from meadhall.kernel.records import record_of, write_record
from meadhall.server.config import BOTS
from meadhall.server.errors import NotOver
from meadhall.server.hosting import Hosting
from meadhall.server.names import bot_name, distinct
from meadhall.server.routes.files import FOR_EVER
from meadhall.server.routes.signing_in import address_of, somebody, whoever
from meadhall.server.routes.tables import Id, TableTold, told, told_setting
from meadhall.server.store.people import fresh_id
from meadhall.server.store.tables import OVER, WAITING, Seat, Stored
from meadhall.server.tables.dealing import fair
from meadhall.server.tables.plans import BOT, ME, PERSON
from meadhall.server.uploads.checking import Trouble, attempt

P = ParamSpec("P")
T = TypeVar("T")
EyeAsked = Annotated[str, Parameter(pattern="^(all|spectator|[0-7])$", description="A seat, spectator or all.")]


class RecordTold(msgspec.Struct):
    """A finished game: what it was, how many moments it has for each eye, and at which each round begins."""

    id: str
    game: str
    setting: dict[str, Any]
    names: list[str]
    players: list[str]
    box: str
    result: dict[str, Any] | None
    moments: dict[str, int]
    rounds: dict[str, list[int]]


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment of which eye to play on, and who plays: each seat `me` or `bot:LEVEL`."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=8)]
    eye: str = ALL


async def _looked_at(request: Request[Any, Any, Any], hosting: Hosting, id: str) -> tuple[Stored, list[Any]]:
    """A finished game for whoever has the link, who need not be signed in."""
    person = await whoever(request, hosting)
    hosting.limits.take("replay", person.id if person else address_of(request, hosting.config))
    return await _replay(hosting, id)


async def _replay(hosting: Hosting, id: str) -> tuple[Stored, list[Any]]:
    stored = await hosting.tables.get(id)
    if stored.state != OVER:
        raise NotOver("The game is not over.")
    return stored, await hosting.tables.journal(id)


def eye_of(word: str) -> Eye:
    """An eye by its name on the wire."""
    return ALL if word == ALL else None if word == SPECTATOR else int(word)


def about_of(journal: list[Any]) -> tuple[dict[str, int], dict[str, list[int]], str]:
    """How many moments a game has for each eye, at which each round begins, and the digest of its box."""
    replay = Replay.of(read_journal(journal))
    found = {SPECTATOR if eye is None else str(eye): rounds for eye, rounds in replay.rounds().items()}
    counts = {name: len(rounds) for name, rounds in found.items()}
    firsts = {name: [rounds.index(one) for one in sorted(set(rounds))] for name, rounds in found.items()}
    return counts, firsts, box(replay.played.rules).digest


def frames_of(journal: list[Any], eye: Eye, first: int, last: int) -> bytes:
    """Some moments of a game as they go over the wire."""
    return encode({"from": first, "frames": Replay.of(read_journal(journal)).frames(eye, first, last)})


def file_of(journal: list[Any]) -> str:
    """The record of a game."""
    return write_record(record_of(Replay.of(read_journal(journal)).played))


def start_at(
    journal: list[Any], eye: Eye, moment: int, names: list[str], players: list[str], now: float
) -> dict[str, Any]:
    """The first entry of a journal that goes on from a moment of a game."""
    replay = Replay.of(read_journal(journal))
    rules = replay.played.rules
    match = Match(rules, fair(rules.setting), names, start=replay.state_at(eye, moment))
    return plain_entry(start_of(match, players, now), rules)


async def in_worker(hosting: Hosting, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run through a game in another process; it is the reader's fault if the game has no such seat or moment."""
    found: Any = await asyncio.wrap_future(hosting.workers.submit(attempt, work, *args, **kwargs))
    if isinstance(found, Trouble):
        raise BadRequest(found.sentence)
    answer: T = found
    return answer


@get("/api/records/{id:str}", tags=["records"])
async def get_record(request: Request[Any, Any, Any], hosting: Hosting, id: Id) -> RecordTold:
    """A finished game."""
    stored, journal = await _looked_at(request, hosting, id)
    moments, rounds, digest = await in_worker(hosting, about_of, journal)
    hosting.keep_box(digest, stored)
    return RecordTold(
        id,
        stored.game,
        told_setting(stored),
        [one.name for one in stored.seats],
        [f"bot:{one.bot}" if one.bot else PERSON for one in stored.seats],
        digest,
        None if stored.result is None else dict(stored.result),
        moments,
        rounds,
    )


@get("/api/records/{id:str}/frames", tags=["records"])
async def get_frames(
    request: Request[Any, Any, Any],
    hosting: Hosting,
    id: Id,
    eye: EyeAsked = SPECTATOR,
    first: Annotated[int, Parameter(query="from", ge=0)] = 0,
    last: Annotated[int | None, Parameter(query="to", ge=0)] = None,
) -> Response[bytes]:
    """Some moments of a finished game, 50 at most: a list of frames, as they were told to that eye."""
    _, journal = await _looked_at(request, hosting, id)
    last = min(first + MOST_AT_ONCE, last if last is not None else first + MOST_AT_ONCE)
    body = await in_worker(hosting, frames_of, journal, eye_of(eye), first, last)
    return Response(body, media_type="application/json", headers={"cache-control": FOR_EVER})


@get("/api/records/{id:str}/file", tags=["records"])
async def get_file(request: Request[Any, Any, Any], hosting: Hosting, id: Id) -> Response[str]:
    """The record, for `meadhall replay` and `meadhall study`."""
    stored, journal = await _looked_at(request, hosting, id)
    body = await in_worker(hosting, file_of, journal)
    name = f'attachment; filename="{stored.game}-{id[:8]}.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


@post("/api/records/{id:str}/fork", tags=["records"])
async def fork(request: Request[Any, Any, Any], hosting: Hosting, id: Id, data: Fork) -> TableTold:
    """A new table from a moment of a finished game, against bots, who keep the names of the game."""
    person = await somebody(request, hosting)
    hosting.limits.take("table", person.id)
    stored, journal = await _replay(hosting, id)
    if len(data.seats) != len(stored.seats) or not any(word == ME for word in data.seats):
        raise BadRequest("Name a player for every seat: me at least once, else bots.")
    seats: list[Seat] = []
    for number, word in enumerate(data.seats):
        taken, (kind, _, level) = [one.name for one in seats], word.partition(":")
        if kind == BOT and level in BOTS:
            others = [*taken, person.name, *(one.name for one in stored.seats[number + 1 :])]
            name = stored.seats[number].name
            seats.append(Seat(number, BOT, bot_name(others) if name in others else name, bot=level))
        elif word == ME:
            seats.append(Seat(number, PERSON, distinct(person.name, taken), person.id))
        else:
            raise BadRequest("A seat of a fork is me or bot:LEVEL.")
    now = time.time()
    house = {**stored.house, "clock": None}
    made = Stored(
        fresh_id(), person.id, WAITING, stored.game, stored.setting, house, "link", False, now, now, None, tuple(seats)
    )
    players = [PERSON if one.bot is None else BOTS[one.bot] for one in seats]
    start = await in_worker(
        hosting, start_at, journal, eye_of(data.eye), data.moment, [one.name for one in seats], players, now
    )
    await hosting.tables.add(made)
    await hosting.tables.begin(made, start)
    return told(await hosting.tables.get(made.id), person)


ROUTES = [get_record, get_frames, get_file, fork]
