"""Calibration: what is told of stated win chances, what would fit them, and the command that plays for it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from meadhall.games import game, games
from meadhall.kernel.declared.forecast import Forecast, by_round, chance_of, log_odds
from meadhall.lab.calibration import Stated, fitted, holds, judged_apart, reliability, resampled
from meadhall.lab.contest import Contest
from tests.support.terminal import Terminal

CONTEST = Contest(game("champions").setting(4), ("huscarl@200",) * 4, 1)
BIN = ["low", "high", "questions", "games", "predicted", "won", "won_low", "won_high"]
QUICK = ("--bot", "huscarl@4", "--players", "2", "--processes", "1")


def stated_and_won(truth: Forecast, count: int) -> list[Stated]:
    """Shares of imagined games, and outcomes as likely as a forecast has it."""
    draw, rows = random.Random(1), []
    for number in range(count):
        early, share = draw.random(), draw.random()
        chance = truth.chance(share, 4, early)
        rows.append(Stated(number, early, share, float(draw.random() < chance)))
    return rows


def test_chances_that_come_true_hold_in_every_tenth() -> None:
    told = reliability(CONTEST, 4000, stated_and_won(Forecast(), 4000))
    assert list(told) == ["game", "bot", "games", "brier", "base_brier", "bins"]
    assert [list(one) for one in told["bins"]] == [BIN] * 10
    assert all(holds(one) for one in told["bins"]) and told["brier"] < told["base_brier"]
    assert sum(one["questions"] for one in told["bins"]) == 4000
    for number, one in enumerate(told["bins"]):
        assert (one["low"], one["high"]) == (number / 10, (number + 1) / 10)
        assert one["low"] <= one["predicted"] <= one["high"] and one["won_low"] <= one["won"] <= one["won_high"]


def test_chances_that_are_too_timid_do_not_hold() -> None:
    told = reliability(CONTEST, 4000, stated_and_won(Forecast(slope=3.0), 4000))
    assert [holds(one) for one in told["bins"]].count(False) > 4


def test_a_tenth_with_few_games_is_not_judged() -> None:
    rows = [Stated(number % 59, 1, 0.55, 0.0) for number in range(500)]
    one = reliability(CONTEST, 59, rows)["bins"][5]
    assert one["games"] == 59 and holds(one) is None
    empty = reliability(CONTEST, 59, rows)["bins"][0]
    assert (empty["questions"], empty["predicted"], empty["won"], empty["won_low"]) == (0, None, None, None)


def test_intervals_count_games_and_not_questions() -> None:
    """A hundred questions of one game are won or lost together."""
    many = resampled([(1, float(number % 2)) for number in range(400)], 1)
    few = resampled([(100, 100.0 * (number % 2)) for number in range(4)], 1)
    assert many[0] is not None and many[1] is not None and few[0] is not None and few[1] is not None
    assert many[1] - many[0] < 0.12 and few[1] - few[0] > 0.5


def test_the_forecast_behind_some_games_is_found_again() -> None:
    truth = Forecast(level=0.3, slope=0.8, level_early=-0.5, slope_early=1.9)
    rows = stated_and_won(truth, 30_000)
    found = fitted(rows, Forecast(), 4)
    for name in ("level", "slope", "level_early", "slope_early"):
        assert getattr(found, name) == pytest.approx(getattr(truth, name), abs=0.15)
    shown = [row._replace(share=truth.chance(row.share, 4, row.early)) for row in rows]
    again = fitted(shown, truth, 4)
    assert again.slope == pytest.approx(found.slope, abs=0.02) and again.level == pytest.approx(found.level, abs=0.02)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_every_game_declares_a_forecast_that_keeps_the_order_of_shares(game: object) -> None:
    forecast: Forecast = game.forecast  # type: ignore[attr-defined]
    shares = [number / 40 for number in range(1, 40)]
    for early in (0.0, 0.5, 1.0):
        chances = [forecast.chance(share, 4, early) for share in shares]
        assert chances == sorted(chances) and chances[0] < 0.25 < chances[-1]
        for share, chance in zip(shares, chances, strict=True):
            assert forecast.share(chance, 4, early) == pytest.approx(share, abs=0.01)
            change = forecast.chance(share + 1e-6, 4, early) - chance
            assert forecast.steepness(share, 4, early) == pytest.approx(change / 1e-6, rel=0.01)


def test_log_odds_go_there_and_back() -> None:
    assert chance_of(log_odds(0.3)) == pytest.approx(0.3)
    assert 0 < chance_of(log_odds(0.0)) < chance_of(log_odds(1.0)) < 1
    assert [by_round(now, 8) for now in (0, 1, 8)] == [1, 1, 0] and by_round(1, 1) == 0


def test_calibrate_tells_the_table_as_json(terminal: Terminal) -> None:
    told = terminal("calibrate", "champions", *QUICK, "--games", "2", "--seed", "3", "--json").result
    assert list(told) == ["game", "bot", "games", "brier", "base_brier", "bins"]
    assert (told["game"], told["bot"], told["games"]) == ("champions", "huscarl@4", 2)
    assert sum(one["questions"] for one in told["bins"]) > 100
    more = terminal("calibrate", "champions", *QUICK, "--games", "2", "--seed", "3", "--json", "--fit").result
    assert list(more) == [*told, "fit", "judged"] and {key: more[key] for key in told} == told
    assert list(more["fit"]) == ["level", "slope", "level_early", "slope_early"]
    assert list(more["judged"]) == list(told) and more["judged"]["brier"] != told["brier"]


def test_no_game_is_judged_by_a_forecast_that_was_fitted_to_it() -> None:
    """Games with even numbers are won by luck; in the others what is stated comes true."""
    draw, right = random.Random(2), stated_and_won(Forecast(), 4000)
    rows = [row if row.number % 2 else row._replace(won=float(draw.random() < 0.25)) for row in right]
    fits = [fitted([row for row in rows if row.number % 2 == half], Forecast(), 4) for half in (0, 1)]
    assert fits[0].slope < 0.1 and fits[1].slope > 0.8
    for row, judged in zip(rows, judged_apart(rows, Forecast(), 4), strict=True):
        assert judged.share == pytest.approx(fits[1 - row.number % 2].chance(row.share, 4, row.early))


def test_calibrate_goes_on_in_its_folder_and_draws_a_report(terminal: Terminal, tmp_path: Path) -> None:
    words = ("calibrate", "champions", *QUICK, "--seed", "3", "--out", tmp_path, "--json")
    first = terminal(*words, "--games", "1").result
    both = terminal(*words, "--games", "2").result
    assert (
        first["games"] == 1
        and both == terminal("calibrate", "champions", *QUICK, "--seed", "3", "--games", "2", "--json").result
    )
    report, drawn = (tmp_path / "report.html").read_text(), (tmp_path / "reliability.svg").read_text()
    assert drawn in report and drawn.startswith("<svg") and "meadhall calibrate champions" in report
    terminal(*words, "--games", "2", "--fit")
    report, judged = (tmp_path / "report.html").read_text(), (tmp_path / "judged.svg").read_text()
    assert drawn != judged and drawn in report and judged in report


def test_calibrate_tells_its_table_in_every_language(terminal: Terminal, tmp_path: Path) -> None:
    words = ("calibrate", "champions", *QUICK, "--games", "1", "--fit", "--out", tmp_path)
    for language, word in {
        "en": "share won",
        "de": "Anteil gewonnen",
        "fr": "part gagnée",
        "it": "quota vinta",
    }.items():
        ended = terminal(*words, "--lang", language)
        assert ended.code == 0 and word.split()[0] in ended.out and word in (tmp_path / "report.html").read_text()


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("champions", "--bot", "karl", "--games", "1", "--processes", "1"), "request/bad", "does not state any"),
        (("champions", "--bot", "karl,thrall"), "request/bad", "name one bot"),
        (("champions", "--bot", "loki"), "options/invalid", "no bot 'loki'"),
        (("champions", "--players", "7"), "options/invalid", "2 to 4 players"),
        (("champions", "--games", "0"), "options/invalid", "number of games"),
    ],
)
def test_what_cannot_be_calibrated_is_refused(terminal: Terminal, words: tuple[str, ...], code: str, says: str) -> None:
    assert says in terminal("calibrate", *words).refused(code)
