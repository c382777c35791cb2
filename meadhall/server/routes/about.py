"""What this server is: its games, its language files, its boxes, and whether it is well."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from meadhall.games import games
from meadhall.hall.wire import WIRE
from meadhall.kernel.game import Game
from meadhall.server.config import BOTS, VERSION
from meadhall.server.errors import UnknownTable
from meadhall.server.hosting import Hosting
from meadhall.server.routes.files import FOR_EVER
from meadhall.server.routes.languages import addresses, language_file
from meadhall.server.routes.signing_in import whoever
from meadhall.server.uploads import cards as cards_uploaded
from meadhall.server.uploads import games as games_uploaded

MOST_BYTES: Final = {"record": games_uploaded.MOST_BYTES, "cards": cards_uploaded.MOST_BYTES}


class GameTold(msgspec.Struct):
    """A game that can be played here."""

    slug: str
    revision: int
    seats: list[int]
    editions: dict[str, dict[str, bool | int]]  # with the options of each
    variants: list[str]
    cards: list[str]  # card sets, the first is played by default
    figures: dict[str, int]  # how many of its figures are printed, how many are ours
    odds: bool  # whether it has dice whose odds can be told


class About(msgspec.Struct):
    """The server: `app` is its version, `wire` the version of the wire."""

    app: str
    wire: int
    games: list[GameTold]
    bots: list[str]
    locale: dict[str, dict[str, str]]
    uploads: dict[str, int]  # the most bytes of a file, by what it is


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    tables: int  # in memory


@lru_cache(maxsize=1)
def all_about() -> About:
    """What does not change while the server runs."""
    return About(VERSION, WIRE, [_told(game) for game in games()], list(BOTS), addresses(), MOST_BYTES)


def _told(game: Game) -> GameTold:
    cards = [game.open_cards.name, *(name for name in game.card_set.contents.sets if name != game.open_cards.name)]
    return GameTold(
        game.slug,
        game.revision,
        list(game.seats),
        {edition: asdict(game.options({"edition": edition})) for edition in game.editions},
        list(game.variants),
        cards,
        dict(game.open_cards.count_trust()),
        game.rules(game.seats[0]).fights is not None,
    )


@get("/api/about", tags=["about"])
async def get_about() -> About:
    """Games with their editions and options, bots, and where the language files are."""
    return all_about()


@get("/api/health", tags=["about"])
async def get_health(hosting: Hosting) -> Health:
    """Whether the server can read its database."""
    await hosting.tables.due(0.0)
    return Health("ok", len(hosting.keeper.live))


@get("/api/boxes/{digest:str}", tags=["play"])
async def get_box(
    request: Request[Any, Any, Any],
    hosting: Hosting,
    digest: Annotated[str, Parameter(pattern="^[0-9a-f]{32}$")],
    table: Annotated[str | None, Parameter(pattern="^[0-9a-f]{32}$", description="A table that plays with it.")] = None,
) -> Response[bytes]:
    """What is printed at a table; it never changes. Name the table, for another process may have it in memory."""
    await whoever(request, hosting)  # who is counted: a box takes a while to make
    body = hosting.box(digest)
    if body is None and table is not None:
        hosting.keep_box(digest, await hosting.tables.get(table))
        body = hosting.box(digest)
    if body is None:
        raise UnknownTable("There is no such box.")
    return Response(body, media_type="application/json", headers={"cache-control": FOR_EVER})


@get("/locale/{language:str}/{file:str}", tags=["about"], include_in_schema=False)
async def get_language(request: Request[Any, Any, Any], language: str, file: str) -> Response[bytes]:
    """A language file, under a name with its digest."""
    found = language_file(language, file)
    if found is None:
        raise UnknownTable("There is no such language file.")
    return found.response(request, FOR_EVER)


ROUTES = [get_about, get_health, get_box, get_language]
