"""Card sets: those that are shipped with a game, and those of users.

A card set has its rows by kind and slug. In the box of a game, a row is known by its index in the set.
"""

from __future__ import annotations

import copy
import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any, ClassVar, Self

from meadhall.kernel.cards.contents import BASE, NOT_FIGURES, Contents, Row, Rows, ours
from meadhall.kernel.cards.schema import TRUST
from meadhall.kernel.cards.validation import check
from meadhall.kernel.errors import BadCards, Mistake
from meadhall.kernel.files import read_file

MOST_BYTES = 1_048_576  # of a user's file; the card files of both games together are 37,000


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything printed, by kind of row and slug. Each game has a subclass with its `contents`."""

    contents: ClassVar[Contents]

    name: str
    digest: str  # of all rows without their sources, so that the name of a file makes no difference
    rows: Mapping[str, Mapping[str, Row]] = field(compare=False, repr=False)
    own: Mapping[str, Any] | None = field(compare=False, repr=False)  # the user's file; none for a shipped set
    base: str = field(compare=False, repr=False)  # the shipped set that the file changes, or that this is

    @classmethod
    @cache
    def shipped(cls, name: str | None = None) -> Self:
        """A shipped set by its name, or the one that is played by default."""
        called = cls.contents.played if name is None else name
        rows = cls.contents.shipped[called]
        return cls(called, _digest(cls.contents, rows), rows, None, called)

    @classmethod
    def check(cls, mapping: Mapping[str, Any], file_name: str) -> tuple[Mistake, ...]:
        """Every mistake in a user's file; empty if it can be played."""
        return check(cls.contents, mapping, file_name)

    @classmethod
    def read(cls, mapping: Mapping[str, Any], file_name: str) -> Self:
        """The card set of a user's file that is already parsed, for example from a record."""
        mistakes = cls.check(mapping, file_name)
        if mistakes:
            raise BadCards(mistakes)
        base = mapping.get(BASE, cls.contents.played)
        own = {key: copy.deepcopy(rows) for key, rows in mapping.items() if key != BASE}
        rows = cls.contents.merged({**own, BASE: base}, file_name)
        if base != cls.contents.sets[0]:  # the first is left out, as in records from before there was a second
            own = {"name": own.pop("name"), BASE: base, **own}
        return cls(own["name"], _digest(cls.contents, rows), rows, own, base)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """The card set of a user's TOML file. `BadCards` has all mistakes of the file."""
        file = Path(path)
        try:
            contents = read_file(file, MOST_BYTES)
        except OSError as error:
            raise BadCards((Mistake(file.name, "file", f"cannot be read: {error.strerror}."),)) from error
        return cls.parse(contents, file.name)

    @classmethod
    def parse(cls, contents: bytes, file_name: str) -> Self:
        """The card set of the contents of a TOML file."""
        try:
            mapping = tomllib.loads(contents.decode())
        except (ValueError, RecursionError) as error:
            raise BadCards((Mistake(file_name, "file", f"is not valid TOML: {error}."),)) from error
        return cls.read(mapping, file_name)

    @property
    def kept(self) -> Mapping[str, Any] | str:
        """What another process needs to make the same set: the name of a shipped set, or the user's file."""
        return self.name if self.own is None else {BASE: self.base, **self.own}

    def slugs(self, *kinds: str) -> tuple[str, ...]:
        """The slugs of these kinds of rows, one kind after another."""
        return tuple(slug for kind in kinds for slug in self.rows[kind])

    def own_name(self, kind: str, slug: str) -> str:
        """The name of a row in the user's file; empty if it has none there."""
        rows: Mapping[str, Mapping[str, str]] = (self.own or {}).get(kind, {})
        return rows.get(slug, {}).get("name", "")

    def count_trust(self) -> dict[str, int]:
        """How many figures are exact, inferred and ours."""
        counts = Counter(dict.fromkeys(TRUST, 0))
        for by_slug in self.rows.values():
            for row in by_slug.values():
                chosen = ours(row)
                for name in row:
                    if name not in NOT_FIGURES:
                        counts["ours" if name in chosen else row["trust"]] += 1
        return dict(counts)


def _digest(contents: Contents, rows: Rows) -> str:
    """A digest of what is printed. It depends on the order of rows, which is that of the box, and not on sources."""
    plain = [
        [kind, slug, contents.digested(kind, slug, row)]
        for kind, by_slug in rows.items()
        for slug, row in by_slug.items()
    ]
    text = json.dumps(plain, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def column(rows: Iterable[Row], name: str, most: int, words: tuple[str, ...] = ()) -> list[int]:
    """One field of every row as an array of the box, with words as numbers, padded with 0."""
    cells = [words.index(row[name]) if words else row[name] for row in rows]
    return cells + [0] * (most - len(cells))
