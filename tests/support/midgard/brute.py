"""Moves by brute force: every set of moves that a card allows, straight from the rules, and every chain of answers.

The brute force goes Viking by Viking and in any order; it knows nothing of codes, of answers or of the order in which
the game asks for them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain, combinations, combinations_with_replacement
from typing import Any

from meadhall.kernel.events import Event
from meadhall.kernel.rules import Rules
from meadhall.midgard.core.numbers import board, steps
from meadhall.midgard.game import GAME
from meadhall.midgard.words.actions import Play
from tests.support.midgard.figures import CARDS

SEATS = 3
SET = GAME.cards(CARDS)
PROVINCES: dict[str, tuple[str, int]] = {
    slug: (row["kingdom"], row["villages"]) for slug, row in SET.rows["provinces"].items()
}
KINGDOMS = ("alfheim", "mannheim", "jotunheim")
HEAVENS = ("asgard", "vanaheim")
CHOSEN = (*HEAVENS, "valhalla")  # heavens that a horde or new warriors may go to
OFF = ("valhalla", "boat")  # where no single move goes to

Viking = tuple[str, str]  # which, and where
Move = tuple[str, str, str]  # which Viking, from, to
Moves = tuple[Move, ...]  # sorted: a set of moves in which one may be there twice


@dataclass(frozen=True)
class Place:
    """A position: where seat 0 has its Vikings, and where seats 1 and 2 have theirs."""

    chieftain: str
    warriors: Mapping[str, int]
    others: Mapping[str, int] = field(default_factory=dict)
    third: Mapping[str, int] = field(default_factory=dict)
    chieftains: tuple[str, str] = ("boat", "boat")
    reserve: int = 0

    def free(self, area: str) -> int:
        """Room for more Vikings: free villages of a province; heavens hold any number (MS-1)."""
        if area not in PROVINCES:
            return 99
        here = sum(there.get(area, 0) for there in (self.warriors, self.others, self.third))
        return PROVINCES[area][1] - here - (self.chieftain, *self.chieftains).count(area)

    def moved(self, move: Move) -> Place:
        """The position after a Viking of seat 0 has moved."""
        viking, origin, goal = move
        if viking == "chieftain":
            return replace(self, chieftain=goal)
        there = Counter(self.warriors)
        there[origin] -= 1
        there[goal] += 1
        return replace(self, warriors=+there)

    def vikings(self) -> list[Viking]:
        """One by one, those who can be moved: all but those in Valhalla (MA-4)."""
        found = [("warrior", area) for area in Counter(self.warriors).elements()]
        return [each for each in (("chieftain", self.chieftain), *found) if each[1] != "valhalla"]

    def victims(self, area: str) -> list[int]:
        """The seats that have a warrior there (MX-1)."""
        return [seat for seat, there in ((1, self.others), (2, self.third)) if there.get(area, 0) > 0]


def lands_of(kingdom: str) -> list[str]:
    """The provinces of a kingdom."""
    return [slug for slug, (land, _) in PROVINCES.items() if land == kingdom]


def invasions(at: Place, kingdom: str, most: int) -> set[Moves]:
    """At most so many moves of different Vikings, one after another, to where there is room by then (MB-1, MA-5)."""
    found: set[Moves] = set()

    def on(now: Place, rest: list[Viking], done: Moves) -> None:
        found.add(tuple(sorted(done)))
        if len(done) == most:
            return
        for viking in sorted(set(rest)):
            left = list(rest)
            left.remove(viking)
            for goal in (*lands_of(kingdom), *HEAVENS):
                if goal != viking[1] and now.free(goal) > 0:
                    on(now.moved((*viking, goal)), left, (*done, (*viking, goal)))

    on(at, at.vikings(), ())
    return found


def hordes(at: Place, goal: str, most: int) -> set[Moves]:
    """At most so many Vikings from elsewhere to one place, and no more than it has room for (MX-2)."""
    vikings = [(*viking, goal) for viking in at.vikings() if viking[1] != goal]
    sizes = range(min(most, at.free(goal)) + 1)
    return {tuple(sorted(each)) for size in sizes for each in combinations(vikings, size)}


def musters(at: Place, land: str, most: int) -> set[tuple[str, ...]]:
    """Places for at most so many new warriors, a free village for each (MG-5)."""
    goals = CHOSEN if land == "heavens" else lands_of(land)
    sizes = range(min(most, at.reserve) + 1)
    found = chain.from_iterable(combinations_with_replacement(sorted(goals), size) for size in sizes)
    return {each for each in found if all(count <= at.free(goal) for goal, count in Counter(each).items())}


def reinforcements(at: Place) -> set[Moves]:
    """One move of any Viking to any place with room; from village to village of a province nothing changes (MB-2)."""
    vikings = set(at.vikings())
    found: set[Moves] = {
        ((*viking, goal),)
        for viking in vikings
        for goal in (*PROVINCES, *HEAVENS)
        if goal != viking[1] and at.free(goal) > 0
    }
    if any(area in PROVINCES and at.free(area) > 0 for _, area in vikings):
        found.add(())
    return found


def attacks(at: Place, kingdom: str) -> set[tuple[Viking, str, int | None]]:
    """Which Viking attacks where, and whose warrior falls; None where it enters a heaven without one (MX-1, MA-4)."""
    found: set[tuple[Viking, str, int | None]] = set()
    for viking in set(at.vikings()):
        for goal in (*lands_of(kingdom), *HEAVENS):
            found |= {(viking, goal, victim) for victim in at.victims(goal)}
            if goal in HEAVENS and goal != viking[1] and not at.victims(goal):
                found.add((viking, goal, None))
    return found


def at_random(seed: int) -> Place:
    """A few Vikings of one's own anywhere, and few or many others."""
    pick = random.Random(seed)
    crowd = pick.choice((0.0, 0.5, 0.9, 1.0))
    at = Place("boat", {"boat": 3}, reserve=pick.randrange(4))
    for viking in ("chieftain", *["warrior"] * pick.randrange(7)):
        goal = pick.choice([*([*PROVINCES] * pick.randrange(2)), *HEAVENS, *OFF])
        if at.free(goal) > 0:
            at = at.moved((viking, "nowhere", goal))
    others = {slug: sum(pick.random() < crowd for _ in range(at.free(slug))) for slug in PROVINCES}
    at = replace(at, others={**others, "asgard": pick.randrange(2), "vanaheim": pick.randrange(3)})
    third = {slug: pick.randrange(min(2, at.free(slug)) + 1) for slug in (*PROVINCES, *HEAVENS)}
    at = replace(at, third=third)
    chieftain = pick.choice([slug for slug in (*PROVINCES, *HEAVENS) if at.free(slug) > 0])
    return replace(at, chieftains=("boat", chieftain))


