"""Train a network by self-play: masked proximal policy optimisation on the vectorised environment.

    python3 dev.py train champions --minutes 10
    python3 dev.py train champions --imitate 5 --minutes 5 --against karl
    python3 dev.py train midgard --minutes 10 --device cuda --games 4096 --width 512

It writes into runs/GAME: policy.npz (the bot, for NumPy alone), network.pt (to go on from, with --go-on) and curve.csv
(what it won on the way against thralls and karls).
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import cross_entropy, mse_loss

from examples.ppo.evaluate import share_won
from examples.ppo.network import Network, save_policy
from examples.ppo.rollout import Rollout, Samples
from meadhall.rl import vector
from meadhall.rl.bots import table_name

COLUMNS = ("minutes", "answers", "opponent", "games", "won", "low", "high", "entropy", "loss")


@dataclass(frozen=True)
class Recipe:
    """The numbers that say how to learn."""

    steps: int
    epochs: int
    batch: int
    rate: float
    clip: float
    entropy: float
    discount: float
    trace: float


def imitate(network: Network, optimizer: torch.optim.Optimizer, samples: Samples, how: Recipe) -> tuple[float, float]:
    """Make the answers of the samples likelier and the values truer; returns the mean loss of both."""
    returns = samples.advantages + samples.values
    doubts, losses = [], []
    for rows in torch.randperm(len(samples), device=samples.codes.device).split(how.batch):
        logits, values = network(samples.observations[rows], samples.masks[rows])
        doubt, loss = cross_entropy(logits, samples.codes[rows]), mse_loss(values, returns[rows])
        optimizer.zero_grad(set_to_none=True)
        (doubt + 0.5 * loss).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()
        doubts.append(doubt.detach())
        losses.append(loss.detach())
    return float(torch.stack(doubts).mean()), float(torch.stack(losses).mean())


def learn(network: Network, optimizer: torch.optim.Optimizer, samples: Samples, how: Recipe) -> tuple[float, float]:
    """Improve the network on the samples; returns the mean entropy of its answers and the mean loss of its values."""
    advantages = (samples.advantages - samples.advantages.mean()) / (samples.advantages.std() + 1e-8)
    returns = samples.advantages + samples.values
    entropies, losses = [], []
    for _ in range(how.epochs):
        order = torch.randperm(len(samples), device=samples.codes.device)
        for rows in order.split(how.batch):
            logits, values = network(samples.observations[rows], samples.masks[rows])
            chances = torch.log_softmax(logits, -1)
            logs = chances.gather(-1, samples.codes[rows].unsqueeze(-1)).squeeze(-1)
            ratio = (logs - samples.logs[rows]).exp()
            gain = torch.min(
                ratio * advantages[rows], ratio.clamp(1 - how.clip, 1 + how.clip) * advantages[rows]
            ).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = mse_loss(values, returns[rows])
            optimizer.zero_grad(set_to_none=True)
            (0.5 * loss - gain - how.entropy * entropy).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            entropies.append(entropy.detach())
            losses.append(loss.detach())
    return float(torch.stack(entropies).mean()), float(torch.stack(losses).mean())


class Course:
    """A run of training: its network, what it has written, and when to judge."""

    def __init__(self, wishes: argparse.Namespace) -> None:
        self.wishes = wishes
        self.folder = Path(wishes.out) / wishes.game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.device = torch.device(wishes.device)
        self.batch = vector.make(
            wishes.game, games=wishes.games, seats=wishes.seats, seed=wishes.seed, dense=wishes.dense
        )
        self.rules = self.batch.rules
        self.network = Network(self.batch.observer.scale, self.batch.actions.count, wishes.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=wishes.rate, eps=1e-5)
        self.answers, self.spent = 0, 0.0
        if wishes.go_on:
            kept = torch.load(self.folder / "network.pt", map_location=self.device, weights_only=True)
            self.network.load_state_dict(kept["network"])
            self.answers, self.spent = kept["answers"], kept["spent"]

    def keep(self) -> None:
        """Write the network and the bot."""
        kept = {"network": self.network.state_dict(), "answers": self.answers, "spent": self.spent}
        torch.save(kept, self.folder / "network.pt")
        save_policy(self.network, self.folder / "policy.npz", table_name(self.rules))

    def judge(self, entropy: float, loss: float) -> None:
        """Play against thralls and karls, and add what was won to the curve."""
        path = self.folder / "curve.csv"
        begun = path.exists()
        with path.open("a", newline="") as file:
            rows = csv.writer(file)
            if not begun:
                rows.writerow(COLUMNS)
            for opponent in ("thrall", "karl"):
                won, low, high = share_won(self.answer, self.rules, opponent, self.wishes.judged, self.answers + 1)
                figures = [f"{number:.4f}" for number in (won, low, high, entropy, loss)]
                rows.writerow([f"{self.spent / 60:.2f}", self.answers, opponent, self.wishes.judged, *figures])
                when = f"{self.spent / 60:6.1f} min {self.answers:12,} answers"
                print(f"{when}, {opponent}s: {won:.3f} ({low:.3f} to {high:.3f})", flush=True)

    @torch.no_grad()
    def answer(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The likeliest answer to each question."""
        seen = torch.from_numpy(observations).to(self.device)
        logits, _ = self.network(seen, torch.from_numpy(masks).to(self.device) != 0)
        return logits.argmax(-1).to("cpu", torch.int32).numpy()

    def run(self, how: Recipe) -> None:
        """Learn until the minutes or the rounds are over; the minutes count playing and learning, not judging."""
        rollout = Rollout(self.batch, how.steps, self.device, self.wishes.against)
        entropy = loss = math.nan
        if not self.wishes.go_on:
            self.judge(entropy, loss)
        begun, judged, rounds = self.spent, self.spent, 0
        taught = begun + self.wishes.imitate * 60
        end = taught + self.wishes.minutes * 60
        while self.spent < end and rounds < self.wishes.rounds:
            began, teacher = time.perf_counter(), "karl" if self.spent < taught else ""
            for group in self.optimizer.param_groups:
                group["lr"] = how.rate * max((end - self.spent) / (end - begun), 0.05)
            samples = rollout.play(self.network, how.discount, how.trace, teacher)
            entropy, loss = (imitate if teacher else learn)(self.network, self.optimizer, samples, how)
            self.answers += how.steps * self.wishes.games
            self.spent += time.perf_counter() - began
            rounds += 1
            if self.spent - judged >= self.wishes.judge or (teacher and self.spent >= taught):
                judged = self.spent
                self.judge(entropy, loss)
                self.keep()
        self.judge(entropy, loss)
        self.keep()


