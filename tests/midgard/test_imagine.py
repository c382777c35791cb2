"""Imagining agrees with enumeration: on small decks, every deal with its picks that fits a view, each equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations, product
from typing import Any, Final

import pytest

from meadhall.games import game
from meadhall.kernel.rules import Rules
from meadhall.midgard.core.numbers.board import GOLD, METALS, MOST_KINDS, MOST_PICKS, MOST_PLAYS, NOTHING, SEATS
from tests.support.midgard.rich import in_any_order
from tests.support.rule import rule

GAME: Final = game("midgard")
SAMPLES: Final = 6000


def small(
    seats: int, rounds: int, plays: int, deal: Sequence[int], kept: Mapping[str, int]
) -> tuple[int, dict[str, Any]]:
    """A table with few cards, so that all deals can be told."""
    return seats, {
        "name": "small decks",
        "board": {
            "game": {"rounds": rounds},
            "plays": {"counts": [plays] * 3},
            "deal": dict(zip(("bronze", "silver", "gold"), deal, strict=True)),
        },
        "cards": {slug: {"copies": copies} for slug, copies in kept.items()},
        "drop": {"cards": [slug for slug in GAME.open_cards.kinds if slug not in kept]},
    }


SEATED: Final = {
    "two seats": small(
        2,
        1,
        3,
        (2, 1, 1),
        {
            "invasion-alfheim": 3,
            "new-warriors": 2,
            "viking-horde": 2,
            "attack-alfheim": 1,
            "score-alfheim": 1,
            "token-alfheim": 1,
            "muster-heavens": 1,
        },
    ),
    "three seats": small(
        3,
        1,
        2,
        (1, 1, 1),
        {
            "invasion-alfheim": 2,
            "new-warriors": 2,
            "viking-horde": 2,
            "attack-alfheim": 2,
            "score-alfheim": 1,
            "token-alfheim": 1,
            "muster-heavens": 1,
            "destroy-alfheim": 1,
        },
    ),
    "two rounds": small(
        2,
        2,
        1,
        (1, 1, 0),
        {"invasion-alfheim": 2, "invasion-mannheim": 2, "new-warriors": 2, "viking-horde": 3, "attack-alfheim": 2},
    ),
    "all played": small(
        2,
        2,
        2,
        (1, 1, 0),
        {"invasion-alfheim": 2, "invasion-mannheim": 2, "new-warriors": 2, "viking-horde": 3, "attack-alfheim": 2},
    ),
    "draws": small(
        2,
        1,
        3,
        (1, 1, 1),
        {
            "invasion-alfheim": 3,
            "invasion-mannheim": 2,
            "new-warriors": 2,
            "viking-horde": 2,
            "attack-alfheim": 1,
            "draw-bronze": 1,
            "token-alfheim": 1,
        },
    ),
    "five seats": small(
        5, 1, 2, (1, 1, 0), {"invasion-alfheim": 4, "new-warriors": 2, "viking-horde": 3, "attack-alfheim": 3}
    ),
    "five with gold": small(
        5,
        1,
        1,
        (0, 1, 1),
        {
            "viking-horde": 3,
            "attack-alfheim": 3,
            "score-alfheim": 1,
            "token-alfheim": 1,
            "muster-heavens": 1,
            "destroy-alfheim": 1,
            "token-mannheim": 1,
        },
    ),
}
IN_ANY_ORDER: Final = ("five seats", "five with gold")
Pack = tuple[int, ...]  # the kinds of a pack, in the order in which they are taken
World = tuple[tuple[Pack, ...], Pack]  # all packs, round by round, and what was drawn besides


def table(name: str) -> Rules:
    """The rules of a small table."""
    seats, own = SEATED[name]
    return GAME.rules(seats, {}, GAME.cards(own))


def orders(deck: Sequence[int], count: int) -> Counter[tuple[int, ...]]:
    """Every order in which so many single cards can come from a deck, told by kinds, and how often."""
    left = Counter(deck)
    found: Counter[tuple[int, ...]] = Counter({(): 1})
    for _ in range(count):
        longer: Counter[tuple[int, ...]] = Counter()
        for order, often in found.items():
            for kind, copies in left.items():
                if copies > order.count(kind):
                    longer[(*order, kind)] += often * (copies - order.count(kind))
        found = longer
    return found


@cache
def worlds(name: str, rounds: int, drawn: int) -> Counter[World]:
    """Every way to deal single cards, to take them one by one and to draw some bronze, told by kinds, and how often."""
    box = table(name).box
    decks = [
        [kind for kind in range(box.kinds) if box.card_metal[kind] == metal for _ in range(box.card_copies[kind])]
        for metal in range(METALS)
    ]
    packs = rounds * box.seats
    counts = [packs * box.dealt[metal] + (drawn if metal == 0 else 0) for metal in range(METALS)]
    patterns = sorted(set(permutations([metal for metal in range(METALS) for _ in range(box.dealt[metal])])))
    found: Counter[World] = Counter()
    dealt = [orders(deck, count).items() for deck, count in zip(decks, counts, strict=True)]
    for (bronze, b), (silver, s), (gold, g) in product(*dealt):
        for laid in product(patterns, repeat=packs):
            stacks = [iter(bronze), iter(silver), iter(gold)]
            world = tuple(tuple(next(stacks[metal]) for metal in pattern) for pattern in laid)
            found[world, tuple(stacks[0])] += b * s * g
    return found


def fits(world: World, view: dict[str, Any], audience: int, box: Any) -> bool:
    """Whether a world gives the audience just what it has seen, and lets others play what they have played."""
    packs, drawn = world
    for now in range(view["round"]):
        made = view["picks_made"][now]
        for pack, pick in product(range(box.seats), range(box.picks)):
            cards = packs[now * box.seats + pack]
            owner = (pack + pick) % box.seats
            shown = (view["gold_owner"][cards[pick]], view["gold_round"][cards[pick]])
            if made == box.picks and box.card_metal[cards[pick]] == GOLD and shown != (owner, now):
                return False
            if owner != audience or pick > made:
                continue
            if pick < made and cards[pick] != view["took"][(now * SEATS + pack) * MOST_PICKS + pick]:
                return False
            at = (now * MOST_PICKS + pick) * MOST_PICKS
            seen = [kind for kind in view["sight"][at : at + MOST_PICKS] if kind != NOTHING]
            if seen != sorted(cards[pick:]):
                return False
    if any(view["drawn_by"][i] == audience and view["drawn"][i] != kind for i, kind in enumerate(drawn)):
        return False
    return all(could_play(world, view, seat, box) for seat in range(box.seats))


def could_play(world: World, view: dict[str, Any], seat: int, box: Any) -> bool:
    """Whether a seat had each card that it played, when it played it."""
    packs, drawn = world
    came = [
        (view["plays_before"][now * SEATS + seat], packs[now * box.seats + pack][pick])
        for now in range(view["round"])
        for pack, pick in product(range(box.seats), range(view["picks_made"][now]))
        if (pack + pick) % box.seats == seat
    ]
    came += [(view["drawn_at"][i], kind) for i, kind in enumerate(drawn) if view["drawn_by"][i] == seat]
    played = view["played"][seat * MOST_PLAYS : seat * MOST_PLAYS + view["plays_made"][seat]]
    return all(
        not Counter(played[: play + 1]) - Counter(kind for since, kind in came if since <= play)
        for play in range(len(played))
    )


def key(world: World, made: Sequence[int], box: Any) -> tuple[Any, ...]:
    """What a world is as a state: the cards taken, pick by pick, those left in each pack, and those drawn."""
    packs, drawn = world
    found = []
    for i, pack in enumerate(packs):
        taken = made[i // box.seats]
        found.append((pack[:taken], tuple(sorted(pack[taken:]))))
    return (*found, drawn)


def key_of(state: Any, box: Any) -> tuple[Any, ...]:
    """The same of an imagined state."""
    v = state.dump()
    found: list[Any] = []
    for now, pack in product(range(v["round"]), range(box.seats)):
        made = v["picks_made"][now]
        at = (now * SEATS + pack) * MOST_PICKS
        rest = v["rest"][pack * MOST_KINDS : (pack + 1) * MOST_KINDS] if made < box.picks else [0] * MOST_KINDS
        found.append((tuple(v["took"][at : at + made]), tuple(k for k in range(box.kinds) for _ in range(rest[k]))))
    return (*found, tuple(v["drawn"][: v["drawn_count"]]))


def positions() -> Iterator[Any]:
    """Some positions of each small table, as they are seen by a seat or by who only looks on."""
    chosen: dict[str, list[tuple[int, int | None]]] = {
        "two seats": [(0, 0), (2, 1), (4, 0), (5, 1), (7, 0), (9, 1), (12, 0), (9, None)],
        "three seats": [(0, 2), (3, 0), (5, 1), (7, 2), (9, 0), (12, 1), (10, None)],
        "two rounds": [(2, 0), (4, 1), (6, 0), (8, 1), (9, None)],
        "all played": [(6, 0), (8, 1), (10, 0), (12, 1), (12, None)],
        "draws": [(6, 0), (8, 1), (10, 0), (12, 1)],
        "five seats": [(2, 0), (6, 1), (9, 2), (14, 3), (20, 4), (12, None)],
        "five with gold": [(3, 0), (6, 1), (8, 2), (12, 3), (10, None)],
    }
    for name, places in chosen.items():
        for answers, audience in places:
            yield pytest.param(name, answers, audience, id=f"{name}, {answers} answers, audience {audience}")


def in_turn(rules: Rules, answers: int) -> Any:
    """The state after some answers, those that are asked at once in the order of their seats."""
    chance, pick = rules.core.Chance(7 + answers), random.Random(answers)
    state = rules.start(chance)
    for _ in range(answers):
        seat = rules.core.next_seat(state)
        if seat >= 0:
            rules.core.proceed(state, seat, pick.choice(rules.codes(state, seat)), chance)
    return state


@rule("MC-1", "MA-1", "MS-5", "MG-3")
@pytest.mark.slow
@pytest.mark.parametrize(("name", "answers", "audience"), list(positions()))
def test_imagined_worlds_are_all_that_fit_each_as_often_as_it_should_be(
    name: str, answers: int, audience: int | None
) -> None:
    rules = table(name)
    if name in IN_ANY_ORDER:
        *_, state = in_any_order(rules, answers, answers=answers)
    else:
        state = in_turn(rules, answers)
    veiled = rules.veil(state, audience)
    view = veiled.dump()
    who = SEATS if audience is None else audience
    expected: Counter[Any] = Counter()
    for world, often in worlds(name, view["round"], view["drawn_count"]).items():
        if fits(world, view, who, rules.box):
            expected[key(world, view["picks_made"], rules.box)] += often
    total = sum(expected.values())
    sampler = rules.core.Chance(99)
    found = Counter(key_of(rules.imagine(veiled, audience, sampler), rules.box) for _ in range(SAMPLES))
    assert set(found) <= set(expected)
    # chi-square over all worlds, those that come up less than five times in all taken together
    bins = {one: count for one, count in expected.items() if count * SAMPLES >= 5 * total}
    square = sum((found[one] - count * SAMPLES / total) ** 2 / (count * SAMPLES / total) for one, count in bins.items())
    freedom = max(len(bins) - 1, 1)
    assert square < freedom + 5 * (2 * freedom) ** 0.5, (len(bins), square)
