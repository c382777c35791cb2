"""Finished games, moment by moment."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from meadhall.games import game
from meadhall.hall import wire
from meadhall.hall.replaying import ALL, Replay
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.journal.plain import read_journal
from meadhall.kernel.match import Match
from tests.support.hall.host import Host


@pytest.fixture(scope="module", params=["champions", "midgard"])
def replay(request: pytest.FixtureRequest) -> Replay:
    """A game in which one seat answers choices part by part."""
    host = Host(game(request.param).rules(3), ["karl", "person", "karl"], seed=3)
    for _ in range(3000):
        host.wait(1.0)
        if host.table.is_over:
            break
        match = host.table.match
        for seat in host.asked():
            decision = match.decision(seat)
            assert decision is not None
            host.say(seat, wire.Answer(host.move(), match.asked_at(seat), host.pick.choice(decision.codes)))
    assert host.table.is_over
    return Replay.of(read_journal([json.loads(line) for line in host.journal]))


def test_the_last_moment_of_every_eye_is_the_end(replay: Replay) -> None:
    result = replay.played.rules.result(replay.played.state)
    for eye in (0, 1, 2, None, ALL):
        assert replay.frames(eye)[-1].result == result


def test_a_seats_moments_are_those_at_which_it_was_told_something(replay: Replay) -> None:
    for eye in (0, 1, 2, None):
        frames = replay.frames(eye)
        assert all(one.since == before.n < one.n for before, one in pairwise(frames))


def test_one_plays_on_only_from_where_nobody_is_in_the_middle_of_a_choice(replay: Replay) -> None:
    rules = replay.played.rules
    last = sum(1 for _ in replay.moments(ALL)) - 1
    for moment in range(0, last, 7):
        state = replay.state_at(ALL, moment)
        match = Match(rules, rules.core.Chance(1), replay.played.names, start=state)
        for seat in match.waiting():
            decision = match.decision(seat)
            assert decision is not None
            if decision.question in rules.words.chains.questions:
                assert match.draft(seat, []).add or match.draft(seat, []).complete
    with pytest.raises(BadRequest):
        replay.state_at(ALL, last + 1)
