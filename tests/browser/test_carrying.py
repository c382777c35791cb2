"""Pieces carried by mouse and by finger: another way beside presses, through the page's own drawings."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.support.browser.visitor import OVER, Visitor, press_something
from tests.support.server.process import Server

LOOSE = "[data-loose]"
MIDDLE = """
([mark, goals]) => {
  const seen = [...document.querySelectorAll(mark)].filter((one) => one.checkVisibility());
  for (const one of seen) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementsFromPoint(x, y).map((under) => under.closest('[data-noun]')).find(Boolean);
    if (goals ? found === one : document.elementFromPoint(x, y)?.closest(mark) === one) return [x, y];
  }
  return null;
}
"""  # of the first such thing that nothing covers


def press_until(visitor: Visitor, mark: str) -> None:
    """Press open controls until something is there."""
    pick, page = random.Random(4), visitor.page
    for _ in range(600):
        if page.locator(mark).count() and page.evaluate(MIDDLE, [mark, False]):
            return
        assert not page.evaluate(OVER)
        if press_something(page, pick) is None:
            page.wait_for_timeout(20)
    raise AssertionError(f"{mark} does not come")


def middle(page: Page, mark: str, goals: bool = False) -> tuple[float, float]:
    found = page.evaluate(MIDDLE, [mark, goals])
    assert found, mark
    return found[0], found[1]


def test_a_worker_is_carried_to_a_place_and_back_home(browser: Browser, server: Server) -> None:
    anna = Visitor(browser, server.address)
    anna.open("champions", ["me", "bot:karl"])
    page = anna.page
    press_until(anna, f".dock .row {LOOSE}")
    question = page.locator("#question").inner_text()
    own = page.locator(".log p.own")
    before = own.count()

    def carry_to(x: float, y: float) -> None:
        page.mouse.move(*middle(page, f".dock .row {LOOSE}"))
        page.mouse.down()
        page.mouse.move(x, y, steps=6)
        expect(page.locator(".carried")).to_have_count(1)
        page.mouse.up()
        expect(page.locator(".carried")).to_have_count(0)

    carry_to(*middle(page, "#question"))
    assert own.count() == before and page.locator("#question").inner_text() == question
    carry_to(*middle(page, '.stage [data-noun^="place-"][data-state="open"]', goals=True))
    for _ in range(60):
        if own.count() > before or page.locator("[data-confirm], [data-state=armed]").count():
            break
        page.wait_for_timeout(50)
    assert own.count() > before or page.locator("[data-confirm], [data-state=armed]").count()
    assert not anna.complaints
    anna.close()


def touch(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    told: dict[str, Any] = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
    cdp.send("Input.dispatchTouchEvent", told)


def taken_up(visitor: Visitor, cdp: CDPSession) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a finger has taken up a Viking, and a visible area where it may put it."""
    page, piece = visitor.page, f".stage .piece{LOOSE}"
    for _ in range(40):
        press_until(visitor, piece)
        x, y = middle(page, piece)
        touch(cdp, "touchStart", (x, y))
        touch(cdp, "touchMove", (x, y - 14))
        for _ in range(20):  # what others do may just have moved the Viking away
            page.wait_for_timeout(50)
            goal = page.evaluate(MIDDLE, ['.stage [data-noun^="area-"][data-state="open"]', True])
            if goal and page.locator(".carried").count():
                return (x, y), (goal[0], goal[1])
        touch(cdp, "touchCancel")
        expect(page.locator(".carried")).to_have_count(0)
        press_something(page, random.Random(5))
    raise AssertionError("no Viking can be carried to where it may go")


def test_a_viking_is_carried_by_finger_and_a_resting_finger_still_explains(browser: Browser, server: Server) -> None:
    anna = Visitor(browser, server.address, 1024, 768, has_touch=True)  # where the whole map is in sight
    anna.open("midgard", ["me", "bot:karl", "bot:karl"])
    page, cdp = anna.page, anna.context.new_cdp_session(anna.page)
    (x, y), goal = taken_up(anna, cdp)
    for part in (0.3, 0.7, 1.0):
        touch(cdp, "touchMove", (x + (goal[0] - x) * part, y + (goal[1] - y) * part))
        page.wait_for_timeout(30)
    touch(cdp, "touchEnd")
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(".stage .piece.coming")).not_to_have_count(0)
    for _ in range(4):  # a frame that comes in between ends the rest
        x, y = middle(page, '.stage [data-noun^="kingdom-"]')
        touch(cdp, "touchStart", (x, y))
        page.wait_for_timeout(700)
        touch(cdp, "touchEnd")
        if page.locator("dialog[open]").count():
            break
    expect(page.locator("dialog[open]")).to_be_visible()
    assert not anna.complaints
    anna.close()
