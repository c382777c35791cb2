"""Our speed compared with other projects, in one run on one core: random play, four players, whole games.

Machines are noisy, so each contender runs in its own process, several times in turn, by processor time. The ratios are
what to compare.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from meadhall.games import game, games
from meadhall.kernel.errors import BadRequest
from meadhall.lab.simulation import game_seed

ROOT = Path(__file__).resolve().parent.parent.parent
PEERS = {"catanatron": ROOT / "bench" / "peer_catanatron.py"}
PEER_ENVIRONMENTS = ROOT / "bench" / "peer_environments.py"
PEER_PYTHON = ROOT / ".venv-peers" / "bin" / "python"
PLAYERS = 4
ROUNDS = 3


def measure_game(slug: str, seconds: float) -> dict[str, Any]:
    """Play random games for some seconds: the speed, the time to copy a state, and the number of answers."""
    rules = game(slug).rules(PLAYERS)
    chance, answers = rules.core.Chance(), rules.core.Answers()
    decisions = games_played = 0
    spent = 0.0
    while spent < seconds:
        chance.reseed(game_seed(1, games_played))
        state = rules.start(chance)
        began = time.process_time()
        decisions += rules.core.play_out(state, chance, answers)
        spent += time.process_time() - began
        games_played += 1
    state = rules.start(chance)
    number = 20_000
    return {
        "compiled": rules.core.COMPILED,
        "decisions_per_second": decisions / spent,
        "decisions": decisions,
        "games": games_played,
        "copy_us": min(timeit.repeat(state.copy, number=number, repeat=5, timer=time.process_time)) / number * 1e6,
        **measure_answers(slug, 20),
    }


def measure_answers(slug: str, count: int) -> dict[str, float]:
    """The mean number of answers per decision, and the share of decisions with a single one."""
    rules = game(slug).rules(PLAYERS)
    decisions = answers = single = 0
    for number in range(count):
        chance = rules.core.Chance(game_seed(1, number))
        state = rules.start(chance)
        while (seat := rules.core.next_seat(state)) >= 0:
            codes = rules.codes(state, seat)
            decisions += 1
            answers += len(codes)
            single += len(codes) == 1
            rules.core.proceed(state, seat, codes[chance.any_of(len(codes))], chance)
    return {"answers_per_decision": answers / decisions, "one_answer_share": single / decisions}


def run(name: str, command: list[str], **environment: str) -> dict[str, Any]:
    """Run one contender in its own process."""
    finished = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment})
    if finished.returncode:
        last = (finished.stderr.strip().splitlines() or ["no message"])[-1]
        raise BadRequest(f"{name} failed while being measured: {last}.")
    result: dict[str, Any] = json.loads(finished.stdout.strip().splitlines()[-1])
    return result


def bench(seconds: float = 3.0, progress: Callable[[str], None] | None = None) -> dict[str, Any]:
    """Run all contenders in turn, several times; returns the medians."""
    contenders: dict[str, tuple[list[str], dict[str, str]]] = {}
    if PEER_PYTHON.exists():
        for name, script in PEERS.items():
            contenders[name] = ([str(PEER_PYTHON), str(script), str(seconds)], {})
    for one in games():
        ours = [sys.executable, "-m", "meadhall.lab.benchmark", one.slug, str(seconds)]
        contenders[f"{one.slug} interpreted"] = (ours, {"MEADHALL_PURE": "1"})
        contenders[f"{one.slug} compiled"] = (ours, {"MEADHALL_PURE": ""})
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, (command, environment) in contenders.items():
            if progress:
                progress(name)
            rounds[name].append(run(name, command, **environment))
    halls = {}
    for one in games():
        if progress:
            progress(f"tables of {one.slug}")
        command = [sys.executable, "-m", "meadhall.lab.hall_benchmark", one.slug]
        halls[one.slug] = middle([run(f"tables of {one.slug}", command) for _ in range(ROUNDS)])
    measured = summary({name: middle(results) for name, results in rounds.items()})
    return {**measured, "hall": halls, **environments(seconds, progress)}


def environments(seconds: float, progress: Callable[[str], None] | None = None) -> dict[str, Any]:
    """Steps a second of our environments (`rl`, by game) and of those of other projects (`rl_peers`, by name).

    Ours need NumPy, those for one game at a time PettingZoo as well; without them there is nothing to measure.
    """
    modules = ["meadhall.rl.vector_speed"] if find_spec("numpy") else []
    modules += ["meadhall.rl.speed"] if modules and find_spec("pettingzoo") else []
    contenders = [(one.slug, [sys.executable, "-m", module, one.slug]) for one in games() for module in modules]
    if modules and PEER_PYTHON.exists():
        contenders.append(("peers", [str(PEER_PYTHON), str(PEER_ENVIRONMENTS)]))
    rounds: list[dict[str, dict[str, Any]]] = []
    for _ in range(ROUNDS):
        rounds.append({})
        for name, command in contenders:
            if progress:
                progress(f"environments of {name}")
            rounds[-1].setdefault(name, {}).update(run(f"environments of {name}", [*command, str(seconds)]))
    medians = {name: middle([one[name] for one in rounds]) for name in rounds[0]}
    return {"rl_peers": medians.pop("peers", {}), "rl": medians}


def middle(results: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of every number."""
    return {
        key: median(result[key] for result in results) if type(value) is float else value
        for key, value in results[0].items()
    }


def summary(measured: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Our games and the peers; ratios are relative to the fastest peer, None without one."""
    peers = {name: measured[name] for name in PEERS if name in measured}
    fastest = max((peer["decisions_per_second"] for peer in peers.values()), default=None)

    def ratio(one: dict[str, Any] | None) -> float | None:
        return None if one is None or fastest is None else one["decisions_per_second"] / fastest

    found = {}
    for one in games():
        interpreted = measured[f"{one.slug} interpreted"]
        compiled = measured[f"{one.slug} compiled"]
        usable = compiled if compiled["compiled"] else None
        found[one.slug] = {
            "interpreted": interpreted["decisions_per_second"],
            "compiled": usable and usable["decisions_per_second"],
            "copy_us": (usable or interpreted)["copy_us"],
            "ratio_interpreted": ratio(interpreted),
            "ratio_compiled": ratio(usable),
            "answers_per_decision": interpreted["answers_per_decision"],
            "one_answer_share": interpreted["one_answer_share"],
        }
    return {"players": PLAYERS, "games": found, "peers": peers}


if __name__ == "__main__":
    print(json.dumps(measure_game(sys.argv[1], float(sys.argv[2]))))
