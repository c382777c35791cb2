"""Runes with a window in a fight or hunt: potential, reaction, healing, glory (CN-6 to CN-9, CF-7, CT-2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from meadhall.champions.words.actions import Done, Lose, Pick, Place, Roll, Use
from meadhall.champions.words.events import (
    DamageDealt,
    DieRolled,
    FightLost,
    GloryWon,
    Healed,
    Hunted,
    LossesDue,
    RuneUsed,
    WarriorsLost,
)
from meadhall.kernel.events import Event
from tests.support.champions.table import CARDS, Table, of, table
from tests.support.rule import rule


def arm(*runes: str, enemy: str = "fierce-draugr", favor: int = 0, cards: Mapping[str, Any] | None = None) -> Table:
    """A table at which seat 0 has these runes and so much favor, and faces this enemy at the left draugr."""
    t = table(cards=cards)
    t.rune(0, *runes)
    t.give(0, favor=favor, coins=0)
    t.enemy("draugr-left", enemy)
    return t


def fight(t: Table, script: Sequence[str], **warriors: int) -> tuple[Event, ...]:
    """Seat 0 sends these warriors, all it has, against the left draugr; `script` says how the dice fall."""
    t.give(0, **{"swordsman": 0, **warriors})
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", **warriors)
    return t.done(0, script=script)


@rule("CN-6", "CF-7")
def test_potential_rerolls_all_blanks_of_a_fight_once() -> None:
    t = arm("potential")
    script = ["swordsman:blank", "swordsman:hit", "spearman:blank", "axeman:blank"]
    fight(t, script, swordsman=2, spearman=1, axeman=1)
    assert t.asked(0) == "reroll"
    assert t.open(0) == {Done(), Use("potential")}
    told = t.do(0, Use("potential"), script=["swordsman:blank", "spearman:shield", "axeman:double"])
    assert told[:5] == (
        RuneUsed(0, "potential"),
        DieRolled(0, "swordsman", "blank"),
        DieRolled(0, "spearman", "shield"),
        DieRolled(0, "axeman", "double"),
        DamageDealt(0, 3, 3, 9),
    )
    assert t.asked(0) == "lose-in-fight"


@rule("CN-6", "CF-7")
def test_favor_may_follow_potential() -> None:
    t = arm("potential", favor=1)
    fight(t, ["swordsman:blank"], swordsman=1)
    assert t.open(0) == {Done(), Pick("swordsman", "blank"), Use("potential")}
    t.do(0, Use("potential"), script=["swordsman:shield"])
    assert t.open(0) == {Done(), Pick("swordsman", "shield")}
    t.do(0, Pick("swordsman", "shield"))
    told = t.do(0, Roll(), script=["swordsman:double"])
    assert of(told, DamageDealt) == [DamageDealt(0, 2, 2, 9)]


@rule("CN-6", "CF-7")
def test_potential_may_follow_a_favor_reroll() -> None:
    t = arm("potential", favor=1)
    fight(t, ["swordsman:hit"], swordsman=1)
    assert t.open(0) == {Done(), Pick("swordsman", "hit")}
    assert t.refused(0, Use("potential")) == "no-effect"
    t.do(0, Pick("swordsman", "hit"))
    assert t.refused(0, Use("potential")) == "wrong-window"
    t.do(0, Roll(), script=["swordsman:blank"])
    assert t.open(0) == {Done(), Use("potential")}
    t.do(0, Use("potential"), script=["swordsman:hit"])
    assert t.asked(0) == "place-worker"


@rule("CN-6")
@pytest.mark.parametrize("blanks", [("swordsman",), ("spearman",), ("axeman",), ("swordsman", "axeman")])
def test_a_blank_of_any_warrior_serves_for_potential(blanks: tuple[str, ...]) -> None:
    t = arm("potential")
    fight(t, [f"{warrior}:blank" for warrior in blanks], **dict.fromkeys(blanks, 1))
    assert t.open(0) == {Done(), Use("potential")}
    told = t.do(0, Use("potential"), script=[f"{warrior}:hit" for warrior in blanks])
    assert of(told, DamageDealt)[0] == DamageDealt(0, len(blanks), len(blanks), 9)


@rule("CN-6")
def test_without_a_blank_potential_is_not_offered() -> None:
    t = arm("potential")
    told = fight(t, ["swordsman:hit"], swordsman=1)
    assert FightLost(0, "draugr-left", "fierce-draugr") in told
    assert not t.seat(0).runes[0].used


@rule("CN-6", "CC-1")
def test_potential_rerolls_the_blanks_of_a_hunt() -> None:
    t = arm("potential")
    t.give(0, food=0, swordsman=1, axeman=1)
    t.last(0, Place("hunting-grounds"), script=["swordsman:blank", "axeman:double"])
    assert t.open(0) == {Done(), Use("potential")}
    told = t.do(0, Use("potential"), script=["swordsman:double"])
    assert Hunted(0, 4) in told
    assert t.seat(0).food == 4


@rule("CN-6", "CN-7", "CF-7")
def test_both_runes_may_change_one_roll() -> None:
    t = arm("potential", "reaction")
    fight(t, ["swordsman:blank", "swordsman:blank"], swordsman=2)
    assert t.open(0) == {Done(), Use("potential"), Use("reaction")}
    t.do(0, Use("reaction"))
    assert t.open(0) == {Done(), Use("potential")}
    told = t.do(0, Use("potential"), script=["swordsman:shield", "swordsman:hit"])
    assert of(told, DamageDealt)[0] == DamageDealt(0, 2, 2, 9)


@rule("CN-7", "CF-7")
def test_under_reaction_a_shield_hits_too_and_is_still_a_shield() -> None:
    t = arm("reaction")
    script = ["swordsman:shield", "swordsman:blank", "spearman:shield", "spearman:double"]
    fight(t, script, swordsman=2, spearman=2)
    assert t.open(0) == {Done(), Use("reaction")}
    told = t.do(0, Use("reaction"))
    assert told == (RuneUsed(0, "reaction"), DamageDealt(0, 4, 4, 9), LossesDue(0, 1))


@rule("CN-7", "CF-7")
def test_without_reaction_a_shield_does_not_hit() -> None:
    t = arm("reaction")
    fight(t, ["swordsman:shield", "spearman:shield"], swordsman=1, spearman=1)
    told = t.done(0)
    assert of(told, DamageDealt, LossesDue) == [DamageDealt(0, 0, 0, 9), LossesDue(0, 1)]


@rule("CN-7", "CF-7")
def test_reaction_counts_on_the_dice_as_they_finally_lie() -> None:
    t = arm("reaction", favor=2)
    fight(t, ["swordsman:shield", "swordsman:blank"], swordsman=2)
    t.do(0, Use("reaction"))
    assert t.view().reacting
    assert t.open(0) == {Done(), Pick("swordsman", "blank"), Pick("swordsman", "shield")}
    assert t.refused(0, Use("reaction")) == "rune-used"
    t.do(0, Pick("swordsman", "blank"))
    t.do(0, Pick("swordsman", "shield"))
    t.do(0, Roll(), script=["swordsman:blank", "swordsman:shield"])
    t.do(0, Pick("swordsman", "blank"))
    told = t.do(0, Roll(), script=["swordsman:shield"])
    assert of(told, DamageDealt)[0] == DamageDealt(0, 2, 2, 9)


@rule("CN-7")
def test_reaction_lasts_for_one_roll() -> None:
    t = arm("reaction")
    fight(t, ["spearman:shield", "spearman:shield"], spearman=2)
    told = t.do(0, Use("reaction"), script=["spearman:shield"])
    assert of(told, DamageDealt, LossesDue)[:4] == [
        DamageDealt(0, 2, 2, 9),
        LossesDue(0, 1),
        DamageDealt(0, 0, 2, 9),
        LossesDue(0, 1),
    ]


@rule("CN-7", "CC-1")
def test_under_reaction_shields_bring_food_from_a_hunt() -> None:
    t = arm("reaction")
    t.give(0, food=0, swordsman=1, spearman=2)
    t.last(0, Place("hunting-grounds"), script=["swordsman:hit", "spearman:shield", "spearman:blank"])
    told = t.do(0, Use("reaction"))
    assert Hunted(0, 2) in told
    assert not t.view().reacting


@rule("CN-8", "CF-7")
def test_healing_spares_all_losses_of_the_round_and_the_damage_stands() -> None:
    t = arm("healing")
    fight(t, ["swordsman:hit", "swordsman:blank", "axeman:double"], swordsman=2, axeman=1)
    assert t.asked(0) == "lose-in-fight"
    assert t.open(0) == {Lose("swordsman"), Use("healing")}
    told = t.do(0, Use("healing"), script=["swordsman:double", "swordsman:double", "axeman:double"])
    assert told[:2] == (RuneUsed(0, "healing"), Healed(0))
    assert of(told, DamageDealt, LossesDue, WarriorsLost) == [
        DamageDealt(0, 6, 9, 9),
        LossesDue(0, 3),
        WarriorsLost(0, "swordsman", 2, "fight"),
        WarriorsLost(0, "axeman", 1, "fight"),
    ]
    assert t.seat(0).slain == ("fierce-draugr",)


@rule("CN-8", "CF-7")
def test_healing_is_offered_before_the_first_die_is_removed_and_not_after() -> None:
    t = arm("healing")
    fight(t, ["swordsman:blank", "swordsman:blank", "axeman:blank", "axeman:blank"], swordsman=2, axeman=2)
    t.do(0, Lose("swordsman"))
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}
    assert t.refused(0, Use("healing")) == "wrong-window"


@rule("CN-8", "CF-7")
def test_healing_is_offered_even_where_the_losses_leave_no_choice() -> None:
    t = arm("healing", enemy="test-draugr")
    fight(t, ["swordsman:double"], swordsman=1)
    assert t.open(0) == {Lose("swordsman"), Use("healing")}
    t.do(0, Use("healing"))
    assert t.seat(0).slain == ("test-draugr",)
    assert t.warriors(0) == (1, 0, 0)


@rule("CN-8", "CF-7")
def test_without_losses_healing_is_not_offered() -> None:
    t = arm("healing", enemy="test-draugr")
    told = fight(t, ["swordsman:shield", "swordsman:double"], swordsman=2)
    assert of(told, LossesDue) == []
    assert t.seat(0).slain == ("test-draugr",)
    assert not t.seat(0).runes[0].used


@rule("CN-8")
def test_healing_may_be_saved_for_a_later_round() -> None:
    t = arm("healing")
    fight(t, ["axeman:hit", "axeman:hit", "axeman:hit", "axeman:hit"], axeman=4)
    t.do(0, Lose("axeman"), script=["axeman:double"])
    assert t.open(0) == {Lose("axeman"), Use("healing")}
    told = t.do(0, Use("healing"), script=["axeman:hit"])
    assert of(told, DamageDealt) == [DamageDealt(0, 1, 7, 9)]


@rule("CN-9", "CT-2", "CF-7")
@pytest.mark.parametrize(("printed", "more"), [(13, 6), (12, 6), (6, 3), (5, 2), (3, 1), (2, 1)])
def test_glory_adds_half_of_what_is_printed_rounded_down(printed: int, more: int) -> None:
    t = arm("glory", enemy="test-draugr", cards=worth(printed))
    told = fight(t, ["axeman:double", "axeman:double"], axeman=2)
    assert of(told, GloryWon) == [GloryWon(0, printed, "enemy")]
    assert t.asked(0) == "take-reward"
    assert t.open(0) == {Done(), Use("glory")}
    told = t.do(0, Use("glory"))
    assert told[:2] == (RuneUsed(0, "glory"), GloryWon(0, more, "rune"))
    assert t.seat(0).glory == printed + more


def worth(glory: int) -> Mapping[str, Any]:
    """Cards on which the test draugr is worth so much glory."""
    return {"draugr": {**CARDS["draugr"], "test-draugr": {**CARDS["draugr"]["test-draugr"], "glory": glory}}}


@rule("CN-9")
@pytest.mark.parametrize("printed", [0, 1])
def test_glory_is_not_offered_where_it_adds_nothing(printed: int) -> None:
    t = arm("glory", enemy="test-draugr", cards=worth(printed))
    fight(t, ["axeman:double", "axeman:double"], axeman=2)
    assert t.seat(0).slain == ("test-draugr",)
    assert t.asked(0) == "place-worker"
    assert not t.seat(0).runes[0].used


@rule("CN-9", "CF-3")
def test_glory_may_be_saved_and_the_reward_is_taken_all_the_same() -> None:
    t = arm("glory", enemy="test-draugr")
    fight(t, ["axeman:double", "axeman:double"], axeman=2)
    t.done(0)
    assert (t.seat(0).glory, t.seat(0).coins) == (6, 4)
    assert not t.seat(0).runes[0].used


@rule("CN-9")
def test_glory_is_not_offered_after_a_lost_fight() -> None:
    t = arm("glory")
    fight(t, ["axeman:hit"], axeman=1)
    assert t.asked(0) == "place-worker"
    assert t.seat(0).glory == 0


@rule("CN-9", "CF-5")
def test_glory_on_a_troll_comes_before_its_blame() -> None:
    t = arm("glory")
    t.enemy("troll", "test-troll")
    t.give(0, swordsman=0, axeman=2, blame=1)
    t.last(0, Place("troll"))
    t.send(0, "troll", axeman=2)
    t.done(0, script=["axeman:double", "axeman:double"])
    assert t.asked(0) == "take-reward"
    t.do(0, Use("glory"))
    assert (t.seat(0).glory, t.asked(0)) == (7, "shed-blame")
