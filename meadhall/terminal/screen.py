"""The screen: the same things shown as a picture with rich, or as plain lines that a screen reader reads well."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.kernel.declared.pictures import Section
from meadhall.terminal.layout import Choice, Room, fitted

GAP = 2  # columns between two columns of a table
MOST_WIDE = 10_000  # more than any terminal
INDENT = "  "

More = Callable[[], bool]
"""Waits until somebody has read what stands on the screen; False if they want no more of it."""


class Screen:
    """Where a game is shown."""

    def __init__(self, console: Console, plain: bool = False) -> None:
        self.console = console
        self.plain = plain
        self.labelled: Callable[[str, str], str] = "{}: {}".format  # languages differ in their colons
        self.apart: Callable[[Sequence[str]], str] = "; ".join  # and in their semicolons
        self._last = ""  # the line said last
        self._status: tuple[str, ...] = ()  # how things stood when it was last said in lines
        self.is_map_first = False  # whether what is around matters more than what is printed on cards

    @property
    def is_paged(self) -> bool:
        """Whether there is somebody to turn pages: lines that are read aloud or written to a file are not held up."""
        return self.console.is_terminal and not self.plain

    def line(self, text: str, style: str = "", whole: bool = False) -> int:
        """One sentence, in several lines if need be, unless it must stay `whole` to be copied; how many lines."""
        self._last = text
        parts = [text] if self.plain or whole else wrapped(text, self.console.width, "")
        for part in parts:
            self.console.print(Text(part, style="" if self.plain else style), soft_wrap=True)
        return len(parts)

    def story(self, lines: Sequence[str], more: More | None = None) -> int:
        """What happened, sentence by sentence and page by page; how many lines of it are left on the screen."""
        if self.plain:
            for text in lines:
                self.line(text)
            return 0
        told = [line for text in lines for line in wrapped(f"{INDENT}{text}", self.console.width, INDENT * 2)]
        return self.pages([Text(line, "dim") for line in told], more)

    def read_through(self, paragraphs: Sequence[str], more: More | None = None) -> None:
        """Paragraphs, page by page; what goes on below an indented one is indented once more."""
        if self.plain:
            for text in paragraphs:
                self.line(text)
            return
        hangs = [INDENT * 2 if text.startswith(INDENT) else "" for text in paragraphs]
        found = [wrapped(text, self.console.width, hang) for text, hang in zip(paragraphs, hangs, strict=True)]
        self.pages([Text(line) for lines in found for line in lines], more)

    def pages(self, lines: Sequence[Text], more: More | None = None) -> int:
        """Lines, page by page if there is somebody to turn them; how many are left on the screen, 0 if nobody is."""
        page = self.console.height - 1 if self.is_paged and more is not None else max(len(lines), 1)
        for begin in range(0, len(lines), page):
            if begin and more is not None and not more():
                return 0
            for line in lines[begin : begin + page]:
                self.console.print(line, soft_wrap=True)
        return (len(lines) - 1) % page + 1 if lines and self.is_paged else 0

    def question(
        self,
        status: Sequence[str],
        around: Sequence[Sequence[str]],
        text: str,
        choices: Sequence[Choice],
        notes: Sequence[Sequence[str]],
        hint: str = "",
        above: int = 0,
        more: More | None = None,
    ) -> None:
        """How things stand, what is asked, the numbered answers and notes below: all of it on one screen if possible.

        What is `around` is shown if there is room for it, the first of its forms that fits; of the `notes` the first
        that leave room for the answers. The `hint` says how to learn what is left out. The lines of a story `above`
        stay on the screen if that costs no more than texts that are printed on the board; else they are read before
        the question is put.
        """
        if self.plain:
            self._question_in_lines(status, text, choices, notes[0])
            return
        width, height = self.console.width - 1, self.console.height - 1  # the last line is that of the prompt
        head = self._wrapped(status, "cyan", width)
        asked = self._wrapped([text], "bold yellow", width)
        boards = [self._wrapped(one, "", width) for one in around]
        long, short = (self._wrapped(one, "dim", width) for one in notes)
        room = Room(width, height - len(head) - len(asked), above, self.is_map_first)
        found = fitted(choices, room, boards, long, short)
        if found is None:
            if more is not None and self.is_paged:
                more()
            room = room.alone()
            found = fitted(choices, room, boards, long, short)
        assert found is not None
        has_room = found.height + room.above < room.height
        hints = self._wrapped([hint], "dim", width)[:1] if hint and has_room and not found.is_whole else []
        for line in (*head, *found.board, *asked, *found.answers, *found.notes, *hints):
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def _wrapped(self, texts: Sequence[str], style: str, width: int) -> list[Text]:
        return [Text(line, style) for text in texts for line in wrapped(text, width, INDENT)]

    def _question_in_lines(
        self, status: Sequence[str], text: str, choices: Sequence[Choice], notes: Sequence[str]
    ) -> None:
        """The same one line after the other; how things stand is said when it has changed."""
        if tuple(status) != self._status:
            self._status = tuple(status)
            for one in status:
                self.line(one)
        self.line(text)
        for choice in choices:
            label = f"{choice.number}. {choice.label}"
            self.line(self.labelled(label, choice.effect) if choice.effect else label)
        for one in notes:
            self.line(one)

    def board(self, heading: str, sections: Sequence[Section], more: More | None = None) -> bool:
        """The whole board, page by page if there is somebody to turn the pages; False if they wanted no more of it."""
        if more is None or not self.is_paged:
            self._board(heading, sections)
            return True
        with self.console.capture() as captured:
            self._board(heading, sections)
        lines, page = captured.get().rstrip().split("\n"), self.console.height - 1
        for begin in range(0, len(lines), page):
            if begin and not more():
                return False
            self.console.file.write("\n".join(lines[begin : begin + page]) + "\n")
            self.console.file.flush()
        return True

    def _board(self, heading: str, sections: Sequence[Section]) -> None:
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


def wrapped(text: str, width: int, hang: str = INDENT) -> list[str]:
    """A text in lines, broken only where an ordinary space stands; what goes on below begins with `hang`."""
    return wrap(text, width, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False) or [""]


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
        cells = zip(row, widths(section, room), strict=True)
        table.add_row(*(Text("\n".join(wrapped(cell, max(width, 1), ""))) for cell, width in cells))
    return table
