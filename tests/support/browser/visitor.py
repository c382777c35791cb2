"""Somebody in front of a browser, who uses only the page's own controls."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

PRESS = """
([give, which]) => {
  const seen = (one) => one.checkVisibility() && !one.closest('[inert]');
  const marks = ['[data-confirm]', '.curtain button', '[data-give]:not([aria-disabled])', '[data-code]',
    '[data-noun][data-state=open]', '[data-noun][data-state=armed]'];
  const all = [...document.querySelectorAll(marks.join())].filter(seen);
  const pressed = '[data-confirm], .curtain button, [data-state=armed], [data-code].armed';
  const again = all.find((one) => one.matches(pressed));
  const gives = give ? all.find((one) => one.hasAttribute('data-give')) : undefined;
  const chosen = again ?? gives ?? all[Math.floor(which * all.length)];
  chosen?.click();
  return chosen ? chosen.dataset.noun ?? chosen.dataset.code ?? chosen.textContent.trim() : null;
}
"""  # one that is pressed already is confirmed; looked for and pressed at once, for controls come and go
OVER = "() => document.querySelector('[data-again]') !== null"


class Visitor:
    """A browser of its own, with what it has complained of."""

    def __init__(self, browser: Browser, address: str, width: int = 1440, height: int = 900, **more: Any) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **{"locale": "en-GB", **more}
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda one: self._heard(one.type, one.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def post(self, path: str, body: Any) -> Any:
        """What the page itself could have sent."""
        reply = self.context.request.post(f"{self.address}{path}", data=body, headers={"origin": self.address})
        assert reply.ok, reply.text()
        return reply.json()

    def open(self, game: str, seats: list[str], **more: Any) -> str:
        """Open a table without pauses, and go there; its id."""
        self.post("/api/guests", {"name": "Anna"})
        table: str = self.post("/api/tables", {"game": game, "seats": seats, "pace": 0, **more})["id"]
        self.page.goto(f"{self.address}/t/{table}")
        return table

    def close(self) -> None:
        """Close the browser."""
        self.context.close()


def press_something(page: Page, pick: random.Random) -> str | None:
    """Press one of the controls that are open; which."""
    pressed: str | None = page.evaluate(PRESS, [pick.random() < 0.6, pick.random()])
    return pressed


def play_to_the_end(visitor: Visitor, seed: int = 1, seconds: float = 120.0) -> list[str]:
    """Press open controls until the game is over; what was pressed."""
    pick, pressed, end = random.Random(seed), list[str](), time.monotonic() + seconds
    while not visitor.page.evaluate(OVER):
        assert time.monotonic() < end, f"the game does not end; last pressed: {pressed[-5:]}"
        found = press_something(visitor.page, pick)
        if found is None:
            visitor.page.wait_for_timeout(20)
        else:
            pressed.append(found)
    return pressed
