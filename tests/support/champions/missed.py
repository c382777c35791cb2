"""A search for moments at which the rune of success would have been worth more than whenever it may be used (CN-1).

python3 -m tests.support.champions.missed --games 400 --seed 1

In random games one seat owns the rune and never uses it. A moment is missed if a destiny card, any of the set, is worth
more to its owner then than at the last use before it and at the first use after it. Success is the one rune whose worth
others can change: what gifts, wealth and knowledge bring depends on their owner alone. Moments are the questions at
which the rune cannot be used, and everything that is told while a round is resolved; a visit to a location is one step.
The search watches the core from inside, so it runs interpreted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from typing import Any

from meadhall.champions import gate
from meadhall.champions.core.numbers import board, codes, limits
from meadhall.champions.core.numbers import events as numbers
from meadhall.champions.game import GAME
from meadhall.kernel.rules import Rules

CARDS = "open-4"
QUESTION = "question"  # inside an action or chain of somebody, who is asked something else
RUN = "run"  # while a round is resolved and nobody is asked anything


def measure(rules: Rules, s: Any, seat: int, counted: str) -> int:
    """How much a seat has of what a destiny counts (CE-1)."""
    if counted in ("wood", "coins", "favor"):
        return int(getattr(s, counted)[seat])
    if counted == "food":
        return int(s.food[seat] + sum(s.aboard[i] for i in range(board.SHORES) if s.owner[board.AT_SHORE + i] == seat))
    if counted == "warriors":
        return int(sum(s.held[seat * board.KINDS : (seat + 1) * board.KINDS]))
    if counted == "runes":
        return sum(at == limits.OWNED + seat for at in s.rune_at)
    cards: Any = rules.cards
    slain = [card for i, card in enumerate(cards.enemies) if s.enemy_at[i] == limits.OWNED + seat]
    if counted in cards.rows:
        return sum(card in cards.rows[counted] for card in slain)
    coloured = {**cards.rows["draugr"], **cards.rows["monsters"]}
    return sum(card in coloured and coloured[card]["colour"] == counted for card in slain)


class Search:
    """What is found in the games of an owner of the rune: missed moments and the glory lost, by where."""

    def __init__(self) -> None:
        self.games = 0
        self.missed: Counter[str] = Counter()
        self.glory: Counter[str] = Counter()
        self._last: dict[str, int] = {}  # what each card was worth at the last use
        self._peaks: dict[str, tuple[int, str]] = {}  # and the most it has been worth since, and where

    def worth(self, rules: Rules, s: Any, owner: int) -> dict[str, int]:
        """What every destiny card is worth to the owner now."""
        found = {}
        for destiny, card in rules.cards.rows["destinies"].items():
            mine = measure(rules, s, owner, card["counts"])
            best = max(measure(rules, s, seat, card["counts"]) for seat in range(rules.seats) if seat != owner)
            alone, tied = mine > best, mine == best
            least = 1 if rules.options.destiny_needs_one else 0
            found[destiny] = card["alone" if alone else "tied"] if (alone or tied) and mine >= least else 0
        return found

    def use(self, worth: dict[str, int]) -> None:
        """The rune may be used now: whatever was worth more since the last use than then and now is missed."""
        for destiny, (peak, where) in self._peaks.items():
            lost = peak - max(self._last.get(destiny, 0), worth[destiny])
            if lost > 0:
                self.missed[where] += 1
                self.glory[where] += lost
        self._last, self._peaks = worth, {}

    def pass_by(self, worth: dict[str, int], where: str) -> None:
        """The rune may not be used now."""
        for destiny, now in worth.items():
            if now > self._peaks.get(destiny, (0, where))[0]:
                self._peaks[destiny] = (now, where)

    def play(self, rules: Rules, owner: int, seed: int) -> None:
        """One random game under watch."""
        core, picking, search = rules.core, rules.core.Chance(seed + 1_000_000), self

        class Watched(gate.Chance):
            """Chance that looks at the state whenever something is told."""

            resolving = False

            def tell(self, event: int, *details: int) -> None:
                self.resolving = event != numbers.ROUND_BEGAN and (self.resolving or event == numbers.ASSIGNING_BEGAN)
                if self.resolving:
                    search.pass_by(search.worth(rules, state, owner), RUN)

        self._last, self._peaks = {}, {}
        chance = Watched(seed)
        state = rules.start(core.Chance(seed))
        rune = next(i for i in range(state.box.runes) if state.box.rune_power[i] == board.SUCCESS)
        state.rune_at = [limits.OWNED + owner if i == rune else at for i, at in enumerate(state.rune_at)]
        state.rune_left -= 1
        state.powers = [1 << board.SUCCESS if seat == owner else 0 for seat in range(board.SEATS)]
        while (seat := core.next_seat(state)) >= 0:
            worth = self.worth(rules, state, owner)
            decision = rules.decision(state, owner)
            if decision is not None and codes.USE + rune in decision.codes:
                self.use(worth)
            else:
                self.pass_by(worth, QUESTION)
            answers = [code for code in rules.codes(state, seat) if code != codes.USE + rune]
            core.proceed(state, seat, answers[picking.any_of(len(answers))], chance)
        self.games += 1


def main() -> int:
    """Search, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--revision", type=int)
    arguments = parser.parse_args()
    if gate.COMPILED:
        os.environ["MEADHALL_PURE"] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "tests.support.champions.missed", *sys.argv[1:]])
    found, cards = Search(), GAME.cards(CARDS)
    for number in range(arguments.games):
        edition = GAME.editions[number % len(GAME.editions)]
        rules = GAME.rules(GAME.seats[number % 3], {"edition": edition}, cards, arguments.revision)
        found.play(rules, number % rules.seats, arguments.seed + number)
    print(f"{found.games} games of a player with the rune of success")
    for where in (QUESTION, RUN):
        print(f"missed at a {where}: {found.missed[where]}, {found.glory[where]} glory")
    return 0


if __name__ == "__main__":
    sys.exit(main())
