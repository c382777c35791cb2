"""A fight, round by round, and the books' worked example of it (CF-1 to CF-4, CC-2, CT-1)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.champions.cards.card_set import open_set
from meadhall.champions.words.actions import Done, Lose, Place, Sail
from meadhall.champions.words.events import (
    AssignmentSealed,
    DamageDealt,
    DieRolled,
    EnemyDefeated,
    EnemyDiscarded,
    FavorTaken,
    FightBegan,
    FightLost,
    GloryWon,
    GoodsTaken,
    LossesDue,
    SentOut,
    Waived,
    WarriorsLost,
)
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

DRAUGR = {"test-draugr": "draugr-left", "fierce-draugr": "draugr-left"}


def facing(enemy: str, *, favor: int = 0, edition: str = "de-2018", **warriors: int) -> Table:
    """Seat 0, led by Asmundr, has sent all its warriors against one enemy and is to confirm."""
    t = table(edition=edition)
    venue = DRAUGR.get(enemy, "troll")
    t.enemy(venue, enemy)
    t.give(0, **{"swordsman": 0, "wood": 0, "coins": 0, "favor": favor, **warriors})
    t.last(0, Place(venue))
    t.send(0, venue, **warriors)
    return t


@rule("CF-1", "CF-3", "CT-1")
def test_a_draugr_of_6_glory_and_4_coins_pays_just_that() -> None:
    t = facing("test-draugr", swordsman=2)
    told = t.done(0, script=["swordsman:hit", "swordsman:hit"])
    assert told[:10] == (
        AssignmentSealed(0),
        SentOut(0, "draugr-left", "swordsman", 2),
        FightBegan(0, "draugr-left", "test-draugr"),
        DieRolled(0, "swordsman", "hit"),
        DieRolled(0, "swordsman", "hit"),
        DamageDealt(0, 2, 2, 2),
        LossesDue(0, 1),
        WarriorsLost(0, "swordsman", 1, "fight"),
        EnemyDefeated(0, "draugr-left", "test-draugr"),
        GloryWon(0, 6, "enemy"),
    )
    assert told[10] == GoodsTaken(0, "coins", 4)
    assert (t.seat(0).glory, t.goods(0)) == (6, (1, 0, 4))
    assert t.seat(0).slain == ("test-draugr",)
    assert t.warriors(0) == (1, 0, 0)
    assert t.lawful()


@rule("CF-3", "CC-2")
def test_a_troll_pays_wood() -> None:
    t = facing("test-troll", axeman=2)
    told = t.done(0, script=["axeman:double", "axeman:hit"])
    assert of(told, EnemyDefeated, GloryWon, GoodsTaken, FavorTaken) == [
        EnemyDefeated(0, "troll", "test-troll"),
        GloryWon(0, 5, "enemy"),
        GoodsTaken(0, "wood", 2),
    ]
    assert (t.seat(0).glory, t.goods(0), t.seat(0).slain) == (5, (1, 2, 0), ("test-troll",))


@rule("CF-3")
def test_the_first_of_the_draugr_pays_coins_and_the_first_of_the_monsters_favor() -> None:
    draugr, monster = (next(iter(open_set().rows[kind])) for kind in ("draugr", "monsters"))
    weak = {"attack": 1, "defence": 2, "glory": 2, "forbids": "none"}
    t = table(cards={"draugr": {draugr: {**weak, "coins": 3}}, "monsters": {monster: {**weak, "favor": 2}}})
    t.enemy("draugr-left", draugr)
    t.enemy("shore-1", monster)
    t.journey("shore-1", "all-quiet")
    t.give(0, favor=0, coins=0, food=1, swordsman=2)
    t.go(0, "draugr-left")
    t.last(0, Place("small-longship"), Sail("shore-1"))
    t.send(0, "draugr-left", swordsman=1)
    t.send(0, "shore-1", swordsman=1, food=1)
    told = t.done(0, script=["swordsman:double", "swordsman:double"])
    assert of(told, GloryWon, GoodsTaken, FavorTaken) == [
        GloryWon(0, 2, "enemy"),
        GoodsTaken(0, "coins", 3),
        GloryWon(0, 2, "enemy"),
        FavorTaken(0, 2),
    ]


@rule("CF-3")
def test_a_monster_pays_favor_and_the_coins_lying_on_it() -> None:
    t = table()
    t.enemy("shore-2", "test-monster")
    t.journey("shore-2", "all-quiet")
    t.cell("coins_on", 1, 3)
    t.give(0, favor=0, coins=2, food=2, axeman=3)
    t.last(0, Place("small-longship"), Sail("shore-2"))
    t.send(0, "shore-2", axeman=3, food=2)
    told = t.done(0, script=["axeman:double", "axeman:double", "axeman:blank"])
    assert of(told, EnemyDefeated, GloryWon, FavorTaken, GoodsTaken) == [
        EnemyDefeated(0, "shore-2", "test-monster"),
        GloryWon(0, 13, "enemy"),
        FavorTaken(0, 1),
        GoodsTaken(0, "coins", 3),
    ]
    assert (t.seat(0).favor, t.seat(0).coins, t.seat(0).glory) == (1, 5, 13)
    assert t.venue("shore-2").coins == 0
    assert t.venue("shore-2").sent == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
    assert t.warriors(0) == (1, 0, 1)
    assert t.lawful()


@rule("CF-1")
def test_a_weapon_does_1_a_double_2_and_shields_and_blanks_nothing() -> None:
    t = facing("fierce-draugr", spearman=5)
    faces = ["hit", "hit", "double", "shield", "blank"]
    told = t.done(0, script=[f"spearman:{face}" for face in faces])
    assert of(told, DamageDealt, LossesDue)[:2] == [DamageDealt(0, 4, 4, 9), LossesDue(0, 2)]


@rule("CF-1")
@pytest.mark.parametrize(("shields", "losses"), [(0, 3), (1, 2), (2, 1)])
def test_losses_are_the_attack_less_the_shields(shields: int, losses: int) -> None:
    t = facing("fierce-draugr", spearman=5)
    told = t.done(0, script=["spearman:double"] * (5 - shields) + ["spearman:shield"] * shields)
    assert LossesDue(0, losses) in told
    assert WarriorsLost(0, "spearman", losses, "fight") in told


@rule("CF-1")
@pytest.mark.parametrize("shields", [1, 2, 3])
def test_losses_never_fall_below_0(shields: int) -> None:
    t = facing("test-draugr", spearman=shields, axeman=1)
    told = t.done(0, script=["spearman:shield"] * shields + ["axeman:double"])
    assert of(told, LossesDue, WarriorsLost) == []
    assert t.warriors(0) == (0, shields, 1)
    assert t.lawful()


@rule("CF-1")
@pytest.mark.parametrize("kind", ["swordsman", "spearman", "axeman"])
def test_shields_of_every_kind_count(kind: str) -> None:
    die = {"faces": ["blank", "hit", "double", "double", "shield", "shield"]}
    t = table(cards={"dice": {"swordsman": die, "spearman": die, "axeman": die}})
    t.enemy("draugr-left", "test-draugr")
    t.give(0, **{"swordsman": 0, "favor": 0, kind: 2})
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", **{kind: 2})
    told = t.done(0, script=[f"{kind}:shield", f"{kind}:double"])
    assert of(told, DamageDealt, LossesDue, EnemyDefeated) == [
        DamageDealt(0, 2, 2, 2),
        EnemyDefeated(0, "draugr-left", "test-draugr"),
    ]


@rule("CF-1")
def test_no_more_can_be_lost_than_were_sent() -> None:
    t = facing("fierce-draugr", swordsman=2)
    t.give(0, axeman=2)
    told = t.done(0, script=["swordsman:blank", "swordsman:blank"])
    assert of(told, LossesDue, WarriorsLost) == [LossesDue(0, 2), WarriorsLost(0, "swordsman", 2, "fight")]
    assert t.warriors(0) == (0, 0, 2)
    assert t.lawful()


@rule("CF-1", "CF-4")
def test_damage_stays_from_round_to_round_and_only_survivors_roll() -> None:
    t = facing("test-draugr", swordsman=3)
    told = t.done(
        0, script=["swordsman:blank", "swordsman:blank", "swordsman:hit", "swordsman:shield", "swordsman:hit"]
    )
    assert of(told, FightBegan, DamageDealt, LossesDue, WarriorsLost, EnemyDefeated) == [
        FightBegan(0, "draugr-left", "test-draugr"),
        DamageDealt(0, 1, 1, 2),
        LossesDue(0, 1),
        WarriorsLost(0, "swordsman", 1, "fight"),
        DamageDealt(0, 1, 2, 2),
        EnemyDefeated(0, "draugr-left", "test-draugr"),
    ]
    assert t.warriors(0) == (2, 0, 0)


@rule("CF-4")
def test_a_round_without_blows_on_either_side_is_followed_by_another() -> None:
    t = facing("test-draugr", swordsman=1)
    told = t.done(0, script=["swordsman:shield", "swordsman:shield", "swordsman:double"])
    assert of(told, DamageDealt) == [DamageDealt(0, 0, 0, 2), DamageDealt(0, 0, 0, 2), DamageDealt(0, 2, 2, 2)]


@rule("CF-2", "CF-3")
def test_a_dying_enemy_still_strikes_and_is_defeated_even_if_nobody_is_left() -> None:
    t = facing("test-draugr", swordsman=1)
    told = t.done(0, script=["swordsman:double"])
    assert of(told, WarriorsLost, EnemyDefeated) == [
        WarriorsLost(0, "swordsman", 1, "fight"),
        EnemyDefeated(0, "draugr-left", "test-draugr"),
    ]
    assert t.warriors(0) == (0, 0, 0)
    assert (t.seat(0).glory, t.seat(0).coins) == (6, 4)


@rule("CF-3")
def test_damage_beyond_the_defence_defeats_too() -> None:
    t = facing("test-draugr", swordsman=2)
    told = t.done(0, script=["swordsman:double", "swordsman:double"])
    assert of(told, DamageDealt, EnemyDefeated) == [
        DamageDealt(0, 4, 4, 2),
        EnemyDefeated(0, "draugr-left", "test-draugr"),
    ]


@rule("CF-3")
@pytest.mark.parametrize(
    ("options", "on_show"),
    [
        ({"edition": "en-2015"}, True),
        ({"edition": "fr"}, False),
        ({"edition": "it"}, False),
        ({"edition": "de-2018"}, False),
        ({"edition": "de-2018", "hall_of_records": True}, True),
    ],
)
def test_the_card_goes_on_its_victors_pile(options: dict[str, Any], on_show: bool) -> None:
    t = table(**options)
    t.enemy("draugr-right", "test-draugr")
    t.give(1, favor=0)
    t.last(1, Place("draugr-right"))
    t.send(1, "draugr-right", swordsman=1)
    t.done(1, script=["swordsman:double"])
    assert [t.seat(seat).slain for seat in range(4)] == [(), ("test-draugr",), (), ()]
    assert t.seat(1).slain_on_show is on_show
    assert "test-draugr" not in t.view().enemies_discarded


@rule("CF-4")
def test_when_none_is_left_there_is_no_reward() -> None:
    t = facing("test-draugr", swordsman=1)
    told = t.done(0, script=["swordsman:hit"])
    assert of(told, DamageDealt, FightLost, EnemyDiscarded, EnemyDefeated, GloryWon, GoodsTaken)[:2] == [
        DamageDealt(0, 1, 1, 2),
        FightLost(0, "draugr-left", "test-draugr"),
    ]
    assert of(told, EnemyDefeated, GloryWon, GoodsTaken) == []
    assert (t.seat(0).glory, t.goods(0), t.seat(0).slain) == (0, (1, 0, 0), ())
    assert t.lawful()


@rule("CF-4")
@pytest.mark.parametrize("won", [True, False])
def test_no_damage_is_carried_into_the_next_fight(won: bool) -> None:
    t = table()
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.give(0, favor=0, swordsman=2)
    t.go(0, "draugr-left")
    t.last(0, Place("draugr-right"))
    t.send(0, "draugr-left", swordsman=1)
    t.send(0, "draugr-right", swordsman=1)
    told = t.done(0, script=["swordsman:double" if won else "swordsman:hit", "swordsman:hit"])
    assert of(told, DamageDealt)[1] == DamageDealt(0, 1, 1, 9)
    assert t.view().damage == 0


@rule("CF-4")
def test_there_is_no_retreat() -> None:
    t = facing("fierce-draugr", favor=1, swordsman=1, spearman=4)
    t.done(0, script=["swordsman:blank"] + ["spearman:blank"] * 4)
    told = t.done(0)  # no reroll
    assert told[:3] == (Waived(0), DamageDealt(0, 0, 0, 9), LossesDue(0, 3))
    assert t.open(0) == {Lose("swordsman"), Lose("spearman")}
    assert t.refused(0, Done()) == "not-asked"
