"""Every code that the server refuses something with has a sentence in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.locale.speech import LANGUAGES, Speech
from meadhall.server import errors
from meadhall.server.errors import FAREWELLS, STATUS, UNPROCESSABLE_CODES

CODES = {one.code for one in vars(errors).values() if isinstance(one, type) and hasattr(one, "code")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_server_has_a_sentence(language: str) -> None:
    speech = Speech(language, ["meadhall"])
    codes = {*CODES, *STATUS, *UNPROCESSABLE_CODES, *FAREWELLS} - {"meadhall"}
    missing = [code for code in sorted(codes) if not speech.has(f"refused-{code.replace('/', '-')}")]
    assert not missing


def test_every_error_of_the_server_is_on_the_page_of_errors() -> None:
    page = (Path(__file__).parents[2] / "docs" / "errors.md").read_text(encoding="utf-8")
    assert not [code for code in sorted(CODES - {"meadhall"}) if f"`{code}`" not in page]
