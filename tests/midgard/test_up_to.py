"""What is done of a card (MA-3): "up to", what is demanded, what lapses, and staying where one is."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import Done, Move, Stay
from meadhall.midgard.words.events import (
    CardLapsed,
    CardPlayed,
    Stayed,
    VikingMoved,
    VikingPicked,
    Waived,
    WarriorCame,
)
from tests.support.midgard.figures import VILLAGES
from tests.support.midgard.table import of, table
from tests.support.rule import rule


@rule("MA-3")
def test_up_to_allows_none() -> None:
    t = table()
    told = t.play(0, "invasion-alfheim") + t.done(0)
    assert told == (CardPlayed(0, "invasion-alfheim"), Waived(0))
    assert (t.asked(0), t.asked(1)) == (None, "play-card")
    assert t.at("boat") == (6, 6, 6)


@rule("MA-3")
def test_up_to_allows_fewer() -> None:
    t = table()
    t.play(0, "invasion-alfheim")
    told = t.move(0, "chieftain", "gimle") + t.done(0)
    assert told == (
        VikingPicked(0, "chieftain", "boat"),
        VikingMoved(0, "chieftain", "boat", "gimle"),
        Waived(0),
    )
    assert (t.asked(0), t.asked(1)) == (None, "play-card")


@rule("MA-3")
def test_a_viking_picked_must_go_somewhere() -> None:
    t = table()
    t.play(0, "invasion-alfheim")
    t.pick(0, "boat")
    assert t.asked(0) == "choose-goal"
    assert t.refused(0, Done()) == "not-asked"
    assert t.refused(0, Stay()) == "not-asked"


@rule("MA-3", "MB-2")
def test_what_a_card_asks_for_without_up_to_must_be_done_if_possible() -> None:
    t = table()
    t.play(0, "new-warriors")
    assert t.refused(0, Done()) == "not-asked"
    t.move(0, "boat", "asgard")
    assert t.asked(1) == "play-card"


@rule("MA-3")
@pytest.mark.parametrize("card", ["invasion-alfheim", "new-warriors", "attack-alfheim"])
def test_a_card_that_can_do_nothing_is_played_all_the_same_and_lapses(card: str) -> None:
    t = table()
    t.place(0, chieftain="valhalla", valhalla=11)
    told = t.play(0, card)
    assert told == (CardPlayed(0, card), CardLapsed(0, card, late=0))
    assert (t.asked(0), t.asked(1)) == (None, "play-card")
    assert t.seat(0).played == (card,)


@rule("MA-3", "MG-5")
def test_a_card_without_effect_counts_as_played() -> None:
    t = table()
    t.place(0, boat=11)
    t.turn(0, 2)
    told = t.play(0, "muster-alfheim")
    assert told == (CardPlayed(0, "muster-alfheim"), CardLapsed(0, "muster-alfheim", late=0))
    assert (t.asked(1), t.seat(0).played) == ("play-card", ("muster-alfheim",))
    assert [t.seat(seat).plays_left for seat in range(3)] == [1, 1, 2]


@rule("MA-3")
def test_only_the_part_that_cannot_be_done_lapses() -> None:
    t = table()
    t.place(0, chieftain="valhalla", valhalla=10, boat=1)
    assert t.play(0, "invasion-alfheim") == (CardPlayed(0, "invasion-alfheim"),)
    told = t.move(0, "boat", "gimle")
    assert told[1:] == (VikingMoved(0, "warrior", "boat", "gimle"), CardLapsed(0, "invasion-alfheim", late=0))
    assert t.asked(1) == "play-card"


@rule("MA-3", "MB-2")
def test_an_empty_reserve_lets_only_the_new_warrior_lapse() -> None:
    t = table()
    t.place(0, boat=11)
    told = t.play(0, "new-warriors")
    assert of(told, WarriorCame, CardLapsed, Stayed) == []
    assert t.asked(0) == "pick-viking"


@rule("MA-3")
def test_under_up_to_a_move_that_changes_nothing_is_not_offered() -> None:
    t = table()
    t.place(0, chieftain="gimle", asgard=1, boat=2)
    t.play(0, "invasion-alfheim")
    assert t.refused(0, Stay()) == "no-way-to-stay"
    t.pick(0, "chieftain")
    assert t.refused(0, Move("gimle")) == "no-change"
    t.do(0, Move("asgard"))
    t.pick(0, "asgard")
    assert t.refused(0, Move("asgard")) == "no-change"


@rule("MA-3", "MA-4")
@pytest.mark.parametrize("area", ["gimle", "utgard"])
@pytest.mark.parametrize("viking", ["chieftain", "warrior"])
def test_where_a_move_is_demanded_one_may_move_within_ones_province(area: str, viking: str) -> None:
    t = table()
    if viking == "chieftain":
        t.place(0, chieftain=area, boat=2)
    else:
        t.place(0, chieftain="boat", boat=2, **{area: 1})
    t.play(0, "new-warriors")
    before = t.state.warriors
    assert t.do(0, Stay()) == (Stayed(0),)
    assert (t.asked(0), t.asked(1)) == (None, "play-card")
    assert t.state.warriors == before
    assert t.at(area) == (1, 0, 0)


@rule("MA-3", "MA-4")
@pytest.mark.parametrize(
    ("viking", "area"), [("chieftain", "gimle"), ("asgard", "asgard"), ("utgard", "utgard"), ("boat", None)]
)
def test_to_stay_is_one_answer_whoever_stays(viking: str, area: str | None) -> None:
    t = table()
    t.place(0, chieftain="gimle", asgard=1, utgard=2)
    t.play(0, "new-warriors")
    assert Stay() in t.open(0)
    t.pick(0, viking)
    assert t.refused(0, Stay()) == "not-asked"
    goals = {Move(one) for one in (*VILLAGES, "asgard", "vanaheim")}
    assert t.open(0) == goals - {Move(area or "boat")}
    if area:
        assert t.refused(0, Move(area)) == "no-change"


@rule("MA-4")
@pytest.mark.parametrize("where", [{}, {"valhalla": 3}, {"andlang": 2}, {"asgard": 1}, {"vanaheim": 2}])
def test_to_stay_takes_a_free_village_of_ones_province(where: dict[str, int]) -> None:
    t = table()
    t.place(0, chieftain="boat", boat=2, **where)
    t.place(1, andlang=1)
    t.play(0, "new-warriors")
    assert t.refused(0, Stay()) == "no-way-to-stay"
    t.pick(0, "boat")
    assert t.refused(0, Stay()) == "not-asked"


@rule("MA-4")
def test_a_free_village_in_any_of_ones_provinces_is_enough_to_stay() -> None:
    t = table()
    t.place(0, boat=2, andlang=2, myrkvior=2)
    t.place(1, andlang=1)
    t.play(0, "new-warriors")
    assert t.do(0, Stay()) == (Stayed(0),)
