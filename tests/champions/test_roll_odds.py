"""The odds of dice on the table: strike now, reroll these, and the best of both, beside brute force (CF-1, CF-7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from meadhall.champions import gate
from meadhall.champions.core.numbers import board
from meadhall.champions.game import GAME
from meadhall.champions.odds import fight_odds, roll_odds
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Done, Pick, Roll, Use
from meadhall.kernel.declared.fights import FightOdds, RollOdds
from meadhall.kernel.errors import BadOdds
from tests.support.champions.brute import brute_force
from tests.support.champions.fought import ENEMY, VENUE, Fight, facing_it
from tests.support.champions.table import Table
from tests.support.conformance.tables import fewer, random_match
from tests.support.rule import rule

CLOSE = 1e-9


def is_beaten(state: Any) -> bool:
    return bool(state.enemy[slugs.VENUES.index(VENUE)] == board.NOTHING)


def rolled(fight: Fight, dice: Sequence[str], spare: int = 0) -> Table:
    """The fight after its first roll, which shows these dice."""
    t = facing_it(fight, spare=spare)
    t.done(1, script=dice)
    assert t.asked(1) == "reroll"
    return t


def odds_of(t: Table, spare: int = 0, **picked: int) -> RollOdds:
    """The odds of the roll, with less favor than lies there: brute force never spends its last one."""
    state = t.state.copy()
    state.favor = [favor - spare * (seat == 1) for seat, favor in enumerate(state.favor)]
    found = roll_odds(t.rules, state, 1, {name.replace("_", "-"): count for name, count in picked.items()} or None)
    assert found is not None
    return found


def check_sums(odds: FightOdds, crew: int) -> None:
    """That the parts of a distribution add up to what is told."""
    assert sum(odds.victory_by_losses) == pytest.approx(odds.won, abs=CLOSE)
    assert odds.won + odds.defeat == pytest.approx(1, abs=CLOSE)
    lost = sum(lost * chance for lost, chance in enumerate(odds.victory_by_losses)) + crew * odds.defeat
    assert lost == pytest.approx(odds.lost, abs=CLOSE)
    assert sum(odds.lost_by_kind) == pytest.approx(odds.lost, abs=CLOSE)


ROLLS = [
    (Fight(1, 3, {"swordsman": 2}, favor=1), ["swordsman:blank", "swordsman:hit"]),
    (Fight(2, 3, {"swordsman": 2}, favor=1), ["swordsman:shield", "swordsman:blank"]),
    (Fight(1, 3, {"spearman": 1, "axeman": 1}, favor=1), ["spearman:shield", "axeman:blank"]),
    (Fight(2, 4, {"swordsman": 1, "spearman": 1}, ("healing",), 1), ["swordsman:blank", "spearman:hit"]),
    (Fight(2, 3, {"spearman": 2}, ("reaction",), 1), ["spearman:shield", "spearman:shield"]),
    (Fight(1, 3, {"swordsman": 2}, ("potential",), 1, "svanhildr"), ["swordsman:blank", "swordsman:blank"]),
]


@rule("CF-1", "CF-2", "CF-7")
@pytest.mark.parametrize(("fight", "dice"), ROLLS)
def test_to_strike_now_is_worth_what_brute_force_finds(fight: Fight, dice: list[str]) -> None:
    t = rolled(fight, dice, spare=1)
    strike = odds_of(t, spare=1).strike
    assert (strike.won, strike.lost) == pytest.approx(brute_force(t, 1, is_beaten), abs=CLOSE)
    check_sums(strike, sum(fight.crew.values()))


@rule("CF-1", "CF-7")
@pytest.mark.parametrize(("fight", "dice"), ROLLS)
def test_to_reroll_some_dice_is_worth_what_brute_force_finds(fight: Fight, dice: list[str]) -> None:
    names = [die.replace(":", "-") for die in dice]
    for picked in ({names[0]: 1}, {names[1]: 1}, {name: names.count(name) for name in names}):
        t = rolled(fight, dice, spare=1)
        for place in sorted(
            slugs.KINDS.index(name.split("-")[0]) * 4 + slugs.FACES.index(name.split("-")[1])
            for name, count in picked.items()
            for _ in range(count)
        ):
            t.do(1, Pick(slugs.KINDS[place // 4], slugs.FACES[place % 4]))
        reroll = odds_of(t, spare=1).reroll
        assert reroll is not None
        assert (reroll.won, reroll.lost) == pytest.approx(brute_force(t, 1, is_beaten, Roll()), abs=CLOSE)
        check_sums(reroll, sum(fight.crew.values()))


@rule("CF-7")
@pytest.mark.parametrize(("fight", "dice"), ROLLS)
def test_the_best_is_the_best_of_all_that_can_be_done(fight: Fight, dice: list[str]) -> None:
    t = rolled(fight, dice)
    counts = {name: dice.count(name.replace("-", ":")) for name in (die.replace(":", "-") for die in dice)}
    ways = []
    for several in product(*(range(count + 1) for count in counts.values())):
        found = odds_of(t, **dict(zip((name.replace("-", "_") for name in counts), several, strict=True)))
        ways += [found.strike, *([found.reroll] if found.reroll else [])]
    best = odds_of(t).best
    assert best is not None
    check_sums(best, sum(fight.crew.values()))
    assert all(best.won >= way.won - CLOSE for way in ways)
    if not fight.runes or fight.runes == ("healing",):
        assert best.won == pytest.approx(max(way.won for way in ways), abs=CLOSE)
        assert best.lost == pytest.approx(min(way.lost for way in ways if way.won > best.won - CLOSE), abs=CLOSE)


@rule("CF-1")
def test_a_roll_that_strikes_goes_on_as_the_fight_that_it_leaves() -> None:
    fight = Fight(1, 6, {"swordsman": 3}, favor=2)
    strike = odds_of(rolled(fight, ["swordsman:double", "swordsman:hit", "swordsman:blank"])).strike
    rules = facing_it(fight).rules
    rest = fight_odds(rules, ENEMY, {"swordsman": 2}, favor=2, damage=3)
    assert (strike.won, strike.lost - 1) == pytest.approx((rest.won, rest.lost), abs=CLOSE)
    assert strike.victory_by_losses[1:] == pytest.approx(rest.victory_by_losses, abs=CLOSE)
    assert strike.favor_kept == pytest.approx(rest.favor_kept, abs=CLOSE)
    assert (strike.attack, strike.defence) == (1, 6)


@rule("CF-1")
def test_a_rerolled_die_is_the_mean_of_all_that_it_can_show() -> None:
    fight, faces = Fight(2, 5, {"swordsman": 1, "axeman": 2}, ("healing",), 2), ("hit", "double", "blank")
    reroll = odds_of(rolled(fight, ["swordsman:hit", "axeman:blank", "axeman:hit"]), axeman_blank=1).reroll
    assert reroll is not None
    sides = facing_it(fight).rules.cards.rows["dice"]["axeman"]["faces"]
    mean = [0.0] * 4
    for face in faces:
        t = rolled(fight, ["swordsman:hit", f"axeman:{face}", "axeman:hit"])
        best = odds_of(t, spare=1).best
        assert best is not None
        for lost, chance in enumerate(best.victory_by_losses):
            mean[lost] += chance * sides.count(face) / 6
    assert reroll.victory_by_losses == pytest.approx(mean, abs=CLOSE)


@rule("CN-7")
def test_a_reaction_used_on_this_roll_counts_when_it_strikes() -> None:
    fight = Fight(2, 3, {"spearman": 2}, ("reaction",), 1)
    t = rolled(fight, ["spearman:shield", "spearman:shield"])
    before = odds_of(t)
    t.do(1, Use("reaction"))
    after = odds_of(t)
    assert after.best is None and after.reroll is None
    assert before.best is not None
    assert before.strike.won < after.strike.won <= before.best.won + CLOSE
    assert brute_force(rolled_with_reaction(fight), 1, is_beaten) == pytest.approx(
        (after.strike.won, after.strike.lost), abs=CLOSE
    )


def rolled_with_reaction(fight: Fight) -> Table:
    t = rolled(fight, ["spearman:shield", "spearman:shield"], spare=1)
    t.do(1, Use("reaction"))
    return t


def test_there_are_odds_of_a_roll_just_where_the_policy_has_advice() -> None:
    rules, found = GAME.rules(4), 0
    arrays = gate.Odds()
    for seed in range(fewer(12)):
        for match, seat, _ in random_match(rules, seed):
            asked = match.decision(seat)
            assert asked is not None
            odds = rules.fights.roll(match.state, seat)
            if asked.question not in ("reroll", "pick-dice"):
                assert odds is None
                continue
            advice = gate.advise(arrays, match.state, seat)
            assert (odds is None) == (advice == board.NOTHING)
            if odds is not None and odds.best is not None:
                found += 1
                assert odds == rules.fights.roll(rules.veil(match.state, seat), seat)
                assert odds.best.won == pytest.approx(arrays.shown_won, abs=CLOSE)
                assert odds.best.lost == pytest.approx(arrays.shown_lost, abs=CLOSE)
                assert odds.best.won >= odds.strike.won - CLOSE
                if asked.question == "reroll" and advice == rules.catalogue.code(Done()):
                    assert odds.best.won == pytest.approx(odds.strike.won, abs=CLOSE)
                    assert odds.best.lost == pytest.approx(odds.strike.lost, abs=CLOSE)
                if odds.reroll:
                    assert odds.best.won >= odds.reroll.won - CLOSE
                    assert odds.strike.defence == odds.reroll.defence
    assert found > fewer(50)


def test_dice_that_do_not_lie_there_cannot_be_picked() -> None:
    t = rolled(Fight(1, 3, {"swordsman": 2}, favor=1), ["swordsman:blank", "swordsman:hit"])
    before = t.state.copy()
    for picked in (
        {"swordsman-blank": 2},
        {"axeman-blank": 1},
        {"swordsman-blank": -1},
        {"archer-blank": 1},
        ["axeman-blank"],
    ):
        with pytest.raises(BadOdds):
            roll_odds(t.rules, t.state, 1, picked)  # type: ignore[arg-type]
    assert odds_of(t, swordsman_blank=1).reroll is not None
    assert odds_of(t, spare=1, swordsman_blank=1).reroll is None, "a reroll costs one favor"
    assert roll_odds(t.rules, t.state, 0) is None
    assert t.state == before
