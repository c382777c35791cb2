"""Every option makes a difference: it reaches the box, and the games of these tests are played with it and without."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from meadhall.games import games
from meadhall.kernel.game import Game
from tests.support.conformance.variations import OPTIONS

EVERY_OPTION = pytest.mark.parametrize(
    ("game", "option"),
    [pytest.param(game, option, id=f"{game.slug}-{option}") for game in games() for option in asdict(game.options({}))],
)


def other(value: Any) -> Any:
    """Another value of an option."""
    return not value if isinstance(value, bool) else value + 1


@EVERY_OPTION
def test_an_option_reaches_the_box(game: Game, option: str) -> None:
    seats, usual = game.seats[-1], asdict(game.options({}))
    changed = game.rules(seats, {**usual, option: other(usual[option])})
    assert changed.box.dump() != game.rules(seats, usual).box.dump()


@EVERY_OPTION
def test_an_option_is_played_both_ways(game: Game, option: str) -> None:
    played = [*({"edition": edition} for edition in game.editions), *OPTIONS.get(game.slug, ())]
    assert len({asdict(game.options(chosen))[option] for chosen in played}) > 1
