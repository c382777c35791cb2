"""Files that people upload: records of games that were played elsewhere, and card sets."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter

from meadhall.hall import wire
from meadhall.server.errors import TooMany
from meadhall.server.hosting import Hosting
from meadhall.server.names import clean
from meadhall.server.routes.signing_in import somebody
from meadhall.server.routes.tables import Id, TableTold, told
from meadhall.server.store.card_sets import KeptCards
from meadhall.server.store.people import fresh_id
from meadhall.server.store.tables import OVER, RECORDED, Seat, Stored
from meadhall.server.uploads.cards import MOST_BYTES as MOST_CARD_BYTES
from meadhall.server.uploads.cards import MOST_NAME as MOST_CARD_NAME
from meadhall.server.uploads.cards import sound_cards
from meadhall.server.uploads.games import MOST_BYTES, FinishedGame, finished_game

MOST_RECORDS: Final = 200  # games that a person keeps by uploading them
MOST_SETS: Final = 20  # card sets of a person
FileName = Annotated[str, Parameter(max_length=80, description="How the file is called in its mistakes.")]


class CardsTold(msgspec.Struct):
    """A card set of one's own, and how many of its figures are printed in a book, inferred, or ours."""

    id: str
    game: str
    name: str
    figures: dict[str, int]
    created: int


def told_cards(kept: KeptCards) -> CardsTold:
    """A card set without its contents."""
    return CardsTold(kept.id, kept.game, kept.name, dict(kept.figures), round(kept.created))


async def _kept_already(hosting: Hosting, person: str, found: FinishedGame) -> Stored | None:
    """The same game, if this person has uploaded it before."""
    seats = tuple(Seat(seat, RECORDED, name) for seat, name in enumerate(found.names))
    for one in await hosting.tables.of(person, None):
        is_like = one.seats == seats and one.result == found.result
        if is_like and await hosting.tables.journal(one.id) == found.journal:
            return one
    return None


@post("/api/records", tags=["records"], request_max_body_size=MOST_BYTES)
async def add_record(request: Request[Any, Any, Any], hosting: Hosting) -> TableTold:
    """Keep a finished game that was played elsewhere; the body is its record, or a game saved at the prompt."""
    person = await somebody(request, hosting)
    hosting.limits.take("upload", person.id)
    body = await request.body()
    if await hosting.tables.count_recorded(person.id) >= MOST_RECORDS:
        raise TooMany(f"Nobody keeps more than {MOST_RECORDS} uploaded games.")
    found = await hosting.checking.run(finished_game, body)
    if same := await _kept_already(hosting, person.id, found):
        return told(same, person)
    now = time.time()
    kept = Stored(
        fresh_id(), person.id, OVER, found.game, found.setting, asdict(wire.House()), "link", False, now, now,
        found.result, tuple(Seat(seat, RECORDED, name) for seat, name in enumerate(found.names)),
    )  # fmt: skip
    await hosting.tables.add(kept, found.journal)
    return told(kept, person)


@delete("/api/records/{id:str}", tags=["records"])
async def remove_record(request: Request[Any, Any, Any], hosting: Hosting, id: Id) -> None:
    """Delete a game that one has uploaded."""
    person = await somebody(request, hosting)
    await hosting.tables.remove_recorded(person.id, id)


@get("/api/cards", tags=["cards"])
async def list_cards(request: Request[Any, Any, Any], hosting: Hosting) -> list[CardsTold]:
    """The card sets that one has uploaded."""
    person = await somebody(request, hosting)
    return [told_cards(one) for one in await hosting.card_sets.of(person.id)]


@post("/api/cards", tags=["cards"], request_max_body_size=MOST_CARD_BYTES)
async def add_cards(
    request: Request[Any, Any, Any], hosting: Hosting, game: FileName, file: FileName = "cards.toml"
) -> CardsTold:
    """Keep a card set of one's own; the body is its TOML file. One of the same name is replaced."""
    person = await somebody(request, hosting)
    hosting.limits.take("upload", person.id)
    body = await request.body()
    found = await hosting.checking.run(sound_cards, game, clean(file, MOST_CARD_NAME) or "cards.toml", body)
    mine = await hosting.card_sets.of(person.id)
    if len([one for one in mine if (one.game, one.name) != (found.game, found.name)]) >= MOST_SETS:
        raise TooMany(f"Nobody keeps more than {MOST_SETS} card sets.")
    return told_cards(await hosting.card_sets.add(person.id, found.game, found.name, found.body, found.figures))


@delete("/api/cards/{id:str}", tags=["cards"])
async def remove_cards(request: Request[Any, Any, Any], hosting: Hosting, id: Id) -> None:
    """Delete a card set of one's own; tables that play with it keep it."""
    person = await somebody(request, hosting)
    await hosting.card_sets.remove(person.id, id)


ROUTES = [add_record, remove_record, list_cards, add_cards, remove_cards]
