"""Imagining agrees with enumeration: on small decks, every deal with its picks that fits a view, each equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import permutations, product
from typing import Any, Final

import pytest

from meadhall.games import game
from meadhall.kernel.game import Rules
from meadhall.midgard.board import MOST_KINDS, MOST_PICKS, MOST_PLAYS, NOTHING, SEATS
from tests.rule import rule

GAME: Final = game("midgard")
KEPT: Final = {  # a set of twelve cards, of which eight are dealt to two seats
    "invasion-alfheim": 3,
    "new-warriors": 2,
    "viking-horde": 2,
    "attack-alfheim": 1,
    "score-alfheim": 1,
    "token-alfheim": 1,
    "muster-heavens": 1,
}
SMALL: Final[Mapping[str, Any]] = {
    "name": "small decks",
    "board": {"game": {"rounds": 1}, "plays": {"counts": [3, 3, 3]}, "deal": {"bronze": 2, "silver": 1, "gold": 1}},
    "cards": {slug: {"copies": copies} for slug, copies in KEPT.items()},
    "drop": {"cards": [slug for slug in GAME.open_cards.kinds if slug not in KEPT]},
}
SAMPLES: Final = 6000
World = tuple[tuple[int, ...], ...]  # the kinds of each pack, in the order in which they are taken


def small_rules() -> Rules:
    """Two seats, one round, four picks."""
    return GAME.rules(2, {}, GAME.cards(SMALL))


@cache
def worlds() -> Counter[World]:
    """Every way to deal single cards to two packs and to take them one by one, told by kinds, and how often."""
    box = small_rules().box
    cards = [
        [kind for kind in range(box.kinds) if box.card_metal[kind] == metal for _ in range(box.card_copies[kind])]
        for metal in range(3)
    ]
    patterns = sorted(set(permutations([0, 0, 1, 2])))
    drawn = [Counter(permutations(deck, n)) for deck, n in zip(cards, (4, 2, 2), strict=True)]
    found: Counter[World] = Counter()
    for (bronze, b), (silver, s), (gold, g) in product(*(one.items() for one in drawn)):
        for pair in product(patterns, patterns):
            stacks = [iter(bronze), iter(silver), iter(gold)]
            found[tuple(tuple(next(stacks[metal]) for metal in pattern) for pattern in pair)] += b * s * g
    return found


def owner(pack: int, pick: int) -> int:
    """Who takes a card of a pack: packs go to the left."""
    return (pack + pick) % 2


def fits(world: World, view: dict[str, Any], audience: int, box: Any) -> bool:
    """Whether a world gives the audience just what it has seen, and lets others play what they have played."""
    made = view["picks_made"][0]
    drafting = made < box.picks
    for pack, pick in product(range(2), range(box.picks)):
        if owner(pack, pick) != audience:
            continue
        if pick < made and world[pack][pick] != view["took"][pack * MOST_PICKS + pick]:
            return False
        if pick < made or (drafting and pick == made):
            at = pick * MOST_PICKS
            seen = [kind for kind in view["sight"][at : at + MOST_PICKS] if kind != NOTHING]
            if seen != sorted(world[pack][pick:]):
                return False
    for seat in range(2):
        had = Counter(world[pack][pick] for pack, pick in product(range(2), range(made)) if owner(pack, pick) == seat)
        played = view["played"][seat * MOST_PLAYS : seat * MOST_PLAYS + view["plays_made"][seat]]
        if Counter(played) - had:
            return False
        for kind in had:
            if not drafting and box.card_metal[kind] == 2 and view["gold_owner"][kind] != seat:
                return False
    return True


def key(world: World, made: int) -> tuple[Any, ...]:
    """What a world is as a state: the cards taken, pick by pick, and those left in each pack."""
    return tuple((pack[:made], tuple(sorted(pack[made:]))) for pack in world)


def key_of(state: Any, box: Any) -> tuple[Any, ...]:
    """The same of an imagined state."""
    v = state.dump()
    made = v["picks_made"][0]
    found = []
    for pack in range(2):
        took = tuple(v["took"][pack * MOST_PICKS : pack * MOST_PICKS + made])
        rest = v["rest"][pack * MOST_KINDS : (pack + 1) * MOST_KINDS]
        found.append((took, tuple(kind for kind in range(box.kinds) for _ in range(rest[kind]))))
    return tuple(found)


@rule("MC-1", "MA-1", "MS-5")
@pytest.mark.slow
@pytest.mark.parametrize(("answers", "audience"), [(0, 0), (2, 1), (4, 0), (5, 1), (7, 0), (9, 1), (12, 0), (9, None)])
def test_imagined_worlds_are_all_that_fit_each_as_often_as_it_should_be(answers: int, audience: int | None) -> None:
    rules = small_rules()
    chance, pick = rules.core.Chance(7 + answers), random.Random(answers)
    state = rules.start(chance)
    for _ in range(answers):
        seat = rules.core.next_seat(state)
        rules.core.step_on(state, seat, pick.choice(rules.codes(state, seat)), chance)
    veiled = rules.veil(state, audience)
    view, made = veiled.dump(), state.dump()["picks_made"][0]
    who = SEATS if audience is None else audience
    expected: Counter[Any] = Counter()
    for world, often in worlds().items():
        if fits(world, view, who, rules.box):
            expected[key(world, made)] += often
    total = sum(expected.values())
    sampler = rules.core.Chance(99)
    found = Counter(key_of(rules.imagine(veiled, audience, sampler), rules.box) for _ in range(SAMPLES))
    assert set(found) <= set(expected)
    # chi-square over all worlds, those that come up less than five times in all taken together
    bins = {one: count for one, count in expected.items() if count * SAMPLES >= 5 * total}
    square = sum((found[one] - count * SAMPLES / total) ** 2 / (count * SAMPLES / total) for one, count in bins.items())
    freedom = max(len(bins) - 1, 1)
    assert square < freedom + 5 * (2 * freedom) ** 0.5, (len(bins), square)
