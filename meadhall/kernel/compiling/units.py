"""Which core is used: the compiled unit of a game if it is up to date, else its modules, interpreted."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from types import ModuleType

from meadhall.kernel.compiling.joiner import digest

ROOT = Path(__file__).resolve().parents[3]


def wants(variable: str) -> bool:
    """Whether an environment variable is switched on."""
    return os.environ.get(variable, "") not in ("", "0")


def compiled_unit(package: str) -> ModuleType | None:
    """The compiled unit of a game; None if MEADHALL_PURE is set, there is none, or it was made from other sources."""
    if wants("MEADHALL_PURE"):
        return None
    try:
        unit = importlib.import_module(f"{package}._unit")
    except ImportError:
        unit = None
    files = getattr(unit, "SOURCES", ())  # a unit that an older joiner has made names none, and is stale
    if unit is not None and digest(ROOT, files) == unit.DIGEST:
        return unit
    if wants("MEADHALL_REQUIRE_COMPILED"):
        raise ImportError(f"MEADHALL_REQUIRE_COMPILED is set, but {package} has no fresh compiled core")
    return None
