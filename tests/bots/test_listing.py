"""`meadhall bots`: who can take a seat, ours and those of plug-ins."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.bots.registry import BOTS
from meadhall.locale.speech import LANGUAGES, Speech
from tests.support.bots.packages import install
from tests.support.terminal import Terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_bots_are_listed_in_every_language(language: str, terminal: Terminal) -> None:
    listed = terminal("bots", "--json", "--lang", language).result
    assert [row["slug"] for row in listed][: len(BOTS)] == list(BOTS)
    speech = Speech(language, ["meadhall"])
    for row in listed[: len(BOTS)]:
        assert row["about"] == speech.form(f"bot-{row['slug']}", "about", {}) and row["from"] == "meadhall"
        assert row["budget"] == str(BOTS[row["slug"]].budget)


def test_plug_ins_are_listed_with_their_package(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(install(tmp_path)))
    listed = terminal("bots", "--json").result
    assert {"slug": "skald", "budget": "1s", "about": "Bots that sing", "from": "skalds 1.2"} in listed
    assert [row["slug"] for row in listed].count("karl") == 1
    shown = terminal("bots").out
    assert "skald" in shown and "thrall" in shown


def test_an_unknown_language_is_refused(terminal: Terminal) -> None:
    terminal("bots", "--lang", "klingon").refused("request/bad")
