"""The sets that are shipped, one after another: what a later one may change, and what keeps to which."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise, product

import pytest

from meadhall.champions.cards.card_set import CardSet, cards_from, check
from meadhall.games import game
from meadhall.kernel.cards.contents import ours
from meadhall.kernel.errors import BadRecord
from meadhall.kernel.setting import Setting


def own(text: str) -> CardSet:
    return cards_from(tomllib.loads(f'name = "mine"\n{text}'), "mine.toml")


def mistakes(text: str) -> list[tuple[str, str]]:
    return [(m.key, m.reason) for m in check(tomllib.loads(f'name = "mine"\n{text}'), "mine.toml")]


LATER = pytest.mark.parametrize(("before", "name"), tuple(pairwise(CardSet.contents.sets)))


@LATER
def test_a_later_set_changes_figures_of_ours_alone(before: str, name: str) -> None:
    older, newer = CardSet.shipped(before).rows, CardSet.shipped(name).rows
    changed = [
        (kind, slug, field)
        for kind, rows in older.items()
        for slug, row in rows.items()
        for field in newer[kind][slug]
        if field not in {"source", "trust", "ours"} and newer[kind][slug][field] != row[field]
    ]
    assert changed and all(field in ours(older[kind][slug]) for kind, slug, field in changed)
    assert {kind: list(rows) for kind, rows in older.items()} == {kind: list(rows) for kind, rows in newer.items()}


@LATER
def test_what_is_known_of_the_box_stays_known(before: str, name: str) -> None:
    older, newer = CardSet.shipped(before).rows, CardSet.shipped(name).rows
    for kind, rows in older.items():
        for slug, row in rows.items():
            assert set(ours(newer[kind][slug])) <= set(ours(row)), slug


@LATER
def test_a_later_set_could_be_a_users_file(before: str, name: str) -> None:
    """So that a mistyped slug or field is found, and the set lies over the one before it."""
    text = (files("meadhall") / "tables" / "champions" / "sets" / f"{name}.toml").read_text(encoding="utf-8")
    assert mistakes(f'base = "{before}"\n{text}') == []
    older, newer, over = CardSet.shipped(before).rows, CardSet.shipped(name).rows, tomllib.loads(text)
    assert all(slug in older[kind] for kind, rows in over.items() for slug in rows)
    for kind, rows in older.items():
        for slug, row in rows.items():
            assert newer[kind][slug] == {**row, **over.get(kind, {}).get(slug, {})}


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("open", "d0c70e71fa33c0dd"),
        ("open-2", "e8941bf430f243fd"),
        ("open-3", "a24b8a5d58097738"),
        ("open-4", "528bf3e0cf48b1f2"),
    ],
)
def test_a_shipped_set_never_changes(name: str, digest: str) -> None:
    """Records name it by this digest: a better figure is a new set."""
    assert CardSet.shipped(name).digest == digest


def test_private_longships_have_the_capacities_of_the_german_book() -> None:
    """CL-8: its list of components names them; the dearer, the larger and the more glory."""
    ships = {
        slug: CardSet.shipped("open-4").rows["longships"][slug] for slug in ("skeid", "karfi", "snekka", "drekkar")
    }
    assert {slug: ship["capacity"] for slug, ship in ships.items()} == {
        "skeid": 7,
        "karfi": 7,
        "snekka": 6,
        "drekkar": 8,
    }
    assert not any("capacity" in ours(ship) for ship in ships.values())
    by_price = sorted(ships.values(), key=lambda ship: ship["wood"] + ship["coins"])
    assert all(a["capacity"] <= b["capacity"] and a["glory"] < b["glory"] for a, b in pairwise(by_price))


REWARD = {"trolls": "wood", "draugr": "coins", "monsters": "favor"}


@pytest.mark.parametrize(("kind", "good"), REWARD.items())
def test_a_harder_enemy_is_better_paid(kind: str, good: str) -> None:
    """An enemy at least as hard as another of its kind in everything, and harder in something, brings more."""
    enemies = CardSet.shipped("open-4").rows[kind]
    for (hard, a), (easy, b) in product(enemies.items(), repeat=2):
        strength = [(each["attack"], each["defence"], each["forbids"] != "none") for each in (a, b)]
        as_hard = all(x >= y for x, y in zip(*strength, strict=True)) and b["forbids"] in ("none", a["forbids"])
        if as_hard and strength[0] != strength[1]:
            assert a["glory"] > b["glory"] or a[good] > b[good], f"{hard} is harder than {easy}, and no better paid"


def test_a_file_changes_the_set_that_is_played_or_the_one_it_names() -> None:
    row = "[monsters.lindworm]\nattack = 3\n"
    newest, older = own(row), own(f'base = "open"\n{row}')
    assert newest.rows["dice"] == CardSet.shipped("open-4").rows["dice"]
    assert older.rows["dice"] == CardSet.shipped("open").rows["dice"]
    assert len({newest.digest, older.digest, own(f'base = "open-2"\n{row}').digest}) == 3
    assert mistakes('base = "closed"') == [("base", "must be a shipped set: open, open-2, open-3, open-4.")]


def test_a_record_from_before_the_second_set_is_played_with_the_first() -> None:
    champions = game("champions")
    first = {"name": "open", "digest": "d0c70e71fa33c0dd"}
    setting = {**champions.setting(2).plain(), "cards": first}
    assert Setting.read(setting).cards == CardSet.shipped("open")
    mine = {"name": "mine", "monsters": {"lindworm": {"attack": 3}}}
    cards = {"name": "mine", "digest": own('base = "open"\n[monsters.lindworm]\nattack = 3').digest, "own": mine}
    assert Setting.read({**setting, "cards": cards}).cards.digest == cards["digest"]
    with pytest.raises(BadRecord, match="neither shipped"):
        Setting.read({**setting, "cards": {**first, "name": "closed"}})


def test_a_file_may_have_the_name_of_a_set_that_came_after_its_base() -> None:
    """Or an old record whose own cards happen to be called so could not be played any more."""
    assert [m.key for m in check({"name": "open-2"}, "mine.toml")] == ["name"]
    assert check({"name": "open-2", "base": "open"}, "mine.toml") == ()
    assert check({"name": "open-3", "base": "open-2"}, "mine.toml") == ()
    assert [m.key for m in check({"name": "open", "base": "open-2"}, "mine.toml")] == ["name"]
    assert [m.key for m in check({"name": "open", "base": "open"}, "mine.toml")] == ["name"]
