"""The pages for those who write bots name every question, action, field and event, and are as the types are."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.kernel.game import Game
from tests.support import bot_pages
from tests.support.conformance.tables import EVERY_GAME, random_match
from tests.tools.golden import changes


def words_in(plain: Any) -> Iterator[str]:
    """Every word of a view, names of fields left out; of a die such as axeman-double both parts."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, list | tuple):
        for one in plain:
            yield from words_in(one)
    elif isinstance(plain, dict):
        for key, one in plain.items():
            yield from key.split("-") if re.fullmatch(r"\w+man-\w+", key) else [key]
            yield from words_in(one)


@EVERY_GAME
@pytest.mark.skipif("MEADHALL_PURE" in os.environ, reason="takes long, and both speeds ask the same questions")
def test_the_page_is_as_the_types_are(game: Game) -> None:
    found = changes(bot_pages.path(game), bot_pages.text(game))
    assert not found, "\n".join(["rewrite with `python3 dev.py golden` if this is meant:", *found[:60]])


@EVERY_GAME
def test_every_question_says_when_it_is_asked(game: Game) -> None:
    about = bot_pages.described_questions(game)
    assert [slug for slug in game.rules(game.seats[0]).words.questions.values() if not about.get(slug)] == []


@EVERY_GAME
def test_every_field_of_the_view_says_what_it_is(game: Game) -> None:
    for kind in bot_pages.view_types(game):
        about = bot_pages.described_fields(kind)
        assert [field.name for field in dataclasses.fields(kind) if not about.get(field.name)] == [], kind.__name__


@EVERY_GAME
def test_every_type_of_action_and_event_says_what_it_means(game: Game) -> None:
    rules = game.rules(game.seats[0])
    kinds = [*bot_pages.action_types(rules), *rules.words.events.values(), *bot_pages.view_types(game)]
    assert [kind for kind in kinds if not bot_pages.sentence(kind) or kind.__name__ + "(" in (kind.__doc__ or "")] == []


@EVERY_GAME
def test_every_word_of_a_view_is_on_the_page_or_in_the_tables_of_hello(game: Game) -> None:
    rules = game.rules(game.seats[-1])
    known = set(re.findall(r"[a-z][a-z0-9-]*(?:_[a-z]+)*", bot_pages.path(game).read_text(encoding="utf-8")))
    known |= {slug for rows in rules.cards.rows.values() for slug in rows}
    seen: set[str] = set()
    for match, seat, _ in random_match(rules, 3):
        plain = match.rules.view(match.state, seat).plain()
        seen |= set(words_in(plain))
    names = {field.name for kind in bot_pages.view_types(game) for field in dataclasses.fields(kind)}
    assert seen - names - known == set() and len(seen - names) > 30


def test_a_field_or_a_question_without_a_description_is_found_out() -> None:
    assert bot_pages.FIELD.findall("    told: int  # what it is\n    untold: dict[str, int] | None\n") == [
        ("told", "what it is"),
        ("untold", ""),
    ]
    assert bot_pages.QUESTION.findall('    steps.SING: "sing",\n    steps.RHYME: "rhyme",  # at dusk\n') == [
        ("sing", ""),
        ("rhyme", "at dusk"),
    ]
