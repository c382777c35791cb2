"""Leaders: Asmundr, Gylfir, Svanhildr and Ullr (CV-1, CV-3 to CV-5, CT-5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.champions.words.actions import Done, Pick, Place, Roll, Use
from meadhall.champions.words.events import (
    DamageDealt,
    FavorPaid,
    FightLost,
    GloryWon,
    GoodsPaid,
    GoodsTaken,
    Hunted,
    KrakenDefeated,
    LossesDue,
    WorkerPlaced,
)
from meadhall.kernel.events import Event
from tests.support.champions.ending import bare, glory, scored
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

ASMUNDR, GYLFIR, SVANHILDR, ULLR = range(4)  # as `table` seats them


def fight(
    t: Table, seat: int, script: Sequence[str] = (), swordsman: int = 0, spearman: int = 0, axeman: int = 0
) -> tuple[Event, ...]:
    """Let a seat send these warriors, all it has, against the left draugr; `script` says how the dice fall."""
    t.give(seat, swordsman=swordsman, spearman=spearman, axeman=axeman)
    t.last(seat, Place("draugr-left"))
    t.send(seat, "draugr-left", swordsman=swordsman, spearman=spearman, axeman=axeman)
    return t.done(seat, script=script)


def against(enemy: str, seat: int = 0, favor: int = 0) -> Table:
    """A table with this enemy on the left draugr space, and so much favor for the seat."""
    t = table()
    t.enemy("draugr-left", enemy)
    t.give(seat, favor=favor)
    return t


@rule("CV-1", "CF-1")
def test_asmundr_scores_a_favor_spent_on_a_reroll_at_once() -> None:
    t = against("test-draugr", ASMUNDR, favor=2)
    fight(t, ASMUNDR, ["swordsman:blank"], swordsman=1)
    t.do(ASMUNDR, Pick("swordsman", "blank"))
    told = t.do(ASMUNDR, Roll(), script=["swordsman:shield"])
    assert told[:2] == (FavorPaid(ASMUNDR), GloryWon(ASMUNDR, 2, "favor"))
    assert (t.seat(ASMUNDR).favor, t.seat(ASMUNDR).glory) == (1, 2)
    t.do(ASMUNDR, Pick("swordsman", "shield"))
    t.do(ASMUNDR, Roll(), script=["swordsman:blank"])
    assert (t.seat(ASMUNDR).favor, t.seat(ASMUNDR).glory) == (0, 4)


@rule("CV-1", "CC-1")
def test_asmundr_scores_a_favor_spent_in_a_hunt() -> None:
    t = table()
    t.last(ASMUNDR, Place("hunting-grounds"), script=["swordsman:blank"])
    t.do(ASMUNDR, Pick("swordsman", "blank"))
    t.do(ASMUNDR, Roll(), script=["swordsman:hit"])
    assert (t.seat(ASMUNDR).favor, t.seat(ASMUNDR).glory) == (0, 2)


@rule("CV-1", "CE-5")
def test_asmundrs_spent_favor_is_gone_and_counts_no_second_time() -> None:
    t = bare()
    t.give(ASMUNDR, favor=2, swordsman=1)
    t.round(8)
    t.last(ASMUNDR, Place("hunting-grounds"), script=["swordsman:blank"])
    t.do(ASMUNDR, Pick("swordsman", "blank"))
    t.do(ASMUNDR, Roll(), script=["swordsman:blank"])
    t.done(ASMUNDR)
    assert (scored(t, "track"), scored(t, "favor")) == ((2, 0, 0, 0), (2, 0, 0, 0))


@rule("CV-1")
@pytest.mark.parametrize("seat", [GYLFIR, SVANHILDR, ULLR])
def test_others_score_nothing_for_a_favor_spent(seat: int) -> None:
    t = against("test-draugr", seat, favor=1)
    fight(t, seat, ["swordsman:blank"], swordsman=1)
    t.do(seat, Pick("swordsman", "blank"))
    told = t.do(seat, Roll(), script=["swordsman:blank"])
    assert FavorPaid(seat) in told
    assert of(told, GloryWon) == []
    assert (t.seat(seat).favor, t.seat(seat).glory) == (0, 0)


@rule("CV-3", "CL-5")
@pytest.mark.parametrize("coins", [0, 1])
def test_gylfir_pays_no_coin_at_the_merchant_ship(coins: int) -> None:
    t = table()
    t.merchant("birka-knarr")
    t.give(GYLFIR, food=0, wood=0, coins=coins)
    t.turn(GYLFIR)
    assert Place("merchant-ship") in t.open(GYLFIR)
    told = t.do(GYLFIR, Place("merchant-ship"))
    assert t.goods(GYLFIR) == (2, 1, coins)
    assert told == (
        WorkerPlaced(GYLFIR, "merchant-ship"),
        GoodsTaken(GYLFIR, "food", 2),
        GoodsTaken(GYLFIR, "wood", 1),
    )


@rule("CV-3", "CL-5")
@pytest.mark.parametrize("seat", [ASMUNDR, SVANHILDR, ULLR])
def test_others_pay_a_coin_at_the_merchant_ship(seat: int) -> None:
    t = table()
    t.merchant("birka-knarr")
    t.give(seat, food=0, wood=0, coins=0)
    t.turn(seat)
    assert t.refused(seat, Place("merchant-ship")) == "no-coins"
    t.give(seat, coins=1)
    told = t.do(seat, Place("merchant-ship"))
    assert t.goods(seat) == (2, 1, 0)
    assert of(told, GoodsPaid) == [GoodsPaid(seat, "coins", 1)]


@rule("CV-3")
def test_gylfir_pays_elsewhere_like_everybody() -> None:
    t = table()
    t.give(GYLFIR, coins=0)
    t.turn(GYLFIR)
    assert t.refused(GYLFIR, Place("large-longship")) == "no-coins"
    assert t.refused(GYLFIR, Place("stave-church")) == "no-coins"


@rule("CV-4", "CT-5")
@pytest.mark.parametrize(("face", "damage"), [("blank", 0), ("hit", 2), ("double", 3), ("shield", 0)])
def test_svanhildrs_swordsman_hits_for_2_and_3(face: str, damage: int) -> None:
    t = against("fierce-draugr", SVANHILDR)
    told = fight(t, SVANHILDR, [f"swordsman:{face}"], swordsman=1)
    assert of(told, DamageDealt) == [DamageDealt(SVANHILDR, damage, damage, 9)]


@rule("CV-4")
def test_each_of_svanhildrs_swordsmen_hits_harder_and_no_other_warrior() -> None:
    t = against("fierce-draugr", SVANHILDR)
    script = ["swordsman:hit", "swordsman:double", "swordsman:hit", "spearman:hit", "axeman:double"]
    told = fight(t, SVANHILDR, script, swordsman=3, spearman=1, axeman=1)
    assert of(told, DamageDealt) == [DamageDealt(SVANHILDR, 2 + 3 + 2 + 1 + 2, 10, 9)]


@rule("CV-4", "CF-1")
@pytest.mark.parametrize("seat", [ASMUNDR, GYLFIR, ULLR])
def test_others_swordsmen_hit_for_1_and_2(seat: int) -> None:
    t = against("fierce-draugr", seat)
    told = fight(t, seat, ["swordsman:hit", "swordsman:double"], swordsman=2)
    assert of(told, DamageDealt) == [DamageDealt(seat, 3, 3, 9)]


@rule("CV-4", "CC-1")
@pytest.mark.parametrize(
    ("faces", "food"),
    [
        (("hit",), 2),
        (("double",), 3),
        (("hit", "double"), 5),
        (("double", "double"), 6),
        (("hit", "hit", "double"), 6),
    ],
)
def test_svanhildrs_swordsmen_hunt_harder_up_to_6_food(faces: tuple[str, ...], food: int) -> None:
    t = table()
    t.give(SVANHILDR, food=0, favor=0, swordsman=len(faces))
    told = t.last(SVANHILDR, Place("hunting-grounds"), script=[f"swordsman:{face}" for face in faces])
    assert Hunted(SVANHILDR, food) in told
    assert t.seat(SVANHILDR).food == food


@rule("CT-5", "CN-7", "CV-4")
def test_svanhildrs_shield_under_reaction_does_2_and_is_still_a_shield() -> None:
    t = against("fierce-draugr", SVANHILDR)
    t.rune(SVANHILDR, "reaction")
    fight(t, SVANHILDR, ["swordsman:shield", "swordsman:shield"], swordsman=2)
    told = t.do(SVANHILDR, Use("reaction"))
    assert of(told, DamageDealt)[0] == DamageDealt(SVANHILDR, 4, 4, 9)
    assert of(told, LossesDue)[0] == LossesDue(SVANHILDR, 3 - 2)


@rule("CN-7", "CV-4")
def test_reaction_adds_nothing_to_svanhildrs_hits_and_doubles() -> None:
    t = against("fierce-draugr", SVANHILDR)
    t.rune(SVANHILDR, "reaction")
    script = ["swordsman:hit", "swordsman:double", "swordsman:shield", "spearman:shield"]
    fight(t, SVANHILDR, script, swordsman=3, spearman=1)
    told = t.do(SVANHILDR, Use("reaction"))
    assert of(told, DamageDealt)[0] == DamageDealt(SVANHILDR, 2 + 3 + 2 + 1, 8, 9)


@rule("CV-5")
@pytest.mark.parametrize(
    ("faces", "points"),
    [
        (("hit", "hit"), 0),
        (("double", "hit"), 1),
        (("double", "double"), 1),
    ],
)
def test_ullr_wins_1_glory_in_a_round_with_any_double(faces: tuple[str, ...], points: int) -> None:
    t = against("test-draugr", ULLR)
    told = fight(t, ULLR, [f"swordsman:{face}" for face in faces], swordsman=2)
    assert of(told, GloryWon) == [*[GloryWon(ULLR, 1, "double")] * points, GloryWon(ULLR, 6, "enemy")]
    assert t.seat(ULLR).glory == 6 + points


@rule("CV-5")
@pytest.mark.parametrize("warrior", ["swordsman", "spearman", "axeman"])
def test_any_warriors_double_makes_ullr_rage_even_if_the_fight_is_lost(warrior: str) -> None:
    t = against("fierce-draugr", ULLR)
    told = fight(t, ULLR, [f"{warrior}:double"], **{warrior: 1})
    assert of(told, GloryWon, FightLost) == [
        GloryWon(ULLR, 1, "double"),
        FightLost(ULLR, "draugr-left", "fierce-draugr"),
    ]
    assert t.seat(ULLR).glory == 1


@rule("CV-5")
def test_ullr_wins_glory_anew_in_every_round() -> None:
    t = against("fierce-draugr", ULLR)
    told = fight(t, ULLR, ["axeman:double"] * (4 + 1), axeman=4)
    assert of(told, DamageDealt) == [DamageDealt(ULLR, 8, 8, 9), DamageDealt(ULLR, 2, 10, 9)]
    assert of(told, GloryWon) == [GloryWon(ULLR, 1, "double")] * 2 + [GloryWon(ULLR, 7, "enemy")]


@rule("CV-5")
@pytest.mark.parametrize(("before", "after", "points"), [("double", "blank", 0), ("blank", "double", 1)])
def test_ullrs_dice_count_as_they_finally_lie(before: str, after: str, points: int) -> None:
    t = against("fierce-draugr", ULLR, favor=1)
    fight(t, ULLR, [f"swordsman:{before}"], swordsman=1)
    assert t.seat(ULLR).glory == 0
    t.do(ULLR, Pick("swordsman", before))
    t.do(ULLR, Roll(), script=[f"swordsman:{after}"])
    assert t.seat(ULLR).glory == points


@rule("CV-5")
def test_ullr_does_not_rage_in_a_hunt() -> None:
    t = table()
    t.give(ULLR, favor=0)
    told = t.last(ULLR, Place("hunting-grounds"), script=["swordsman:double"])
    assert Hunted(ULLR, 2) in told
    assert t.seat(ULLR).glory == 0


@rule("CV-5", "CF-6")
def test_ullr_rages_against_the_kraken() -> None:
    t = table()
    t.journey("shore-1", "kraken")
    t.give(ULLR, swordsman=0, axeman=2, favor=0, food=0)
    t.sail(ULLR, "small-longship", "shore-1")
    t.last(ULLR, Place("smokehouse"))
    t.send(ULLR, "shore-1", axeman=2)
    told = t.done(ULLR, script=["axeman:double", "axeman:double"])
    assert of(told, GloryWon, KrakenDefeated) == [
        GloryWon(ULLR, 1, "double"),
        KrakenDefeated(ULLR),
        GloryWon(ULLR, 3, "enemy"),
    ]


@rule("CV-5")
@pytest.mark.parametrize("seat", [ASMUNDR, GYLFIR, SVANHILDR])
def test_others_win_no_glory_for_a_double(seat: int) -> None:
    t = against("fierce-draugr", seat)
    told = fight(t, seat, ["axeman:double"], axeman=1)
    assert of(told, GloryWon) == []
    assert glory(t) == [0, 0, 0, 0]


@rule("CV-1", "CF-7")
def test_without_favor_asmundr_is_not_asked_about_his_roll() -> None:
    t = against("fierce-draugr", ASMUNDR, favor=1)
    fight(t, ASMUNDR, ["swordsman:hit"], swordsman=1)
    assert t.open(ASMUNDR) == {Done(), Pick("swordsman", "hit")}
    t.do(ASMUNDR, Pick("swordsman", "hit"))
    t.do(ASMUNDR, Roll(), script=["swordsman:hit"])
    assert t.asked(ASMUNDR) == "place-worker"
