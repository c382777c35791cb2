"""Simulation of random games. The result is the same on any number of processes, compiled or not."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from meadhall.kernel.errors import BadOptions
from meadhall.kernel.match import Match
from meadhall.kernel.setting import Setting
from meadhall.lab.parallel import spread

MASK64 = 0xFFFFFFFFFFFFFFFF
CHUNK = 250
MOST_SEED = 2**31
MOST_GAMES = 100_000_000


@dataclass(slots=True)
class Tally:
    """The sums of some games; they can be added in any order."""

    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    checksum: int = 0

    def add(self, other: Tally) -> None:
        """Add another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        self.checksum = (self.checksum + other.checksum) & MASK64


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation; different simulations share no seeds."""
    return (seed << 32 | number) & MASK64


def play_games(setting: Setting, seed: int, start: int, stop: int) -> Tally:
    """Play the games of a range of numbers."""
    rules, seats = setting.rules(), setting.seats
    core = rules.core
    chance, answers = core.Chance(), core.Answers()
    tally = Tally(wins=[0.0] * seats, scores=[0] * seats)
    for number in range(start, stop):
        own = game_seed(seed, number)
        chance.reseed(own)
        state = core.State(rules.box)
        core.start(state, chance)
        tally.decisions += core.play_out(state, chance, answers)
        rules.check_stuck(chance)
        rules.check_laws(state)
        winners = rules.winners(state)
        for seat in range(seats):
            tally.scores[seat] += rules.score(state, seat)
        for seat in winners:
            tally.wins[seat] += 1 / len(winners)
        tally.checksum = (tally.checksum + state.fold(own)) & MASK64
    tally.games = stop - start
    return tally


def check_amounts(seed: int, games: int) -> None:
    """Refuse a number of games or a seed that cannot be played."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"The number of games must be from 1 to {MOST_GAMES:,}.")
    if not 0 <= seed < MOST_SEED:
        raise BadOptions(f"The seed must be a whole number from 0 to {MOST_SEED - 1}.")


def simulate(
    setting: Setting, seed: int, games: int, processes: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[Tally, float]:
    """Play so many games; returns their tally and the seconds that it took."""
    check_amounts(seed, games)
    total = play_games(setting, seed, 0, 0)
    ranges = ((setting, seed, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK))
    began = time.perf_counter()
    for tally in spread(play_games, ranges, processes):
        total.add(tally)
        if progress:
            progress(tally.games)
    return total, time.perf_counter() - began


def play_match(setting: Setting, seed: int, number: int = 0) -> Match:
    """One random game as a match."""
    rules = setting.rules()
    chance = rules.core.Chance(game_seed(seed, number))
    match = Match(rules, chance)
    while (seat := rules.core.next_seat(match.state)) >= 0:
        codes = rules.codes(match.state, seat)
        match.answer(seat, codes[chance.any_of(len(codes))])
    return match
