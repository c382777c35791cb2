"""What studies find, against the same games counted by hand; and that every use is counted where it happened."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import pytest

from meadhall.games import game, new_match
from meadhall.lab.contest import Block, Contest, bot_seed, play_block
from meadhall.lab.findings import found, mean_of, verdicts
from meadhall.lab.runner import play
from meadhall.lab.store import opened
from meadhall.lab.subjects import TABLE, things

CONTESTS = {
    "champions": Contest(game("champions").setting(4), ("thrall",) * 4, 5, name="usual"),
    "midgard": Contest(game("midgard").setting(3), ("thrall",) * 3, 5, name="usual"),
}
GAMES = 60


@contextmanager
def studied(folder: Path, contest: Contest, games: int = GAMES) -> Iterator[tuple[dict[str, Any], Block]]:
    """What a study finds, and the games that it looked at."""
    with opened(folder, [contest]) as store:
        list(play([contest], games, 1, store))
        (setting,) = found([contest], store.connection(games))
    yield setting, play_block(contest, 0, games, counted=True)


@pytest.mark.parametrize("slug", CONTESTS)
def test_counts_are_those_of_the_story(slug: str) -> None:
    """The same random game, once in the lab and once as a match whose whole log is read."""
    contest = CONTESTS[slug]
    counted = {row[1:4]: row.amount for row in play_block(contest, 0, 1, counted=True).uses if row.subject != "turn"}
    seed, _ = contest.place(0)
    match = new_match(slug, len(contest.bots), seed)
    bots = [random.Random(bot_seed(seed, member)) for member in range(len(contest.bots))]
    while (seat := match.rules.core.next_seat(match.state)) >= 0:
        codes = match.rules.codes(match.state, seat)
        match.answer(seat, codes[0] if len(codes) == 1 else bots[seat].choice(codes))
    told: Counter[tuple[int, str, str]] = Counter()
    for subject in game(slug).study.subjects:
        wanted = things(match.rules, subject)
        for event in (one.event for one in match.log()):
            if isinstance(event, subject.event):
                plain = event.plain()
                thing = subject.named or plain[subject.field]
                if thing in wanted:
                    told[plain["seat"], subject.slug, thing] += plain[subject.amount] if subject.amount else 1
            elif subject.laid and isinstance(event, subject.laid):
                told[TABLE, subject.slug, event.plain()[subject.slug]] += 1
    assert counted == dict(told)
    assert {subject.slug for subject in game(slug).study.subjects} - {key[1] for key in told} <= {"building", "destiny"}


@pytest.mark.parametrize("slug", CONTESTS)
def test_points_by_category_make_up_the_score(slug: str) -> None:
    block = play_block(CONTESTS[slug], 0, 20, counted=True)
    points: Counter[tuple[int, int]] = Counter()
    for row in block.uses:
        if row.subject == "category":
            points[row.number, row.seat] += row.amount
    assert {(row.number, row.seat): row.score for row in block.seats} == points


def test_everybody_has_a_turn_and_a_leader() -> None:
    block = play_block(CONTESTS["champions"], 0, 10, counted=True)
    for subject, count in (("turn", 4), ("leader", 4)):
        rows = [row for row in block.uses if row.subject == subject]
        assert (
            len(rows) == len({(row.number, row.thing) for row in rows}) == len({(row.number, row.seat) for row in rows})
        )
        assert len(rows) == 10 * count


@pytest.mark.parametrize("slug", CONTESTS)
def test_shares_uses_and_scores_are_those_counted_by_hand(tmp_path: Path, slug: str) -> None:
    contest = CONTESTS[slug]
    with studied(tmp_path, contest) as (setting, block):
        won = {(row.number, row.seat): row for row in block.seats}
        assert (setting["games"], setting["setting"]) == (GAMES, "usual")
        for seat, row in enumerate(setting["seats"]):
            mine = [one for one in block.seats if one.seat == seat]
            assert row["wins"] == pytest.approx(sum(one.won for one in mine), abs=1e-3)
            assert row["score"]["mean"] == pytest.approx(fmean(one.score for one in mine), abs=1e-3)
            reach = 1.96 * stdev(one.score for one in mine) / GAMES**0.5
            assert row["score"]["high"] - row["score"]["mean"] == pytest.approx(reach, rel=1e-3)
        for subject, rows in setting["subjects"].items():
            for row in rows:
                uses = [one for one in block.uses if (one.subject, one.thing) == (subject, row["thing"])]
                users = [won[one.number, one.seat] for one in uses if one.seat >= 0 and one.amount]
                laid = {one.number for one in uses if one.seat == TABLE}
                has_laid = any(one.laid for one in game(slug).study.subjects if one.slug == subject)
                if subject == "sailing" and row["thing"] in game(slug).open_cards.ships:
                    laid = {one.number for one in block.uses if (one.subject, one.thing) == ("building", row["thing"])}
                    has_laid = True
                assert row["in_play"] == (len(laid) if has_laid else GAMES)
                assert row["games"] == len(users)
                assert row["wins"] == pytest.approx(sum(one.won for one in users), abs=1e-3)
                total = sum(one.amount for one in uses if one.seat >= 0)
                assert row["use"]["mean"] == pytest.approx(total / max(row["in_play"], 1), abs=1e-4)
            middle = median(row["use"]["mean"] for row in rows if row["in_play"])
            for row in rows:
                if middle and row["in_play"]:
                    assert row["of_median"]["mean"] == pytest.approx(row["use"]["mean"] / middle, abs=1e-3)
                else:
                    assert row["of_median"] is None
        best = [row.best for row in block.games]
        assert setting["winners"]["mean"] == pytest.approx(fmean(best), abs=1e-3)
        assert setting["winners"]["quantiles"]["50%"] == median(best)
        assert sum(column["wins"] for column in setting["winners"]["columns"]) == GAMES
        for row in setting["categories"]:
            amounts = [one.amount for one in block.uses if (one.subject, one.thing) == ("category", row["thing"])]
            assert row["all"]["mean"] == pytest.approx(sum(amounts) / len(block.seats), abs=1e-4)


def test_things_that_nobody_uses_are_told_too(tmp_path: Path) -> None:
    with studied(tmp_path, CONTESTS["champions"], 2) as (setting, _):
        cards = game("champions").open_cards
        assert [row["thing"] for row in setting["subjects"]["stall"]] == list(cards.stalls)
        assert [row["thing"] for row in setting["subjects"]["leader"]] == list(cards.leaders)
        assert any(row["use"]["mean"] == 0 and row["games"] == 0 for row in setting["subjects"]["enemy"])


def test_what_lay_in_no_game_is_neither_judged_nor_compared_with(tmp_path: Path) -> None:
    with studied(tmp_path, CONTESTS["champions"], 1) as (setting, _):
        stalls = setting["subjects"]["stall"]
        assert {row["of_median"] is None for row in stalls if not row["in_play"]} == {True}
        laid = [row for row in stalls if row["in_play"]]
        assert 0 < len(laid) < len(stalls)
        judged = {one["thing"] for one in verdicts(CONTESTS["champions"], setting) if one["subject"] == "stall"}
        assert judged and judged <= {row["thing"] for row in laid}


def test_where_most_things_are_never_used_that_does_not_hold() -> None:
    setting = setting_with(0.25, 0.5, 0.9)
    unused = {"thing": "unused", "games": 0, "use": figure("mean", 0.0), "of_median": None, "share": 0.0}
    setting["subjects"]["rune"] = [unused, unused]
    (told,) = [one for one in verdicts(CONTESTS["champions"], setting) if one["subject"] == "rune"]
    assert (told["thing"], told["figure"], told["holds"]) == ("unused", 0.0, False)


def test_what_was_never_used_in_few_games_may_yet_be_used(tmp_path: Path) -> None:
    with studied(tmp_path, CONTESTS["champions"], 20) as (setting, _):
        never = [row for row in setting["subjects"]["enemy"] if row["in_play"] > 1 and not row["use"]["mean"]]
        assert never and all(row["use"]["low"] == 0 for row in never)
        assert all(row["use"]["high"] == pytest.approx(3 / row["in_play"], abs=1e-4) for row in never)


def figure(key: str, middle: float, reach: float = 0.0) -> dict[str, float]:
    """A figure with its interval."""
    return {key: middle, "low": middle - reach, "high": middle + reach}


def setting_with(share: float, part: float, within: float, reach: float = 0.0) -> dict[str, Any]:
    even = {"thing": "1", "games": 100, **figure("share", 0.25), "of_median": figure("mean", 1.0)}
    odd = {**even, "thing": "odd", "of_median": figure("mean", part, reach)}
    unused = {**even, "thing": "unused", "of_median": None}
    return {
        "setting": "usual",
        "seats": [even, {**even, "thing": "2", **figure("share", share, reach)}],
        "turns": [even],
        "subjects": {one: [even, odd, unused] for one in ("location", "stall", "rune")}
        | {"leader": [even, {**even, "thing": "never", "games": 0, "share": 0.0}]},
        "winners": {"within": figure("share", within, reach)},
    }


@pytest.mark.parametrize(
    ("share", "part", "within", "fails"),
    [
        (0.299, 0.1, 0.51, []),
        (0.201, 0.5, 0.9, []),
        (0.301, 0.5, 0.9, ["fair seat 2"]),
        (0.199, 0.5, 0.9, ["fair seat 2"]),
        (0.25, 0.09, 0.9, ["used location odd", "used stall odd", "used rune odd"]),
        (0.25, 1.0, 0.499, ["scores  "]),
    ],
)
def test_the_verdict_is_by_what_should_hold(share: float, part: float, within: float, fails: list[str]) -> None:
    told = verdicts(CONTESTS["champions"], setting_with(share, part, within))
    assert [f"{one['kind']} {one['subject']} {one['thing']}" for one in told if not one["holds"]] == fails
    assert len(told) == 7 and all(one["sure"] for one in told)


@pytest.mark.parametrize(
    ("share", "reach", "holds", "sure"),
    [(0.29, 0.009, True, True), (0.29, 0.011, True, False), (0.31, 0.011, False, False), (0.31, 0.009, False, True)],
)
def test_a_verdict_is_sure_when_the_interval_leaves_no_doubt(
    share: float, reach: float, holds: bool, sure: bool
) -> None:
    told = verdicts(CONTESTS["champions"], setting_with(share, 0.5, 0.9, reach))
    assert (told[0]["subject"], told[0]["holds"], told[0]["sure"]) == ("seat", holds, sure)
    assert all(one["holds"] and one["sure"] for one in told[1:])


def test_a_mean_of_nothing_or_of_one_has_no_interval() -> None:
    assert mean_of(0.0, 0.0, 0) == {"mean": 0.0, "low": None, "high": None}
    assert mean_of(3.0, 9.0, 1) == {"mean": 3.0, "low": None, "high": None}
