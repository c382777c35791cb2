"""axe finds nothing on any screen, by day and by night; contrast that it cannot judge is computed from pixels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.test_life import press_some, settled
from tests.support.browser.contrast import faint
from tests.support.browser.visitor import Visitor
from tests.support.server.process import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document).then(({ violations, incomplete }) => ({ violations, incomplete }))"


def faults(page: Page) -> list[str]:
    """What axe finds, in both themes, and which texts are too faint; not below the notes of a first visit."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for theme in ("day", "night"):
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_timeout(400)
        told: dict[str, list[dict[str, Any]]] = page.evaluate(RUN)
        found += [f"{theme}: {one['id']}: {one['nodes'][0]['html'][:120]}" for one in told["violations"]]
        unsure = [one for one in told["incomplete"] if one["id"] == "color-contrast"]
        targets = [str(node["target"][0]) for one in unsure for node in one["nodes"]]
        if not page.locator(".coach").count():
            found += [f"{theme}: {one}" for one in faint(page, targets)]
    return found


@pytest.mark.parametrize("path", ["/", "/new", "/rules/champions", "/rules/midgard"])
def test_axe_finds_nothing_on_a_screen(browser: Browser, server: Server, path: str) -> None:
    anna = Visitor(browser, server.address)
    anna.page.goto(f"{server.address}{path}")
    anna.page.locator("h1").first.wait_for()
    assert faults(anna.page) == []
    anna.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["champions", "midgard"])
def test_axe_finds_nothing_at_a_table(browser: Browser, server: Server, game: str, width: int, height: int) -> None:
    anna = Visitor(browser, server.address, width, height)
    anna.open(game, ["me", "bot:karl", "bot:karl"])
    found: list[str] = []
    for moment in range(3):
        settled(anna.page)
        found += faults(anna.page)
        press_some(anna, 4, seed=moment)
    assert found == []
    anna.close()
