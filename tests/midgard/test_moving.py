"""Moving Vikings (MA-4, MA-5): from where and to where, one after another, in order, and nobody twice."""

from __future__ import annotations

import pytest

from meadhall.kernel.actions import Action
from meadhall.kernel.errors import Malformed
from meadhall.midgard.words.actions import ChooseArea, Done, Move, PickChieftain, PickWarrior, Play
from meadhall.midgard.words.events import CardLapsed, VikingMoved, VikingPicked
from tests.support.midgard.table import of, table
from tests.support.rule import rule

ALFHEIM = {Move("gimle"), Move("vidblain"), Move("andlang")}
HEAVENS = {Move("asgard"), Move("vanaheim")}


# From where and to where


@rule("MA-4")
@pytest.mark.parametrize("origin", ["boat", "gimle", "elvagar", "utgard", "asgard", "vanaheim"])
@pytest.mark.parametrize("viking", ["chieftain", "warrior"])
def test_vikings_move_from_anywhere_but_valhalla(origin: str, viking: str) -> None:
    t = table()
    t.place(0, chieftain=origin, **{origin: 1})
    t.play(0, "invasion-alfheim")
    assert t.open(0) == {Done(), PickChieftain(), PickWarrior(origin)}
    told = t.move(0, "chieftain" if viking == "chieftain" else origin, "vidblain")
    assert told[:2] == (VikingPicked(0, viking, origin), VikingMoved(0, viking, origin, "vidblain"))
    assert t.at("vidblain") == (1, 0, 0)
    assert t.at(origin)[0] == 1


@rule("MA-4")
@pytest.mark.parametrize("card", ["invasion-alfheim", "new-warriors"])
def test_whoever_is_in_valhalla_is_out_until_the_round_ends(card: str) -> None:
    t = table()
    t.place(0, chieftain="valhalla", valhalla=3, boat=2)
    t.play(0, card)
    assert t.refused(0, PickChieftain()) == "in-valhalla"
    assert t.refused(0, PickWarrior("valhalla")) == "in-valhalla"
    t.move(0, "boat", "gimle")
    if t.asked(0):
        t.done(0)
    assert t.at("valhalla") == (4, 0, 0)
    t.end_round()
    assert t.at("valhalla") == (0, 0, 0)
    t.draft()
    t.play(0, card)
    assert PickChieftain() in t.open(0)


@rule("MA-4")
def test_only_ones_own_vikings_move_and_only_from_where_they_are() -> None:
    t = table()
    t.place(0, chieftain="asgard", boat=1)
    t.place(1, chieftain="vanaheim", gimle=2, asgard=1, valhalla=1)
    t.play(0, "invasion-alfheim")
    for area in ("gimle", "asgard", "vanaheim", "valhalla", "thrymheim"):
        assert t.refused(0, PickWarrior(area)) == "nobody-there"
    assert t.open(0) == {Done(), PickChieftain(), PickWarrior("boat")}


@rule("MA-4")
def test_vikings_of_one_card_need_not_come_from_one_area() -> None:
    t = table()
    t.place(0, chieftain="vanaheim", utgard=1, boat=1)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "gimle")
    t.move(0, "utgard", "andlang")
    assert (t.at("gimle")[0], t.at("andlang")[0], t.at("vanaheim")[0], t.at("utgard")[0]) == (1, 1, 0, 0)
    assert t.asked(1) == "play-card"


@rule("MA-4")
@pytest.mark.parametrize("area", ["boat", "valhalla"])
def test_no_viking_is_sent_to_a_boat_or_by_itself_to_valhalla(area: str) -> None:
    t = table()
    t.place(0, chieftain="gimle", asgard=2)
    t.play(0, "new-warriors")
    t.pick(0, "chieftain")
    with pytest.raises(Malformed):
        t.do(0, Move(area))
    assert Move(area) not in t.rules.catalogue.actions
    assert ChooseArea("boat") not in t.rules.catalogue.actions


@rule("MA-4")
def test_what_is_no_province_cannot_be_named_where_a_province_is_asked_for() -> None:
    t = table()
    t.play(0, "destroy-alfheim")
    assert t.refused(0, ChooseArea("asgard")) == "no-such-area"


