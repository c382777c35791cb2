"""The results of a study, computed from its games in SQL: win shares, use and scores, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from statistics import median
from typing import TYPE_CHECKING, Any

from meadhall.kernel.declared.studies import CATEGORY, Subject
from meadhall.kernel.rules import Rules
from meadhall.lab.contest import Contest
from meadhall.lab.statistics import Z, wilson
from meadhall.lab.subjects import TURN, things

if TYPE_CHECKING:
    import duckdb

FAIR = 0.05  # the most by which a win share may differ from even
NEGLECTED = 0.1  # of the median use; what is used less counts as neglected
MOSTLY = 0.5  # the least share of winners that should score as expected
BIN = 5  # the width of a column of the scores, in points
NEVER = 3.0  # the upper 95 % bound of the expected uses if none was seen (rule of three)
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)

GAMES = "SELECT setting, count(*), avg(decisions), avg((winners > 1)::INT), sum(winners) FROM games GROUP BY ALL"
SEATS = "SELECT setting, seat, count(*), sum(won), avg(score), stddev_samp(score) FROM seats GROUP BY ALL"
WINS = """SELECT setting, subject, thing, count(*), sum(won), avg(score), stddev_samp(score)
    FROM uses JOIN seats USING (setting, number, seat) WHERE amount <> 0 GROUP BY ALL"""
USES = """SELECT setting, subject, thing, sum(used), sum(used * used) FROM (
    SELECT setting, subject, thing, number, sum(amount) AS used FROM uses WHERE seat >= 0 GROUP BY ALL) GROUP BY ALL"""
MADE = "SELECT setting, subject, thing, count(DISTINCT number) FROM uses WHERE seat >= 0 GROUP BY ALL"
LAID = "SELECT setting, subject, thing, count(DISTINCT number) FROM uses WHERE seat < 0 GROUP BY ALL"
FAULTS = """SELECT setting, bot, count(DISTINCT number), sum(stood_in), arg_min(fault, number)
    FROM seats WHERE fault <> '' GROUP BY ALL ORDER BY ALL"""
POINTS = f"""SELECT setting, thing, sum(amount), sum(amount * amount),
    sum(amount) FILTER (rank = 1), sum(amount * amount) FILTER (rank = 1)
    FROM uses JOIN seats USING (setting, number, seat) WHERE subject = '{CATEGORY}' GROUP BY ALL"""
BEST = f"SELECT setting, avg(best), stddev_samp(best), quantile_cont(best, {list(QUANTILES)}) FROM games GROUP BY ALL"
SCORES = f"SELECT setting, {BIN} * floor(best / {BIN})::BIGINT, count(*) FROM games GROUP BY ALL ORDER BY ALL"
WITHIN = "SELECT setting, count(*) FILTER (best BETWEEN $1 AND $2) FROM games GROUP BY ALL"

Statistics = dict[str, Any]
Interval = tuple[float, float, float]
"""A number, and the lower and upper bound of its interval."""


def mean_of(total: float, squares: float, count: int) -> Statistics:
    """A mean with its interval, from the sum, the sum of the squares, and the count."""
    mean = total / count if count else 0.0
    spread = sqrt(max(squares - total * mean, 0.0) / (count - 1)) if count > 1 else None
    return mean_with(mean, spread, count)


def mean_with(mean: float, spread: float | None, count: int) -> Statistics:
    """A mean with its interval, from the standard deviation; with a single game there is no interval."""
    if count < 2 or spread is None:
        return {"mean": round(mean, 4), "low": None, "high": None}
    reach = Z * spread / sqrt(count)
    return {"mean": round(mean, 4), "low": round(mean - reach, 4), "high": round(mean + reach, 4)}


def share_of(wins: float, games: int) -> Statistics:
    """A win share with its interval."""
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return {
        "games": games,
        "wins": round(wins, 3),
        "share": round(share, 5),
        "low": round(low, 5),
        "high": round(high, 5),
    }


class Reading:
    """The results of all queries, by setting."""

    def __init__(self, connection: duckdb.DuckDBPyConnection) -> None:
        self._connection = connection
        self.games = self._by(1, GAMES)
        self.seats = self._by(2, SEATS)
        self.wins = self._by(3, WINS)
        self.uses = self._by(3, USES)
        self.laid = self._by(3, LAID)
        self.made = self._by(3, MADE)
        self.points = self._by(2, POINTS)
        self.best = self._by(1, BEST)
        self.scores: list[tuple[Any, ...]] = connection.execute(SCORES).fetchall()
        self.faults: list[tuple[Any, ...]] = connection.execute(FAULTS).fetchall()

    def _by(self, keys: int, query: str, *given: Any) -> dict[Any, tuple[Any, ...]]:
        rows = self._connection.execute(query, list(given)).fetchall()
        return {row[0] if keys == 1 else row[:keys]: row[keys:] for row in rows}

    def within(self, expected: tuple[int, int]) -> Mapping[str, tuple[Any, ...]]:
        """How many games were won with a score in a range."""
        return self._by(1, WITHIN, *expected)


def found(contests: Sequence[Contest], connection: duckdb.DuckDBPyConnection) -> list[Statistics]:
    """The statistics of each setting."""
    read = Reading(connection)
    return [of_setting(contest, read) for contest in contests]


def of_setting(contest: Contest, read: Reading) -> Statistics:
    """The statistics of one setting."""
    rules, name = contest.setting.rules(), contest.name
    study = rules.game.study
    games, decisions, shared, _ = read.games[name]
    subjects = {subject.slug: subject for subject in study.subjects if subject.slug != CATEGORY}
    seats = [(str(seat + 1), *read.seats[name, seat]) for seat in range(rules.seats)]
    turns = [
        (str(turn + 1), *read.wins.get((name, TURN, str(turn + 1)), (0, 0.0, 0.0, 0.0))) for turn in range(rules.seats)
    ]
    return {
        "setting": name,
        "cards": {"name": rules.cards.name, "digest": rules.cards.digest},
        "revision": rules.revision,
        "games": games,
        "decisions": round(decisions, 1),
        "shared_wins": round(shared, 5),
        "seats": [won(*row) for row in seats],
        "turns": [won(*row) for row in turns],
        "subjects": {
            slug: used(subject, games_with(subject, rules, name, games, read), name, read)
            for slug, subject in subjects.items()
        },
        "categories": [points(thing, name, read) for thing in categories(contest)],
        "winners": winners(name, games, study.scores, read),
        "faults": [
            {"bot": bot, "games": games, "answers": answers, "first": first}
            for setting, bot, games, answers, first in read.faults
            if setting == name
        ],
    }


def won(thing: str, games: int, wins: float, score: float, spread: float | None) -> Statistics:
    """How often the owners of a thing won, and their mean score."""
    return {"thing": thing, **share_of(wins, games), "score": mean_with(score, spread, games)}


def games_with(subject: Subject, rules: Rules, name: str, games: int, read: Reading) -> dict[str, int]:
    """In how many games each thing was in play."""
    wanted = things(rules, subject)
    if subject.laid:
        return {thing: read.laid.get((name, subject.slug, thing), (0,))[0] for thing in wanted}
    makers = [one for one in rules.game.study.subjects if one.slug == subject.made]
    made = {thing for one in makers for thing in things(rules, one)}
    return {thing: read.made.get((name, subject.made, thing), (0,))[0] if thing in made else games for thing in wanted}


def used(subject: Subject, in_play: Mapping[str, int], name: str, read: Reading) -> list[Statistics]:
    """How often each thing was used per game in play, also relative to the median, and the results of its users."""
    rows = []
    for thing, there in in_play.items():
        key = (name, subject.slug, thing)
        total, squares = read.uses.get(key, (0, 0))
        use = mean_of(float(total), float(squares), there)
        if use["low"] is not None:
            use["low"] = max(use["low"], 0.0)
            use["high"] = use["high"] if total else round(NEVER / there, 4)
        rows.append({**won(thing, *read.wins.get(key, (0, 0.0, 0.0, 0.0))), "in_play": there, "use": use})
    middle = median([row["use"]["mean"] for row in rows if row["in_play"]] or [0.0])
    for row in rows:
        row["of_median"] = times(row["use"], 1 / middle) if middle and row["in_play"] else None
    return rows


def times(mean: Statistics, factor: float) -> Statistics:
    """A mean and its interval multiplied by a factor."""
    return {key: None if number is None else round(factor * number, 4) for key, number in mean.items()}


def categories(contest: Contest) -> list[str]:
    """The categories of points."""
    rules = contest.setting.rules()
    return [thing for one in rules.game.study.subjects if one.slug == CATEGORY for thing in things(rules, one)]


def points(thing: str, name: str, read: Reading) -> Statistics:
    """The mean points of a category, of all players and of winners."""
    seats = sum(row[0] for key, row in read.seats.items() if key[0] == name)
    total, squares, best, best_squares = read.points.get((name, thing), (0, 0, 0, 0))
    first = read.games[name][3]
    return {
        "thing": thing,
        "all": mean_of(float(total), float(squares), seats),
        "winners": mean_of(float(best or 0), float(best_squares or 0), first),
    }


def winners(name: str, games: int, expected: tuple[int, int] | None, read: Reading) -> Statistics:
    """The distribution of winning scores."""
    mean, spread, quantiles = read.best[name]
    columns = []
    for setting, start, count in read.scores:
        if setting == name:
            columns.append({"from": start, "to": start + BIN, **share_of(count, games)})
    within = read.within(expected)[name][0] if expected else None
    return {
        **mean_with(mean, spread, games),
        "quantiles": {f"{part:.0%}": score for part, score in zip(QUANTILES, quantiles, strict=True)},
        "expected": expected,
        "within": None if within is None else share_of(within, games),
        "columns": columns,
    }


def verdicts(contest: Contest, setting: Statistics) -> list[Statistics]:
    """What should hold in a good game, and whether it does."""
    study, even = contest.setting.played.study, 1 / len(contest.bots)
    told = []
    shares = {"seat": setting["seats"], TURN: setting["turns"], **{one: setting["subjects"][one] for one in study.fair}}
    for subject, rows in shares.items():
        seen = [row for row in rows if row["games"]]
        worst = max(seen, key=lambda row: abs(row["share"] - even))
        limits = (even - FAIR, even + FAIR)
        judged = judge([interval(row, "share") for row in seen], *limits)
        told.append(verdict("fair", setting, subject, worst["thing"], worst["share"], *judged))
    for subject in study.used:
        rows = [row for row in setting["subjects"][subject] if row["thing"] not in study.spared]
        parts = {row["thing"]: interval(row["of_median"], "mean") for row in rows if row["of_median"]}
        if parts:
            least = min(parts, key=lambda thing: parts[thing][0])
            judged = judge(list(parts.values()), NEGLECTED, inf)
            told.append(verdict("used", setting, subject, least, parts[least][0], *judged))
        elif rows:  # most were never used, so the median is 0
            least = min(rows, key=lambda row: row["use"]["mean"])["thing"]
            told.append(verdict("used", setting, subject, least, 0.0, holds=False, is_sure=False))
    if study.scores:
        within = interval(setting["winners"]["within"], "share")
        told.append(verdict("scores", setting, "", "", within[0], *judge([within], MOSTLY, inf)))
    return told


def interval(statistics: Statistics, key: str) -> Interval:
    """A number with its interval, which is infinite if there is none."""
    low, high = statistics["low"], statistics["high"]
    return statistics[key], -inf if low is None else low, inf if high is None else high


def judge(intervals: Sequence[Interval], low: float, high: float) -> tuple[bool, bool]:
    """Whether all numbers are within limits, and whether their intervals make that certain."""
    if all(low <= number <= high for number, _, _ in intervals):
        return True, all(low <= least and most <= high for _, least, most in intervals)
    return False, any(most < low or least > high for _, least, most in intervals)


def verdict(
    kind: str, setting: Statistics, subject: str, thing: str, number: float, holds: bool, is_sure: bool
) -> Statistics:
    """One verdict; if it is not sure, more games might show the opposite."""
    return {
        "kind": kind,
        "setting": setting["setting"],
        "subject": subject,
        "thing": thing,
        "figure": number,
        "holds": holds,
        "sure": is_sure,
    }
