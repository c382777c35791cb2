"""A bot that answers by a trained network, on NumPy alone.

The file that `examples/ppo/train.py` writes is named by MEADHALL_POLICY, or given to `Learned`. A network knows one
game with one number of seats: at another table it refuses to play.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.bot import Advice, Budget, Estimate, Outlook
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.rules import Rules
from meadhall.rl.observation import Observer
from meadhall.rl.setting import observed_in

LAYERS = ("hidden_1", "hidden_2", "policy")


class Learned:
    """Gives the likeliest answer of its network."""

    def __init__(self, path: str | Path) -> None:
        try:
            with Path(path).open("rb") as file, np.load(file, allow_pickle=False) as kept:
                self.table = str(kept["table"])
                self.layers = [(kept[f"{name}_weight"], kept[f"{name}_bias"]) for name in LAYERS]
            is_fit = fits(self.layers)
        except Exception as error:  # NumPy, zipfile and zlib have a dozen ways to say that a file is damaged
            raise BadOptions(f"{str(path)[:200]!r} is no policy that examples/ppo/train.py wrote.") from error
        if not is_fit:
            raise BadOptions(f"The layers of {str(path)[:200]!r} do not fit each other, or are not finite numbers.")
        self._observer: Observer | None = None

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """The likeliest answer; the others follow by their likelihood."""
        observer = self._observer_of(outlook.rules)
        logits = self.logits(observer.normalised(observer.flat(outlook.veiled, outlook.seat)))
        ranked = sorted(outlook.decision.codes, key=lambda code: -logits[code])
        return Advice(ranked[0], tuple(Estimate(code) for code in ranked))

    def logits(self, inputs: NDArray[np.float32]) -> NDArray[np.float32]:
        """A number for each code, from a normalised observation or from rows of them; larger ones are likelier."""
        for weight, bias in self.layers[:-1]:
            inputs = np.maximum(inputs @ weight + bias, 0.0)
        weight, bias = self.layers[-1]
        found: NDArray[np.float32] = inputs @ weight + bias
        return found

    def _observer_of(self, rules: Rules) -> Observer:
        """What reads the table; made once."""
        if self._observer is None or self._observer.rules is not rules:
            if table_name(rules) != self.table:
                raise BadOptions(f"This network was trained for {self.table}, and this table is {table_name(rules)}.")
            observer = Observer(rules)
            inputs, outputs = len(self.layers[0][0]), len(self.layers[-1][1])
            if (inputs, outputs) != (observer.length, len(rules.catalogue)):
                raise BadOptions(
                    f"This network has {inputs} inputs and {outputs} outputs, but this table has {observer.length} "
                    f"observed numbers and {len(rules.catalogue)} actions."
                )
            self._observer = observer
        return self._observer


def fits(layers: list[tuple[NDArray[np.float32], NDArray[np.float32]]]) -> bool:
    """Whether each layer is made of finite numbers and takes what the one before gives."""
    width = len(layers[0][0])
    for weight, bias in layers:
        if weight.dtype.kind != "f" or bias.dtype.kind != "f" or weight.shape != (width, *bias.shape) or bias.ndim != 1:
            return False
        if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
            return False
        width = len(bias)
    return True


def table_name(rules: Rules) -> str:
    """What a network depends on: the game, the version of its observations and the number of seats."""
    return f"{rules.game.slug} v{observed_in(rules).version} with {rules.seats} seats"


def learned(seed: int | None = None) -> Learned:
    """The bot `learned`, with the policy that MEADHALL_POLICY names."""
    path = os.environ.get("MEADHALL_POLICY")
    if not path:
        raise BadOptions("The bot learned needs the environment variable MEADHALL_POLICY: the path of a policy.npz.")
    return Learned(path)
