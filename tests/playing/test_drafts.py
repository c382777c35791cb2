"""A choice of several parts at the prompt: named in any order, changed until it is given, and given as one."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Final

import pytest

from meadhall.champions.words.actions import Done, Load, Lose, Send
from meadhall.kernel.journal.acts import Answered
from meadhall.midgard.words.actions import Done as MoveNoMore
from meadhall.midgard.words.actions import Move, PickChieftain, PickWarrior
from meadhall.terminal.saves import read
from tests.support.champions.named_positions import assigning, losses, market
from tests.support.midgard.named_positions import invasion
from tests.support.playing.desk import Desk

CHAINED: Final = Path(__file__).parent / "cases" / "midgard-chained-words.save.json"


def test_chained_words_move_whom_they_name_also_from_where_one_stands_already(tmp_path: Path) -> None:
    """Once a warrior from the boat came to Asgard, "asgard" was read as a warrior from there (a save of version 1)."""
    saved = read(CHAINED)
    desk = Desk(saved.match, tmp_path, players=saved.players)
    desk.type("undo", "undo", "undo", "boat; angerboda; boat; asgard")
    given = [desk.match.rules.catalogue.action(step.code) for step in desk.match.standing[-1].played]
    assert given == [PickWarrior("boat"), Move("angerboda"), PickWarrior("boat"), Move("asgard")]


def test_every_order_of_the_parts_is_the_same_choice(tmp_path: Path) -> None:
    parts = ("troll 2 swordsmen", "shore 1: 1 spearman", "first shore 2 food")
    meant = [Send("troll", "swordsman")] * 2 + [Load("shore-1", "spearman"), *[Load("shore-1", "food")] * 2, Done()]
    for order in permutations(parts):
        desk = Desk(assigning(), tmp_path)
        assert desk.answers("; ".join([*order, "done"]), "") == meant
        assert isinstance(desk.match.acts[-1].change, Answered) and len(desk.match.acts[-1].played) == len(meant)
    for order in permutations(parts):
        assert Desk(assigning(), tmp_path).answers(*order, "done", "") == meant


def test_parts_are_shown_and_dropped_before_the_choice_is_given(tmp_path: Path) -> None:
    desk = Desk(assigning(), tmp_path)
    first, second, dropped, undone, none_left = desk.type_each(
        "troll 2 swordsmen", "first shore 1 food", "drop troll", "undo", "undo"
    )
    assert "Chosen: Troll: 1 swordsman ×2. " in first
    assert "Chosen: Troll: 1 swordsman ×2; First Shore: 1 food. " in second
    assert "Chosen: Troll: 1 swordsman; First Shore: 1 food. " in dropped
    assert "Chosen: Troll: 1 swordsman. " in undone and not desk.given
    assert "Chosen" not in none_left and "Demand that all assign openly" in none_left


def test_what_was_not_chosen_cannot_be_dropped(tmp_path: Path) -> None:
    desk = Desk(assigning(), tmp_path)
    said = desk.type_each("drop troll", "troll 1 swordsman", "drop shore")
    assert said[0] == "You have not chosen anything yet that could be dropped.\n"
    assert said[2] == "“shore” is not among what you have chosen: Troll: 1 swordsman.\n"


def test_a_part_of_a_path_is_dropped_with_where_it_goes(tmp_path: Path) -> None:
    desk = Desk(invasion(), tmp_path)
    assert "Chosen: A warrior from the boat → Vidblain" in desk.type("boat; vidblain")
    assert "Chosen: A warrior from the boat. " in desk.type("boat vidblain", "undo")
    assert "Chosen" not in desk.type_each("boat vidblain", "drop boat")[1]


def test_a_choice_waits_for_parts_that_the_core_asks_for_earlier(tmp_path: Path) -> None:
    """The last warrior of the boat comes last in the core's order; then an invasion was over after one of two."""
    desk = Desk(invasion(boat=2), tmp_path)
    first, *_ = desk.type_each("boat; vidblain", "chieftain; asgard", "")
    assert "A warrior from Asgard" in first and "The chieftain" in first and "Done" in first
    assert {PickChieftain(), Move("asgard")} <= {desk.match.rules.catalogue.action(one.code) for one in desk.given}
    desk = Desk(invasion(boat=2), tmp_path)
    assert desk.answers("boat; vidblain", "0", "")[:2] == [PickWarrior("boat"), Move("vidblain")]


def test_while_a_viking_is_on_the_way_only_places_are_listed_and_each_has_its_number(tmp_path: Path) -> None:
    desk = Desk(invasion(), tmp_path)
    listed = desk.inquiry.with_links([desk.match.rules.catalogue.code(PickWarrior("boat"))]).listed
    assert all(one.number > 0 and "warrior" not in one.label for one in listed) and len(listed) > 1


def test_a_choice_that_lacks_a_part_is_not_given(tmp_path: Path) -> None:
    desk = Desk(market(), tmp_path)
    said = desk.type_each("give 2 food; done", "take 2 wood", "done", "")
    assert said[0].startswith("This choice is not complete yet.") and "Something is still missing" in said[0]
    assert len(desk.given) == 5
    desk = Desk(invasion(), tmp_path)
    said = desk.type_each("boat; done", "vidblain; done", "")
    assert said[0].startswith("This choice is not complete yet.")
    given = [desk.match.rules.catalogue.action(step.code) for step in desk.given]
    assert given == [PickWarrior("boat"), Move("vidblain"), MoveNoMore()]


def test_a_crew_that_will_starve_is_warned_about_and_asked_about(tmp_path: Path) -> None:
    desk = Desk(assigning(), tmp_path)
    starving = "On the voyage to the first shore 1 warrior will starve: there is too little food aboard."
    said = desk.type_each("first shore 1 spearman", "done", "no")
    assert starving in said[0] and starving in said[1] and said[2].startswith("Not given.") and not desk.given
    assert starving not in desk.type("first shore 1 spearman 1 food")


def test_answers_that_are_no_parts_wait_until_the_parts_are_given_or_dropped(tmp_path: Path) -> None:
    desk = Desk(assigning(), tmp_path)
    said = desk.type_each("troll 1 swordsman", "demand")
    assert (
        "Demand" not in said[0]
        and said[1].startswith("Give what you have chosen first, or drop it: Demand that")
        and not desk.given
    )


@pytest.mark.parametrize(("lines", "meant"), [(("axeman", "spearman"), {"spearman", "axeman"})])
def test_losses_are_given_when_the_last_is_named(tmp_path: Path, lines: tuple[str, str], meant: set[str]) -> None:
    desk = Desk(losses(), tmp_path)
    assert desk.answers(lines[0]) == []
    given = desk.answers(lines[0], lines[1], "")
    assert {one.item for one in given if isinstance(one, Lose)} <= meant and given
