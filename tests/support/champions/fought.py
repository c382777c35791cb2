"""Fights fought out on the core by the policy of the exact odds; as a command, a million of each of some fights.

python -m tests.support.champions.fought --fights 1000000
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.champions import gate
from meadhall.champions.core.numbers import board
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Done, Place
from tests.support.champions.brute import IN_A_FIGHT
from tests.support.champions.table import Table

LEADERS = ("asmundr", "dagrun", "gylfir", "svanhildr", "ullr")
VENUE, ENEMY = "draugr-left", "fierce-draugr"


@dataclass(frozen=True)
class Fight:
    """Who fights what, with which means."""

    attack: int
    defence: int
    crew: Mapping[str, int]
    runes: tuple[str, ...] = ()
    favor: int = 0
    leader: str = "gylfir"

    @property
    def means(self) -> dict[str, int]:
        """Favor, runes and leader as the tables count them."""
        return {"favor": self.favor, "maiden": int(self.leader == "svanhildr"), **dict.fromkeys(self.runes, 1)}


def facing_it(
    fight: Fight, dice: Mapping[str, object] | None = None, spare: int = 0, edition: str = "de-2018"
) -> Table:
    """Seat 1 has sent its warriors against a draugr and is to confirm; having wealth, it is asked after the fight."""
    leaders = [one for one in LEADERS if one != fight.leader][:4]
    leaders[1] = fight.leader
    foe = {"name": "F", "attack": fight.attack, "defence": fight.defence, "glory": 7, "coins": 1, "colour": "yellow"}
    cards = {"draugr": {ENEMY: foe}, **({"dice": dice} if dice else {})}
    t = Table(cards=cards, leaders=leaders, edition=edition)
    t.enemy(VENUE, ENEMY)
    t.give(1, **{"swordsman": 0, "coins": 1, "favor": fight.favor + spare, **fight.crew})
    t.last(1, Place(VENUE))
    t.send(1, VENUE, **fight.crew)
    t.rune(1, "wealth", *fight.runes)
    return t


@dataclass(frozen=True)
class Tally:
    """What many fights came to."""

    fights: int
    victories: tuple[int, ...]  # by losses

    @property
    def won(self) -> float:
        """The share of fights that were won."""
        return sum(self.victories) / self.fights

    @property
    def lost(self) -> float:
        """Warriors lost on average."""
        crew = len(self.victories) - 1
        defeats = self.fights - sum(self.victories)
        return (sum(losses * count for losses, count in enumerate(self.victories)) + crew * defeats) / self.fights


def fight_out(table: Table, fights: int, seed: int) -> Tally:
    """Fight it out so many times, each answer as the tables advise, and each time with a seed of its own."""
    core, odds, chance = table.rules.core, gate.Odds(), gate.Chance()
    crew = sum(table.state.held[3:6])
    victories = [0] * (crew + 1)
    confirm = table.rules.catalogue.code(Done())
    place = slugs.VENUES.index(VENUE)
    for number in range(fights):
        chance.reseed(seed * fights + number)
        state = table.state.copy()
        core.proceed(state, 1, confirm, chance)
        while core.question(state, 1) in IN_A_FIGHT:
            core.proceed(state, 1, gate.advise(odds, state, 1), chance)
        if state.enemy[place] == board.NOTHING:
            victories[crew - sum(state.held[3:6])] += 1
    return Tally(fights, tuple(victories))


def exact(table: Table, fight: Fight) -> tuple[float, ...]:
    """The chance of victory with 0, 1, … losses, worked out."""
    crew = [fight.crew.get(kind, 0) for kind in slugs.KINDS]
    means = [fight.means.get(name, 0) for name in ("favor", "potential", "reaction", "healing")]
    odds = gate.Odds()
    gate.solve(odds, table.rules.box, fight.means["maiden"], fight.attack, fight.defence, *crew, *means)
    gate.find_distribution(odds)
    found = [0.0] * (sum(crew) + 1)
    for place, likely in enumerate(odds.ending):
        if likely:
            found[sum(crew) - place // 81 - place // 9 % 9 - place % 9] += likely
    return tuple(found)


def deviation(tally: Tally, expected: tuple[float, ...]) -> float:
    """How far the most striking count lies from what was expected, in standard errors; defeats count as well."""
    counts = [*tally.victories, tally.fights - sum(tally.victories)]
    chances = [*expected, 1 - sum(expected)]
    found = 0.0
    for count, chance in zip(counts, chances, strict=True):
        error = math.sqrt(max(chance * (1 - chance), 1e-12) / tally.fights)
        found = max(found, abs(count / tally.fights - chance) / max(error, 1 / tally.fights))
    return found


FIGHTS = (
    Fight(1, 3, {"swordsman": 2}, favor=1),
    Fight(2, 4, {"swordsman": 2, "spearman": 1}, ("healing",), 1),
    Fight(3, 7, {"swordsman": 2, "spearman": 2, "axeman": 1}, favor=2, leader="svanhildr"),
    Fight(2, 6, {"spearman": 2, "axeman": 1}, ("potential", "reaction", "healing"), 1),
    Fight(5, 12, {"swordsman": 3, "spearman": 3, "axeman": 2}),
    Fight(5, 12, {"swordsman": 3, "spearman": 3, "axeman": 2}, favor=4),
)


def main() -> None:
    """Fight them all out, and print each beside its exact odds."""
    wish = argparse.ArgumentParser(description="Fight fights out beside their exact odds.")
    wish.add_argument("--fights", type=int, default=1_000_000)
    wish.add_argument("--seed", type=int, default=1)
    wanted = wish.parse_args()
    for fight in FIGHTS:
        table = facing_it(fight)
        tally, expected = fight_out(table, wanted.fights, wanted.seed), exact(table, fight)
        print(fight)
        print(f"  won {tally.won:.6f}, exactly {sum(expected):.6f}; lost {tally.lost:.6f}; {tally.fights} fights")
        print(f"  by losses {[round(n / tally.fights, 6) for n in tally.victories]}")
        print(f"  exactly   {[round(chance, 6) for chance in expected]}")
        print(f"  the most striking count is {deviation(tally, expected):.2f} standard errors away", flush=True)


if __name__ == "__main__":
    main()
