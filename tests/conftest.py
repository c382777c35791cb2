"""What tests of several kinds share."""

from __future__ import annotations

import pytest

from tests.support.terminal import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line, in this process."""
    return Terminal(capsys)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slow tests, so that at the end no core waits for the last one of them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
