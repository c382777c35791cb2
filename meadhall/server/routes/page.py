"""The page itself: the files that `web/` was built into. Every path that is no file is the page."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Response, get

from meadhall.server.errors import UnknownTable

FOLDER: Final = Path(__file__).parent.parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = b"The page has not been built: run python3 dev.py run, or npm run build in web/.\n"


@lru_cache(maxsize=256)
def _file(path: str) -> tuple[bytes, str] | None:
    """A file of the page with its media type; files outside of the folder are none of it."""
    try:
        where = (FOLDER / path).resolve()
        if not where.is_relative_to(FOLDER.resolve()) or not where.is_file():
            return None
    except (OSError, ValueError):  # no path at all: too long, or with a NUL in it
        return None
    kind = mimetypes.guess_type(where.name)[0] or "application/octet-stream"
    return where.read_bytes(), kind


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(path: str = "") -> Response[bytes]:
    """A file of the page, or the page itself, which knows what to show at an address."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise UnknownTable("There is no such address.")
    if name and (found := _file(name)) is not None:
        keep = FOR_EVER if name.startswith("assets/") else "no-cache"
        return Response(found[0], media_type=found[1], headers={"cache-control": keep})
    index = _file("index.html")
    if index is None:
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    return Response(index[0], media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


ROUTES = [get_page]
