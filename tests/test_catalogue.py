"""The numbering of actions never moves: records and trained players depend on it; new ones are appended."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import islice

import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import EVERY_GAME, settings
from tests.support.named_positions import Position, catalogue_path, catalogue_text, expected, positions

CHAINS: Mapping[str, Collection[str]] = {
    "champions": {
        "give-goods",
        "recruit-warriors",
        "choose-gifts",
        "assign",
        "reroll",
        "lose-in-fight",
        "lose-at-sea",
        "starve",
    },
    "midgard": {
        "keep-card",
        "play-card",
        "pick-viking",
        "choose-goal",
        "choose-victim",
        "choose-horde",
        "choose-ruin",
        "muster-warriors",
        "choose-tokens",
    },
}


def many_tables(game: Game) -> list[Rules]:
    """Tables of every edition, number of seats and card variation."""
    return list(islice(settings(game), 60))


@EVERY_GAME
def test_every_number_means_what_it_meant_before(game: Game) -> None:
    kept = catalogue_path(game).read_text(encoding="utf-8").splitlines()
    found = catalogue_text(game).splitlines()
    assert found[: len(kept)] == kept
    assert len(found) == len(kept), "new actions at the end: write them down with `python3 dev.py golden`"


@EVERY_GAME
def test_numbers_are_the_same_for_every_card_set_and_number_of_players(game: Game) -> None:
    """A card set may leave numbers unused, and may name other cards, but the kind of action is fixed by its number."""
    tables = many_tables(game)
    everything = zip(*(rules.catalogue.actions for rules in tables), strict=True)
    kinds = [{action.kind for action in actions if action is not None} for actions in everything]
    assert {len(rules.catalogue) for rules in tables} == {len(kinds)}
    assert all(len(kind) <= 1 for kind in kinds)
    for rules in tables:
        for code, action in enumerate(rules.catalogue.actions):
            assert action is None or rules.catalogue.code(action) == code


@EVERY_GAME
def test_numbers_of_the_shipped_cards_do_not_depend_on_edition_or_players(game: Game) -> None:
    shipped = game.rules(game.seats[0]).catalogue.actions
    for edition in game.editions:
        for seats in game.seats:
            assert game.rules(seats, {"edition": edition}).catalogue.actions == shipped


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.path.stem)
def test_answers_are_offered_in_the_order_they_were_before(position: Position) -> None:
    rules, state = position.rules, position.state
    kept = expected(position)
    seat = rules.core.next_seat(state)
    codes = rules.codes(state, seat)
    assert [f"{code} {rules.catalogue.action(code)}" for code in codes] == kept.actions
    assert list(codes) == sorted(codes)
    assert [f"seat {one.seat} is asked {one.question}" for one in rules.decisions(state)] == kept.asked


@EVERY_GAME
def test_every_question_of_a_chain_has_a_named_position(game: Game) -> None:
    """Orders matter most where codes ascend along a chain; each such question is among the named positions."""
    named = [position for position in positions() if position.game == game.slug]
    asked = {one.question for position in named for one in position.rules.decisions(position.state)}
    assert set(CHAINS[game.slug]) <= asked <= set(game.rules(game.seats[0]).words.questions.values())
