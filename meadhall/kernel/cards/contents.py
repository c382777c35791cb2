"""What card sets of a game contain: the shipped rows, and the rows of a user's file that override them.

A game describes its kinds of rows in a `Contents`. The rows are in TOML files in `meadhall/tables`, one for each kind.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from meadhall.kernel.cards.schema import LABELS, RowKind
from meadhall.kernel.errors import Mistake

Row = dict[str, Any]  # fields by name
Rows = dict[str, dict[str, Row]]  # by kind and slug

NOT_FIGURES: Final = (*LABELS, "ours")
BASE: Final = "base"  # in a user's file: the shipped set that it changes


@dataclass(slots=True)
class Proof:
    """A card set that is being checked: its rows, what the user's file gave, and the mistakes found so far."""

    file: str
    rows: Rows = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)  # rows of the file, without their wrong fields
    unsound: Counter[str] = field(default_factory=Counter)  # new rows of each kind that were left out for mistakes
    mistakes: list[Mistake] = field(default_factory=list)

    def say(self, key: str, reason: str) -> None:
        """Add a mistake."""
        self.mistakes.append(Mistake(self.file, key, f"{reason}."))

    def count(self, kind: str) -> int:
        """How many rows a kind would have after the mistakes are corrected."""
        return len(self.rows[kind]) + self.unsound[kind]

    def given_to(self, kind: str, slug: str) -> Mapping[str, Any]:
        """The fields of a row that are in the user's file."""
        fields: Mapping[str, Any] = self.given.get(kind, {}).get(slug, {})
        return fields

    def keys(self, *kinds: str) -> list[tuple[str, str]]:
        """Kind and slug of the rows of these kinds; those of the user's file come last, so that a clash is theirs."""
        both = [(kind, slug) for kind in kinds for slug in self.rows[kind]]
        return sorted(both, key=lambda row: row[1] in self.given.get(row[0], {}))

    def check_names(self, *kinds: str) -> None:
        """No two rows of these kinds have the same name, so that a log is unambiguous."""
        taken: dict[str, str] = {}
        for kind, slug in self.keys(*kinds):
            name = self.rows[kind][slug]["name"]
            if taken.setdefault(name.casefold(), slug) != slug:
                self.say(f"{kind}.{slug}.name", f"is also the name of {taken[name.casefold()]}")


@dataclass(frozen=True, eq=False)
class Contents:
    """The kinds of rows of a game, in the order of its box, and the check of a whole card set."""

    game: str  # the folder of its card files
    kinds: Mapping[str, RowKind]
    check: Callable[[Proof], None]
    sets: tuple[str, ...]  # the shipped sets: the first is the card files, each later one changes the one before it
    home: str = "meadhall"  # the package that has the card files

    @property
    def free(self) -> tuple[str, ...]:
        """The kinds of which rows can be added and dropped."""
        return tuple(name for name, kind in self.kinds.items() if kind.sort)

    @cached_property
    def shipped(self) -> Mapping[str, Rows]:
        """The rows of each shipped set, with defaults filled in. Do not change them."""
        folder = files(self.home) / "tables" / self.game
        first = {
            kind: {
                slug: self.filled(kind, slug, row)
                for slug, row in tomllib.loads((folder / f"{kind}.toml").read_text(encoding="utf-8")).items()
            }
            for kind in self.kinds
        }
        found = {self.sets[0]: first}
        for before, name in pairwise(self.sets):
            over = tomllib.loads((folder / "sets" / f"{name}.toml").read_text(encoding="utf-8"))
            found[name] = {
                kind: {slug: {**row, **over.get(kind, {}).get(slug, {})} for slug, row in by_slug.items()}
                for kind, by_slug in found[before].items()
            }
        return found

    @property
    def played(self) -> str:
        """The name of the shipped set that is played by default."""
        return self.sets[-1]

    def filled(self, kind: str, slug: str, row: Mapping[str, Any]) -> Row:
        """A complete row: with defaults, and with the list of the fields that are ours, even if it is empty."""
        sort = self.kinds[kind].sort_of(slug)
        assert sort is not None
        return {**sort.defaults, **sort.added, "ours": [], "rule": sort.rule, **row}

    def digested(self, kind: str, slug: str, row: Row) -> Row:
        """The part of a row that the digest depends on: all but its source and newer figures at their default."""
        sort = self.kinds[kind].sort_of(slug)
        assert sort is not None
        left_out = {name for name, default in sort.added.items() if row[name] == default}
        kept = {name: row[name] for name in row if name != "source" and name not in left_out}
        return {**kept, "ours": [name for name in row["ours"] if name not in left_out]}

    def merged(self, own: Mapping[str, Any], file: str) -> Rows:
        """The rows of a shipped set, without those dropped and with the user's fields, followed by new rows.

        The file may name that set as its `base`. New rows are sorted by slug, so that their order does not depend on
        how the file was stored.
        """
        rows: Rows = {}
        for kind, by_slug in self.shipped[own.get(BASE, self.played)].items():
            given: Mapping[str, Any] = own.get(kind, {})
            dropped = own.get("drop", {}).get(kind, ())
            rows[kind] = {
                slug: overridden(row, given[slug], file) if slug in given else row
                for slug, row in by_slug.items()
                if slug not in dropped
            }
            for slug in sorted(given.keys() - by_slug.keys()):
                rows[kind][slug] = self.filled(kind, slug, {"source": file, "trust": "exact", **given[slug]})
        return rows


def ours(row: Mapping[str, Any]) -> set[str]:
    """The fields of a row whose figures we chose."""
    return {name for name in row if name not in NOT_FIGURES} if row["trust"] == "ours" else set(row["ours"])


def overridden(row: Row, given: Mapping[str, Any], file: str) -> Row:
    """A row with the user's fields: its trust is now exact, unless given, except for fields that are still ours."""
    left = sorted(ours(row) - given.keys())
    return {**row, "source": file, "trust": "exact", "ours": left, **given}
