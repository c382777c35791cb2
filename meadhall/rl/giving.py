"""What a seat is given in PettingZoo and Gymnasium: its observation, and the mask of open answers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from meadhall.rl.episode import Episode

ILLEGAL_REWARD = -1.0  # of a seat that gives an answer which is not open; the game then ends

Observation = dict[str, Any]


def observation_space(episode: Episode, structured: bool) -> spaces.Dict:
    """The space of what a seat is given: the observation, flat or by field, and the mask of open answers."""
    observer = episode.observer
    whole = spaces.Box(observer.low, observer.high, dtype=np.int16)
    inner: spaces.Space[Any] = whole
    if structured:
        low, high = observer.structured(observer.low), observer.structured(observer.high)
        inner = spaces.Dict({name: spaces.Box(low[name], high[name], dtype=np.int16) for name in low})
    mask = spaces.Box(0, 1, (episode.actions.count,), np.int8)
    return spaces.Dict({"observation": inner, "action_mask": mask})


def given(episode: Episode, seat: int, structured: bool) -> Observation:
    """What a seat is given."""
    flat = episode.observation(seat)
    return {
        "observation": episode.observer.structured(flat) if structured else flat,
        "action_mask": episode.mask(seat),
    }
