"""The files that are written from the types of the wire: TypeScript for the page, and JSON Schema for everybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from meadhall.games import games
from meadhall.hall.schema import game_typescript, json_schema, typescript

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "web" / "src" / "wire"


def schema_text() -> str:
    """The JSON Schema as it is kept."""
    return json.dumps(json_schema(), indent=2) + "\n"


def files() -> dict[Path, Callable[[], str]]:
    """Every file with what gives its contents."""
    shipped = [game for game in games() if game.home == "meadhall"]
    return {
        ROOT / "docs" / "wire.schema.json": schema_text,
        FOLDER / "wire.ts": typescript,
        **{FOLDER / f"{game.slug}.ts": partial(game_typescript, game) for game in shipped},
    }
