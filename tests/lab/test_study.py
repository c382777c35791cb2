"""The command `study`: what it prints, its report, settings side by side, going on, refusals; charts that are true."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meadhall.lab.reporting.charts import Axis, Mark, Point, columns, dots
from meadhall.lab.reporting.svg import ticks
from tests.support.terminal import Terminal

KEYS = "game players bot games seed command settings verdicts"
SETTING = "setting cards revision games decisions shared_wins seats turns subjects categories winners faults"
STUDY = ("study", "champions", "--players", "3", "--games", "20", "--bot", "thrall", "--processes", "1")


def test_a_study_tells_exactly_these_things_and_writes_a_report(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal(*STUDY, "--seed", "5", "--out", tmp_path / "out", "--json").result
    assert list(result) == KEYS.split()
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("champions", 3, 20, 5)
    (setting,) = result["settings"]
    assert list(setting) == SETTING.split() and setting["setting"] == "de-2018" and setting["games"] == 20
    assert [row["thing"] for row in setting["seats"]] == ["1", "2", "3"]
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "meadhall study champions --players 3 --bot thrall --games 20 --seed 5" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")  # it stands by itself
    names = {path.stem for path in (tmp_path / "out" / "plots").glob("*.svg")}
    assert {"seat-share", "turn-share", "leader-share", "stall-use", "rune-use", "category-1", "winners-1"} <= names
    for path in (tmp_path / "out" / "plots").glob("*.svg"):
        assert ElementTree.fromstring(path.read_text(encoding="utf-8")).tag.endswith("svg")
    assert page.count("<svg") == len(names)


def test_a_study_of_a_bot_that_does_not_play_itself_says_so(terminal: Terminal, tmp_path: Path) -> None:
    words = ("study", "midgard", "--players", "3", "--bot", "program:/nowhere/bot", "--games", "2", "--processes", "1")
    ended = terminal(*words, "--out", tmp_path, "--json")
    (fault,) = ended.result["settings"][0]["faults"]
    assert (fault["bot"], fault["games"]) == ("program:/nowhere/bot", 2) and "[bot/start]" in fault["first"]
    assert "de: program:/nowhere/bot was at fault in 2 games; karl gave" in ended.err
    assert "program:/nowhere/bot was at fault" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_the_command_of_the_report_gives_the_same_report(terminal: Terminal, tmp_path: Path) -> None:
    first = terminal(*STUDY, "--out", tmp_path / "one", "--json").result
    words = first["command"].replace(str(tmp_path / "one"), str(tmp_path / "two")).split()
    second = terminal(*words[1:], "--json").result
    assert {**first, "command": ""} == {**second, "command": ""}


def test_editions_and_card_sets_lie_side_by_side(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'name = "short"\n[board.game]\nrounds = 2\n[leaders.ullr]\nname = "Ullr the Short"\n', encoding="utf-8"
    )
    words = ("--edition", "de-2018", "--edition", "it", "--cards", "open", "--cards", own, "--out", tmp_path / "out")
    result = terminal(*STUDY, *words, "--json").result
    names = ["de-2018, open", "de-2018, short", "it, open", "it, short"]
    assert [one["setting"] for one in result["settings"]] == names
    usual, short = (one["winners"]["mean"] for one in result["settings"][:2])
    assert usual != short and result["settings"][0]["cards"] != result["settings"][1]["cards"]
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert all(name in page for name in names)
    assert page.count("<figcaption>") == 2 * len(names)


def test_a_study_goes_on_and_more_games_can_be_asked(terminal: Terminal, tmp_path: Path) -> None:
    words = ("study", "midgard", "--players", "3", "--bot", "thrall", "--processes", "1", "--out", tmp_path, "--json")
    few = terminal(*words, "--games", "4").result
    there = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    many = terminal(*words, "--games", "9").result
    assert (few["settings"][0]["games"], many["settings"][0]["games"]) == (4, 9)
    assert there and all(path.stat().st_mtime_ns == then for path, then in there.items())
    assert terminal(*words, "--games", "4").result["settings"] == few["settings"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Scores of the winners", "Market stalls", "Asmundr the Pious", "33.3"]),
        ("de", ["Punkte der Sieger", "Marktstände", "Anführer", "33,3"]),
        ("fr", ["Scores des vainqueurs", "Étals du marché", "Chefs vikings", "33,3"]),
        ("it", ["Punteggi dei vincitori", "Banchi del mercato", "Capi vichinghi", "33,3"]),
    ],
)
def test_the_report_speaks_every_language(terminal: Terminal, tmp_path: Path, language: str, words: list[str]) -> None:
    ended = terminal(*STUDY, "--out", tmp_path, "--lang", language)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert ended.code == 0 and "report.html" in ended.out
    assert f'<html lang="{language}">' in page and [word for word in words if word not in page] == []
    assert not re.search(
        r"\b(lab|subject|category|place|leader|rune|enemy|destiny)-[a-z]", re.sub("<svg.*?>", "", page)
    )


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("champions",), "request/bad", "--out"),
        (("chess", "--out", "x"), "game/unknown", "chess"),
        (("champions", "--out", "x", "--players", "5"), "options/invalid", "2 to 4 players"),
        (("champions", "--out", "x", "--bot", "loki"), "options/invalid", "no bot 'loki'"),
        (("champions", "--out", "x", "--bot", "karl,thrall"), "request/bad", "equal players"),
        (("champions", "--out", "x", "--games", "0"), "options/invalid", "number of games"),
        (("champions", "--out", "x", "--seed", "-1"), "options/invalid", "seed"),
        (("champions", "--out", "x", "--edition", "xx"), "options/invalid", "edition"),
        (("champions", "--out", "x", "--cards", "none.toml"), "cards/invalid", "none.toml"),
        (("champions", "--out", "x", "--option", "x=1"), "options/invalid", "no option"),
        (("champions", "--out", "x", "--lang", "xx"), "request/bad", "language"),
        (("champions", "--out", "pyproject.toml"), "request/bad", "cannot be written"),
    ],
)
def test_what_cannot_be_studied_is_refused(terminal: Terminal, words: tuple[str, ...], code: str, says: str) -> None:
    ended = terminal("study", *words)
    assert says in ended.err and f"[{code}]" in ended.err and "Traceback" not in ended.err and ended.code == 2
    assert not Path("x").exists()


def test_too_many_settings_and_two_sets_of_one_name_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text(f'name = "same"\n[board.game]\nrounds = {2 + (name == "b")}\n')
    twins = ("--cards", tmp_path / "a.toml", "--cards", tmp_path / "b.toml")
    assert "different names" in terminal(*STUDY, *twins, "--out", tmp_path / "x").refused("request/bad")
    books = [word for book in ("de-2018", "it", "fr") for word in ("--edition", book)]
    assert "At most 5" in terminal(*STUDY, *twins, *books, "--out", tmp_path / "x").refused("request/bad")


def test_ticks_are_round_and_within() -> None:
    assert ticks(0.2, 0.3) == pytest.approx([0.2, 0.22, 0.24, 0.26, 0.28, 0.3])
    assert ticks(0, 120) == [0, 20, 40, 60, 80, 100, 120]
    assert ticks(-42, 6) == [-40, -30, -20, -10, 0]
    assert len(ticks(3, 3)) == 1


def places(chart: str, tag: str, name: str) -> list[float]:
    """One attribute of every element of a kind."""
    found = ElementTree.fromstring(chart).iter(f"{{http://www.w3.org/2000/svg}}{tag}")
    return [float(one.attrib[name]) for one in found if name in one.attrib]


def test_dots_lie_between_the_ends_of_their_whiskers_in_the_order_of_their_figures() -> None:
    axis = Axis("share", str, None, (Mark(0.25, "even"),), (0.2, 0.3))
    points: list[Point | None] = [Point(0.2, 0.1, 0.3), Point(0.4, 0.35, 0.45), None]
    rows = [(label, [point]) for label, point in zip(("one <&>", "two", "none"), points, strict=True)]
    chart = dots("a <title>", rows, axis)
    low, high = places(chart, "circle", "cx")
    assert 0 < low < high < 680
    assert min(places(chart, "line", "x1")) <= low <= max(places(chart, "line", "x2"))
    assert len(places(chart, "circle", "cx")) == 2 and "one &lt;&amp;&gt;" in chart


def test_series_differ_in_shape_not_in_colour_alone() -> None:
    rows = [("one", [Point(0.2, 0.1, 0.3), Point(0.3, 0.2, 0.4), Point(0.3, 0.2, 0.4)])]
    chart = dots("three", rows, Axis("share", str), ["a", "b", "c"])
    assert chart.count("<circle") == 2  # the dot and its place in the legend
    corners = {len(points.split()) for points in re.findall('points="([^"]*)"', chart)}
    assert corners == {3, 4}


def test_columns_are_as_high_as_their_shares() -> None:
    bins = [(0.0, 5.0, Point(0.25, 0.2, 0.3)), (5.0, 10.0, Point(0.5, 0.45, 0.55))]
    chart = columns(
        "scores", bins, Axis("score", str, None, (Mark(0, "0"), Mark(10, "10")), (0, 10)), Axis("part", str)
    )
    band, one, two = places(chart, "rect", "height")
    assert two == pytest.approx(2 * one, rel=1e-3) and band >= two


def test_a_picture_of_nothing_is_no_fault() -> None:
    assert dots("nothing", [], Axis("share", str)).endswith("</svg>")
    assert columns("nothing", [], Axis("score", str), Axis("part", str)).endswith("</svg>")
