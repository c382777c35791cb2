"""The screen in this process: eighty columns suffice in every language, and names are shown as they were typed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from meadhall.games import game, new_match
from meadhall.kernel.match import Match
from meadhall.terminal.reading import plain_words
from meadhall.terminal.saves import PERSON
from tests.support.playing.desk import Desk
from tests.support.playing.moments import EVERY_GAME, EVERY_LANGUAGE, NAMES, asked

NARROW: Final = 80
ONE_ROUND: Final = {"name": "one round", "board": {"game": {"rounds": 1}}}
EVERY: Final = 41  # so many answers lie between two looks at a game


def moments(slug: str, players: int) -> Iterator[Match]:
    """A game at some moments."""
    match, chosen = new_match(slug, players, 3, names=NAMES[:players]), random.Random(players)
    while (decision := asked(match)) is not None:
        if len(match.played) % EVERY == players:
            yield match
        match.answer(decision.seat, chosen.choice(decision.codes))


@EVERY_LANGUAGE
@pytest.mark.parametrize("size", [0, -1], ids=["fewest", "most"])
def test_no_word_is_broken_at_eighty_columns(slug: str, language: str, size: int, tmp_path: Path) -> None:
    """Every word of the narrow board stands on a wide one."""
    broken: set[str] = set()
    for match in moments(slug, game(slug).seats[size]):
        narrow, wide = (Desk(match, tmp_path, language=language, width=w, plain=False) for w in (NARROW, 1000))
        assert narrow.session.facing is not None
        for desk in (narrow, wide):
            desk.session.show_board(narrow.session.facing)
        assert max(len(line) for line in narrow.shown.getvalue().splitlines()) <= NARROW
        broken |= set(plain_words(narrow.shown.getvalue())) - set(plain_words(wide.shown.getvalue()))
    assert not broken


@EVERY_GAME
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("name", ["[bold]Ann[/bold]", "[/]", ":smile: Ann", "{ $name }", "Ann \\[red]", "Æsa Ø. Ðóra"])
def test_names_are_shown_as_they_were_typed(slug: str, name: str, plain: bool, tmp_path: Path) -> None:
    """A name is text: never markup, an emoji code or a placeable."""
    match = new_match(slug, 2, 1, names=[name, "Björn"])
    desk = Desk(match, tmp_path, plain=plain)
    desk.type("1")
    desk.session.show_board(0)
    desk.type(f"look {name}")
    assert desk.shown.getvalue().count(name) > 1


@EVERY_GAME
@pytest.mark.parametrize("people", [0, 1, 2])
def test_the_end_is_told_however_many_people_sit_at_the_keyboard(slug: str, people: int, tmp_path: Path) -> None:
    match = new_match(slug, 2, 4, names=NAMES[:2], cards=ONE_ROUND)
    desk = Desk(match, tmp_path, players=[*[PERSON] * people, *["thrall"] * (2 - people)])

    def keyboard(prompt: str) -> str:
        decision, asking = asked(match), desk.session.asking
        assert decision is not None
        if prompt.endswith("> ") and asking is not None:
            return str(asking.inquiry.listed[-1].number)
        return match.names[decision.seat] if prompt.endswith(": ") else ""

    desk.session.keyboard = keyboard
    assert desk.session.play() == 0
    result = match.rules.result(match.state)
    assert result is not None
    told = desk.shown.getvalue()
    assert told.count(desk.session.speech.say("event-game-won", seat=result.winners[0])) == 1
    assert told.count(desk.session.speech.say("over")) == 1
