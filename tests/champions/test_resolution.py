"""The order of resolution, and enemies that nobody fights (CC-1 to CC-4, CF-8)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Place
from meadhall.champions.words.events import (
    EnemyDefeated,
    EnemyDiscarded,
    FightBegan,
    FightLost,
    HuntBegan,
    JourneyTurned,
)
from tests.support.champions.table import of, table
from tests.support.rule import rule


@rule("CF-8")
@pytest.mark.parametrize("venue", ["troll", "draugr-left", "draugr-right"])
def test_where_nobody_was_sent_there_is_no_fight(venue: str) -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    enemy = t.venue(venue).enemy
    assert enemy is not None
    t.last(0, Place(venue))
    told = t.done(0)
    assert of(told, FightBegan, FightLost, EnemyDefeated) == []
    assert EnemyDiscarded(venue, enemy) in told


@rule("CF-8")
def test_after_a_lost_fight_nobody_else_may_try_that_enemy() -> None:
    t = table()
    t.enemy("draugr-left", "fierce-draugr")
    t.give(0, favor=0)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1)
    told = t.done(0, script=["swordsman:double"])
    assert len(of(told, FightBegan)) == 1
    assert EnemyDiscarded("draugr-left", "fierce-draugr") in told
    assert t.view().damage == 0


@rule("CC-1", "CC-2", "CC-3", "CC-4")
def test_hunts_troll_left_draugr_right_draugr_and_shores_are_resolved_in_this_order() -> None:
    t = table(first=2)
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.set(favor=[0] * 4)
    t.journey("shore-1", "all-quiet")
    t.journey("shore-3", "no-wind")
    t.go(0, "draugr-right")
    t.sail(0, "small-longship", "shore-3")
    t.go(1, "troll")
    t.sail(1, "large-longship", "shore-1")
    t.go(2, "draugr-left")
    t.last(3, Place("hunting-grounds"))
    t.send(0, "draugr-right", swordsman=1)
    t.send(1, "troll", swordsman=1)
    t.send(2, "draugr-left", swordsman=1)
    t.done(0)
    t.done(1)
    told = t.done(2, script=["swordsman:blank"] * 4)
    assert of(told, HuntBegan, FightBegan, JourneyTurned) == [
        HuntBegan(3),
        FightBegan(1, "troll", "test-troll"),
        FightBegan(2, "draugr-left", "test-draugr"),
        FightBegan(0, "draugr-right", "fierce-draugr"),
        JourneyTurned(1, "shore-1", "all-quiet"),
        JourneyTurned(0, "shore-3", "no-wind"),
    ]
    assert t.lawful()
