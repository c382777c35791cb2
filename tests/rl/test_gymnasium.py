"""The environments of Gymnasium: its checker, the bots on the other seats, rewards and errors."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from meadhall.kernel.errors import BadOptions, NotYours
from meadhall.rl.gymnasium import OneSeat
from tests.support.rl.tables import TABLES, words

IDS = {"champions": "meadhall/Champions-v1", "midgard": "meadhall/Midgard-v1"}


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float, int]:
    """Play a game at random: the answers, the sum of the rewards, and the seat."""
    seen, told = env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    answers, total, is_over = [], 0.0, False
    while not is_over:
        answers.append(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, is_over, is_cut, told = env.step(answers[-1])
        total += float(reward)
        assert not is_cut
    return answers, total, told["seat"]


@pytest.mark.parametrize(("slug", "seats", "place"), TABLES)
def test_it_passes_the_checker_of_gymnasium_at_every_table(slug: str, seats: int, place: int) -> None:
    opponents = ("thrall", "karl", "thrall")[place]
    env = gymnasium.make(IDS[slug], seats=seats, opponents=opponents, structured=place == 1, **words(slug, place))
    check_env(env.unwrapped)


@pytest.mark.parametrize("slug", IDS)
def test_a_game_goes_to_its_end_and_the_seed_decides_it(slug: str) -> None:
    env = gymnasium.make(IDS[slug], seats=3, opponents="thrall,karl", rewards="win").unwrapped
    first = played(env, 3)
    assert played(env, 3) == first != played(env, 4)
    assert 0 <= first[1] <= 1 and first[2] == 0


def test_the_agent_sits_where_it_is_put_or_anywhere() -> None:
    assert played(OneSeat("midgard", 3, "thrall", seat=2), 1)[2] == 2
    anywhere = OneSeat("midgard", 3, "thrall", seat=None)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_mask_has_the_name_by_which_other_libraries_ask() -> None:
    env = OneSeat("champions", 2, "thrall")
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == seen["action_mask"]).all() and env.action_masks().dtype == np.bool_


def test_an_answer_that_is_not_open_ends_the_game_and_costs_something() -> None:
    env = OneSeat("champions", 2, "thrall")
    seen, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, is_over, _, told = env.step(closed)
    assert (reward, is_over, told["is_illegal"]) == (-1.0, True, True)
    with pytest.raises(ResetNeeded):
        env.step(closed)


def test_calls_out_of_order_and_codes_that_there_are_not_are_refused() -> None:
    env = OneSeat("champions", 2, "thrall")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for action in (-1, 171, "hafter"):
        with pytest.raises(InvalidAction):
            env.step(action)  # type: ignore[arg-type]


def test_a_closed_game_is_over() -> None:
    env = OneSeat("champions", 4, "thrall")
    seen, _ = env.reset(seed=1)
    env.close()
    with pytest.raises(ResetNeeded):
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_made_from_the_same_arguments(copied: Any) -> None:
    env = OneSeat("midgard", 3, "thrall", seat=None, rewards="win", dense=0.5, render_mode="ansi")
    env.reset(seed=1)
    other = copied(env)
    assert other.metadata == env.metadata and other.render_mode == "ansi"
    with pytest.raises(ResetNeeded):
        other.step(0)
    assert played(other, 3) == played(env, 3)


def test_it_says_so_if_karl_had_to_answer_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise who has forgotten to name a policy would measure against karl."""
    monkeypatch.delenv("MEADHALL_POLICY", raising=False)
    env = OneSeat("champions", 2, "learned")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match=r"karl answered \d+ times in the stead of learned: .*BadOptions"):
        played(env, 1)
        env.close()


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"opponents": "berserk"}, BadOptions),
        ({"opponents": "karl,karl"}, BadOptions),
        ({"opponents": ""}, BadOptions),
        ({"seat": 4}, NotYours),
        ({"seats": 7}, BadOptions),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        OneSeat("champions", **given)


def test_dense_rewards_count_what_happens_while_others_play() -> None:
    env = OneSeat("midgard", 2, "thrall", dense=1.0, rewards="win")
    _, total, seat = played(env, 8)
    rules, state = env.setting.rules, env._episode.state
    won = (seat in rules.winners(state)) / len(rules.winners(state))
    assert total == pytest.approx(rules.score(state, seat) + won)


@pytest.mark.parametrize("slug", IDS)
def test_a_game_is_drawn_as_the_agent_sees_it(slug: str) -> None:
    env = gymnasium.make(IDS[slug], seats=3, opponents="thrall", render_mode="ansi")
    with pytest.raises(ResetNeeded):
        env.render()
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str) and "seat_2" in text and "You" in text
    played(env, 1)
    assert "You" in str(env.render()), "also at the end"


@pytest.mark.parametrize("slug", IDS)
def test_many_games_are_made_at_once_by_the_same_id(slug: str) -> None:
    envs = gymnasium.make_vec(IDS[slug], num_envs=5, seats=3, opponents="karl", rewards="win")
    seen, told = envs.reset(seed=3)
    for _ in range(30):
        actions = [int(np.flatnonzero(mask)[-1]) for mask in told["action_mask"]]
        seen, _, _, _, told = envs.step(np.array(actions))
    assert seen in envs.observation_space and told["action_mask"].any(axis=1).all()


def test_single_games_side_by_side_are_made_too() -> None:
    envs = gymnasium.make_vec(IDS["midgard"], num_envs=2, vectorization_mode="sync", seats=2, opponents="thrall")
    seen, _ = envs.reset(seed=3)
    assert seen["action_mask"].shape[0] == 2 and seen["action_mask"].any(axis=1).all()
    envs.close()
