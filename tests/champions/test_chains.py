"""Chains of small decisions lose nothing and double nothing: every whole choice is reached by exactly one path.

Each chain is walked in full and compared with a brute force over the whole choice that knows nothing of chains.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from meadhall.champions.words.actions import Done, Pick, Place, Roll, Take
from meadhall.champions.words.events import FoodLost, GoodsPaid, GoodsTaken, WarriorsLost, WarriorsTaken
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Event
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules
from tests.support.champions import named_positions as positions
from tests.support.champions.named_positions import ONE_WORKER, leaders, played
from tests.support.rule import rule

GOODS = ("food", "wood", "coins")
KINDS = ("swordsman", "spearman", "axeman")

Path = tuple[tuple[Action, ...], tuple[Event, ...]]


def proceeded(rules: Rules, state: Any, seat: int, code: int) -> tuple[Any, tuple[Event, ...]]:
    """The state after an answer, and what was told; chance says the same every time."""
    child, chance = state.copy(), rules.core.Chance(1)
    chance.listen()
    rules.core.proceed(child, seat, code, chance)
    return child, tuple(told.event for told in rules.events(chance.rows))


def paths(rules: Rules, state: Any, seat: int, asked: set[str], so_far: Path = ((), ())) -> Iterator[Path]:
    """Every way through a chain, which goes on as long as the seat is asked one of these questions."""
    decision = rules.decision(state, seat)
    if decision is None or decision.question not in asked:
        yield so_far
        return
    for code in decision.codes:
        child, told = proceeded(rules, state, seat, code)
        actions, events = so_far
        yield from paths(rules, child, seat, asked, ((*actions, rules.catalogue.action(code)), (*events, *told)))


def walk(match: Match, *asked: str) -> list[Path]:
    """Every way through the chain in which a match stands."""
    seat = match.rules.core.next_seat(match.state)
    found = list(paths(match.rules, match.state, seat, set(asked)))
    assert found, "nothing is asked"
    return found


def vectors(total: int, *most: int) -> list[tuple[int, ...]]:
    """All tuples of numbers up to these, with this sum."""
    return [each for each in product(*(range(one + 1) for one in most)) if sum(each) == total]


def change(events: tuple[Event, ...]) -> tuple[int, ...]:
    """How food, wood and coins change by what was told."""
    net = Counter[str]()
    for event in events:
        if isinstance(event, GoodsTaken):
            net[event.good] += event.count
        elif isinstance(event, GoodsPaid):
            net[event.good] -= event.count
    return tuple(net[good] for good in GOODS)


@rule("CL-4")
@pytest.mark.parametrize("food", range(4))
def test_every_net_swap_at_the_market_is_reached_once(food: int) -> None:
    for wood, coins in product(range(4), repeat=2):
        stock, total = (food, wood, coins), food + wood + coins
        board = {**ONE_WORKER, "start": dict(zip(GOODS, stock, strict=True))}
        match = played(2, 1, *leaders(2), Place("market"), board=board)
        if total == 0:
            assert match.decisions()[0].question == "place-worker"
            continue
        afterwards = vectors(total, *[total] * 3)
        swaps = [tuple(new - old for new, old in zip(after, stock, strict=True)) for after in afterwards]
        found = [change(events) for _, events in walk(match, "give-goods", "take-goods")]
        assert sorted(found) == sorted(swaps), stock


@rule("CN-2")
def test_every_choice_of_gifts_is_reached_once() -> None:
    found = [change(events) for _, events in walk(positions.gifts(), "choose-gifts")]
    assert sorted(found) == sorted(vectors(4, 4, 4, 4))


@rule("CL-14")
def test_every_good_can_be_begged_for_once() -> None:
    match = played(2, 1, *leaders(2), Place("begging"))
    assert [actions for actions, _ in walk(match, "beg")] == [(Take(good),) for good in GOODS]


def recruits(named: tuple[int, ...], free: int, supply: tuple[int, ...], room: int) -> list[tuple[int, ...]]:
    """Whom one may take: as many as fit, of those owed and of any kind, as far as the supply goes."""
    lawful = [
        each
        for each in product(*(range(one + 1) for one in supply))
        if sum(max(0, taken - owed) for taken, owed in zip(each, named, strict=True)) <= free
    ]
    count = min(room, max(map(sum, lawful)))
    return [each for each in lawful if sum(each) == count]


def at_the_quay(named: tuple[int, ...], free: int, dice: tuple[int, ...], room: int) -> Match:
    """The merchant ship brings these warriors and so many of any kind; there are few dice and little room."""
    take = {kind: count for kind, count in zip(KINDS, named, strict=True) if count}
    return played(
        2,
        1,
        *leaders(2),
        board={
            **ONE_WORKER,
            "start": {"swordsman": 1},
            "longhouse": {"most": 1 + room},
            "warrior-dice": dict(zip(KINDS, (dice[0] + 4, dice[1] + 1, dice[2] + 1), strict=True)),
        },
        drop={"merchant-ships": positions.all_but("merchant-ships", "gotland-knarr")},
        **{"merchant-ships": {"gotland-knarr": {"take": {**take, "any": free} if free else take}}},
    )


@rule("CP-5", "CL-5")
@pytest.mark.parametrize("room", [1, 2, 3, 4, 7])
def test_every_lawful_choice_of_warriors_is_reached_once(room: int) -> None:
    pick = random.Random(room)
    for _ in range(16):
        named, free = tuple(pick.choices((0, 0, 1, 2), k=3)), pick.randrange(4)
        if sum(named) + free == 0:
            continue
        match = at_the_quay(named, free, tuple(pick.choices(range(3), k=3)), room)
        rules, seat = match.rules, match.rules.core.next_seat(match.state)
        supply = tuple(rules.view(match.state, None).supply.values())
        state, told = proceeded(rules, match.state, seat, rules.catalogue.code(Place("merchant-ship")))
        found = Counter[tuple[int, ...]]()
        for _, events in paths(rules, state, seat, {"recruit-warriors"}, ((), told)):
            came = Counter[str]()
            for event in events:
                if isinstance(event, WarriorsTaken):
                    came[event.warrior] += event.count
            found[tuple(came[kind] for kind in KINDS)] += 1
        assert found == Counter(recruits(named, free, supply, room)), (named, free, supply)


@rule("CA-1", "CA-3", "CA-4", "CA-6")
@pytest.mark.parametrize("forbidden", ["none", *KINDS])
def test_every_legal_load_of_a_ship_and_a_fight_is_reached_once(forbidden: str) -> None:
    trolls = {slug: {"forbids": forbidden} for slug in positions.CARDS.rows["trolls"]}
    match = positions.two_fights("shore-1", Take("food"), trolls=trolls)
    rules, seat = match.rules, match.rules.core.next_seat(match.state)
    mine = rules.view(match.state, seat).seats[seat]
    held, capacity = tuple(mine.warriors.values()), 5
    loads = Counter(
        (sent, (*aboard, food))
        for sent in product(*(range(count + 1) for count in held))
        for aboard in product(*(range(count - gone + 1) for count, gone in zip(held, sent, strict=True)))
        for food in range(mine.food + 1)
        if sum(aboard) + food <= capacity and (forbidden == "none" or sent[KINDS.index(forbidden)] == 0)
    )

    def walked(state: Any) -> Iterator[Any]:
        """Every state in which the seat may say that it is done."""
        yield state
        for code in rules.codes(state, seat):
            if rules.catalogue.action(code).kind in ("send", "load"):
                yield from walked(proceeded(rules, state, seat, code)[0])

    found = Counter[tuple[tuple[int, ...], tuple[int, ...]]]()
    for state in walked(match.state):
        assert rules.catalogue.code(Done()) in rules.codes(state, seat)
        venues = {venue.venue: venue.sealed for venue in rules.view(state, seat).venues}
        found[tuple((venues["troll"] or {}).values()), tuple((venues["shore-1"] or {}).values())] += 1
    assert found == loads
    assert len(loads) >= 80, "too few to tell anything"


@rule("CF-1")
@pytest.mark.parametrize("seed", range(6))
def test_every_set_of_dice_to_be_rerolled_is_reached_once(seed: int) -> None:
    match = positions.fighting(
        *[positions.SWORDSMAN] * 3, positions.SPEARMAN, positions.AXEMAN, Done(), attack=1, seed=seed,
        start={"swordsman": 3, "spearman": 1, "axeman": 1},
    )  # fmt: skip
    dice = match.rules.view(match.state, None).dice
    found = Counter[tuple[int, ...]]()
    for actions, _ in picks(match):
        picked = Counter(f"{one.warrior}-{one.face}" for one in actions if isinstance(one, Pick))
        found[tuple(picked[die] for die in dice)] += 1
    assert found == Counter(product(*(range(count + 1) for count in dice.values())))


def picks(match: Match) -> Iterator[Path]:
    """Every way to pick dice up to the roll or to no roll at all."""
    rules, seat = match.rules, match.rules.core.next_seat(match.state)

    def on(state: Any, so_far: tuple[Action, ...]) -> Iterator[Path]:
        for code in rules.codes(state, seat):
            action = rules.catalogue.action(code)
            if action in (Done(), Roll()):
                yield (*so_far, action), ()
            else:
                yield from on(proceeded(rules, state, seat, code)[0], (*so_far, action))

    return on(match.state, ())


@rule("CF-1", "CC-4", "CJ-1")
@pytest.mark.parametrize(
    ("name", "asked", "cause", "count", "there"),
    [
        ("losses", "lose-in-fight", "fight", 2, (2, 1, 1, 0)),
        ("lost_at_sea", "lose-at-sea", "journey", 2, (2, 1, 0, 2)),
        ("hungry", "starve", "hunger", 2, (2, 1, 1, 0)),
    ],
)
def test_every_choice_of_losses_is_reached_once(
    name: str, asked: str, cause: str, count: int, there: tuple[int, ...]
) -> None:
    found = Counter[tuple[int, ...]]()
    for _, events in walk(getattr(positions, name)(), asked):
        lost = Counter[str]()
        for event in events:
            if isinstance(event, WarriorsLost) and event.cause == cause:
                lost[event.warrior] += event.count
            elif isinstance(event, FoodLost):
                lost["food"] += event.count
        found[tuple(lost[item] for item in (*KINDS, "food"))] += 1
    assert found == Counter(vectors(count, *there))
