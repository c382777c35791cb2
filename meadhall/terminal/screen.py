"""The screen: the same things shown as a picture with rich, or as plain lines that a screen reader reads well."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.kernel.declared.pictures import Section

GAP = 2  # columns between two columns of a table
MOST_WIDE = 10_000  # more than any terminal


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
        self.apart: Callable[[Sequence[str]], str] = "; ".join  # and in their semicolons
        self._last = ""  # the line said last

    def line(self, text: str, style: str = "") -> None:
        """One sentence."""
        self._last = text
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
        width = self.console.width - 1
        if not self.plain and len(sections) > 2 and sum(map(full_width, sections[1:])) <= width:
            beside = Table.grid(padding=(0, GAP))
            beside.add_row(*(drawn(section, width) for section in sections[1:]))
            self.console.print(Padding(drawn(sections[0], width), (0, 0, 1, 1)))
            self.console.print(Padding(beside, (0, 0, 1, 1)))
            return
        for section in sections:
            if self.plain or least_width(section) > width:
                self.line(f"{section.title}.", "cyan")
                for row in section.rows:
                    self.line(self.spoken(section.headings, row))
            else:
                self.console.print(Padding(drawn(section, width), (0, 0, 1, 1)))

    def spoken(self, headings: Sequence[str], row: Sequence[str]) -> str:
        """A row as a sentence: what it is about, then each heading with its cell; empty cells are not said."""
        cells = [f"{heading} {cell}" for heading, cell in zip(headings[1:], row[1:], strict=True) if cell]
        return f"{self.labelled(row[0], self.apart(cells))}." if cells else f"{row[0]}."

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Say that something takes its time: by a wheel that turns, or by a line, not said twice in a row."""
        if self.plain or not self.console.is_terminal:
            if self._last != text:
                self.line(text)
            yield
        else:
            with self.console.status(Text(text)):
                yield

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()


def longest_words(section: Section) -> list[int]:
    """The length of the longest word of each column."""
    found = []
    for i, heading in enumerate((section.title, *section.headings[1:])):
        words = " ".join([heading, *(row[i] for row in section.rows)]).split()
        found.append(max((len(word) for word in words), default=0))
    return found


def least_width(section: Section) -> int:
    """How wide a table must be so that no word is broken."""
    return sum(longest_words(section)) + GAP * len(section.headings)


def full_width(section: Section) -> int:
    """How wide a table is whose lines are not broken, with some air beside it."""
    return sum(widths(section, MOST_WIDE)) + GAP * len(section.headings) + GAP


def widths(section: Section, room: int) -> list[int]:
    """The width of each column, within the room there is: whoever has most to spare gives way, words stay whole."""
    columns = zip((section.title, *section.headings[1:]), *section.rows, strict=True)
    found = [max(map(len, cells)) for cells in columns]
    longest = longest_words(section)
    while sum(found) + GAP * len(found) > room:
        spare = [width - least for width, least in zip(found, longest, strict=True)]
        if max(spare) <= 0:
            break
        found[spare.index(max(spare))] -= 1
    return found


def drawn(section: Section, room: int) -> Table:
    """A section as a table."""
    table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="cyan")
    headings = (section.title, *section.headings[1:])
    for i, (heading, width) in enumerate(zip(headings, widths(section, room), strict=True)):
        table.add_column(Text(heading), overflow="fold", width=width, style="bold" if i == 0 else "")
    for row in section.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
