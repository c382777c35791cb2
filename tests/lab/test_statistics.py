"""Intervals and ratings, against values that are known from elsewhere or can be worked out by hand."""

from __future__ import annotations

import random
from itertools import permutations
from math import log10

import pytest

from meadhall.lab.statistics import GROUPS, MEAN, ratings, strengths, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (100, 400, 0.2101, 0.2947),
        (1, 4, 0.0456, 0.6994),
    ],
)
def test_the_interval_of_a_share_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_a_shared_win_is_a_part_and_without_games_nothing_is_known() -> None:
    assert wilson(8, 20)[0] < wilson(8.5, 20)[0] < wilson(9, 20)[0]
    assert wilson(0, 0) == (0.0, 1.0)


def test_of_two_the_rating_is_the_logarithm_of_their_odds() -> None:
    found = strengths({("a", "b"): 759.5, ("b", "a"): 239.5}, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(400 * log10(760 / 240), abs=1e-3)
    assert (found["a"] + found["b"]) / 2 == pytest.approx(MEAN)


def test_of_three_each_wins_as_many_duels_as_its_rating_foretells() -> None:
    duels = {("a", "b"): 70.0, ("b", "a"): 30.0, ("b", "c"): 55.0, ("c", "b"): 45.0, ("a", "c"): 62.0, ("c", "a"): 38.0}
    found = strengths(duels, ["a", "b", "c"])
    for one in "abc":
        won = sum(count + 0.5 for (ahead, _), count in duels.items() if ahead == one)
        meant = 0.0
        for ahead, behind in permutations("abc", 2):
            if ahead == one:
                met = duels[ahead, behind] + duels[behind, ahead] + 1
                meant += met / (1 + 10 ** ((found[behind] - found[ahead]) / 400))
        assert meant == pytest.approx(won, abs=1e-4)


def test_whoever_never_lost_has_a_rating_too() -> None:
    best, worst = sorted(ratings((i, [("a", 1), ("b", 2)]) for i in range(50)), key=lambda one: -one.rating)
    assert best.bot == "a" and 1500 < best.rating < 3000 and worst.rating > 0
    assert best.low is worst.high is None  # how much stronger, nobody can tell


def test_two_groups_of_which_one_never_lost_have_no_interval() -> None:
    """Within each group everybody wins and loses, so the distance of the groups alone cannot be told."""
    strong, weak = ["a", "b"], ["c", "d"]
    games = []
    for i in range(200):
        order = [*strong[:: 1 if i % 3 else -1], *weak[:: 1 if i % 2 else -1]]
        games.append((i, list(zip(order, range(1, 5), strict=True))))
    found = ratings(games)
    assert [one.low for one in found] == [None] * 4
    assert {one.bot for one in found if one.rating > 1500} == set(strong)


def test_a_single_surprise_is_no_ground_for_an_interval() -> None:
    """With one heap left out there is none, and the ratings without it have no bounds."""
    games = [(i, [("a", 1), ("b", 2)]) for i in range(100)]
    games[7] = (7, [("b", 1), ("a", 2)])
    assert [one.low for one in ratings(games)] == [None, None]
    games[8] = (8, [("b", 1), ("a", 2)])
    assert all(one.low is not None for one in ratings(games))


def test_draws_make_equals() -> None:
    found = ratings((i, [("a", 1), ("b", 1), ("b", 3), ("a", 3)]) for i in range(100))
    assert [one.rating for one in found] == [pytest.approx(1500), pytest.approx(1500)]


def test_a_bot_against_itself_or_a_handful_of_games_has_no_interval() -> None:
    alone = ratings((i, [("a", 1), ("a", 2)]) for i in range(100))
    few = ratings((i, [("a", 1), ("b", 2)]) for i in range(GROUPS - 1))
    assert [(one.rating, one.low) for one in alone] == [(1500.0, None)]
    assert [one.low for one in few] == [None, None]


def test_the_interval_of_a_rating_holds_the_truth_about_as_often_as_it_says() -> None:
    """Two bots of 100 points difference, two hundred times two hundred games."""
    dice, truth, held, widths = random.Random(3), 100.0, 0, []
    chance = 1 / (1 + 10 ** (-truth / 400))
    for _ in range(200):
        games = [(i, [("a", 1), ("b", 2)] if dice.random() < chance else [("b", 1), ("a", 2)]) for i in range(200)]
        strong = next(one for one in ratings(games) if one.bot == "a")
        assert strong.low is not None and strong.high is not None
        held += strong.low <= MEAN + truth / 2 <= strong.high
        widths.append(strong.high - strong.low)
    assert 180 <= held <= 198
    assert 40 < sum(widths) / 200 < 70
