"""A number appended to the catalogue answers nothing: it is refused, does nothing, and no bot takes it for another.

Here some are appended behind the last one, at every question of each game.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from meadhall.champions.game import GAME as CHAMPIONS
from meadhall.champions.hopeless import hopeless
from meadhall.kernel.core.codes import DONE
from meadhall.kernel.errors import Malformed
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Decision, Rules
from tests.support.conformance.tables import EVERY_GAME, every_table, random_match
from tests.support.named_positions import positions

MORE = 20  # how many numbers are appended here
ENOUGH = 4  # states of each question, at different tables

Case = tuple[Rules, Any, int]  # a state, and a seat that is asked something in it


def strict(part: str, name: str) -> Any:
    """A strict module, interpreted whatever the gate uses, so that names in it can be replaced."""
    return importlib.import_module(f"meadhall.{part}.core.{name}")


def core(game: Game, name: str) -> Any:
    """A strict module of a game."""
    return strict(game.slug, name)


def asking(game: Game) -> Any:
    """The module with the answers, refusals and effects of all questions."""
    return importlib.import_module(core(game, "play").answer.__module__)


def appended(game: Game) -> range:
    """Numbers behind the last of the catalogue."""
    count = len(game.rules(game.seats[0]).catalogue)
    return range(count, count + MORE)


@cache
def asked(game: Game) -> tuple[Case, ...]:
    """Some states for every question of a game: named positions, then random games."""
    wanted = set(game.rules(game.seats[0]).words.questions.values())
    found: dict[str, list[Case]] = {question: [] for question in wanted}

    def note(rules: Rules, state: Any) -> None:
        for decision in rules.decisions(state):
            cases = found[decision.question]
            if len(cases) < ENOUGH and all(rules is not other for other, _, _ in cases):
                cases.append((rules, state.copy(), decision.seat))

    for position in positions():
        if position.game == game.slug:
            note(position.rules, position.state)
    for seed, rules in enumerate(every_table(game)):
        for match, _, _ in random_match(rules, seed):
            note(rules, match.state)
        if all(len(cases) == ENOUGH for cases in found.values()):
            break
    assert all(found.values())
    return tuple(case for cases in found.values() for case in cases)


def interpreted(game: Game, rules: Rules, state: Any) -> Any:
    """The same state for the interpreted core."""
    box = core(game, "box").Box()
    box.load(rules.box.dump())
    twin = core(game, "state").State(box)
    twin.load(state.dump())
    return twin


def listing_more(answers: Callable[..., None], *codes: int) -> Callable[[Any, int, Any], None]:
    """A list of answers with some codes more at its end."""

    def longer(s: Any, seat: int, out: Any) -> None:
        answers(s, seat, out)
        for code in codes:
            out.add(code)

    return longer


@EVERY_GAME
def test_an_appended_code_is_refused_at_every_question(game: Game) -> None:
    not_asked = core(game, "numbers.reasons").NOT_ASKED
    for rules, state, _ in asked(game):
        twin = interpreted(game, rules, state)
        for seat in range(rules.seats):
            for code in appended(game):
                assert rules.core.refuse(state, seat, code) == not_asked
                assert asking(game).refuse(twin, seat, code) == not_asked


@EVERY_GAME
def test_an_appended_code_is_malformed_at_every_door(game: Game) -> None:
    rules, state, seat = asked(game)[0]
    match = Match(rules, rules.core.Chance(1))
    for code in appended(game):
        for door in (rules.catalogue.action, rules.catalogue.code):
            with pytest.raises(Malformed):
                door(code)
        with pytest.raises(Malformed):
            rules.reason(state, seat, code)
        with pytest.raises(Malformed):
            match.answer(match.decisions()[0].seat, code)


@EVERY_GAME
def test_an_appended_code_does_nothing_at_any_question(game: Game) -> None:
    chance = strict("kernel", "chance").Chance(1)
    for rules, state, seat in asked(game):
        twin = interpreted(game, rules, state)
        for code in appended(game):
            asking(game).answer(twin, chance, seat, code)
            assert twin.dump() == state.dump(), f"{code} at {rules.decision(state, seat)}"


@EVERY_GAME
def test_karl_weighs_an_appended_code_least_and_the_others_as_before(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second "done" is listed both times, for a list of one answer is not weighed."""
    policy, kernel = core(game, "policy.weights"), strict("kernel", "answers")
    answers = policy.answers
    for rules, state, seat in asked(game):
        weights = []
        for more in ((DONE,), (DONE, *appended(game))):
            monkeypatch.setattr(policy, "answers", listing_more(answers, *more))
            out = kernel.Answers()
            out.weights = [7] * kernel.MOST_ANSWERS  # left there by an earlier list
            policy.weigh(interpreted(game, rules, state), seat, out)
            weights.append(out.weights[: out.count])
        before, after = weights
        assert after[: len(before)] == before, rules.decision(state, seat)
        assert set(after[len(before) :]) == {-kernel.MOST_WEIGHT}, rules.decision(state, seat)


@EVERY_GAME
def test_nobody_is_imagined_to_have_sealed_an_appended_code(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    policy, chances = core(game, "policy.weights"), strict("kernel", "chance")
    scratch = strict("kernel", "answers").Answers
    work = getattr(core(game, "knowledge.imagining"), "Workspace", scratch)
    answers = policy.answers
    for rules, state, seat in asked(game):
        veiled = interpreted(game, rules, rules.veil(state, seat))
        worlds = []
        for listed in (answers, listing_more(answers, *appended(game))):
            monkeypatch.setattr(policy, "answers", listed)
            world, chance = interpreted(game, rules, state), chances.Chance(5)
            core(game, "policy.likely_worlds").imagine_likely(veiled, seat, world, chance, work(), scratch())
            assert chance.stuck == 0
            worlds.append(world.dump())
        assert worlds[0] == worlds[1]


def test_no_assignment_is_imagined_at_random_with_an_appended_code(monkeypatch: pytest.MonkeyPatch) -> None:
    imagining, kernel = core(CHAMPIONS, "knowledge.imagining"), strict("kernel", "answers")
    listed = listing_more(imagining.assign_answers, *appended(CHAMPIONS))
    monkeypatch.setattr(imagining, "assign_answers", listed)
    sealed = 0
    for rules, state, seat in asked(CHAMPIONS):
        if rules.decision(state, seat).question in ("assign", "offer-demand"):  # type: ignore[union-attr]
            veiled, world = interpreted(CHAMPIONS, rules, rules.veil(state, seat)), interpreted(CHAMPIONS, rules, state)
            imagining.imagine(veiled, seat, world, strict("kernel", "chance").Chance(5), kernel.Answers())
            assert core(CHAMPIONS, "laws.laws").broken_law(world, kernel.Answers()) == 0
            sealed += any(world.sealed)
    assert sealed > 0


def test_an_appended_code_is_no_hopeless_fight() -> None:
    for rules, state, seat in asked(CHAMPIONS):
        decision, veiled = rules.decision(state, seat), rules.veil(state, seat)
        assert decision is not None
        more = Decision(seat, decision.question, (*decision.codes, *appended(CHAMPIONS)), decision.offer)
        assert hopeless(veiled, more) == hopeless(veiled, decision)
