"""A fight (CF-1 to CF-8), and the books' worked examples of it."""

from __future__ import annotations

from meadhall.champions.actions import Blame, Done, Lose, Pick, Place, Roll, Shed
from tests.champions.table import table
from tests.rule import rule


@rule("CF-1", "CF-3", "CT-1")
def test_a_draugr_of_6_glory_and_4_coins_pays_just_that() -> None:
    t = table()
    t.enemy("draugr-left", "test-draugr")
    t.give(0, swordsman=2, coins=0, favor=0)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=2)
    t.done(0, script=["swordsman:hit", "swordsman:hit"])
    assert t.asked(0) == "lose-in-fight" or t.seat(0).warriors["swordsman"] == 1
    assert (t.seat(0).glory, t.seat(0).coins) == (6, 4)
    assert t.seat(0).slain == ("test-draugr",)


@rule("CF-2")
def test_a_dying_enemy_still_strikes() -> None:
    t = table()
    t.enemy("draugr-left", "test-draugr")
    t.give(0, swordsman=1, favor=0)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1)
    t.done(0, script=["swordsman:double"])
    assert t.seat(0).slain == ("test-draugr",)
    assert t.seat(0).warriors["swordsman"] == 0


@rule("CF-1")
def test_a_favor_rerolls_the_dice_picked_and_only_those() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.give(1, swordsman=2, favor=1)
    t.last(1, Place("troll"))
    t.send(1, "troll", swordsman=2)
    t.done(1, script=["swordsman:blank", "swordsman:hit"])
    assert t.asked(1) == "reroll"
    t.do(1, Pick("swordsman", "blank"))
    t.do(1, Roll(), script=["swordsman:double"])
    assert t.seat(1).favor == 0
    assert t.seat(1).slain == ("test-troll",)


@rule("CF-5")
def test_a_trolls_killer_may_shed_blame_and_may_give_one() -> None:
    t = table(players=3)
    t.enemy("troll", "test-troll")
    t.give(0, axeman=2, favor=0, blame=2)
    t.last(0, Place("troll"))
    t.send(0, "troll", axeman=2)
    t.done(0, script=["axeman:double", "axeman:double"])
    assert t.open(0) == {Done(), Shed()}
    t.do(0, Shed())
    assert t.open(0) == {Done(), Blame(1), Blame(2)}
    t.do(0, Blame(2))
    assert [t.seat(seat).blame for seat in range(3)] == [1, 0, 1]


@rule("CF-1")
def test_the_owner_chooses_which_warriors_are_lost() -> None:
    t = table()
    t.enemy("draugr-left", "test-draugr")
    t.give(0, swordsman=1, axeman=1, favor=0)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1, axeman=1)
    t.done(0, script=["swordsman:hit", "axeman:hit"])
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}
    t.do(0, Lose("swordsman"))
    assert t.seat(0).warriors == {"swordsman": 0, "spearman": 0, "axeman": 1}
