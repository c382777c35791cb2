"""What every test of bots begins and ends with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.bots.plugins import declare


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No bot of a file that another test has used is known."""
    yield
    declare(())
