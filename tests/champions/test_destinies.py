"""Destiny cards: alone first, tied for first, or nothing (CE-1, E-8)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.champions.words.events import Scored
from tests.support.champions.ending import bare, glory, scored
from tests.support.champions.table import Table
from tests.support.rule import rule

# Each destiny card with its larger and its smaller value, and what it counts.
DESTINIES = [
    ("crusher-of-ice", 6, 3, "blue"),
    ("earth-smasher", 6, 3, "yellow"),
    ("master-of-flames", 6, 3, "red"),
    ("craftsman", 5, 2, "wood"),
    ("prepared", 5, 2, "food"),
    ("prosperous", 5, 2, "coins"),
    ("leader-of-armies", 7, 3, "warriors"),
    ("odins-favored", 4, 2, "favor"),
    ("runemaster", 4, 2, "runes"),
    ("monster-hunter", 4, 2, "monsters"),
    ("slayer-of-the-undead", 7, 3, "draugr"),
    ("troll-slayer", 6, 3, "trolls"),
]
# What may be counted, two cards of each.
CARDS_COUNTED = {
    "blue": ("cold-draugr", "test-monster"),
    "yellow": ("fierce-draugr", "golden-monster"),
    "red": ("test-draugr", "axeproof-monster"),
    "monsters": ("test-monster", "golden-monster"),
    "draugr": ("test-draugr", "fierce-draugr"),
    "trolls": ("test-troll", "swordproof-troll"),
}


def have(t: Table, seat: int, counted: str, which: int) -> None:
    """Let a seat have one of what a destiny card counts, the first or the second of its sort."""
    if counted == "warriors":
        t.give(seat, spearman=1)
    elif counted == "runes":
        t.rune(seat, ("healing", "journey")[which])
    elif counted in CARDS_COUNTED:
        t.slay(seat, CARDS_COUNTED[counted][which])
    else:
        t.give(seat, **{counted: 1})


def holding(*slugs: str, players: int = 4, **options: Any) -> Table:
    """A bare table at which seat 1 alone holds destiny cards."""
    t = bare(players, **options)
    t.hands((), slugs, *[()] * (players - 2))
    return t


@rule("CE-1")
@pytest.mark.parametrize(("slug", "alone", "tied", "counted"), DESTINIES)
def test_alone_first_scores_the_larger_value(slug: str, alone: int, tied: int, counted: str) -> None:
    t = holding(slug)
    have(t, 1, counted, 0)
    t.end()
    assert scored(t, "destinies") == (0, alone, 0, 0)


@rule("CE-1")
@pytest.mark.parametrize(("slug", "alone", "tied", "counted"), DESTINIES)
def test_tied_for_first_scores_the_smaller_value(slug: str, alone: int, tied: int, counted: str) -> None:
    t = holding(slug)
    have(t, 1, counted, 0)
    have(t, 3, counted, 1)
    t.end()
    assert scored(t, "destinies") == (0, tied, 0, 0)


@rule("CE-1")
@pytest.mark.parametrize(("slug", "alone", "tied", "counted"), DESTINIES)
def test_somebody_else_first_scores_nothing(slug: str, alone: int, tied: int, counted: str) -> None:
    t = holding(slug, players=2)
    have(t, 0, counted, 0)
    t.end()
    assert scored(t, "destinies") == (0, 0)


@rule("CE-1", "E-8")
@pytest.mark.parametrize(("slug", "alone", "tied", "counted"), DESTINIES)
def test_at_least_one_of_the_thing_is_needed(slug: str, alone: int, tied: int, counted: str) -> None:
    t = holding(slug)
    t.end()
    assert scored(t, "destinies") == (0, 0, 0, 0)


@rule("CE-1")
def test_there_are_these_twelve_destinies() -> None:
    assert bare().cards.destinies == tuple(row[0] for row in DESTINIES)


@rule("CE-1")
@pytest.mark.parametrize(
    ("wood", "points"),
    [((4, 5, 0, 0), 5), ((5, 5, 0, 0), 2), ((6, 5, 0, 0), 0), ((5, 5, 5, 6), 0), ((0, 5, 5, 5), 2), ((0, 6, 5, 5), 5)],
)
def test_first_is_compared_with_every_other_seat(wood: tuple[int, ...], points: int) -> None:
    t = holding("craftsman")
    t.set(wood=list(wood))
    t.end()
    assert scored(t, "destinies") == (0, points, 0, 0)


@rule("CE-1")
def test_seats_not_at_the_table_are_not_compared() -> None:
    t = holding("craftsman", players=3)
    t.set(wood=[0, 2, 1, 9])
    t.end()
    assert scored(t, "destinies") == (0, 5, 0)


@rule("CE-1")
def test_other_players_cards_give_nothing() -> None:
    t = bare()
    t.hands(["craftsman"], ["prosperous"], [], [])
    t.set(wood=[0, 3, 0, 0], coins=[2, 0, 0, 0])
    t.end()
    assert scored(t, "destinies") == (0, 0, 0, 0)


@rule("CE-1")
def test_every_own_card_scores_for_itself() -> None:
    t = bare(players=3)
    t.hands(["prepared"], ["craftsman", "prosperous", "odins-favored"], ["leader-of-armies"])
    t.set(wood=[0, 2, 1, 0], coins=[1, 1, 0, 0], favor=[0, 0, 1, 0], food=[2, 1, 0, 0])
    t.give(2, axeman=1)
    t.end()
    assert scored(t, "destinies") == (5, 7, 7)


@rule("CE-1")
def test_warriors_of_all_kinds_count_together() -> None:
    t = holding("leader-of-armies", players=2)
    t.give(0, axeman=2)
    t.give(1, swordsman=1, spearman=1, axeman=1)
    t.end()
    assert scored(t, "destinies") == (0, 7)


@rule("CE-1")
def test_a_colour_counts_draugr_and_monsters_together_and_no_trolls() -> None:
    t = holding("master-of-flames", players=2)
    t.slay(0, "test-troll", "swordproof-troll", "fierce-draugr")
    t.slay(1, "test-draugr", "axeproof-monster")
    t.end()
    assert scored(t, "destinies") == (0, 6)


@rule("CE-1")
def test_the_kinds_of_enemies_are_not_mixed_up() -> None:
    t = bare(players=3)
    t.hands(["monster-hunter"], ["slayer-of-the-undead"], ["troll-slayer"])
    t.slay(0, "test-monster", "test-draugr")
    t.slay(1, "cold-draugr", "test-troll")
    t.slay(2, "swordproof-troll", "golden-monster")
    t.end()
    assert scored(t, "destinies") == (2, 3, 3)


@rule("CE-1", "CE-3")
def test_used_runes_count_too() -> None:
    t = holding("runemaster")
    t.rune(1, "healing", "journey")
    t.rune(0, "glory")
    t.cell("rune_used", t.cards.runes.index("healing"), 1)
    t.end()
    assert scored(t, "destinies") == (0, 4, 0, 0)


@rule("CE-1", "CE-5", "CE-6")
def test_everything_is_counted_at_one_moment() -> None:
    t = bare(players=2)
    t.hands(["odins-favored", "prosperous"], [])
    t.set(favor=[1, 0, 0, 0], coins=[3, 0, 0, 0])
    t.end()
    assert scored(t, "destinies") == (9, 0)
    assert (t.seat(0).favor, t.seat(0).coins) == (1, 3)
    assert glory(t) == [9 + 2 + 1, 0]


@rule("CE-1", "CS-11")
def test_at_the_end_all_destiny_cards_lie_open() -> None:
    t = bare(players=2)
    t.hands(["craftsman"], ["prosperous"])
    assert [seat.destinies[0].destiny for seat in t.view(0).seats] == ["craftsman", "hidden"]
    assert [seat.destinies[0].destiny for seat in t.view().seats] == ["hidden", "hidden"]
    t.end()
    for audience in (0, 1, None):
        cards = [seat.destinies[0] for seat in t.view(audience).seats]
        assert [card.destiny for card in cards] == ["craftsman", "prosperous"]
        assert [(card.open, card.known_to) for card in cards] == [(True, (0, 1))] * 2


@rule("E-8")
@pytest.mark.parametrize(("edition", "points"), [("en-2015", 2), ("fr", 0), ("it", 0), ("de-2018", 0)])
def test_where_nothing_is_needed_a_tie_at_nothing_counts(edition: str, points: int) -> None:
    t = holding("craftsman", edition=edition)
    told = t.end()
    assert scored(t, "destinies") == (0, points, 0, 0)
    assert Scored(1, "destinies", points) in told


@rule("E-8", "CE-1")
def test_where_nothing_is_needed_one_must_still_be_first() -> None:
    t = holding("craftsman", "prosperous", edition="en-2015")
    t.set(wood=[1, 0, 0, 0], coins=[0, 1, 0, 0])
    t.end()
    assert scored(t, "destinies") == (0, 5, 0, 0)
