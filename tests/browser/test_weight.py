"""The first screen is light; `python3 dev.py speed` measures the rest, alone on the machine."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.support.server.process import Server
from tests.tools.page_speed import first_screen


def test_the_first_screen_is_light(browser: Browser, server: Server) -> None:
    for figure in first_screen(browser, server.address):
        assert figure.value <= figure.most, str(figure)
