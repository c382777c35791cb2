"""A file that somebody has uploaded and that is not kept, and what its sender is told."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response

from meadhall.kernel.errors import BadRequest, Mistake
from meadhall.server.errors import status

MOST_MISTAKES: Final = 100  # of a file that are told
MOST_TOLD: Final = 400  # characters of a sentence


class RefusedFile(BadRequest):
    """A file with the error code of what is wrong with it, one sentence, and for a card set every mistake."""

    def __init__(self, code: str, sentence: str, mistakes: tuple[Mistake, ...] = ()) -> None:
        super().__init__(sentence)
        self.told = code
        self.mistakes = mistakes


def refused_file(_: Request[Any, Any, Any], error: RefusedFile) -> Response[dict[str, Any]]:
    """The code for programs, the sentence in English as the command line says it, and the mistakes by key."""
    body: dict[str, Any] = {"code": error.told, "detail": str(error)[:MOST_TOLD]}
    if error.mistakes:
        body["mistakes"] = [
            {"file": one.file, "key": one.key, "reason": one.reason[:MOST_TOLD]}
            for one in error.mistakes[:MOST_MISTAKES]
        ]
        body["count"] = len(error.mistakes)
    return Response(body, status_code=status(error.told))
