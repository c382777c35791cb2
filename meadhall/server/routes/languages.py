"""The language files as the page loads them: under a name with a digest, so that they can be cached for ever."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from meadhall.games import games
from meadhall.locale.choosing import ENGLISH
from meadhall.locale.speech import LANGUAGES, located
from meadhall.server.routes.files import File

SHARED = ("meadhall", "page")


@lru_cache(maxsize=1)
def _files() -> dict[tuple[str, str], tuple[str, File]]:
    """By language and file, its name with a digest and its contents."""
    resources = list(SHARED)
    for game in games():
        resources += [game.messages, f"{game.messages}-page", f"{game.messages}-rules"]
    found = {}
    for language in LANGUAGES:
        for resource in resources:
            where = located(language, resource)
            if where.is_file():
                body, stem = where.read_bytes(), resource.rpartition(":")[2]
                name = f"{stem}.{hashlib.sha256(body).hexdigest()[:12]}.ftl"
                found[language, stem] = (name, File(body, "text/plain; charset=utf-8"))
    return found


def addresses() -> dict[str, dict[str, str]]:
    """Where each language file is, by language and name."""
    found: dict[str, dict[str, str]] = {language: {} for language in (ENGLISH, *LANGUAGES)}
    for (language, stem), (name, _) in _files().items():
        found[language][stem] = f"/locale/{language}/{name}"
    return found


def language_file(language: str, file: str) -> File | None:
    """A language file by its name."""
    name, found = _files().get((language, file.partition(".")[0]), ("", None))
    return found if name == file else None
