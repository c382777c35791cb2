"""Win shares for every bot: right where the game is all but over, the same again, and made of what the seat knows."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest

from meadhall.bots.bot import Advice, Budget, Estimate, Outlook
from meadhall.bots.chances import chances, explained
from meadhall.bots.registry import BOTS, player
from meadhall.bots.trials import Candidate, forecast
from meadhall.games import new_match
from meadhall.kernel.match import Match
from meadhall.kernel.records import read_record, record_of, replay, write_record
from tests.support.bots.tables import GAMES, asked, play

EVERY_GAME: Final = pytest.mark.parametrize("slug", GAMES)
BUDGET: Final = Budget(iterations=4)


def last_question(slug: str, seed: int) -> Match:
    """A game of thralls before its last answer."""
    whole = play(new_match(slug, GAMES[slug], seed), [player("thrall", seed + seat) for seat in range(GAMES[slug])])
    return replay(read_record(write_record(record_of(whole))), len(whole.played) - 1)


@EVERY_GAME
def test_the_last_answer_is_worth_what_it_brings(slug: str) -> None:
    seen = set()
    for seed in range(20):
        match = last_question(slug, seed)
        seat = match.rules.core.next_seat(match.state)
        outlook = asked(match, seat)
        for estimate in chances(outlook, outlook.decision.codes, Budget(iterations=40), 1):
            ends = set()
            for luck in range(9, 29):
                state = outlook.imagine_likely(match.rules.core.Chance(luck))
                match.rules.apply(state, seat, estimate.code, match.rules.core.Chance(luck))
                result = match.rules.result(state)
                ends.add(result and (seat in result.winners) / len(result.winners))
            end = ends.pop() if len(ends) == 1 else None  # else dice, or what others hide, decide
            if end in (0, 1):
                assert estimate.share is not None and abs(estimate.share - end) < 0.06, (seed, estimate)
                assert estimate.error is not None and estimate.error < 0.06
                seen.add(estimate.share > 0.5)
    assert seen == {0, 1}


@EVERY_GAME
def test_chances_are_the_same_again_and_in_every_world_that_the_seat_cannot_tell_apart(slug: str) -> None:
    match = new_match(slug, GAMES[slug], 3)
    seat = match.rules.core.next_seat(match.state)
    outlook = asked(match, seat)
    found = chances(outlook, outlook.decision.codes, BUDGET, 5)
    twin = Outlook.of(match.rules, outlook.imagine(match.rules.core.Chance(8)), outlook.decision)
    assert found == chances(outlook, outlook.decision.codes, BUDGET, 5) == chances(twin, twin.decision.codes, BUDGET, 5)
    assert found != chances(outlook, outlook.decision.codes, BUDGET, 6)
    assert all(estimate.share is not None and 0 <= estimate.share <= 1 for estimate in found)


@EVERY_GAME
def test_more_worlds_make_a_chance_surer(slug: str) -> None:
    match = new_match(slug, GAMES[slug], 3)
    outlook = asked(match, match.rules.core.next_seat(match.state))
    few, many = (chances(outlook, outlook.decision.codes, Budget(iterations=count), 6) for count in (16, 256))
    unsure, sure = ([estimate.error or 0.0 for estimate in estimates] for estimates in (few, many))
    assert min(unsure) > 0 and min(sure) > 0
    assert sum(sure) < 0.5 * sum(unsure)  # a quarter, but for luck: a few worlds may look alike by chance


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is looked at, once an iteration and once an answer."""
    match = new_match("champions", 4, 3)
    outlook = asked(match, match.rules.core.next_seat(match.state))
    codes = outlook.decision.codes
    in_time = chances(outlook, codes, Budget(iterations=4), 5)
    assert in_time != chances(outlook, codes, Budget(iterations=5), 5)
    monkeypatch.setattr("meadhall.bots.chances.time.monotonic", count().__next__)
    assert chances(outlook, codes, Budget(seconds=4 * (1 + len(codes))), 5) == in_time


