"""Files that are the same for everybody: the page, its words, what is printed at a table. They are sent compressed.

What is told of a table is not compressed over HTTP: the length of a compressed answer tells about what is in it.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from typing import Any, Final

from litestar import Request, Response

FOR_EVER: Final = "public, max-age=31536000, immutable"  # for what has a digest in its address
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 1000  # bytes, below which compressing gains nothing


@dataclass(frozen=True, slots=True)
class File:
    """The contents of a file, also compressed where that makes them smaller."""

    body: bytes
    kind: str
    packed: bytes = field(init=False)

    def __post_init__(self) -> None:
        packed = gzip.compress(self.body, mtime=0) if len(self.body) > SMALL else self.body
        object.__setattr__(self, "packed", packed if len(packed) < len(self.body) else b"")

    def response(self, request: Request[Any, Any, Any], cache: str) -> Response[bytes]:
        """The file as the request can read it."""
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if self.packed and accepts_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.packed, media_type=self.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=headers)


def accepts_gzip(header: str) -> bool:
    """Whether a client says that it reads gzip: by name, and not with a weight of 0."""
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() == "gzip":
            return weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
