"""The last window: after the last clean-up, for all in turn order, before final scoring (CN-1)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Place, Reveal, Take, Use
from meadhall.champions.words.events import BlameTaken, GoodsTaken, Scored
from tests.support.champions.ending import bare, scored
from tests.support.champions.table import of
from tests.support.rule import rule


@rule("CN-1", "CU-5")
@pytest.mark.parametrize(("first", "order"), [(0, (0, 1, 2, 3)), (2, (2, 3, 0, 1)), (3, (3, 0, 1, 2))])
def test_after_the_last_clean_up_all_are_asked_in_turn_order(first: int, order: tuple[int, ...]) -> None:
    t = bare(first=first)
    t.set(coins=[1, 1, 1, 1])
    t.rune(0, "wealth")
    t.rune(1, "knowledge")
    t.rune(2, "gifts")
    t.hands([], [], [], ["craftsman"])
    t.rune(3, "success")
    t.end(seat=0)
    t.done(0)
    asked = []
    while not t.view().over:
        (seat,) = (decision.seat for decision in t.match.decisions() if not decision.offer)
        assert t.asked(seat) == "afterwards"
        asked.append(seat)
        t.done(seat)
    assert tuple(asked) == order


@rule("CN-1")
def test_the_marker_as_it_lies_at_the_end_gives_the_order() -> None:
    t = bare(players=3)
    t.rune(0, "gifts")
    t.rune(1, "knowledge")
    t.round(8)
    t.last(1, Place("jarls-longhouse"))
    t.done(1)
    assert t.view().first == 1
    assert t.open(1) == {Done(), Use("knowledge")}
    t.done(1)
    assert t.open(0) == {Done(), Use("gifts")}


@rule("CN-1")
def test_only_those_are_asked_who_can_use_a_rune_for_any_time() -> None:
    t = bare()
    t.rune(0, "wealth", "success")
    t.rune(1, "potential", "reaction", "healing", "glory", "journey", "true-vision")
    told = t.end(seat=2)
    assert t.view().over
    assert len(of(told, Scored)) == 32


@rule("CN-1", "CU-2", "CE-7")
def test_the_last_window_comes_after_the_clean_up_and_before_the_scoring() -> None:
    t = bare(players=2)
    t.rune(0, "gifts")
    t.round(8)
    t.stock(food=0)
    told = t.last(1, Place("smokehouse"))
    assert of(told, BlameTaken, Scored) == [BlameTaken(0), BlameTaken(1)]
    assert (t.asked(0), t.view().workers_on, t.view().scoring) == ("afterwards", {}, None)
    t.do(0, Use("gifts"))
    assert t.asked(0) == "choose-gifts"
    told = t.do(0, Take("coins"))
    assert told[0] == GoodsTaken(0, "coins", 4)
    assert scored(t, "coins") == (1, 0)


@rule("CN-1", "CN-5")
def test_several_runes_may_be_used_in_the_last_window() -> None:
    t = bare(players=2)
    t.hands(["prosperous"], [])
    t.set(coins=[0, 4, 0, 0])
    t.rune(0, "gifts", "wealth", "success")
    t.end(seat=1)
    assert t.open(0) == {Done(), Use("gifts"), Use("success")}
    t.do(0, Use("gifts"))
    t.do(0, Take("coins"))
    assert t.open(0) == {Done(), Use("wealth"), Use("success")}
    t.do(0, Use("wealth"))
    t.do(0, Use("success"))
    t.do(0, Reveal("prosperous"))
    assert (scored(t, "track"), scored(t, "destinies"), scored(t, "coins")) == ((5, 0), (5, 0), (2, 1))


@rule("CN-1")
def test_there_is_no_such_window_after_an_earlier_round() -> None:
    t = bare(players=2)
    t.rune(0, "gifts")
    t.set(round=7, lying_food=0, first=1)
    t.last(1, Place("smokehouse"))
    assert (t.view().round, t.asked(1)) == (8, "place-worker")
