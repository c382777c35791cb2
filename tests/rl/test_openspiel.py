"""The games of OpenSpiel: its simulations, clones, chance by nodes or sampled, what a seat recalls, and ISMCTS."""

from __future__ import annotations

import pickle
import random
import unittest
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import meadhall.rl.openspiel
from meadhall.games import game, games
from meadhall.kernel.errors import BadOptions, IllegalAction
from meadhall.kernel.forks import after
from tests.support.rl.tables import TABLES

NAMES = [f"meadhall_{one.slug}" for one in games()]
SETS = {"champions": ("open", "open-3", ""), "midgard": ("", "", "")}  # parameters are words; a card file is a path


def walked(loaded: Any, seed: int, most: int = 10_000) -> Any:
    """A state after a random walk, to the end if `most` allows."""
    chooser = random.Random(seed)
    state = loaded.new_initial_state()
    while not state.is_terminal() and most > 0:
        step_at_random(state, chooser)
        most -= 1
    return state


def step_at_random(state: Any, chooser: random.Random) -> None:
    """One outcome, or one answer."""
    actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(chooser.choice(actions))


@pytest.mark.parametrize(("slug", "seats", "place"), [table for table in TABLES if table[0] == "champions"])
def test_champions_passes_the_simulation_of_openspiel_at_every_table(slug: str, seats: int, place: int) -> None:
    loaded = pyspiel.load_game(f"meadhall_{slug}", {"players": seats, "cards": SETS[slug][place]})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=place == 2, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_python_tests_of_openspiel(name: str) -> None:
    """Its simulation with clones and pickles, and its checks of the interface on some of the states."""
    loaded = pyspiel.load_game(name)
    games_sim_test.GamesSimTest().sim_game(loaded)
    case = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded, "game_name": name})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun == 5 and found.errors == found.failures == []


@pytest.mark.parametrize("seats", game("midgard").seats)
def test_midgard_passes_the_simulation_of_openspiel_at_every_table(seats: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("meadhall_midgard", {"players": seats}), 1, seats == 2, False)


def test_own_cards_are_loaded_from_a_file(tmp_path: Any) -> None:
    path = tmp_path / "short.toml"
    path.write_text('name = "Short"\n[board.game]\nrounds = 2\n')
    for name in NAMES:
        loaded = pyspiel.load_game(name, {"players": 2, "cards": str(path)})
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_no_draw_has_more_outcomes_than_the_game_declares(tmp_path: Any) -> None:
    rows = "".join(
        f'[cards.more-{n}]\nname = "More {n}"\nmetal = "bronze"\neffect = "reinforce"\ncopies = 50\n' for n in range(9)
    )
    path = tmp_path / "large.toml"
    path.write_text(f'name = "Large"\n{rows}')
    loaded = pyspiel.load_game("meadhall_midgard", {"players": 2, "cards": str(path)})
    state, chooser, most = loaded.new_initial_state(), random.Random(1), 0
    while state.is_chance_node():
        most = max(most, len(state.chance_outcomes()))
        step_at_random(state, chooser)
    assert 450 < most <= loaded.max_chance_outcomes()


@pytest.mark.parametrize("name", NAMES)
def test_sampled_chance_has_one_outcome_and_passes_the_simulation(name: str) -> None:
    loaded = pyspiel.load_game(name, {"players": 3, "chance": "sampled", "rng_seed": 4})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    assert loaded.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    start = loaded.new_initial_state()
    assert start.is_chance_node() and start.chance_outcomes() == [(0, 1.0)]
    clone = start.clone()
    start.apply_action(0)
    clone.apply_action(0)
    assert str(start) != str(clone), "a clone meets outcomes of its own"
    again = [str(walked(pyspiel.load_game(f"{name}(chance=sampled,rng_seed=7)"), 1)) for _ in range(2)]
    assert again[0] == again[1]


def test_the_nodes_of_chance_are_the_forks_of_the_kernel() -> None:
    """At answers after which chance speaks once: all states they lead to, with their odds, both ways."""
    state, chooser = walked(pyspiel.load_game("meadhall_champions", {"players": 2}), 1, 30), random.Random(1)
    compared = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            seat, answer = state.current_player(), chooser.choice(state.legal_actions())
            child = state.child(answer)
            ends = [child.child(outcome) for outcome, _ in child.chance_outcomes()] if child.is_chance_node() else []
            if ends and not any(end.is_chance_node() for end in ends):
                ways = after(state.position.terms.rules, state.position.state, seat, answer)
                assert [(end.position.state.fold(1), Fraction(1, len(ends))) for end in ends] == [
                    (other.fold(1), odds) for other, odds in ways
                ]
                compared += 1
        step_at_random(state, chooser)
    assert compared > 2


