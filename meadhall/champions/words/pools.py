"""The possible outcomes of chance as slugs of cards and faces, so that outcomes can be named in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.champions.cards.card_set import CardSet
from meadhall.champions.core.numbers import board
from meadhall.champions.core.numbers.limits import IN_DECK
from meadhall.champions.words import slugs
from meadhall.kernel.position import Pool
from meadhall.kernel.rules import Rules

BY_NUMBER: Final = ("first", "leader", "stall")  # outcomes of the setup, which have no slugs


def pools(rules: Rules, state: Any) -> Mapping[str, Pool]:
    """The possible outcomes of every label of chance in this state."""
    cards: Any = rules.cards
    enemies, lies = cards.enemies, state.enemy_at
    decks = {
        "journey": [slug for slug, left in zip(cards.journeys, state.journey_deck, strict=False) for _ in range(left)],
        "rune": [slug for slug, at in zip(cards.runes, state.rune_at, strict=False) if at == IN_DECK],
        "merchant": [slug for slug, gone in zip(cards.merchants, state.merchant_gone, strict=False) if not gone],
        "destiny": [slug for slug, left in zip(cards.destinies, state.in_destiny_deck, strict=False) if left],
    }
    for kind, label in enumerate(slugs.ENEMY_KINDS):
        numbers = range(rules.box.enemy_from[kind], rules.box.enemy_from[kind + 1])
        decks[label] = [enemies[card] for card in numbers if lies[card] == IN_DECK]
    return {
        **{label: Pool(()) for label in BY_NUMBER},
        **{label: Pool(left) for label, left in decks.items()},
        **_dice(rules),
    }


def pools_at_setup(rules: Rules) -> Mapping[str, Pool]:
    """The possible outcomes of every label of chance during the setup: all cards are in their decks."""
    cards: Any = rules.cards
    assert isinstance(cards, CardSet)
    copies = rules.box.journey_copies
    decks = {
        **dict(zip(slugs.ENEMY_KINDS, map(cards.slugs, ("trolls", "draugr", "monsters")), strict=True)),
        "journey": [slug for slug, count in zip(cards.journeys, copies, strict=False) for _ in range(count)],
        "rune": cards.runes,
        "merchant": cards.merchants,
        "destiny": cards.destinies,
    }
    return {
        **{label: Pool(()) for label in BY_NUMBER},
        **{label: Pool(whole) for label, whole in decks.items()},
        **_dice(rules),
    }


def _dice(rules: Rules) -> dict[str, Pool]:
    faces = [slugs.FACES[face] for face in rules.box.face]
    sides = board.SIDES
    return {
        kind: Pool(faces[place * sides : (place + 1) * sides], is_deck=False) for place, kind in enumerate(slugs.KINDS)
    }
