"""Win shares for every bot: right where the game is all but over, the same again, and made of what the seat knows."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest

from meadhall.bots.bot import Advice, Budget, Option, Outlook
from meadhall.bots.reckoning import explained, shares
from meadhall.bots.registry import BOTS, player
from meadhall.games import new_match
from meadhall.kernel.match import Match
from meadhall.kernel.records import read_record, record_of, replay, write_record
from tests.bots.tables import GAMES, asked, play

EVERY_GAME: Final = pytest.mark.parametrize("slug", GAMES)
BUDGET: Final = Budget(iterations=4)


def last_question(slug: str, seed: int) -> Match:
    """A game of thralls before its last answer."""
    whole = play(new_match(slug, GAMES[slug], seed), [player("thrall", seed + seat) for seat in range(GAMES[slug])])
    return replay(read_record(write_record(record_of(whole))), len(whole.steps) - 1)


@EVERY_GAME
def test_the_last_answer_is_worth_what_it_brings(slug: str) -> None:
    seen = set()
    for seed in range(20):
        match = last_question(slug, seed)
        seat = match.rules.core.next_seat(match.state)
        outlook = asked(match, seat)
        for code, share in shares(outlook, outlook.decision.codes, BUDGET, 1).items():
            ends = set()
            for luck in range(9, 29):
                state = outlook.imagine(match.rules.core.Chance(luck))
                match.rules.apply(state, seat, code, match.rules.core.Chance(luck))
                result = match.rules.result(state)
                ends.add(result and seat in result.winners)
            if len(ends) == 1 and None not in ends:  # or dice, or what others hide, decide
                assert {share} == ends, (seed, code)
                seen.add(share)
    assert seen == {0, 1}


@EVERY_GAME
def test_shares_are_the_same_again_and_in_every_world_that_the_seat_cannot_tell_apart(slug: str) -> None:
    match = new_match(slug, GAMES[slug], 3)
    seat = match.rules.core.next_seat(match.state)
    outlook = asked(match, seat)
    found = shares(outlook, outlook.decision.codes, BUDGET, 5)
    twin = Outlook.of(match.rules, outlook.imagine(match.rules.core.Chance(8)), outlook.decision)
    assert found == shares(outlook, outlook.decision.codes, BUDGET, 5) == shares(twin, twin.decision.codes, BUDGET, 5)
    assert found != shares(outlook, outlook.decision.codes, BUDGET, 6)
    assert all(0 <= share <= 1 for share in found.values())


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is looked at, once an iteration."""
    match = new_match("champions", 4, 3)
    outlook = asked(match, match.rules.core.next_seat(match.state))
    in_time = shares(outlook, outlook.decision.codes, Budget(iterations=4), 5)
    assert in_time != shares(outlook, outlook.decision.codes, Budget(iterations=5), 5)
    monkeypatch.setattr("meadhall.bots.reckoning.time.monotonic", count().__next__)
    assert shares(outlook, outlook.decision.codes, Budget(seconds=4), 5) == in_time


@EVERY_GAME
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_explains_its_answer_by_its_best_three(slug: str, name: str) -> None:
    match = new_match(slug, GAMES[slug], 3)
    outlook = asked(match, match.rules.core.next_seat(match.state))
    one = player(f"{name}@4", 1)
    advice = one.advise(outlook)
    options = explained(outlook, advice, BUDGET, 1)
    assert options[0].code == advice.code and len(options) == min(3, len(outlook.decision.codes))
    assert len({option.code for option in options}) == len(options)
    assert all(option.share is not None and 0 <= option.share <= 1 for option in options)


def test_what_a_bot_says_itself_is_left_as_it_is() -> None:
    outlook = asked(new_match("champions", 2, 1), 1)
    first, second, third, fourth, *_ = outlook.decision.codes
    advice = Advice(second, (Option(second, 0.75), Option(first, 0.5), Option(third, 0.25), Option(fourth, 0.0)))
    assert explained(outlook, advice, BUDGET, 1) == advice.options[:3]
