"""Hunting: one roll of all who stayed at home, food for the hits (CC-1, CA-5)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Pick, Place, Roll, Use
from meadhall.champions.words.events import (
    AssigningBegan,
    DiePicked,
    DieRolled,
    FavorPaid,
    FightBegan,
    GoodsTaken,
    HuntBegan,
    Hunted,
    LossesDue,
    RuneUsed,
    Waived,
    WarriorsLost,
    WorkerPlaced,
)
from meadhall.kernel.events import Event
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

HUNT: tuple[type[Event], ...] = (HuntBegan, DieRolled, Hunted, LossesDue, WarriorsLost)


def hunters(*, edition: str = "de-2018", **things: int) -> Table:
    """Seat 0, led by Asmundr, is about to hunt with what it is given, and no food at first."""
    t = table(edition=edition)
    t.give(0, **{"food": 0, "favor": 0, "swordsman": 0, **things})
    return t


@rule("CC-1", "CA-5")
def test_all_hunters_roll_once_and_bring_food_for_their_hits() -> None:
    t = hunters(swordsman=2, spearman=1, axeman=1)
    script = ["swordsman:hit", "swordsman:shield", "spearman:blank", "axeman:double"]
    told = t.last(0, Place("hunting-grounds"), script=script)
    assert told[:9] == (
        WorkerPlaced(0, "hunting-grounds"),
        AssigningBegan(),
        HuntBegan(0),
        DieRolled(0, "swordsman", "hit"),
        DieRolled(0, "swordsman", "shield"),
        DieRolled(0, "spearman", "blank"),
        DieRolled(0, "axeman", "double"),
        Hunted(0, 3),
        GoodsTaken(0, "food", 3),
    )
    assert t.seat(0).food == 3


@rule("CC-1")
def test_nobody_is_lost_in_a_hunt_and_hunters_come_home() -> None:
    t = hunters(swordsman=1, spearman=1, axeman=1)
    told = t.last(0, Place("hunting-grounds"), script=["swordsman:blank", "spearman:blank", "axeman:blank"])
    assert of(told, LossesDue, WarriorsLost, GoodsTaken) == []
    assert of(told, Hunted) == [Hunted(0, 0)]
    assert t.warriors(0) == (1, 1, 1)
    assert t.view().dice == {}
    assert t.lawful()


@rule("CC-1")
@pytest.mark.parametrize(
    ("faces", "food"),
    [
        (["double", "double", "hit", "blank"], 5),
        (["double", "double", "double", "blank"], 6),
        (["double", "double", "double", "hit"], 6),
        (["double", "double", "double", "double"], 6),
    ],
)
def test_a_hunt_brings_at_most_6_food(faces: list[str], food: int) -> None:
    t = hunters(axeman=4, food=2)
    t.last(0, Place("hunting-grounds"), script=[f"axeman:{face}" for face in faces])
    assert Hunted(0, food) in t.told(None)
    assert t.seat(0).food == 2 + food


@rule("CC-1", "CP-6")
def test_a_hunt_without_hunters_brings_nothing_and_asks_nothing() -> None:
    t = hunters(favor=3)
    told = t.last(0, Place("hunting-grounds"))
    assert of(told, *HUNT) == [HuntBegan(0), Hunted(0, 0)]
    assert t.goods(0)[0] == 0


@rule("CA-5")
def test_every_warrior_left_at_home_hunts_and_only_those() -> None:
    t = hunters(swordsman=3, spearman=1, axeman=2)
    t.enemy("draugr-left", "test-draugr")
    t.go(0, "hunting-grounds")
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1, axeman=2)
    hunt = ["swordsman:hit", "swordsman:blank", "spearman:hit"]
    fight = ["swordsman:shield", "axeman:hit", "axeman:hit"]
    told = t.done(0, script=hunt + fight)
    assert of(told, HuntBegan, Hunted, FightBegan) == [
        HuntBegan(0),
        Hunted(0, 2),
        FightBegan(0, "draugr-left", "test-draugr"),
    ]
    assert t.warriors(0) == (3, 1, 2)


@rule("CA-5")
def test_those_aboard_a_ship_do_not_hunt() -> None:
    t = hunters(swordsman=1, spearman=1)
    t.journey("shore-2", "all-quiet")
    t.go(0, "hunting-grounds")
    t.turn(0)
    t.sail(0, "small-longship", "shore-2")
    t.last(1, Place("swordsmith"))
    t.send(0, "shore-2", spearman=1)
    told = t.done(0, script=["swordsman:double"])
    assert of(told, Hunted) == [Hunted(0, 2)]
    assert of(told, DieRolled) == [DieRolled(0, "swordsman", "double")]


@rule("CC-1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_hunts_go_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    t = table(first=first)
    t.set(favor=[0] * 4)
    t.go(1, "hunting-grounds")
    t.go(3, "hunting-grounds")
    told = t.last(0, Place("hunting-grounds"))
    assert of(told, HuntBegan) == [HuntBegan(seat) for seat in order]
    assert [type(event) for event in of(told, HuntBegan, Hunted)] == [HuntBegan, Hunted] * 3


@rule("CC-1", "CP-4")
def test_a_marker_won_this_round_counts_for_the_hunts() -> None:
    t = table()
    t.set(favor=[0] * 4)
    t.go(0, "hunting-grounds")
    t.go(2, "hunting-grounds")
    told = t.last(2, Place("jarls-longhouse"))
    assert of(told, HuntBegan) == [HuntBegan(2), HuntBegan(0)]


@rule("CC-1", "CF-7")
@pytest.mark.parametrize("edition", ["en-2015", "fr", "it", "de-2018"])
def test_favor_rerolls_hunting_dice_in_every_edition(edition: str) -> None:
    t = hunters(edition=edition, swordsman=2, axeman=1, favor=2)
    t.last(0, Place("hunting-grounds"), script=["swordsman:blank", "swordsman:hit", "axeman:blank"])
    assert t.asked(0) == "reroll"
    assert t.open(0) == {Done(), Pick("swordsman", "blank"), Pick("swordsman", "hit"), Pick("axeman", "blank")}
    assert t.do(0, Pick("swordsman", "blank")) == (DiePicked(0, "swordsman", "blank"),)
    assert t.do(0, Pick("axeman", "blank")) == (DiePicked(0, "axeman", "blank"),)
    told = t.do(0, Roll(), script=["swordsman:hit", "axeman:double"])
    assert told[0] == FavorPaid(0)
    assert t.view().dice == {"swordsman-hit": 2, "axeman-double": 1}
    assert t.seat(0).favor == 1
    done = t.done(0)
    assert done[:3] == (Waived(0), Hunted(0, 4), GoodsTaken(0, "food", 4))


@rule("CC-1")
def test_a_hunt_is_one_roll_however_it_falls() -> None:
    t = hunters(axeman=1, favor=1)
    t.last(0, Place("hunting-grounds"), script=["axeman:blank"])
    told = t.done(0)
    assert of(told, *HUNT) == [Hunted(0, 0)]
    assert t.view().round == 2


@rule("CC-1", "CF-7", "CN-6")
def test_potential_rerolls_the_blanks_of_a_hunt() -> None:
    t = hunters(swordsman=2, spearman=1, axeman=1)
    t.rune(0, "potential")
    faces = ["swordsman:blank", "swordsman:hit", "spearman:blank", "axeman:blank"]
    t.last(0, Place("hunting-grounds"), script=faces)
    assert t.open(0) == {Done(), Use("potential")}
    told = t.do(0, Use("potential"), script=["swordsman:double", "spearman:hit", "axeman:blank"])
    assert told[0] == RuneUsed(0, "potential")
    assert of(told, Hunted) == [Hunted(0, 4)]


@rule("CC-1", "CF-7", "CN-7")
def test_reaction_lets_the_shields_of_a_hunt_count() -> None:
    t = hunters(swordsman=1, spearman=2)
    t.rune(0, "reaction")
    t.last(0, Place("hunting-grounds"), script=["swordsman:hit", "spearman:shield", "spearman:shield"])
    assert t.open(0) == {Done(), Use("reaction")}
    assert of(t.do(0, Use("reaction")), Hunted) == [Hunted(0, 3)]
    assert t.view().reacting is False


@rule("CC-1", "CF-7")
def test_runes_of_other_moments_are_of_no_use_in_a_hunt() -> None:
    t = hunters(swordsman=1, favor=1)
    t.rune(0, "healing", "glory", "journey", "true-vision", "wealth")
    t.give(0, coins=1)
    t.last(0, Place("hunting-grounds"))
    t.done(0)  # what a rune may do after the worker's action
    assert t.asked(0) == "reroll"
    assert t.refused(0, Use("healing")) == "wrong-window"
    assert t.refused(0, Use("glory")) == "wrong-window"
    assert t.refused(0, Use("journey")) == "wrong-window"
    assert t.refused(0, Use("true-vision")) == "wrong-window"
    assert Use("wealth") in t.open(0)


@rule("CN-1", "CC-1")
def test_runes_may_be_used_just_after_a_hunt() -> None:
    t = hunters(axeman=1, coins=2)
    t.rune(0, "wealth")
    t.last(0, Place("hunting-grounds"))
    t.done(0, script=["axeman:hit"])  # after the worker's action
    assert t.asked(0) == "afterwards"
    assert t.seat(0).food == 1
    t.do(0, Use("wealth"))
    assert t.seat(0).coins == 4


@rule("CC-1", "CV-5")
def test_the_berserker_wins_no_glory_by_hunting() -> None:
    t = table()
    t.give(3, favor=0, swordsman=0, axeman=1)
    t.last(3, Place("hunting-grounds"), script=["axeman:double"])
    assert t.seat(3).glory == 0
    assert t.seat(3).food == 3
