"""Figures added after the first release: old records still name their card sets by the digests of then."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest

from meadhall.champions.cards.card_set import CardSet
from meadhall.kernel.cards.card_set import CardSet as AnyCardSet
from meadhall.kernel.cards.contents import Contents
from meadhall.kernel.cards.schema import Whole

OWN = """
name = "mine"
[trolls.glam]
glory = 9
[trolls.newcomer]
name = "Newcomer"
attack = 1
defence = 2
glory = 3
wood = 1
"""


def later(kind: str) -> type[AnyCardSet]:
    """The card sets of Champions as they would be with one more figure in a table, 2 where it is left out."""
    known = CardSet.contents
    rows = known.kinds[kind]
    assert rows.sort is not None
    sort = replace(rows.sort, figures={**rows.sort.figures, "newer": Whole(0, 9)}, added={"newer": 2})
    kinds = {**known.kinds, kind: replace(rows, sort=sort)}

    class Later(AnyCardSet):
        contents = Contents(known.game, kinds, known.check, known.sets)

    return Later


def own(text: str = OWN) -> dict[str, Any]:
    """A user's file as it is read."""
    troll = next(iter(CardSet.shipped().rows["trolls"]))
    return tomllib.loads(text.replace("glam", troll))


@pytest.mark.parametrize("kind", ["trolls", "runes", "stalls"])
@pytest.mark.parametrize("name", CardSet.contents.sets)
def test_a_new_figure_at_its_default_changes_no_digest_of_a_shipped_set(kind: str, name: str) -> None:
    assert later(kind).shipped(name).digest == CardSet.shipped(name).digest


def test_a_new_figure_at_its_default_changes_no_digest_of_a_set_of_ones_own() -> None:
    """Rows that are taken over, changed and new; also where a row that is ours lists its figures."""
    sets = later("trolls")
    assert sets.read(own(), "mine.toml").digest == CardSet.read(own(), "mine.toml").digest
    written = own(OWN + "newer = 2\n")
    assert sets.read(written, "mine.toml").digest == CardSet.read(own(), "mine.toml").digest


def test_a_new_figure_that_is_not_at_its_default_makes_another_set() -> None:
    sets = later("trolls")
    changed = sets.read(own(OWN + "newer = 3\n"), "mine.toml")
    assert changed.rows["trolls"]["newcomer"]["newer"] == 3
    assert changed.rows["trolls"][next(iter(changed.rows["trolls"]))]["newer"] == 2
    assert changed.digest != CardSet.read(own(), "mine.toml").digest


def test_a_new_row_need_not_have_a_newer_figure() -> None:
    sort = later("trolls").contents.kinds["trolls"].sort
    assert sort is not None and "newer" not in sort.required and "wood" in sort.required
