"""The arena: win shares and ratings of bots from games against each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import fsum
from typing import Any

from meadhall.lab.contest import Contest, SeatRow
from meadhall.lab.statistics import Rating, ratings, wilson


def standing(rows: Sequence[SeatRow]) -> dict[str, Any]:
    """The results of a member of the line-up, over all seats."""
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


def faults(rows: Sequence[SeatRow]) -> list[dict[str, Any]]:
    """The bots that were at fault: in how many games, how often karl answered for them, and their first fault."""
    told = []
    for bot in dict.fromkeys(row.bot for row in rows if row.fault):
        mine = [row for row in rows if row.bot == bot and row.fault]
        answers = sum(row.stood_in for row in mine)
        told.append(
            {"bot": bot, "games": len({row.number for row in mine}), "answers": answers, "first": mine[0].fault}
        )
    return told


def rated(contest: Contest, rows: Sequence[SeatRow]) -> list[Rating]:
    """The ratings of the bots from their finishing orders, best first."""
    finishes = groupby(rows, key=lambda row: row.number)
    games = ((number // contest.rotations, [(row.bot, row.rank) for row in seats]) for number, seats in finishes)
    return sorted(ratings(games), key=lambda one: -one.rating)


def summary(contest: Contest, rows: Sequence[SeatRow]) -> dict[str, Any]:
    """The summary of a contest; its rows must be in the order of the games."""
    members = [[row for row in rows if row.member == member] for member in range(len(contest.bots))]
    return {
        "game": contest.setting.game,
        "games": len(members[0]),
        "seed": contest.seed,
        "seats": [standing(rows) for rows in members],
        "ratings": [
            {"bot": one.bot, "rating": _whole(one.rating), "low": _whole(one.low), "high": _whole(one.high)}
            for one in rated(contest, rows)
        ],
        "faults": faults(rows),
    }


def _whole(rating: float | None) -> float | None:
    return rating if rating is None else round(rating, 1)
