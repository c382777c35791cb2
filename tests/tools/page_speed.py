"""How heavy and how fast the page is, in a real Chromium. Run it alone on the machine.

python3 dev.py speed
python3 dev.py speed --game midgard --presses 60 --json

It opens the first screen and weighs what was sent; opens a table several times, each in a fresh browser, and measures
until the board is drawn; then plays with motion, and looks at layout shifts, at tasks that block the page, and at the
time from a frame's arrival to the paint that follows it. It ends with 1 if a bound is broken.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from meadhall.games import game, games
from tests.support.browser.chromium import chromium
from tests.support.browser.visitor import OVER, Visitor, press_something
from tests.support.server.process import Server

CODE: Final = ("Document", "Stylesheet", "Script")
WATCH: Final = """
(() => {
  const seen = (window.watched = { board: 0, shifts: [], tasks: [], paints: [] });
  const look = () => {
    if (!seen.board && document.querySelector('.stage [data-noun]')) seen.board = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const observe = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  observe('layout-shift', (one) => one.hadRecentInput || seen.shifts.push([one.startTime, one.value]));
  observe('longtask', (one) => seen.tasks.push([one.startTime, one.duration]));
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"frame"')) return;
        const came = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => seen.paints.push(performance.now() - came);
          port2.postMessage(0);
        });
      });
    }
  };
})()
"""  # a message posted in an animation frame arrives after that frame was painted


@dataclass(frozen=True)
class Figure:
    """One measurement beside its bound."""

    name: str
    value: float
    most: float
    unit: str

    def __str__(self) -> str:
        verdict = "holds" if self.value <= self.most else "TOO MUCH"
        return f"{self.name:<38} {self.value:9.3f} {self.unit:<3} at most {self.most:g}  {verdict}"


def weights(browser: Browser, address: str) -> dict[str, int]:
    """How many bytes the first screen is sent, by the kind of file."""
    visitor, sent, kinds = Visitor(browser, address), dict[str, int](), dict[str, str]()
    cdp = visitor.context.new_cdp_session(visitor.page)
    cdp.send("Network.enable")
    cdp.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))

    def finished(told: dict[str, Any]) -> None:
        kind = kinds.get(told["requestId"], "Other")
        sent[kind] = sent.get(kind, 0) + int(told["encodedDataLength"])

    cdp.on("Network.loadingFinished", finished)
    visitor.page.goto(address, wait_until="networkidle")
    visitor.close()
    return sent


def first_boards(browser: Browser, address: str, slug: str, count: int) -> list[float]:
    """Milliseconds from opening a table to its board, each time in a browser that has loaded nothing before."""
    found = []
    for _ in range(count):
        visitor = Visitor(browser, address)
        visitor.page.add_init_script(WATCH)
        visitor.open(slug, seats_of(slug))
        visitor.page.wait_for_function("() => watched.board > 0")
        found.append(float(visitor.page.evaluate("() => watched.board")))
        visitor.close()
    return found


def seats_of(slug: str) -> list[str]:
    """One person and bots, at a full table."""
    return ["me", *["bot:karl"] * (game(slug).seats[-1] - 1)]


def played(browser: Browser, address: str, slug: str, presses: int) -> dict[str, Any]:
    """What was seen while somebody played with motion."""
    visitor = Visitor(browser, address, moving=True)
    page, pick, pressed = visitor.page, random.Random(1), 0
    page.add_init_script(WATCH)
    visitor.open(slug, seats_of(slug), pace=300)
    page.wait_for_function("() => watched.board > 0")
    page.wait_for_timeout(1500)
    loaded = float(page.evaluate("() => performance.now()"))
    for _ in range(presses * 40):
        if pressed >= presses or page.evaluate(OVER):
            break
        if press_something(page, pick) is not None:
            pressed += 1
        page.wait_for_timeout(120)
    seen: dict[str, Any] = page.evaluate("() => watched")
    visitor.close()
    return {**seen, "loaded": loaded}


def worst_window(shifts: list[list[float]]) -> float:
    """The cumulative layout shift as browsers define it: the worst window of five seconds without a pause of one."""
    worst, total, start, last = 0.0, 0.0, 0.0, -10_000.0
    for when, value in shifts:
        if when - last > 1000 or when - start > 5000:
            total, start = 0.0, when
        total, last = total + value, when
        worst = max(worst, total)
    return worst


def figures(browser: Browser, address: str, slug: str, presses: int, boards: int) -> list[Figure]:
    """All measurements of one game."""
    first_boards(browser, address, slug, 1)  # warms the server
    shown = first_boards(browser, address, slug, boards)
    seen = played(browser, address, slug, presses)
    tasks = [length for start, length in seen["tasks"] if start > seen["loaded"]]
    paints = sorted(seen["paints"])
    return [
        Figure(f"{slug}: first board, median", statistics.median(shown), 1000, "ms"),
        Figure(f"{slug}: layout shift", worst_window(seen["shifts"]), 0.02, ""),
        Figure(f"{slug}: longest task while playing", max(tasks, default=0.0), 100, "ms"),
        Figure(f"{slug}: frame to paint, p95 of {len(paints)}", paints[int(0.95 * (len(paints) - 1))], 100, "ms"),
    ]


def first_screen(browser: Browser, address: str) -> list[Figure]:
    """What the first screen weighs."""
    sent = weights(browser, address)
    code = sum(sent.get(kind, 0) for kind in CODE)
    return [
        Figure("first screen: HTML, CSS, JavaScript", code / 1000, 120, "kB"),
        Figure("first screen: with fonts, art and words", sum(sent.values()) / 1000, 350, "kB"),
    ]


def main() -> None:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser("dev.py speed", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=[one.slug for one in games()])
    parser.add_argument("--presses", type=int, default=25)
    parser.add_argument("--boards", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        Server(f"sqlite:///{Path(folder) / 'speed.db'}") as server,
    ):
        found = first_screen(browser, server.address)
        for slug in chosen.game or [one.slug for one in games()]:
            found += figures(browser, server.address, slug, chosen.presses, chosen.boards)
    if chosen.json:
        print(json.dumps({one.name: {"value": one.value, "most": one.most, "unit": one.unit} for one in found}))
    else:
        print(*found, sep="\n")
    sys.exit(any(one.value > one.most for one in found))


if __name__ == "__main__":
    main()