# What the game makes of it


@cache
def rules() -> Rules:
    """Midgard for three."""
    return GAME.rules(SEATS, {}, SET)


def about_to(at: Place, card: str) -> Any:
    """The state in which seat 0 is about to play a card, its only one."""
    areas, state = SET.areas, rules().new_state()
    warriors = [0] * (board.SEATS * board.AREAS)
    for seat, there in enumerate((at.warriors, at.others, at.third)):
        for area, count in there.items():
            warriors[seat * board.AREAS + areas.index(area)] = count
    stock = [0] * (board.SEATS * board.MOST_KINDS)
    stock[SET.kinds.index(card)] = 1
    state.warriors, state.stock, state.stock_count = warriors, stock, [1, 0, 0, 0, 0]
    state.chieftain = [*map(areas.index, (at.chieftain, *at.chieftains)), board.NOBODY, board.NOBODY]
    state.reserve = [at.reserve, 0, 0, 0, 0]
    state.round, state.depth = 1, 1
    state.step = [0, steps.PLAY_CARD, *[0] * (len(state.step) - 2)]
    return state


def played(at: Place, card: str) -> Any:
    """The state in which seat 0 has just played its card."""
    return proceeded(about_to(at, card), rules().catalogue.code(Play(card)))[0]


def proceeded(state: Any, code: int) -> tuple[Any, tuple[Event, ...]]:
    """The state after an answer of seat 0, and what was told."""
    child, chance = state.copy(), rules().core.Chance(1)
    chance.listen()
    rules().core.proceed(child, 0, code, chance)
    return child, tuple(told.event for told in rules().events(chance.rows))


def chains(state: Any, so_far: tuple[Event, ...] = ()) -> Iterator[tuple[Event, ...]]:
    """What is told along every way through the answers of seat 0, to the end of its card."""
    codes = rules().codes(state, 0)
    if not codes:
        yield so_far
    for code in codes:
        child, told = proceeded(state, code)
        yield from chains(child, (*so_far, *told))
