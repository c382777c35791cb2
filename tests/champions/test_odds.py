"""Odds by slugs: what is asked and answered, what is refused, and what is remembered (CF-1 to CF-8, CA-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.champions import gate
from meadhall.champions.game import GAME, ChampionsRules
from meadhall.champions.odds import fight_odds, roll_odds
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Done, Pick, Place, Sail
from meadhall.kernel.errors import BadOdds
from tests.support.champions.brute import brute_force
from tests.support.champions.facing import facing
from tests.support.champions.fought import Fight, facing_it
from tests.support.champions.table import CARDS, Table
from tests.support.rule import rule


def rules_with(cards: Mapping[str, Any] | None, **options: Any) -> ChampionsRules:
    rules = GAME.rules(4, options, GAME.cards(cards))
    assert isinstance(rules, ChampionsRules)
    return rules


RULES = rules_with(CARDS)
EDITIONS = ("en-2015", "fr", "it", "de-2018")


def test_the_answer_tells_the_whole_distribution() -> None:
    odds = fight_odds(RULES, "fierce-draugr", {"swordsman": 2, "axeman": 1}, favor=1, runes=["healing"])
    assert (odds.attack, odds.defence) == (3, 9)
    assert sum(odds.victory_by_losses) == pytest.approx(odds.won)
    assert len(odds.victory_by_losses) == 4
    assert odds.won + odds.defeat == pytest.approx(1)
    assert sum(one.chance for one in odds.endings) == pytest.approx(odds.won)
    assert [one.chance for one in odds.endings] == sorted((one.chance for one in odds.endings), reverse=True)
    losses = sum(lost * chance for lost, chance in enumerate(odds.victory_by_losses)) + 3 * odds.defeat
    assert odds.lost == pytest.approx(losses) == pytest.approx(sum(odds.lost_by_kind))
    assert 0 < odds.favor_kept < 1


def test_the_same_question_is_worked_out_once() -> None:
    first = fight_odds(RULES, "test-draugr", {"swordsman": 3}, 1, ["gifts", "healing"])
    assert fight_odds(RULES, "test-draugr", {"swordsman": 3, "axeman": 0}, 1, ["healing"]) is first
    again = rules_with(CARDS, edition="it")
    assert fight_odds(again, "test-draugr", {"swordsman": 3}, 1, ["healing"], "ullr") is first
    assert fight_odds(RULES, "test-draugr", {"swordsman": 3}, 1, ["healing"], "svanhildr") is not first


def test_odds_of_one_card_set_are_not_those_of_another() -> None:
    wild = {"dice": {"axeman": {"faces": ["blank"] * 3 + ["double"] * 3}}, "name": "wild"}
    tame = {"dice": {"axeman": {"faces": ["hit"] * 6}}, "name": "tame"}
    for _ in range(2):
        assert fight_odds(rules_with(wild), "marsh-troll", {"axeman": 2}).won < 1
        # two hits, one axeman falls; one hit more, and so does the troll, with the other
        steady = fight_odds(rules_with(tame), "marsh-troll", {"axeman": 2})
        assert (steady.won, steady.lost) == (1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_enemy_of_every_edition_can_be_asked_about(edition: str) -> None:
    rules = rules_with(None, edition=edition)
    for enemy in (*rules.cards.enemies, "kraken"):
        rows = [table[enemy] for table in rules.cards.rows.values() if enemy in table]
        crew = {kind: 1 for kind in slugs.KINDS if kind != rows[0].get("forbids")}
        odds = fight_odds(rules, enemy, crew, favor=1, leader="svanhildr")
        assert 0 <= odds.won <= 1 and 0 <= odds.defeat <= 1
        assert 0 <= odds.lost <= len(crew) + 1e-12


@rule("CA-4")
def test_whom_a_monster_forbids_is_lost_before_the_fight() -> None:
    with_axes = fight_odds(RULES, "axeproof-monster", {"spearman": 2, "axeman": 2})
    without = fight_odds(RULES, "axeproof-monster", {"spearman": 2})
    assert with_axes.won == without.won
    assert with_axes.lost == pytest.approx(without.lost + 2)
    assert with_axes.lost_by_kind[2] == pytest.approx(2)
    assert with_axes.victory_by_losses[:2] == (0, 0)
    assert with_axes.victory_by_losses[2:] == without.victory_by_losses
    alone = fight_odds(RULES, "axeproof-monster", {"axeman": 2})
    assert (alone.won, alone.lost, alone.defeat) == (0, 2, 1)


@rule("CA-4", "CC-4")
def test_a_voyage_to_a_monster_ends_as_foretold() -> None:
    t = Table()
    t.journey("shore-1", "all-quiet")
    t.enemy("shore-1", "axeproof-monster")
    t.give(1, swordsman=0, spearman=2, axeman=1, food=3, coins=2, favor=2)
    t.last(1, Place("large-longship"), Sail("shore-1"))
    t.send(1, "shore-1", spearman=2, axeman=1, food=3)
    t.rune(1, "wealth")
    t.done(1)
    assert t.asked(1) == "afterwards", "the journey is over, the fight to come"
    found = brute_force(t, 1, lambda state: bool(state.enemy[3] < 0))
    odds = fight_odds(RULES, "axeproof-monster", {"spearman": 2, "axeman": 1}, favor=1)
    assert (odds.won, odds.lost) == pytest.approx(found, abs=1e-9)


@rule("CF-8", "CF-3")
def test_nobody_defeats_nobody_and_damage_counts() -> None:
    nobody = fight_odds(RULES, "test-troll", {})
    assert (nobody.won, nobody.lost, nobody.defeat, nobody.victory_by_losses) == (0, 0, 1, (0,))
    beaten = fight_odds(RULES, "test-troll", {"axeman": 1}, damage=3)
    assert (beaten.won, beaten.lost, beaten.defence) == (1, 0, 0)
    fresh = fight_odds(RULES, "test-troll", {"axeman": 1})
    assert fresh.won < fight_odds(RULES, "test-troll", {"axeman": 1}, damage=2).won < 1


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"enemy": "grendel"}, "There is no enemy 'grendel' in this card set."),
        ({"enemy": "swordproof-troll"}, "The swordsman is forbidden against swordproof-troll: none can be sent."),
        ({"warriors": {"archer": 1}}, "There are no warriors called 'archer'"),
        ({"warriors": {"axeman": -1}}, "must be a whole number from 0 on, not -1"),
        ({"warriors": {"axeman": 5, "spearman": 4}}, "Nobody has more than 8 warriors, so 9 cannot fight."),
        ({"favor": 11}, "Odds are reckoned with 0 to 10 favor, not with 11."),
        ({"favor": -1}, "not with -1"),
        ({"damage": -1}, "not -1"),
        ({"runes": ["luck"]}, "There is no rune 'luck' in this card set."),
        ({"leader": "grim"}, "There is no leader 'grim' in this card set."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOdds) as refusal:
        fight_odds(RULES, **{"enemy": "test-troll", "warriors": {"swordsman": 1}, **asked})
    assert sentence in str(refusal.value)
    assert refusal.value.code == "odds/invalid"


def test_bots_are_told_the_same_and_remember_it() -> None:
    fight = Fight(3, 6, {"swordsman": 2, "spearman": 1, "axeman": 1}, ("healing",), 2, "svanhildr")
    t = facing_it(fight)
    odds = gate.Odds()
    card = t.cards.enemies.index("fierce-draugr")
    exact = fight_odds(t.rules, "fierce-draugr", fight.crew, 2, ["healing"], "svanhildr")
    for _ in range(2):
        assert gate.chance_to_win(odds, t.state, 1, card, 2, 1, 1) == exact.won
        assert gate.losses_to_expect(odds, t.state, 1, card, 2, 1, 1) == pytest.approx(exact.lost)
    fewer = fight_odds(t.rules, "fierce-draugr", {"swordsman": 1, "axeman": 1}, 2, ["healing"], "svanhildr")
    assert gate.chance_to_win(odds, t.state, 1, card, 1, 0, 1) == fewer.won
    kraken = fight_odds(t.rules, "kraken", {"swordsman": 2}, 2, ["healing"], "svanhildr")
    assert gate.chance_to_win(odds, t.state, 1, 96, 2, 0, 0) == kraken.won
    banned = t.cards.enemies.index("axeproof-monster")
    assert gate.chance_to_win(odds, t.state, 1, banned, 0, 0, 3) == 0
    t.set(favor=[0, 99, 0, 0])
    most = fight_odds(t.rules, "fierce-draugr", fight.crew, 10, ["healing"], "svanhildr")
    assert gate.chance_to_win(odds, t.state, 1, card, 2, 1, 1) == most.won


def worth(t: Table) -> tuple[float, float]:
    """The chance to win and the losses to expect with the dice on the table, used best."""
    odds = roll_odds(t.rules, t.state, 1)
    assert odds is not None and odds.best is not None
    return odds.best.won, odds.best.lost


@rule("CF-1", "CF-7")
def test_dice_on_the_table_have_their_own_odds() -> None:
    t = facing("test-draugr", favor=1, swordsman=1)
    assert roll_odds(t.rules, t.state, 1) is None
    t.done(1, script=["swordsman:double"])
    assert worth(t) == (1, 1), "the draugr falls, and still strikes"
    t = facing("test-draugr", favor=1, swordsman=1)
    t.done(1, script=["swordsman:blank"])
    # one favor: a double wins, a shield is another round without it
    again = fight_odds(t.rules, "test-draugr", {"swordsman": 1}).won
    assert worth(t) == pytest.approx((1 / 6 + again / 6, 1))
    t.do(1, Pick("swordsman", "blank"))
    assert worth(t) == pytest.approx((1 / 6 + again / 6, 1))
    assert Done() not in t.open(1)
