"""The learner of examples/ppo trains, and what it writes plays as a bot without PyTorch."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall.bots.bot import Budget, Outlook
from meadhall.games import game
from meadhall.kernel.errors import BadOptions
from meadhall.rl.bots import LAYERS, Learned, learned

ROOT = Path(__file__).resolve().parents[2]
LEARNER = ROOT / ".venv-learner" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SHORT = ("--rounds", "2", "--games", "16", "--steps", "32", "--judged", "4", "--width", "16", "--batch", "128")
AGREES = """
import sys, numpy as np, torch
from examples.ppo.network import Network
from meadhall.rl import vector
from meadhall.rl.bots import Learned
kept, batch = torch.load(sys.argv[2] + "/network.pt", weights_only=True), vector.make(sys.argv[1], games=8)
network = Network(batch.observer.scale, batch.actions.count, 16)
network.load_state_dict(kept["network"])
batch.random(50)
wanted, _ = network(torch.from_numpy(batch.observations), torch.ones(batch.masks.shape, dtype=torch.bool))
found = Learned(sys.argv[2] + "/policy.npz").logits(batch.observer.normalised(batch.observations))
np.testing.assert_allclose(found, wanted.detach().numpy(), rtol=1e-3, atol=1e-4)
"""


def run(*words: str) -> str:
    """What a program of the learner's environment prints."""
    assert LEARNER.exists(), "PyTorch has an environment of its own: `python3 dev.py test` and `dev.py train` make it."
    surroundings = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([LEARNER, *words], cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module", params=["champions", "midgard"])
def trained(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A game, and the folder of a training of a few seconds."""
    out = tmp_path_factory.mktemp("runs")
    run("-m", "examples.ppo.train", request.param, *SHORT, "--out", str(out))
    return request.param, out / request.param


def test_a_short_training_writes_a_bot_a_network_and_a_curve(trained: tuple[str, Path]) -> None:
    _, folder = trained
    lines = (folder / "curve.csv").read_text().splitlines()
    assert lines[0].startswith("minutes,answers,opponent") and len(lines) == 5
    assert [line.split(",")[1:3] for line in lines[1::2]] == [["0", "thrall"], ["1024", "thrall"]]


def test_the_bot_says_what_the_network_says(trained: tuple[str, Path]) -> None:
    slug, folder = trained
    run("-c", AGREES, slug, str(folder))


def test_the_bot_plays_a_whole_game_and_refuses_other_tables(trained: tuple[str, Path]) -> None:
    slug, folder = trained
    bot, rules = Learned(folder / "policy.npz"), game(slug).rules(4)
    chance = rules.core.Chance(3)
    state = rules.start(chance)
    for _ in range(3000):
        asked = rules.decisions(state)
        if not asked:
            break
        code = bot.advise(Outlook.of(rules, state, asked[0]), Budget(iterations=1)).code
        rules.apply(state, asked[0].seat, code, chance)
    assert rules.result(state) is not None
    other = game(slug).rules(3)
    beginning = other.start(other.core.Chance(3))
    with pytest.raises(BadOptions, match=r"was trained for .* with 4 seats, and this table is .* with 3 seats"):
        bot.advise(Outlook.of(other, beginning, other.decisions(beginning)[0]), Budget(iterations=1))


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 and no more", b"text"])
def test_what_is_no_policy_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "policy.npz"
    path.write_bytes(content)
    with pytest.raises(BadOptions, match="is no policy that"):
        Learned(path)
    np.savez(path, table=np.array("champions"))
    with pytest.raises(BadOptions, match="is no policy that"):
        Learned(path)


def layers(**other: Any) -> dict[str, Any]:
    """What a policy for Champions with four seats holds, some of it replaced."""
    widths = (650, 4, 4, 171)
    found: dict[str, Any] = {"table": "champions v1 with 4 seats"}
    for name, before, after in zip(LAYERS, widths[:-1], widths[1:], strict=True):
        found[f"{name}_weight"] = np.ones((before, after), np.float32)
        found[f"{name}_bias"] = np.zeros(after, np.float32)
    return {**found, **other}


@pytest.mark.parametrize(
    "other",
    [
        {"policy_bias": np.zeros(5, np.float32)},
        {"policy_weight": np.ones((3, 171), np.float32)},
        {"policy_weight": np.ones((4, 171, 2), np.float32)},
        {"hidden_2_weight": np.full((4, 4), np.nan, np.float32)},
        {"hidden_2_weight": np.full((4, 4), "1")},
        {"hidden_1_weight": np.float32(1)},
    ],
)
def test_layers_that_do_not_fit_are_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    np.savez(tmp_path / "policy.npz", **layers(**other))
    with pytest.raises(BadOptions):
        Learned(tmp_path / "policy.npz")


def test_a_network_for_fewer_actions_refuses_the_table(tmp_path: Path) -> None:
    few = {"policy_weight": np.ones((4, 100), np.float32), "policy_bias": np.zeros(100, np.float32)}
    np.savez(tmp_path / "policy.npz", **layers(**few))
    rules = game("champions").rules(4)
    state = rules.start(rules.core.Chance(3))
    outlook = Outlook.of(rules, state, rules.decisions(state)[0])
    with pytest.raises(BadOptions, match=r"650 inputs and 100 outputs, .* 171 actions"):
        Learned(tmp_path / "policy.npz").advise(outlook, Budget(iterations=1))


def test_a_damaged_policy_is_refused_wherever_it_is_damaged(tmp_path: Path) -> None:
    path, chooser = tmp_path / "policy.npz", random.Random(1)
    np.savez_compressed(path, **layers(hidden_1_weight=np.random.default_rng(1).normal(size=(650, 4))))
    whole = path.read_bytes()
    np.save(tmp_path / "one.npy", np.ones(3))
    damaged = [(tmp_path / "one.npy").read_bytes()]
    for _ in range(300):
        place = chooser.randrange(len(whole))
        damaged.append(whole[:place] + chooser.randbytes(3) + whole[place + 3 :])
    refused = 0
    for content in damaged:
        path.write_bytes(content)
        try:
            Learned(path)
        except BadOptions:
            refused += 1
    assert refused > 250, "what is damaged elsewhere, such as in a date, may be read"


def test_without_a_policy_the_bot_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_POLICY", raising=False)
    with pytest.raises(BadOptions, match="MEADHALL_POLICY"):
        learned(1)
