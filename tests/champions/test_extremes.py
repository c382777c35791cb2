"""The fullest and the emptiest box: every law holds where arrays end, and where there is next to nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.champions import board
from meadhall.champions.game import GAME, ChampionsRules
from meadhall.kernel.records import read_record, record_of, replay, write_record
from tests.champions.extremes import EMPTIEST, FULLEST
from tests.conformance.tables import random_match

EITHER = pytest.mark.parametrize("own", [FULLEST, EMPTIEST], ids=lambda own: own["name"])


def test_the_fullest_box_is_full() -> None:
    rules = GAME.rules(4, {}, GAME.cards(FULLEST))
    assert isinstance(rules, ChampionsRules)
    full = {
        "runes": board.MOST_RUNES,
        "destinies": board.MOST_DESTINIES,
        "journeys": board.MOST_JOURNEYS,
        "merchants": board.MOST_MERCHANTS,
        "stalls": board.MOST_STALLS,
        "ships": board.MOST_SHIPS,
        "leaders": board.MOST_LEADERS,
        "enemies": board.MOST_ENEMIES,
    }
    assert {name: getattr(rules.box, name) for name in full} == full
    assert all(action is not None for action in rules.catalogue.actions)


@EITHER
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_law_is_broken_at_the_extremes(own: Mapping[str, Any], seats: int) -> None:
    for edition in GAME.editions:
        rules = GAME.rules(seats, {"edition": edition}, GAME.cards(own))
        core: Any = rules.core
        answers = core.Answers()
        for seed in range(4):
            chance = core.Chance(seed)
            state = rules.start(chance)
            law = core.play_lawfully(state, chance, answers)
            assert law == 0, (edition, seed, rules.words.laws[law])
            assert rules.result(state) is not None


@EITHER
def test_a_game_at_the_extremes_can_be_seen_imagined_and_recorded(own: Mapping[str, Any]) -> None:
    rules = GAME.rules(4, {}, GAME.cards(own))
    match, chance = None, rules.core.Chance(1)
    for number, (match, _, _) in enumerate(random_match(rules, 1)):
        for audience in (*range(4), None) if number % 9 == 0 else ():
            veiled = rules.veil(match.state, audience)
            twin = rules.imagine(veiled, audience, chance)
            rules.check_laws(twin)
            assert rules.view(twin, audience) == rules.view(match.state, audience)
    assert match is not None
    record = read_record(write_record(record_of(match)))
    assert replay(record).state == match.state
