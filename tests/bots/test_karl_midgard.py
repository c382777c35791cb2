"""What karl knows of Midgard: he beats thralls, never answers what is not open, and thinks of nothing hidden."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import correlation, mean
from typing import Any

import pytest

from meadhall.bots.bot import Outlook
from meadhall.bots.registry import player
from meadhall.kernel.actions import Action
from meadhall.kernel.rules import Rules
from meadhall.midgard import gate
from meadhall.midgard.game import GAME
from meadhall.midgard.words.actions import ChooseArea, Done, Keep, Play, Strike, TakeToken
from tests.support.conformance.tables import every_table
from tests.support.midgard.table import Table, drafting

ROOT = Path(__file__).resolve().parents[2]


def weighed(rules: Rules, state: Any, seat: int) -> dict[int, int]:
    """Every answer with its weight."""
    out = rules.core.Answers()
    rules.core.weigh(state, seat, out)
    return dict(zip(out.listed(), out.weights, strict=False))


def favourite(t: Table, seat: int) -> Action:
    """The answer that weighs most."""
    weights = weighed(t.rules, t.state, seat)
    return t.rules.catalogue.action(max(weights, key=weights.__getitem__))


def won(rules: Rules, me: int, seed: int) -> float:
    """How much of a game karl wins against thralls."""
    core, chance = rules.core, rules.core.Chance(seed)
    players = [player("karl" if seat == me else "thrall", seed + seat) for seat in range(rules.seats)]
    state = rules.start(chance)
    while (seat := core.next_seat(state)) >= 0:
        decision = rules.decision(state, seat)
        assert decision is not None
        code = players[seat].advise(Outlook.of(rules, state, decision)).code
        assert code in decision.codes
        core.proceed(state, seat, code, chance)
    result = rules.result(state)
    assert result is not None
    return int(me in result.winners) / len(result.winners)


def test_karl_beats_three_thralls() -> None:
    rules = GAME.rules(4)
    games = 8 if GAME.core.COMPILED else 2
    assert sum(won(rules, seed % 4, seed) for seed in range(games)) >= 0.9 * games


@pytest.mark.parametrize("rules", every_table(GAME), ids=lambda rules: f"{rules.cards.name}-{rules.seats}")
def test_every_open_answer_has_a_weight_and_weighing_changes_nothing(rules: Rules) -> None:
    core, chance = rules.core, rules.core.Chance(rules.seats)
    state = rules.start(chance)
    while (seat := core.next_seat(state)) >= 0:
        before = state.copy()
        weights = weighed(rules, state, seat)
        assert tuple(weights) == rules.codes(state, seat)
        assert state == before
        best = max(weights.values())
        likely = [code for code, weight in weights.items() if weight == best]
        core.proceed(state, seat, likely[chance.any_of(len(likely))], chance)


def weights_in(games: int, *, pure: bool) -> dict[str, Any]:
    """The weights of whole games in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "MEADHALL_PURE"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.support.bots.midgard_weights", str(games)],
        cwd=ROOT,
        env=environment | ({"MEADHALL_PURE": "1"} if pure else {}),
        text=True,
        capture_output=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_weights_are_the_same_interpreted_and_compiled() -> None:
    if not GAME.core.COMPILED:
        pytest.skip("there is no compiled core to compare with")
    compiled, interpreted = weights_in(8, pure=False), weights_in(8, pure=True)
    assert compiled["compiled"] and not interpreted["compiled"]
    assert compiled["games"] == interpreted["games"]
    assert len(set(compiled["games"])) == 8


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_depend_on_nothing_hidden(seats: int) -> None:
    rules = GAME.rules(seats)
    core, chance = rules.core, rules.core.Chance(seats)
    state, count, swapped = rules.start(chance), 0, 0
    while (seat := core.next_seat(state)) >= 0:
        weights = weighed(rules, state, seat)
        if count % 7 == 0:
            veiled = rules.veil(state, seat)
            for seed in range(2):
                imagined = rules.imagine(veiled, seat, core.Chance(seed))
                swapped += imagined != state
                assert weighed(rules, imagined, seat) == weights
        core.proceed(state, seat, max(weights, key=weights.__getitem__), chance)
        count += 1
    assert swapped > 10


def test_karl_plays_the_same_again_with_a_seed() -> None:
    rules = GAME.rules(3)
    core, chance = rules.core, rules.core.Chance(4)
    state = rules.start(chance)
    for _ in range(20):
        seat = core.next_seat(state)
        decision = rules.decision(state, seat)
        assert decision is not None
        outlook = Outlook.of(rules, state, decision)
        advice = [player("karl", 7).advise(outlook) for _ in range(2)]
        assert advice[0] == advice[1]
        assert {estimate.code for estimate in advice[0].estimates} <= set(decision.codes)
        core.proceed(state, seat, advice[0].code, chance)


def last_play(*doomed: str) -> Table:
    """Seat 0 is to play the last card of the game."""
    t = Table(3)
    t.draft()
    t.set(round=3)
    t.turn(0, 1)
    t.set(plays_left=[0] * 5)
    t.doom(*doomed)
    return t


