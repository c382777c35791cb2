"""A finished game in the browser: stepped through, shared as a link to one moment, played on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_life import press_some
from tests.support.browser.visitor import Visitor
from tests.support.server.client import Person, play_out
from tests.support.server.process import Server


@pytest.mark.parametrize("game", ["champions", "midgard"])
def test_a_finished_game_is_stepped_through_shared_and_played_on(browser: Browser, server: Server, game: str) -> None:
    robin = Person(server.address, "Robin")
    table = robin.open(game, ["me", "bot:karl", "bot:karl"])["id"]
    chair = robin.sit(table, 0)
    play_out(chair)
    chair.close()
    robin.close()

    anna = Visitor(browser, server.address)
    anna.page.goto(f"{server.address}/replay/{table}#eye=all&at=40")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("40", timeout=30_000)  # the first replay waits for a worker process
    anna.page.locator("[data-step]").click()
    expect(slider).to_have_value("41")
    anna.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("40")
    expect(anna.page.locator("[data-noun][data-state=open]")).to_have_count(0)

    bert = Visitor(browser, server.address)
    bert.page.goto(anna.page.url)
    expect(bert.page.get_by_role("slider")).to_have_value("40", timeout=30_000)
    for one in (anna, bert):
        one.page.locator(".stage [data-noun], .stage h2").first.wait_for()
    shown = "() => document.querySelector('.stage').innerText"
    assert bert.page.evaluate(shown) == anna.page.evaluate(shown)

    anna.page.locator("[data-fork]").click()
    anna.page.wait_for_url("**/t/*")
    press_some(anna, 5)
    assert not anna.complaints and not bert.complaints
    anna.close()
    bert.close()
