"""Plug-ins: bots from other packages, by entry points of the group `meadhall.bots`, or from files.

An entry point names a function from a seed to a bot. It is never imported in this process: a plug-in runs in its own
worker process (`worker.py`), guarded like any program. The bots of files (`bot_files.py`) are known for one command.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from meadhall.bots.guard import Guarded

GROUP: Final = "meadhall.bots"
SLUG: Final = re.compile(r"[a-z][a-z0-9-]*")
PASSED_ON: Final = ("MEADHALL_PURE", "MEADHALL_POLICY")  # variables that a worker is given
RESERVED: Final = "program"  # the word before a command; no bot can have this name


@dataclass(frozen=True, slots=True)
class Plugin:
    """A bot of a package or a file; it can be pickled."""

    slug: str
    package: str  # with its version, or the name of the file
    about: str
    file: str = ""  # its path
    digest: str = ""  # of the file

    def make(self, seed: int | None) -> Guarded:
        """A bot in a worker process."""
        where = (self.file, self.digest) if self.file else ()
        return Guarded(worker(self.slug, *where), seed, surroundings(), with_veil=True)


DECLARED: Final[dict[str, Plugin]] = {}  # the bots of files


def declare(found: Iterable[Plugin]) -> None:
    """Register these bots of files, and no others, in this process."""
    DECLARED.clear()
    DECLARED.update({one.slug: one for one in found})


def declared() -> tuple[Plugin, ...]:
    """The registered bots of files, to pass on to another process."""
    return tuple(DECLARED.values())


def worker(*words: str) -> tuple[str, ...]:
    """The command that starts a worker."""
    return (sys.executable, "-P", "-m", "meadhall.bots.worker", *words)


def surroundings() -> dict[str, str]:
    """The environment of a worker, which can import what this process can."""
    found = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return found | {name: os.environ[name] for name in PASSED_ON if name in os.environ}


def points() -> dict[str, EntryPoint]:
    """Every entry point with a valid slug; of two with the same slug the first is used."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if SLUG.fullmatch(point.name):
            found.setdefault(point.name, point)
    return found


def plugins() -> dict[str, Plugin]:
    """Every plug-in by its slug; those of files come last."""
    found = {}
    for slug, point in sorted(points().items()):
        home = point.dist
        package = f"{home.name} {home.version}" if home else ""
        found[slug] = Plugin(slug, package, (home.metadata["Summary"] or "") if home else "")
    return found | DECLARED
