"""The arena: who sits where on which seed, what is told, and that nothing else changes it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import mean

import pytest

from meadhall.games import game
from meadhall.kernel.errors import BrokenRule
from meadhall.lab.arena import summary
from meadhall.lab.contest import Contest, SeatRow, bot_seed, play_block
from meadhall.lab.runner import play
from meadhall.lab.simulation import game_seed
from tests.support.terminal import Terminal

FOUR = Contest(game("champions").setting(4), ("karl", "thrall", "thrall", "thrall"), 7)
PAIRS = Contest(game("champions").setting(4), ("karl", "thrall", "karl", "thrall"), 7)
SAME = Contest(game("midgard").setting(3), ("thrall",) * 3, 7)


def seats(contest: Contest, games: int, processes: int = 1) -> list[SeatRow]:
    """What the seats came to in so many games, without the time that they took."""
    return sorted(row._replace(seconds=0.0) for block in play([contest], games, processes) for row in block.seats)


@pytest.mark.parametrize(("contest", "rotations"), [(FOUR, 4), (PAIRS, 2), (SAME, 1)])
def test_a_line_up_turns_until_it_looks_the_same(contest: Contest, rotations: int) -> None:
    assert contest.rotations == rotations


def test_games_of_one_seed_differ_in_who_sits_where() -> None:
    assert [row.seat for row in seats(FOUR, 8) if row.bot == "karl"] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [FOUR.place(number)[0] for number in range(8)] == [game_seed(7, 0)] * 4 + [game_seed(7, 1)] * 4
    assert [PAIRS.place(number)[0] for number in range(4)] == [game_seed(7, 0)] * 2 + [game_seed(7, 1)] * 2
    assert len({SAME.place(number)[0] for number in range(6)}) == 6


@pytest.mark.parametrize("contest", [FOUR, PAIRS, SAME])
def test_everybody_sits_on_every_seat_equally_often(contest: Contest) -> None:
    rows = seats(contest, 2 * len(contest.bots))
    assert set(Counter((row.member, row.seat) for row in rows).values()) == {2}
    assert all(row.bot == contest.bots[row.member] for row in rows)


def test_a_bot_does_not_know_the_seed_of_the_dice() -> None:
    seeds = {bot_seed(game_seed(7, pair), member) for pair in range(50) for member in range(4)}
    assert len(seeds) == 200 and not seeds & {game_seed(7, pair) for pair in range(50)}


def test_a_game_is_told_as_it_ended() -> None:
    block = play_block(replace(FOUR, seed=11), 10, 40)
    assert [one.number for one in block.games] == list(range(10, 40))
    for one in block.games:
        rows = [row for row in block.seats if row.number == one.number]
        assert sum(row.won for row in rows) == pytest.approx(1)
        assert sum(row.won > 0 for row in rows) == one.winners == sum(row.rank == 1 for row in rows)
        assert max(row.score for row in rows) == one.best
        assert sum(row.decisions for row in rows) == one.decisions
        assert all(0 < row.moves <= row.decisions and row.seconds > 0 for row in rows)
        by_rank = sorted(rows, key=lambda row: row.rank)
        assert [row.score for row in by_rank] == sorted((row.score for row in rows), reverse=True)


def test_the_number_of_processes_changes_nothing() -> None:
    assert seats(FOUR, 30, 1) == seats(FOUR, 30, 2)


def test_another_seed_gives_other_games() -> None:
    assert seats(FOUR, 4) == seats(FOUR, 4) != seats(replace(FOUR, seed=8), 4)


def test_a_bot_that_answers_what_is_not_open_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.thrall.Thrall.advise", lambda self, outlook, budget: type("A", (), {"code": -1}))
    with pytest.raises(BrokenRule, match="thrall answered -1"):
        seats(SAME, 1)


def test_the_arena_tells_exactly_these_things(terminal: Terminal) -> None:
    words = ("arena", "champions", "--seats", "karl,thrall,thrall,thrall", "--games", "80", "--seed", "7", "--json")
    result = terminal(*words, "--processes", "1").result
    assert list(result) == ["game", "games", "seed", "seats", "ratings", "faults"]
    assert (result["game"], result["games"], result["seed"]) == ("champions", 80, 7)
    assert [one["bot"] for one in result["seats"]] == ["karl", "thrall", "thrall", "thrall"]
    for one in result["seats"]:
        assert list(one) == ["bot", "wins", "share", "low", "high", "mean_score", "ms_per_move"]
        assert one["low"] <= one["share"] <= one["high"] and one["share"] == pytest.approx(one["wins"] / 80, abs=1e-4)
    assert sum(one["wins"] for one in result["seats"]) == pytest.approx(80, abs=0.01)
    assert sorted(one["bot"] for one in result["ratings"]) == ["karl", "thrall"]
    assert all(list(one) == ["bot", "rating", "low", "high"] for one in result["ratings"])


def test_equals_have_ratings_with_intervals_that_hold_about_as_often_as_they_say() -> None:
    thralls = replace(FOUR, bots=("thrall", "thrall@1", "thrall@2", "thrall@3"))
    found = [one for seed in range(6) for one in summary(FOUR, seats(replace(thralls, seed=seed), 80))["ratings"]]
    assert all(one["low"] < one["rating"] < one["high"] for one in found)
    assert sum(one["low"] < 1500 < one["high"] for one in found) >= 20 and len(found) == 24
    assert mean(one["high"] - one["low"] for one in found) < 200


def test_what_is_told_is_counted_from_the_games() -> None:
    rows = seats(PAIRS, 8)
    told = summary(PAIRS, rows)
    for member, one in enumerate(told["seats"]):
        mine = [row for row in rows if row.member == member]
        assert one["mean_score"] == pytest.approx(sum(row.score for row in mine) / 8, abs=1e-3)
        assert one["wins"] == pytest.approx(sum(row.won for row in mine), abs=1e-3)


def test_a_bot_that_does_not_play_itself_is_told_of(terminal: Terminal, tmp_path: Path) -> None:
    """In games 0 and 1 karl plays for it; nobody must take its victories for its own."""
    words = ("arena", "champions", "--seats", "program:/nowhere/bot,thrall", "--games", "2", "--processes", "1")
    for more in ((), ("--out", tmp_path / "kept")):
        ended = terminal(*words, *more, "--json")
        (fault,) = ended.result["faults"]
        assert (fault["bot"], fault["games"]) == ("program:/nowhere/bot", 2) and fault["answers"] > 20
        assert fault["first"].startswith("The bot cannot be started") and fault["first"].endswith("[bot/start]")
        assert "program:/nowhere/bot was at fault in 2 games; karl gave" in ended.err


def test_the_arena_draws_a_table_in_every_language(terminal: Terminal) -> None:
    for language, word in {"en": "wins", "de": "Siege", "fr": "victoires", "it": "vittorie"}.items():
        ended = terminal("arena", "midgard", "--seats", "thrall,thrall,karl", "--games", "3", "--lang", language)
        assert ended.code == 0 and word in ended.out and "karl" in ended.out


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("champions", "--seats", "karl,loki"), "options/invalid", "no bot 'loki'"),
        (("champions", "--seats", "karl,,karl"), "options/invalid", "written like"),
        (("champions", "--seats", "karl\nkarl"), "options/invalid", "on one line"),
        (("champions", "--seats", "karl"), "options/invalid", "2 to 4 players"),
        (("champions", "--seats", "karl,karl@0"), "options/invalid", "budget"),
        (("champions", "--seats", "karl,karl", "--games", "0"), "options/invalid", "number of games"),
        (("champions", "--seats", "karl,karl", "--seed", "-1"), "options/invalid", "seed"),
        (("champions", "--seats", "karl,karl", "--edition", "xx"), "options/invalid", "edition"),
        (("champions", "--seats", "karl,karl", "--option", "foo"), "request/bad", "NAME=VALUE"),
        (("champions", "--seats", "karl,karl", "--processes", "-1"), "request/bad", "negative"),
        (("champions", "--seats", "karl,karl", "--lang", "xx"), "request/bad", "language"),
        (("chess", "--seats", "karl,karl"), "game/unknown", "chess"),
        (("champions",), "request/bad", "--seats"),
    ],
)
def test_what_cannot_be_played_is_refused(terminal: Terminal, words: tuple[str, ...], code: str, says: str) -> None:
    assert says in terminal("arena", *words).refused(code)
