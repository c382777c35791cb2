"""No slip does what cannot be undone: a typo is asked about, and what shows something is confirmed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.champions.words.actions import ChooseLeader, Demand, Place
from meadhall.games import new_match
from meadhall.kernel.match import Match
from meadhall.midgard.words.actions import Play
from tests.support.champions.named_positions import assigning, losses, start
from tests.support.playing.desk import Desk
from tests.support.playing.moments import NAMES, first_question, questions


def leaders() -> Match:
    """The first leader is to be chosen."""
    return new_match("champions", 2, 1, names=NAMES[:2])


def playing() -> Match:
    """A card of Midgard is to be played."""
    return next(match for match, decision in questions("midgard", 1) if decision.question == "play-card")


@pytest.mark.parametrize(
    ("build", "typed", "meant"),
    [
        (leaders, "Dagrn", ChooseLeader("dagrun")),
        (lambda: start(2), "hafters", Place("hafter")),
        (assigning, "all", Demand()),
    ],
)
def test_a_typo_and_a_word_in_passing_are_asked_about(
    tmp_path: Path, build: Callable[[], Match], typed: str, meant: object
) -> None:
    for reply, given in (("", [meant]), ("yes", [meant]), ("y", [meant]), ("no", []), ("xyzzy", [])):
        desk = Desk(build(), tmp_path)
        assert desk.answers(typed, reply) == given
        label = desk.session.speech.say(desk.match.rules.phrases.label(meant, desk.session.view(0)))  # type: ignore[arg-type]
        assert desk.prompts[1].startswith(f"{label}: ") and "Enter gives it; anything else does not." in desk.prompts[1]


def test_another_answer_typed_instead_of_yes_is_that_answer(tmp_path: Path) -> None:
    assert Desk(start(2), tmp_path).answers("hafters", "blacksmith") == [Place("blacksmith")]


def test_a_command_typed_instead_of_yes_is_carried_out_and_the_question_stays(tmp_path: Path) -> None:
    desk = Desk(start(2), tmp_path)
    said = desk.type_each("hafters", "why shipwright")
    assert said[1].startswith("Shipwright: That needs 2 wood") and not desk.given


def test_what_shows_something_is_confirmed_unless_a_mark_says_that_it_is_meant(tmp_path: Path) -> None:
    number = str(Desk(playing(), tmp_path).inquiry.listed[0].number)
    desk = Desk(playing(), tmp_path)
    assert desk.answers(number) == [] and desk.answers(number, "no") == []
    assert "this cannot be taken back. Enter gives it" in desk.prompts[-1]
    assert isinstance(desk.answers(number, "")[0], Play)
    assert isinstance(Desk(playing(), tmp_path).answers(f"{number}!")[0], Play)


def test_a_choice_that_shows_something_is_confirmed_as_a_whole(tmp_path: Path) -> None:
    desk = Desk(losses(), tmp_path)
    desk.type("swordsman, spearman")
    assert not desk.given
    desk.type("swordsman, spearman", "")
    assert desk.prompts[-1].startswith("Lose 1 swordsman; Lose 1 spearman: ") and len(desk.given) == 2


@pytest.mark.parametrize("typed", ["help", "board", "look hafter", "rules CF-1", "odds", "story", "lang de", "why 1"])
def test_at_the_end_of_a_turn_every_command_works(tmp_path: Path, typed: str) -> None:
    desk = Desk(start(2), tmp_path)
    said = desk.type_each("hafter", typed, "", "")
    assert len(said[1]) > 5 and "is no command" not in said[1]
    assert len(desk.given) == 1 and "seat 1" in desk.prompts[-1]


@pytest.mark.parametrize("typed", ["hint", "why", "drop"])
def test_what_needs_a_question_says_so_at_the_end_of_a_turn(tmp_path: Path, typed: str) -> None:
    desk = Desk(start(2), tmp_path)
    assert desk.type_each("hafter", typed)[1] == "You are not being asked anything now.\n"


def test_at_the_end_of_a_turn_undo_takes_back_and_nonsense_ends_nothing(tmp_path: Path) -> None:
    desk = Desk(start(2), tmp_path)
    said = desk.type_each("hafter", "xyzzy", "undo")
    assert said[1].startswith("“xyzzy” is no command; Enter ends your turn") and said[2].startswith("Taken back.")
    assert not desk.given


def test_enter_ends_the_turn_after_an_assignment(tmp_path: Path) -> None:
    desk = Desk(assigning(), tmp_path)
    first = desk.session.facing
    desk.type("troll 1 swordsman; done", "", "")
    assert {step.seat for step in desk.given} == {first} and desk.prompts[-1].startswith("Hand the keyboard to ")


@pytest.mark.parametrize("slug", ["champions", "midgard"])
@pytest.mark.parametrize("place", ["hand-over", "hand-name"])
def test_one_can_quit_while_the_keyboard_is_handed_over(slug: str, place: str, tmp_path: Path) -> None:
    desk = Desk(first_question(slug), tmp_path)
    number = str(desk.inquiry.listed[0].number)
    shown = desk.type(f"{number}!", "", *([""] if place == "hand-name" else []), "quit")
    assert "The game is kept" in shown and desk.session.path.exists()


def test_help_and_language_work_while_the_keyboard_is_handed_over_and_nothing_is_shown(tmp_path: Path) -> None:
    desk = Desk(start(2), tmp_path)
    said = desk.type_each("hafter", "", "help", "lang de", "board", "")
    assert ("help" in said[2] and said[3].startswith("Ab jetzt auf Deutsch")) or "Deutsch" in said[3]
    assert said[4] == ""
