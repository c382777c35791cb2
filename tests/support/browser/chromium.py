"""A real Chromium: the one that CHROMIUM names, that of the path, or the one that playwright has downloaded."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
MISSING = (
    "There is no Chromium for the tests of the page: install one (Debian: apt-get install chromium), name it with "
    "CHROMIUM=/path/to/chromium, or run .venv/bin/playwright install chromium."
)


def installed() -> str | None:
    """The path of an installed Chromium; None for playwright's own."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium, started without a window and without traffic of its own."""
    rooted = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=installed(), args=[*QUIET, *rooted])
        except Error as error:
            raise AssertionError(f"{MISSING} ({str(error).splitlines()[0]})") from None
        yield browser
        browser.close()
