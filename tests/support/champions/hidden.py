"""Every arrangement of hidden cards that agrees with a view, by brute force: nothing here knows how `imagine` works.

Destiny cards are shuffled over all the places where one lies, journey cards over the shores where one lies face down,
each copy a card of its own; what the audience would see differently is thrown away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

from meadhall.champions.game import ChampionsRules
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.events import Audience
from meadhall.kernel.forks import every_way

Key = tuple[tuple[str, object], ...]
Odds = dict[Key, Fraction]

DESTINY_PLACES = ("hand", "under", "drawn")


def key(state: Any) -> Key:
    """A state as something that can be counted."""
    return tuple((name, tuple(cell) if isinstance(cell, list) else cell) for name, cell in state.dump().items())


def destiny_arrangements(rules: ChampionsRules, state: Any) -> Iterator[Any]:
    """All ways to lay the destiny cards into the places where one lies; the rest are in the deck."""
    cards = range(len(rules.cards.destinies))
    places = [(name, i) for name in DESTINY_PLACES for i, card in enumerate(getattr(state, name)) if card >= 0]
    for laid in permutations(cards, len(places)):
        fields: dict[str, list[int]] = {name: list(getattr(state, name)) for name in DESTINY_PLACES}
        for (name, i), card in zip(places, laid, strict=True):
            fields[name][i] = card
        deck = list(state.in_destiny_deck)
        for card in cards:
            deck[card] = int(card not in laid)
        yield with_fields(state, **fields, in_destiny_deck=deck)


def journey_arrangements(state: Any) -> Iterator[tuple[Any, int]]:
    """All ways to lay journey cards on the shores where one lies face down, each with the number of cards that do it.

    Those that lay there when the deck was last rebuilt are, together, the kinds that were then missing.
    """
    down = [shore for shore, kind in enumerate(state.journey) if kind >= 0 and not state.journey_up[shore]]
    deck = Counter({kind: count for kind, count in enumerate(state.journey_deck) if count})
    deck.update(state.journey[shore] for shore in down)
    for laid, count in Counter(permutations(list(deck.elements()), len(down))).items():
        journey = list(state.journey)
        for shore, kind in zip(down, laid, strict=True):
            journey[shore] = kind
        old = Counter(journey[shore] for shore in down if state.journey_is_old[shore])
        if all(old[kind] == missing for kind, missing in enumerate(state.journey_old)):
            left = deck - Counter(laid)
            cards = [left[kind] for kind in range(len(state.journey_deck))]
            yield with_fields(state, journey=journey, journey_deck=cards), count


def with_fields(state: Any, **fields: Sequence[int]) -> Any:
    """A copy with some fields set."""
    other = state.copy()
    for name, cells in fields.items():
        setattr(other, name, list(cells))
    return other


def possible(rules: ChampionsRules, state: Any, audience: Audience) -> Odds:
    """Every state that agrees with what the audience knows, and how likely it is if all arrangements are."""
    veiled = rules.veil(state, audience)
    found: Counter[Key] = Counter()
    for one in destiny_arrangements(rules, state):
        if rules.veil(one, audience) == veiled:
            for other, count in journey_arrangements(one):
                if rules.veil(other, audience) == veiled:
                    found[key(other)] += count
    return {one: Fraction(count, found.total()) for one, count in found.items()}


def imagined(rules: ChampionsRules, state: Any, audience: Audience) -> Odds:
    """Every state that `imagine` makes of the audience's view, and how likely it makes it."""
    veiled = rules.veil(state, audience)
    odds: Odds = {}
    for other, likely in every_way(rules, lambda chance: rules.imagine(veiled, audience, chance)):
        odds[key(other)] = odds.get(key(other), Fraction(0)) + likely
    return odds


def known(state: Any, *what: str) -> Any:
    """The same state, with everybody, the spectator too, having seen all "destinies" or all "journeys"."""
    other = state.copy()
    if "destinies" in what:
        for name in DESTINY_PLACES:
            setattr(other, f"{name}_known", [EVERYBODY if card >= 0 else 0 for card in getattr(state, name)])
    if "journeys" in what:
        other.journey_seen = [EVERYBODY if kind >= 0 else 0 for kind in state.journey]
    return other
