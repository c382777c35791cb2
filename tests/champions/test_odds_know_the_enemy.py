"""Every printed figure of an enemy that changes a fight changes its odds too (CF-1 to CF-4, CA-4).

The figures are those that a card table may hold, so that a new one is tried here as soon as there is one.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import pytest

from meadhall.champions import gate
from meadhall.champions.cards.schema import CARD_SORTS
from meadhall.champions.core.numbers import board
from meadhall.champions.odds import fight_odds, roll_odds
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Load, Place, Sail, Send
from meadhall.kernel.actions import Action
from meadhall.kernel.compiling.units import wants
from meadhall.kernel.errors import BadOdds
from tests.support.champions.figures import FOES, PRINTED, printed, tried
from tests.support.champions.fought import fight_out
from tests.support.champions.table import Table
from tests.support.rule import rule

CREW = dict.fromkeys(slugs.KINDS, 1)
SEEDS = range(8)
FAVOR, RUNES = 1, ("potential", "reaction", "healing")  # all that a seat can use in a fight
KNOWN = {"attack", "defence", "forbids"}
DRAUGR = CARD_SORTS["draugr"].figures


def confirming(kind: str, cards: Mapping[str, Any], seed: int) -> Table:
    """Seat 1 has favor and runes, has sent a warrior of every kind that it may send, and is to confirm."""
    t = Table(cards=cards, seed=seed)
    enemy, venue = FOES[kind]
    t.journey("shore-1", enemy if kind == "journeys" else "all-quiet")
    if kind != "journeys":
        t.enemy(venue, enemy)
    t.give(1, **CREW, favor=FAVOR, food=4)
    t.rune(1, *RUNES)
    at_sea = venue.startswith("shore")
    t.last(1, *((Place("large-longship"), Sail(venue)) if at_sea else (Place(venue),)))
    for action in sending(venue, at_sea):
        if action in t.open(1):
            t.do(1, action)
    return t


def sending(venue: str, at_sea: bool) -> Iterator[Action]:
    """The whole crew, and food for it."""
    for warrior, count in CREW.items():
        yield from [Load(venue, warrior) if at_sea else Send(venue, warrior)] * count
    if at_sea:
        yield from [Load(venue, "food")] * 4


def fought(kind: str, cards: Mapping[str, Any]) -> list[object]:
    """How some fights end, with dice and answers by their seeds: who is left, and whether the enemy is defeated."""
    ends: list[object] = []
    for seed in SEEDS:
        t, choice = confirming(kind, cards, seed), random.Random(seed)
        told = list(t.done(1))
        while t.asked(1) not in (None, "place-worker", "offer-rune"):
            told += t.do(1, choice.choice(sorted(t.open(1), key=str)))
        won = sorted(event.kind for event in told if event.kind in ("enemy-defeated", "kraken-defeated"))
        ends.append((t.warriors(1), won))
    return ends


def reckoned(kind: str, cards: Mapping[str, Any]) -> list[object]:
    """The odds of the same fight through every door: asked by slug, asked by a bot, and with dice on the table."""
    t = confirming(kind, cards, SEEDS[0])
    enemy = FOES[kind][0]
    number = board.MOST_ENEMIES if kind == "journeys" else t.cards.enemies.index(enemy)
    doors: list[object] = []
    try:
        doors.append(fight_odds(t.rules, enemy, CREW, FAVOR, RUNES))
    except BadOdds as error:
        doors.append(str(error))
    odds = gate.Odds()
    crew = tuple(CREW.values())
    doors.append(
        (gate.chance_to_win(odds, t.state, 1, number, *crew), gate.losses_to_expect(odds, t.state, 1, number, *crew))
    )
    t.done(1)
    assert t.asked(1) == "reroll"
    doors.append(roll_odds(t.rules, t.state, 1))
    return doors


@rule("CF-1", "CF-4", "CA-4")
@pytest.mark.parametrize(("kind", "figure"), PRINTED)
def test_a_figure_that_changes_a_fight_changes_its_odds(kind: str, figure: str) -> None:
    values = tried(kind, figure)
    fights = [fought(kind, printed(kind, figure, value)) for value in values]
    odds = [reckoned(kind, printed(kind, figure, value)) for value in values]
    changed = [(one, other) for one, other in combinations(range(len(values)), 2) if fights[one] != fights[other]]
    for one, other in changed:
        for mine, theirs in zip(odds[one], odds[other], strict=True):
            assert mine != theirs, (values[one], values[other])
    assert bool(changed) == (figure in KNOWN)


@rule("CF-1", "CF-4", "CF-7", "CA-4")
@pytest.mark.parametrize(("figure", "value"), [(one, to) for one in DRAUGR for to in tried("draugr", one)])
def test_the_odds_are_those_of_fights_fought_out(figure: str, value: int | str) -> None:
    """Whatever is printed on a draugr; `tests.support.champions.fought` knows attack and defence alone."""
    t = confirming("draugr", printed("draugr", figure, value), SEEDS[0])
    t.rune(1, "wealth")  # so that the seat is asked after the fight
    enemy, crew = t.cards.enemies.index("test-draugr"), tuple(CREW.values())
    at_home = sum(crew) - sum((t.venue("draugr-left", 1).sealed or {}).values())  # after a defeat they count as lost
    odds, fights = gate.Odds(), 60 if wants("MEADHALL_PURE") else 2000
    won = gate.chance_to_win(odds, t.state, 1, enemy, *crew)
    lost = gate.losses_to_expect(odds, t.state, 1, enemy, *crew) + (1 - won) * at_home
    tally = fight_out(t, fights, seed=1)
    assert abs(tally.won - won) <= 4 * math.sqrt(won * (1 - won) / fights) + 1 / fights
    assert abs(tally.lost - lost) <= 4 * sum(crew) / 2 / math.sqrt(fights)


def test_every_number_of_an_enemy_in_the_box_is_printed() -> None:
    """What the fight could read of an enemy is a figure that is tried above, or where its kind begins."""
    fields = {name.partition("_")[2] for name in gate.Box().dump() if name.startswith(("enemy_", "kraken_"))}
    rewards = {"wood", "coins", "favor"}
    figures = {"reward" if figure in rewards else figure for _, figure in PRINTED}
    assert fields == figures | {"from"}