@rule("MA-4")
def test_a_move_is_two_answers_the_viking_and_its_goal() -> None:
    t = table()
    t.play(0, "invasion-alfheim")
    assert t.asked(0) == "pick-viking"
    assert t.refused(0, Move("gimle")) == "not-asked"
    t.pick(0, "chieftain")
    assert t.news(1) == [VikingPicked(0, "chieftain", "boat")]
    assert t.asked(0) == "choose-goal"
    assert t.refused(0, PickWarrior("boat")) == "not-asked"
    assert t.refused(0, Play("invasion-alfheim")) == "not-asked"
    assert t.open(0) == ALFHEIM | HEAVENS
    t.do(0, Move("gimle"))
    assert t.news(1) == [VikingMoved(0, "chieftain", "boat", "gimle")]
    assert t.asked(0) == "pick-viking"


# One after another


@rule("MA-5")
def test_a_village_that_the_first_has_left_is_free_for_the_second() -> None:
    t = table()
    t.place(0, chieftain="andlang", boat=2)
    t.place(1, andlang=2)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "gimle")
    t.move(0, "boat", "andlang")
    assert (t.at("andlang"), t.at("gimle")) == ((1, 2, 0), (1, 0, 0))
    assert t.lawful()


@rule("MA-5")
def test_a_village_is_not_free_before_it_has_been_left() -> None:
    t = table()
    t.place(0, chieftain="boat", andlang=1, boat=1)
    t.place(1, andlang=2)
    t.play(0, "invasion-alfheim")
    t.pick(0, "chieftain")
    assert t.refused(0, Move("andlang")) == "no-village"


@rule("MA-5")
def test_a_village_left_by_one_holds_only_one_more() -> None:
    t = table()
    t.place(0, chieftain="andlang", boat=2)
    t.place(1, andlang=2)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "asgard")
    assert t.province("andlang").free == 1
    t.move(0, "boat", "andlang")
    assert t.province("andlang").free == 0
    t.play(2, "invasion-alfheim")
    t.pick(2, "boat")
    assert t.refused(2, Move("andlang")) == "no-village"


@rule("MA-5")
def test_a_move_that_the_one_before_made_possible_may_come_out_of_order() -> None:
    t = table()
    t.place(0, chieftain="boat", gimle=1, andlang=1, boat=1)
    t.place(1, andlang=2)
    t.play(0, "invasion-alfheim")
    t.move(0, "andlang", "asgard")
    assert t.open(0) == {Done(), PickChieftain(), PickWarrior("gimle"), PickWarrior("boat")}
    t.pick(0, "chieftain")
    assert t.open(0) == {Move("andlang")}
    assert t.refused(0, Move("asgard")) == t.refused(0, Move("gimle")) == "out-of-order"
    t.do(0, Move("andlang"))
    assert t.at("andlang") == (1, 2, 0)


@rule("MA-5")
def test_a_village_that_was_free_before_lets_nobody_out_of_order() -> None:
    t = table()
    t.place(0, chieftain="boat", gimle=1, andlang=1, boat=1)
    t.place(1, andlang=1)
    t.play(0, "invasion-alfheim")
    t.move(0, "andlang", "asgard")
    assert t.open(0) == {Done(), PickWarrior("boat")}
    assert t.refused(0, PickChieftain()) == "out-of-order"
    assert t.refused(0, PickWarrior("gimle")) == "out-of-order"


# Nobody twice


@rule("MA-5")
def test_the_chieftain_does_not_move_twice_by_one_card() -> None:
    t = table()
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "gimle")
    assert t.refused(0, PickChieftain()) == "moved-already"
    t.done(0)
    t.play(0, "invasion-alfheim")
    assert PickChieftain() in t.open(0)


@rule("MA-5")
def test_a_warrior_does_not_move_twice_by_one_card() -> None:
    t = table()
    t.place(0, gimle=1, boat=1)
    t.play(0, "invasion-alfheim")
    t.move(0, "gimle", "asgard")
    assert t.refused(0, PickWarrior("asgard")) == "moved-already"
    assert t.refused(0, PickWarrior("gimle")) == "nobody-there"
    t.done(0)
    t.play(0, "invasion-alfheim")
    assert PickWarrior("asgard") in t.open(0)


