"""The screen: the same things shown as a picture with rich, or as plain lines that a screen reader reads well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

WIDE = 150  # columns from which the sections after the first stand side by side


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the board: a title, headings, and rows that begin with what they are about."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A numbered answer and what it brings."""

    number: int
    label: str
    effect: str


class Screen:
    """Where a game is shown."""

    def __init__(self, console: Console, plain: bool = False) -> None:
        self.console = console
        self.plain = plain
        self.labelled: Callable[[str, str], str] = "{}: {}".format  # languages differ in their colons

    def line(self, text: str, style: str = "") -> None:
        """One sentence."""
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=self.plain)

    def question(self, text: str) -> None:
        """What is asked."""
        self.line(text, "bold yellow")

    def story(self, lines: Sequence[str]) -> None:
        """What happened, sentence by sentence."""
        for text in lines:
            self.line(text if self.plain else f"  {text}", "dim")

    def choices(self, choices: Sequence[Choice]) -> None:
        """Numbered answers with what they bring."""
        if self.plain:
            for choice in choices:
                label = f"{choice.number}. {choice.label}"
                self.line(self.labelled(label, choice.effect) if choice.effect else label)
            return
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(justify="right", style="bold yellow", no_wrap=True)
        table.add_column(style="bold", overflow="fold")
        table.add_column(style="dim", overflow="fold")
        for choice in choices:
            table.add_row(str(choice.number), Text(choice.label), Text(choice.effect))
        self.console.print(Padding(table, (0, 0, 0, 1)))

    def board(self, heading: str, sections: Sequence[Section]) -> None:
        """The whole board."""
        self.line(heading, "bold")
        if self.plain:
            for section in sections:
                self.line(f"{section.title}.")
                for row in section.rows:
                    self.line(self.spoken(section.headings, row))
            return
        tables = [drawn(section) for section in sections]
        if self.console.width >= WIDE and len(tables) > 2:
            beside = Table.grid(padding=(0, 3))
            beside.add_row(*tables[1:])
            tables[1:] = [beside]
        for table in tables:
            self.console.print(Padding(table, (0, 0, 1, 1)))

    def spoken(self, headings: Sequence[str], row: Sequence[str]) -> str:
        """A row as a sentence: what it is about, then each heading with its cell; empty cells are not said."""
        cells = [f"{heading} {cell}" for heading, cell in zip(headings[1:], row[1:], strict=True) if cell]
        return f"{self.labelled(row[0], '; '.join(cells))}." if cells else f"{row[0]}."

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()


def drawn(section: Section) -> Table:
    """A section as a table."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="cyan")
    for i, heading in enumerate((section.title, *section.headings[1:])):
        table.add_column(Text(heading), overflow="fold", style="bold" if i == 0 else "")
    for row in section.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
