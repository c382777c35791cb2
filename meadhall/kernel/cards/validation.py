"""The validation of a user's card file: all mistakes at once, each with its key.

First each row is checked alone; then the set that the correct rows make together with the shipped ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from meadhall.kernel.cards.contents import BASE, Contents, Proof
from meadhall.kernel.cards.schema import LABELS, Entries, Figure, Sort, Text, Word
from meadhall.kernel.errors import Mistake

SLUG: Final = re.compile(r"(?=.{1,40}\Z)[a-z0-9]+(-[a-z0-9]+)*")
SLUG_RULE: Final = "a slug has at most 40 small letters, digits and single hyphens between them"


def check(contents: Contents, mapping: Mapping[str, Any], file: str) -> tuple[Mistake, ...]:
    """Every mistake in a user's card file; empty if it can be played."""
    proof = Proof(file)
    if not isinstance(mapping, Mapping):
        proof.say("file", "must be a table with a name and card tables")
        return tuple(proof.mistakes)
    if "name" not in mapping:
        proof.say("name", "is missing: a card set needs a name")
    elif fault := LABELS["name"].fault(mapping["name"]):
        proof.say("name", fault)
    base = mapping.get(BASE, contents.played)
    if base not in contents.sets:
        proof.say(BASE, f"must be a shipped set: {', '.join(contents.sets)}")
        base = contents.played
    taken = contents.sets[: contents.sets.index(base) + 1]  # an older file may have the name of a later set
    if mapping.get("name") in taken:
        proof.say("name", f"must not be {mapping['name']}, which is a shipped set")

    for kind, rows in mapping.items():
        if kind in contents.kinds:
            proof.given[kind] = dict(_sound_rows(contents, kind, rows, proof))
        elif kind not in ("name", BASE, "drop"):
            proof.say(_shown(kind), f"is no table; there are {', '.join(('name', BASE, 'drop', *contents.kinds))}")
    drops = _sound_drops(contents, mapping, proof)

    proof.rows = contents.merged({**proof.given, BASE: base, "drop": drops}, file)
    for kind in contents.free:
        bounds = contents.kinds[kind]
        if not bounds.least <= proof.count(kind) <= bounds.most:
            proof.say(kind, f"must have {bounds.least} to {bounds.most} rows, not {proof.count(kind)}")
    contents.check(proof)
    return tuple(proof.mistakes)


def _shown(key: object) -> str:
    """A key that can be printed, even if it is very long or has control characters."""
    return str(key)[:60] if str(key).isprintable() else repr(str(key)[:60])


def _sound_rows(contents: Contents, kind: str, rows: object, proof: Proof) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of one kind that can be used, without their wrong fields; adds the mistakes."""
    if not isinstance(rows, Mapping):
        proof.say(kind, f"must hold rows such as [{kind}.some-slug]")
        return
    known = contents.shipped[contents.played][kind]
    for slug, row in rows.items():
        key = f"{kind}.{_shown(slug)}"
        if not isinstance(slug, str) or not SLUG.fullmatch(slug):
            proof.say(key, SLUG_RULE)
        elif (sort := contents.kinds[kind].sort_of(slug)) is None:
            proof.say(key, f"is no row of this table; there are {', '.join(known)}")
        elif not isinstance(row, Mapping):
            proof.say(key, "must be a table of fields")
        else:
            right = dict(_right_fields(key, row, sort, proof))
            missing = [] if slug in known else [name for name in sort.required if name not in row]
            for name in missing:
                proof.say(f"{key}.{name}", "is missing: a new row needs it")
            if slug in known or right.keys() >= set(sort.required):
                yield slug, right
            else:
                proof.unsound[kind] += 1


def _right_fields(key: str, row: Mapping[str, Any], sort: Sort, proof: Proof) -> Iterator[tuple[str, Any]]:
    """The correct fields of one row; adds a mistake for each other."""
    ours: Mapping[str, Figure] = {"ours": Entries(Word(tuple(sort.figures)), len(sort.figures), exactly=False)}
    known = {**sort.figures, **LABELS, **ours}
    for name, given in row.items():
        if name not in known:
            proof.say(f"{key}.{_shown(name)}", f"is no field of this row; there are {', '.join(known)}")
        elif fault := known[name].fault(given):
            proof.say(f"{key}.{name}", fault)
        else:
            yield name, given


def _sound_drops(contents: Contents, mapping: Mapping[str, Any], proof: Proof) -> dict[str, list[str]]:
    """The rows to drop, by kind; adds a mistake for each that cannot be dropped."""
    drops: dict[str, list[str]] = {}
    asked = mapping.get("drop", {})
    if not isinstance(asked, Mapping):
        proof.say("drop", f'must be a table such as {contents.free[0]} = ["some-slug"]')
        return drops
    for kind, slugs in asked.items():
        key = f"drop.{_shown(kind)}"
        if kind not in contents.free:
            proof.say(key, f"names no table to drop rows from; there are {', '.join(contents.free)}")
            continue
        if not isinstance(slugs, list | tuple) or any(Text(40).fault(slug) for slug in slugs):
            proof.say(key, "must be a list of slugs")
            continue
        described = mapping.get(kind, {})
        for slug, times in Counter(slugs).items():
            if slug not in contents.shipped[contents.played][kind]:
                proof.say(key, f"drops {slug}, which is not there")
            elif slug in contents.kinds[kind].fixed:
                proof.say(key, f"drops {slug}, which the rules need")
            elif times > 1:
                proof.say(key, f"drops {slug} more than once")
            elif isinstance(described, Mapping) and slug in described:
                proof.say(key, f"drops {slug}, which the file also describes")
            else:
                drops.setdefault(kind, []).append(slug)
    return drops