def wishes(words: Iterable[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("champions", "midgard"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0, help="of playing and learning")
    parser.add_argument("--imitate", type=float, default=0.0, help="minutes before that in which it learns from karl")
    parser.add_argument("--against", choices=("", "karl"), default="", help="a bot in the other seats, not the network")
    parser.add_argument("--rounds", type=int, default=10**9, help="at most so many rounds of playing and learning")
    parser.add_argument("--games", type=int, default=256, help="at the same time")
    parser.add_argument("--steps", type=int, default=128, help="answers a game in a round")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=6e-4, help="of learning, at the start; it falls to a twentieth")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--discount", type=float, default=1.0)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--dense", type=float, default=0.01, help="reward for each point of glory on the way")
    parser.add_argument("--judge", type=float, default=120.0, help="seconds between two judgements")
    parser.add_argument("--judged", type=int, default=400, help="games of a judgement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--threads", type=int, default=0, help="of PyTorch; 0: as many as there are cores")
    parser.add_argument("--out", default="runs")
    parser.add_argument("--go-on", action="store_true", help="from runs/GAME/network.pt")
    return parser.parse_args(None if words is None else list(words))


def main(words: Iterable[str] | None = None) -> None:
    """Train as the command line says."""
    asked = wishes(words)
    if asked.threads:
        torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")  # a GPU then multiplies with fewer digits, much faster
    numbers = (
        asked.steps,
        asked.epochs,
        asked.batch,
        asked.rate,
        asked.clip,
        asked.entropy,
        asked.discount,
        asked.trace,
    )
    Course(asked).run(Recipe(*numbers))


if __name__ == "__main__":
    main()
