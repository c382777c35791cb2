"""Whole games through the page's own controls, in a real Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.support.browser.visitor import Visitor, play_to_the_end
from tests.support.server.process import Server


@pytest.mark.parametrize(
    ("game", "seats"), [("champions", ["me", "bot:karl"]), ("midgard", ["me", "bot:karl", "bot:karl"])]
)
def test_a_whole_game_is_played_by_pressing_what_glows(
    browser: Browser, server: Server, game: str, seats: list[str]
) -> None:
    anna = Visitor(browser, server.address)
    anna.open(game, seats)
    pressed = play_to_the_end(anna)
    assert len(pressed) > 30
    assert not anna.complaints
    anna.close()
