"""The arena: who sits where on which seed, what is told, and that nothing else changes it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from meadhall.kernel.errors import BrokenRule
from meadhall.lab.arena import play, summary
from meadhall.lab.contest import Contest, Played, bot_seed, play_game, play_games
from meadhall.lab.simulation import game_seed
from tests.terminal import Terminal

FOUR = Contest("champions", ("karl", "thrall", "thrall", "thrall"), 7)
PAIRS = Contest("champions", ("karl", "thrall", "karl", "thrall"), 7)
SAME = Contest("midgard", ("thrall",) * 3, 7)


def untimed(played: list[Played]) -> list[Played]:
    """The same games without the time that they took."""
    return [Played(one.game, [row._replace(seconds=0.0) for row in one.seats]) for one in played]


@pytest.mark.parametrize(("contest", "rotations"), [(FOUR, 4), (PAIRS, 2), (SAME, 1)])
def test_a_line_up_turns_until_it_looks_the_same(contest: Contest, rotations: int) -> None:
    assert contest.rotations == rotations


def test_games_of_one_seed_differ_in_who_sits_where() -> None:
    seats = [[row.bot for row in one.seats] for one in play_games(FOUR, 0, 8)]
    assert [bots.index("karl") for bots in seats] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [FOUR.place(number)[0] for number in range(8)] == [game_seed(7, 0)] * 4 + [game_seed(7, 1)] * 4
    assert [PAIRS.place(number)[0] for number in range(4)] == [game_seed(7, 0)] * 2 + [game_seed(7, 1)] * 2
    assert len({SAME.place(number)[0] for number in range(6)}) == 6


@pytest.mark.parametrize("contest", [FOUR, PAIRS, SAME])
def test_everybody_sits_on_every_seat_equally_often(contest: Contest) -> None:
    count = len(contest.bots)
    rules = contest.rules()
    games = [play_game(contest, rules, number) for number in range(2 * count)]
    assert set(Counter((row.member, row.seat) for one in games for row in one.seats).values()) == {2}
    assert all(row.bot == contest.bots[row.member] for one in games for row in one.seats)


def test_a_bot_does_not_know_the_seed_of_the_dice() -> None:
    seeds = {bot_seed(game_seed(7, pair), member) for pair in range(50) for member in range(4)}
    assert len(seeds) == 200 and not seeds & {game_seed(7, pair) for pair in range(50)}


def test_a_game_is_told_as_it_ended() -> None:
    for one in play_games(replace(FOUR, seed=11), 0, 30):
        assert sum(row.won for row in one.seats) == pytest.approx(1)
        assert sum(row.won > 0 for row in one.seats) == one.game.winners == sum(row.rank == 1 for row in one.seats)
        assert max(row.score for row in one.seats) == one.game.best
        assert sum(row.decisions for row in one.seats) == one.game.decisions
        assert all(0 < row.moves <= row.decisions and row.seconds > 0 for row in one.seats)
        by_rank = sorted(one.seats, key=lambda row: row.rank)
        assert [row.score for row in by_rank] == sorted((row.score for row in one.seats), reverse=True)


def test_the_number_of_processes_changes_nothing() -> None:
    assert untimed(play(FOUR, 30, 1)) == untimed(play(FOUR, 30, 2))


def test_another_seed_gives_other_games() -> None:
    assert untimed(play(FOUR, 4)) == untimed(play(FOUR, 4)) != untimed(play(replace(FOUR, seed=8), 4))


def test_a_bot_that_answers_what_is_not_open_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.thrall.Thrall.advise", lambda self, outlook, budget: type("A", (), {"code": -1}))
    with pytest.raises(BrokenRule, match="thrall answered -1"):
        play(SAME, 1)


def test_the_arena_tells_exactly_these_things(terminal: Terminal) -> None:
    words = ("arena", "champions", "--seats", "karl,thrall,thrall,thrall", "--games", "80", "--seed", "7", "--json")
    result = terminal(*words, "--processes", "1").result
    assert list(result) == ["game", "games", "seed", "seats", "ratings"]
    assert (result["game"], result["games"], result["seed"]) == ("champions", 80, 7)
    assert [one["bot"] for one in result["seats"]] == ["karl", "thrall", "thrall", "thrall"]
    for one in result["seats"]:
        assert list(one) == ["bot", "wins", "share", "low", "high", "mean_score", "ms_per_move"]
        assert one["low"] <= one["share"] <= one["high"] and one["share"] == pytest.approx(one["wins"] / 80, abs=1e-4)
    assert sum(one["wins"] for one in result["seats"]) == pytest.approx(80, abs=0.01)
    assert sorted(one["bot"] for one in result["ratings"]) == ["karl", "thrall"]
    assert all(one["low"] < one["rating"] < one["high"] for one in result["ratings"])


def test_what_is_told_is_counted_from_the_games() -> None:
    games = play(PAIRS, 8)
    told = summary(PAIRS, [row for one in games for row in one.seats])
    for member, one in enumerate(told["seats"]):
        mine = [row for played in games for row in played.seats if row.member == member]
        assert one["mean_score"] == pytest.approx(sum(row.score for row in mine) / 8, abs=1e-3)
        assert one["wins"] == pytest.approx(sum(row.won for row in mine), abs=1e-3)


def test_the_arena_draws_a_table_in_every_language(terminal: Terminal) -> None:
    for language, word in {"en": "wins", "de": "Siege", "fr": "victoires", "it": "vittorie"}.items():
        ended = terminal("arena", "midgard", "--seats", "thrall,thrall,karl", "--games", "3", "--lang", language)
        assert ended.code == 0 and word in ended.out and "karl" in ended.out


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("champions", "--seats", "karl,loki"), "options/invalid", "no bot 'loki'"),
        (("champions", "--seats", "karl,,karl"), "options/invalid", "written like"),
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
