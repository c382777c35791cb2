"""The host of a table may mute whoever talks too much."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, post

from meadhall.server.errors import NotHost
from meadhall.server.hosting import Hosting
from meadhall.server.routes.signing_in import somebody
from meadhall.server.routes.tables import Id, TableTold, again, told
from meadhall.server.store.tables import Stored


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Who may not speak any more, or may again: a seat, or null for all who look on."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None
    muted: bool = True


@post("/api/tables/{id:str}/mute", tags=["tables"], status_code=200)
async def mute(request: Request[Any, Any, Any], hosting: Hosting, id: Id, data: Mute) -> TableTold:
    """Mute a seat, or all who look on, or let them speak again."""
    person = await somebody(request, hosting)

    async def muted() -> Stored:
        table = await hosting.tables.get(id)
        if table.host != person.id:
            raise NotHost("Only the host of the table mutes.")
        others = tuple(one for one in table.muted if one != data.seat)
        table = await hosting.tables.mute(table, (*others, data.seat) if data.muted else others)
        hosting.keeper.reseat(table)
        return table

    return told(await again(muted), person)


ROUTES = [mute]
