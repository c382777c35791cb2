"""Observers of OpenSpiel: the observation is what the view says now, the information state all that was ever told."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from meadhall.rl.openspiel.position import Position, Terms


class NowObserver:
    """What a seat may know now: a tensor with the fields of the observation, each divided by its scale."""

    def __init__(self, terms: Terms) -> None:
        self._observer = terms.observer
        self.tensor = np.zeros(self._observer.length, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        for field in self._observer.fields:
            span = slice(field.start, field.start + field.length)
            self.dict[field.name] = self.tensor[span].reshape(field.shape)

    def set_from(self, state: Any, player: int) -> None:
        """Write the observation of a seat into the tensor; zeros before the game is set up."""
        position: Position = state.position
        if position.state is None:
            self.tensor.fill(0)
        else:
            np.divide(self._observer.flat(position.state, player), self._observer.scale, out=self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """The observation of a seat as text, one line for each field that is not zero."""
        position: Position = state.position
        lines = [f"seat {player}"]
        if position.state is not None:
            fields = self._observer.structured(self._observer.flat(position.state, player))
            lines += [f"{name}: {' '.join(map(str, cells.flat))}" for name, cells in fields.items() if cells.any()]
        return "\n".join(lines)


class RecallObserver:
    """All that a seat was told and answered, as text; its length grows with the game, so there is no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no tensor to write."""

    def string_from(self, state: Any, player: int) -> str:
        """The information state of a seat."""
        position: Position = state.position
        return position.recalled(player)


def observer_of(terms: Terms, kind: Any, parameters: Any) -> NowObserver | RecallObserver | None:
    """The observer of a kind; only what one seat knows can be observed, public and private together, else None."""
    if parameters:
        raise ValueError(f"Observation parameters not supported; passed {parameters}")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return None
    return RecallObserver() if kind.perfect_recall else NowObserver(terms)
