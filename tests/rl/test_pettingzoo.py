"""The environments of PettingZoo: its own tests, who acts and what is seen, rewards, errors and pickling."""

from __future__ import annotations

import pickle
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.env_logger import EnvLogger

from meadhall.kernel.errors import BadOptions, IllegalAction, NotYours, Stuck
from meadhall.rl import champions_v1, midgard_v1
from meadhall.rl.aec import CheckedEnvironment, TurnEnvironment
from tests.support.rl.tables import TABLES, words

MODULES: dict[str, ModuleType] = {"champions": champions_v1, "midgard": midgard_v1}
USUAL = [
    "ignore:Observation space for each agent probably",  # PettingZoo says so of each game with a mask but its own
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",  # at the end of a game
]


def played(env: TurnEnvironment, seed: int, most: int = 10_000) -> list[tuple[str, Any, float]]:
    """Play at random, to the end if `most` allows: agent, answer and reward of each step."""
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    steps: list[tuple[str, Any, float]] = []
    while env.agents and len(steps) < most:
        agent = env.agent_selection
        seen, reward, is_over, _, _ = env.last()
        action = None if is_over else int(chooser.choice(np.flatnonzero(seen["action_mask"])))
        steps.append((agent, action, reward))
        env.step(action)
    return steps


@pytest.mark.parametrize(("slug", "seats", "place"), TABLES)
@pytest.mark.filterwarnings(*USUAL)
def test_it_passes_the_tests_of_pettingzoo_at_every_table(slug: str, seats: int, place: int) -> None:
    module = MODULES[slug]
    structured = place == 1
    api_test(module.env(seats=seats, structured=structured, **words(slug, place)), num_cycles=20)
    seed_test(lambda: module.env(seats=seats, **words(slug, place)), num_cycles=20)


@pytest.mark.parametrize("slug", MODULES)
@pytest.mark.filterwarnings(*USUAL)
def test_a_whole_game_with_dense_rewards_passes_too(slug: str) -> None:
    api_test(MODULES[slug].env(seats=3, dense=0.01), num_cycles=400)
    state_test(MODULES[slug].env(seats=3), MODULES[slug].env(seats=3))


def test_the_setting_is_frozen_and_part_of_the_id() -> None:
    german, english = champions_v1.env(seats=4, edition="de-2018"), champions_v1.env(seats=4, edition="en-2015")
    ids = {env.metadata["id"] for env in (german, english, champions_v1.env(seats=3), champions_v1.env(rewards="win"))}
    assert len(ids) == 4 and german.metadata["id"] == champions_v1.env(edition="de-2018").metadata["id"]
    assert str(german) == "champions_v1" and str(midgard_v1.env()) == "midgard_v1"
    with pytest.raises(AttributeError):
        german.setting.rewards = english.setting.rewards  # type: ignore[misc]
    with pytest.raises(BadOptions):
        champions_v1.env(seats=9)
    with pytest.raises(BadOptions):
        champions_v1.env(rewards="glory")


@pytest.mark.parametrize("slug", MODULES)
def test_the_same_seed_gives_the_same_game_and_the_next_one_another(slug: str) -> None:
    env = MODULES[slug].raw_env(seats=3)
    first = played(env, 5)
    assert played(env, 5) == first == played(MODULES[slug].env(seats=3), 5)
    assert played(env, 6) != first
    env.reset(seed=5)
    env.reset()
    following = env.observe("seat_0")["observation"].tobytes()
    env.reset(seed=5)
    assert env.observe("seat_0")["observation"].tobytes() != following


@pytest.mark.parametrize("slug", MODULES)
@pytest.mark.parametrize(("rewards", "total"), [("rank", 0.0), ("win", 1.0), ("difference", 0.0)])
def test_the_rewards_come_at_the_end_and_add_up(slug: str, rewards: str, total: float) -> None:
    steps = played(MODULES[slug].env(seats=3, rewards=rewards), 2)
    alive = [step for step in steps if step[1] is not None]
    assert all(reward == 0 for *_, reward in alive)
    last = {agent: reward for agent, action, reward in steps if action is None}
    assert set(last) == {"seat_0", "seat_1", "seat_2"}
    assert sum(last.values()) == pytest.approx(total, abs=1e-6) and max(last.values()) > 0


