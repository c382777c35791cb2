"""Observations: what a seat may know, as a flat vector of 16-bit numbers and as a dict of named arrays.

The fields and their ranges are declared by the games (`words/observed.py`) and listed in docs/rl-champions.md and
docs/rl-midgard.md. A vector is made of the seat's view of the game and nothing else.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.kernel.declared.observations import Field as Field
from meadhall.kernel.rules import Rules
from meadhall.rl.setting import core_of, observed_in


class Observer:
    """Makes the observations of one setting."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._core = core_of(rules)
        observed = observed_in(rules)
        self.fields: tuple[Field, ...] = observed.fields
        self.length = observed.length
        self.version = observed.version
        lengths = [field.length for field in self.fields]
        self.low = np.repeat(np.array([field.low for field in self.fields], np.int16), lengths)
        self.high = np.repeat(np.array([field.high for field in self.fields], np.int16), lengths)
        self.scale = np.repeat(np.array([field.scale for field in self.fields], np.float32), lengths)
        for bounds in (self.low, self.high, self.scale):
            bounds.flags.writeable = False

    def flat(self, state: Any, seat: int, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """The observation of a seat; the state may be a full one or one that is veiled for the seat."""
        rules = self.rules
        rules.check_seat(seat)
        rules.check_state(state)
        if out is None:
            out = np.empty(self.length, np.int16)
        elif out.dtype != np.int16 or out.shape != (self.length,) or not out.flags.carray:
            raise ValueError(
                f"the array for an observation must be {self.length} contiguous cells of int16, aligned and writeable"
            )
        self._core.observe(state, seat, out.data, 0)
        return out

    def structured(self, flat: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
        """The fields of an observation by name, as views of it; of a batch, with the batch's axes before."""
        if flat.shape[-1:] != (self.length,):
            raise ValueError(f"an observation has {self.length} cells, not {flat.shape[-1:]}")
        return {
            field.name: flat[..., field.start : field.start + field.length].reshape(*flat.shape[:-1], *field.shape)
            for field in self.fields
        }

    def normalised(self, flat: NDArray[np.int16]) -> NDArray[np.float32]:
        """The cells divided by the scales of their fields, so that most lie between -1 and 1."""
        return (flat / self.scale).astype(np.float32)
