"""A card set is the shipped tables with a user's rows laid over them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from meadhall.champions.figures import LABELS, TABLES, sort_of

Line = dict[str, Any]  # one row: fields by name
Tables = dict[str, dict[str, Line]]  # rows by kind and slug

OPEN: Final = "open"  # the name of the shipped set
NOT_FIGURES: Final = (*LABELS, "ours")


@cache
def shipped() -> Tables:
    """The tables of the open set, with what they leave out filled in; never to be changed."""
    folder = files("meadhall") / "tables" / "champions"
    tables = {kind: tomllib.loads((folder / f"{kind}.toml").read_text(encoding="utf-8")) for kind in TABLES}
    return {kind: {slug: filled(kind, slug, line) for slug, line in lines.items()} for kind, lines in tables.items()}


def filled(kind: str, slug: str, line: Mapping[str, Any]) -> Line:
    """A whole row: defaults for what it leaves out, and the list of fields that are ours, even if empty."""
    sort = sort_of(kind, slug)
    assert sort is not None
    return {**sort.defaults, "ours": [], "rule": sort.rule, **line}


def ours(line: Mapping[str, Any]) -> set[str]:
    """The fields of a row that we chose ourselves."""
    return {name for name in line if name not in NOT_FIGURES} if line["trust"] == "ours" else set(line["ours"])


def overridden(line: Line, given: Mapping[str, Any], file: str) -> Line:
    """A row with the user's fields laid over it: exact from now on, unless told otherwise, save what stays ours."""
    left = sorted(ours(line) - given.keys())
    return {**line, "source": file, "trust": "exact", "ours": left, **given}


def merged(own: Mapping[str, Any], file: str) -> Tables:
    """The shipped tables less what is dropped, each row overridden where the user's file has it, then new rows.

    New rows go by slug, so that the order does not depend on how the file was stored.
    """
    tables: Tables = {}
    for kind, lines in shipped().items():
        given: Mapping[str, Any] = own.get(kind, {})
        dropped = own.get("drop", {}).get(kind, ())
        tables[kind] = {
            slug: overridden(line, given[slug], file) if slug in given else line
            for slug, line in lines.items()
            if slug not in dropped
        }
        for slug in sorted(given.keys() - lines.keys()):
            tables[kind][slug] = filled(kind, slug, {"source": file, "trust": "exact", **given[slug]})
    return tables
