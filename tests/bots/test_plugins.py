"""Plug-ins: a package's entry point is a bot like any other, in a worker process of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from meadhall.bots.bot import Budget, Estimate
from meadhall.bots.guard import Guarded, Limits
from meadhall.bots.karl import Karl
from meadhall.bots.plugins import plugins
from meadhall.bots.registry import is_bot, player
from meadhall.games import new_match
from meadhall.kernel.errors import BadOptions
from tests.support.bots.packages import install
from tests.support.bots.tables import GAMES, asked, play

EVERY_GAME: Final = pytest.mark.parametrize("slug", GAMES)


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots is installed."""
    monkeypatch.syspath_prepend(str(install(tmp_path)))


def test_plug_ins_are_known_by_their_slugs_and_nothing_of_them_is_imported() -> None:
    found = plugins()
    assert list(found) == ["crashing", "hanging", "karl", "learned", "missing", "skald"]
    assert (found["skald"].package, found["skald"].about) == ("skalds 1.2", "Bots that sing")
    assert is_bot("skald@0.5s") and not is_bot("Skald") and "skalds" not in sys.modules


def test_a_plug_in_does_not_take_the_place_of_a_bot_of_ours() -> None:
    assert isinstance(player("karl").bot, Karl)


@EVERY_GAME
def test_a_plug_in_plays_whole_games(slug: str) -> None:
    bots = [player("skald@60s", 1), *(player("karl", seat) for seat in range(1, GAMES[slug]))]
    match = play(new_match(slug, GAMES[slug], 4), bots)
    assert not bots[0].faults and "skalds" not in sys.modules
    again = new_match(slug, GAMES[slug], 4)
    for step in match.played:
        decision = again.decision(step.seat)
        assert decision is not None
        assert step.seat != 0 or step.code == decision.codes[-1]
        again.answer(step.seat, step.code)


def test_a_plug_in_says_what_it_thought_of() -> None:
    one, outlook = player("skald@60s", 1), asked(new_match("champions", 2, 1), 1)
    advice, codes = one.advise(outlook), outlook.decision.codes
    one.close()
    assert advice.estimates == (Estimate(codes[-1], 0.5), Estimate(codes[0]))


@pytest.mark.parametrize(
    ("slug", "code", "words"),
    [
        ("hanging", "bot/late", "importing"),
        ("crashing", "bot/gone", "KeyError: 'verse'"),
        ("missing", "bot/gone", "AttributeError: module 'skalds' has no attribute 'Nobody'"),
    ],
)
def test_a_bad_plug_in_costs_its_own_move(slug: str, code: str, words: str) -> None:
    bot = player(slug, 1).bot
    assert isinstance(bot, Guarded)
    bot.limits = Limits(grace=0.3 if code == "bot/late" else 60)
    outlook, budget = asked(new_match("champions", 2, 1), 1), Budget(seconds=0.2)
    assert bot.advise(outlook, budget) == Karl(1).advise(outlook, budget)
    bot.close()
    assert [fault.code for fault in bot.faults] == [code]
    assert bot.faults[0].words == words


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("jomsviking", "There is no bot 'jomsviking'; there are thrall, karl"),
        ("skald@", "budget"),
        ("skald@soon", "budget"),
        ("karl@0", "budget"),
        ("program@soon:./bot", "budget"),
        ("program:", "needs a name"),
        ("program:./bot 'one", "quotation marks"),
    ],
)
def test_what_cannot_be_seated_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        player(name)


def test_a_program_may_have_a_budget_and_any_words() -> None:
    one = player("program@400:./bot --at 5:00 --who 'a@b, c=d'")
    assert one.budget == Budget(iterations=400) and one.name.endswith("'a@b, c=d'")
    assert player("program:./bot@5s").budget == player("skald").budget == Budget(seconds=1)
