"""A choice of several parts can be given in any order: brute force over the chains of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from meadhall.games import games
from meadhall.kernel import chains
from meadhall.kernel.chains import Search, arrange, draft
from meadhall.kernel.errors import IllegalAction, Malformed, NotYours
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Decision, Rules

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
LUCK = 7  # the same for every path, so that equal choices lead to equal states
MOST_PATHS = 120  # of a chain that is looked at whole
MOST_CHAINS = 60  # looked at in a game

MIDWAY = {"choose-goal", "choose-victim"}

Link = tuple[int, ...]


def proceeded(rules: Rules, state: Any, seat: int, code: int) -> Any:
    child = state.copy()
    rules.core.proceed(child, seat, code, rules.core.Chance(LUCK))
    return child


def paths(rules: Rules, state: Any, seat: int, decision: Decision, so_far: Link = ()) -> Iterator[tuple[Link, Any]]:
    """Every way through a chain, with the state that it leads to."""
    for code in decision.codes:
        chains = rules.words.chains
        kind = rules.catalogue.action(code).kind
        if code not in chains.closers and kind not in chains.parts | chains.continuing:
            continue  # a rune or a demand is no part of the choice
        child = proceeded(rules, state, seat, code)
        asked = rules.decision(child, seat) if rules.is_midway(child, seat) else None
        if asked is None:
            yield (*so_far, code), child
        else:
            yield from paths(rules, child, seat, asked, (*so_far, code))


def chains_of(game: Game, seats: int, seed: int) -> Iterator[tuple[Rules, Any, int, Decision]]:
    """The beginnings of the chains of a random game."""
    rules = game.rules(seats)
    chance = rules.core.Chance(seed)
    state = rules.start(chance)
    for _ in range(5000):
        seat = rules.core.next_seat(state)
        if seat < 0:
            return
        decision = rules.decision(state, seat)
        assert decision is not None
        if decision.question in rules.words.chains.questions and len(decision.codes) > 1:
            yield rules, state.copy(), seat, decision
        rules.core.proceed(state, seat, decision.codes[chance.any_of(len(decision.codes))], chance)


def patient(rules: Rules, state: Any, seat: int, decision: Decision) -> list[Link] | None:
    """Every whole choice with all its parts, one by one; None if there are too many."""
    start = Search(rules, state, seat, ()).state
    found = []
    for codes, _ in paths(rules, start, seat, decision):
        found.append(codes)
        if len(found) > MOST_PATHS:
            return None
    return found


@every_game
def test_every_choice_is_accepted_in_any_order_and_leads_to_every_end_there_is(game: Game) -> None:
    pick, seen = random.Random(5), set()
    for seed in range(4):
        for count, (rules, state, seat, decision) in enumerate(chains_of(game, game.seats[-1], seed)):
            whole = patient(rules, state, seat, decision) if count < MOST_CHAINS else None
            if whole is None:
                continue
            seen.add(decision.question)
            reached = set()
            for codes in whole:
                split = Search(rules, state, seat, [code for code in codes if code not in rules.words.chains.closers])
                begun = int(decision.question in MIDWAY)  # what goes on with a part that was begun comes first
                rest = list(split.parts[begun:])
                pick.shuffle(rest)
                links = [code for part in [*split.parts[:begun], *rest] for code in part]
                given, there = arrange(rules, state, seat, links), state
                for code in given:
                    there = proceeded(rules, there, seat, code)
                reached.add(there.fold(1))
            assert reached == {end.fold(1) for _, end in paths(rules, state, seat, decision)}, decision.question
    assert len(seen) >= 3, seen


@every_game
def test_a_draft_offers_what_some_whole_choice_has_and_nothing_else(game: Game) -> None:
    pick = random.Random(6)
    looked = 0
    for rules, state, seat, decision in chains_of(game, game.seats[-1], 11):
        whole = patient(rules, state, seat, decision)
        if whole is None or rules.words.chains.continuing & {
            rules.catalogue.action(c).kind for codes in whole for c in codes
        }:
            continue
        closers = set(rules.words.chains.closers)
        choices = [sorted(code for code in codes if code not in closers) for codes in whole]
        wanted = pick.choice(choices)
        links = pick.sample(wanted, pick.randrange(len(wanted) + 1))

        def holds(choice: list[int], links: list[int]) -> bool:
            return all(choice.count(code) >= links.count(code) for code in links)

        found = draft(rules, state, seat, links)
        assert set(found.add) == {
            code for choice in choices for code in choice if any(holds(one, [*links, code]) for one in choices)
        }, (decision.question, links)
        assert found.complete == (sorted(links) in choices)
        assert set(found.drop) == set(links)
        looked += 1
        if looked == 40:
            return
    assert looked > 5


@every_game
def test_a_choice_that_is_composed_of_what_is_offered_always_comes_to_an_end(game: Game) -> None:
    pick = random.Random(9)
    for rules, state, seat, decision in islice(chains_of(game, game.seats[-1], 12), 0, 240, 4):
        links: list[int] = []
        for _ in range(8):
            found = draft(rules, state, seat, links)
            assert found.complete or found.add, (decision.question, links)
            if not found.add:
                break
            links.append(pick.choice(found.add))


@every_game
def test_however_many_parts_clash_there_is_a_bound_to_what_is_tried(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chains, "MOST_TRIED", 300)
    pick, most = random.Random(8), 0
    for rules, state, seat, decision in islice(chains_of(game, game.seats[-1], 5), 0, 200, 10):
        chosen, words = list[int](), rules.words.chains
        parts = [code for code in decision.codes if rules.catalogue.action(code).kind in words.parts]
        goals = Search(rules, state, seat, ()).continuations if decision.question in words.paths else []
        for part in pick.choices(parts, k=40) if parts else []:
            chosen += [part, pick.choice(goals)] if goals else [part]  # a part that is not gone on with clashes at once
        search = Search(rules, state, seat, chosen)
        search.leads_on()
        with suppress(IllegalAction):
            search.refuse()
        most = max(most, search.tries.count)
    assert 300 <= most < 400


@every_game
def test_parts_that_do_not_fit_are_refused_and_nothing_changes(game: Game) -> None:
    rules = game.rules(game.seats[-1])
    match = Match(rules, rules.core.Chance(3))
    refused = 0
    for _ in range(400):
        decisions = match.decisions()
        if not decisions:
            break
        decision = decisions[0]
        before = (match.state.copy(), [match.number(seat) for seat in range(rules.seats)])
        if decision.question in rules.words.chains.questions:
            with pytest.raises((IllegalAction, Malformed)):
                match.give(decision.seat, [decision.codes[-1]] * 150)
            refused += 1
        else:
            with pytest.raises((Malformed, NotYours)):
                match.give(decision.seat, decision.codes[:1])
        assert (match.state, [match.number(seat) for seat in range(rules.seats)]) == before
        match.answer(decision.seat, decision.codes[match.chance.any_of(len(decision.codes))])
    assert refused
