"""Settings: one value says which game is played, and tables with equal ones share their rules."""

from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from meadhall.games import game, games
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting
from meadhall.lab.contest import Contest, play_block
from meadhall.lab.simulation import play_match
from tests.support.conformance.tables import EVERY_GAME
from tests.support.conformance.variations import VARIATIONS
from tests.support.terminal import ROOT


@EVERY_GAME
def test_equal_settings_have_one_rules(game: Game) -> None:
    seats = game.seats[-1]
    assert game.setting(seats) == game.setting(seats) and game.rules(seats) is game.rules(seats)
    others = [
        game.setting(game.seats[0]),
        game.setting(seats, revision=1),
        game.setting(seats, cards=VARIATIONS[game.slug][3]),
    ]
    assert len({one.digest for one in (game.setting(seats), *others)}) == 4
    assert len({id(one.rules()) for one in (game.setting(seats), *others)}) == 4


@EVERY_GAME
def test_a_setting_is_the_same_after_its_plain_form_and_after_a_journey(game: Game) -> None:
    for cards in (None, VARIATIONS[game.slug][3]):
        setting = game.setting(game.seats[0], {"edition": game.editions[0]}, cards, 1)
        for again in (Setting.read(setting.plain()), pickle.loads(pickle.dumps(setting))):
            assert again == setting and again.digest == setting.digest and again.rules() is setting.rules()


@EVERY_GAME
def test_what_only_looks_like_a_setting_is_refused(game: Game) -> None:
    """Also when the rules that it would be taken for are there already."""
    seats = game.seats[0]
    game.rules(seats)
    for number in (float(seats), str(seats), [seats], None):
        with pytest.raises(BadOptions, match="whole number"):
            game.rules(number)  # type: ignore[arg-type]
    for other in games():
        if other is not game:
            with pytest.raises(TypeError, match=f"a card set of {game.slug}"):
                game.rules(seats, cards=other.open_cards)


@EVERY_GAME
def test_a_setting_arrives_where_no_game_is_known_yet(game: Game) -> None:
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).digest)"
    setting = game.setting(game.seats[0])
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, input=pickle.dumps(setting), capture_output=True)
    assert done.stdout.decode().strip() == setting.digest, done.stderr


@EVERY_GAME
def test_one_rules_serves_any_number_of_threads(game: Game) -> None:
    """Whole games at once by the same rules, views and imagined worlds included, are those played one by one."""
    setting = game.setting(game.seats[-1])

    def played(number: int) -> tuple[Any, ...]:
        match = play_match(setting, 7, number)
        rules = match.rules
        start = Match(rules, rules.core.Chance(number))
        imagined = rules.imagine(rules.veil(start.state, 0), 0, rules.core.Chance(number))
        return match.state.dump(), [told.event for told in match.log()], imagined.dump(), rules.view(start.state, 1)

    alone = [played(number) for number in range(4)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(played, [0, 1, 2, 3] * 4)) == alone * 4


@pytest.mark.parametrize("slug", ["champions", "midgard"])
def test_an_arena_of_two_games_builds_one_rules(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Rules] = []
    make = type(game(slug)).make_rules

    def counted(played: Game, setting: Setting) -> Rules:
        made.append(make(played, setting))
        return made[-1]

    monkeypatch.setattr(type(game(slug)), "make_rules", counted)
    own = {"name": f"only for this test of {slug}"}
    contest = Contest(game(slug).setting(3, cards=own), ("karl", "thrall", "thrall"), 7)
    play_block(contest, 0, 2)
    assert len(made) == 1
