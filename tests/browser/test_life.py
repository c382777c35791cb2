"""A table in the browser over its life: reloads, a lost network, several people, undo, keyboard, phone, languages."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.locale.speech import LANGUAGES
from tests.support.browser.visitor import OVER, Visitor, play_by_keyboard, play_to_the_end, press_something
from tests.support.server.process import Server

SHOWN = """
() => {
  document.activeElement?.blur(); // what is pointed at is told about
  const parts = ['.stage', '.bar, .sheet', '.dock', '.rail, aside.saga'].map((where) => {
    const part = document.querySelector(where)?.cloneNode(true);
    for (const one of part?.querySelectorAll('[id], [style], [aria-labelledby], [aria-controls]') ?? [])
      for (const name of ['id', 'style', 'aria-labelledby', 'aria-controls']) one.removeAttribute(name);
    for (const one of part?.querySelectorAll('*') ?? []) {
      const all = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1)); // in whichever order they came
      for (const { name } of all) one.removeAttribute(name);
      for (const { name, value } of all) one.setAttribute(name, value);
    }
    return part?.outerHTML ?? '';
  });
  return document.querySelector('.curtain')?.innerText ?? parts.join('|');
}
"""  # the elements of board, bar, own goods and saga, without numbers that are made anew and sizes that are measured
ARMED = "() => document.querySelector('[data-confirm], [data-state=armed], .armed') !== null"


def settled(page: Page) -> str:
    """What the page shows once nothing moves any more."""
    last, same = "", 0
    for _ in range(200):
        now: str = page.evaluate(SHOWN)
        same = same + 1 if now == last and now.strip("|") else 0
        if same >= 3:
            return now
        last = now
        page.wait_for_timeout(60)
    raise AssertionError("the page does not come to rest")


def press_some(visitor: Visitor, count: int, seed: int = 3) -> None:
    """Press open controls so often, or to the end."""
    pick, pressed = random.Random(seed), 0
    for _ in range(100 * count):
        if pressed >= count or visitor.page.evaluate(OVER):
            return
        if press_something(visitor.page, pick) is None:
            visitor.page.wait_for_timeout(20)
        else:
            pressed += 1
    raise AssertionError("nothing can be pressed")


@pytest.mark.parametrize("game", ["champions", "midgard"])
def test_after_a_reload_everything_stands_as_it_did(browser: Browser, server: Server, game: str) -> None:
    anna = Visitor(browser, server.address)
    anna.open(game, ["me", "bot:karl"])
    for moment in range(15):
        press_some(anna, 3, seed=moment)
        before = settled(anna.page)
        for more in range(20):
            if not anna.page.evaluate(ARMED):
                break
            press_some(anna, 1, seed=100 * moment + more)  # what waits for a second press is not kept
            before = settled(anna.page)
        anna.page.reload()
        assert settled(anna.page) == before
    assert not anna.complaints
    anna.close()


def test_a_lost_network_is_told_and_nothing_is_lost(browser: Browser, server: Server) -> None:
    anna = Visitor(browser, server.address)
    anna.open("champions", ["me", "bot:karl"])
    press_some(anna, 4)
    settled(anna.page)
    anna.context.set_offline(True)
    anna.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    anna.page.wait_for_timeout(300)
    anna.context.set_offline(False)
    play_to_the_end(anna)
    anna.close()


def test_two_browsers_and_a_spectator_at_one_table(browser: Browser, server: Server) -> None:
    anna, bert, carl = (Visitor(browser, server.address) for _ in range(3))
    anna.post("/api/guests", {"name": "Anna"})
    bert.post("/api/guests", {"name": "Bert"})
    made = anna.post("/api/tables", {"game": "champions", "seats": ["me", "link"], "pace": 0})
    anna.page.goto(f"{server.address}/t/{made['id']}")
    bert.page.goto(f"{server.address}{made['links']['1']}")
    expect(bert.page.get_by_text("All are here.")).to_be_visible()
    expect(anna.page.get_by_text("Bert")).to_be_visible()
    anna.page.get_by_role("button", name="Start").click()
    carl.page.goto(f"{server.address}/t/{made['id']}")
    pick = random.Random(5)
    for _ in range(400):
        for one in (anna, bert):
            if press_something(one.page, pick) is None:
                one.page.wait_for_timeout(10)
        if anna.page.evaluate("() => document.querySelectorAll('.log p, [role=log] p').length") > 12:
            break
    settled(carl.page)
    assert press_something(carl.page, pick) is None
    assert not anna.complaints and not bert.complaints and not carl.complaints
    for one in (anna, bert, carl):
        one.close()


def test_an_answer_is_taken_back(browser: Browser, server: Server) -> None:
    anna = Visitor(browser, server.address)
    anna.open("champions", ["me", "me:Bert"])
    undo = anna.page.locator("[data-undo]").first
    for seed in range(40):
        press_some(anna, 1, seed)
        settled(anna.page)
        if undo.count() and undo.get_attribute("aria-disabled") is None:
            break
    before = settled(anna.page)
    undo.click()
    assert settled(anna.page) != before
    assert not anna.complaints
    anna.close()


@pytest.mark.parametrize(
    ("game", "seats"), [("champions", ["me", "bot:karl"]), ("midgard", ["me", "bot:karl", "bot:karl"])]
)
def test_a_whole_game_is_played_with_the_keyboard_alone(
    browser: Browser, server: Server, game: str, seats: list[str]
) -> None:
    anna = Visitor(browser, server.address)
    anna.open(game, seats)
    assert play_by_keyboard(anna) > 30
    assert not anna.complaints
    anna.close()


@pytest.mark.parametrize(
    ("game", "seats"), [("champions", ["me", "bot:karl"]), ("midgard", ["me", "bot:karl", "bot:karl"])]
)
def test_a_whole_game_is_played_on_a_phone_by_touch(
    browser: Browser, server: Server, game: str, seats: list[str]
) -> None:
    anna = Visitor(browser, server.address, 390, 844, has_touch=True, is_mobile=True)
    anna.open(game, seats)
    play_to_the_end(anna, seed=4, by="finger")
    wide = anna.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    assert not anna.complaints
    anna.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(browser: Browser, server: Server, language: str) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    context.close()
