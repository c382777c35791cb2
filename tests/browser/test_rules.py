"""The rules in the browser: from a closed answer and a card to their rule and back; editions side by side; search."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_life import press_some
from tests.support.browser.visitor import Visitor
from tests.support.corpus import FOLDER
from tests.support.server.process import Server

SIZES = [(1440, 900), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_reason_and_a_card_lead_to_their_rule_and_back_to_the_game(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    anna = Visitor(browser, server.address, width, height, has_touch=width < 500)
    table = anna.open("champions", ["me", "bot:karl", "bot:karl"])
    page = anna.page
    closed = page.locator(".stage [data-noun][data-state=closed]:visible")
    for seed in range(12):
        page.locator("#question").wait_for()
        if closed.count():
            break
        press_some(anna, 2, seed=seed)
    pressed = closed.first.get_attribute("data-noun")
    page.evaluate("(noun) => document.querySelector(`[data-noun='${noun}'][data-state=closed]`).click()", pressed)
    page.mouse.move(1, 1)
    link = page.locator(
        "section:has(#question) [data-rule]"
    )  # what is said of a closed thing stays when it was pressed
    rule = link.get_attribute("data-rule")
    assert rule is not None
    link.click()
    expect(page).to_have_url(re.compile(rf"/rules/champions\?edition=de-2018#{rule}$"))
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    expect(page.locator(f"[id='{rule}']")).to_be_focused()
    page.locator("[data-back]").click()
    expect(page).to_have_url(f"{server.address}/t/{table}")
    page.locator("#question").wait_for()

    looked = page.locator(":is([data-noun^=place-], [data-noun^=enemy-], [data-noun^=leader-]):visible").first
    looked.dispatch_event("contextmenu")  # a long press, or the other button
    page.locator("dialog [data-rule]").first.click()
    expect(page.locator("article.target")).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(f"{server.address}/t/{table}")
    assert not anna.complaints
    anna.close()


def test_editions_are_read_side_by_side_and_words_are_found_by_the_keyboard(browser: Browser, server: Server) -> None:
    anna = Visitor(browser, server.address)
    page = anna.page
    page.goto(f"{server.address}/rules/champions?edition=it&beside=en-2015#CF-3")
    marked = page.locator("[id='CF-3'] mark.differs")
    expect(marked.first).to_be_visible()
    page.locator("[data-beside]").select_option("fr")
    expect(page).to_have_url(re.compile(r"edition=it&beside=fr#CF-3$"))
    for language, word, mark in (("EN", "kraken", "Kraken"), ("DE", "holz", "Holz"), ("FR", "depense", None)):
        page.get_by_role("button", name=language, exact=True).click()
        page.keyboard.press("/")
        page.keyboard.type(word)
        if mark is None:
            continue
        expect(page.locator("mark.hit").first).to_have_text(re.compile(mark, re.IGNORECASE))
        page.keyboard.press("Escape")
        expect(page.locator("mark.hit")).to_have_count(0)
    page.locator("input[type=search]").fill("CN-4")
    expect(page.locator("article")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#CN-4$"))
    expect(page.locator("article.target .no")).to_have_text("CN-4")
    assert not anna.complaints
    anna.close()


def test_a_record_and_a_card_set_are_added_and_mistakes_are_told(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    anna = Visitor(browser, server.address)
    page, cards = anna.page, tmp_path / "my-box.toml"
    page.goto(server.address)
    cards.write_text("name = 'Grendel'\n[trolls.bridge-troll]\nattack = 99\n")
    page.locator("input[type=file]").set_input_files(cards)
    expect(page.get_by_role("alert").get_by_title("record/unreadable")).to_be_visible()
    page.locator("input[type=file]").set_input_files(FOLDER / "midgard-de-2-players.json")
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.goto(f"{server.address}/new?game=champions")
    page.locator("input[type=file]").set_input_files(cards)
    for word in ("my-box.toml", "trolls.bridge-troll.attack", "must be a whole number"):
        expect(page.get_by_role("alert")).to_contain_text(word)
    expect(page.get_by_role("alert").get_by_title("cards/invalid")).to_be_visible()
    cards.write_text("name = 'Grendel'\n[trolls.bridge-troll]\nattack = 4\n")
    page.locator("input[type=file]").set_input_files(cards)
    expect(page.locator("[data-cards][aria-checked=true]")).to_have_text("Grendel")
    ours = page.locator("[data-figures]").get_attribute("data-figures")
    assert int(ours or 0) > 100
    page.locator("[data-open]").click()
    page.locator("#question").wait_for()
    page.locator("[aria-haspopup=dialog]").last.click()
    expect(page.locator("dialog [data-figures]")).to_contain_text("Grendel")
    assert page.locator("dialog [data-figures]").get_attribute("data-figures") == ours
    assert [one for one in anna.complaints if "422" not in one] == []
    anna.close()
