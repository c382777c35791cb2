"""What `Rules.restore` promises: a state that it accepts is played to its end under every law, on both speeds.

Fields of reachable states are changed at random; `python3 dev.py fuzz` does the same for as long as one likes.
"""

from __future__ import annotations

import pytest

from meadhall.kernel.game import Game
from tests.support.conformance.restoring import restored_games
from tests.support.conformance.tables import EVERY_GAME, fewer, settings


@EVERY_GAME
@pytest.mark.parametrize("changes", [1, 2])
def test_a_changed_state_is_refused_or_played_to_its_end_under_every_law(game: Game, changes: int) -> None:
    refused = played = 0
    for seed, rules in zip(range(fewer(40)), settings(game), strict=False):
        found = restored_games(rules, 100 * changes + seed, 12, changes)
        refused, played = refused + found.refused, played + found.played
        assert found.broken == []
    assert refused > played > 0
