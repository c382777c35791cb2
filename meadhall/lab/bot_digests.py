"""A digest of a bot's code, so that results of two versions never mix."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from meadhall.bots.plugins import plugins
from meadhall.bots.registry import BOTS, Called, kind_of, program_words
from meadhall.kernel.game import Game

LEARNED = "learned"  # how it plays is in the file that MEADHALL_POLICY names
OURS = {
    "meadhall.bots": ("karl.py", "search.py", "thrall.py", "trials.py"),
    "meadhall.kernel": ("core/favourites.py", "declared/forecast.py"),
}
"""The code of our bots besides a game's own policy."""


def bots_digest(bots: Iterable[str], game: Game) -> str:
    """A digest of these bots at a game: of their code, as far as it is available, and of their budgets."""
    digest = hashlib.sha256()
    for bot in sorted(set(bots)):
        for part in parts_of(bot, game):
            digest.update(part)
    return digest.hexdigest()[:16]


def parts_of(bot: str, game: Game) -> Iterator[bytes]:
    """The parts of one bot; karl is part of all, because he answers for bots at fault."""
    called = Called.read(bot)
    yield f"{bot} {kind_of(called).budget}".encode()
    yield from our_code(game)
    if called.command is not None:
        for word in program_words(called.command):
            yield from content(word)
    elif called.slug not in BOTS:
        plugin = plugins()[called.slug]
        yield (plugin.package + plugin.digest).encode()  # a package has a version, a file a digest
        if called.slug == LEARNED:
            yield from content(os.environ.get("MEADHALL_POLICY", ""))


def content(path: str) -> Iterator[bytes]:
    """A digest of a file, if there is one; it may be a large neural network."""
    if Path(path).is_file():
        with Path(path).open("rb") as file:
            yield hashlib.file_digest(file, "sha256").digest()


def our_code(game: Game) -> Iterator[bytes]:
    """The source files that decide how our bots play a game."""
    for package, names in OURS.items():
        yield from ((files(package) / name).read_bytes() for name in names)
    for name in game.policy:
        spec = find_spec(name)
        assert spec is not None and spec.origin is not None
        path = Path(spec.origin)
        yield from (one.read_bytes() for one in (sorted(path.parent.glob("*.py")) if spec.parent == name else [path]))
