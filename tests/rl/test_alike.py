"""Batches of all games are alike: each core is compiled apart, so each game has its own copy of this code."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadhall.games import games

PACKAGE = Path(__file__).resolve().parents[2] / "meadhall"
SCORES = ("glory", "score")  # the field of the state that holds the points, by game
WORKSPACES = ("Answers", "Workspace")  # the scratch memory of `imagine`


def body(slug: str, name: str) -> str:
    """A module without its imports, with the same names for what the games call differently."""
    tree = ast.parse((PACKAGE / slug / "core" / "observing" / f"{name}.py").read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom)]
    text = ast.unparse(tree)
    for word in SCORES:
        text = text.replace(f"s.{word}[", "s.points[")
    for word in WORKSPACES:
        text = text.replace(f"work: {word}", "work: Scratch")
    return text


@pytest.mark.parametrize("name", ["batch", "choosing"])
def test_the_batches_of_all_games_are_alike(name: str) -> None:
    bodies = {body(one.slug, name) for one in games() if one.observed is not None}
    assert len(bodies) == 1, f"meadhall/*/core/observing/{name}.py differ in more than their imports"
