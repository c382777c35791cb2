"""Laws of play: always an answer, copies of their own, states that survive being saved, records that replay."""

from __future__ import annotations

import json
from dataclasses import fields
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from meadhall.games import games
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.records import read_record, record_of, replay, write_record
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import EVERY_GAME, fewer, random_match, settings

SETTINGS = [rules for game in games() for rules in islice(settings(game), len(game.editions) * len(game.seats) + 6)]


def play(rules: Rules, seed: int) -> Match:
    """A random match to its end."""
    *_, (match, _, _) = random_match(rules, seed)
    return match


@EVERY_GAME
def test_random_games_break_no_law_and_end(game: Game) -> None:
    core = game.rules(game.seats[0]).core
    answers = core.Answers()
    for seed, rules in zip(range(fewer(400)), settings(game), strict=False):
        chance = core.Chance(seed)
        state = rules.start(chance)
        law = core.play_lawfully(state, chance, answers)
        assert law == 0, (rules.setting, seed, rules.words.laws[law])
        assert rules.result(state) is not None


@EVERY_GAME
def test_a_play_out_counts_its_answers(game: Game) -> None:
    rules = game.rules(game.seats[-1])
    core, answers = rules.core, rules.core.Answers()
    one, other = core.Chance(5), core.Chance(5)
    state, twin = rules.start(one), rules.start(other)
    counted, answered = core.play_out(state, one, answers), 0
    while (seat := core.next_seat(twin)) >= 0:
        codes = rules.codes(twin, seat)
        core.proceed(twin, seat, codes[other.any_of(len(codes))], other)
        answered += 1
    assert (counted, state) == (answered, twin)


@EVERY_GAME
def test_no_event_has_more_details_than_its_type(game: Game) -> None:
    """Nothing rides along unread: a detail without a field of its own is 0."""
    for seed, rules in zip(range(20), settings(game), strict=False):
        chance = rules.core.Chance(seed)
        chance.listen()
        state = rules.start(chance)
        while (seat := rules.core.next_seat(state)) >= 0:
            codes = rules.codes(state, seat)
            rules.core.proceed(state, seat, codes[chance.any_of(len(codes))], chance)
        assert len(chance.rows) > 20
        for event, _, *details in chance.rows:
            known = len(fields(rules.words.events[event]))
            assert not any(details[known:]), (rules.words.events[event], details)


@given(st.sampled_from(SETTINGS), st.lists(st.integers(0, 40), max_size=80), st.integers(0, 999))
def test_no_sequence_of_answers_breaks_a_law(rules: Rules, picks: list[int], seed: int) -> None:
    chance = rules.core.Chance(seed)
    state = rules.start(chance)
    for pick in picks:
        decisions = rules.decisions(state)
        if not decisions:
            break
        decision = decisions[pick % len(decisions)]
        rules.apply(state, decision.seat, decision.codes[pick % len(decision.codes)], chance)
        rules.check_laws(state)


@EVERY_GAME
def test_a_copy_is_equal_and_of_its_own(game: Game) -> None:
    for seed, rules in zip(range(6), settings(game), strict=False):
        chance = rules.core.Chance(seed)
        state = rules.start(chance)
        while (seat := rules.core.next_seat(state)) >= 0:
            copy = state.copy()
            before = state.dump()
            assert copy == state and copy.dump() == before
            codes = rules.codes(state, seat)
            rules.core.proceed(state, seat, codes[chance.any_of(len(codes))], chance)
            assert copy.dump() == before
            assert copy != state


@EVERY_GAME
def test_a_state_survives_json_in_the_middle_of_any_chain(game: Game) -> None:
    for seed, rules in zip(range(6), settings(game), strict=False):
        for match, _, _ in random_match(rules, seed):
            saved = json.loads(json.dumps(rules.save(match.state)))
            restored = rules.restore(saved)
            assert restored == match.state
            assert rules.decisions(restored) == match.decisions()


@EVERY_GAME
def test_a_record_replays_to_the_same_state(game: Game) -> None:
    for seed, rules in zip(range(30), settings(game), strict=False):
        match = play(rules, seed)
        text = write_record(record_of(match))
        record = read_record(text)
        assert write_record(record) == text
        again = replay(record)
        assert again.state == match.state
        assert again.rules.result(again.state) == rules.result(match.state) == record.result
        assert [told for told in again.log()] == match.log()


@EVERY_GAME
def test_a_record_of_an_unfinished_game_goes_on_where_it_stopped(game: Game) -> None:
    rules = game.rules(game.seats[0])
    for match, _, _ in random_match(rules, 3):
        if len(match.played) % 20 == 0:
            again = replay(read_record(write_record(record_of(match))))
            assert again.state == match.state and again.decisions() == match.decisions()


@EVERY_GAME
def test_answers_are_exactly_what_is_not_refused(game: Game) -> None:
    for seed, rules in zip(range(4), settings(game), strict=False):
        for match, _, _ in random_match(rules, seed):
            for seat in range(rules.seats):
                open_now = tuple(
                    code for code in range(len(rules.catalogue)) if rules.core.refuse(match.state, seat, code) == 0
                )
                assert open_now == rules.codes(match.state, seat)
                assert all(rules.catalogue.actions[code] is not None for code in open_now)
