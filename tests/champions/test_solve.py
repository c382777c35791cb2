"""Odds worked out exactly: beside brute force on the core, at the edges, and against themselves (CF-1 to CF-8)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.champions import gate
from meadhall.champions.core.numbers import board
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Place, Sail
from tests.support.champions.brute import IN_A_FIGHT, brute_force
from tests.support.champions.fought import ENEMY, FIGHTS, LEADERS, VENUE, Fight, deviation, exact, facing_it, fight_out
from tests.support.champions.table import Table
from tests.support.rule import rule
from tests.support.terminal import ROOT

SWORDS, SPEARS, AXES = slugs.KINDS
SHIELDS = {  # every face on two of the dice, idle rounds everywhere
    "swordsman": {"faces": ["blank", "blank", "hit", "double", "shield", "shield"]},
    "spearman": {"faces": ["blank", "hit", "shield", "shield", "shield", "double"]},
    "axeman": {"faces": ["blank", "blank", "hit", "double", "double", "double"]},
}
EDITIONS = ("en-2015", "fr", "it", "de-2018")


def box(**more: Any) -> Any:
    return Table(cards={"dice": SHIELDS, **more}).rules.box


def reckoned(printed: Any, attack: int, defence: int, warriors: Mapping[str, int], **means: int) -> tuple[float, float]:
    """The chance to win and the losses to expect; favor, maiden and runes by name."""
    means = {name: means.get(name, 0) for name in ("favor", "potential", "reaction", "healing", "maiden")}
    maiden = means.pop("maiden")
    crew = [warriors.get(kind, 0) for kind in slugs.KINDS]
    odds = gate.Odds()
    cell = gate.solve(odds, printed, maiden, attack, defence, *crew, *means.values())
    won, lost = gate.won_at(odds, cell), gate.lost_at(odds, cell)
    gate.find_distribution(odds)
    ending = list(odds.ending)
    count = {place: place // 81 + place // 9 % 9 + place % 9 for place in range(len(ending))}
    assert sum(ending) == pytest.approx(won, abs=1e-12)
    assert sum(ending) + odds.defeat == pytest.approx(1, abs=1e-12)
    losses = sum(likely * (sum(crew) - count[place]) for place, likely in enumerate(ending))
    assert losses + odds.defeat * sum(crew) == pytest.approx(lost, abs=1e-12)
    assert 0 <= odds.favor_kept <= means["favor"] + 1e-12
    return won, lost


def is_beaten(state: Any) -> bool:
    return bool(state.enemy[slugs.VENUES.index(VENUE)] == board.NOTHING)


def assert_same(fight: Fight, edition: str = "de-2018") -> tuple[float, float]:
    """That the exact odds are those of brute force, in which one favor more is never spent."""
    t = facing_it(fight, SHIELDS, spare=1, edition=edition)
    exact = reckoned(t.rules.box, fight.attack, fight.defence, fight.crew, **fight.means)
    assert exact == pytest.approx(brute_force(t, 1, is_beaten), abs=1e-9)
    return exact


@rule("CF-1", "CF-2", "CF-3", "CF-4", "CF-7", "CN-6", "CN-7", "CN-8")
@pytest.mark.parametrize(
    "fight",
    [
        Fight(1, 2, {SWORDS: 1}),
        Fight(1, 3, {SWORDS: 1, SPEARS: 1}),
        Fight(2, 3, {SPEARS: 2}),
        Fight(0, 3, {SWORDS: 2}, favor=1),
        Fight(1, 2, {SPEARS: 1}, favor=2),
        Fight(2, 4, {SWORDS: 1, AXES: 1}, favor=1),
        Fight(1, 3, {SPEARS: 1}, ("reaction",), 1),
        Fight(1, 4, {SWORDS: 1, AXES: 1}, ("healing",)),
        Fight(1, 3, {SWORDS: 1, SPEARS: 1}, ("potential",)),
        Fight(2, 3, {SPEARS: 2}, ("potential", "reaction", "healing")),
        Fight(1, 3, {SWORDS: 1}, ("potential", "reaction", "healing"), 1),
        Fight(3, 2, {SWORDS: 1, SPEARS: 1, AXES: 1}),
    ],
    ids=str,
)
def test_exact_odds_agree_with_brute_force_on_the_core(fight: Fight) -> None:
    assert_same(fight)


@pytest.mark.slow
@pytest.mark.parametrize(
    "fight",
    [
        Fight(2, 5, {SWORDS: 1, SPEARS: 1, AXES: 1}, favor=1),
        Fight(2, 5, {SWORDS: 2, AXES: 1}, favor=2, leader="svanhildr"),
        Fight(2, 4, {SWORDS: 1, SPEARS: 1, AXES: 1}, ("healing", "reaction"), leader="svanhildr"),
        *(
            pytest.param(fight, marks=pytest.mark.long)
            for fight in (
                Fight(2, 6, {SWORDS: 2, SPEARS: 2}, leader="ullr"),
                Fight(1, 3, {SWORDS: 1, SPEARS: 1}, ("potential", "reaction", "healing"), 2, "svanhildr"),
            )
        ),
    ],
    ids=str,
)
def test_larger_fights_agree_with_brute_force_too(fight: Fight) -> None:
    assert_same(fight)


@rule("CV-1", "CV-2", "CV-3", "CV-4", "CV-5", "CT-5")
@pytest.mark.parametrize("leader", LEADERS)
def test_a_fight_goes_as_its_leader_lets_it(leader: str) -> None:
    crew = {SWORDS: 1, SPEARS: 1}
    exact = assert_same(Fight(1, 4, crew, ("reaction",), leader=leader))
    assert (exact != reckoned(box(), 1, 4, crew, reaction=1)) is (leader == "svanhildr")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fight_is_the_same_in_every_edition(edition: str) -> None:
    assert_same(Fight(1, 3, {AXES: 1, SPEARS: 1}, favor=1), edition)


@rule("CF-6")
def test_the_kraken_is_reckoned_like_any_enemy() -> None:
    t = Table(cards={"dice": SHIELDS, "journeys": {"kraken": {"attack": 1, "defence": 3, "glory": 3}}})
    t.journey("shore-2", "kraken")
    t.give(1, swordsman=1, spearman=1, favor=2, coins=2, food=0)
    t.last(1, Place("large-longship"), Sail("shore-2"))
    t.send(1, "shore-2", swordsman=1, spearman=1)
    t.rune(1, "wealth")
    before = t.state.glory[1]
    found = brute_force(t, 1, lambda state: state.glory[1] == before + 3)
    assert reckoned(t.rules.box, 1, 3, {SWORDS: 1, SPEARS: 1}, favor=1) == pytest.approx(found, abs=1e-9)


@rule("CN-7")
def test_two_runes_of_one_power_are_worth_more_than_one() -> None:
    t = Table(
        cards={
            "dice": SHIELDS,
            "runes": {"second-reaction": {"name": "Second", "power": "reaction", "glory": 1}},
            "draugr": {ENEMY: {"name": "F", "attack": 1, "defence": 4, "glory": 7, "coins": 1, "colour": "red"}},
        }
    )
    t.enemy(VENUE, ENEMY)
    t.give(1, swordsman=0, spearman=2, coins=1, favor=1)
    t.last(1, Place(VENUE))
    t.send(1, VENUE, spearman=2)
    t.rune(1, "wealth", "reaction", "second-reaction")
    exact = reckoned(t.rules.box, 1, 4, {SPEARS: 2}, reaction=2)
    assert exact == pytest.approx(brute_force(t, 1, is_beaten), abs=1e-9)
    assert exact[0] > reckoned(t.rules.box, 1, 4, {SPEARS: 2}, reaction=1)[0]


def test_a_round_that_changes_nothing_is_solved_and_not_cut_off() -> None:
    # one spearman against attack 1 and defence 1: he falls or wins as soon as he shows no shield; blank 1/6, weapon 2/6
    assert reckoned(box(), 1, 1, {SPEARS: 1}) == pytest.approx((2 / 3, 1), abs=1e-15)
    # without an attack he wins in the end, however rarely he hits
    assert reckoned(box(), 0, 60, {SPEARS: 1}) == pytest.approx((1, 0), abs=1e-12)


@rule("CF-2", "CF-3", "CF-8")
def test_nobody_wins_nothing_and_what_is_beaten_is_beaten() -> None:
    assert reckoned(box(), 3, 4, {}, favor=4, healing=1) == (0, 0)
    assert reckoned(box(), 3, 0, {AXES: 2}) == (1, 0)
    assert reckoned(box(), 3, 0, {}) == (1, 0)
    # whoever hits in the first round wins, and still falls
    assert reckoned(box(), 9, 1, {AXES: 1}) == pytest.approx((2 / 3, 1))


def test_more_of_anything_is_never_worse() -> None:
    printed = box()
    base = {"favor": 1, "potential": 0, "reaction": 0, "healing": 0, "maiden": 0}
    won, lost = reckoned(printed, 3, 5, {SWORDS: 2, AXES: 1}, **base)
    for more in base:
        better = reckoned(printed, 3, 5, {SWORDS: 2, AXES: 1}, **(base | {more: base[more] + 1}))
        assert better[0] > won
    assert reckoned(printed, 3, 5, {SWORDS: 3, AXES: 1}, **base)[0] > won
    assert reckoned(printed, 2, 5, {SWORDS: 2, AXES: 1}, **base)[1] < lost


def test_one_table_answers_every_smaller_question() -> None:
    printed, odds = box(), gate.Odds()
    gate.solve(odds, printed, 0, 2, 6, 2, 1, 1, 2, 1, 1, 1)
    for crew in ((1, 1, 0), (2, 0, 1), (0, 0, 1)):
        for left, means in ((6, (0, 1, 0, 1)), (3, (2, 0, 1, 0))):
            cell = gate.solve(odds, printed, 0, 2, left, *crew, *means)
            fresh = gate.Odds()
            other = gate.solve(fresh, printed, 0, 2, left, *crew, *means)
            assert gate.won_at(odds, cell) == gate.won_at(fresh, other)
            assert gate.lost_at(odds, cell) == gate.lost_at(fresh, other)
    assert (odds.left, odds.favor) == (6, 2), "nothing was worked out anew"
    cell = gate.solve(odds, printed, 1, 2, 6, 2, 1, 1, 2, 1, 1, 1)
    assert (gate.won_at(odds, cell), gate.lost_at(odds, cell)) == reckoned(
        printed, 2, 6, {SWORDS: 2, SPEARS: 1, AXES: 1}, favor=2, potential=1, reaction=1, healing=1, maiden=1
    )


@pytest.mark.parametrize(
    ("fight", "fits"),
    [
        ((60, 3, 3, 2, 10, 1, 1, 1), True),
        ((61, 1, 0, 0, 0, 0, 0, 0), False),
        ((12, 3, 3, 3, 0, 0, 0, 0), False),
        ((12, 8, 0, 0, 10, 3, 3, 3), True),
        ((12, 8, 0, 0, 11, 3, 0, 0), False),
        ((1, 1, 0, 0, 0, 4, 0, 0), False),
        ((60, 3, 3, 2, 0, 3, 3, 3), True),
        ((60, 3, 3, 2, 10, 1, 1, 2), False),
    ],
)
def test_a_fight_fits_the_tables_or_not(fight: tuple[int, ...], fits: bool) -> None:
    assert gate.fits_arrays(*fight) is fits


@pytest.mark.parametrize(
    ("attack", "defence", "crew", "means"),
    [
        (4, 8, {SWORDS: 2, SPEARS: 2, AXES: 1}, {"favor": 1}),
        (2, 6, {SWORDS: 2, SPEARS: 1}, {"favor": 2, "potential": 1, "reaction": 1, "healing": 1}),
        (0, 9, {SPEARS: 3}, {"maiden": 1}),
    ],
)
def test_interpreted_and_compiled_agree_to_the_last_bit(
    attack: int, defence: int, crew: dict[str, int], means: dict[str, int]
) -> None:
    asked = f"from tests.champions.test_solve import *; print(reckoned(box(), {attack}, {defence}, {crew}, **{means}))"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=ROOT,
        env={**os.environ, "MEADHALL_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == str(reckoned(box(), attack, defence, crew, **means)), done.stderr


@rule("CF-1", "CF-7")
@pytest.mark.parametrize("fight", FIGHTS, ids=str)
def test_fights_fought_out_by_the_policy_come_to_the_exact_odds(fight: Fight) -> None:
    if sum(fight.crew.values()) > 5 and not gate.COMPILED:
        pytest.skip("interpreted, so large a fight takes minutes")
    t = facing_it(fight)
    tally = fight_out(t, 400, seed=5)
    assert deviation(tally, exact(t, fight)) < 4


def test_a_worse_policy_would_be_noticed() -> None:
    fight = FIGHTS[2]
    tally = fight_out(facing_it(fight), 400, seed=5)
    other = Fight(fight.attack, fight.defence, fight.crew, fight.runes, fight.favor - 1, fight.leader)
    assert deviation(tally, exact(facing_it(other), other)) > 4


def test_advice_is_always_an_open_answer_and_none_is_given_elsewhere() -> None:
    odds = gate.Odds()
    for fight in FIGHTS[:4]:
        t = facing_it(fight)
        assert gate.advise(odds, t.state, 1) == board.NOTHING, "assigning is no fight"
        for seed in range(20):
            state, chance = t.state.copy(), gate.Chance(seed)
            t.rules.core.proceed(state, 1, 0, chance)
            while t.rules.core.question(state, 1) in IN_A_FIGHT:
                code = gate.advise(odds, state, 1)
                assert code in t.rules.codes(state, 1)
                assert gate.advise(odds, state, 0) == board.NOTHING
                t.rules.core.proceed(state, 1, code, chance)
            assert gate.advise(odds, state, 1) == board.NOTHING


@pytest.mark.slow
@pytest.mark.skipif(not gate.COMPILED, reason="interpreted, so large a fight takes minutes")
@pytest.mark.parametrize(
    ("attack", "defence", "crew", "means"),
    [
        (30, 60, {SWORDS: 3, SPEARS: 3, AXES: 2}, {"favor": 10}),
        pytest.param(
            *(30, 60, {SWORDS: 3, SPEARS: 3, AXES: 2}, {"favor": 10, "potential": 1, "reaction": 1, "healing": 1}),
            marks=pytest.mark.long,
        ),
        (2, 60, {SPEARS: 3, AXES: 2}, {"favor": 2, "potential": 3, "reaction": 3, "healing": 3}),
        (3, 9, {SPEARS: 8}, {"favor": 10, "potential": 3, "reaction": 1, "healing": 1}),
    ],
)
def test_the_largest_questions_stay_within_the_tables(
    attack: int, defence: int, crew: dict[str, int], means: dict[str, int]
) -> None:
    won, lost = reckoned(box(), attack, defence, crew, **means)
    assert 0 <= won <= 1 + 1e-12 and 0 <= lost <= sum(crew.values()) + 1e-12
