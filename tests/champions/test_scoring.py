"""Final scoring: sets, runes, ship, favor, coins, blame, and who wins (CE-2 to CE-8)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Place, Use
from meadhall.champions.words.events import CATEGORIES, GameWon, GloryWon, Scored
from meadhall.champions.words.view import RuneView
from tests.support.champions.ending import bare, glory, scored, winners
from tests.support.rule import rule


@rule("CE-2")
@pytest.mark.parametrize(
    ("slain", "points"),
    [
        ((), 0),
        (("test-draugr", "fierce-draugr"), 0),
        (("test-draugr", "test-monster"), 0),
        (("fierce-draugr", "test-monster"), 0),
        (("test-draugr", "axeproof-monster", "fierce-draugr", "golden-monster"), 0),
        (("test-draugr", "fierce-draugr", "cold-draugr"), 5),
        (("axeproof-monster", "golden-monster", "test-monster"), 5),
        (("test-draugr", "axeproof-monster", "golden-monster", "cold-draugr"), 5),
        (("test-draugr", "fierce-draugr", "golden-monster", "cold-draugr", "test-monster"), 5),
        (("test-draugr", "axeproof-monster", "fierce-draugr", "cold-draugr", "test-monster"), 5),
        (("test-draugr", "axeproof-monster", "fierce-draugr", "golden-monster", "cold-draugr"), 5),
        (("test-draugr", "axeproof-monster", "fierce-draugr", "golden-monster", "cold-draugr", "test-monster"), 10),
    ],
)
def test_each_set_of_a_red_a_yellow_and_a_blue_enemy_scores_5(slain: tuple[str, ...], points: int) -> None:
    t = bare()
    t.slay(1, *slain)
    t.end()
    assert scored(t, "sets") == (0, points, 0, 0)
    assert glory(t) == [0, points, 0, 0]


@rule("CE-2")
def test_trolls_have_no_colour_and_complete_no_set() -> None:
    t = bare()
    t.slay(0, "test-troll", "swordproof-troll", "test-draugr", "fierce-draugr")
    t.end()
    assert scored(t, "sets") == (0, 0, 0, 0)


@rule("CE-2")
def test_a_set_is_made_of_ones_own_enemies() -> None:
    t = bare(players=2)
    t.slay(0, "test-draugr", "fierce-draugr")
    t.slay(1, "test-monster")
    t.end()
    assert scored(t, "sets") == (0, 0)


@rule("CE-3", "CN-1")
@pytest.mark.parametrize(
    ("rune", "points"),
    [
        ("gifts", 2),
        ("wealth", 3),
        ("knowledge", 3),
        ("success", 1),
        ("potential", 3),
        ("reaction", 3),
        ("healing", 2),
        ("glory", 1),
        ("journey", 2),
        ("true-vision", 2),
    ],
)
def test_a_rune_scores_the_glory_printed_on_it_unused(rune: str, points: int) -> None:
    t = bare(players=3)
    t.rune(2, rune)
    t.end()
    if t.asked(2) == "afterwards":
        t.done(2)
    assert scored(t, "runes") == (0, 0, points)
    assert glory(t) == [0, 0, points]


@rule("CE-3")
def test_a_used_rune_scores_like_an_unused_one() -> None:
    t = bare()
    t.rune(0, "knowledge", "healing", "wealth")
    t.turn(0)
    t.do(0, Use("knowledge"))
    t.end()
    assert t.seat(0).runes == (RuneView("wealth", False), RuneView("knowledge", True), RuneView("healing", False))
    assert scored(t, "runes") == (8, 0, 0, 0)


@rule("CE-3")
def test_runes_on_the_board_and_in_the_deck_score_for_nobody() -> None:
    t = bare()
    t.end()
    assert scored(t, "runes") == (0, 0, 0, 0)


@rule("CE-4")
@pytest.mark.parametrize(("ship", "points"), [("karfi", 3), ("snekka", 5), ("skeid", 6), ("drekkar", 8)])
def test_the_private_longship_scores_its_glory(ship: str, points: int) -> None:
    t = bare()
    t.ship(3, ship)
    t.end()
    assert scored(t, "ship") == (0, 0, 0, points)
    assert glory(t) == [0, 0, 0, points]


@rule("CE-5", "CV-1")
def test_each_favor_scores_2_whoever_leads() -> None:
    t = bare()
    t.set(favor=[3, 1, 0, 7])
    t.end()
    assert scored(t, "favor") == (6, 2, 0, 14)
    assert glory(t) == [6, 2, 0, 14]


@rule("CE-6")
def test_every_3_coins_score_1_and_the_rest_is_lost() -> None:
    t = bare()
    t.set(coins=[2, 3, 5, 6])
    t.end()
    assert scored(t, "coins") == (0, 1, 1, 2)
    assert glory(t) == [0, 1, 1, 2]


@rule("CE-6")
def test_coins_are_counted_per_seat_not_together() -> None:
    t = bare(players=3)
    t.set(coins=[2, 2, 20, 0])
    t.end()
    assert scored(t, "coins") == (0, 0, 6)


@rule("CE-7", "CE-8")
@pytest.mark.parametrize(
    ("blame", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (7, -27), (9, -39)]
)
def test_blame_costs_more_and_more_even_below_zero(blame: int, points: int) -> None:
    t = bare()
    t.give(2, blame=blame)
    t.end()
    assert scored(t, "blame") == (0, 0, points, 0)
    assert glory(t) == [0, 0, points, 0]


@rule("CE-7", "CU-2", "CU-5")
def test_the_blame_of_the_last_clean_up_counts() -> None:
    t = bare(players=2)
    t.round(8)
    t.stock(food=0)
    t.last(0, Place("smokehouse"))
    assert scored(t, "blame") == (-1, -1)


@rule("CE-1", "CE-2", "CE-3", "CE-4", "CE-5", "CE-6", "CE-7", "CU-5")
def test_everything_is_told_by_category_and_seat_and_adds_up() -> None:
    t = bare(players=2)
    t.set(glory=[20, 30, 0, 0], favor=[2, 0, 0, 0], coins=[7, 4, 0, 0], blame=[1, 3, 0, 0], wood=[2, 0, 0, 0])
    t.hands(["craftsman"], ["troll-slayer"])
    t.slay(1, "test-draugr", "fierce-draugr", "test-monster")
    t.rune(0, "healing")
    t.ship(1, "drekkar")
    told = t.end()
    points = ((20, 30), (5, 0), (0, 5), (2, 0), (0, 8), (4, 0), (2, 1), (-1, -6))
    assert CATEGORIES == ("track", "destinies", "sets", "runes", "ship", "favor", "coins", "blame")
    expected = [Scored(seat, category, points[i][seat]) for i, category in enumerate(CATEGORIES) for seat in range(2)]
    assert [event for event in told if isinstance(event, Scored)] == expected
    assert list(told[-17:]) == [*expected, GameWon(1)]
    assert t.news() == list(told)
    assert t.view().scoring == dict(zip(CATEGORIES, points, strict=True))
    assert glory(t) == [32, 38]
    assert t.state.over == 1
    assert (t.open(0), t.open(1)) == (set(), set())


@rule("CU-5")
def test_before_the_end_of_round_8_nothing_is_scored() -> None:
    t = bare()
    t.set(favor=[1, 0, 0, 0])
    t.end_round()
    assert (t.view().round, t.view().over, t.view().scoring) == (2, False, None)
    assert glory(t) == [0, 0, 0, 0]
    t.round(7)
    t.end_round()
    assert (t.view().round, t.view().over) == (8, False)
    assert t.rules.result(t.state) is None
    t.end_round()
    assert (t.view().round, t.view().over) == (8, True)


@rule("CE-8")
@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_most_glory_wins(best: int) -> None:
    t = bare()
    t.set(glory=[12 + (seat == best) for seat in range(4)])
    t.slay((best + 1) % 4, "test-troll", "test-draugr", "test-monster")
    told = t.end()
    assert winners(t) == (best,)
    assert [event for event in told if isinstance(event, GameWon)] == [GameWon(best)]


@rule("CE-8")
@pytest.mark.parametrize("slug", ["test-troll", "test-draugr", "test-monster"])
@pytest.mark.parametrize("best", [0, 3])
def test_a_tie_goes_to_the_most_enemy_cards_trolls_included(slug: str, best: int) -> None:
    t = bare()
    t.set(glory=[12, 12, 12, 12])
    t.slay(best, slug)
    t.end()
    assert winners(t) == (best,)


@rule("CE-8")
def test_enemy_cards_of_all_kinds_count_together() -> None:
    t = bare(players=3)
    t.set(glory=[9, 9, 10, 0])
    t.slay(0, "test-troll", "test-draugr", "axeproof-monster")
    t.slay(1, "swordproof-troll", "fierce-draugr")
    t.give(2, blame=1)
    t.end()
    assert glory(t) == [9, 9, 9]
    assert winners(t) == (0,)


@rule("CE-8")
def test_still_tied_the_victory_is_shared() -> None:
    t = bare()
    t.set(glory=[12, 15, 15, 15])
    t.slay(0, "test-monster", "golden-monster")
    t.slay(1, "test-troll")
    t.slay(3, "test-draugr")
    told = t.end()
    assert winners(t) == (1, 3)
    assert [event for event in told if isinstance(event, GameWon)] == [GameWon(1), GameWon(3)]


@rule("CE-8")
def test_all_may_win_with_less_than_nothing() -> None:
    t = bare()
    t.set(blame=[3, 3, 3, 3])
    t.end()
    assert glory(t) == [-6, -6, -6, -6]
    assert winners(t) == (0, 1, 2, 3)


@rule("CE-8")
def test_a_smaller_loss_wins() -> None:
    t = bare(players=2)
    t.set(blame=[6, 5, 0, 0])
    t.end()
    assert glory(t) == [-21, -15]
    assert winners(t) == (1,)


@rule("CE-5", "CE-6", "CN-1")
def test_what_the_last_window_brings_is_scored() -> None:
    t = bare()
    t.set(coins=[0, 4, 0, 0])
    t.rune(1, "wealth")
    t.end()
    assert t.open(1) == {Done(), Use("wealth")}
    t.do(1, Use("wealth"))
    assert scored(t, "coins") == (0, 2, 0, 0)
    assert glory(t) == [0, 5, 0, 0]
    assert not any(isinstance(event, GloryWon) for event in t.told())