@rule("MA-5")
def test_where_one_has_arrived_another_that_was_there_may_move() -> None:
    t = table()
    t.place(0, gimle=1, asgard=1)
    t.play(0, "invasion-alfheim")
    t.move(0, "gimle", "asgard")
    t.move(0, "asgard", "vanaheim")
    assert (t.at("gimle")[0], t.at("asgard")[0], t.at("vanaheim")[0]) == (0, 1, 1)


# In order


@rule("MA-5")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (("chieftain", "asgard"), ("gimle", "andlang")),
        (("chieftain", "vanaheim"), ("boat", "gimle")),
        (("gimle", "vanaheim"), ("utgard", "andlang")),
        (("utgard", "vanaheim"), ("asgard", "gimle")),
        (("asgard", "vanaheim"), ("boat", "gimle")),
        (("boat", "vidblain"), ("boat", "andlang")),
        (("boat", "vidblain"), ("boat", "vidblain")),
        (("boat", "andlang"), ("boat", "asgard")),
        (("boat", "asgard"), ("boat", "vanaheim")),
    ],
)
def test_moves_ascend_the_chieftain_first_then_by_origin_and_goal_on_the_map(
    first: tuple[str, str], then: tuple[str, str]
) -> None:
    for one, other in ((first, then), (then, first)):
        t = table()
        t.place(0, chieftain="utgard", gimle=2, utgard=2, asgard=2, boat=3)
        t.play(0, "invasion-alfheim")
        t.move(0, *one)
        if (one, other) == (first, then):
            t.move(0, *other)
            assert t.asked(1) == "play-card"
        elif first != then:
            viking = PickChieftain() if other[0] == "chieftain" else PickWarrior(other[0])
            if other[0] == one[0]:
                t.do(0, viking)
                assert t.refused(0, Move(other[1])) == "out-of-order"
            else:
                assert t.refused(0, viking) == "out-of-order"


@rule("MA-5")
def test_the_order_begins_anew_with_every_card() -> None:
    t = table()
    t.place(0, chieftain="gimle", gimle=1, boat=4)
    t.play(0, "invasion-alfheim")
    t.move(0, "boat", "vanaheim")
    assert t.open(0) == {Done(), PickWarrior("boat")}
    t.pick(0, "boat")
    assert t.open(0) == {Move("vanaheim")}
    t.do(0, Move("vanaheim"))
    t.play(0, "invasion-alfheim")
    assert t.open(0) == {Done(), PickChieftain(), *(PickWarrior(area) for area in ("gimle", "vanaheim", "boat"))}
    t.move(0, "boat", "vanaheim")
    t.done(0)
    t.play(1, "muster-alfheim")
    assert t.open(1) == {Done(), *(ChooseArea(area) for area in ("gimle", "vidblain", "andlang"))}


@rule("MA-5", "MA-3")
def test_the_rest_of_a_card_lapses_when_nobody_can_follow_in_order() -> None:
    t = table()
    t.place(0, chieftain="gimle", gimle=1, valhalla=1, boat=1)
    t.play(0, "invasion-alfheim")
    told = t.move(0, "boat", "asgard")
    assert of(told, CardLapsed) == [CardLapsed(0, "invasion-alfheim", late=2)]  # the chieftain and his warrior
    assert t.asked(1) == "play-card"


@rule("MB-1", "MX-1", "MG-4", "MG-5")
@pytest.mark.parametrize(
    ("card", "rule_id"),
    [("invasion-alfheim", "MB-1"), ("attack-alfheim", "MX-1"), ("destroy-alfheim", "MG-4"), ("muster-alfheim", "MG-5")],
)
def test_another_kingdom_is_refused_by_the_rule_of_the_card(card: str, rule_id: str) -> None:
    t = table()
    t.place(0, chieftain="gimle", boat=2)
    t.place(1, elvagar=1)
    t.play(0, card)
    action: Action = ChooseArea("elvagar")
    if t.asked(0) == "pick-viking":
        t.pick(0, "boat")
        action = Move("elvagar")
    reason = t.rules.reason(t.state, 0, action)
    assert reason is not None and (reason.key, reason.rule, reason.args) == (
        "other-kingdom",
        rule_id,
        {"kingdom": "alfheim"},
    )
