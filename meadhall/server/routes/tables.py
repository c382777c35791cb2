"""Tables: open one, find one, take a seat, begin."""

from __future__ import annotations

import hmac
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from meadhall.kernel.errors import NotOffered
from meadhall.kernel.setting import MOST_KEPT, Setting
from meadhall.server.config import BOTS
from meadhall.server.errors import HasStarted, NotHost, SeatNotYours, SlowDown, UnknownTable, WrongSecret
from meadhall.server.hosting import Hosting
from meadhall.server.limits import Limits
from meadhall.server.names import bot_name, clean_name, distinct
from meadhall.server.routes.signing_in import address_of, somebody, whoever
from meadhall.server.store.people import Person, digest_of, fresh_secret
from meadhall.server.store.tables import WAITING, Seat, Stored
from meadhall.server.store.writer import Conflict
from meadhall.server.tables.plans import BOT, LINK, OPEN, PERSON, NewTable, planned

T = TypeVar("T")
TRIES: Final = 5  # to change a table that others change at the same time
Id = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$", description="The id of a table.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=7, description="A seat, from 0.")]


class SeatTold(msgspec.Struct):
    """A seat as everybody may know it."""

    seat: int
    kind: str  # person, bot, link or open
    name: str
    bot: str | None
    mine: bool


class TableTold(msgspec.Struct):
    """A table as everybody may know it."""

    id: str
    game: str
    state: str  # waiting, running or over
    setting: dict[str, Any]
    house: dict[str, Any]
    seats: list[SeatTold]
    host: bool
    spectators: str
    listed: bool
    created: int
    changed: int
    result: dict[str, Any] | None
    links: dict[str, str] = {}
    figures: dict[str, int] = {}  # of its cards: how many are exact, inferred and ours; told of a single table


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a seat that is given away by link, and the name to sit down under."""

    secret: Annotated[str, msgspec.Meta(max_length=100)] = ""
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


class StartWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot takes the seats that are still free."""

    bot: str = ""


class Link(msgspec.Struct):
    """The address that gives a seat away, once."""

    link: str


def told(table: Stored, person: Person | None, links: dict[int, str] | None = None) -> TableTold:
    """A table as a person may know it: never a secret."""
    who = person.id if person else None
    return TableTold(
        table.id,
        table.game,
        table.state,
        told_setting(table),
        dict(table.house),
        [SeatTold(one.seat, one.kind, one.name, one.bot, who is not None and one.person == who) for one in table.seats],
        who == table.host,
        table.spectators,
        table.listed,
        round(table.created),
        round(table.changed),
        None if table.result is None else dict(table.result),
        {str(seat): link_to(table, seat, secret) for seat, secret in (links or {}).items()},
    )


@lru_cache(maxsize=MOST_KEPT)
def figures_of(setting: str) -> dict[str, int]:
    """How many figures of a table's cards are exact, inferred and ours."""
    return Setting.read(json.loads(setting)).cards.count_trust()


def told_setting(table: Stored) -> dict[str, Any]:
    """A setting without the contents of a user's card set, which are in the box."""
    cards = {key: cell for key, cell in table.setting["cards"].items() if key != "own"}
    return {**table.setting, "cards": cards}


def link_to(table: Stored, seat: int, secret: str) -> str:
    """The address that gives a seat away: its secret is in the fragment, which is never sent to a server."""
    return f"/t/{table.id}#s={seat}&k={secret}"


def may_look(table: Stored, person: Person | None) -> bool:
    """Whether somebody may look on at a table."""
    is_seated = bool(table.seats_of(person.id if person else None)) or (person is not None and person.id == table.host)
    return is_seated or table.spectators != "none" or table.state == WAITING


@post("/api/tables", tags=["tables"])
async def add_table(request: Request[Any, Any, Any], hosting: Hosting, data: NewTable) -> TableTold:
    """Open a table; one with no free seat begins at once."""
    person = await somebody(request, hosting)
    hosting.limits.take("table", person.id)
    own = {one.id: one.body for one in await hosting.card_sets.of(person.id) if one.game == data.game}
    table, links = planned(data, person, own)
    if await hosting.tables.count_open(person.id) >= Limits.OPEN_TABLES:
        raise SlowDown(f"Nobody opens more than {Limits.OPEN_TABLES} tables at a time; finish or leave one.")
    await hosting.tables.add(table)
    if not any(one.is_free for one in table.seats):
        await hosting.keeper.begin(table)
        table = await hosting.tables.get(table.id)
    return told(table, person, links)


@get("/api/tables", tags=["tables"])
async def list_tables(
    request: Request[Any, Any, Any], hosting: Hosting, show: Literal["open", "mine"] = "open"
) -> list[TableTold]:
    """The tables that wait for players, or one's own."""
    person = await whoever(request, hosting)
    if show == "mine":
        person = await somebody(request, hosting)
        return [told(one, person) for one in await hosting.tables.of(person.id)]
    return [told(one, person) for one in await hosting.tables.open_ones()]


