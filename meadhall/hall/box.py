"""The box: what is printed and agreed at a table, sent once and cached for ever under the digest of its body."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from meadhall.bots.wire import figures
from meadhall.kernel.rules import Rules

MOST_KEPT: Final = 64
DIGEST: Final = 32  # hexadecimal digits


@dataclass(frozen=True, slots=True)
class Box:
    """The bytes of a box, and the digest that names them."""

    body: bytes
    digest: str


@lru_cache(maxsize=MOST_KEPT)
def box(rules: Rules) -> Box:
    """The box of a table."""
    body = json.dumps(plain_box(rules), separators=(",", ":"), ensure_ascii=False).encode()
    return Box(body, hashlib.sha256(body).hexdigest()[:DIGEST])


def plain_box(rules: Rules) -> dict[str, Any]:
    """What is printed, by kind and slug; the rule of each thing; every action by its code; and where words belong.

    A field of an action or event whose name stands in `families` names a noun, `family-slug`: the key of its word, the
    id of its drawing and the target of a click.
    """
    chains = rules.words.chains
    return {
        "setting": rules.setting.plain(),
        "digest": rules.setting.digest,
        "rounds": rules.box.rounds,
        "catalogue": [action and action.plain() for action in rules.catalogue.actions],
        "families": {**rules.phrases.families, "seat": "seat"},
        "chains": {"closers": chains.closers, "continuing": sorted(chains.continuing)},
        "printed": figures(rules),
        "rules": rules_of_things(rules),
        "trust": rules.cards.count_trust(),
        "own": own_names(rules),
    }


def rules_of_things(rules: Rules) -> dict[str, str]:
    """The id of the rule that a thing is about, by noun."""
    phrases = rules.phrases
    named = ((f"{family}-{slug}", phrases.rule(family, slug)) for family, slug in phrases.ruled())
    return {noun: rule for noun, rule in named if rule}


def own_names(rules: Rules) -> dict[str, str]:
    """What a user's own cards call their things, by noun."""
    phrases = rules.phrases
    named = ((f"{family}-{slug}", phrases.own_name(family, slug)) for family, slug in phrases.subjects())
    return {noun: name for noun, name in named if name}
