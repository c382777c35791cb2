"""Named positions: what is asked there, which answers are open in which order, and how many lines of play follow.

A position is a record as far as it goes (`tests/perft/NAME.json`); what is expected of it stands beside it in
`tests/perft/NAME.txt`, each answer with the number of lines of play that begin with it, every outcome counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from meadhall.kernel.forks import after, perft
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.records import read_record, record_of, replay, write_record
from meadhall.kernel.rules import Rules
from tests.support.champions import named_positions as champions
from tests.support.midgard import named_positions as midgard
from tests.support.named import Named

FOLDER = Path(__file__).resolve().parents[1] / "perft"


@dataclass(frozen=True)
class Position:
    """A position as it is kept; `depth` is how many answers are counted ahead."""

    game: str
    name: str
    about: str
    depth: int
    build: Callable[[], Match]

    @property
    def path(self) -> Path:
        """Where its record is kept."""
        return FOLDER / f"{self.game}-{self.name}.json"

    @cached_property
    def match(self) -> Match:
        """The match as far as it goes."""
        return replay(read_record(self.path.read_bytes()))

    @property
    def rules(self) -> Rules:
        """The rules at this table."""
        return self.match.rules

    @property
    def state(self) -> Any:
        """The state to count from."""
        return self.match.state


NAMED: Mapping[str, Sequence[Named]] = {"champions": champions.NAMED, "midgard": midgard.NAMED}


def positions() -> list[Position]:
    """All named positions of all games."""
    return [Position(game, *named) for game, every in NAMED.items() for named in every]


def records() -> dict[Path, str]:
    """The records of all positions as they would be written today."""
    return {position.path: write_record(record_of(position.build())) for position in positions()}


def split(position: Position, depth: int) -> dict[int, int]:
    """How many lines of play of so many answers begin with each open answer, in the order of the answers."""
    rules, state = position.rules, position.state
    seat = rules.core.next_seat(state)
    return {
        code: sum(perft(rules, child, depth - 1) for child, _ in after(rules, state, seat, code))
        for code in rules.codes(state, seat)
    }


def counts(position: Position) -> list[int]:
    """Lines of play of 1, 2, … answers, less the last number, which is the sum of the split."""
    return [perft(position.rules, position.state, depth) for depth in range(1, position.depth)]


def expectation(position: Position) -> str:
    """What is written beside a position."""
    rules = position.rules
    deepest = split(position, position.depth)
    lines = [f"# {position.about}"]
    lines += [f"seat {one.seat} is asked {one.question}" for one in rules.decisions(position.state)]
    lines.append(f"lines of play: {' '.join(map(str, [*counts(position), sum(deepest.values())]))}")
    lines += [f"{code:>4} {rules.catalogue.action(code)}: {count}" for code, count in deepest.items()]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Expected:
    """What is kept of a position."""

    asked: list[str]
    counts: list[int]
    split: dict[int, int]
    actions: list[str]


def expected(position: Position) -> Expected:
    """What stands beside a position, read back."""
    text = position.path.with_suffix(".txt").read_text(encoding="utf-8")
    answers = re.findall(r"^ *(\d+) (\w+\(.*\)): (\d+)$", text, re.MULTILINE)
    return Expected(
        re.findall(r"^seat .*$", text, re.MULTILINE),
        [int(count) for line in re.findall(r"^lines of play: (.*)$", text, re.MULTILINE) for count in line.split()],
        {int(code): int(count) for code, _, count in answers},
        [f"{code} {action}" for code, action, _ in answers],
    )


def catalogue_path(game: Game) -> Path:
    """Where the catalogue of a game is kept."""
    return FOLDER / f"{game.slug}-catalogue.txt"


def catalogue_text(game: Game) -> str:
    """Every number of the catalogue with its action; a number the shipped cards leave unused has none."""
    catalogue = game.rules(game.seats[0]).catalogue
    lines = [f"{code:>4} {'-' if action is None else action}" for code, action in enumerate(catalogue.actions)]
    return "\n".join(lines) + "\n"
