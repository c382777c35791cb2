"""The box of Champions written out: every figure that the core plays with, card by card, in the order of the box."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.champions import board
from meadhall.champions.cards import CardSet
from meadhall.champions.game import GAME, ChampionsRules


def decks(cards: CardSet) -> dict[str, tuple[tuple[str, ...], int]]:
    """The beginning of the fields of each kind of card, its cards, and how many the box has room for."""
    return {
        "enemy_": (cards.enemies, board.MOST_ENEMIES),
        "rune_": (cards.runes, board.MOST_RUNES),
        "destiny_": (cards.destinies, board.MOST_DESTINIES),
        "journey_": (cards.journeys, board.MOST_JOURNEYS),
        "ship_": (cards.ships, board.MOST_SHIPS),
        "leader_": (cards.leaders, board.MOST_LEADERS),
        "stall_": (cards.stalls, board.MOST_STALLS),
        "merchant_": (cards.merchants, board.MOST_MERCHANTS),
    }


def lines() -> Iterator[str]:
    """Options, board and start of a table of four by the newest book, then the cards."""
    rules = GAME.rules(4)
    assert isinstance(rules, ChampionsRules)
    left = dict(rules.box.dump())
    rows: list[str] = []
    for kind, (slugs, most) in decks(rules.cards).items():
        rows.append("")
        names = [name for name, cells in left.items() if name.startswith(kind) and is_column(cells, most)]
        columns = {name.removeprefix(kind): left.pop(name) for name in names}
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


def text() -> str:
    """The whole box."""
    return (
        "\n".join(["# The box of the open set, four players, de-2018: numbers as the core has them.", *lines()]) + "\n"
    )
