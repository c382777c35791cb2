"""Fights without hope: what the exact odds call nil is never advised while there is anything else."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots.bot import Advice, Budget, Estimate, Outlook
from meadhall.bots.chances import explained
from meadhall.bots.registry import player
from meadhall.champions.words.actions import Done, Load, Place, Send
from meadhall.games import game, games
from meadhall.kernel.actions import Action
from tests.bots.test_search import questions
from tests.support.champions.table import Table, table

FEW = Budget(iterations=8)


def facing_two(**warriors: int) -> Table:
    """Seat 0 may send to a troll that can be beaten, and to a draugr of nine points that strikes three."""
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "fierce-draugr")
    t.give(0, **{"favor": 0, "swordsman": 0, **warriors})
    t.go(0, "troll")
    t.last(0, Place("draugr-left"))
    return t


def without_hope(t: Table, seat: int = 0) -> set[Action]:
    """The answers that the rules call hopeless."""
    decision = t.match.decision(seat)
    assert decision is not None
    found = t.rules.hopeless(t.rules.veil(t.match.state, seat), decision)
    return {t.rules.catalogue.action(code) for code in found}


def test_a_warrior_sent_where_all_of_them_cannot_win_has_no_hope() -> None:
    assert without_hope(facing_two(spearman=1)) == {Send("draugr-left", "spearman"), Send("troll", "spearman")}
    assert without_hope(facing_two(axeman=2)) == {Send("draugr-left", "axeman")}


def test_there_is_hope_as_long_as_others_may_follow() -> None:
    assert without_hope(facing_two(spearman=1, axeman=5)) == set()


def test_those_who_come_earlier_in_the_chain_cannot_follow() -> None:
    """After an axeman no spearman can be sent to the same fight."""
    t = facing_two(spearman=5, axeman=1)
    assert without_hope(t) == {Send("draugr-left", "axeman"), Send("troll", "axeman")}
    t.send(0, "draugr-left", spearman=5)
    assert without_hope(t) == set()


def test_food_aboard_leaves_less_room_for_warriors() -> None:
    t = table()
    t.enemy("shore-1", "test-monster")
    t.journey("shore-1", "all-quiet")
    room = t.rules.box.public_capacity[0]
    t.give(0, favor=0, food=8, swordsman=0, spearman=6)
    t.sail(0, "small-longship", "shore-1")
    t.last(1, Place("blacksmith"))
    assert without_hope(t) == set()
    t.match.state.sealed_food = [room - 1, 0, 0, 0]
    assert without_hope(t) == {Load("shore-1", "spearman")}


def test_the_last_worker_is_not_put_on_a_fight_that_all_warriors_would_lose() -> None:
    t = table()
    t.enemy("draugr-left", "fierce-draugr")
    t.enemy("troll", "test-troll")
    t.give(0, favor=0, swordsman=2)
    t.turn(0)
    assert without_hope(t) == set(), "more warriors may come"
    state = t.match.state
    state.workers = [1, *state.workers[1:]]
    assert Place("draugr-left") in without_hope(t) and Place("troll") not in without_hope(t)


def test_a_hint_leaves_out_what_has_no_hope() -> None:
    t = facing_two(spearman=1)
    decision = t.match.decision(0)
    assert decision is not None
    code = {action: t.rules.catalogue.code(action) for action in (Send("draugr-left", "spearman"), Done())}
    outlook = Outlook.of(t.rules, t.match.state, decision)
    lost, done = code.values()
    for advice in (
        Advice(lost),
        Advice(lost, (Estimate(lost, 0.9), Estimate(done, 0.2))),
        Advice(lost, (Estimate(lost),)),
    ):
        shown = explained(outlook, advice, FEW, 1)
        assert shown and lost not in [estimate.code for estimate in shown]


def shown_in(slug: str, seed: int, every: int, name: str) -> list[tuple[Outlook, tuple[Estimate, ...]]]:
    """What hints show at the questions of a game of karls."""
    rules = game(slug).rules(4)
    asked = [outlook for _, outlook in questions(rules, seed, every, player("karl", seed))]
    return [(outlook, explained(outlook, player(name, 1).advise(outlook), FEW, 1)) for outlook in asked]


def check(outlook: Outlook, estimates: tuple[Estimate, ...]) -> None:
    """The best chance comes first, every chance has its error, and nothing without hope is among them."""
    shares: list[Any] = [estimate.share for estimate in estimates]
    assert shares == sorted(shares, reverse=True) and all(estimate.error is not None for estimate in estimates)
    hopeless = outlook.rules.hopeless(outlook.veiled, outlook.decision)
    assert not hopeless & {estimate.code for estimate in estimates} or hopeless == set(outlook.decision.codes)


@pytest.mark.parametrize("slug", [one.slug for one in games()])
@pytest.mark.parametrize("name", ["karl", "huscarl@40"])
def test_the_best_of_the_chances_shown_comes_first(slug: str, name: str) -> None:
    shown = shown_in(slug, 3, 23, name)
    assert len(shown) > 10
    for outlook, estimates in shown:
        check(outlook, estimates)


@pytest.mark.slow
@pytest.mark.parametrize("slug", [one.slug for one in games()])
def test_in_two_hundred_positions_the_best_of_the_chances_shown_comes_first(slug: str) -> None:
    found: list[tuple[Outlook, tuple[Estimate, ...]]] = []
    for seed in range(20):
        found += shown_in(slug, seed, 12, "huscarl@20") if len(found) < 200 else []
    assert len(found) >= 200
    for outlook, estimates in found:
        check(outlook, estimates)
