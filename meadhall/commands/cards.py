"""`meadhall cards`: show or check a card set."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from meadhall.commands.command import Command, console
from meadhall.games import game, of_other_game
from meadhall.kernel.cards.contents import NOT_FIGURES
from meadhall.kernel.errors import BadCards, Mistake
from meadhall.kernel.game import Game
from meadhall.terminal.screen import MOST_WIDE

MOST_COLUMNS = 8


def add(command: Command) -> None:
    """Add the parser of the command."""
    cards = command(
        "cards",
        "Look at a card set, or check one.",
        "cards show",
        "cards show --game midgard --json",
        "cards check my-box.toml",
    )
    cards.add_argument("--game", default="champions", help="whose cards (champions)")
    cards.set_defaults(run=run)
    kinds = cards.add_subparsers(dest="what", required=True)
    show = kinds.add_parser("show", help="show all cards of a set")
    show.add_argument(
        "file", nargs="?", help="a card set of your own, or one of ours by its name (the one that is played)"
    )
    check = kinds.add_parser("check", help="tell every mistake of a card set of your own")
    check.add_argument("file", help="a card set of your own, or one of ours by its name")
    for kind in (show, check):  # the options may be before or after the word
        kind.add_argument("--game", default=argparse.SUPPRESS, help="whose cards (champions)")
        kind.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print the result as JSON")


def run(arguments: argparse.Namespace) -> None:
    """Print the card set, or that it has no mistakes."""
    cards = cards_of(game(arguments.game), arguments.file)
    counts = cards.count_trust()
    if arguments.json:
        rows = cards.rows if arguments.what == "show" else None
        print(json.dumps({"name": cards.name, "digest": cards.digest, "figures": counts, "tables": rows}))
        return
    if arguments.what == "show":
        for kind, by_slug in cards.rows.items():
            console.print(cards_table(kind, by_slug))
    figures = ", ".join(f"{count} {trust}" for trust, count in counts.items())
    sound = f"Card set {cards.name!r} ({cards.digest}) is sound. Figures: {figures}."
    console.print(sound, highlight=False, markup=False, soft_wrap=True)


def cards_of(played: Game, file: str | None) -> Any:
    """A card set of a game; if the file has rows of another game, the first mistake says so."""
    try:
        return played.cards(file)
    except BadCards as error:
        if (found := of_other_game(played, error)) is None:
            raise
        slug, kinds = found
        reason = f"has tables of {slug} ({', '.join(kinds)}): say --game {slug}."
        rest = (mistake for mistake in error.mistakes if mistake.key not in kinds)
        raise BadCards((Mistake(error.mistakes[0].file, "file", reason), *rest)) from None


def cards_table(kind: str, rows: Mapping[str, Mapping[str, Any]]) -> Table:
    """The rows of one kind; if they have too many figures for the screen, all figures are in one column."""
    figures = list(dict.fromkeys(key for row in rows.values() for key in row if key not in NOT_FIGURES))
    spread = table_of(kind, rows, figures, apart=True)
    needed = console.measure(spread, options=console.options.update_width(MOST_WIDE)).minimum
    return (
        spread
        if len(figures) <= MOST_COLUMNS and needed <= console.width
        else table_of(kind, rows, figures, apart=False)
    )


def table_of(kind: str, rows: Mapping[str, Mapping[str, Any]], figures: Sequence[str], apart: bool) -> Table:
    """Rows with their figures, each in its own column or all in one.

    A star marks a figure that is ours in a row of which not all are.
    """
    table = Table(title=f"{kind} ({len(rows)})", title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in (*(figures if apart else ["figures"]), "trust"):
        table.add_column(heading)
    for slug, row in rows.items():
        own = row.get("ours", ())
        cells = {key: shown(row[key]) + ("*" if key in own else "") for key in figures if key in row}
        spread = [cells.get(key, "") for key in figures]
        joined = [", ".join(f"{key} {cell}" for key, cell in cells.items())]
        table.add_row(*(Text(cell) for cell in (slug, *(spread if apart else joined), row["trust"])))
    return table


def shown(figure: Any) -> str:
    """A figure in a few characters."""
    if isinstance(figure, dict):
        return ", ".join(f"{count} {thing}" for thing, count in figure.items())
    if isinstance(figure, list | tuple):
        return " ".join(str(one) for one in figure)
    return "-" if figure == "none" else str(figure)
