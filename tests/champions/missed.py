"""A search for moments at which the rune of success would have been worth more than whenever it may be used (CN-1).

python3 -m tests.champions.missed --games 200 --seed 1

Random games are played, and at every step of the agenda each seat is taken to own the rune and every destiny card. A
moment is missed if a card is worth more then than at the last use before it and at the first use after it. Success is
the one rune whose worth others can change: what gifts, wealth and knowledge bring depends on their owner alone. The
search watches the steps from inside, so it runs interpreted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

QUESTION = "question"  # inside an action or chain of somebody, who is asked something else
RUN = "run"  # nobody is asked anything
CARDS = "open-3"


@dataclass
class Search:
    """What was found: moments that count, and those that were missed, by where, with the glory lost."""

    games: int = 0
    moments: int = 0
    missed: Counter[str] = field(default_factory=Counter)
    glory: Counter[str] = field(default_factory=Counter)
    least: dict[tuple[int, int], int] = field(default_factory=dict)  # worth at the last use, by seat and card
    peaks: dict[tuple[int, int], tuple[int, str]] = field(default_factory=dict)

    def use(self, worth: dict[tuple[int, int], int]) -> None:
        """The rune may be used now: what was worth more since the last use than now and then is missed."""
        for key, (peak, where) in self.peaks.items():
            if key in worth:
                lost = peak - max(self.least.get(key, 0), worth[key])
                if lost > 0:
                    self.missed[where] += 1
                    self.glory[where] += lost
        for key in worth:
            self.peaks.pop(key, None)
        self.least.update(worth)

    def pass_by(self, worth: dict[tuple[int, int], int], where: str) -> None:
        """The rune may not be used now."""
        self.moments += 1
        for key, now in worth.items():
            if now > self.peaks.get(key, (0, where))[0]:
                self.peaks[key] = (now, where)


def worth_to(state: Any, seats: Sequence[int]) -> dict[tuple[int, int], int]:
    """What every destiny card is worth to these seats now."""
    from meadhall.champions.scoring import destiny_glory

    return {(seat, card): destiny_glory(state, seat, card) for seat in seats for card in range(state.box.destinies)}


def users(state: Any) -> list[int]:
    """Who could use a rune for any time at this question, if it had one."""
    from meadhall.champions.board import ANY_TIME
    from meadhall.champions.places import CHOOSING
    from meadhall.champions.questions import window
    from meadhall.champions.steps import ASSIGN

    seats, step = range(state.box.seats), state.step[state.depth]
    if step == ASSIGN:
        return [seat for seat in seats if state.assigning[seat] != CHOOSING or state.link[seat] == 0]
    asked = state.whose[state.depth]
    if not window(state, asked, step) & ANY_TIME or state.aside[asked]:
        return []
    return list(seats) if state.box.revision > 1 else [asked]


def play(seats: int, seed: int, edition: str, found: Search, revision: int | None) -> None:
    """One random game under watch."""
    from meadhall.champions import play as playing
    from meadhall.champions.game import GAME

    core, rules = GAME.core, GAME.rules(seats, {"edition": edition}, GAME.cards(CARDS), revision)
    state, chance, out = rules.new_state(), core.Chance(seed), core.Answers()
    run = playing.run

    def watched(s: Any, luck: Any, step: int) -> None:
        found.pass_by(worth_to(s, range(seats)), RUN)
        run(s, luck, step)

    found.least.clear()
    found.peaks.clear()
    playing.run = watched  # type: ignore[assignment]
    try:
        core.start(state, chance)
        while (seat := core.next_seat(state)) >= 0:
            using = users(state)
            found.use(worth_to(state, using))
            found.pass_by(worth_to(state, [one for one in range(seats) if one not in using]), QUESTION)
            core.answers(state, seat, out)
            core.step_on(state, seat, out.codes[chance.any_of(out.count)], chance)
    finally:
        playing.run = run
    found.games += 1


def main() -> int:
    """Search, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--revision", type=int)
    arguments = parser.parse_args()
    if os.environ.get("MEADHALL_PURE") != "1":
        os.environ["MEADHALL_PURE"] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "tests.champions.missed", *sys.argv[1:]])
    from meadhall.champions.game import GAME

    found = Search()
    for number in range(arguments.games):
        edition = GAME.editions[number % len(GAME.editions)]
        play(2 + number % 3, arguments.seed + number, edition, found, arguments.revision)
    print(f"{found.games} games, {found.moments} moments at which the rune of success could not be used")
    for where in (QUESTION, RUN):
        print(f"missed at a {where}: {found.missed[where]}, {found.glory[where]} glory")
    return 0


if __name__ == "__main__":
    sys.exit(main())
