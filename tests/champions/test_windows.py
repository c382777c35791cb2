"""What can be done about losses and rewards, and when: healing, the rune of glory, runes for any time (CF-7)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Lose, Place, Use
from meadhall.champions.words.events import (
    DamageDealt,
    EnemyDefeated,
    GloryWon,
    GoodsTaken,
    Healed,
    LossesDue,
    RuneUsed,
    WarriorsLost,
)
from tests.support.champions.facing import facing
from tests.support.champions.table import of, table
from tests.support.rule import rule


@rule("CF-7", "CN-8")
def test_healing_is_offered_before_dice_are_removed_and_not_later() -> None:
    t = facing("fierce-draugr", "healing", swordsman=3, axeman=2)
    t.done(1, script=["swordsman:blank"] * 3 + ["axeman:blank"] * 2)
    assert t.asked(1) == "lose-in-fight"
    assert t.open(1) == {Lose("swordsman"), Use("healing")}
    t.do(1, Lose("swordsman"))
    assert t.refused(1, Use("healing")) == "wrong-window"
    assert t.open(1) == {Lose("swordsman"), Lose("axeman")}


@rule("CF-7", "CN-8", "CF-4")
def test_healed_nobody_is_lost_this_round_and_the_damage_stands() -> None:
    t = facing("fierce-draugr", "healing", axeman=3)
    t.done(1, script=["axeman:double", "axeman:double", "axeman:double"])
    told = t.do(1, Use("healing"), script=["axeman:double", "axeman:hit", "axeman:blank"])
    assert of(told, RuneUsed, Healed, WarriorsLost, DamageDealt, LossesDue, EnemyDefeated) == [
        RuneUsed(1, "healing"),
        Healed(1),
        DamageDealt(1, 3, 9, 9),
        LossesDue(1, 3),
        WarriorsLost(1, "axeman", 3, "fight"),
        EnemyDefeated(1, "draugr-left", "fierce-draugr"),
    ]


@rule("CF-7", "CN-8")
def test_healing_is_offered_even_where_the_loss_leaves_no_choice() -> None:
    t = facing("test-draugr", "healing", swordsman=1)
    t.done(1, script=["swordsman:double"])
    assert t.open(1) == {Lose("swordsman"), Use("healing")}
    told = t.do(1, Use("healing"))
    assert EnemyDefeated(1, "draugr-left", "test-draugr") in told
    assert t.warriors(1) == (1, 0, 0)


@rule("CF-7", "CN-8")
def test_without_a_loss_healing_is_not_offered() -> None:
    t = facing("test-draugr", "healing", spearman=2)
    told = t.done(1, script=["spearman:shield", "spearman:double"])
    assert EnemyDefeated(1, "draugr-left", "test-draugr") in told
    assert t.seat(1).runes[0].used is False


@rule("CF-7", "CN-9")
def test_the_rune_of_glory_is_offered_when_the_reward_is_taken() -> None:
    t = facing("test-draugr", "glory", axeman=1)
    told = t.done(1, script=["axeman:double"])
    assert told[-3:] == (
        EnemyDefeated(1, "draugr-left", "test-draugr"),
        GloryWon(1, 6, "enemy"),
        GoodsTaken(1, "coins", 4),
    )
    assert (t.asked(1), t.open(1)) == ("take-reward", {Done(), Use("glory")})
    told = t.do(1, Use("glory"))
    assert told[:2] == (RuneUsed(1, "glory"), GloryWon(1, 3, "rune"))
    assert t.seat(1).glory == 9


@rule("CF-7", "CN-9")
def test_the_rune_of_glory_may_be_kept_for_another_enemy() -> None:
    t = facing("test-draugr", "glory", axeman=1)
    t.done(1, script=["axeman:double"])
    t.done(1)
    assert (t.seat(1).glory, t.seat(1).runes[0].used) == (6, False)


@rule("CF-7", "CN-9")
@pytest.mark.parametrize(("printed", "more"), [(1, None), (2, 1), (3, 1), (4, 2)])
def test_the_rune_of_glory_is_offered_where_it_is_worth_anything(printed: int, more: int | None) -> None:
    poor = {"name": "Poor", "attack": 1, "defence": 2, "glory": printed, "coins": 0, "colour": "red"}
    t = table(cards={"draugr": {"poor-draugr": poor}})
    t.enemy("draugr-left", "poor-draugr")
    t.give(1, favor=0, coins=0)
    t.last(1, Place("draugr-left"))
    t.send(1, "draugr-left", swordsman=1)
    t.rune(1, "glory")
    t.done(1, script=["swordsman:double"])
    assert t.open(1) == ({Done(), Use("glory")} if more else set())
    if more:
        t.do(1, Use("glory"))
    assert t.seat(1).glory == printed + (more or 0)


@rule("CN-1", "CF-3", "CF-4")
@pytest.mark.parametrize(("face", "coins"), [("double", 4), ("hit", 0)])
def test_runes_for_any_time_may_be_used_just_after_a_fight_won_or_lost(face: str, coins: int) -> None:
    t = facing("test-draugr", "gifts", swordsman=1)
    t.done(1, script=[f"swordsman:{face}"])
    assert (t.asked(1), t.open(1)) == ("afterwards", {Done(), Use("gifts")})
    assert t.seat(1).coins == coins


@rule("CF-7", "CN-1")
def test_runes_for_any_time_may_be_used_in_each_window_of_a_fight() -> None:
    t = facing("fierce-draugr", "healing", "gifts", favor=1, swordsman=3, axeman=1)
    t.done(1, script=["swordsman:double"] * 3 + ["axeman:double"])
    assert Use("gifts") in t.open(1)
    assert t.refused(1, Use("healing")) == "wrong-window"
    t.done(1)
    assert t.open(1) == {Lose("swordsman"), Use("gifts"), Use("healing")}
