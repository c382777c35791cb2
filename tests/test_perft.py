"""Counting lines of play from named positions: no answer is missing, none is too many, chance forks as it must."""

from __future__ import annotations

import pytest

from meadhall.games import games
from tests.support.named_positions import FOLDER, NAMED, Position, counts, expected, positions, split

EVERY_POSITION = pytest.mark.parametrize("position", positions(), ids=lambda position: position.path.stem)


def compared(position: Position, kept: dict[int, int], found: dict[int, int]) -> str:
    """Answer by answer, how many lines of play there should be and how many there are."""
    lines = [f"{position.name}, {position.depth} answers ahead (kept, found):"]
    for code in sorted({*kept, *found}):
        mark = " " if kept.get(code) == found.get(code) else "!"
        action = position.rules.catalogue.actions[code]
        lines.append(f"{mark} {code:>4} {action}: {kept.get(code, 0)}, {found.get(code, 0)}")
    return "\n".join(lines)


@EVERY_POSITION
def test_the_lines_of_play_are_as_many_as_counted_before(position: Position) -> None:
    kept = expected(position)
    found = split(position, position.depth)
    assert found == kept.split, compared(position, kept.split, found)
    assert [*counts(position), sum(found.values())] == kept.counts


def test_every_game_has_named_positions() -> None:
    for game in games():
        assert len(NAMED[game.slug]) >= 8


def test_no_position_is_kept_that_nobody_counts() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(position.path for position in positions())


def test_positions_are_small() -> None:
    for path in FOLDER.iterdir():
        assert path.stat().st_size < 15_000, f"{path.name} is too large to be read"
