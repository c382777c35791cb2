"""No set of moves is lost, and none is reached by two paths: all chains of answers, against a brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from meadhall.kernel.actions import Action
from meadhall.kernel.events import Event
from meadhall.midgard.words.actions import ChooseArea, Done, Move, PickChieftain, PickWarrior, Play, Stay
from meadhall.midgard.words.events import (
    CardLapsed,
    Stayed,
    VikingMoved,
    VikingPicked,
    Waived,
    WarriorCame,
    WarriorSlain,
)
from tests.support.midgard import brute
from tests.support.midgard.brute import (
    CHOSEN,
    HEAVENS,
    KINGDOMS,
    PROVINCES,
    Moves,
    Place,
    chains,
    played,
    proceeded,
    rules,
)
from tests.support.midgard.table import table
from tests.support.rule import rule


def full(**free: int) -> dict[str, int]:
    """Warriors of others in every village, save so many: `full(gimle=1)`."""
    return {slug: villages - free.get(slug, 0) for slug, (_, villages) in PROVINCES.items()}


OWN = {"gimle": 1, "vidblain": 2, "andlang": 1}
BY_HAND = {
    "all on the boat": Place("boat", {"boat": 5}),
    "one lone warrior": Place("valhalla", {"boat": 1}),
    "nobody who could move": Place("valhalla", {"valhalla": 5}, {"asgard": 1}),
    "one free village": Place("boat", {"boat": 2}, full(gimle=1)),
    "one free village, Vikings all around": Place(
        "gimle", {"vidblain": 1, "boat": 1}, full(vidblain=1, **{"gimle": 2})
    ),
    "no free village": Place("boat", {"boat": 2, "asgard": 1}, full()),
    "no free village, some of them one's own": Place("gimle", {"vidblain": 2, "andlang": 1}, full(**OWN)),
    "a warrior makes room for the chieftain": Place("boat", {"andlang": 1}, full(andlang=1)),
    "the chieftain makes room for a warrior": Place("andlang", {"gimle": 1}, full(andlang=1, gimle=1)),
    "a warrior makes room for one before it": Place("valhalla", {"gimle": 1, "andlang": 1}, full(gimle=1, andlang=1)),
    "a full province all of one's own": Place("andlang", {"andlang": 2, "boat": 3}),
    "chieftain and warriors side by side": Place("gimle", {"gimle": 3, "boat": 1, "vanaheim": 1}),
    "in the heavens and in Valhalla": Place("vanaheim", {"asgard": 2, "vanaheim": 1, "valhalla": 2, "boat": 1}),
    "alone in a heaven": Place("asgard", {"valhalla": 5}, {"vanaheim": 1}, {"vanaheim": 2}),
    "in another kingdom": Place("horgr", {"utgard": 3, "thrymheim": 1, "elvagar": 1}, {"thrymheim": 5, "gimle": 4}),
    "among chieftains": Place("boat", {"asgard": 1}, chieftains=("asgard", "gimle")),
}
POSITIONS = [pytest.param(at, id=name) for name, at in BY_HAND.items()]
POSITIONS += [pytest.param(brute.at_random(seed), id=f"random {seed}") for seed in range(16)]


def moves_in(told: Iterable[Event]) -> Moves:
    return tuple(sorted((one.viking, one.origin, one.goal) for one in told if isinstance(one, VikingMoved)))


def only(told: Sequence[Event], kind: type[Event]) -> Any:
    """The one event of a kind, or None."""
    found = [one for one in told if isinstance(one, kind)]
    assert len(found) <= 1
    return found[0] if found else None


def open_to(state: Any) -> list[Action]:
    return [rules().catalogue.action(code) for code in rules().codes(state, 0)]


def assert_each_once(found: Counter[Any], wanted: Iterable[Any]) -> None:
    """Nothing is reached twice, nothing is lost, and nothing is there that should not be."""
    assert {one: paths for one, paths in found.items() if paths > 1} == {}, "reached by several paths"
    assert set(wanted) - set(found) == set(), "lost"
    assert set(found) - set(wanted) == set(), "not allowed"


@rule("MB-1", "MA-3", "MA-4", "MA-5")
@pytest.mark.parametrize("kingdom", KINGDOMS)
@pytest.mark.parametrize("at", POSITIONS)
def test_every_invasion_is_reached_once(at: Place, kingdom: str) -> None:
    found = Counter(moves_in(told) for told in chains(played(at, f"invasion-{kingdom}")))
    assert_each_once(found, brute.invasions(at, kingdom, 2))


@rule("MX-2", "MA-3", "MA-4")
@pytest.mark.parametrize("at", POSITIONS)
def test_every_horde_is_reached_once(at: Place) -> None:
    state = played(at, "viking-horde")
    goals = [area for area in (*PROVINCES, *CHOSEN) if at.free(area) > 0]
    assert open_to(state) == [ChooseArea(area) for area in goals]
    for goal in goals:
        gathered, _ = proceeded(state, rules().catalogue.code(ChooseArea(goal)))
        assert_each_once(Counter(moves_in(told) for told in chains(gathered)), brute.hordes(at, goal, 3))


@rule("MG-5")
@pytest.mark.parametrize("land", [*KINGDOMS, "heavens"])
@pytest.mark.parametrize("at", POSITIONS)
def test_every_choice_of_places_for_new_warriors_is_reached_once(at: Place, land: str) -> None:
    for reserve in range(4):
        here = replace(at, reserve=reserve)
        found = Counter(
            tuple(sorted(one.area for one in told if isinstance(one, WarriorCame)))
            for told in chains(played(here, f"muster-{land}"))
        )
        assert_each_once(found, brute.musters(here, land, 2))


@rule("MB-2", "MA-3", "MA-4")
@pytest.mark.parametrize("reserve", [0, 1])
@pytest.mark.parametrize("at", POSITIONS)
def test_every_move_of_new_warriors_is_reached_once_and_so_is_to_stay(at: Place, reserve: int) -> None:
    here = replace(at, reserve=reserve)
    boat = Counter(here.warriors) + Counter(boat=reserve)
    wanted = brute.reinforcements(replace(here, warriors=boat))
    ways = list(chains(played(here, "new-warriors")))
    assert_each_once(Counter(map(moves_in, ways)), wanted or {()})
    assert sum(only(told, Stayed) is not None for told in ways) == (() in wanted)


@rule("MX-1", "MA-3", "MA-4")
@pytest.mark.parametrize("kingdom", KINGDOMS)
@pytest.mark.parametrize("at", POSITIONS)
def test_every_attack_is_reached_once_and_none_is_declined(at: Place, kingdom: str) -> None:
    state = played(at, f"attack-{kingdom}")
    ways = [told for told in chains(state) if told]
    found = Counter[Any]()
    for told in ways:
        picked, moved, slain = only(told, VikingPicked), only(told, VikingMoved), only(told, WarriorSlain)
        goal = moved.goal if moved else picked.origin
        found[(picked.viking, picked.origin), goal, slain.other if slain else None] += 1
    wanted = brute.attacks(at, kingdom)
    assert_each_once(found, wanted)
    assert (open_to(state) == []) == (not wanted)


@rule("MA-3")
@pytest.mark.parametrize("at", POSITIONS)
def test_under_up_to_no_answer_leaves_everything_as_it_was_but_to_be_done(at: Place) -> None:
    for card in ("invasion-alfheim", "invasion-mannheim", "invasion-jotunheim"):
        state = played(at, card)
        assert Stay() not in open_to(state)
        unmoved = [told for told in chains(state) if not moves_in(told)]
        assert len(unmoved) == 1 and (not unmoved[0] or only(unmoved[0], Waived) is not None)
        for pick in open_to(state):
            origin = at.chieftain if isinstance(pick, PickChieftain) else getattr(pick, "area", None)
            if pick != Done():
                assert Move(str(origin)) not in open_to(proceeded(state, rules().catalogue.code(pick))[0])


@rule("MA-3", "MA-4")
def test_to_stay_is_one_answer_however_many_could_stay() -> None:
    at = Place("gimle", {"gimle": 2, "asgard": 2, "vanaheim": 1})
    state = played(at, "new-warriors")
    assert open_to(state).count(Stay()) == 1
    assert open_to(state) == [
        PickChieftain(),
        PickWarrior("gimle"),
        PickWarrior("asgard"),
        PickWarrior("vanaheim"),
        Stay(),
    ]


@rule("MA-3")
@pytest.mark.parametrize("card", ["new-warriors", "attack-alfheim", "invasion-alfheim"])
def test_what_nobody_can_do_lapses(card: str) -> None:
    state = brute.about_to(BY_HAND["nobody who could move"], card)
    after, told = proceeded(state, rules().catalogue.code(Play(card)))
    assert open_to(after) == []
    assert only(told, CardLapsed) == CardLapsed(0, card, late=0)


@rule("MA-3", "MA-5")
@pytest.mark.parametrize("heaven", HEAVENS)
def test_an_invasion_says_rightly_why_somebody_can_no_longer_go(heaven: str) -> None:
    t = table()
    t.place(0, "boat", boat=2, **{heaven: 1})
    t.play(0, "invasion-alfheim")
    t.move(0, "boat", "gimle")
    assert t.refused(0, PickChieftain()) == "out-of-order"
    assert t.refused(0, PickWarrior(heaven)) == "out-of-order"
    assert t.refused(0, PickWarrior("gimle")) == "moved-already"


@rule("MA-3")
@pytest.mark.parametrize("card", ["invasion-alfheim", "new-warriors"])
def test_to_go_where_one_is_is_no_move(card: str) -> None:
    t = table()
    t.place(0, "gimle", vanaheim=1)
    t.play(0, card)
    t.pick(0, "chieftain")
    assert t.refused(0, Move("gimle")) == "no-change"
