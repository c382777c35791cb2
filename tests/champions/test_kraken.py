"""The kraken: a fight on the way, glory and no trophy (CF-6, E-7)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Lose, Pick, Place, Roll, Sail, Use
from meadhall.champions.words.events import (
    DamageDealt,
    DieRolled,
    EnemyDefeated,
    Fed,
    FightBegan,
    FightLost,
    GloryWon,
    Healed,
    JourneyTurned,
    KrakenDefeated,
    KrakenEscaped,
    KrakenFought,
    LossesDue,
    RuneUsed,
    WarriorsLost,
)
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

EDITIONS = ["en-2015", "fr", "it", "de-2018"]


def attacked(
    *, runes: tuple[str, ...] = (), monster: str = "test-monster", edition: str = "de-2018", favor: int = 0, **load: int
) -> Table:
    """Seat 1, led by Gylfir, has loaded a ship bound for the second shore, where the kraken waits; it is to confirm."""
    t = table(edition=edition)
    t.journey("shore-2", "kraken")
    t.enemy("shore-2", monster)
    t.give(1, **{"swordsman": 0, "favor": favor, "coins": 1, "food": 0, **load})
    t.last(1, Place("large-longship"), Sail("shore-2"))
    t.send(1, "shore-2", **load)
    t.rune(1, *runes)
    return t


@rule("CF-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_kraken_is_fought_like_any_enemy_for_3_glory_and_no_card(edition: str) -> None:
    t = attacked(edition=edition, axeman=3)
    told = t.done(1, script=["axeman:double", "axeman:hit", "axeman:blank"])
    start = told.index(JourneyTurned(1, "shore-2", "kraken"))
    assert told[start : start + 10] == (
        JourneyTurned(1, "shore-2", "kraken"),
        KrakenFought(1, "shore-2"),
        DieRolled(1, "axeman", "double"),
        DieRolled(1, "axeman", "hit"),
        DieRolled(1, "axeman", "blank"),
        DamageDealt(1, 3, 3, 3),
        LossesDue(1, 2),
        WarriorsLost(1, "axeman", 2, "fight"),
        KrakenDefeated(1),
        GloryWon(1, 3, "enemy"),
    )
    assert (t.seat(1).glory, t.seat(1).slain, t.seat(1).favor) == (3, (), 0)
    assert t.lawful()


@rule("CF-6")
def test_survivors_sail_on_are_fed_and_meet_the_monster() -> None:
    t = attacked(monster="axeproof-monster", spearman=4, food=1)
    kraken = ["spearman:double", "spearman:hit", "spearman:shield", "spearman:shield"]
    monster = ["spearman:double", "spearman:shield"]
    told = t.done(1, script=kraken + monster)
    assert of(told, KrakenDefeated, Fed, WarriorsLost, FightBegan, EnemyDefeated) == [
        KrakenDefeated(1),
        Fed(1, "shore-2", 2, 2),
        WarriorsLost(1, "spearman", 2, "hunger"),
        FightBegan(1, "shore-2", "axeproof-monster"),
        EnemyDefeated(1, "shore-2", "axeproof-monster"),
    ]
    assert (t.seat(1).glory, t.seat(1).favor, t.warriors(1)) == (11, 2, (0, 2, 0))
    assert t.lawful()


@rule("CF-6", "CF-4")
def test_a_kraken_not_slain_is_fought_on_with_its_damage() -> None:
    t = attacked(spearman=3)
    first = ["spearman:hit", "spearman:shield", "spearman:shield"]
    second = ["spearman:hit", "spearman:hit", "spearman:shield"]
    told = t.done(1, script=first + second)
    assert of(told, KrakenFought, DamageDealt, LossesDue, KrakenDefeated) == [
        KrakenFought(1, "shore-2"),
        DamageDealt(1, 1, 1, 3),
        DamageDealt(1, 2, 3, 3),
        LossesDue(1, 1),
        KrakenDefeated(1),
    ]


@rule("CF-6", "CF-8")
def test_a_kraken_that_takes_the_whole_crew_gives_no_glory_and_leaves_no_fight() -> None:
    t = attacked(axeman=2, food=2)
    told = t.done(1, script=["axeman:double", "axeman:blank"])
    assert of(told, DamageDealt, WarriorsLost, KrakenEscaped, KrakenDefeated, Fed, FightBegan, FightLost) == [
        DamageDealt(1, 2, 2, 3),
        WarriorsLost(1, "axeman", 2, "fight"),
        KrakenEscaped(1),
        Fed(1, "shore-2", 0, 0),
    ]
    assert (t.seat(1).glory, t.seat(1).food, t.view().damage) == (0, 0, 0)
    assert t.lawful()


@rule("CF-6", "CF-2")
def test_a_dying_kraken_strikes_and_is_defeated_even_if_nobody_is_left() -> None:
    t = attacked(axeman=2, food=1)
    told = t.done(1, script=["axeman:double", "axeman:hit"])
    assert of(told, WarriorsLost, KrakenDefeated, Fed, FightBegan) == [
        WarriorsLost(1, "axeman", 2, "fight"),
        KrakenDefeated(1),
        Fed(1, "shore-2", 0, 0),
    ]
    assert t.seat(1).glory == 3


@rule("CF-6")
def test_with_no_warrior_aboard_the_kraken_does_nothing() -> None:
    t = attacked(food=3)
    t.give(1, swordsman=1)
    told = t.done(1)
    assert of(told, JourneyTurned, KrakenFought, KrakenEscaped, Fed, DamageDealt) == [
        JourneyTurned(1, "shore-2", "kraken"),
        Fed(1, "shore-2", 0, 0),
    ]


@rule("CF-6")
def test_one_warrior_aboard_is_enough_for_the_kraken() -> None:
    t = attacked(swordsman=1)
    told = t.done(1, script=["swordsman:hit"])
    assert of(told, KrakenFought, KrakenEscaped) == [KrakenFought(1, "shore-2"), KrakenEscaped(1)]
    assert t.warriors(1) == (0, 0, 0)


@rule("CF-6")
def test_the_kraken_takes_no_food() -> None:
    t = attacked(axeman=4, food=2)
    told = t.done(1, script=["axeman:double", "axeman:double", "axeman:blank", "axeman:blank"])
    assert of(told, Fed) == [Fed(1, "shore-2", 2, 0)]


@rule("CF-6")
def test_damage_done_to_the_kraken_does_not_hurt_the_monster() -> None:
    t = attacked(axeman=4, food=1)
    told = t.done(1, script=["axeman:double"] * 4 + ["axeman:hit", "axeman:blank"])
    assert of(told, DamageDealt) == [DamageDealt(1, 8, 8, 3), DamageDealt(1, 1, 1, 4)]


@rule("CF-6", "CF-7")
def test_favor_potential_and_reaction_help_against_the_kraken() -> None:
    t = attacked(runes=("potential", "reaction"), favor=1, spearman=3)
    t.done(1, script=["spearman:blank", "spearman:shield", "spearman:blank"])
    assert t.open(1) == {
        Done(),
        Pick("spearman", "blank"),
        Pick("spearman", "shield"),
        Use("potential"),
        Use("reaction"),
    }
    t.do(1, Use("potential"), script=["spearman:shield", "spearman:blank"])
    t.do(1, Pick("spearman", "blank"))
    t.do(1, Roll(), script=["spearman:hit"])
    told = t.do(1, Use("reaction"))
    assert of(told, DamageDealt, LossesDue, KrakenDefeated) == [DamageDealt(1, 3, 3, 3), KrakenDefeated(1)]


@rule("CF-6", "CF-7", "CN-8")
def test_healing_helps_against_the_kraken() -> None:
    t = attacked(runes=("healing",), axeman=2)
    t.done(1, script=["axeman:double", "axeman:hit"])
    assert t.open(1) == {Lose("axeman"), Use("healing")}
    told = t.do(1, Use("healing"))
    assert of(told, RuneUsed, Healed, KrakenDefeated) == [RuneUsed(1, "healing"), Healed(1), KrakenDefeated(1)]
    assert of(told, WarriorsLost)[0] == WarriorsLost(1, "axeman", 2, "hunger")


@rule("CF-6", "CF-1")
def test_the_owner_chooses_whom_the_kraken_takes() -> None:
    t = attacked(swordsman=2, axeman=2)
    t.done(1, script=["swordsman:blank", "swordsman:shield", "axeman:double", "axeman:hit"])
    assert (t.asked(1), t.open(1)) == ("lose-in-fight", {Lose("swordsman"), Lose("axeman")})


@rule("CF-6", "CN-9", "CT-2")
@pytest.mark.parametrize("edition", ["fr", "it", "de-2018"])
def test_the_rune_of_glory_makes_a_kraken_worth_1_more(edition: str) -> None:
    t = attacked(edition=edition, runes=("glory",), axeman=2)
    t.done(1, script=["axeman:double", "axeman:hit"])
    assert (t.asked(1), t.open(1), t.seat(1).glory) == ("take-reward", {Done(), Use("glory")}, 3)
    told = t.do(1, Use("glory"))
    assert told[:2] == (RuneUsed(1, "glory"), GloryWon(1, 1, "rune"))
    assert t.seat(1).glory == 4


@rule("CF-6", "CN-9")
def test_the_book_of_2015_knows_no_rune_of_glory_on_a_kraken() -> None:
    t = attacked(edition="en-2015", runes=("glory",), axeman=2)
    told = t.done(1, script=["axeman:double", "axeman:hit"])
    assert KrakenDefeated(1) in told
    assert (t.seat(1).glory, t.seat(1).runes[0].used, t.view().round) == (3, False, 2)


@rule("CA-4", "CF-6")
def test_warriors_the_monster_forbids_fight_the_kraken_like_the_rest() -> None:
    t = attacked(monster="axeproof-monster", axeman=4, food=1)
    told = t.done(1, script=["axeman:double", "axeman:double", "axeman:blank", "axeman:blank"])
    assert of(told, DamageDealt, WarriorsLost, KrakenDefeated, Fed) == [
        DamageDealt(1, 4, 4, 3),
        WarriorsLost(1, "axeman", 2, "fight"),
        KrakenDefeated(1),
        Fed(1, "shore-2", 2, 0),
        WarriorsLost(1, "axeman", 2, "ban"),
    ]
