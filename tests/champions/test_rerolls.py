"""What can be done about a roll, and when: favor, potential, reaction (CF-1, CF-7)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Pick, Place, Roll, Use
from meadhall.champions.words.events import (
    DamageDealt,
    DiePicked,
    DieRolled,
    EnemyDefeated,
    FavorPaid,
    FightLost,
    LossesDue,
    RuneUsed,
    Waived,
)
from tests.support.champions.facing import facing
from tests.support.champions.table import of, table
from tests.support.rule import rule


@rule("CF-1")
def test_a_favor_rerolls_the_dice_picked_and_only_those() -> None:
    t = facing("fierce-draugr", favor=2, swordsman=3, axeman=1)
    t.done(1, script=["swordsman:blank", "swordsman:hit", "swordsman:blank", "axeman:double"])
    assert t.asked(1) == "reroll"
    assert t.open(1) == {Done(), Pick("swordsman", "blank"), Pick("swordsman", "hit"), Pick("axeman", "double")}
    assert t.do(1, Pick("swordsman", "blank")) == (DiePicked(1, "swordsman", "blank"),)
    assert t.asked(1) == "pick-dice"
    assert t.open(1) == {
        Pick("swordsman", "blank"),
        Pick("swordsman", "hit"),
        Pick("axeman", "double"),
        Roll(),
    }
    assert t.view(3).picked == {"swordsman-blank": 1}
    told = t.do(1, Roll(), script=["swordsman:double"])
    assert told == (FavorPaid(1), DieRolled(1, "swordsman", "double"))
    assert t.news(None) == list(told)
    assert t.seat(1).favor == 1
    assert t.view().dice == {"swordsman-blank": 1, "swordsman-hit": 1, "swordsman-double": 1, "axeman-double": 1}
    assert t.view().picked == {}


@rule("CF-1")
def test_one_favor_rerolls_any_number_of_dice_of_any_face() -> None:
    t = facing("test-draugr", favor=1, swordsman=2, spearman=2)
    t.done(1, script=["swordsman:hit", "swordsman:shield", "spearman:double", "spearman:double"])
    t.do(1, Pick("swordsman", "hit"))
    t.do(1, Pick("swordsman", "shield"))
    t.do(1, Pick("spearman", "double"))
    t.do(1, Pick("spearman", "double"))
    assert t.open(1) == {Roll()}
    told = t.do(1, Roll(), script=["swordsman:shield", "swordsman:hit", "spearman:shield", "spearman:hit"])
    assert told[:7] == (
        FavorPaid(1),
        DieRolled(1, "swordsman", "shield"),
        DieRolled(1, "swordsman", "hit"),
        DieRolled(1, "spearman", "shield"),
        DieRolled(1, "spearman", "hit"),
        DamageDealt(1, 2, 2, 2),
        EnemyDefeated(1, "draugr-left", "test-draugr"),
    )


@rule("CF-1")
def test_dice_are_picked_in_order_and_only_those_that_lie_there() -> None:
    t = facing("fierce-draugr", favor=1, swordsman=1, spearman=2)
    t.done(1, script=["swordsman:hit", "spearman:blank", "spearman:shield"])
    assert t.refused(1, Roll()) == "not-asked"
    assert t.refused(1, Pick("swordsman", "blank")) == "no-such-die"
    assert t.refused(1, Pick("axeman", "hit")) == "no-such-die"
    t.do(1, Pick("spearman", "blank"))
    assert t.refused(1, Pick("swordsman", "hit")) == "out-of-order"
    assert t.refused(1, Pick("spearman", "blank")) == "no-such-die"
    assert t.refused(1, Done()) == "not-asked"
    assert t.open(1) == {Pick("spearman", "shield"), Roll()}


@rule("CF-1", "CF-7")
def test_rerolls_may_be_repeated_as_often_as_favor_is_paid() -> None:
    t = facing("test-draugr", favor=2, swordsman=1)
    t.done(1, script=["swordsman:blank"])
    t.do(1, Pick("swordsman", "blank"))
    t.do(1, Roll(), script=["swordsman:blank"])
    assert (t.asked(1), t.seat(1).favor) == ("reroll", 1)
    assert t.open(1) == {Done(), Pick("swordsman", "blank")}
    t.do(1, Pick("swordsman", "blank"))
    told = t.do(1, Roll(), script=["swordsman:double"])
    assert EnemyDefeated(1, "draugr-left", "test-draugr") in told
    assert t.seat(1).favor == 0


@rule("CF-1")
def test_without_favor_no_reroll_is_offered() -> None:
    t = facing("test-draugr", swordsman=1)
    told = t.done(1, script=["swordsman:blank"])
    assert FightLost(1, "draugr-left", "test-draugr") in told


@rule("CF-1", "CF-7")
def test_a_reroll_is_refused_to_one_who_has_only_a_rune_for_the_roll() -> None:
    t = facing("test-draugr", "reaction", swordsman=1)
    t.done(1, script=["swordsman:blank"])
    assert t.open(1) == {Done(), Use("reaction")}
    assert t.refused(1, Pick("swordsman", "blank")) == "no-favor"


@rule("CF-1")
def test_one_may_leave_the_dice_as_they_lie() -> None:
    t = facing("test-draugr", favor=1, swordsman=1)
    t.done(1, script=["swordsman:double"])
    told = t.done(1)
    assert told[:2] == (Waived(1), DamageDealt(1, 2, 2, 2))
    assert t.seat(1).favor == 1


@rule("CF-1")
def test_rerolls_are_offered_anew_each_round() -> None:
    t = facing("test-draugr", favor=1, spearman=2)
    t.done(1, script=["spearman:blank", "spearman:shield"])
    told = t.done(1, script=["spearman:hit", "spearman:shield"])
    assert of(told, DieRolled) == [DieRolled(1, "spearman", "hit"), DieRolled(1, "spearman", "shield")]
    assert t.asked(1) == "reroll"
    assert t.view().dice == {"spearman-hit": 1, "spearman-shield": 1}


@rule("CF-7")
def test_favor_potential_and_reaction_may_come_in_any_order() -> None:
    t = facing("fierce-draugr", "potential", "reaction", favor=2, spearman=4)
    t.done(1, script=["spearman:blank", "spearman:blank", "spearman:hit", "spearman:shield"])
    assert {Use("potential"), Use("reaction")} <= t.open(1)
    t.do(1, Use("reaction"))
    assert t.view().reacting is True
    assert t.refused(1, Use("reaction")) == "rune-used"
    t.do(1, Pick("spearman", "hit"))
    t.do(1, Roll(), script=["spearman:blank"])
    told = t.do(1, Use("potential"), script=["spearman:shield", "spearman:double", "spearman:hit"])
    assert told[0] == RuneUsed(1, "potential")
    assert t.view().dice == {"spearman-hit": 1, "spearman-double": 1, "spearman-shield": 2}
    t.do(1, Pick("spearman", "hit"))
    told = t.do(1, Roll(), script=["spearman:shield", *["spearman:hit"] * 4])
    # three shields and a double at last: each shield strikes as it finally lies, and still protects
    assert of(told, DamageDealt, LossesDue, EnemyDefeated) == [
        DamageDealt(1, 5, 5, 9),
        DamageDealt(1, 4, 9, 9),
        LossesDue(1, 3),
        EnemyDefeated(1, "draugr-left", "fierce-draugr"),
    ]


@rule("CF-7", "CN-7")
def test_reaction_is_over_with_its_round() -> None:
    t = facing("test-draugr", "reaction", spearman=1)
    t.done(1, script=["spearman:shield"])
    told = t.do(1, Use("reaction"), script=["spearman:shield", "spearman:double"])
    assert of(told, DamageDealt, LossesDue) == [
        DamageDealt(1, 1, 1, 2),
        DamageDealt(1, 0, 1, 2),
        DamageDealt(1, 2, 3, 2),
        LossesDue(1, 1),
    ]


@rule("CF-7", "CN-6")
def test_potential_is_offered_only_while_a_blank_lies_there() -> None:
    t = facing("fierce-draugr", "potential", favor=1, axeman=2)
    t.done(1, script=["axeman:hit", "axeman:double"])
    assert t.refused(1, Use("potential")) == "no-effect"
    t.do(1, Pick("axeman", "hit"))
    t.do(1, Roll(), script=["axeman:blank"])
    assert t.open(1) == {Done(), Use("potential")}


@rule("CF-7", "CN-6")
@pytest.mark.parametrize(
    "blank",
    [("swordsman",), ("spearman",), ("axeman",), ("swordsman", "spearman"), ("swordsman", "spearman", "axeman")],
)
def test_potential_is_offered_for_a_blank_of_any_kind(blank: tuple[str, ...]) -> None:
    t = facing("fierce-draugr", "potential", swordsman=1, spearman=1, axeman=1)
    t.done(1, script=[f"{kind}:{'blank' if kind in blank else 'hit'}" for kind in ("swordsman", "spearman", "axeman")])
    assert t.open(1) == {Done(), Use("potential")}
    told = t.do(1, Use("potential"), script=[f"{kind}:hit" for kind in blank])
    assert told[1 : 1 + len(blank)] == tuple(DieRolled(1, kind, "hit") for kind in blank)
    assert of(told, DamageDealt)[0] == DamageDealt(1, 3, 3, 9)


@rule("CF-7", "CN-7")
def test_a_second_reaction_has_no_effect_on_the_same_roll() -> None:
    second = {"name": "Second", "power": "reaction", "glory": 1}
    t = table(cards={"runes": {"second-reaction": second}})
    t.enemy("draugr-left", "fierce-draugr")
    t.give(1, favor=1, swordsman=0, spearman=4)
    t.last(1, Place("draugr-left"))
    t.send(1, "draugr-left", spearman=4)
    t.rune(1, "reaction", "second-reaction")
    t.done(1, script=["spearman:shield"] * 4)
    t.do(1, Use("reaction"))
    assert t.refused(1, Use("second-reaction")) == "no-effect"
    told = t.done(1, script=["spearman:shield"] * 4)
    assert of(told, DamageDealt) == [DamageDealt(1, 4, 4, 9)]
    assert Use("second-reaction") in t.open(1)


@rule("CF-7", "CN-6")
def test_potential_without_a_blank_asks_nothing() -> None:
    t = facing("test-draugr", "potential", axeman=1)
    assert EnemyDefeated(1, "draugr-left", "test-draugr") in t.done(1, script=["axeman:double"])
