"""Batches as callers use them wrongly: numbers that are none, arrays that are replaced, and several threads at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from meadhall.games import games
from meadhall.kernel.errors import BadOptions, Stuck
from meadhall.rl import vector
from tests.rl.test_batches import assert_same, shown

SLUGS = [game.slug for game in games()]


@pytest.mark.parametrize("name", ["observations", "masks", "rewards", "dones", "seats_to_move", "games", "first"])
def test_what_the_core_relies_on_cannot_be_replaced(name: str) -> None:
    """A compiled core would write beyond the end of a shorter array."""
    batch = vector.make("midgard", games=4)
    other: Any = 1 if name in ("games", "first") else getattr(batch, name)[:1].copy()
    with pytest.raises(AttributeError, match=f"{name} of a batch cannot be replaced"):
        setattr(batch, name, other)
    batch.rewards *= 0.5
    batch.random(3)


def test_memory_that_is_not_aligned_is_refused_or_copied() -> None:
    batch = vector.make("midgard", games=2)
    cells = np.zeros(batch.observations.nbytes + 1, np.uint8)[1:].view(np.int16).reshape(batch.observations.shape)
    with pytest.raises(ValueError, match="in aligned memory"):
        vector.make("midgard", games=2, arrays={"observations": cells})
    with pytest.raises(ValueError, match="cells of int16, aligned and writeable"):
        batch.observer.flat(batch.state(0), 0, cells[0])
    logits = np.zeros(batch.masks.size * 4 + 1, np.uint8)[1:].view(np.float32).reshape(batch.masks.shape)
    logits.flags.writeable = False
    batch.step(batch.choose_by_logits(logits))


def test_a_mask_is_written_where_it_can_be() -> None:
    batch = vector.make("midgard", games=2)
    state, seat, fixed = batch.state(0), int(batch.seats_to_move[0]), np.zeros(batch.actions.count, np.int8)
    fixed.flags.writeable = False
    for out in (fixed, np.zeros(batch.actions.count, "S1"), np.zeros(2 * batch.actions.count, np.int8)[::2]):
        with pytest.raises(ValueError, match="cells of int8, writeable"):
            batch.actions.mask(state, seat, out)


@pytest.mark.parametrize("slug", SLUGS)
def test_threads_may_use_the_same_batch(slug: str) -> None:
    """One after another: 4 times 100 random answers are 400."""
    one, other = (vector.make(slug, games=32, seats=4, seed=3, dense=0.5) for _ in range(2))
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(one.random, [100] * 4))
    other.random(400)
    assert_same(shown(one), shown(other))


@pytest.mark.parametrize("bad", [-1, 1.5, True, "1", None, 2**64])
def test_a_number_that_is_none_is_refused(bad: Any) -> None:
    with pytest.raises(BadOptions, match="must be a whole number from 0 to"):
        vector.make("midgard", games=2, first=bad)
    batch = vector.make("midgard", games=2)
    with pytest.raises(BadOptions, match="must be a whole number from 0 to"):
        batch.random(bad)


def test_numbers_of_numpy_are_numbers() -> None:
    batch = vector.make("midgard", games=np.int64(3), seed=np.uint8(5), first=np.int32(1))  # type: ignore[arg-type]
    same = vector.make("midgard", games=3, seed=5, first=1)
    assert_same(shown(batch), shown(same))
    assert batch.state(np.int8(2)) == same.state(2)  # type: ignore[arg-type]
    for call in (batch.state, batch.seed_of):
        for place in (-1, 3):
            with pytest.raises(IndexError, match=f"there is no game {place} in a batch of 3"):
                call(place)


def test_no_random_step_changes_nothing() -> None:
    one, other = (vector.make("midgard", games=4, seed=2) for _ in range(2))
    one.random(0)
    one.random(20)
    other.random(20)
    assert_same(shown(one), shown(other))


def test_a_batch_that_got_stuck_can_be_reset() -> None:
    batch = vector.make("midgard", games=2)
    batch._chance.get_stuck(1)
    for _ in range(2):
        with pytest.raises(Stuck):
            batch.random()
    batch.reset(4)
    batch.random(20)
    assert (batch.masks.sum(axis=1) > 0).all()


@pytest.mark.parametrize("slug", SLUGS)
def test_points_of_a_game_that_has_begun_anew_are_not_those_of_the_one_before(slug: str) -> None:
    going_on = vector.make(slug, games=64, seats=4, seed=5, dense=1.0)
    going_on.random(50)
    begun_anew = going_on.copy()
    for batch, has_ended in ((going_on, 0), (begun_anew, 1)):
        batch.rewards[:] = 0
        batch.dones[:] = has_ended
        batch.run_to((batch.seats_to_move + 3) % 4, "random")
    assert np.array_equal(going_on._states, begun_anew._states)
    same_game = going_on.dones == 0
    assert going_on.rewards[same_game].any(), "some of the others have made points"
    assert not begun_anew.rewards[same_game].any()


@pytest.mark.parametrize("slug", SLUGS)
def test_in_imagined_games_the_dice_do_not_follow_the_answers(slug: str) -> None:
    batch = vector.make(slug, games=200, seats=2, seed=5)
    batch.random(30)
    one, other = batch.imagine(), batch.imagine()
    streams = [*(twin._streams[:, place] for twin in (one, other, batch) for place in (0, 1))]
    assert len(np.unique(np.concatenate(streams))) == 6 * 200, "each game has luck and answers of its own"
