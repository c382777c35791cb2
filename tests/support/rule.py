"""The mark that ties a test to the rules it holds."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test holds, as in `@rule("CF-2")`."""
    return pytest.mark.rule(*ids)
