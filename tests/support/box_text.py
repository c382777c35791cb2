"""The box of a game written out: every figure that the core plays with, card by card, in the order of the box."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from meadhall.champions.core.numbers import board
from meadhall.kernel.game import Game
from meadhall.midgard.core.numbers import board as midgard

NUMBERS = {4: "four", 5: "five"}
Decks = Mapping[str, tuple[tuple[str, ...], int]]
"""Which fields belong to a kind of card, its cards, and how many the box has room for."""


def decks_of_champions(cards: Any) -> Decks:
    """Every kind of card has fields that begin alike."""
    return {
        "enemy_(.+)": (cards.enemies, board.MOST_ENEMIES),
        "rune_(.+)": (cards.runes, board.MOST_RUNES),
        "destiny_(.+)": (cards.destinies, board.MOST_DESTINIES),
        "journey_(.+)": (cards.journeys, board.MOST_JOURNEYS),
        "ship_(.+)": (cards.ships, board.MOST_SHIPS),
        "leader_(.+)": (cards.leaders, board.MOST_LEADERS),
        "stall_(.+)": (cards.stalls, board.MOST_STALLS),
        "merchant_(.+)": (cards.merchants, board.MOST_MERCHANTS),
    }


def decks_of_midgard(cards: Any) -> Decks:
    """The map, and the kinds of card."""
    return {
        "(kingdom|villages)": (cards.provinces, midgard.MOST_PROVINCES),
        "card_(.+)": (cards.kinds, midgard.MOST_KINDS),
    }


DECKS: Mapping[str, Callable[[Any], Decks]] = {"champions": decks_of_champions, "midgard": decks_of_midgard}


def lines(game: Game) -> Iterator[str]:
    """Options, board and start of the largest table by the newest book, then the cards."""
    rules: Any = game.rules(game.seats[-1])
    left = dict(rules.box.dump())
    rows: list[str] = []
    for fields, (slugs, most) in DECKS[game.slug](rules.cards).items():
        rows.append("")
        columns = {
            found[1]: left.pop(name)
            for name, cells in list(left.items())
            if (found := re.fullmatch(fields, name)) and is_column(cells, most)
        }
        for card, slug in enumerate(slugs):
            figures = [f"{name} {cell(cells, card, most)}" for name, cells in columns.items()]
            rows.append(f"{slug}: {', '.join(figures)}")
    yield from (f"{name}: {figures}" for name, figures in left.items())
    yield from rows


def is_column(cells: int | list[int], most: int) -> bool:
    """Whether a field holds something for each card."""
    return isinstance(cells, list) and len(cells) >= most and len(cells) % most == 0


def cell(cells: list[int], card: int, most: int) -> int | list[int]:
    """What a column holds for one card: a number, or one for each good or warrior."""
    width = len(cells) // most
    own = cells[card * width : (card + 1) * width]
    return own[0] if width == 1 else own


def text(game: Game) -> str:
    """The whole box."""
    table = f"{NUMBERS[game.seats[-1]]} players, {game.editions[-1]}"
    return "\n".join([f"# The box of the open set, {table}: numbers as the core has them.", *lines(game)]) + "\n"
