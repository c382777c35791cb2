"""Recorded games run to their recorded end: the same answers, the same outcomes, the same result, for ever."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.records import Record, read_record, record_of, replay, write_record
from meadhall.kernel.rules import Result
from tests.support.conformance.tables import EVERY_GAME
from tests.support.corpus import FOLDER, PLAYED, WAYS_TO_END, wanted

RECORDS = sorted(FOLDER.glob("*.json"))
EVERY_RECORD = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)

WORTH: Mapping[str, Callable[[Mapping[str, Any]], int]] = {
    "champions": lambda event: int(event["glory"]) if event["type"] == "scored" else 0,
    "midgard": lambda event: int(event.get("points", 0)),
}
"""How many points of the final score an event tells."""


@cache
def recorded(path: Path) -> Record:
    """A record of the corpus."""
    return read_record(path.read_bytes())


@EVERY_RECORD
def test_a_recorded_game_ends_as_recorded(path: Path) -> None:
    record = recorded(path)
    match = replay(record)
    assert record.result is not None and match.rules.result(match.state) == record.result
    match.rules.check_laws(match.state)
    assert not match.decisions()


@EVERY_RECORD
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    assert write_record(record_of(replay(recorded(path)))) == path.read_text(encoding="utf-8")


@EVERY_RECORD
def test_what_is_told_of_a_recorded_game_adds_up_to_its_result(path: Path) -> None:
    """The events alone, without the state, give the winners and the points of each category."""
    record = recorded(path)
    assert record.result is not None
    told = [one.event.plain() for one in replay(record).events(None)]
    worth, scores = WORTH[record.setting["game"]], [0] * len(record.names)
    for event in told:
        scores[event.get("seat", 0)] += worth(event)
    winners = [event["seat"] for event in told if event["type"] == "game-won"]
    assert Result(tuple(scores), tuple(winners)) == record.result


@EVERY_GAME
def test_every_edition_and_number_of_players_has_a_recorded_game(game: Game) -> None:
    played = [recorded(path).setting for path in RECORDS]
    missing = [
        (revision, cards, edition, seats)
        for revision, sets in PLAYED[game.slug].items()
        for cards in sets
        for edition in game.editions
        for seats in game.seats
        if game.rules(seats, {"edition": edition}, game.cards(cards), revision).setting.plain() not in played
    ]
    assert missing == []


@EVERY_GAME
def test_every_revision_and_every_card_set_has_recorded_games(game: Game) -> None:
    assert list(PLAYED[game.slug]) == list(range(1, game.revision + 1))
    assert {cards for sets in PLAYED[game.slug].values() for cards in sets} == set(game.card_set.contents.sets)


@EVERY_GAME
def test_every_offer_of_the_newest_revision_is_taken_up_in_a_recorded_game(game: Game) -> None:
    taken = set()
    for record in (recorded(path) for path in RECORDS):
        if (record.setting["game"], record.setting["revision"]) == (game.slug, game.revision):
            match, chance = replay(record), game.core.Chance()
            chance.listen(list(match.opening))
            state = match.rules.start(chance)
            for step in match.played:
                decision = match.rules.decision(state, step.seat)
                assert decision is not None
                taken |= {decision.question} if decision.offer else set()
                chance.listen(list(step.outcomes))
                match.rules.apply(state, step.seat, step.code, chance)
    words = game.rules(game.seats[0]).words
    assert taken == {words.questions[step] for step in words.offers}


@EVERY_GAME
def test_every_way_to_end_has_a_recorded_game(game: Game) -> None:
    results = [recorded(path).result for path in RECORDS if recorded(path).setting["game"] == game.slug]
    for ends in WAYS_TO_END:
        assert any(result is not None and ends(result) for result in results), ends.__doc__


def test_the_corpus_is_what_it_is_said_to_be() -> None:
    """Every record that is wanted is there, with the setting that is wanted, and no other."""
    assert sorted(path for path, _ in wanted()) == RECORDS
    for path, one in wanted():
        setting = recorded(path).setting
        assert setting == one.setting.plain()
        assert one.ends is None or one.ends(recorded(path).result or Result((), ()))
