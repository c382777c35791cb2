"""The runesmith (CL-6)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, DrawRune, TakeRune, Use
from meadhall.champions.words.events import GoodsPaid, RuneTaken, WorkerPlaced
from tests.support.champions.table import Table, table
from tests.support.rule import rule


def with_runes(first: str | None, second: str | None) -> Table:
    """A table with these runes face up and all others in the deck; seat 0 to place."""
    t = table()
    places = [0] * 12
    for at, slug in ((2, first), (3, second)):
        if slug is not None:
            places[t.cards.runes.index(slug)] = at
    t.set(rune_at=places, rune_left=10 - sum(at > 0 for at in places))
    return t


@rule("CL-6")
@pytest.mark.parametrize(
    ("space", "rune", "left"), [(1, "healing", (None, "wealth")), (2, "wealth", ("healing", None))]
)
def test_a_wood_buys_a_face_up_rune(space: int, rune: str, left: tuple[str | None, str | None]) -> None:
    t = with_runes("healing", "wealth")
    assert t.go(0, "runesmith") == (WorkerPlaced(0, "runesmith"), GoodsPaid(0, "wood", 1))
    assert t.asked(0) == "choose-rune"
    assert t.open(0) == {TakeRune(1), TakeRune(2), DrawRune()}
    assert t.refused(0, Done()) == "not-asked"
    assert t.do(0, TakeRune(space)) == (RuneTaken(0, rune),)
    assert (t.goods(0), t.view().rune_spaces) == ((1, 0, 1), left)
    assert [(mine.rune, mine.used) for mine in t.view(2).seats[0].runes] == [(rune, False)]
    assert len(t.view().runes_in_deck) == 8
    t.rules.check_laws(t.state)


@rule("CL-6")
@pytest.mark.parametrize("rune", ["gifts", "success", "potential", "true-vision"])
def test_a_wood_buys_the_top_of_the_rune_deck_unseen_and_all_see_what_it_is(rune: str) -> None:
    t = with_runes("healing", "wealth")
    t.go(0, "runesmith")
    assert t.do(0, DrawRune(), script=[f"rune:{rune}"]) == (RuneTaken(0, rune),)
    assert t.news() == t.news(3) == [RuneTaken(0, rune)]
    assert t.view().rune_spaces == ("healing", "wealth")
    assert len(t.view().runes_in_deck) == 7
    t.rules.check_laws(t.state)


@rule("CL-6")
def test_an_empty_rune_space_has_nothing_to_take() -> None:
    t = with_runes(None, "wealth")
    t.go(0, "runesmith")
    assert t.refused(0, TakeRune(1)) == "no-rune-there"
    assert t.open(0) == {TakeRune(2), DrawRune()}


@rule("CL-6", "CR-8")
@pytest.mark.parametrize(("at", "space"), [(2, 1), (3, 2)])
def test_with_the_rune_deck_empty_only_face_up_runes_are_left(at: int, space: int) -> None:
    t = table()
    t.set(rune_at=[at, *[11] * 9, 0, 0], rune_left=0)
    t.go(0, "runesmith")
    assert t.refused(0, DrawRune()) == "no-rune-there"
    assert t.open(0) == {TakeRune(space)}
    t.do(0, TakeRune(space))
    assert [mine.rune for mine in t.seat(0).runes] == ["gifts"]


@rule("CL-6")
def test_with_no_rune_face_up_there_is_still_the_deck() -> None:
    t = with_runes(None, None)
    t.go(0, "runesmith")
    assert t.open(0) == {DrawRune()}


@rule("CL-6")
def test_the_last_rune_of_the_deck_can_be_drawn() -> None:
    t = table()
    t.set(rune_at=[*[11] * 9, 0, 0, 0], rune_left=1)
    t.go(0, "runesmith")
    assert t.open(0) == {DrawRune()}
    assert t.do(0, DrawRune()) == (RuneTaken(0, "true-vision"),)
    assert t.view().runes_in_deck == ()


@rule("CL-6", "CN-1", "CN-3")
def test_a_rune_may_be_used_at_once() -> None:
    t = with_runes("healing", "wealth")
    t.give(0, coins=3)
    t.go(0, "runesmith")
    t.do(0, TakeRune(2))
    assert t.open(0) == {Done(), Use("wealth")}
    t.do(0, Use("wealth"))
    assert t.goods(0) == (1, 0, 6)
