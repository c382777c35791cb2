"""Doom (MD-1), and the course of a game: three rounds of five phases."""

from __future__ import annotations

import pytest

from meadhall.kernel.errors import ReplayDrift
from meadhall.kernel.events import Event
from meadhall.midgard.words.events import (
    AsgardHeld,
    CardPlayed,
    GameWon,
    GoldShown,
    KingdomScored,
    PacksDealt,
    ProvinceDoomed,
    RagnarokScored,
    RoundBegan,
    StarterFound,
    VikingsReturned,
)
from tests.support.midgard.figures import VILLAGES
from tests.support.midgard.table import DOOM, DOOMED, Table, drafting, of, table
from tests.support.rule import rule


def doomed(t: Table) -> set[str]:
    """The provinces with a doom marker."""
    return {one.province for one in t.view().provinces if one.doomed}


@rule("MD-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_five_of_the_ten_provinces_are_doomed_in_every_round(players: int, seed: int) -> None:
    t = Table(players, seed=seed, opening=())
    for _ in range(2):
        assert len(doomed(t)) == 5
        t.draft()
        assert len(doomed(t)) == 5
        t.end_round()
    assert len(doomed(t)) == 5


@rule("MD-1")
def test_markers_are_drawn_at_random_and_laid_face_up_in_their_provinces() -> None:
    drawn = ("utgard", "gimle", "horgr", "andlang", "angerboda")
    t = Table(3, opening=("starter:0", *(f"doom:{one}" for one in drawn)))
    assert of(t.told(), ProvinceDoomed) == [ProvinceDoomed(one) for one in drawn]
    for audience in (0, 1, 2, None):
        assert {one.province for one in t.view(audience).provinces if one.doomed} == set(drawn)
        assert of(t.told(audience), ProvinceDoomed) == [ProvinceDoomed(one) for one in drawn]


@rule("MD-1")
def test_a_marker_is_drawn_only_once_in_a_round() -> None:
    first = Table(3, opening=("starter:0", *["doom:0"] * 5))
    assert doomed(first) == {"gimle", "vidblain", "andlang", "angerboda", "elvagar"}
    last = Table(3, opening=("starter:0", "doom:9", "doom:8", "doom:7", "doom:6", "doom:5"))
    assert doomed(last) == {"utgard", "horgr", "muspelheim", "thrymheim", "myrkvior"}


@rule("MD-1")
def test_doom_is_laid_before_the_draft() -> None:
    t = drafting()
    assert [type(event) for event in t.told()] == [RoundBegan, *[ProvinceDoomed] * 5, PacksDealt]
    assert [t.asked(seat) for seat in range(3)] == ["keep-card"] * 3
    assert doomed(t) == set(DOOMED)


@rule("MD-1")
def test_all_ten_markers_are_mixed_again_in_every_round() -> None:
    others = tuple(f"doom:{one}" for one in VILLAGES if one not in DOOMED)
    for again in (DOOM, others):
        t = table()
        assert doomed(t) == set(DOOMED)
        told = t.end_round(script=again)
        assert of(told, RoundBegan) == [RoundBegan(2)]
        assert [f"doom:{event.plain()['area']}" for event in of(told, ProvinceDoomed)] == list(again)
        assert len(doomed(t)) == 5
    t = table()
    with pytest.raises(ReplayDrift):
        t.end_round(script=("doom:10",))
    t = table()
    with pytest.raises(ReplayDrift):
        t.end_round(script=("doom:0", "doom:9"))


@rule("MD-1", "MA-1", "MA-2", "MV-2", "MV-4", "MR-1")
def test_a_round_has_its_five_phases_in_order() -> None:
    t = table()
    t.doom("gimle")
    t.place(0, chieftain="gimle", asgard=2, boat=1)
    t.end_round()
    told = [type(event) for event in t.told()]
    phases: list[type[Event]] = [
        RoundBegan,
        ProvinceDoomed,
        PacksDealt,
        GoldShown,
        StarterFound,
        CardPlayed,
        KingdomScored,
        AsgardHeld,
        RagnarokScored,
        VikingsReturned,
    ]
    places = [told.index(phase) for phase in phases]
    assert places == sorted(places)
    assert told[places[-1] + 1 :] == [RoundBegan, *[ProvinceDoomed] * 5, PacksDealt]


@rule("MD-1", "ME-1")
def test_after_three_rounds_nothing_is_doomed_any_more() -> None:
    t = table()
    for _ in range(2):
        t.end_round()
        t.draft()
    assert not t.view().over
    told = t.end_round()
    assert t.view().over
    assert t.match.decisions() == ()
    assert of(t.told(), RoundBegan) == [RoundBegan(1), RoundBegan(2), RoundBegan(3)]
    assert (of(told, ProvinceDoomed), doomed(t)) == ([], set())
    assert of(told, GameWon)
