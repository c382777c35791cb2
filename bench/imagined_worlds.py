"""The bias of imagined worlds: karl's play-outs from imagined states compared with those from the true state.

    python3 -m bench.imagined_worlds champions --games 60 --seed 1

Positions come from games of karls: every question at which several seats answer at once, by how many others have
sealed their answer, and some at which a seat is asked alone, where only hidden cards can cause a bias. From each
position karl plays on to the end, once from each of some imagined states and as often from the true one. The mean
difference of the win shares is printed with its standard error, with games as the unit. In Champions the answers that
karl would give are also put into the true state, which separates their effect from that of hidden cards; in Midgard
they are hidden cards.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from meadhall.bots.bot import Outlook
from meadhall.champions.core.numbers.limits import SEALED
from meadhall.games import game
from meadhall.kernel.rules import Rules
from meadhall.lab.simulation import game_seed
from meadhall.midgard.core.numbers.board import NOTHING

NOBODY, NO_SLACK = -1, 0
WORLDS = 24
ALONE = -1  # instead of the number of others who have sealed
ONE_IN = {"champions": 16, "midgard": 6}  # of the questions at which a seat is asked alone, one in so many is used

Gaps = dict[tuple[int, str], dict[int, list[float]]]
"""Imagined less true win share, by others sealed and way of imagining, then by game."""


def sealed_others(rules: Rules, outlook: Outlook) -> int | None:
    """How many others have sealed an answer to the same question, or ALONE; None within a chain of answers."""
    if outlook.decision.question not in ("assign", "keep-card"):
        return ALONE
    veiled, others = outlook.veiled, [seat for seat in range(rules.seats) if seat != outlook.seat]
    if rules.game.slug == "midgard":
        return len([other for other in others if veiled.keeping[other] != NOTHING])
    is_open = veiled.what[veiled.depth] == 1
    if is_open or veiled.link[outlook.seat] != 0:
        return None
    return len([other for other in others if veiled.assigning[other] == SEALED])


def positions(rules: Rules, seed: int) -> Iterator[tuple[Any, Outlook, int]]:
    """The states of a game of karls in which several answer at once, and what the seat asked may know."""
    core = rules.core
    chance, out = core.Chance(seed), core.Answers()
    state, alone = rules.start(chance), 0
    while (seat := core.next_seat(state)) >= 0:
        decision = rules.decision(state, seat)
        assert decision is not None
        outlook = Outlook.of(rules, state, decision)
        sealed = sealed_others(rules, outlook)
        if sealed is not None and len(decision.codes) > 1:
            alone += sealed == ALONE
            if sealed != ALONE or alone % ONE_IN[rules.game.slug] == 0:
                yield state.copy(), outlook, sealed
        core.weigh(state, seat, out)
        codes = out.listed()
        core.proceed(state, seat, max(codes, key=lambda code: out.weights[codes.index(code)]), chance)


def win_share(outlook: Outlook, world: Callable[[Any], Any], seed: int) -> float:
    """The share of play-outs that the seat wins."""
    core, seat = outlook.rules.core, outlook.seat
    chance, out, won = core.Chance(), core.Answers(), 0.0
    for number in range(WORLDS):
        chance.reseed(seed + number)
        state = world(chance)
        core.play_on(state, chance, out, NOBODY, outlook.rules.box.rounds, NO_SLACK)
        bits = core.winners(state)
        won += (bits >> seat & 1) / bits.bit_count()
    return won / WORLDS


def copying(state: Any) -> Callable[[Any], Any]:
    """The true state as a world, whatever the chance."""
    return lambda _: state.copy()


def sealed_in(state: Any, outlook: Outlook) -> Callable[[Any], Any]:
    """The true state with the assignments that others have sealed in a likely world."""

    def world(chance: Any) -> Any:
        made, likely = state.copy(), outlook.imagine_likely(chance)
        made.sealed, made.sealed_food = likely.sealed, likely.sealed_food
        return made

    return world


def measured(rules: Rules, games: int, seed: int, only: int | None = None) -> Gaps:
    """The gaps of every position of so many games, or of those only in which so many others have sealed."""
    gaps: Gaps = defaultdict(lambda: defaultdict(list))
    for number in range(games):
        found = positions(rules, game_seed(seed, number))
        for place, (state, outlook, sealed) in enumerate(found):
            if only is not None and sealed != only:
                continue
            luck = (number << 16 | place) << 16
            true = win_share(outlook, copying(state), luck)
            ways: dict[str, Callable[[Any], Any]] = {"uniform": outlook.imagine, "likely": outlook.imagine_likely}
            if rules.game.slug == "champions":
                ways["true cards"] = sealed_in(state, outlook)
            for name, imagine in ways.items():
                gaps[sealed, name][number].append(win_share(outlook, imagine, luck + WORLDS) - true)
    return gaps


def mean_and_error(by_game: dict[int, list[float]]) -> tuple[float, float]:
    """The mean over all positions, and its standard error with the game as the unit."""
    count = sum(map(len, by_game.values()))
    mean = sum(map(sum, by_game.values())) / count
    spread = sum((sum(gaps) - mean * len(gaps)) ** 2 for gaps in by_game.values())
    return mean, math.sqrt(spread) / count


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    gaps = measured(game(given.game).rules(given.players), given.games, given.seed)
    names = dict.fromkeys(name for _, name in gaps)
    told = {"uniform": "answers at random", "likely": "as karl would", "true cards": "as karl would, true cards"}
    print("| others sealed | positions |", " | ".join(told[name] for name in names), "|")
    print("|---" * (2 + len(names)) + "|")
    for sealed in sorted({sealed for sealed, _ in gaps}):
        count = sum(map(len, gaps[sealed, "uniform"].values()))
        found = [mean_and_error(gaps[sealed, name]) for name in names]
        print(
            f"| {'asked alone' if sealed == ALONE else sealed} | {count} |",
            " | ".join(f"{mean:+.3f} ± {error:.3f}" for mean, error in found),
            "|",
        )


if __name__ == "__main__":
    main()