@EVERY_GAME
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_explains_itself_by_the_best_chances(slug: str, name: str) -> None:
    match = new_match(slug, GAMES[slug], 3)
    outlook = asked(match, match.rules.core.next_seat(match.state))
    advice = player(f"{name}@12", 1).advise(outlook)
    estimates = explained(outlook, advice, BUDGET, 1)
    assert 2 <= len(estimates) <= min(3, len(outlook.decision.codes))
    assert len({estimate.code for estimate in estimates}) == len(estimates)
    shown = [estimate.share for estimate in estimates]
    assert all(share is not None and 0 <= share <= 1 for share in shown)
    assert shown == sorted(shown, key=lambda share: -(share or 0))


def test_what_a_bot_says_itself_is_left_as_it_is_but_sorted() -> None:
    outlook = asked(new_match("champions", 2, 1), 1)
    first, second, third, fourth, *_ = outlook.decision.codes
    advice = Advice(
        second, (Estimate(second, 0.5), Estimate(first, 0.75), Estimate(third, 0.25), Estimate(fourth, 0.0))
    )
    assert explained(outlook, advice, BUDGET, 1) == (advice.estimates[1], advice.estimates[0], advice.estimates[2])


def test_one_that_dropped_out_is_not_shown_the_luck_of_its_few_worlds() -> None:
    """The first two worlds were good for everybody; what dropped out after them was behind the best in both."""
    match = new_match("champions", 4, 1)
    outlook = asked(match, match.rules.core.next_seat(match.state))
    best, dropped = Candidate(1), Candidate(2)
    for world in range(50):
        best.note(0.5, 1.0 if world < 2 else 0.2)
        if world < 2:
            dropped.note(0.4, 0.9)
    shown, other = forecast(outlook, [best, dropped], 0.0)
    assert shown.share is not None and other.share is not None and other.share < shown.share
    assert shown.error is not None and other.error is not None and other.error > shown.error


def test_the_fewer_worlds_an_answer_has_met_the_more_karls_opinion_counts() -> None:
    match = new_match("champions", 4, 1)
    outlook = asked(match, match.rules.core.next_seat(match.state))
    gaps = []
    for worlds in (4, 400):
        best, other = Candidate(1, 0.0), Candidate(2, 0.1)
        for _ in range(worlds):
            best.note(0.5, 0.3)
            other.note(0.5, 0.3)
        shown, behind = forecast(outlook, [best, other], 60)
        assert shown.share is not None and behind.share is not None
        gaps.append(shown.share - behind.share)
    assert gaps[0] > 3 * gaps[1] > 0


@EVERY_GAME
def test_a_game_gets_later_and_never_earlier_and_everybody_can_see_how_late_it_is(slug: str) -> None:
    for seed in range(5):
        match, stages = new_match(slug, GAMES[slug], seed), []
        rules = match.rules
        while (seat := rules.core.next_seat(match.state)) >= 0:
            stages.append(rules.earliness(match.state))
            assert {rules.earliness(rules.veil(match.state, who)) for who in (seat, None)} == {stages[-1]}
            match.answer(seat, player("thrall", seed).advise(asked(match, seat)).code)
        assert stages == sorted(stages, reverse=True) and stages[0] == 1 and 0 <= stages[-1] < 0.1


def test_a_round_of_midgard_is_undecided_until_each_seat_plays_its_last_card() -> None:
    match = new_match("midgard", 4, 1)
    rules, undecided = match.rules, {}
    while (seat := rules.core.next_seat(match.state)) >= 0:
        state, outlook = match.state, asked(match, seat)
        plays = sum(state.plays_left) if outlook.decision.question != "keep-card" else 16
        undecided[outlook.decision.question, plays] = 3 * rules.earliness(state) - (3 - state.round)
        match.answer(seat, player("karl", 1).advise(outlook).code)
    found = {key: round(share, 3) for key, share in undecided.items()}
    assert found["keep-card", 16] == found["play-card", 3] == found["play-card", 16 - 1] == 1
    assert [found["play-card", plays] for plays in (2, 1, 0)] == [0.75, 0.5, 0.25]
    assert found["pick-viking", 0] == found["pick-viking", 1] - 0.25 == 0.125
    assert found["choose-tokens", 0] == 0
    midway, over = (rules.game.forecast.chance(0.98, 4, early) for early in (1 / 3, 0))
    assert midway < 0.85 and over > 0.95  # karl's imagined games are surer of the last round than huscarls' games
