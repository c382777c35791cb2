"""The page about positions has a row for every word, with its signature, and every label of chance."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from meadhall.champions import positions as champions
from meadhall.champions.words import pools as champions_pools
from meadhall.games import game
from meadhall.kernel.position import Position, words_of
from meadhall.midgard import positions as midgard
from meadhall.midgard.words import pools as midgard_pools

PAGE = (Path(__file__).parents[1] / "docs" / "positions.md").read_text(encoding="utf-8")
GAMES = {"Champions": champions.Position, "Midgard": midgard.Position}


def section(title: str) -> str:
    """A section of the page."""
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def written(kind: type[Position], name: str) -> str:
    """How a word is written in Python."""
    signature = inspect.signature(getattr(kind, name))
    plain = [one.replace(annotation=inspect.Parameter.empty) for one in signature.parameters.values()][1:]
    return name + str(inspect.Signature(plain))


@pytest.mark.parametrize(("title", "kind"), GAMES.items(), ids=GAMES)
def test_the_table_holds_every_word_in_order_as_it_is_called(title: str, kind: type[Position]) -> None:
    rows = re.findall(r"^\| `(\w+\(.*?\))` \|", section(f"The words of {title}"), re.MULTILINE)
    assert rows == [written(kind, name) for name in words_of(kind)]


@pytest.mark.parametrize(("title", "kind"), GAMES.items(), ids=GAMES)
def test_the_page_says_how_a_position_is_made(title: str, kind: type[Position]) -> None:
    assert f"`{written(kind, '__init__').replace('__init__', 'Position')}`" in section(f"The words of {title}")


@pytest.mark.parametrize(("title", "kind"), GAMES.items(), ids=GAMES)
def test_every_public_method_of_a_position_is_on_the_page(title: str, kind: type[Position]) -> None:
    public = [name for name in dir(kind) if not name.startswith("_")]
    assert [name for name in public if f"`{name}(" not in PAGE and f"`position.{name}" not in PAGE] == []


def test_every_label_of_chance_that_can_be_scripted_is_in_the_table() -> None:
    labels = re.findall(r"`([a-z]+)`(?=[, ])", section("Chance").split("| what |")[1])
    played = {"champions": champions_pools, "midgard": midgard_pools}
    known = [pools.pools_at_setup(game(slug).rules(3)) for slug, pools in played.items()]
    assert sorted(labels) == sorted(label for some in known for label in some)
