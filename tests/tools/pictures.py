"""Pictures of every screen and state of the page, to be looked at beside the mockups.

python3 dev.py pictures                       writes build/pictures/
python3 dev.py pictures --game midgard --size 390x844 --language de

A game is played through the page's own controls; whenever a question is asked for the first time, the page is
photographed by day and by night; so is what lies over a table or beside it. Then its end, its replay, and the screens
that only a game makes full.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, WebSocket

from meadhall.games import game, games
from tests.support.browser.chromium import chromium
from tests.support.browser.visitor import OVER, PRESS, Visitor, press_something
from tests.support.server.process import Server

FOLDER: Final = Path("build/pictures")
SIZES: Final = ("1440x900", "1024x768", "390x844")
THEMES: Final = ("day", "night")
SECONDS: Final = 240.0  # that a game may take
SOCKETS: Final = """
window.sockets = [];
const Own = WebSocket;
window.WebSocket = class extends Own { constructor(...more) { super(...more); window.sockets.push(this); } };
"""  # so that a line can be cut
FREE: Final = ".app:not(:has(dialog[open])) [data-hint]"  # asked, and nothing lies over the board
GIVING: Final = 0.2  # how often a choice of several parts is given as it is; the rest of the time it grows
LIKED: Final = "swordsmith|hafter|blacksmith|longhouse|huskarl|raiders|varangians|jomsvikings|longship|draugr|shore"
LIKE: Final = """
([liked, which]) => {
  const seen = (one) => one.checkVisibility() && !one.closest('[inert]') && RegExp(liked).test(one.dataset.noun);
  const all = [...document.querySelectorAll('[data-noun][data-state=open]')].filter(seen);
  const chosen = all[Math.floor(which * all.length)];
  chosen?.click();
  return chosen?.dataset.noun ?? null;
}
"""  # so that there are warriors to be seen, and fights
WRONG: Final = b"= neither a record nor a card set"


class Photographer:
    """Takes pictures of one game in one size and language."""

    def __init__(self, browser: Browser, server: Server, slug: str, size: str, language: str) -> None:
        width, height = map(int, size.split("x"))
        self.stem = f"{slug}-{size}-{language}"
        self.slug, self.language = slug, language
        self.visitor = Visitor(browser, server.address, width, height, locale=language)
        self.seen: set[str] = set()
        self.asked = ""
        self.visitor.page.add_init_script(SOCKETS)
        self.visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._heard(json.loads(text)))

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "frame":
            ask, result = message["ask"], message["result"]
            self.asked = "scoring" if result else ask["question"] if ask else ""

    def shoot(self, name: str) -> None:
        """The page by day and by night."""
        page = self.visitor.page
        page.wait_for_timeout(700)
        for theme in THEMES:
            page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
            page.screenshot(path=FOLDER / f"{self.stem}-{name}-{theme}.png")
        page.evaluate("() => document.documentElement.dataset.theme = 'day'")

    def screens(self) -> None:
        """Start, new table, waiting room, rules."""
        page, address = self.visitor.page, self.visitor.address
        for name, path in (("start", "/"), ("new-table", "/new"), ("rules", "/rules")):
            page.goto(f"{address}{path}")
            self.shoot(name)
        self.visitor.post("/api/guests", {"name": "Runa"})
        seats = ["me", "link", *["bot:karl"] * (game(self.slug).seats[-1] - 2)]
        table = self.visitor.post("/api/tables", {"game": self.slug, "seats": seats})["id"]
        page.goto(f"{address}/t/{table}")
        self.shoot("waiting-room")

    def books(self) -> None:
        """The rules with two editions beside each other, those that differ, and what a search finds."""
        page = self.visitor.page
        page.goto(f"{self.visitor.address}/rules/{self.slug}")
        page.wait_for_selector(".list article")
        if page.get_by_role("switch").count():  # there is more than one edition
            page.get_by_role("switch").first.click()
            self.shoot("rules-differing")
            page.get_by_role("switch").first.click()
        page.get_by_role("searchbox").fill("krieg" if self.language == "de" else "warrior")
        self.shoot("rules-found")

    def uploads(self) -> None:
        """What is said of a file that is no record, and of one that is no card set."""
        page, address = self.visitor.page, self.visitor.address
        for name, path, file in (("record", "/", "game.json"), ("cards", f"/new?game={self.slug}", "cards.toml")):
            page.goto(f"{address}{path}")
            page.set_input_files("input[type=file]", {"name": file, "mimeType": "text/plain", "buffer": WRONG})
            page.wait_for_selector(".trouble")
            page.locator(".trouble").scroll_into_view_if_needed()
            self.shoot(f"upload-{name}")

    def table(self, browser: Browser) -> None:
        """What lies over a table or beside it: first visit, hint, motive, talk, dialogs, a lost line."""
        page, pick = self.visitor.page, random.Random(2)
        seats = ["me", "link", "bot:karl"]
        self.visitor.post("/api/guests", {"name": "Runa"})
        made = self.visitor.post("/api/tables", {"game": self.slug, "seats": seats, "pace": 0, "hints": True})
        guest = Visitor(browser, self.visitor.address, locale=self.language)
        guest.post("/api/guests", {"name": "Ingrid"})
        page.goto(f"{self.visitor.address}/t/{made['id']}")
        guest.page.goto(f"{self.visitor.address}{made['links']['1']}")
        guest.page.locator(".plate").first.wait_for()
        page.locator("[data-start]").click()
        while not page.locator(".coach").count():
            press_something(guest.page, pick)
            page.wait_for_timeout(30)
        for step in range(1, 4):
            if page.locator(".coach").count():
                self.shoot(f"first-visit-{step}")
                page.locator(".coach button").first.click()
        for _ in range(3):
            page.wait_for_timeout(300)
            self._until(guest, FREE, pick)
            press_something(page, pick)
        self._until(guest, FREE, pick)
        self.shoot("quiet")
        page.locator("[data-hint]:visible").first.click()
        page.locator(".advice").wait_for(state="attached")
        self.shoot("hint")
        page.keyboard.press("w")
        if page.locator("[data-why]").count():
            page.locator(".motive").wait_for(state="attached")
            self.shoot("motive")
        for one, text in ((guest, "Made it! Who goes first?"), (self.visitor, "You, as always.")):
            one.page.keyboard.press("Escape")
            one.page.keyboard.press("t")
            one.page.locator(".talk input").fill(text)
            one.page.keyboard.press("Enter")
        page.locator(".said button").first.click()
        self.shoot("talk-muted")
        page.keyboard.press("Escape")
        page.locator("[aria-haspopup=dialog]").first.click()
        self.shoot("menu")
        page.keyboard.press("Escape")
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("?")
        self.shoot("keys")
        page.keyboard.press("Escape")
        if page.locator(".tabs button").count():
            page.locator(".tabs button").first.click()
        looked = page.locator(".stage [data-noun]:visible, .dock [data-noun]:visible")
        looked.nth(min(1, looked.count() - 1)).dispatch_event("contextmenu")
        self.shoot("looked-at")
        page.keyboard.press("Escape")
        self.visitor.context.set_offline(True)
        page.evaluate("() => window.sockets.forEach((one) => one.close())")
        page.locator(".notice.bad").wait_for()
        self.shoot("lost-line")
        self.visitor.context.set_offline(False)
        guest.close()

    def _until(self, guest: Visitor, wanted: str, pick: random.Random) -> None:
        """Both play until something can be seen on the page of the one who is photographed."""
        page, end = self.visitor.page, time.monotonic() + 60
        while not page.locator(wanted).count() and time.monotonic() < end:
            if press_something(page, pick) is None and press_something(guest.page, pick) is None:
                page.wait_for_timeout(30)
        page.wait_for_timeout(600)

    def curtain(self) -> None:
        """Two people at one device."""
        self.visitor.open(self.slug, ["me", "me", "bot:karl"])
        self.visitor.page.wait_for_selector(".curtain")
        self.shoot("curtain")

    def play(self) -> None:
        """A whole game; every question is photographed once."""
        seats = ["me", *["bot:karl"] * (min(4, game(self.slug).seats[-1]) - 1)]
        table = self.visitor.open(self.slug, seats)
        page, pick, end = self.visitor.page, random.Random(1), time.monotonic() + SECONDS
        while time.monotonic() < end:
            over = page.evaluate(OVER)  # which lets what was heard be told first
            if self.asked and self.asked not in self.seen:
                self.seen.add(self.asked)
                self.shoot(self.asked)
            if over:
                if "scoring" not in self.seen:
                    self.seen.add("scoring")
                    self.shoot("scoring")
                self.afterwards(table)
                return
            if pick.random() < 0.5 and page.evaluate(LIKE, [LIKED, pick.random()]):
                continue
            if page.evaluate(PRESS, [pick.random() < GIVING, pick.random()]) is None:
                page.wait_for_timeout(30)

    def afterwards(self, table: str) -> None:
        """The table without its scoring, the tabs of the phone, and the replay, through one seat and all revealed."""
        page, address = self.visitor.page, self.visitor.address
        page.locator("[data-fold]").first.click()
        self.shoot("over")
        for place in range(page.locator(".tabs button").count()):
            page.locator(".tabs button").nth(place).click()
            self.shoot(f"tab-{place + 1}")
        page.goto(f"{address}/replay/{table}")
        page.wait_for_selector(".deck")
        self.shoot("replay-start")
        page.locator(".deck [data-eye=all]").click()
        for _ in range(3):
            page.keyboard.press("Shift+ArrowRight")
            page.wait_for_timeout(300)
        self.shoot("replay-all")
        page.goto(address)
        self.shoot("start-finished")


def main() -> None:
    """Take all pictures, or those that were asked for."""
    parser = argparse.ArgumentParser("dev.py pictures", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", action="append", choices=[one.slug for one in games()])
    parser.add_argument("--size", action="append", metavar="WIDTHxHEIGHT")
    parser.add_argument("--language", action="append")
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, Server(f"sqlite:///{FOLDER.resolve() / 'pictures.db'}") as server:
        for slug in chosen.game or [one.slug for one in games()]:
            for size in chosen.size or SIZES:
                for language in chosen.language or ("en", "de"):
                    one = Photographer(browser, server, slug, size, language)
                    one.screens()
                    one.books()
                    one.uploads()
                    one.table(browser)
                    one.curtain()
                    one.play()
                    print(f"{one.stem}: {', '.join(sorted(one.seen))}", flush=True)
                    for complaint in one.visitor.complaints:
                        print(f"  {complaint}")
                    one.visitor.close()
    print(f"The pictures are in {FOLDER}/.")


if __name__ == "__main__":
    main()
