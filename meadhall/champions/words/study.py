"""What is counted in a study of Champions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from meadhall.champions.words import events, slugs
from meadhall.kernel.declared.studies import CATEGORY, Study, Subject


def locations(cards: Any) -> Collection[str]:
    """The spaces of the board without ships and stalls."""
    return [space for space in slugs.SPACES if space not in slugs.PUBLIC_SHIPS]


def ships(cards: Any) -> Collection[str]:
    """Public and private longships."""
    return [*slugs.PUBLIC_SHIPS, *cards.ships]


STUDY: Final = Study(
    subjects=(
        Subject("leader", events.LeaderChosen, "leader"),
        Subject("location", events.WorkerPlaced, "space", among=locations),
        Subject("stall", events.WorkerPlaced, "space", among=lambda cards: cards.stalls, laid=events.StallLaid),
        Subject("sailing", events.WorkerPlaced, "space", among=ships, made="building"),
        Subject("rune", events.RuneTaken, "rune"),
        Subject("used-rune", events.RuneUsed, "rune"),
        Subject("building", events.ShipBuilt, "ship"),
        Subject("enemy", events.EnemyDefeated, "enemy", laid=events.EnemyLaid),
        Subject("destiny", events.DestinyKept, "destiny"),
        Subject(CATEGORY, events.Scored, "category", amount="glory"),
    ),
    starter=events.FirstPlayer,
    fair=("leader",),
    used=("location", "stall", "rune"),
    spared=("begging",),  # CL-14: always open, for a blame
    scores=(70, 120),
)
