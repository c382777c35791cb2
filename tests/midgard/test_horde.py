"""Silver cards: the Viking horde (MX-2)."""

from __future__ import annotations

import pytest

from meadhall.kernel.errors import Malformed
from meadhall.midgard.words.actions import ChooseArea, Done, Move, PickChieftain, PickWarrior, Stay
from meadhall.midgard.words.events import AreaChosen, ValhallaScored, VikingMoved, VikingsReturned, Waived
from tests.support.midgard.table import of, table
from tests.support.rule import rule


@rule("MX-2")
def test_a_horde_goes_to_a_heaven_or_to_any_province_with_a_free_village() -> None:
    t = table()
    t.place(0, boat=5, andlang=1)
    t.place(1, andlang=2, elvagar=3)
    t.place(2, chieftain="elvagar", utgard=2)
    t.play(0, "viking-horde")
    assert t.asked(0) == "choose-horde"
    assert t.open(0) == {
        *(ChooseArea("asgard"), ChooseArea("vanaheim"), ChooseArea("valhalla")),
        *(ChooseArea("gimle"), ChooseArea("vidblain")),
        *(ChooseArea("angerboda"), ChooseArea("myrkvior"), ChooseArea("thrymheim"), ChooseArea("muspelheim")),
        *(ChooseArea("horgr"), ChooseArea("utgard")),
    }
    assert t.refused(0, ChooseArea("andlang")) == "no-village"
    assert t.refused(0, ChooseArea("elvagar")) == "no-village"
    assert t.refused(0, Done()) == "not-asked"


@rule("MX-2", "MA-4")
def test_a_boat_is_no_choice() -> None:
    t = table()
    t.play(0, "viking-horde")
    for action in (ChooseArea("boat"), Move("boat"), Move("valhalla")):
        with pytest.raises(Malformed):
            t.do(0, action)


@rule("MX-2", "MR-1", "MR-2")
def test_a_horde_in_valhalla_is_out_scores_a_point_each_and_goes_home() -> None:
    t = table()
    t.place(0, chieftain="gimle", boat=2)
    t.place(1)
    t.place(2)
    t.doom()
    t.last(0, "viking-horde")
    t.do(0, ChooseArea("valhalla"))
    assert t.view(0).goal == "valhalla"
    t.pick(0, "chieftain")
    assert t.refused(0, PickChieftain()) == "moved-already"
    t.pick(0, "boat")
    assert t.refused(0, PickWarrior("valhalla")) == "in-valhalla"
    assert t.lawful()
    told = t.pick(0, "boat")
    assert of(told, ValhallaScored, VikingsReturned) == [ValhallaScored(0, 3, 3), VikingsReturned(0, 3)]
    assert (t.at("boat")[0], t.seat(0).chieftain) == (3, "boat")


@rule("MX-2")
@pytest.mark.parametrize("goal", ["asgard", "vanaheim", "valhalla", "gimle", "angerboda", "thrymheim"])
def test_a_horde_is_up_to_3_vikings_from_anywhere(goal: str) -> None:
    t = table()
    t.place(0, chieftain="horgr", utgard=1, myrkvior=1, boat=1, valhalla=1)
    t.play(0, "viking-horde")
    assert of(t.do(0, ChooseArea(goal)), AreaChosen) == [AreaChosen(0, goal)]
    assert t.asked(0) == "pick-viking"
    assert t.refused(0, PickWarrior("valhalla")) == "in-valhalla"
    assert of(t.pick(0, "chieftain"), VikingMoved) == [VikingMoved(0, "chieftain", "horgr", goal)]
    assert t.why(0, PickChieftain()) == "moved-already"
    t.pick(0, "myrkvior")
    assert t.asked(0) == "pick-viking"
    t.pick(0, "boat")
    assert t.asked(0) is None
    assert (t.at(goal), t.at("utgard")) == ((3 + (goal == "valhalla"), 0, 0), (1, 0, 0))


@rule("MX-2", "MA-3")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_horde_may_be_smaller_down_to_nobody(count: int) -> None:
    t = table()
    t.place(0, boat=5)
    t.play(0, "viking-horde")
    t.do(0, ChooseArea("gimle"))
    for _ in range(count):
        t.pick(0, "boat")
    assert t.refused(0, Stay()) == "no-way-to-stay"
    assert of(t.done(0), Waived) == [Waived(0)]
    assert t.at("gimle") == (count, 0, 0)
    assert t.asked(1) == "play-card"


@rule("MX-2")
@pytest.mark.parametrize("free", [1, 2, 3, 4])
def test_a_horde_is_no_larger_than_the_free_villages_when_the_card_was_played(free: int) -> None:
    t = table()
    t.place(0, boat=5, thrymheim=1)
    t.place(1, thrymheim=5 - free)
    t.play(0, "viking-horde")
    t.do(0, ChooseArea("thrymheim"))
    for _ in range(min(free, 3)):
        assert t.asked(0) == "pick-viking"
        t.pick(0, "boat")
    assert t.asked(0) is None
    assert t.at("thrymheim")[0] == 1 + min(free, 3)


@rule("MX-2", "MA-3", "MA-5")
def test_who_is_there_already_does_not_join_and_the_others_join_in_the_order_of_the_map() -> None:
    t = table()
    t.place(0, chieftain="gimle", gimle=1, elvagar=1, asgard=1, boat=1)
    t.play(0, "viking-horde")
    t.do(0, ChooseArea("gimle"))
    assert t.open(0) == {Done(), PickWarrior("elvagar"), PickWarrior("asgard"), PickWarrior("boat")}
    t.pick(0, "asgard")
    assert t.open(0) == {Done(), PickWarrior("boat")}


@rule("MX-2", "MA-3", "MA-5")
@pytest.mark.parametrize("goal", ["gimle", "asgard", "vanaheim"])
def test_a_horde_says_rightly_why_somebody_does_not_join(goal: str) -> None:
    t = table()
    t.place(0, chieftain=goal, elvagar=1, boat=2, **{goal: 1})
    t.play(0, "viking-horde")
    t.do(0, ChooseArea(goal))
    assert t.refused(0, PickChieftain()) == "no-change"
    assert t.refused(0, PickWarrior(goal)) == "no-change"
    t.pick(0, "boat")
    assert t.refused(0, PickWarrior("elvagar")) == "out-of-order"
