"""The games that are shipped; importing this makes them known to the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.champions.game import GAME as CHAMPIONS
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.match import Match
from meadhall.kernel.registry import game, games
from meadhall.kernel.rules import Rules
from meadhall.midgard.game import GAME as MIDGARD

MOST_SEED = 2**63

__all__ = ["CHAMPIONS", "MIDGARD", "game", "games", "match_of", "new_match"]


def new_match(slug: str, seats: int, seed: int | None = None, **options: Any) -> Match:
    """A new match of a game; with a seed it can be repeated, without one chance comes from the system.

    Options go by name (`edition="en-2015"`); `cards` is a card set of one's own, by path or as a mapping, and `names`
    are those of the players.
    """
    own: Mapping[str, Any] | str | None = options.pop("cards", None)
    names: Sequence[str] | None = options.pop("names", None)
    return match_of(game(slug).rules(seats, options, own), seed, names)


def match_of(rules: Rules, seed: int | None = None, names: Sequence[str] | None = None) -> Match:
    """A new match by these rules."""
    if seed is not None and (type(seed) is not int or not 0 <= seed < MOST_SEED):
        raise BadOptions(f"The seed must be a whole number from 0 to {MOST_SEED - 1}.")
    chance = rules.core.Chance(seed or 0)
    if seed is None:
        chance.trust_system()
    return Match(rules, chance, names)
