"""Silver cards: the attack (MX-1); hordes have a module of their own."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import Done, Move, PickChieftain, PickWarrior, Stay, Strike
from meadhall.midgard.words.events import AreaChosen, CardLapsed, VikingMoved, VikingPicked, WarriorSlain
from tests.support.midgard.table import Table, of, table
from tests.support.rule import rule


def attacking(players: int = 3) -> Table:
    """Seat 0 is about to attack; it has two warriors on its boat, and nobody is anywhere else."""
    t = table(players)
    t.place(0, boat=2)
    for seat in range(1, players):
        t.place(seat)
    t.turn(0)
    return t


@rule("MX-1")
@pytest.mark.parametrize("victim", [0, 2])
def test_the_only_warrior_that_can_be_slain_is_not_asked_for_whoever_has_it(victim: int) -> None:
    t = attacking()
    t.place(1, boat=2)
    t.place(0, boat=0)
    t.place(victim, "boat", muspelheim=1)
    t.turn(1)
    t.play(1, "attack-jotunheim")
    t.pick(1, "boat")
    told = t.do(1, Move("muspelheim"))
    assert of(told, WarriorSlain) == [WarriorSlain(1, victim, "muspelheim")]
    assert t.asked(1) is None


@rule("MX-1")
@pytest.mark.parametrize(
    ("kingdom", "province"), [("alfheim", "vidblain"), ("mannheim", "elvagar"), ("jotunheim", "muspelheim")]
)
def test_an_attack_takes_the_village_of_an_enemy_warrior_who_goes_to_valhalla_at_once(
    kingdom: str, province: str
) -> None:
    t = attacking()
    t.place(1, "boat", **{province: 1})
    t.play(0, f"attack-{kingdom}")
    assert t.asked(0) == "pick-viking"
    assert t.pick(0, "boat")[0] == VikingPicked(0, "warrior", "boat")
    assert t.asked(0) == "choose-goal"
    assert t.open(0) == {Move(province), Move("asgard"), Move("vanaheim")}
    told = t.do(0, Move(province))
    assert of(told, AreaChosen, WarriorSlain, VikingMoved) == [
        AreaChosen(0, province),
        WarriorSlain(0, 1, province),
        VikingMoved(0, "warrior", "boat", province),
    ]
    assert t.at(province) == (1, 0, 0)
    assert t.at("valhalla") == (0, 1, 0)
    assert t.at("boat") == (2, 1, 1)
    assert t.asked(0) is None and t.asked(1) == "play-card"


@rule("MX-1")
def test_a_full_province_can_be_attacked_and_only_one_warrior_falls() -> None:
    t = attacking()
    t.place(1, andlang=3)
    t.play(0, "attack-alfheim")
    t.move(0, "chieftain", "andlang")
    assert (t.at("andlang"), t.at("valhalla")) == ((1, 2, 0), (0, 1, 0))
    assert t.seat(0).chieftain == "andlang"
    assert t.province("andlang").free == 0


@rule("MX-1")
def test_only_the_kingdom_named_can_be_attacked() -> None:
    t = attacking()
    t.place(1, gimle=1, elvagar=2, horgr=2)
    t.play(0, "attack-mannheim")
    t.pick(0, "boat")
    assert t.refused(0, Move("gimle")) == "other-kingdom"
    assert t.refused(0, Move("horgr")) == "other-kingdom"
    assert t.why(0, Move("elvagar")) is None


@rule("MX-1")
def test_an_empty_village_cannot_be_attacked_nor_ones_own_nor_a_chieftains() -> None:
    t = attacking()
    t.place(0, boat=2, vidblain=2)
    t.place(1, chieftain="andlang")
    t.play(0, "attack-alfheim")
    t.pick(0, "boat")
    assert t.refused(0, Move("gimle")) == "no-enemy-warrior"
    assert t.refused(0, Move("vidblain")) == "no-enemy-warrior"
    assert t.refused(0, Move("andlang")) == "no-enemy-warrior"
    assert t.open(0) == {Move("asgard"), Move("vanaheim")}


@rule("MX-1")
@pytest.mark.parametrize("area", ["gimle", "asgard", "vanaheim"])
def test_a_chieftain_among_warriors_is_safe(area: str) -> None:
    t = attacking()
    t.place(1, chieftain=area, **{area: 1})
    t.place(2, chieftain=area)
    t.play(0, "attack-alfheim")
    t.move(0, "boat", area)  # nobody is asked whom to strike
    assert t.at(area) == (1, 1, 1)
    assert (t.seat(1).chieftain, t.seat(2).chieftain) == (area, area)
    assert t.at("valhalla") == (0, 1, 0)


@rule("MX-1")
@pytest.mark.parametrize("area", ["gimle", "asgard", "vanaheim"])
def test_whose_warrior_falls_is_the_attackers_choice(area: str) -> None:
    t = attacking(players=4)
    t.place(0, "boat", boat=2, **{area: 1})
    t.place(1, "boat", **{area: 1})
    t.place(2, "boat", **{area: 2})
    t.place(3, chieftain=area)
    t.play(0, "attack-alfheim")
    assert of(t.move(0, "boat", area), AreaChosen, WarriorSlain, VikingMoved) == [AreaChosen(0, area)]
    assert t.asked(0) == "choose-victim"
    assert t.open(0) == {Strike(1), Strike(2)}
    assert t.at(area) == (1, 1, 2, 1), "nobody has moved yet"
    assert t.refused(0, Strike(0)) == "oneself"
    assert t.refused(0, Strike(3)) == "no-enemy-warrior"
    assert t.refused(0, Strike(4)) == "no-enemy-warrior"
    told = t.do(0, Strike(2))
    assert of(told, WarriorSlain, VikingMoved) == [
        WarriorSlain(0, 2, area),
        VikingMoved(0, "warrior", "boat", area),
    ]
    assert t.at(area) == (2, 1, 1, 1)
    assert t.at("valhalla") == (0, 0, 1, 0)


@rule("MX-1")
def test_whose_warrior_falls_is_asked_only_where_several_seats_have_one() -> None:
    t = attacking()
    t.place(1, asgard=3)
    t.play(0, "attack-alfheim")
    t.move(0, "boat", "asgard")
    assert t.asked(0) is None
    assert (t.at("asgard"), t.at("valhalla")) == ((1, 2, 0), (0, 1, 0))


@rule("MX-1", "MA-3")
def test_neither_the_attack_nor_the_blow_can_be_declined() -> None:
    t = attacking()
    t.place(1, gimle=1)
    t.place(2, gimle=1)
    t.play(0, "attack-alfheim")
    assert t.refused(0, Done()) == "not-asked"
    t.pick(0, "boat")
    assert t.refused(0, Done()) == "not-asked"
    t.do(0, Move("gimle"))
    assert t.refused(0, Done()) == "not-asked"


@rule("MX-1")
@pytest.mark.parametrize("heaven", ["asgard", "vanaheim"])
def test_a_heaven_without_an_enemy_warrior_may_still_be_entered(heaven: str) -> None:
    t = attacking()
    t.place(1, chieftain=heaven)
    t.play(0, "attack-jotunheim")
    told = t.move(0, "boat", heaven)
    assert of(told, WarriorSlain, VikingMoved) == [VikingMoved(0, "warrior", "boat", heaven)]
    assert t.at(heaven) == (1, 1, 0)
    assert t.at("valhalla") == (0, 0, 0)


@rule("MX-1")
def test_an_attack_from_within_the_same_province_leaves_the_old_village_free() -> None:
    t = attacking()
    t.place(0, andlang=2)
    t.place(1, andlang=1)
    t.play(0, "attack-alfheim")
    told = t.move(0, "andlang", "andlang")
    assert of(told, WarriorSlain, VikingMoved) == [WarriorSlain(0, 1, "andlang")]
    assert (t.at("andlang"), t.at("valhalla")) == ((2, 0, 0), (0, 1, 0))
    assert t.province("andlang").free == 1


@rule("MX-1")
@pytest.mark.parametrize("viking", ["chieftain", "asgard"])
def test_an_attack_from_within_the_same_heaven_moves_nobody_and_only_the_victim_goes(viking: str) -> None:
    t = attacking()
    t.place(0, chieftain="asgard", asgard=1)
    t.place(2, asgard=2)
    t.play(0, "attack-alfheim")
    told = t.move(0, viking, "asgard")
    assert of(told, WarriorSlain, VikingMoved) == [WarriorSlain(0, 2, "asgard")]
    assert (t.at("asgard"), t.at("valhalla")) == ((2, 0, 1), (0, 0, 1))


@rule("MX-1", "MA-4")
def test_an_attack_can_start_anywhere_but_in_valhalla() -> None:
    t = attacking()
    t.place(0, chieftain="valhalla", valhalla=1, vanaheim=1, horgr=1, boat=1)
    t.place(1, gimle=1)
    t.play(0, "attack-alfheim")
    assert t.open(0) >= {PickWarrior("vanaheim"), PickWarrior("horgr"), PickWarrior("boat")}
    assert t.refused(0, PickChieftain()) == "in-valhalla"
    assert t.refused(0, PickWarrior("valhalla")) == "in-valhalla"
    assert t.refused(0, PickWarrior("gimle")) == "nobody-there"
    t.move(0, "horgr", "gimle")
    assert t.at("gimle") == (1, 0, 0)


@rule("MX-1", "MA-4")
def test_an_attack_cannot_be_declined_by_staying_in_a_heaven() -> None:
    t = attacking()
    t.place(0, chieftain="gimle", asgard=1)
    t.place(1, chieftain="asgard", gimle=1)
    t.play(0, "attack-alfheim")
    t.pick(0, "asgard")
    assert t.refused(0, Move("asgard")) == "no-change"

    t = attacking()
    t.place(0, asgard=1)
    t.place(1, chieftain="asgard")
    t.play(0, "attack-alfheim")
    assert t.refused(0, Stay()) == "no-way-to-stay"
    t.pick(0, "asgard")
    assert t.open(0) == {Move("vanaheim")}

    t = attacking()
    t.place(0, chieftain="gimle", asgard=1, boat=1)
    t.place(2, asgard=1)
    t.play(0, "attack-alfheim")
    assert t.refused(0, Stay()) == "no-way-to-stay"


@rule("MX-1", "MA-3")
def test_an_attack_by_nobody_lapses() -> None:
    t = attacking()
    t.place(0, chieftain="valhalla", valhalla=3)
    t.place(1, gimle=1)
    assert of(t.play(0, "attack-alfheim"), CardLapsed) == [CardLapsed(0, "attack-alfheim", late=0)]
    assert t.asked(1) == "play-card"
