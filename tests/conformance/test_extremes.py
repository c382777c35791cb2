"""The fullest and the emptiest box: every law holds where arrays end, and where there is next to nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.champions.core.numbers import board
from meadhall.games import games
from meadhall.kernel.game import Game
from meadhall.kernel.records import read_record, record_of, replay, write_record
from meadhall.midgard.core.numbers import board as midgard
from tests.support.conformance.extremes import EXTREMES
from tests.support.conformance.tables import EVERY_GAME, random_match

EITHER = pytest.mark.parametrize(
    ("game", "own"),
    [
        pytest.param(game, own, id=f"{game.slug}-{own['name']}")
        for game in games()
        for own in EXTREMES.get(game.slug, ())
    ],
)
FULL: Mapping[str, Mapping[str, int]] = {
    "champions": {
        "runes": board.MOST_RUNES,
        "destinies": board.MOST_DESTINIES,
        "journeys": board.MOST_JOURNEYS,
        "merchants": board.MOST_MERCHANTS,
        "stalls": board.MOST_STALLS,
        "ships": board.MOST_SHIPS,
        "leaders": board.MOST_LEADERS,
        "enemies": board.MOST_ENEMIES,
    },
    "midgard": {
        "provinces": midgard.MOST_PROVINCES,
        "kinds": midgard.MOST_KINDS,
        "rounds": midgard.MOST_ROUNDS,
        "picks": midgard.MOST_PICKS,
    },
}


@EVERY_GAME
def test_the_fullest_box_is_full(game: Game) -> None:
    fullest, _ = EXTREMES[game.slug]
    rules = game.rules(game.seats[-1], {}, game.cards(fullest))
    assert {name: getattr(rules.box, name) for name in FULL[game.slug]} == FULL[game.slug]
    assert all(action is not None for action in rules.catalogue.actions)


@EITHER
def test_no_law_is_broken_at_the_extremes(game: Game, own: Mapping[str, Any]) -> None:
    for edition in game.editions:
        for seats in game.seats:
            rules = game.rules(seats, {"edition": edition}, game.cards(own))
            core: Any = rules.core
            answers = core.Answers()
            for seed in range(4):
                chance = core.Chance(seed)
                state = rules.start(chance)
                law = core.play_lawfully(state, chance, answers)
                assert law == 0, (edition, seats, seed, rules.words.laws[law])
                assert rules.result(state) is not None


@EITHER
def test_a_game_at_the_extremes_can_be_seen_imagined_and_recorded(game: Game, own: Mapping[str, Any]) -> None:
    rules = game.rules(game.seats[-1], {}, game.cards(own))
    match, chance = None, rules.core.Chance(1)
    for number, (match, _, _) in enumerate(random_match(rules, 1)):
        for audience in (*range(rules.seats), None) if number % 27 == 0 else ():
            veiled = rules.veil(match.state, audience)
            twin = rules.imagine(veiled, audience, chance)
            rules.check_laws(twin)
            assert rules.view(twin, audience) == rules.view(match.state, audience)
    assert match is not None
    record = read_record(write_record(record_of(match)))
    assert replay(record).state == match.state
