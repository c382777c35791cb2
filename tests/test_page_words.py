"""The words of the page: all languages say the same things, and just what the page asks for."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from meadhall.games import games
from meadhall.locale.speech import LANGUAGES
from tests.support import messages as laws
from tests.support.messages import ENGLISH, LOCALE, Language
from tests.support.terminal import ROOT

EVERY_LANGUAGE = pytest.mark.parametrize("tongue", LANGUAGES)
FILES = ("page", *(f"{game.slug}-page" for game in games()))
SOURCES = sorted(path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind))
WORD = re.compile(r"[\"'`]((?:[a-z]+-)?page-[a-z0-9-]+)(\$\{)?")
"""A key as it is written in the page's source; one that goes on with `${` is the beginning of several."""


MARKUP = re.compile(r"<!--.*?-->|<(script|style)\b.*?</\1>|<[^<>]*>", re.DOTALL)
BRACES = re.compile(r"\{[^{}]*\}")


def prose(component: str) -> list[str]:
    """The words that stand in the markup of a component instead of in a language file."""
    bare = re.sub(r"=>", "", component)
    while bare != (bare := BRACES.sub("", bare)):
        pass
    return re.findall(r"[^\W\d_]{2,}", MARKUP.sub(" ", bare))


@cache
def language(name: str) -> Language:
    paths = [path for path in sorted((LOCALE / name).glob("*.ftl")) if path.stem in FILES]
    return Language(name, {path.stem: path.read_text(encoding="utf-8") for path in paths})


def asked() -> tuple[set[str], set[str]]:
    """The keys that the page's source has as a whole, and the beginnings of those that it puts together."""
    found = [match for path in SOURCES for match in WORD.findall(path.read_text(encoding="utf-8"))]
    return {key for key, open_end in found if not open_end}, {key for key, open_end in found if open_end}


@EVERY_LANGUAGE
def test_a_language_of_the_page_is_whole_and_like_the_english(tongue: str) -> None:
    one, english = language(tongue), language(ENGLISH)
    found = [
        *laws.unreadable(one),
        *laws.said_twice(one),
        *laws.apostrophes(one),
        *laws.spacing(one),
        *laws.other_keys(one, english, ()),
        *laws.other_arguments(one, english, ()),
        *laws.other_selections(one, english, ()),
        *laws.dangling(one),
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", ["src/speech/languages.svelte.ts", "tests/support/fixtures.ts"])
def test_the_page_offers_every_language(path: str) -> None:
    listed = re.search(r"const LANGUAGES = (\[.*?\])", (ROOT / "web" / path).read_text(encoding="utf-8"))
    assert listed and json.loads(listed[1]) == list(LANGUAGES)


@pytest.mark.parametrize("game", [game.slug for game in games()])
def test_the_page_has_a_name_for_every_game_and_says_what_it_is_about(game: str) -> None:
    named = {(text.key, text.form) for text in language(ENGLISH).texts if text.key == f"page-game-{game}"}
    assert named == {(f"page-game-{game}", ""), (f"page-game-{game}", "about")}


def test_every_message_of_the_page_is_named_after_it() -> None:
    keys = {text.key for text in language(ENGLISH).texts}
    assert {key for key in keys if "page-" not in key} == set()


def test_the_page_asks_for_just_the_messages_that_there_are() -> None:
    whole, beginnings = asked()
    keys = {text.key for text in language(ENGLISH).texts}
    assert sorted(whole - keys) == []
    unasked = {key for key in keys - whole if not any(key.startswith(one) for one in beginnings)}
    assert sorted(unasked) == []


@pytest.mark.parametrize("path", [path for path in SOURCES if path.suffix == ".svelte"], ids=lambda path: path.name)
def test_a_component_has_no_words_of_its_own_and_no_markup_from_strings(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "{@html" not in text
    assert prose(text) == []


def test_words_in_a_component_are_found() -> None:
    assert prose("<script lang='ts'>let one = 1;</script><p class='x'>{say({ a: 1 })} and</p>") == ["and"]
    assert prose("<!-- a note --><b onclick={() => { go(); }}>{one}</b>") == []
