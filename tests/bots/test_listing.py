"""`meadhall bots`: who can take a seat, ours and those of plug-ins."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.bots import registry
from meadhall.bots.registry import BOTS
from meadhall.hall.inquiries import ADVISER
from meadhall.locale.speech import LANGUAGES, Speech
from meadhall.server.config import BOTS as OFFERED
from tests.support.bots.packages import install
from tests.support.terminal import ROOT, Terminal


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


@pytest.mark.parametrize("bot", BOTS)
def test_our_bots_can_be_chosen_on_the_page_with_a_symbol_and_are_in_the_guide(bot: str) -> None:
    assert registry.Called.read(OFFERED[bot]).slug == bot
    assert f"lv-{bot}" in (ROOT / "web" / "src" / "look" / "symbols.ts").read_text(encoding="utf-8").split()
    assert f"\n| `{bot}` |" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_hints_are_by_the_strongest_of_our_bots() -> None:
    """It is the last of ours: a weaker one is put before it."""
    assert ADVISER == list(BOTS)[-1] == "jarl"
