"""The tables that the environments are tried at: every number of players, and three card sets of each game."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games import games

CARDS: Final[dict[str, tuple[Any, ...]]] = {
    "champions": ("open", "open-3", None),
    "midgard": (
        None,
        {"name": "Hordes", "cards": {"viking-horde": {"copies": 9}}},
        {"name": "Short", "board": {"game": {"rounds": 2}}},
    ),
}
TABLES: Final = [(one.slug, seats, place) for one in games() for seats in one.seats for place in range(3)]
"""Game, seats, and which of its card sets."""


def words(slug: str, place: int) -> dict[str, Any]:
    """The card set of a table, as the environments take it."""
    return {"cards": CARDS[slug][place]}