def test_karl_destroys_the_enemy_and_not_himself() -> None:
    t = last_play()
    t.place(0, gimle=3, boat=1)
    t.place(1, andlang=2, boat=1)
    t.place(2, boat=4)
    t.play(0, "destroy-alfheim")
    assert favourite(t, 0) == ChooseArea("andlang")


def test_karl_takes_the_colour_that_he_lacks() -> None:
    t = last_play()
    t.place(0, vanaheim=1, boat=4)
    t.place(1, boat=5)
    t.place(2, boat=5)
    t.give(0, alfheim=5, mannheim=2, jotunheim=5)
    t.end_round(0)
    assert favourite(t, 0) == TakeToken("mannheim")


def test_karl_strikes_whoever_is_in_his_way() -> None:
    t = last_play()
    t.place(0, gimle=1, boat=3)
    t.place(1, gimle=2, boat=3)
    t.place(2, gimle=1, boat=3)
    t.play(0, "attack-alfheim")
    t.move(0, "boat", "gimle")
    assert favourite(t, 0) == Strike(1)


def test_karl_brings_all_new_warriors_he_may() -> None:
    t = last_play("gimle")
    t.place(0, boat=5)
    t.play(0, "muster-alfheim")
    assert favourite(t, 0) == ChooseArea("gimle")
    t.do(0, ChooseArea("gimle"))
    assert favourite(t, 0) != Done()


def test_karl_leaves_no_doomed_province_for_nothing() -> None:
    t = last_play("gimle")
    t.place(0, chieftain="asgard", gimle=1)
    t.place(1, vanaheim=2)
    t.place(2, boat=5)
    t.give(0, alfheim=2, mannheim=7, jotunheim=7)
    t.play(0, "invasion-mannheim")
    assert favourite(t, 0) == Done()


def test_karl_scores_what_he_holds_before_he_takes_a_token() -> None:
    t = last_play()
    t.place(0, chieftain="gimle", vidblain=2, andlang=2)
    t.place(1, asgard=3, vanaheim=3)
    t.place(2, boat=5)
    t.give(0, jotunheim=5)
    t.hold(0, "score-alfheim", "token-alfheim", "invasion-jotunheim")
    assert favourite(t, 0) == Play("score-alfheim")


@pytest.mark.parametrize("draw", ["draw-bronze", "draw-silver"])
def test_karl_keeps_a_draw_card_which_costs_no_play_before_an_attack(draw: str) -> None:
    bronze = ("invasion-alfheim", "invasion-mannheim", "invasion-jotunheim")
    t = drafting(3, (*bronze, "attack-alfheim", "attack-mannheim", draw))
    weights = weighed(t.rules, t.state, 0)
    drawing, attacks = t.rules.catalogue.code(Keep(draw)), ("attack-alfheim", "attack-mannheim")
    assert all(weights[drawing] > weights[t.rules.catalogue.code(Keep(attack))] for attack in attacks)


def rolled_out(rules: Rules, state: Any, times: int) -> list[float]:
    """The mean score of each seat when karl plays on for all."""
    core, out, total = rules.core, rules.core.Answers(), [0] * rules.seats
    for seed in range(times):
        rest, chance = state.copy(), core.Chance(seed)
        core.play_on(rest, chance, out, -1, rest.box.rounds, 0)
        total = [one + two for one, two in zip(total, rest.score, strict=False)]
    return [one / times for one in total]


def sampled(rules: Rules, seed: int, every: int) -> list[Any]:
    """Positions of a game of karls against each other."""
    core, chance, out = rules.core, rules.core.Chance(seed), rules.core.Answers()
    state, found, count = rules.start(chance), [], 0
    while (seat := core.next_seat(state)) >= 0:
        if count % every == 0:
            found.append(state.copy())
        count += 1
        core.weigh(state, seat, out)
        best = max(range(out.count), key=lambda i: out.weights[i])
        core.proceed(state, seat, out.codes[best], chance)
    return [*found, state]


def test_what_is_judged_is_near_what_comes_when_karl_plays_on() -> None:
    games, times = (3, 24) if GAME.core.COMPILED else (1, 2)
    judged: list[float] = []
    came: list[float] = []
    for rules in (GAME.rules(seats) for seats in GAME.seats):
        for state in (state for seed in range(games) for state in sampled(rules, seed, 23)):
            judged += [gate.judge(state, seat) / 10 for seat in range(rules.seats)]
            came += rolled_out(rules, state, times)
    assert correlation(judged, came) > 0.8
    assert abs(mean(judged) - mean(came)) < 4


def test_at_the_end_the_score_itself_is_judged() -> None:
    rules = GAME.rules(3)
    state = sampled(rules, 1, 1000)[-1]
    assert [gate.judge(state, seat) for seat in range(3)] == [10 * score for score in state.score[:3]]
    assert min(state.score[:3]) > 0


def test_every_table_can_be_judged() -> None:
    for rules in every_table(GAME):
        for state in sampled(rules, 5, 60):
            assert all(0 <= gate.judge(state, seat) <= 120_000 for seat in range(rules.seats))
