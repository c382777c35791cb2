"""The network of the learner: an observation to a logit for each code and the reward that the seat can expect."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

FORBIDDEN = -1e9  # the logit of a code that is not open


class Network(nn.Module):
    """Two hidden layers that policy and value share; small enough to answer with NumPy in some 50 µs."""

    def __init__(self, scales: np.ndarray, codes: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scales", torch.tensor(scales))
        self.body = nn.Sequential(nn.Linear(len(scales), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, codes)
        self.value = nn.Linear(width, 1)
        for layer, gain in ((self.body[0], 2**0.5), (self.body[2], 2**0.5), (self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor, open_codes: Tensor) -> tuple[Tensor, Tensor]:
        """The logits, those of closed codes at FORBIDDEN, and the values."""
        hidden = self.body(observations.float() / self.scales)
        logits = self.policy(hidden).masked_fill(~open_codes, FORBIDDEN)
        return logits, self.value(hidden).squeeze(-1)


def save_policy(network: Network, path: Path, table: str) -> None:
    """Write what `meadhall.rl.bots` needs to answer, with the name of the table that it was trained at."""
    layers = {"hidden_1": network.body[0], "hidden_2": network.body[2], "policy": network.policy}
    arrays = {}
    for name, layer in layers.items():
        arrays[f"{name}_weight"] = layer.weight.detach().cpu().numpy().T.astype(np.float32)
        arrays[f"{name}_bias"] = layer.bias.detach().cpu().numpy().astype(np.float32)
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez(path, table=np.array(table), **arrays)
