"""The possible outcomes of chance as slugs of cards and provinces, so that outcomes can be named in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel.position import Pool
from meadhall.kernel.rules import Rules
from meadhall.midgard.words import slugs


def pools(rules: Rules, state: Any) -> Mapping[str, Pool]:
    """The possible outcomes of every label of chance in this state; doom is drawn from the whole map (MD-1)."""
    return _pools(rules, state.deck)


def pools_at_setup(rules: Rules) -> Mapping[str, Pool]:
    """The possible outcomes of every label of chance during the setup: all cards are in their decks."""
    return _pools(rules, rules.box.card_copies)


def _pools(rules: Rules, left: Sequence[int]) -> Mapping[str, Pool]:
    cards: Any = rules.cards
    decks: dict[str, list[str]] = {metal: [] for metal in slugs.METALS}
    for kind, slug in enumerate(cards.kinds):
        decks[slugs.METALS[rules.box.card_metal[kind]]] += [slug] * left[kind]
    return {
        "starter": Pool(()),
        "doom": Pool(cards.provinces),
        **{metal: Pool(deck) for metal, deck in decks.items()},
    }
