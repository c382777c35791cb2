"""The numbered rules: all of them by one edition, and where another one differs."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Response, get

from meadhall.games import game as find
from meadhall.kernel.errors import BadRequest
from meadhall.locale.rulebook import Source
from meadhall.locale.speech import LANGUAGES

AN_HOUR: Final = {"cache-control": "public, max-age=3600"}


@cache
def rules_told(game: str, language: str, edition: str, beside: str) -> bytes:
    """The rules by an edition and in what a second one differs, as the command line tells them."""
    source = Source(game, language, {})
    book, compared = source.tell(edition, None), source.tell(edition, beside)
    return msgspec.json.encode({"book": book, "beside": compared})


@get("/api/rules/{game:str}", tags=["about"], sync_to_thread=True)
def get_rules(game: str, language: str = "en", edition: str = "", beside: str = "") -> Response[Any]:
    """The numbered rules; without an edition by the one that is usual, without a second beside the first printed."""
    editions = find(game).editions
    chosen = edition or editions[-1]
    other = beside or next((one for one in editions if one != chosen), chosen)
    if language not in LANGUAGES or chosen not in editions or other not in editions:
        raise BadRequest("There is no such language or edition.")
    body = rules_told(game, language, chosen, other)
    return Response(body, media_type="application/json", headers=AN_HOUR)


ROUTES = [get_rules]
