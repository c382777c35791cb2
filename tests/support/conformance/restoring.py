"""States of random games with some of their numbers changed, restored and played on: for a test and for long soaks."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from meadhall.kernel.errors import BadRecord
from meadhall.kernel.rules import Rules
from tests.support.conformance.tables import random_match

NUMBERS: Final = (-32768, -2, -1, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 20, 30, 100, 1000, 5000, 30000, 32767)
FURTHEST: Final = 250  # answers before a state is taken
PLAYED: Final = 3  # games from each state that is accepted

Change = tuple[str, int, int, int]  # field, place in it, number before, number after


@dataclass(slots=True)
class Found:
    """How many changed states were refused and played, and what went wrong."""

    refused: int = 0
    played: int = 0
    broken: list[tuple[list[Change], str]] = field(default_factory=list)


def changed(state: dict[str, Any], pick: random.Random) -> Change:
    """Change one number of a saved state."""
    name = pick.choice(list(state))
    cells = state[name] if isinstance(state[name], list) else [state[name]]
    place = pick.randrange(len(cells))
    before = cells[place]
    cells[place] = before + pick.choice((-1, 1)) if pick.random() < 0.3 else pick.choice(NUMBERS)
    if not isinstance(state[name], list):
        state[name] = cells[0]
    return name, place, before, cells[place]


def restored_games(rules: Rules, seed: int, trials: int, changes: int) -> Found:
    """Take a state of a random game, change it again and again, and play on what is accepted."""
    pick, found = random.Random(seed), Found()
    *_, (match, _, _) = islice(random_match(rules, seed), 1 + pick.randrange(FURTHEST))
    for _ in range(trials):
        saved = rules.save(match.state)
        made = [changed(saved["state"], pick) for _ in range(changes)]
        try:
            state = rules.restore(saved)
        except BadRecord:
            found.refused += 1
            continue
        found.played += 1
        for number in range(PLAYED):
            if fault := played_on(rules, state.copy(), number):
                found.broken.append((made, fault))
    return found


def played_on(rules: Rules, state: Any, seed: int) -> str:
    """Play at random to the end; what went wrong, if anything did."""
    core, chance = rules.core, rules.core.Chance(seed)
    law = core.play_lawfully(state, chance, core.Answers())
    if law or chance.stuck:
        return rules.words.laws[law] if law else f"stuck ({chance.stuck})"
    rules.view(state, None)
    return "" if rules.result(state) is not None else "without a result"
