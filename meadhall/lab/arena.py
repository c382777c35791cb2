"""The arena: bots against each other, and what their games say of their strength."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import fsum
from typing import Any

from meadhall.bots.registry import player
from meadhall.kernel.errors import BadOptions
from meadhall.lab.contest import Contest, Played, SeatRow, play_games
from meadhall.lab.figures import Rating, ratings, wilson
from meadhall.lab.simulation import check_amounts
from meadhall.lab.spreading import AHEAD, spread

BLOCK = 240  # games of quick bots that are played in one go
MOST_NAME = 40


def line_up(text: str) -> tuple[str, ...]:
    """Bots from a list with commas, each known to exist."""
    bots = tuple(word.strip() for word in text[: MOST_NAME * 8].split(","))
    if not all(bots):
        raise BadOptions("The bots on the seats are written like karl,karl,thrall.")
    for bot in bots:
        player(bot, 0)
    return bots


def check(contest: Contest, games: int) -> None:
    """Refuse a contest that cannot be played."""
    contest.rules()
    check_amounts(contest.seed, games)


def blocks(contest: Contest, games: int, processes: int) -> Iterator[tuple[Contest, int, int]]:
    """The games of a contest, block by block: a few where bots think long, so that one can watch and interrupt."""
    is_quick = all(player(bot, 0).budget.iterations == 1 for bot in contest.bots)
    size = max(1, min(BLOCK, games // (processes * AHEAD))) if is_quick else contest.rotations
    return ((contest, start, min(start + size, games)) for start in range(0, games, size))


def play(
    contest: Contest, games: int, processes: int = 1, progress: Callable[[int], None] | None = None
) -> list[Played]:
    """Play so many games of a contest; they come in order."""
    check(contest, games)
    found: list[Played] = []
    for played in spread(play_games, blocks(contest, games, processes), processes):
        found += played
        if progress:
            progress(len(played))
    return sorted(found, key=lambda one: one.game.number)


def standing(rows: Sequence[SeatRow]) -> dict[str, Any]:
    """What a member of the line-up came to, on all seats together."""
    games = len(rows)
    wins, moves = fsum(row.won for row in rows), sum(row.moves for row in rows)
    low, high = wilson(wins, games)
    return {
        "bot": rows[0].bot,
        "wins": round(wins, 3),
        "share": round(wins / games, 5),
        "low": round(low, 5),
        "high": round(high, 5),
        "mean_score": round(sum(row.score for row in rows) / games, 3),
        "ms_per_move": round(1000 * fsum(row.seconds for row in rows) / max(moves, 1), 4),
    }


def rated(contest: Contest, rows: Sequence[SeatRow]) -> list[Rating]:
    """The bots' ratings from their finishing orders, the best first."""
    finishes = groupby(rows, key=lambda row: row.number)
    games = ((number // contest.rotations, [(row.bot, row.rank) for row in seats]) for number, seats in finishes)
    return sorted(ratings(games), key=lambda one: -one.rating)


def summary(contest: Contest, rows: Sequence[SeatRow]) -> dict[str, Any]:
    """Everything that is told of a contest; its rows come in the order of the games."""
    members = [[row for row in rows if row.member == member] for member in range(len(contest.bots))]
    return {
        "game": contest.game,
        "games": len(members[0]),
        "seed": contest.seed,
        "seats": [standing(rows) for rows in members],
        "ratings": [
            {"bot": one.bot, "rating": _whole(one.rating), "low": _whole(one.low), "high": _whole(one.high)}
            for one in rated(contest, rows)
        ],
    }


def _whole(rating: float | None) -> float | None:
    return rating if rating is None else round(rating, 1)
