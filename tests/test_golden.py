"""Golden playthroughs: did anything at all change? They are read in review, and rewritten by `dev.py golden` alone."""

from __future__ import annotations

import re

import pytest

from meadhall.kernel.game import Game
from tests.support import box_text
from tests.support.conformance.tables import EVERY_GAME
from tests.support.playthroughs import Playthrough
from tests.tools.golden import FOLDER, STORIES, box_path, changes, playthrough, stories, strays

MOST_LINES = 300

UNTOLD: dict[str, str] = {}
"""Events that no golden playthrough has, each with the reason why."""


@pytest.mark.parametrize("story", stories(), ids=lambda story: f"{story.game}-{story.name}")
def test_a_playthrough_goes_as_it_went_before(story: Playthrough) -> None:
    found = changes(FOLDER / story.file_name, playthrough(story))
    assert not found, "\n".join(["rewrite with `python3 dev.py golden` if this is meant:", *found[:60]])


@EVERY_GAME
def test_the_figures_of_the_box_are_as_they_were_before(game: Game) -> None:
    found = changes(box_path(game), box_text.text(game))
    assert not found, "\n".join(["rewrite with `python3 dev.py golden` if this is meant:", *found[:60]])


@EVERY_GAME
def test_every_game_and_edition_has_a_golden_playthrough(game: Game) -> None:
    told, _ = STORIES[game.slug]
    assert set(game.editions) <= {story.options.get("edition") for story in told}
    assert all((FOLDER / story.file_name).exists() for story in told)


@EVERY_GAME
def test_everything_that_can_happen_happens_in_some_golden_playthrough(game: Game) -> None:
    told = "\n".join((FOLDER / story.file_name).read_text(encoding="utf-8") for story in STORIES[game.slug][0])
    happened = set(re.findall(r"^  (\w+)\(", told, re.MULTILINE))
    events = {event.__name__ for event in game.rules(game.seats[0]).words.events.values()}
    assert events - happened - set(UNTOLD) == set()


@EVERY_GAME
def test_every_kind_of_action_is_taken_in_some_golden_playthrough(game: Game) -> None:
    told = "\n".join((FOLDER / story.file_name).read_text(encoding="utf-8") for story in STORIES[game.slug][0])
    taken = set(re.findall(r"^> seat \d: (\w+)\(", told, re.MULTILINE))
    catalogue = game.rules(game.seats[0]).catalogue
    assert {type(action).__name__ for action in catalogue.actions if action is not None} - taken == set()


def test_golden_files_can_be_read() -> None:
    for path in FOLDER.iterdir():
        assert len(path.read_text(encoding="utf-8").splitlines()) < MOST_LINES, f"{path.name} is too long to be read"


def test_no_golden_file_is_a_stray() -> None:
    assert strays() == []
