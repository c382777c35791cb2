"""Ragnarok: the doomed fall, Valhalla is counted, and all go home (MR-1, MR-2)."""

from __future__ import annotations

from meadhall.midgard.words.actions import TakeToken
from meadhall.midgard.words.events import (
    AsgardHeld,
    KingdomScored,
    ProvinceDoomed,
    RagnarokScored,
    RoundBegan,
    ValhallaScored,
    VikingsFell,
    VikingsReturned,
)
from tests.support.midgard.ending import bare, finish, scored
from tests.support.midgard.table import Table, of
from tests.support.rule import rule

NEXT = ("andlang", "elvagar", "myrkvior", "muspelheim", "utgard")


def doomed(t: Table) -> list[str]:
    return [one.province for one in t.view().provinces if one.doomed]


@rule("MR-1")
def test_every_viking_in_a_doomed_province_brings_2_points_and_all_go_to_valhalla() -> None:
    t = bare()
    t.place(0, chieftain="gimle", gimle=2, horgr=1)
    t.place(2, horgr=1)
    t.doom("gimle", "horgr", "utgard")
    told = t.end_round()
    assert of(told, VikingsFell, RagnarokScored) == [
        VikingsFell(0, "gimle", 3),
        VikingsFell(0, "horgr", 1),
        RagnarokScored(0, 4, 8),
        VikingsFell(2, "horgr", 1),
        RagnarokScored(2, 1, 2),
    ]
    assert scored(t, "ragnarok") == (8, 0, 2)


@rule("MR-1")
def test_then_every_viking_in_valhalla_brings_1_point_those_just_arrived_included() -> None:
    t = bare()
    t.place(0, chieftain="gimle", gimle=1, valhalla=2)
    t.place(1, chieftain="valhalla", valhalla=1)
    t.place(2, gimle=1)
    t.doom("gimle")
    told = t.end_round()
    assert of(told, RagnarokScored, ValhallaScored) == [
        RagnarokScored(0, 2, 4),
        RagnarokScored(2, 1, 2),
        ValhallaScored(0, 4, 4),
        ValhallaScored(1, 2, 2),
        ValhallaScored(2, 1, 1),
    ]
    assert scored(t, "ragnarok") == (4, 0, 2)
    assert scored(t, "valhalla") == (4, 2, 1)


@rule("MR-1")
def test_provinces_that_are_not_doomed_and_the_heavens_bring_nothing() -> None:
    t = bare()
    t.place(0, chieftain="asgard", gimle=1, vidblain=1, boat=3)
    t.doom("andlang", "thrymheim")
    told = t.end_round()
    assert of(told, VikingsFell, RagnarokScored, ValhallaScored, VikingsReturned) == []
    assert (scored(t, "ragnarok"), scored(t, "valhalla")) == ((0, 0, 0), (0, 0, 0))


@rule("MR-1", "MV-2")
def test_a_doomed_province_is_scored_before_it_falls() -> None:
    t = bare()
    t.place(1, chieftain="asgard", utgard=2)
    t.doom("utgard")
    told = t.end_round()
    assert of(told, KingdomScored, AsgardHeld, VikingsFell, RagnarokScored, ValhallaScored) == [
        KingdomScored(1, "jotunheim", 1, 3),
        AsgardHeld(1, 5),
        VikingsFell(1, "utgard", 2),
        RagnarokScored(1, 2, 4),
        ValhallaScored(1, 2, 2),
    ]
    assert (t.scores(), t.tokens(1)) == ((0, 14, 0), (0, 0, 1))


@rule("MR-2")
def test_all_vikings_in_valhalla_return_to_their_boats_and_not_to_the_reserve() -> None:
    t = bare()
    t.place(0, chieftain="gimle", gimle=1, valhalla=2, boat=1)
    t.place(1, chieftain="valhalla")
    t.doom("gimle")
    told = t.end_round()
    assert of(told, VikingsReturned) == [VikingsReturned(0, 4), VikingsReturned(1, 1)]
    assert (t.at("valhalla"), t.at("gimle")) == ((0, 0, 0), (0, 0, 0))
    assert t.at("boat") == (5, 1, 1)
    assert [t.seat(seat).chieftain for seat in range(3)] == ["boat"] * 3
    assert [t.seat(seat).reserve for seat in range(3)] == [7, 11, 11]


@rule("MR-2")
def test_all_others_stay_where_they_are() -> None:
    t = bare()
    t.place(0, chieftain="vanaheim", gimle=2, asgard=1, boat=2)
    t.place(1, chieftain="gimle", vanaheim=3, utgard=1)
    t.doom("andlang", "utgard")
    t.end_round()
    t.do(1, TakeToken("jotunheim"))
    assert (t.at("gimle"), t.at("asgard"), t.at("vanaheim")) == ((2, 1, 0), (1, 0, 0), (1, 3, 0))
    assert (t.seat(0).chieftain, t.seat(1).chieftain) == ("vanaheim", "gimle")
    assert t.seat(0).reserve == 6


@rule("MR-2", "MD-1")
def test_the_doom_markers_are_taken_back_and_mixed_with_the_others() -> None:
    t = bare()
    t.doom("gimle", "andlang")
    told = t.end_round(script=[f"doom:{province}" for province in NEXT])
    assert of(told, RoundBegan, ProvinceDoomed) == [RoundBegan(2), *map(ProvinceDoomed, NEXT)]
    assert doomed(t) == list(NEXT)


@rule("MR-1", "MR-2")
def test_the_last_round_has_its_ragnarok_too() -> None:
    t = bare()
    t.place(2, chieftain="horgr", valhalla=1)
    t.doom("horgr")
    told = finish(t)
    assert of(told, RagnarokScored, ValhallaScored, VikingsReturned) == [
        RagnarokScored(2, 1, 2),
        ValhallaScored(2, 2, 2),
        VikingsReturned(2, 2),
    ]
    assert (t.at("boat"), doomed(t)) == ((1, 1, 2), [])