def test_dense_rewards_add_up_to_the_scores() -> None:
    env = midgard_v1.raw_env(seats=3, dense=0.5, rewards="win")
    totals = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=1)
    chooser = np.random.default_rng(1)
    while not all(env.terminations.values()):
        env.step(chooser.choice(np.flatnonzero(env.last()[0]["action_mask"])))
        for agent, reward in env.rewards.items():
            totals[agent] += reward
    rules, state = env.setting.rules, env._episode.state
    for seat, agent in enumerate(env.possible_agents):
        won = (seat in rules.winners(state)) / len(rules.winners(state))
        assert totals[agent] == pytest.approx(rules.score(state, seat) / 2 + won, abs=1e-4)


def test_only_the_selected_agent_has_anything_open() -> None:
    env = champions_v1.env(seats=4)
    env.reset(seed=3)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    with pytest.raises(KeyError):
        env.observe("seat_4")


def test_an_answer_that_is_not_open_ends_the_game_and_costs_its_seat() -> None:
    env = champions_v1.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    EnvLogger.flush()
    env.step(closed)
    assert any("Illegal move" in message for message in EnvLogger.mqueue)
    assert all(env.terminations.values()) and all(env.truncations.values())
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
    for _ in range(3):
        env.step(None)
    assert env.agents == []
    EnvLogger.flush()
    env.step(None)
    assert any("after all agents are terminated" in message for message in EnvLogger.mqueue)


def test_without_the_checks_such_an_answer_is_refused_and_nothing_changes() -> None:
    env = midgard_v1.raw_env(seats=3)
    env.reset(seed=1)
    before = env.state().tobytes()
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(closed)
    with pytest.raises(TypeError):
        env.step(2.5)
    assert env.state().tobytes() == before
    played(env, 1)
    with pytest.raises(NotYours):
        env._episode.answer(0)


@pytest.mark.parametrize("action", [-1, 171, 10**9, 2.5, "hafter", None])
def test_a_number_that_is_no_answer_is_an_assertion_error(action: Any) -> None:
    env = champions_v1.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(action)


def test_calls_before_the_first_reset_are_refused() -> None:
    env = CheckedEnvironment("midgard", 3)
    for call in (lambda: env.step(0), lambda: env.observe("seat_0"), env.state, env.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AttributeError):
        env.agents  # noqa: B018


def test_a_loop_that_does_not_step_is_an_assertion_error() -> None:
    env = midgard_v1.env(seats=3)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in env.agent_iter():
            pass


def test_a_dead_agent_can_only_be_given_none() -> None:
    env = midgard_v1.raw_env(seats=2)
    steps = played(env, 4)
    alive = len([step for step in steps if step[1] is not None])
    played(env, 4, alive)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


@pytest.mark.parametrize("slug", MODULES)
def test_a_pickled_environment_plays_the_same(slug: str) -> None:
    env = MODULES[slug].env(seats=3, rewards="win", structured=True)
    copy = pickle.loads(pickle.dumps(env))
    assert type(copy) is type(env) and copy.metadata == env.metadata
    assert played(copy, 9, 40) == played(env, 9, 40)


@pytest.mark.parametrize("slug", MODULES)
def test_a_game_is_drawn_as_a_spectator_sees_it(slug: str) -> None:
    env = MODULES[slug].env(seats=3, render_mode="ansi")
    with pytest.raises(AssertionError, match="reset"):
        env.render()
    played(env, 2, 60)
    lines = env.render().splitlines()
    assert lines[0].startswith("Round ") and "Players" in lines
    assert any(line.split() == ["seat_0", "seat_1", "seat_2"] for line in lines)
    with pytest.raises(BadOptions):
        MODULES[slug].env(render_mode="human")


@pytest.mark.filterwarnings("error")
def test_drawing_without_a_mode_is_a_warning() -> None:
    env = midgard_v1.env(seats=3)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render mode"):
        assert env.render() is None


def test_after_a_game_that_got_stuck_the_next_one_can_be_played() -> None:
    env = midgard_v1.raw_env(seats=2)
    env.reset(seed=1)
    env._episode._chance.get_stuck(1)
    with pytest.raises(Stuck):
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    assert len(played(env, 1)) > 50