@pytest.mark.parametrize("name", NAMES)
def test_each_node_of_chance_has_as_many_outcomes_as_the_core_asks_for(name: str) -> None:
    state, chooser = pyspiel.load_game(name, {"players": 2}).new_initial_state(), random.Random(4)
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            position = state.position
            rules = position.terms.rules
            chance = rules.core.Chance()
            chance.listen(list(position.script))
            after = rules.new_state() if position.state is None else position.state.copy()
            if position.state is None:
                rules.core.start(after, chance)
            else:
                rules.core.proceed(after, *position.owed, chance)
            assert not chance.drifted and chance.forked == len(state.chance_outcomes())
            nodes += 1
        step_at_random(state, chooser)
    assert nodes > 20


@pytest.mark.parametrize("name", NAMES)
def test_clones_pickles_and_histories_lead_to_the_same_state(name: str) -> None:
    loaded = pyspiel.load_game(name, {"players": 3})
    state = walked(loaded, 5, 120)
    assert str(pickle.loads(pickle.dumps(state))) == str(state.clone()) == str(state)
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert [again.information_state_string(p) for p in range(3)] == [
        state.information_state_string(p) for p in range(3)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_recalls_all_that_it_was_told_and_answered(name: str) -> None:
    """The information state grows only at its end but for the digest of now, and holds each answer of the seat."""
    state, chooser = walked(pyspiel.load_game(name, {"players": 2}), 2, 30), random.Random(2)
    for _ in range(60):
        before = [state.position.told[seat] for seat in range(2)]
        seat = state.current_player()
        step_at_random(state, chooser)
        for one in range(2):
            assert state.position.told[one].startswith(before[one])
            assert state.information_state_string(one).startswith(f"seat {one}:{state.position.told[one]}")
        if seat >= 0:
            assert f"!{state.history()[-1]}" in state.position.told[seat][len(before[seat]) :]


@pytest.mark.parametrize("name", NAMES)
def test_states_that_a_seat_cannot_tell_apart_look_the_same_to_it(name: str) -> None:
    state, chooser = walked(pyspiel.load_game(name, {"players": 3}), 3, 60), random.Random(3)
    others = 0
    for _ in range(80):
        while state.is_chance_node():
            step_at_random(state, chooser)
        if state.is_terminal():
            break
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chooser.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert (other.current_player(), other.legal_actions()) == (seat, state.legal_actions())
        others += str(other) != str(state)
        step_at_random(state, chooser)
    assert others > 5, "there is something hidden"


@pytest.mark.parametrize("name", NAMES)
def test_its_own_ismcts_plays_a_whole_game(name: str) -> None:
    loaded = pyspiel.load_game(name, {"players": 2, "chance": "sampled", "rng_seed": 1})
    chooser = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    bot = ismcts.ISMCTSBot(loaded, evaluator, uct_c=2.0, max_simulations=2, random_state=chooser)
    state = loaded.new_initial_state()
    answers = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        else:
            state.apply_action(int(bot.step(state)))
            answers += 1
    assert answers > 50 and sum(state.returns()) == pytest.approx(0)


def test_the_observation_is_that_of_the_other_environments_divided_by_its_scale() -> None:
    state = walked(pyspiel.load_game("meadhall_champions", {"players": 3}), 1, 40)
    while state.is_chance_node():
        step_at_random(state, random.Random(1))
    observer = state.position.terms.observer
    for seat in range(3):
        flat = observer.flat(state.position.state, seat)
        assert np.allclose(state.observation_tensor(seat), flat / observer.scale)


def test_answers_have_names_and_bad_ones_are_refused() -> None:
    state = walked(pyspiel.load_game("meadhall_champions", {"players": 2}), 1, 20)
    while state.is_chance_node():
        step_at_random(state, random.Random(1))
    seat, open_now = state.current_player(), state.legal_actions()
    for code in open_now:
        assert state.action_to_string(seat, code) == state.position.terms.actions.name(code)
        assert state.string_to_action(seat, state.action_to_string(seat, code)) == code
    closed = next(code for code in range(171) if code not in open_now)
    with pytest.raises(IllegalAction):
        state.apply_action(closed)


def test_parameters_that_there_are_not_are_refused() -> None:
    for bad in ("players=9", "chance=rigged", "edition=xx", "rewards=glory"):
        with pytest.raises((BadOptions, pyspiel.SpielError)):
            pyspiel.load_game(f"meadhall_champions({bad})")
    assert meadhall.rl.openspiel.__doc__
