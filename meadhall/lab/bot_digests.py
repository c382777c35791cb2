"""How bots play, as a number: games of a bot and of its successor must not be taken for those of equals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

from meadhall.bots.plugins import plugins
from meadhall.bots.registry import BOTS, Called, kind_of, program_words

OURS = {
    "meadhall.bots": ("karl.py", "search.py", "thrall.py", "trials.py"),
    "meadhall.kernel": ("core/favourites.py", "forecasting.py"),
}
"""The code of our bots besides a game's own policy."""


def minds(bots: Iterable[str], slug: str) -> str:
    """A number for these bots at a game: their code, as far as it is at hand, and the time they take."""
    digest = hashlib.sha256()
    for bot in sorted(set(bots)):
        for part in mind(bot, slug):
            digest.update(part)
    return digest.hexdigest()[:16]


def mind(bot: str, slug: str) -> Iterator[bytes]:
    """What one bot is made of; karl is part of all, for he stands in for those at fault."""
    called = Called.read(bot)
    yield f"{bot} {kind_of(called).budget}".encode()
    yield from our_code(slug)
    if called.command is not None:
        for word in map(Path, program_words(called.command)):
            if word.is_file():
                with word.open("rb") as file:
                    yield hashlib.file_digest(file, "sha256").digest()  # it may be a large net
    elif called.slug not in BOTS:
        yield plugins()[called.slug].package.encode()  # with its version


def our_code(slug: str) -> Iterator[bytes]:
    """The files that decide how our bots play a game."""
    for package, names in OURS.items():
        yield from ((files(package) / name).read_bytes() for name in names)
    yield (files(f"meadhall.{slug}") / "forecast.py").read_bytes()
    policy = [one for one in files(f"meadhall.{slug}.core.policy").iterdir() if one.name.endswith(".py")]
    yield from (one.read_bytes() for one in sorted(policy, key=lambda one: one.name))
