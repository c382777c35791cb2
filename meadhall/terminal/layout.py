"""How the answers to a question are laid out: one below the other, or in columns where the screen is low."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from rich.text import Text

from meadhall.terminal.answers.numbering import END

GAP: Final = 2  # columns of the screen between two columns of answers
MARK: Final = 4  # columns of a number before its answer
WIDEST_LABEL: Final = 34  # beyond that an effect begins right after its label
NUMBER, LABEL, EFFECT = "bold yellow", "bold", "dim"


@dataclass(frozen=True, slots=True)
class Choice:
    """A numbered answer and what it brings."""

    number: int
    label: str
    effect: str
    brief: str = ""  # the effect where there is little room
    is_vital: bool = False  # whether nobody should answer without the effect

    def briefly(self) -> Choice:
        """The answer with its effect in few words."""
        return replace(self, effect=self.brief)

    def vitally(self) -> Choice:
        """The answer without its effect, unless that is vital."""
        return self if self.is_vital else replace(self, effect="")

    @property
    def text(self) -> str:
        """Label and effect in one line."""
        return f"{self.label}  {self.effect}" if self.effect else self.label


@dataclass(frozen=True, slots=True)
class Room:
    """The room on the screen for what is around, the answers and the notes."""

    width: int
    height: int
    above: int  # lines of a story that should stay on the screen
    is_map_first: bool  # whether what is around matters more than what is printed on cards

    def alone(self) -> Room:
        """The same room after the story has been read."""
        return replace(self, above=0)


@dataclass(frozen=True, slots=True)
class Fitted:
    """What is shown of a question."""

    board: list[Text]
    answers: list[Text]
    notes: list[Text]
    is_whole: bool = True  # whether every effect is told in full

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.board) + len(self.answers) + len(self.notes)


def fitted(
    choices: Sequence[Choice], room: Room, boards: Sequence[list[Text]], long: list[Text], short: list[Text]
) -> Fitted | None:
    """As much as there is room for; None if a story above would cost more than what is printed on the board."""
    found = None
    for found in tries(choices, room, boards, long, short):
        if found.height <= room.height - room.above:
            return found
    return None if room.above else found


def tries(
    choices: Sequence[Choice], room: Room, boards: Sequence[list[Text]], long: list[Text], short: list[Text]
) -> Iterator[Fitted]:
    """Ways to show a question, each with less on the screen that matters."""

    def both(board: list[Text], answers: list[Text], is_whole: bool = False) -> Iterator[Fitted]:
        yield Fitted(board, answers, long, is_whole)
        if len(short) < len(long):
            yield Fitted(board, answers, short, is_whole)

    below, beside = one_below_another(choices, room.width), in_two_columns(choices, room.width)
    brief = in_two_columns([one.briefly() for one in choices], room.width)
    for board in boards:
        yield Fitted(board, below, long)
        yield from both(board, beside, is_whole=True)
    if room.is_map_first:
        for board in boards:
            yield from both(board, brief)
    yield from both([], below, is_whole=True)
    yield from both([], beside, is_whole=True)
    yield from both([], brief)
    if not room.above:
        bare = [replace(one, effect="") for one in choices]
        vital = in_two_columns([one.vitally() for one in choices], room.width)
        for answers in (vital, *(in_even_columns(bare, room.width, columns) for columns in (2, 3, 4))):
            for board in (*boards, []):
                yield from both(board, answers)
        yield Fitted([], in_even_columns(bare, room.width, 4), short, is_whole=False)


def numbered(number: int) -> Text:
    """A number before its answer."""
    return Text.assemble((f"{number:>2}. ", NUMBER))


def one_below_another(choices: Sequence[Choice], width: int) -> list[Text]:
    """Answers below one another, with their effects in a column."""
    longest = max((len(one.label) for one in choices if one.effect), default=0)
    begin = min(longest, WIDEST_LABEL) + GAP
    found = []
    for one in choices:
        if len(one.label) + GAP > begin:
            found += hanging(one, width)
            continue
        first, *rest = wrap(one.effect, width - MARK - begin) or [""]
        found.append(Text.assemble(numbered(one.number), (one.label.ljust(begin), LABEL), (first, EFFECT)))
        found += [Text.assemble(" " * (MARK + begin), (line, EFFECT)) for line in rest]
    return found


def hanging(choice: Choice, width: int) -> list[Text]:
    """An answer across the screen; what does not fit goes on below its label."""
    lines = wrap(choice.text, width - MARK, drop_whitespace=True) or [""]
    found, left = [], len(choice.label)
    for place, line in enumerate(lines):
        text = Text(line, EFFECT)
        text.stylize(LABEL, 0, max(min(left, len(line)), 0))
        left -= len(line) + 1
        found.append(Text.assemble(numbered(choice.number) if place == 0 else " " * MARK, text))
    return found


def in_two_columns(choices: Sequence[Choice], width: int) -> list[Text]:
    """Answers in two columns, of such widths that they are lowest."""
    half = (width - GAP) // 2
    tries = (in_columns(choices, (left, width - GAP - left)) for left in range(half - 12, half + 13, 4))
    return min(tries, key=len)


def in_even_columns(choices: Sequence[Choice], width: int, columns: int) -> list[Text]:
    """Answers in some columns of the same width."""
    return in_columns(choices, [(width - GAP * (columns - 1)) // columns] * columns)


def in_columns(choices: Sequence[Choice], widths: Sequence[int]) -> list[Text]:
    """Answers in columns, each read downwards; what ends a choice stands last, across the screen."""
    last = [one for one in choices if one.number == END]
    rest = [one for one in choices if one.number != END]
    found = []
    for row in zip_longest(*balanced(rest, widths), fillvalue=Text()):
        line = Text()
        for cell, width in zip(row, widths, strict=False):
            padded = cell.copy()
            padded.pad_right(width + GAP - len(cell))
            line.append_text(padded)
        line.rstrip()
        found.append(line)
    return [*found, *(line for one in last for line in hanging(one, sum(widths) + GAP * (len(widths) - 1)))]


def balanced(choices: Sequence[Choice], widths: Sequence[int]) -> list[list[Text]]:
    """Answers in columns that are as low as possible, none broken between two of them."""
    cells = {width: [hanging(one, width) for one in choices] for width in set(widths)}
    height = -(-len(choices) // len(widths))
    while True:
        found: list[list[Text]] = [[]]
        for place in range(len(choices)):
            cell = cells[widths[len(found) - 1]][place]
            if found[-1] and len(found[-1]) + len(cell) > height:
                if len(found) == len(widths):
                    break
                found.append([])
                cell = cells[widths[len(found) - 1]][place]
            found[-1] += cell
        else:
            return found
        height += 1
