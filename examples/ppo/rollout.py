"""Answers of many games played by one network in all seats, or in one against bots, with the advantage of each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from examples.ppo.network import Network
from meadhall.rl.vector import Batch


@dataclass
class Samples:
    """Answers to learn from, one row each."""

    observations: Tensor
    masks: Tensor
    codes: Tensor
    logs: Tensor  # the logarithm of the probability with which the code was chosen
    values: Tensor  # what the network expected
    advantages: Tensor

    def __len__(self) -> int:
        return len(self.codes)


class Rollout:
    """The memory of some steps of all games of a batch."""

    def __init__(self, batch: Batch, steps: int, device: torch.device, against: str = "") -> None:
        self.batch, self.steps, self.device, self.against = batch, steps, device, against
        self.learners = np.arange(batch.games, dtype=np.int8) % batch.rules.seats  # the network's seats against bots
        games, length = batch.observations.shape
        self.observations = torch.empty((steps, games, length), dtype=torch.int16, device=device)
        self.masks = torch.empty((steps, games, batch.masks.shape[1]), dtype=torch.bool, device=device)
        self.codes = torch.empty((steps, games), dtype=torch.int64, device=device)
        self.logs, self.values = (torch.empty((steps, games), device=device) for _ in range(2))
        self.seats = torch.empty((steps, games), dtype=torch.int64, device=device)
        self.rewards = torch.empty((steps, games, batch.rewards.shape[1]), device=device)
        self.dones = torch.empty((steps, games), dtype=torch.bool, device=device)

    @torch.no_grad()
    def play(self, network: Network, discount: float, trace: float, teacher: str = "") -> Samples:
        """Play on for `steps` answers a game; answers whose end cannot be seen yet are left out.

        With a teacher, "karl", its answers are given instead of the network's.
        """
        self._let_bots_answer()
        for step in range(self.steps):
            self._look(step)
            logits, values = network(self.observations[step], self.masks[step])
            chances = torch.log_softmax(logits, -1)
            codes = self._taught(teacher) if teacher else torch.multinomial(chances.exp(), 1)
            self.codes[step], self.values[step] = codes.squeeze(-1), values
            self.logs[step] = chances.gather(-1, codes).squeeze(-1)
            self.batch.step(self.codes[step].to("cpu", torch.int32).numpy())
            self._let_bots_answer()
            self.rewards[step] = torch.from_numpy(self.batch.rewards).to(self.device)
            self.dones[step] = torch.from_numpy(self.batch.dones).to(self.device) != 0
        now = torch.from_numpy(self.batch.observations).to(self.device)
        _, values = network(now, torch.from_numpy(self.batch.masks).to(self.device) != 0)
        seats = torch.from_numpy(self.batch.seats_to_move).to(self.device, torch.int64)
        advantages, known = self._advantages(seats, values, discount, trace)
        kept = known.flatten()
        parts = (self.observations, self.masks, self.codes, self.logs, self.values, advantages)
        return Samples(*(part.flatten(0, 1)[kept] for part in parts))

    def _let_bots_answer(self) -> None:
        """Play on in each game until its learner is asked."""
        if self.against:
            self.batch.run_to(self.learners, self.against)

    def _taught(self, teacher: str) -> Tensor:
        """What a bot answers in every game."""
        return torch.from_numpy(self.batch.choose(teacher)).to(self.device, torch.int64).unsqueeze(-1)

    def _look(self, step: int) -> None:
        """Remember what is asked now."""
        self.observations[step] = torch.from_numpy(self.batch.observations).to(self.device)
        self.masks[step] = torch.from_numpy(self.batch.masks).to(self.device) != 0
        self.seats[step] = torch.from_numpy(self.batch.seats_to_move).to(self.device, torch.int64)

    def _advantages(self, seats: Tensor, values: Tensor, discount: float, trace: float) -> tuple[Tensor, Tensor]:
        """Generalised advantages along the answers of each seat, and which of them have a later value to go by.

        Between two answers of a seat the others answer; what it earns meanwhile belongs to the earlier one.
        """
        games, players = self.rewards.shape[1:]
        rows = torch.arange(games, device=self.device)
        next_value = torch.zeros((games, players), device=self.device)
        next_advantage, earned = torch.zeros_like(next_value), torch.zeros_like(next_value)
        seen = torch.zeros((games, players), dtype=torch.bool, device=self.device)
        next_value[rows, seats], seen[rows, seats] = values, True
        advantages, known = torch.zeros_like(self.values), torch.zeros_like(self.dones)
        for step in reversed(range(self.steps)):
            ended = self.dones[step].unsqueeze(-1)
            for memory in (next_value, next_advantage, earned):
                memory.masked_fill_(ended, 0.0)
            seen |= ended
            earned += self.rewards[step]
            seat = self.seats[step]
            surprise = earned[rows, seat] + discount * next_value[rows, seat] - self.values[step]
            advantage = surprise + discount * trace * next_advantage[rows, seat]
            advantages[step], known[step] = advantage, seen[rows, seat]
            next_value[rows, seat], next_advantage[rows, seat] = self.values[step], advantage
            earned[rows, seat], seen[rows, seat] = 0.0, True
        return advantages, known
