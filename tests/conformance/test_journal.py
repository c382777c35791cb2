"""A journal restores a match with its log and every running number; a change is prepared, then committed."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.games import game as game_of
from meadhall.kernel.errors import BadRequest, MeadhallError, NoUndo, Stale
from meadhall.kernel.events import Audience
from meadhall.kernel.game import Game
from meadhall.kernel.journal.acts import Act, Answered, Prepared
from meadhall.kernel.journal.entries import Entry, Return, Takeover
from meadhall.kernel.journal.plain import plain_entry, read_journal
from meadhall.kernel.journal.running import begin, follow, run, start_of
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import EVERY_GAME, settings


def prepared(match: Match, pick: random.Random) -> Prepared:
    """Some change of a match: mostly an answer, sometimes a whole choice, an undo or a rewind."""
    seats = [seat for seat in range(match.rules.seats) if match.undoable(seat) is not None]
    if seats and pick.random() < 0.15:
        return match.prepare_undo(pick.choice(seats))
    if len(match.acts) > 3 and pick.random() < 0.02:
        return match.prepare_rewind(pick.randrange(1, len(match.acts)))
    decisions = match.decisions()
    decision = pick.choice([one for one in decisions if not one.offer] or decisions)
    if decision.question in match.rules.words.chains.questions and pick.random() < 0.5:
        links: list[int] = []
        for _ in range(6):
            draft = match.draft(decision.seat, links)
            if draft.complete and (not draft.add or pick.random() < 0.4):
                return match.prepare_choice(decision.seat, links)
            if not draft.add:
                break
            links.append(pick.choice(draft.add))
    return match.prepare(decision.seat, [pick.choice(decision.codes)])


def journalled(rules: Rules, seed: int, most: int = 250) -> Iterator[tuple[Match, list[Entry]]]:
    """A random match with its journal, after every entry."""
    pick, match = random.Random(seed), Match(rules, rules.core.Chance(seed))
    journal = [start_of(match, ["person"] * rules.seats, 5.0)]
    while match.decisions() and len(journal) < most:
        if pick.random() < 0.02:
            seat = pick.randrange(rules.seats)
            journal += [Entry(Takeover(seat, "karl", "left"), "table", time=7.5), Entry(Return(seat))]
        change = prepared(match, pick)
        assert change.act.change is not None
        journal.append(
            Entry(change.act.change, "person", len(journal) + 0.25, change.act.by, f"move-{len(journal)}", "digest")
        )
        match.commit(change)
        yield match, journal


def everything(match: Match) -> dict[str, Any]:
    """All that a match can be asked."""
    audiences: list[Audience] = [*range(match.rules.seats), None]
    return {
        "state": match.state,
        "acts": match.acts,
        "standing": match.standing,
        "scores": match.scores,
        "numbers": [match.number(audience) for audience in audiences],
        "told": [match.told(audience) for audience in audiences],
        "decisions": match.decisions(),
        "asked": [match.asked_at(decision.seat) for decision in match.decisions()],
        "undos": [match.undos(seat) for seat in range(match.rules.seats)],
        "result": match.rules.result(match.state),
    }


@EVERY_GAME
def test_running_a_journal_gives_match_log_and_numbers_at_every_entry(game: Game) -> None:
    changes = set()
    for seed, rules in zip(range(4), settings(game), strict=False):
        restored = None
        for match, journal in journalled(rules, seed):
            plain = json.loads(json.dumps([plain_entry(entry, rules) for entry in journal]))
            if restored is None:
                restored, done = begin(read_journal(plain)[0], rules.core.Chance(99)), 1
            for entry in read_journal(plain)[done:] if len(journal) % 10 == 0 or not match.decisions() else ():
                follow(restored, entry, done := done + 1)
            if done == len(journal):
                assert everything(restored) == everything(match)
        whole = run(read_journal(plain), rules.core.Chance(98))
        assert everything(whole) == everything(match)
        assert read_journal(plain) == journal
        changes |= {(type(entry.what).__name__, len(getattr(entry.what, "codes", "x")) > 1) for entry in journal}
    assert {kind for kind, _ in changes} == {"Start", "Answered", "Undone", "Rewound", "Takeover", "Return"}
    assert ("Answered", True) in changes or not rules.words.chains.questions


@EVERY_GAME
def test_a_prepared_change_changes_nothing_until_it_is_committed(game: Game) -> None:
    rules, pick = game.rules(game.seats[-1]), random.Random(3)
    for match, _ in journalled(rules, 21, 120):
        if not match.decisions():
            break
        before = copy.deepcopy({key: found for key, found in everything(match).items() if key != "state"})
        state = match.state.copy()
        one, other = prepared(match, pick), prepared(match, pick)
        assert {key: found for key, found in everything(match).items() if key != "state"} == before
        assert match.state == state
        trial = run([start_of(match, ["person"] * rules.seats)], rules.core.Chance(1))
        if len(trial.acts) == len(match.acts):
            trial.commit(one)
            with pytest.raises(Stale):
                trial.commit(other)


@EVERY_GAME
def test_an_answer_given_again_after_a_rewind_meets_the_outcomes_it_met_before(game: Game) -> None:
    again = 0
    for seed in range(8):
        rules = game.rules(game.seats[0])
        match = Match(rules, rules.core.Chance(seed))
        for _ in range(60):
            decisions = match.decisions()
            if not decisions:
                break
            decision = decisions[0]
            match.answer(decision.seat, decision.codes[match.chance.any_of(len(decision.codes))])
        line: list[Act] = list(match.standing)
        match.commit(match.prepare_rewind(1))
        assert not match.played and not match.scores
        for act in line:
            assert isinstance(act.change, Answered)
            match.commit(match.prepare(act.change.seat, act.change.codes))
        assert [act.change for act in match.standing] == [act.change for act in line]
        again += sum(bool(one.outcomes) for one in match.played)
    assert again > 10


@EVERY_GAME
def test_undo_is_never_refused_when_it_is_offered(game: Game) -> None:
    """No sealed answer of another seat rests on one that can be taken back, so that the offer tells nothing of it."""
    offered = 0
    for seed, rules in zip(range(12), settings(game), strict=False):
        for match, _ in journalled(rules, 50 + seed, 120):
            for seat in range(rules.seats):
                if match.undoable(seat) is None:
                    with pytest.raises(NoUndo):
                        match.prepare_undo(seat)
                else:
                    match.prepare_undo(seat)
                    offered += 1
    assert offered > 200


def broken(plain: list[dict[str, Any]], pick: random.Random) -> Any:
    """A journal with one thing wrong."""
    hostile: list[Any] = [None, [], {}, "", "x" * 200, -1, 10**12, 1.5, True, [[]], {"a": 1}, float("nan"), "\x07"]
    journal = copy.deepcopy(plain)
    place = pick.randrange(len(journal))
    entry = journal[place]
    match pick.randrange(5):
        case 0:
            entry[pick.choice(list(entry))] = pick.choice(hostile)
        case 1:
            del entry[pick.choice(list(entry))]
        case 2:
            journal[place] = pick.choice(hostile)
        case 3:
            del journal[place]
        case _:
            journal.insert(place, copy.deepcopy(pick.choice(journal)))
    return journal


@EVERY_GAME
def test_a_hostile_journal_is_refused_with_one_sentence_or_runs(game: Game) -> None:
    rules, pick, refused = game.rules(game.seats[0]), random.Random(4), 0
    journal = list(journalled(rules, 7, 60))[-1][1]
    plain = [plain_entry(entry, rules) for entry in journal]
    tried: list[Any] = [broken(plain, pick) for _ in range(300)]
    for hostile in [*tried, None, {}, "journal", [], [[]], [None], plain * 400]:
        try:
            run(read_journal(hostile))
        except MeadhallError as error:
            refused += 1
            assert isinstance(error, BadRequest) or error.code == "record/drift"
            assert "\n" not in str(error) and len(str(error)) < 400
    assert refused > 200


def test_an_equal_state_later_in_a_match_draws_anew() -> None:
    """Outcomes are met again only after a rewind: dice that change nothing must not fall again and again."""
    rules = game_of("champions").rules(3)
    match, throws = Match(rules, rules.core.Chance(5)), 0
    while throws < 5:
        decision = match.decisions()[0]
        state, code = match.state.copy(), decision.codes[match.chance.any_of(len(decision.codes))]
        match.answer(decision.seat, code)
        outcomes = match.played[-1].outcomes
        if len(outcomes) > 2:
            match.state = state
            match.answer(decision.seat, code)
            assert match.played[-1].outcomes != outcomes
            throws += 1
