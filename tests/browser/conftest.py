"""One server and one Chromium for all tests of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.chromium import chromium
from tests.support.server.process import Server

expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'meadhall.db'}") as running:
        yield running
