"""A batch as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from meadhall.games import games
from meadhall.kernel.errors import BadOptions, IllegalAction

pytest.importorskip("gymnasium")

from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from meadhall.rl.gymnasium_vector import GymnasiumVector, make_vector

SLUGS = [game.slug for game in games()]


def actions_of(env: GymnasiumVector, choice: np.random.Generator) -> np.ndarray[Any, Any]:
    """A random open action in each game."""
    weights = choice.random(env.batch.masks.shape) * env.action_masks()
    chosen: np.ndarray[Any, Any] = weights.argmax(axis=1)
    return chosen


@pytest.mark.parametrize("opponents", ["karl", "random", None])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_vector_environment_keeps_the_forms_of_gymnasium(slug: str, opponents: str | None) -> None:
    env = make_vector(slug, opponents, games=6, seats=3)
    choice = np.random.default_rng(1)
    seen, infos = env.reset(seed=5)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    ended = np.zeros(6, bool)
    for _ in range(400):
        assert seen in env.observation_space and seen[0] in env.single_observation_space
        assert infos["action_mask"].any(axis=1).all()
        if opponents is not None:
            assert np.array_equal(infos["seat"], np.arange(6) % 3)
        actions = actions_of(env, choice)
        assert actions in env.action_space
        seats = infos["seat"]
        seen, rewards, terminated, truncated, infos = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (6,) and not truncated.any()
        assert np.array_equal(rewards, infos["rewards"][np.arange(6), seats])
        assert (rewards[~terminated] == 0).all(), "the rank is known at the end alone"
        ended |= terminated
    assert ended.all()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_trajectory_again(slug: str) -> None:
    env = make_vector(slug, "karl", games=4, seats=2)
    found = []
    for _ in range(2):
        choice = np.random.default_rng(2)
        seen, _ = env.reset(seed=8)
        shown = [seen.tobytes()]
        for _ in range(30):
            seen, rewards, *_ = env.step(actions_of(env, choice))
            shown += [seen.tobytes(), rewards.tobytes()]
        found.append(shown)
    assert found[0] == found[1]


def test_without_a_seed_other_games_begin_each_time_and_the_same_ones_in_the_next_run() -> None:
    def begun() -> list[bytes]:
        env = make_vector("midgard", "karl", games=3, seed=7)
        return [env.reset(seed=seed)[0].tobytes() for seed in (None, None, 7, None, 8)]

    first, second, by_seed, after_it, other = begun()
    assert first == by_seed and second == after_it
    assert len({first, second, other}) == 3
    assert begun() == [first, second, by_seed, after_it, other]


def test_a_step_before_reset_is_refused() -> None:
    with pytest.raises(ResetNeeded):
        make_vector("midgard", "karl", games=2).step(np.zeros(2, int))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOptions, match="opponents must be karl, random or None"):
        make_vector("midgard", "jarl", games=2)
    env = make_vector("midgard", "karl", games=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="no game was stepped"):
        env.step((env.action_masks() == 0).argmax(axis=1))
    with pytest.raises(BadOptions, match="one seed"):
        env.reset(seed=[1, 2])
