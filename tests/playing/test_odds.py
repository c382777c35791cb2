"""`odds` at the prompt: of a fight one names, of all there are, and of the dice that lie there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from meadhall.games import new_match
from meadhall.kernel.match import Match
from meadhall.locale.choosing import languages_with
from tests.support.champions.facing import facing
from tests.support.champions.named_positions import assigning
from tests.support.champions.table import Table
from tests.support.playing.desk import Desk

WORDS: Final = {"en": "odds", "de": "chancen", "fr": "chances", "it": "probabilità"}


def placing() -> Match:
    """Seat 0, led by Svanhildr, has some warriors and is to place a worker."""
    t = Table(players=2, leaders=("svanhildr", "ullr"))
    t.enemy("troll", "swordproof-troll")
    t.enemy("draugr-left", "test-draugr")
    t.give(0, swordsman=2, axeman=1, favor=2)
    t.rune(0, "healing", "gifts")
    t.turn(0)
    return t.match


def test_a_fight_is_told_with_whom_one_could_send_and_all_ones_means(tmp_path: Path) -> None:
    desk = Desk(placing(), tmp_path)
    said = desk.type("odds test draugr")
    assert said.startswith("2 swordsmen and 1 axeman against D (attack 1, defence 2)\n")
    assert "Means: 2 favor, Svanhildr the Swordmaiden, and Rune of Healing\n" in said
    assert "Chance to win: over 99.9%\n" in said
    assert "Victory without losses: Chance " in said
    assert not desk.given


def test_those_an_enemy_forbids_stay_at_home(tmp_path: Path) -> None:
    assert Desk(placing(), tmp_path).type("odds troll").startswith("1 axeman against S (attack 1, defence 3)\n")


def test_an_enemy_may_be_named_by_the_number_of_its_answer(tmp_path: Path) -> None:
    desk = Desk(placing(), tmp_path)
    number = next(one.number for one in desk.inquiry.listed if one.label == "Left Draugr")
    assert desk.type(f"odds {number}") == Desk(placing(), tmp_path).type("odds left draugr")


@pytest.mark.parametrize("typed", ["odds test draugr 1 sword", "o draugr left, 1 swordsman"])
def test_warriors_may_be_named(tmp_path: Path, typed: str) -> None:
    assert Desk(placing(), tmp_path).type(typed).startswith("1 swordsman against D (attack 1, defence 2)\n")


def test_warriors_of_a_choice_that_is_being_composed_count_as_sent(tmp_path: Path) -> None:
    desk = Desk(assigning(), tmp_path)
    whole, drafted = desk.type("odds troll"), desk.type("troll 1 swordsman", "odds troll")
    assert not whole.startswith("1 swordsman against") and "\n1 swordsman against" in drafted and not desk.given


def test_the_kraken_and_enemies_not_on_the_board_can_be_asked_about(tmp_path: Path) -> None:
    desk = Desk(placing(), tmp_path)
    assert "against Kraken (attack 2, defence 3)\n" in desk.type("odds kraken")
    assert "against Lindworm (attack 2, defence 8)\n" in desk.type("odds lindworm")


def test_without_a_name_every_enemy_on_the_board_is_told(tmp_path: Path) -> None:
    desk = Desk(placing(), tmp_path)
    lines = desk.type("odds").splitlines()
    told = [line for line in lines if "Chance to win" in line]
    on_board = [venue.enemy for venue in desk.session.view(0).venues if venue.enemy]
    assert len(told) == len(on_board) == 6
    assert told[0].startswith("S: Warriors 1 axeman; Chance to win ")


def test_warriors_already_sent_are_those_who_fight(tmp_path: Path) -> None:
    t = facing("test-draugr", swordsman=2, axeman=1)
    desk = Desk(t.match, tmp_path)
    desk.session.facing = 1
    assert desk.type("odds test-draugr").startswith("2 swordsmen and 1 axeman against D")


def test_dice_on_the_table_have_odds_of_their_own(tmp_path: Path) -> None:
    t = facing("test-draugr", favor=1, swordsman=1)
    t.done(1, script=["swordsman:double"])
    desk = Desk(t.match, tmp_path)
    best = "With these dice: 100.0% to win, 1.00 losses to expect, if you make the best of them.\n"
    strike = "Struck now: 100.0% to win, 1.00 losses to expect.\n"
    assert desk.type("odds") == best + strike
    assert desk.type("odds test-draugr").startswith("1 swordsman against D")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("odds valhalla", "There is nothing called “valhalla” to look at"),
        ("odds test draugr 9 axes", "“test draugr 9 axes” is no fight whose odds could be told"),
        ("odds test draugr -1 axes", "“test draugr -1 axes” is no fight whose odds could be told"),
        ("odds test draugr 2 elves", "“test draugr 2 elves” is no fight whose odds could be told"),
        ("odds troll 2 swords", "“troll 2 swords” is no fight whose odds could be told"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(tmp_path: Path, typed: str, sentence: str) -> None:
    desk = Desk(placing(), tmp_path)
    said = desk.type(typed)
    assert said.startswith(sentence) and said.count("\n") == 1 and not desk.given


@pytest.mark.parametrize("language", languages_with("champions"))
def test_every_language_tells_odds(tmp_path: Path, language: str) -> None:
    desk = Desk(placing(), tmp_path, language=language)
    for typed in (WORDS[language], "odds kraken", f"{WORDS[language]} test draugr"):
        assert "%" in desk.type(typed)
    assert not desk.session.speech.faults


def test_midgard_says_that_it_has_no_such_fights(tmp_path: Path) -> None:
    desk = Desk(new_match("midgard", 3, 1), tmp_path)
    assert desk.type("odds").startswith("There are no fights with dice in this game")
