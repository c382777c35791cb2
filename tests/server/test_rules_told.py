"""The rules over HTTP: what the command line tells, in every language and for every pair of editions."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import product
from typing import Any

import pytest

from meadhall.games import games
from meadhall.hall.box import plain_box
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.locale.rulebook import Source
from meadhall.locale.speech import LANGUAGES
from meadhall.server.routes.rules import get_rules

EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def told(game: str, **asked: str) -> dict[str, object]:
    route: Any = get_rules.fn
    body: dict[str, object] = json.loads(route(game, **asked).content)
    return body


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_as_the_command_line_tells_them(game: Game, language: str) -> None:
    source = Source(game.slug, language, {})
    for edition, beside in list(product(game.editions, repeat=2))[:: 3 if language == "en" else 7]:
        found = told(game.slug, language=language, edition=edition, beside=beside)
        expected = {"book": source.tell(edition, None), "beside": source.tell(edition, beside)}
        assert found == json.loads(json.dumps({key: asdict(one) for key, one in expected.items()}))


def test_without_an_edition_the_usual_one_is_told_beside_another() -> None:
    beside = told("champions")["beside"]
    assert isinstance(beside, dict)
    assert beside["editions"] == ["de-2018", "en-2015"] and beside["differences"]
    for wrong in ({"language": "xx"}, {"edition": "../de"}, {"beside": "x" * 500}):
        with pytest.raises(MeadhallError):
            told("champions", **wrong)
    with pytest.raises(MeadhallError):
        told("chess")


@EVERY_GAME
def test_every_thing_that_can_be_looked_at_leads_to_a_rule_of_the_book(game: Game) -> None:
    rules = game.rules(game.seats[-1])
    known = {
        rule.id
        for chapter in Source(game.slug, "en", {}).rulebook(game.editions[-1]).chapters
        for rule in chapter.rules
    }
    found = plain_box(rules)["rules"]
    things = [f"{family}-{slug}" for family, slug in rules.phrases.subjects()]
    assert [one for one in things if one not in found] == []
    assert set(found.values()) <= known
