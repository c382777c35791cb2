"""Batches: the same games as the ordinary core plays, whatever the size of the batch and the number of processes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from meadhall.games import games, match_of
from meadhall.kernel.errors import BadOptions, IllegalAction, MeadhallError
from meadhall.kernel.records import read_record, record_of, replay, write_record
from meadhall.rl import vector
from meadhall.rl.vector import Batch

SLUGS = [game.slug for game in games()]
TABLES = [(game.slug, seats) for game in games() for seats in game.seats]
TRAJECTORY = """
import sys
from tests.rl.test_batches import trajectory
print(trajectory(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
"""


def trajectory(slug: str, first: int, count: int, steps: int = 12) -> str:
    """A digest of all that some games of the batch of seed 3 show in their first steps."""
    batch = vector.make(slug, games=count, seats=3, seed=3, first=first, dense=0.25)
    total = hashlib.sha256()
    for step in range(steps):
        logits = np.random.default_rng(step).normal(size=(first + count, batch.actions.count)).astype(np.float32)
        ways = (batch.choose("karl"), batch.choose("random"), batch.choose_by_logits(logits[first:]))
        batch.step(ways[step % 3])
        for array in (batch.observations, batch.masks, batch.rewards, batch.dones, batch.seats_to_move):
            total.update(array.tobytes())
    return total.hexdigest()


def in_process(slug: str, first: int, count: int, **environment: str) -> str:
    """The same digest, made in another process."""
    command = [sys.executable, "-c", TRAJECTORY, slug, str(first), str(count)]
    finished = subprocess.run(
        command, env={**os.environ, **environment}, check=True, stdout=subprocess.PIPE, text=True, timeout=120
    )
    return finished.stdout.strip()


def shown(batch: Batch) -> tuple[Any, ...]:
    """All that a batch shows."""
    return (batch.observations, batch.masks, batch.rewards, batch.dones, batch.seats_to_move)


def assert_same(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    """Compare all that two batches show."""
    for mine, theirs in zip(one, other, strict=True):
        assert np.array_equal(mine, theirs)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_game_of_a_batch_is_the_game_that_the_ordinary_core_plays_with_its_seed(slug: str, seats: int) -> None:
    batch = vector.make(slug, games=3, seats=seats, seed=8, dense=0.5)
    rules, core = batch.rules, batch.rules.core
    chance = core.Chance(batch.seed_of(1))
    state = rules.start(chance)
    rewards = batch.environment.rewards
    while True:
        seat = core.next_seat(state)
        assert batch.seats_to_move[1] == seat
        assert np.array_equal(batch.observations[1], batch.observer.flat(state, seat))
        assert np.array_equal(batch.masks[1], batch.actions.mask(state, seat))
        assert tuple(np.flatnonzero(batch.masks[1])) == rules.codes(state, seat)
        assert batch.state(1) == state
        codes = batch.choose("random")
        before = rewards.scores(rules, state)
        core.proceed(state, seat, int(codes[1]), chance)
        batch.step(codes)
        expected = rewards.between(before, rewards.scores(rules, state)) + rewards.final(rules, state)
        assert np.allclose(batch.rewards[1], expected)
        if core.next_seat(state) < 0:
            break
        assert batch.dones[1] == 0
    assert batch.dones[1] == 1
    anew = rules.start(core.Chance(batch.seed_of(1)))
    assert batch.state(1) == anew, "an ended game has begun anew, by its next seed"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_of_a_batch_exported_as_a_record_replays_to_the_same_end(slug: str) -> None:
    batch = vector.make(slug, games=2, seats=4, seed=4)
    match = match_of(batch.rules, batch.seed_of(0))
    while not batch.dones[0]:
        codes = batch.choose("karl")
        match.answer(int(batch.seats_to_move[0]), int(codes[0]))
        batch.step(codes)
    again = replay(read_record(write_record(record_of(match))))
    final = batch.environment.rewards.final(batch.rules, again.state)
    assert np.array_equal(final, batch.rewards[0])


@pytest.mark.parametrize("slug", SLUGS)
def test_the_size_of_the_batch_changes_no_game(slug: str) -> None:
    small, large = (vector.make(slug, games=count, seats=4, seed=6) for count in (5, 40))
    split = vector.make(slug, games=2, seats=4, seed=6, first=3)
    for batch in (small, large, split):
        batch.random(700)
    assert_same(shown(small), tuple(array[:5] for array in shown(large)))
    assert_same(shown(split), tuple(array[3:5] for array in shown(large)))
    assert small._streams[:, 2].min() > 0, "the games have begun anew on the way"


@pytest.mark.parametrize("slug", SLUGS)
def test_random_steps_are_steps_with_answers_drawn_at_random(slug: str) -> None:
    one, other = (vector.make(slug, games=7, seats=4, seed=2, dense=0.1) for _ in range(2))
    one.random(40)
    one.random(25)
    for _ in range(65):
        other.step(other.choose("random"))
    assert_same(shown(one), shown(other))


@pytest.mark.parametrize("slug", SLUGS)
def test_another_process_and_the_interpreted_core_give_the_same_trajectory(slug: str) -> None:
    with ThreadPoolExecutor(2) as pool:
        apart = pool.submit(in_process, slug, 2, 2)
        interpreted = pool.submit(in_process, slug, 2, 2, MEADHALL_PURE="1")
    assert apart.result() == interpreted.result() == trajectory(slug, 2, 2)


@pytest.mark.parametrize("slug", SLUGS)
def test_threads_step_batches_at_the_same_time(slug: str) -> None:
    batches = [vector.make(slug, games=16, seats=4, seed=seed) for seed in (1, 2, 1)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda batch: batch.random(300), batches))
    assert_same(shown(batches[0]), shown(batches[2]))
    assert not np.array_equal(batches[0].observations, batches[1].observations)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_batch_writes_into_the_arrays_of_the_caller(slug: str) -> None:
    own = vector.make(slug, games=4, seats=4)
    names = ("observations", "masks", "rewards", "dones", "seats_to_move")
    given = {name: np.full_like(getattr(own, name), 7) for name in names}
    batch = vector.make(slug, games=4, seats=4, arrays=given)
    batch.random(30)
    own.random(30)
    assert_same(tuple(given[name] for name in names), shown(own))
    for bad in (given["masks"][:3], given["masks"].astype(np.int32), given["masks"].T.copy().T):
        with pytest.raises(ValueError, match="masks must be a contiguous, writeable array of uint8"):
            vector.make(slug, games=4, seats=4, arrays={"masks": bad})
    with pytest.raises(ValueError, match="no array 'mask'"):
        vector.make(slug, games=4, seats=4, arrays={"mask": given["masks"]})


@pytest.mark.parametrize("slug", SLUGS)
def test_a_bad_action_is_refused_and_no_game_is_stepped(slug: str) -> None:
    batch = vector.make(slug, games=6, seats=4)
    batch.random(20)
    good = batch.choose("karl")
    before = [array.copy() for array in (*shown(batch), batch._states, batch._streams)]
    closed = good.copy()
    closed[4] = np.flatnonzero(batch.masks[4] == 0)[0]
    with pytest.raises(IllegalAction, match=r"In game 4 seat .* which its mask closes; no game was stepped"):
        batch.step(closed)
    misshapen: list[Any] = [good[:5], good.astype(np.float64), good[:, None], [None] * 6]
    for actions in misshapen:
        with pytest.raises(ValueError, match="must be 6 whole numbers"):
            batch.step(actions)
    for outside in (-1, batch.actions.count, 70_000):
        wide = good.astype(np.int64)
        wide[2] = outside
        with pytest.raises(ValueError, match=f"the action {outside} in game 2 is no number from 0"):
            batch.step(wide)
    for array, was in zip((*shown(batch), batch._states, batch._streams), before, strict=True):
        assert np.array_equal(array, was)
    batch.masks[:] = 1  # the caller may write what it likes into its arrays: the state decides
    with pytest.raises(IllegalAction):
        batch.step(closed)
    batch.step(good)


@pytest.mark.parametrize("slug", SLUGS)
def test_imagined_games_agree_with_what_the_seat_to_move_knows(slug: str) -> None:
    batch = vector.make(slug, games=24, seats=4, seed=9)
    batch.random(60)
    twins = batch.imagine()
    assert np.array_equal(twins.observations, batch.observations)
    assert np.array_equal(twins.masks, batch.masks)
    assert any(twins.state(game) != batch.state(game) for game in range(24))
    others = (batch.seats_to_move + 1) % 4
    unseen = batch.imagine(others)
    for game in range(24):
        seen = batch.observer.flat(unseen.state(game), int(others[game]))
        assert np.array_equal(seen, batch.observer.flat(batch.state(game), int(others[game])))
    with pytest.raises(ValueError, match="numbers from 0 to 3"):
        batch.imagine(np.full(24, 4))


@pytest.mark.parametrize("slug", SLUGS)
def test_play_outs_change_no_game_and_karl_beats_chance(slug: str) -> None:
    batch = vector.make(slug, games=64, seats=2, seed=9, rewards="difference")
    states = batch._states.copy()
    by_karl, by_chance = batch.play_out("karl"), batch.play_out("random")
    assert np.array_equal(states, batch._states)
    assert by_karl.shape == (64, 2)
    assert np.allclose(by_karl.sum(axis=1), 0, atol=1e-5) and np.allclose(by_chance.sum(axis=1), 0, atol=1e-5)
    seats = np.zeros(64, np.int8)
    won = np.zeros(64)
    batch.run_to(seats, "random")
    while not won.all():
        assert (batch.seats_to_move == 0).all()
        batch.step(batch.choose("karl"))
        batch.run_to(seats, "random")
        fresh = (batch.dones == 1) & (won == 0)
        won[fresh] = batch.rewards[fresh, 0]
    assert (won > 0).mean() > 0.9


@pytest.mark.parametrize("slug", SLUGS)
def test_logits_choose_among_what_is_open(slug: str) -> None:
    batch = vector.make(slug, games=200, seats=4, seed=1)
    batch.random(30)
    logits = np.random.default_rng(1).normal(size=batch.masks.shape).astype(np.float32)
    rows = np.arange(200)
    best = np.where(batch.masks == 1, logits, -np.inf).argmax(axis=1)
    assert np.array_equal(batch.choose_by_logits(logits, greedy=True), best)
    counts = np.zeros(batch.masks.shape)
    for _ in range(300):
        codes = batch.choose_by_logits(logits)
        counts[rows, codes] += 1
    assert (counts[batch.masks == 0] == 0).all()
    likely = np.where(batch.masks == 1, np.exp(logits), 0)
    likely /= likely.sum(axis=1, keepdims=True)
    assert np.abs(counts / 300 - likely).mean(where=batch.masks == 1) < 0.02
    batch.step(codes)
    for bad in (logits[:, :-1], np.full_like(logits, np.nan)):
        with pytest.raises(ValueError, match="the logits must"):
            batch.choose_by_logits(bad)


@pytest.mark.parametrize(
    "given",
    [
        {"games": 0},
        {"games": 2.0},
        {"games": 2**40},
        {"seed": -1},
        {"seed": 2**64},
        {"seats": 9},
        {"rewards": "glory"},
        {"dense": float("nan")},
        {"edition": "none"},
    ],
)
def test_a_setting_that_cannot_be_played_is_refused_with_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(MeadhallError):
        vector.make("champions", **{"games": 2, **given})


def test_a_policy_that_there_is_not_is_refused() -> None:
    batch = vector.make("midgard", games=2)
    with pytest.raises(BadOptions, match="one of karl, random"):
        batch.choose("jarl")
