"""Card sets that people have uploaded; each belongs to one person. A table keeps its own copy, in its setting."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select

from meadhall.server.store.database import Database
from meadhall.server.store.people import fresh_id
from meadhall.server.store.schema import card_sets
from meadhall.server.store.writer import Writer


@dataclass(frozen=True, slots=True)
class KeptCards:
    """A card set as it is stored: `body` is what the user's file says, `figures` how many are exact, inferred, ours."""

    id: str
    game: str
    name: str
    body: Mapping[str, Any]
    figures: Mapping[str, int]
    created: float


class CardSets:
    """All card sets of the database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def of(self, person: str) -> list[KeptCards]:
        """The card sets of a person, the newest first."""
        wanted = select(card_sets).where(card_sets.c.person == person).order_by(card_sets.c.created.desc())
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            KeptCards(row.id, row.game, row.name, json.loads(row.body), json.loads(row.figures), row.created)
            for row in rows
        ]

    async def add(
        self, person: str, game: str, name: str, body: Mapping[str, Any], figures: Mapping[str, int]
    ) -> KeptCards:
        """Keep a card set; one of the same name and game is replaced, for it is a newer version."""
        kept = KeptCards(fresh_id(), game, name, body, figures, time.time())
        same = (card_sets.c.person == person, card_sets.c.game == game, card_sets.c.name == name)
        await self.writer.write(
            delete(card_sets).where(*same),
            insert(card_sets).values(
                id=kept.id,
                person=person,
                game=game,
                name=name,
                body=json.dumps(body),
                figures=json.dumps(figures),
                created=kept.created,
            ),
        )
        return kept

    async def remove(self, person: str, id: str | None = None) -> None:
        """Delete a card set of a person, or all of them; tables that play with it go on."""
        which = () if id is None else (card_sets.c.id == id,)
        await self.writer.write(delete(card_sets).where(card_sets.c.person == person, *which))
