"""Random play in Catanatron, four players, one core; `meadhall bench` runs it with the Python of .venv-peers.

A decision is one answer: list what is open, choose, apply. Prints one line of JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer


def new_game() -> Game:
    """Four players who choose at random."""
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def measure_answers(count: int) -> tuple[float, float]:
    """Answers per decision, and the share of decisions with a single one; not timed."""
    decisions = answers = single = 0
    for _ in range(count):
        game = new_game()
        while game.winning_color() is None and game.state.num_turns < 1000:
            options = len(game.state.playable_actions)
            decisions += 1
            answers += options
            single += options == 1
            game.play_tick()
    return answers / decisions, single / decisions


def measure(seconds: float) -> dict[str, object]:
    """Play whole games until the time is up."""
    random.seed(1)
    answers_per_decision, one_answer_share = measure_answers(20)
    decisions = games = 0
    copy_seconds = 0.0
    copies = 0
    spent = 0.0
    while spent < seconds:
        game = new_game()
        started = time.process_time()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        spent += time.process_time() - started
        games += 1
        started = time.process_time()
        for _ in range(20):
            game.copy()
        copy_seconds += time.process_time() - started
        copies += 20
    return {
        "version": version("catanatron"),
        "decisions_per_second": decisions / spent,
        "decisions": decisions,
        "games": games,
        "answers_per_decision": answers_per_decision,
        "one_answer_share": one_answer_share,
        "copy_us": copy_seconds / copies * 1e6,
        "seconds": spent,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
