"""Plug-ins: bots that other packages bring along, by the entry points of the group `meadhall.bots`.

An entry point names a function from a seed to a bot. It is never imported here: a plug-in runs in a worker process of
its own (`worker.py`), guarded like any program.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from meadhall.bots.guard import Guarded

GROUP: Final = "meadhall.bots"
SLUG: Final = re.compile(r"[a-z][a-z0-9-]*")


@dataclass(frozen=True, slots=True)
class Plugin:
    """A bot that a package brings along."""

    slug: str
    package: str
    about: str

    def make(self, seed: int | None) -> Guarded:
        """One of them, in a worker process; it finds what is found here."""
        environment = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        if "MEADHALL_PURE" in os.environ:
            environment["MEADHALL_PURE"] = os.environ["MEADHALL_PURE"]
        command = (sys.executable, "-P", "-m", "meadhall.bots.worker", self.slug)
        return Guarded(command, seed, environment, with_veil=True)


def points() -> dict[str, EntryPoint]:
    """Every entry point with a proper slug; of two with the same one the first counts."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if SLUG.fullmatch(point.name):
            found.setdefault(point.name, point)
    return found


def plugins() -> dict[str, Plugin]:
    """Every plug-in by its slug."""
    found = {}
    for slug, point in sorted(points().items()):
        home = point.dist
        package = f"{home.name} {home.version}" if home else ""
        found[slug] = Plugin(slug, package, (home.metadata["Summary"] or "") if home else "")
    return found
