"""Bronze cards (MB-1, MB-2): invasion of a kingdom, and new warriors."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import Done, Move, PickChieftain, PickWarrior, Stay
from meadhall.midgard.words.events import CardPlayed, VikingMoved, VikingPicked, Waived, WarriorCame
from tests.support.midgard.figures import VILLAGES
from tests.support.midgard.table import Table, of, table
from tests.support.rule import rule

KINGDOMS = {
    "alfheim": ("gimle", "vidblain", "andlang"),
    "mannheim": ("angerboda", "elvagar", "myrkvior"),
    "jotunheim": ("thrymheim", "muspelheim", "horgr", "utgard"),
}
HEAVENS = {Move("asgard"), Move("vanaheim")}
EVERYWHERE = {Move(province) for province in VILLAGES} | HEAVENS


def goals(t: Table, viking: str) -> object:
    """Where a Viking of seat 0 may go."""
    t.pick(0, viking)
    return t.open(0)


# Invasion


@rule("MB-1")
@pytest.mark.parametrize("kingdom", KINGDOMS)
@pytest.mark.parametrize("viking", ["chieftain", "boat"])
def test_an_invasion_goes_to_the_kingdom_named_or_to_asgard_or_vanaheim(kingdom: str, viking: str) -> None:
    t = table()
    t.play(0, f"invasion-{kingdom}")
    assert goals(t, viking) == {Move(province) for province in KINGDOMS[kingdom]} | HEAVENS
    for province in VILLAGES:
        if province not in KINGDOMS[kingdom]:
            assert t.refused(0, Move(province)) == "other-kingdom"


@rule("MB-1")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_an_invasion_takes_free_villages_alone(kingdom: str) -> None:
    t = table()
    full, *others = KINGDOMS[kingdom]
    t.place(1, chieftain="boat", **{full: VILLAGES[full]})
    t.place(2, chieftain="boat", **{other: 1 for other in others})
    t.play(0, f"invasion-{kingdom}")
    assert goals(t, "boat") == {Move(province) for province in others} | HEAVENS
    assert t.refused(0, Move(full)) == "no-village"
    t.do(0, Move(others[0]))
    assert t.at(others[0]) == (1, 0, 1)  # nobody is driven out
    assert t.at("valhalla") == (0, 0, 0)


@rule("MB-1")
@pytest.mark.parametrize("goal", ["gimle", "andlang", "asgard", "vanaheim"])
def test_an_invasion_moves_two_vikings_in_any_mix(goal: str) -> None:
    t = table()
    t.place(0, chieftain="utgard", asgard=0, boat=4)
    told = t.play(0, "invasion-alfheim") + t.move(0, "chieftain", "andlang") + t.move(0, "boat", goal)
    assert told == (
        CardPlayed(0, "invasion-alfheim"),
        VikingPicked(0, "chieftain", "utgard"),
        VikingMoved(0, "chieftain", "utgard", "andlang"),
        VikingPicked(0, "warrior", "boat"),
        VikingMoved(0, "warrior", "boat", goal),
    )
    assert (t.asked(0), t.asked(1)) == (None, "play-card")  # two, and no more
    assert t.at(goal)[0] == (2 if goal == "andlang" else 1)
    assert t.lawful()


@rule("MB-1")
def test_two_vikings_may_fill_the_last_villages_of_a_province() -> None:
    t = table()
    t.place(1, andlang=1)
    t.play(0, "invasion-alfheim")
    t.move(0, "boat", "andlang")
    t.move(0, "boat", "andlang")
    assert (t.at("andlang"), t.province("andlang").free) == ((2, 1, 0), 0)


@rule("MB-1")
@pytest.mark.parametrize("moved", [0, 1])
def test_an_invasion_may_move_one_viking_or_none(moved: int) -> None:
    t = table()
    t.play(0, "invasion-mannheim")
    if moved:
        t.move(0, "boat", "elvagar")
    assert t.view().left == 2 - moved
    assert t.done(0) == (Waived(0),)
    assert t.at("elvagar") == (moved, 0, 0)
    assert t.asked(1) == "play-card"


@rule("MB-1")
def test_an_invasion_may_lead_within_its_kingdom_or_from_one_heaven_to_the_other() -> None:
    t = table()
    t.place(0, chieftain="gimle", asgard=1)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "vidblain")
    t.move(0, "asgard", "vanaheim")
    assert (t.at("gimle")[0], t.at("vidblain")[0], t.at("asgard")[0], t.at("vanaheim")[0]) == (0, 1, 0, 1)


@rule("MB-1")
def test_when_the_kingdom_is_full_an_invasion_still_leads_to_the_heavens() -> None:
    t = table()
    t.place(1, gimle=5, vidblain=4)
    t.place(2, andlang=3)
    t.play(0, "invasion-alfheim")
    assert goals(t, "boat") == HEAVENS


@rule("MB-1", "MB-2")
@pytest.mark.parametrize("card", ["invasion-alfheim", "invasion-mannheim", "invasion-jotunheim"])
def test_an_invasion_brings_no_warrior_from_the_reserve(card: str) -> None:
    t = table()
    t.play(0, card)
    assert (t.seat(0).reserve, t.at("boat")) == (6, (6, 6, 6))


# New warriors


@rule("MB-2")
def test_new_warriors_put_one_from_the_reserve_on_the_boat_first() -> None:
    t = table()
    told = t.play(0, "new-warriors")
    assert told == (CardPlayed(0, "new-warriors"), WarriorCame(0, "boat"))
    assert (t.seat(0).warriors, t.seat(0).reserve) == ({"boat": 6}, 5)
    assert t.asked(0) == "pick-viking"
    assert t.lawful()


@rule("MB-2")
@pytest.mark.parametrize("viking", ["chieftain", "boat", "elvagar", "vanaheim"])
def test_then_one_viking_goes_to_any_free_village_of_any_kingdom_or_to_asgard_or_vanaheim(viking: str) -> None:
    t = table()
    t.place(0, chieftain="gimle", boat=1, elvagar=1, vanaheim=1)
    t.place(1, utgard=3)
    t.play(0, "new-warriors")
    here = "gimle" if viking == "chieftain" else viking
    assert goals(t, viking) == EVERYWHERE - {Move("utgard")} - {Move(here)}
    assert t.refused(0, Move("utgard")) == "no-village"
    t.do(0, Move("horgr"))
    assert t.at("horgr") == (1, 0, 0)
    assert (t.asked(0), t.asked(1)) == (None, "play-card")  # one, and no more


@rule("MB-2")
def test_the_viking_that_moves_may_be_the_new_one() -> None:
    t = table()
    t.place(0, chieftain="valhalla", valhalla=10)
    t.play(0, "new-warriors")
    assert t.open(0) == {PickWarrior("boat")}
    t.move(0, "boat", "myrkvior")
    assert (t.at("myrkvior")[0], t.at("boat")[0], t.seat(0).reserve) == (1, 0, 0)


@rule("MB-2")
def test_with_an_empty_reserve_one_viking_still_moves() -> None:
    t = table()
    t.place(0, chieftain="asgard", gimle=2, boat=9)
    told = t.play(0, "new-warriors")
    assert of(told, WarriorCame) == []
    assert t.open(0) == {PickChieftain(), PickWarrior("gimle"), PickWarrior("boat"), Stay()}
    assert t.refused(0, Done()) == "not-asked"
    t.move(0, "boat", "utgard")
    assert (t.seat(0).warriors, t.seat(0).reserve) == ({"gimle": 2, "utgard": 1, "boat": 8}, 0)


@rule("MB-2")
def test_the_move_of_new_warriors_is_demanded() -> None:
    t = table()
    t.play(0, "new-warriors")
    assert t.open(0) == {PickChieftain(), PickWarrior("boat")}
    assert t.refused(0, Done()) == "not-asked"
    assert t.refused(0, Stay()) == "no-way-to-stay"


@rule("MB-2")
def test_when_every_village_is_taken_new_warriors_lead_to_the_heavens() -> None:
    t = table(5)
    t.place(1, chieftain="utgard", gimle=5, vidblain=4, utgard=2)
    t.place(2, andlang=3, angerboda=5, elvagar=3)
    t.place(3, chieftain="elvagar", myrkvior=3, thrymheim=6)
    t.place(4, muspelheim=5, horgr=4)
    assert {one.free for one in t.view().provinces} == {0}
    t.play(0, "new-warriors")
    assert goals(t, "boat") == HEAVENS
