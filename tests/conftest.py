"""What tests of several kinds share."""

from __future__ import annotations

import pytest

from tests.support.terminal import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line, in this process."""
    return Terminal(capsys)
