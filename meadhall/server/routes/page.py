"""The page itself: the files that `web/` was built into. Every path that is no file is the page."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

from meadhall.server.errors import UnknownTable
from meadhall.server.routes.files import ASK_AGAIN, FOR_EVER, File

FOLDER: Final = Path(__file__).parent.parent / "page"
PAGE: Final = "text/html; charset=utf-8"
NOT_BUILT: Final = b"The page has not been built: run python3 dev.py run, or npm run build in web/.\n"


@lru_cache(maxsize=256)
def _file(path: str) -> File | None:
    """A file of the page; files outside of the folder are none of it."""
    try:
        where = (FOLDER / path).resolve()
        if not where.is_relative_to(FOLDER.resolve()) or not where.is_file():
            return None
    except (OSError, ValueError):  # no path at all: too long, or with a NUL in it
        return None
    kind = PAGE if where.name == "index.html" else mimetypes.guess_type(where.name)[0] or "application/octet-stream"
    return File(where.read_bytes(), kind)


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the page, or the page itself, which knows what to show at an address."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise UnknownTable("There is no such address.")
    found = _file(name or "index.html") or _file("index.html")
    if found is None:
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    return found.response(request, FOR_EVER if name.startswith("assets/") and found.kind != PAGE else ASK_AGAIN)


ROUTES = [get_page]