@get("/api/tables/{id:str}", tags=["tables"])
async def get_table(request: Request[Any, Any, Any], hosting: Hosting, id: Id) -> TableTold:
    """A table: who sits where."""
    person = await whoever(request, hosting)
    table = await hosting.tables.get(id)
    if not may_look(table, person):
        raise UnknownTable("There is no such table.")
    answer = told(table, person)
    answer.figures = dict(figures_of(json.dumps(table.setting)))
    return answer


async def again(work: Callable[[], Awaitable[T]]) -> T:
    """Read a table, decide and write, anew where somebody else has changed it in between."""
    for _ in range(TRIES):
        with suppress(Conflict):
            return await work()
    raise SlowDown("Too many change this table at once; wait a moment.")


@post("/api/tables/{id:str}/seats/{seat:int}/claim", tags=["tables"], status_code=200)
async def claim(request: Request[Any, Any, Any], hosting: Hosting, id: Id, seat: SeatNumber, data: Claim) -> TableTold:
    """Take a seat: one that is open to all, or one by its secret, which works once."""
    hosting.limits.take("claim", address_of(request, hosting.config))
    person = await somebody(request, hosting)
    table = await again(lambda: _claimed(hosting, id, seat, data, person))
    if table.state == WAITING and not any(one.is_free for one in table.seats) and not table.seats_of(table.host):
        with suppress(HasStarted, Conflict):
            await hosting.keeper.begin(table)
        table = await hosting.tables.get(id)
    return told(table, person)


async def _claimed(hosting: Hosting, id: str, seat: int, data: Claim, person: Person) -> Stored:
    """Whatever is wrong, the same is answered after the same work."""
    found = await hosting.tables.find(id)
    nobody = Seat(seat, LINK)
    wanted = found.seats[seat] if found is not None and seat < len(found.seats) else nobody
    fits = hmac.compare_digest(digest_of(data.secret), wanted.secret or digest_of(fresh_secret()))
    is_open = found is not None and wanted.kind == OPEN and found.state == WAITING
    if found is None or not (fits or is_open):
        raise WrongSecret("This seat cannot be taken with that secret.")
    taken = [one.name for one in found.seats if one.seat != seat and one.name]
    is_mine = found.state != WAITING and wanted.person == person.id  # only on another device
    name = wanted.name if is_mine else distinct(clean_name(data.name or person.name), taken)
    table = await hosting.tables.sit(found, Seat(seat, PERSON, name, person.id))
    hosting.keeper.reseat(table)
    return table


@post("/api/tables/{id:str}/seats/{seat:int}/handover", tags=["tables"])
async def hand_over(request: Request[Any, Any, Any], hosting: Hosting, id: Id, seat: SeatNumber) -> Link:
    """A link that gives one's own seat to another device, or a new link for a seat that nobody has taken."""
    person, secret = await somebody(request, hosting), fresh_secret()

    async def handed() -> Link:
        table = await hosting.tables.get(id)
        mine = seat < len(table.seats) and (
            seat in table.seats_of(person.id) or (table.host == person.id and table.seats[seat].kind == LINK)
        )
        if not mine:
            raise SeatNotYours("This seat belongs to somebody else.")
        hosting.keeper.reseat(await hosting.tables.sit(table, replace(table.seats[seat], secret=digest_of(secret))))
        return Link(link_to(table, seat, secret))

    return await again(handed)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", tags=["tables"], status_code=200)
async def leave(request: Request[Any, Any, Any], hosting: Hosting, id: Id, seat: SeatNumber) -> TableTold:
    """Leave a seat, or as the host free one before the game begins; in a game a bot plays on."""
    person = await somebody(request, hosting)
    hosting.limits.take("leave", person.id)

    async def left() -> Stored:
        table = await hosting.tables.get(id)
        is_mine = seat in table.seats_of(person.id)
        if not is_mine and not (table.host == person.id and table.state == WAITING and seat < len(table.seats)):
            raise SeatNotYours("This seat belongs to somebody else.")
        if table.state == WAITING:
            return await hosting.tables.sit(table, Seat(seat, OPEN))
        await (await hosting.keeper.table(id)).leave(seat)
        return table

    return told(await again(left), person)


@post("/api/tables/{id:str}/start", tags=["tables"], status_code=200)
async def start(request: Request[Any, Any, Any], hosting: Hosting, id: Id, data: StartWish) -> TableTold:
    """Deal the cards; the host may have bots take the seats that are still free."""
    person = await somebody(request, hosting)

    async def started() -> None:
        table = await hosting.tables.get(id)
        if table.host != person.id:
            raise NotHost("Only the host of the table begins.")
        if table.state != WAITING:
            raise HasStarted("The game has begun already.")
        bots: list[Seat] = []
        for one in [one for one in table.seats if one.is_free]:
            if data.bot not in BOTS:
                raise NotOffered("There are free seats, and no bot is named to take them.")
            name = bot_name([other.name for other in (*table.seats, *bots)])
            bots.append(Seat(one.seat, BOT, name, bot=data.bot))
        await hosting.keeper.begin(await hosting.tables.sit(table, *bots) if bots else table)

    await again(started)
    return told(await hosting.tables.get(id), person)


ROUTES = [add_table, list_tables, get_table, claim, hand_over, leave, start]
