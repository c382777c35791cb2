"""Gold cards: destroy a province, new warriors on the board (MG-4, MG-5)."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import ChooseArea, Done
from meadhall.midgard.words.events import (
    CardLapsed,
    ProvinceDestroyed,
    RagnarokScored,
    ValhallaScored,
    VikingsFell,
    Waived,
    WarriorCame,
)
from tests.support.midgard.table import of, table
from tests.support.rule import rule

PROVINCES = {
    "alfheim": ("gimle", "vidblain", "andlang"),
    "mannheim": ("angerboda", "elvagar", "myrkvior"),
    "jotunheim": ("thrymheim", "muspelheim", "horgr", "utgard"),
}
OTHER = {"alfheim": "myrkvior", "mannheim": "gimle", "jotunheim": "andlang"}
KINGDOMS = tuple(PROVINCES)


# Destroy a province


@rule("MG-4")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_any_province_of_the_kingdom_named_can_be_destroyed_empty_or_not(kingdom: str) -> None:
    t = table()
    t.place(1, "boat", **{PROVINCES[kingdom][0]: 1})
    t.play(0, f"destroy-{kingdom}")
    assert t.asked(0) == "choose-ruin"
    assert t.open(0) == {ChooseArea(province) for province in PROVINCES[kingdom]}
    assert t.refused(0, ChooseArea(OTHER[kingdom])) == "other-kingdom"
    for heaven in ("asgard", "vanaheim", "valhalla"):
        assert t.refused(0, ChooseArea(heaven)) == "no-such-area"
    assert t.refused(0, Done()) == "not-asked"


@rule("MG-4")
def test_all_vikings_there_go_to_valhalla_chieftains_and_ones_own_included() -> None:
    t = table()
    t.place(0, chieftain="angerboda", angerboda=1, elvagar=1)
    t.place(1, chieftain="elvagar", angerboda=2)
    t.place(2, chieftain="angerboda", asgard=1)
    t.play(0, "destroy-mannheim")
    told = t.do(0, ChooseArea("angerboda"))
    assert of(told, ProvinceDestroyed, VikingsFell) == [
        ProvinceDestroyed(0, "angerboda"),
        VikingsFell(0, "angerboda", 2),
        VikingsFell(1, "angerboda", 2),
        VikingsFell(2, "angerboda", 1),
    ]
    assert (t.at("angerboda"), t.at("valhalla")) == ((0, 0, 0), (2, 2, 1))
    assert (t.at("elvagar"), t.at("asgard")) == ((1, 1, 0), (0, 0, 1))
    assert [t.seat(seat).chieftain for seat in range(3)] == ["valhalla", "elvagar", "valhalla"]
    assert t.asked(1) == "play-card"


@rule("MG-4")
def test_an_empty_province_may_be_destroyed_and_nobody_falls() -> None:
    t = table()
    t.place(1, thrymheim=1)
    t.play(0, "destroy-jotunheim")
    told = t.do(0, ChooseArea("utgard"))
    assert of(told, ProvinceDestroyed, VikingsFell) == [ProvinceDestroyed(0, "utgard")]
    assert (t.at("thrymheim"), t.at("valhalla")) == ((0, 1, 0), (0, 0, 0))


@rule("MG-4", "MR-1")
def test_who_falls_by_a_card_is_worth_1_point_in_valhalla_and_not_the_2_of_a_doomed_province() -> None:
    t = table()
    for seat in (0, 2):
        t.place(seat)
    t.place(1, chieftain="gimle", gimle=2)
    t.doom("gimle")
    t.play(0, "destroy-alfheim")
    t.do(0, ChooseArea("gimle"))
    assert t.scores() == (0, 0, 0)
    told = t.end_round()
    assert of(told, RagnarokScored, ValhallaScored) == [ValhallaScored(1, 3, 3)]
    assert t.scores() == (0, 3, 0)


@rule("MG-4")
def test_a_destroyed_province_and_its_doom_marker_stay_in_play() -> None:
    t = table()
    t.place(0, boat=1)
    t.place(1, andlang=3)
    t.place(2)
    t.doom("andlang")
    t.play(1, "destroy-alfheim")
    t.do(1, ChooseArea("andlang"))
    assert (t.province("andlang").doomed, t.province("andlang").free) == (True, 3)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "andlang")
    t.done(0)
    told = t.end_round()
    assert of(told, RagnarokScored) == [RagnarokScored(0, 1, 2)]
    assert t.tokens(0) == (1, 0, 0)


# New warriors on the board


@rule("MG-5")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_new_warriors_come_from_the_reserve_straight_into_free_villages_of_the_kingdom_named(kingdom: str) -> None:
    t = table()
    t.place(0, boat=2)
    t.play(0, f"muster-{kingdom}")
    assert t.asked(0) == "muster-warriors"
    assert t.open(0) == {Done(), *(ChooseArea(province) for province in PROVINCES[kingdom])}
    for area in (OTHER[kingdom], "asgard", "vanaheim", "valhalla"):
        assert t.refused(0, ChooseArea(area)) == "other-kingdom"
    first, second = PROVINCES[kingdom][:2]
    assert of(t.do(0, ChooseArea(first)), WarriorCame) == [WarriorCame(0, first)]
    t.do(0, ChooseArea(second))
    assert (t.at(first), t.at(second), t.at("boat")) == ((1, 0, 0), (1, 0, 0), (3, 6, 6))
    assert t.seat(0).reserve == 7
    assert t.asked(0) is None and t.asked(1) == "play-card"


@rule("MG-5")
@pytest.mark.parametrize(
    "goals",
    [
        *(("asgard", "asgard"), ("asgard", "vanaheim"), ("vanaheim", "vanaheim")),
        *(("asgard", "valhalla"), ("vanaheim", "valhalla"), ("valhalla", "valhalla")),
    ],
)
def test_new_warriors_for_the_heavens_are_split_as_one_likes(goals: tuple[str, str]) -> None:
    t = table()
    t.place(0)
    t.play(0, "muster-heavens")
    assert t.open(0) == {Done(), ChooseArea("asgard"), ChooseArea("vanaheim"), ChooseArea("valhalla")}
    assert t.refused(0, ChooseArea("gimle")) == "other-kingdom"
    for goal in goals:
        assert of(t.do(0, ChooseArea(goal)), WarriorCame) == [WarriorCame(0, goal)]
        assert t.lawful()
    for heaven in ("asgard", "vanaheim", "valhalla"):
        assert t.at(heaven)[0] == goals.count(heaven)
    assert t.seat(0).reserve == 9
    assert t.asked(1) == "play-card"


@rule("MG-5")
def test_both_new_warriors_may_go_to_one_province() -> None:
    t = table()
    t.place(0)
    t.play(0, "muster-alfheim")
    t.do(0, ChooseArea("gimle"))
    t.do(0, ChooseArea("gimle"))
    assert t.at("gimle") == (2, 0, 0)


@rule("MG-5", "MA-3")
@pytest.mark.parametrize("count", [0, 1])
def test_fewer_new_warriors_may_come_down_to_none(count: int) -> None:
    t = table()
    t.place(0)
    t.play(0, "muster-mannheim")
    for _ in range(count):
        t.do(0, ChooseArea("elvagar"))
    assert of(t.done(0), Waived) == [Waived(0)]
    assert (t.at("elvagar"), t.seat(0).reserve) == ((count, 0, 0), 11 - count)
    assert t.asked(1) == "play-card"


@rule("MG-5", "MS-1")
def test_new_warriors_need_a_free_village_each() -> None:
    t = table()
    t.place(0, gimle=1)
    t.place(1, chieftain="gimle", gimle=2, vidblain=4)
    t.play(0, "muster-alfheim")
    assert t.refused(0, ChooseArea("vidblain")) == "no-village"
    t.do(0, ChooseArea("gimle"))
    assert t.refused(0, ChooseArea("gimle")) == "no-village"
    assert t.open(0) == {Done(), ChooseArea("andlang")}


@rule("MG-5")
def test_new_warriors_are_placed_in_the_order_of_the_map() -> None:
    t = table()
    t.place(0)
    t.play(0, "muster-jotunheim")
    t.do(0, ChooseArea("horgr"))
    assert t.open(0) == {Done(), ChooseArea("horgr"), ChooseArea("utgard")}
    assert t.refused(0, ChooseArea("thrymheim")) == "out-of-order"
    assert t.refused(0, ChooseArea("muspelheim")) == "out-of-order"


@rule("MG-5")
def test_the_last_warrior_of_the_reserve_comes_alone() -> None:
    t = table()
    t.place(0, boat=10)
    t.play(0, "muster-heavens")
    t.do(0, ChooseArea("asgard"))
    assert t.asked(0) is None
    assert (t.at("asgard"), t.seat(0).reserve, t.at("boat")[0]) == ((1, 0, 0), 0, 11)


@rule("MG-5")
@pytest.mark.parametrize("land", [*KINGDOMS, "heavens"])
def test_with_an_empty_reserve_nothing_happens(land: str) -> None:
    t = table()
    t.place(0, boat=11)
    told = t.play(0, f"muster-{land}")
    assert of(told, WarriorCame, CardLapsed) == [CardLapsed(0, f"muster-{land}", late=0)]
    assert t.asked(0) is None and t.asked(1) == "play-card"
    assert t.at("boat")[0] == 12


@rule("MG-5", "MA-3")
def test_without_a_free_village_the_card_lapses() -> None:
    t = table()
    t.place(0)
    t.place(1, myrkvior=3, elvagar=4, angerboda=4)
    t.place(2, chieftain="angerboda")
    told = t.play(0, "muster-mannheim")
    assert of(told, CardLapsed, WarriorCame) == [CardLapsed(0, "muster-mannheim", late=0)]
    assert t.seat(0).reserve == 11


@rule("MG-5", "MA-3")
def test_it_is_told_where_new_warriors_could_have_come_before() -> None:
    t = table()
    t.place(0)
    t.place(1, utgard=2, thrymheim=6)
    t.play(0, "muster-jotunheim")
    told = t.do(0, ChooseArea("utgard"))
    assert of(told, CardLapsed) == [CardLapsed(0, "muster-jotunheim", late=2)]  # Muspelheim and Horgr
    assert t.asked(1) == "play-card"
