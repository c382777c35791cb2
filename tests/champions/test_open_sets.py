"""The sets that are shipped, one after another: what a later one may change, and what keeps to which."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from meadhall.champions.cards import CardSet, cards_from, check
from meadhall.games import game
from meadhall.kernel.errors import BadRecord
from meadhall.kernel.records import rules_for
from meadhall.kernel.tables import ours


def own(text: str) -> CardSet:
    return cards_from(tomllib.loads(f'name = "mine"\n{text}'), "mine.toml")


def mistakes(text: str) -> list[tuple[str, str]]:
    return [(m.key, m.reason) for m in check(tomllib.loads(f'name = "mine"\n{text}'), "mine.toml")]


def test_a_later_set_changes_figures_of_ours_alone() -> None:
    first, second = (CardSet.shipped(name).tables for name in ("open", "open-2"))
    changed = [
        (kind, slug, name)
        for kind, lines in first.items()
        for slug, line in lines.items()
        for name in second[kind][slug]
        if second[kind][slug][name] != line[name]
    ]
    assert changed and all(name in ours(first[kind][slug]) for kind, slug, name in changed)
    assert {kind: list(lines) for kind, lines in first.items()} == {kind: list(lines) for kind, lines in second.items()}


def test_a_later_set_could_be_a_users_file() -> None:
    """So that a mistyped slug or field is found."""
    text = (files("meadhall") / "tables" / "champions" / "sets" / "open-2.toml").read_text(encoding="utf-8")
    assert mistakes(f'base = "open"\n{text}') == []
    over = tomllib.loads(text)
    first = CardSet.shipped("open").tables
    assert all(slug in first[kind] for kind, rows in over.items() for slug in rows)


def test_a_file_changes_the_set_that_is_played_or_the_one_it_names() -> None:
    row = "[monsters.lindworm]\nattack = 3\n"
    newest, older = own(row), own(f'base = "open"\n{row}')
    assert newest.tables["trolls"] == CardSet.shipped("open-2").tables["trolls"]
    assert older.tables["trolls"] == CardSet.shipped("open").tables["trolls"]
    assert newest.digest != older.digest
    assert mistakes('base = "closed"') == [("base", "must be a shipped set: open, open-2.")]


def test_a_record_from_before_the_second_set_is_played_with_the_first() -> None:
    champions = game("champions")
    first = {"name": "open", "digest": "d0c70e71fa33c0dd"}
    setting = {**champions.rules(2).setting, "cards": first}
    assert rules_for(setting).cards == CardSet.shipped("open")
    mine = {"name": "mine", "monsters": {"lindworm": {"attack": 3}}}
    cards = {"name": "mine", "digest": own('base = "open"\n[monsters.lindworm]\nattack = 3').digest, "own": mine}
    assert rules_for({**setting, "cards": cards}).cards.digest == cards["digest"]
    with pytest.raises(BadRecord, match="neither shipped"):
        rules_for({**setting, "cards": {**first, "name": "closed"}})


def test_a_file_may_have_the_name_of_a_set_that_came_after_its_base() -> None:
    """Or an old record whose own cards happen to be called so could not be played any more."""
    assert [m.key for m in check({"name": "open-2"}, "mine.toml")] == ["name"]
    assert check({"name": "open-2", "base": "open"}, "mine.toml") == ()
    assert [m.key for m in check({"name": "open", "base": "open"}, "mine.toml")] == ["name"]
