"""Somebody in front of a browser, who uses only the page's own controls."""

from __future__ import annotations

import random
import time
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page

Pointer = Literal["mouse", "finger"]
MARKS = (
    "[data-confirm], .curtain button, [data-give]:not([aria-disabled]), [data-code], "
    "[data-noun][data-state=open], [data-noun][data-state=armed]"
)
FIND = f"""
  const seen = (one) => one.checkVisibility() && !one.closest('[inert]');
  const all = [...document.querySelectorAll('{MARKS}')].filter(seen);
  const pressed = '[data-confirm], .curtain button, [data-state=armed], .armed';
  const again = all.find((one) => one.matches(pressed));
  const gives = give ? all.find((one) => one.hasAttribute('data-give')) : undefined;
  const chosen = again ?? gives ?? all[Math.floor(which * all.length)];
  const name = chosen ? chosen.dataset.noun ?? chosen.dataset.code ?? chosen.textContent.trim() : null;
"""  # one that is pressed already is confirmed
PRESS = f"([give, which]) => {{ {FIND} chosen?.click(); return name; }}"  # at once, for controls come and go
AIM = f"""
([give, which]) => {{
  {FIND}
  if (!chosen) return null;
  chosen.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
  const {{ left, top, width, height }} = chosen.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.1, 0.9])
    for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {{
      const [x, y] = [left + width * along, top + height * down];
      if (chosen.contains(document.elementFromPoint(x, y))) return [name, x, y];
    }}
  return [name, -1, -1];
}}
"""  # where a mouse or finger meets it; nowhere, if all of it is covered
WAITING = (
    f"() => [...document.querySelectorAll('{MARKS}')].some((one) => one.checkVisibility() && !one.closest('[inert]'))"
)
FOCUSED = f"""
() => {{
  const held = document.activeElement;
  const armed = document.querySelector('[data-confirm], [data-state=armed], .armed');
  if (!held?.matches('{MARKS}')) return false;
  return !armed || held.matches('[data-confirm], [data-give], [data-state=armed], .armed');
}}
"""  # on a control; once one was pressed, on what confirms it
OVER = "() => document.querySelector('[data-again]') !== null"


class Visitor:
    """A browser of its own, with what it has complained of."""

    def __init__(
        self, browser: Browser, address: str, width: int = 1440, height: int = 900, moving: bool = False, **more: Any
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if moving else "reduce",
            **{"locale": "en-GB", **more},
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


def point_at_something(page: Page, pick: random.Random, by: Pointer) -> str | None:
    """Press one of the controls that are open with the mouse or a finger, where it can be seen; which."""
    found: tuple[str, float, float] | None = page.evaluate(AIM, [pick.random() < 0.6, pick.random()])
    if found is None:
        return None
    name, x, y = found
    assert x >= 0, f"{name} glows, and all of it is covered"
    if by == "finger":
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return name


def play_to_the_end(visitor: Visitor, seed: int = 1, seconds: float = 120.0, by: Pointer = "mouse") -> list[str]:
    """Press open controls until the game is over; what was pressed."""
    pick, pressed, end, waited = random.Random(seed), list[str](), time.monotonic() + seconds, 0
    while not visitor.page.evaluate(OVER):
        assert time.monotonic() < end, f"the game does not end; last pressed: {pressed[-5:]}"
        found = point_at_something(visitor.page, pick, by)
        if found is None:
            visitor.page.wait_for_timeout(20)
            waited += 1
            if waited % 50 == 0:  # a tap that came too late may have opened another tab of the phone
                visitor.page.evaluate("() => document.querySelector('.tabs button')?.click()")
        else:
            pressed.append(found)
    return pressed


def play_by_keyboard(visitor: Visitor, seed: int = 2, seconds: float = 120.0) -> int:
    """Walk to open controls with Tab and press them with Enter until the game is over; how many were pressed."""
    page, pick, pressed, end = visitor.page, random.Random(seed), 0, time.monotonic() + seconds
    while not page.evaluate(OVER):
        assert time.monotonic() < end, "the game does not end"
        if not page.evaluate(WAITING):
            page.wait_for_timeout(20)
            continue
        if page.locator("[data-give]:not([aria-disabled])").count() and pick.random() < 0.6:
            page.keyboard.press("Control+Enter")
            pressed += 1
            continue
        for _ in range(1 + pick.randrange(6)):
            page.keyboard.press("Tab")
        for _ in range(150):
            if page.evaluate(FOCUSED):
                page.keyboard.press("Enter")
                pressed += 1
                break
            page.keyboard.press("Tab")
    return pressed
